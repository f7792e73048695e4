"""Studies: a folder with a definition and results in parts, which survives being killed at any moment."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from ...players.bots import Bot
from ..errors import StudyError
from ..play.game import Row
from ..play.gather import check, split
from ..play.progress import Tell, teller
from ..play.setup import Bots, Setup
from ..play.simulate import framed
from ..play.workers import Where, played
from . import study_file
from .folder_lock import only_run
from .part_files import DRAFT, SUFFIX, OtherStudy, read_part, refuse_pipe, set_aside, unlike, write_part, write_whole

if TYPE_CHECKING:
    from pandas import DataFrame

    from ...core.rules import Rules

DEFINITION, PART = "study.txt", 100
MOST_PART, MOST_PARTS = 100_000, 100_000


class Study:
    """A study in its folder. ``run`` plays what is missing, in any number of sittings; ``table`` and ``rows`` read it.

    Parts are written whole or not at all, so a killed run loses at most the parts it was at, and counts no game twice.
    """

    def __init__(self, folder: Path, setup: Setup, part: int, version: str) -> None:
        self.folder, self.setup, self.version, self.interrupted = folder, setup, version, False
        check_parts(setup.games, part)
        self.parts = dict(enumerate(split(setup.games, part)))
        self._under = study_file.deciding(setup, part)

    @classmethod
    def new(
        cls,
        folder: str | Path,
        name: str,
        rules: Rules | None = None,
        bots: Bots = None,
        games: int = 1000,
        seed: int = 0,
        *,
        part: int = PART,
        **more: Any,
    ) -> Self:
        """Define a study in a new folder; the same definition again opens the study that is there."""
        setup = Setup.of(name, rules, bots, games, seed, **more)
        check_parts(setup.games, part)
        home, said = Path(folder), study_file.text(setup, part)
        _make(home / "parts")
        there = _definition(home / DEFINITION)
        if there is None:
            write_whole(home / DEFINITION, said)
        elif there != said:
            told = unlike(there.splitlines(), said.splitlines())
            raise StudyError(f"{home} holds another study already ({told}); open it with Study.open or choose another folder.")
        return cls(home, setup, part, study_file.version(setup))

    @classmethod
    def open(
        cls,
        folder: str | Path,
        bots: Mapping[str, Bot] | None = None,
        measures: Sequence[Any] | Mapping[str, Any] = (),
    ) -> Self:
        """The study in a folder; bots and measures of one's own are handed over by the names that the definition gives them."""
        home = Path(folder)
        setup, part, version = study_file.read(home / DEFINITION, bots or {}, measures)
        return cls(home, setup, part, version)

    def run(self, executor: Where = None, progress: bool | Tell | None = None) -> Self:
        """Play the parts that are missing. Interrupted or killed, it goes on from there when it is run again."""
        now = study_file.version(self.setup)
        if self.version != now:
            raise StudyError(
                f"{self.folder} was begun by another version of {self.setup.ruleset} ({self.version}, this is "
                f"{now}); games of two versions are not mixed, but what is there can still be read."
            )
        _make(self.folder / "parts")
        with only_run(self.folder):
            return self._run(executor, progress)

    def _run(self, executor: Where, progress: bool | Tell | None) -> Self:
        for draft in (self.folder / "parts").glob(f"{DRAFT}*"):
            if draft.is_file():
                draft.unlink(missing_ok=True)
        missing = self._missing()
        tell, done = teller(progress), self.setup.games - sum(len(part) for part in missing)
        tell(done, self.setup.games)
        try:
            for part, rows in played(self.setup, missing, executor):
                check(self.setup, rows, self.folder / "failures")
                kept = [{k: v for k, v in row.items() if k != "_record"} for row in rows]
                write_part(self._path(part), kept, self._under)
                done += len(part)
                tell(done, self.setup.games)
        except KeyboardInterrupt:
            self.interrupted = True
            warnings.warn(f"Interrupted after {done:,} of {self.setup.games:,} games; run it again to go on.", stacklevel=2)
        return self

    @property
    def done(self) -> int:
        """How many games are finished and on disk."""
        return sum(len(part) for part in self.parts.values() if self._path(part).exists())

    def rows(self) -> Iterator[Row]:
        """Every finished game in order, one part in memory at a time; a damaged part is an error, not a gap."""
        for part in self.parts.values():
            if self._path(part).exists():
                yield from read_part(self._path(part), part, self._under)

    def table(self) -> DataFrame:
        """A row a game, the same table that ``simulate`` answers."""
        return framed(self.rows(), self.setup)

    def _missing(self) -> list[range]:
        """Parts that are not there, or not whole; those are set aside and reported."""
        found = []
        for part in self.parts.values():
            path = self._path(part)
            try:
                if path.exists():
                    read_part(path, part, self._under)
                    continue
            except OtherStudy:
                raise
            except StudyError as error:
                warnings.warn(f"{error} It is now {set_aside(path).name}.", stacklevel=3)
            found.append(part)
        return found

    def _path(self, part: range) -> Path:
        return self.folder / "parts" / f"{part.start:09d}{SUFFIX}"

    def __repr__(self) -> str:
        return f"<study of {self.setup.ruleset} in {self.folder}: {self.done:,} of {self.setup.games:,} games>"


def check_parts(games: int, part: object) -> None:
    """That the parts of a study are of a size and number that can be kept."""
    if not isinstance(part, int) or isinstance(part, bool) or not 1 <= part <= MOST_PART:
        raise StudyError(f"part is {str(part)[:60]}; a part of a study holds at least 1 game and at most {MOST_PART:,}.")
    if games > MOST_PARTS * part:
        least = -(-games // MOST_PARTS)
        raise StudyError(f"{games:,} games in parts of {part:,} are more than {MOST_PARTS:,} files; give part={least} or more.")


def _definition(path: Path) -> str | None:
    """The definition that stands in a folder, or None."""
    refuse_pipe(path)
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise StudyError(f"{path} cannot be read ({getattr(error, 'strerror', 'not UTF-8 text')}).") from None


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StudyError(f"{folder} cannot be made ({error.strerror}).") from None
