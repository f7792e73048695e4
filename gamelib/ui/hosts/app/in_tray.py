"""What pupils hand in to the server: a small file each, in a folder of its own beside the pages of the visitors.

The names of the files are digests, so that nobody can name a file; who handed in stands in the file itself.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from ....core.errors import RecordError
from ....teach.gradebook import SUFFIX
from ....teach.results import MOST_BYTES, Results, known_as
from ...learn.keeping import file_of
from ...table.keeping import write
from .visitors import log

FOLDER, BEFORE = "handed-in", "before-{number}"
"""Where results lie in the folder of the server, and those of classes before."""
MOST, MOST_EACH = 400, 60
"""So many results lie in the tray, and so many from one visitor: a screen at which pupils work one after the other."""


@dataclass(frozen=True)
class InTray:
    """The tray of a server, as one of its visitors reaches it."""

    folder: Path
    visitor: str

    def take(self, results: Results) -> bool:
        """Keep a pupil's results, in place of what the same pupil handed in here before; whether there was room.

        Work that lies here already gives way only to work: who starts afresh and hands in nothing loses nothing.
        """
        text, path = results.text(), self._path(results)
        if path.is_file() and not results.has_tried:
            return True
        if len(text.encode()) > MOST_BYTES or not (path.is_file() or self._has_room()):
            return False
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write(path, text)
        except OSError as error:
            log.error("Results could not be kept: %r", error)
            return False
        return True

    def texts(self) -> dict[str, str]:
        """The texts of all that was handed in, by the names of their files; nothing stands in one that cannot be read."""
        found, names = dict[str, str](), Counter[str]()
        for path in self._files()[:MOST]:
            try:
                results = Results.load(path)
            except (RecordError, OSError):
                found[path.name] = ""
                continue
            name = file_of(results)
            names[name] += 1
            found[name if names[name] == 1 else f"{name.removesuffix(SUFFIX)}-{names[name]}{SUFFIX}"] = results.text()
        return found

    def put_away(self) -> str:
        """Make room for another class; where the results of this one lie from now on."""
        aside = next(one for number in count(1) if not (one := self.folder / BEFORE.format(number=number)).exists())
        aside.mkdir(parents=True)
        for path in self._files():
            path.rename(aside / path.name)
        return str(aside)

    def _files(self) -> list[Path]:
        return sorted(self.folder.glob(f"*{SUFFIX}"))

    def _has_room(self) -> bool:
        names = [path.name for path in self._files()]
        return len(names) < MOST and sum(name.startswith(_digest(self.visitor)) for name in names) < MOST_EACH

    def _path(self, results: Results) -> Path:
        return self.folder / f"{_digest(self.visitor)}-{_digest(f'{results.ruleset} {known_as(results.pupil)}')}{SUFFIX}"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:24]
