"""One way from the games to their rows: what was played and what failed stay together, wherever they were played."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from ..errors import BotFailed
from .game import FAILURE, Row
from .progress import Tell, teller
from .setup import STOP, Setup
from .workers import Where, cores, played

FAILED = "failed-games"
"""The folder, where one stands, for records of games that a bot spoilt outside of any study."""
LARGEST_PART = 50


class Games(NamedTuple):
    """The rows of games in order, those that failed among them, and whether somebody interrupted."""

    rows: list[Row]
    interrupted: bool = False


def gathered(setup: Setup, where: Where = None, progress: bool | Tell | None = None) -> Games:
    """Play all games of a set-up; when it is interrupted, those that are done are kept."""
    tell, found, interrupted = teller(progress), list[Row](), False
    tell(0, setup.games)
    try:
        for _, rows in played(setup, split(setup.games, part_size(setup.games, where)), where):
            check(setup, rows, Path(FAILED))
            found += rows
            tell(len(found), setup.games)
    except KeyboardInterrupt:
        interrupted = True
        warnings.warn(f"Interrupted after {len(found):,} of {setup.games:,} games; these are kept.", stacklevel=3)
    found.sort(key=lambda row: int(row["game"]))
    return Games(found, interrupted)


def check(setup: Setup, rows: Sequence[Row], folder: Path) -> None:
    """Save the records of games that failed, and stop or go on as asked."""
    for row in rows:
        if FAILURE in row:
            path = _saved(row, folder / f"{setup.ruleset}-{row['seed']}.record")
            if setup.on_failure == STOP:
                raise BotFailed(row[FAILURE], str(path) if path else "")
            where = f" The game so far is in {path}." if path else ""
            warnings.warn(f"{row[FAILURE]}{where}", stacklevel=4)


def _saved(row: Row, path: Path) -> Path | None:
    """Where the record of a failed game is now; a disk that is full must not hide why the game failed."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(row["_record"], encoding="utf-8", newline="\n")
    except OSError as error:
        warnings.warn(f"{path} cannot be written ({error.strerror}).", stacklevel=4)
        return None
    return path


def sorted_out(rows: Iterable[Row]) -> tuple[list[Row], list[str]]:
    """The rows of games that were played to an end, and the sentences about those that failed."""
    good: list[Row] = []
    failures: list[str] = []
    for row in rows:
        failures.append(str(row[FAILURE])) if FAILURE in row else good.append(row)
    return good, failures


class Parts(Sequence[range]):
    """The games in parts of one size, the last one what is left; no list of them is held, however many there are."""

    def __init__(self, games: int, size: int) -> None:
        self._starts, self._games, self._size = range(0, games, size), games, size

    def __len__(self) -> int:
        return len(self._starts)

    def __getitem__(self, place: int) -> range:  # type: ignore[override]
        start = self._starts[place]
        return range(start, min(start + self._size, self._games))


def split(games: int, size: int) -> Sequence[range]:
    """The games in parts of one size."""
    return Parts(games, size)


def part_size(games: int, where: Where) -> int:
    """Small enough that all workers end at about the same time, large enough that sending costs little."""
    workers = where if isinstance(where, int) else cores()
    return max(min(games // (8 * max(workers, 1)), LARGEST_PART), 1)
