"""``simulate``: many games as a table, a row a game."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ...core.text import written
from .game import SERIES, Row
from .gather import gathered, sorted_out
from .progress import Tell
from .setup import Bots, Setup
from .workers import Where

if TYPE_CHECKING:
    from pandas import DataFrame

    from ...core.rules import Rules

RULES = "rules"
"""The column that tells the rules where they are not the printed ones, so that a row can be opened from a file."""


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
    ``attrs`` say what was asked for and what failed; ``won_1``, ``won_2`` … are the players' shares of the win. Without
    ``bots`` the ruleset's sensible bot plays. When it is interrupted, it answers the games that are done.

    >>> import gamelib
    >>> table = gamelib.lab.simulate("mark", bots="sensible", games=4, seed=1, executor=1)
    >>> game = table.iloc[2]
    >>> record = gamelib.playout("mark", bots="sensible", seed=int(game.seed))
    >>> bool(record.final().outcome.scores[0] == game.score_1)
    True
    """
    setup = Setup.of(name, rules, bots, games, seed, rotate=rotate, details=details, **more)
    return framed(gathered(setup, executor, progress).rows, setup)


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
    rows, _ = sorted_out(gathered(setup, executor, None).rows)
    return DataFrame(_points(rows), columns=["game", "turn", "group", "name", "value"])


def framed(rows: Iterable[Row], setup: Setup) -> DataFrame:
    """The table of these rows, with what was asked for and what failed in its ``attrs``."""
    from pandas import DataFrame

    games, failures = sorted_out(rows)
    table = DataFrame([{key: value for key, value in row.items() if key[0] != "_"} for row in games])
    for name in ("gini", *(name for name, _ in setup.measures)):
        if name in table:
            table[name] = table[name].astype(float)  # also where no game has one
    changed = {name: written(value) for name, value in setup.rules.differing().items()}
    if games:
        won = wins(table)
        table[won.columns] = won
    if games and changed:
        table[RULES] = json.dumps(changed)
    table.attrs = {"ruleset": setup.ruleset, "rules": changed}
    table.attrs |= {"bots": list(setup.names()), "games": setup.games, "seed": setup.seed, "failures": failures}
    return table


def wins(table: DataFrame) -> DataFrame:
    """Each player's share of the win, a column a player: 1 where the player wins alone, a part where the win is shared."""
    from pandas import DataFrame

    players = sum(str(name).startswith("score_") for name in table.columns)
    rows = [shares(str(winners), players) for winners in table["winners"]]
    return DataFrame(rows, index=table.index, columns=[f"won_{player + 1}" for player in range(players)])


def shares(winners: str, players: int) -> list[float]:
    """Each player's share of the win, from the column ``winners``; a file may have made a number of it, or nothing."""
    found = [int(float(player)) for player in winners.split("+") if player and player != "nan"]
    return [(player + 1 in found) / max(len(found), 1) for player in range(players)]


def _points(rows: Sequence[Row]) -> Iterator[tuple[Any, ...]]:
    for row in rows:
        for group, curves in row[SERIES].items():
            for name, values in curves.items():
                yield from ((row["game"], turn, group, name, value) for turn, value in values)
