"""``simulate``: many games as a table, a row a game."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...core.text import written
from ..errors import BotFailed
from .game import FAILURE, SERIES, Row
from .progress import Tell, teller
from .setup import STOP, Bots, Setup
from .workers import Where, cores, played

if TYPE_CHECKING:
    from pandas import DataFrame

    from ...core.rules import Rules

FAILED = "failed-games"
"""The folder, where one stands, for records of games that a bot spoilt outside of any study."""
LARGEST_PART = 50


def simulate(
    name: str,
    rules: Rules | None = None,
    bots: Bots = None,
    games: int = 1000,
    seed: int = 0,
    executor: Where = None,
    *,
    rotate: bool = False,
    details: bool = False,
    progress: bool | Tell | None = None,
    **more: Any,
) -> DataFrame:
    """Play games and answer a pandas table with a row a game; the same one on one core, on many or on a cluster.

    ``bots`` are names or callables, one for all or one a player; ``rotate`` moves them on by one player a game. ``executor``
    is None (all cores), a number of processes, any ``concurrent.futures.Executor`` or a Dask client. ``details`` adds
    columns that need the events and curves of the games. ``on_failure="go on"`` leaves out games that a bot spoils instead
    of stopping; ``limit`` (moves) and ``patience`` (seconds) say when a game counts as one that never ends. The table's
    ``attrs`` say what was asked for. When it is interrupted, it answers the games that are done.

    >>> import gamelib
    >>> table = gamelib.lab.simulate("mark", bots="greedy", games=4, seed=1, executor=1)
    >>> game = table.iloc[2]
    >>> record = gamelib.playout("mark", bots="greedy", seed=int(game.seed))
    >>> bool(record.final().outcome.scores[0] == game.score_1)
    True
    """
    setup = Setup.of(name, rules, bots, games, seed, rotate=rotate, details=details, **more)
    rows, failures = gathered(setup, executor, progress)
    return framed(rows, setup, failures)


def series(
    name: str,
    rules: Rules | None = None,
    bots: Bots = None,
    games: int = 100,
    seed: int = 0,
    executor: Where = None,
    **more: Any,
) -> DataFrame:
    """The curves of games as a long table: game, turn, group, name, value. The games are those of :func:`simulate`."""
    from pandas import DataFrame

    setup = Setup.of(name, rules, bots, games, seed, series=True, **more)
    rows, _ = gathered(setup, executor, None)
    return DataFrame(_points(rows), columns=["game", "turn", "group", "name", "value"])


def gathered(setup: Setup, where: Where = None, progress: bool | Tell | None = None) -> tuple[list[Row], list[str]]:
    """The rows of all games in order, and the sentences about those that failed."""
    tell, done, found = teller(progress), 0, []
    tell(0, setup.games)
    try:
        for _, rows in played(setup, split(setup.games, part_size(setup.games, where)), where):
            check(setup, rows, Path(FAILED))
            found += rows
            done += len(rows)
            tell(done, setup.games)
    except KeyboardInterrupt:
        warnings.warn(f"Interrupted after {done:,} of {setup.games:,} games; these are kept.", stacklevel=3)
    found.sort(key=lambda row: int(row["game"]))
    failures = [str(row[FAILURE]) for row in found if FAILURE in row]
    return [row for row in found if FAILURE not in row], failures


def check(setup: Setup, rows: Sequence[Row], folder: Path) -> None:
    """Save the records of games that failed, and stop or go on as asked."""
    for row in rows:
        if FAILURE in row:
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / f"{setup.ruleset}-{row['seed']}.record"
            path.write_text(row["_record"], encoding="utf-8", newline="\n")
            if setup.on_failure == STOP:
                raise BotFailed(row[FAILURE], str(path))
            warnings.warn(f"{row[FAILURE]} The game so far is in {path}.", stacklevel=4)


def framed(rows: Sequence[Row], setup: Setup, failures: Sequence[str] = ()) -> DataFrame:
    """The table of these rows, with what was asked for in its ``attrs``."""
    from pandas import DataFrame

    table = DataFrame([{key: value for key, value in row.items() if key[0] != "_"} for row in rows])
    if "gini" in table:
        table["gini"] = table["gini"].astype(float)  # also where no game has one
    table.attrs = {"ruleset": setup.ruleset, "rules": {k: written(v) for k, v in setup.rules.differing().items()}}
    table.attrs |= {"bots": list(setup.names()), "games": setup.games, "seed": setup.seed, "failures": list(failures)}
    return table


def split(games: int, size: int) -> list[range]:
    """The games in parts of one size, the last one what is left."""
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def part_size(games: int, where: Where) -> int:
    """Small enough that all workers end at about the same time, large enough that sending costs little."""
    workers = where if isinstance(where, int) else cores()
    return max(min(games // (8 * max(workers, 1)), LARGEST_PART), 1)


def _points(rows: Sequence[Row]) -> Iterator[tuple[Any, ...]]:
    for row in rows:
        for group, curves in row[SERIES].items():
            for name, values in curves.items():
                yield from ((row["game"], turn, group, name, value) for turn, value in values)
