"""The shelf beside a notebook: what was answered in lessons and exercises is put there and found again."""

from __future__ import annotations

import os
import re
import tempfile
from pathlib import Path

from ...core.errors import RecordError
from ...core.text import decoded
from ...teach.lesson import Lesson
from ...teach.progress import MOST_BYTES, Progress
from ...teach.results import Results
from ...teach.work import Work

ENDING = ".kept"


class Shelf:
    """A folder in which answers are kept; none where nothing shall be."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def lesson(self, lesson: Lesson) -> Progress:
        """What was answered before; nothing where there is no file, or none that can be read."""
        return self.read_lesson(lesson, self._read(f"{lesson.ruleset}-lesson{ENDING}"))

    def read_lesson(self, lesson: Lesson, text: str) -> Progress:
        """What a text says was answered."""
        known = {scene.name: scene for scene in lesson.scenes()}
        try:
            found = Progress.read(text, known) if text else Progress(lesson.ruleset)
        except RecordError:
            return Progress(lesson.ruleset)
        return found if found.ruleset == lesson.ruleset else Progress(lesson.ruleset)

    def work(self, work: Work) -> Work:
        """The work with the marks that it had before."""
        if not work.pupil:
            self.read_work(work, self._read(f"{work.ruleset}-exercises{ENDING}"))
        return work

    def read_work(self, work: Work, text: str) -> bool:
        """Take up the marks that a text holds; whether it holds any of this ruleset."""
        try:
            results = Results.read(text) if text else None
        except RecordError:
            results = None
        if results is None or results.ruleset != work.ruleset:
            return False
        work.restore(results)
        return True

    def keep(self, what: Progress | Results) -> None:
        """Write it down whole; a folder that cannot be written to is no reason to stop."""
        kind = "lesson" if isinstance(what, Progress) else "exercises"
        self.write(f"{what.ruleset}-{kind}{ENDING}", what.text())

    def forget_exercises(self, ruleset: str) -> None:
        """Put away the marks of whoever worked last; what was handed in stays."""
        if self.folder is not None:
            (self.folder / f"{ruleset}-exercises{ENDING}").unlink(missing_ok=True)

    def hand_in(self, results: Results) -> str:
        """Write the results file for the teacher; its name, or nothing where it could not be written."""
        file = file_of(results)
        return file if self.write(file, results.text()) else ""

    def write(self, file: str, text: str) -> bool:
        """Write a file whole, or leave what was there."""
        if self.folder is None:
            return False
        try:
            handle, draft = tempfile.mkstemp(dir=self.folder, prefix=f".{file}.")
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as out:
                out.write(text)
            os.chmod(draft, 0o644)
            os.replace(draft, self.folder / file)
        except OSError:
            return False
        return True

    def _read(self, file: str) -> str:
        path = None if self.folder is None else self.folder / file
        if path is None or not path.is_file() or path.stat().st_size > MOST_BYTES:
            return ""
        try:
            return decoded(path.read_bytes())
        except (OSError, RecordError):
            return ""


def file_of(results: Results) -> str:
    """The name of a results file: the pupil's, and the ruleset's."""
    plain = re.sub(r"[^\w-]+", "-", results.pupil.lower()).strip("-_") or "pupil"
    return f"{plain}-{results.ruleset}.results"
