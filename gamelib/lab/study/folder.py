"""Studies: a folder with a definition and results in parts, which survives being killed at any moment."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping
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
from .part_files import DRAFT, SUFFIX, read_part, set_aside, write_part, write_whole

if TYPE_CHECKING:
    from pandas import DataFrame

    from ...core.rules import Rules

DEFINITION, PART = "study.txt", 100


class Study:
    """A study in its folder. ``run`` plays what is missing, in any number of sittings; ``table`` and ``rows`` read it.

    Parts are written whole or not at all, so a killed run loses at most the parts it was at, and counts no game twice.
    """

    def __init__(self, folder: Path, setup: Setup, part: int, version: str) -> None:
        self.folder, self.setup, self.version, self.interrupted = folder, setup, version, False
        self.parts = dict(enumerate(split(setup.games, part)))

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
        home, said = Path(folder), study_file.text(setup, part)
        if not isinstance(part, int) or part < 1:
            raise StudyError(f"part is {str(part)[:60]}; a part of a study holds at least 1 game.")
        _make(home / "parts")
        if (home / DEFINITION).exists():
            if (home / DEFINITION).read_text(encoding="utf-8") != said:
                raise StudyError(f"{home} holds another study already; open it with Study.open or choose another folder.")
        else:
            write_whole(home / DEFINITION, said)
        return cls(home, setup, part, study_file.version(setup))

    @classmethod
    def open(cls, folder: str | Path, bots: Mapping[str, Bot] | None = None) -> Self:
        """The study in a folder; bots of one's own are handed over by the names that the definition gives them."""
        home = Path(folder)
        setup, part, version = study_file.read(home / DEFINITION, bots or {})
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
        for draft in (self.folder / "parts").glob(f"{DRAFT}*"):
            draft.unlink(missing_ok=True)
        missing = self._missing()
        tell, done = teller(progress), self.setup.games - sum(len(part) for part in missing)
        tell(done, self.setup.games)
        try:
            for part, rows in played(self.setup, missing, executor):
                check(self.setup, rows, self.folder / "failures")
                write_part(self._path(part), [{k: v for k, v in row.items() if k != "_record"} for row in rows])
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
                yield from read_part(self._path(part), part)

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
                    read_part(path, part)
                    continue
            except StudyError as error:
                warnings.warn(f"{error} It is now {set_aside(path).name}.", stacklevel=3)
            found.append(part)
        return found

    def _path(self, part: range) -> Path:
        return self.folder / "parts" / f"{part.start:09d}{SUFFIX}"

    def __repr__(self) -> str:
        return f"<study of {self.setup.ruleset} in {self.folder}: {self.done:,} of {self.setup.games:,} games>"


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StudyError(f"{folder} cannot be made ({error.strerror}).") from None
