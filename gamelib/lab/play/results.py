"""The games of an experiment, read once: the table of games, and what was counted within each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .game import DETAILS, FAILURE, Row
from .gather import gathered
from .progress import Tell
from .setup import Bots, Setup
from .simulate import framed, shares
from .workers import Where

if TYPE_CHECKING:
    from pandas import DataFrame

    from ...core.rules import Rules
    from ..study.folder import Study


class Results:
    """``table`` has a row a game. ``names`` and ``counts`` tell what was counted within the games.

    The groups are ``clauses`` (times cited), ``money`` (from the bank, to it, between players), ``phases`` (decisions, moves
    open, decisions with one move), ``kinds`` of moves (times made, a number a player), ``chosen`` (the same, where moves of
    several kinds were open) and ``lead`` (a number a player).
    """

    def __init__(self, setup: Setup, rows: Iterable[Row], interrupted: bool = False) -> None:
        self.setup, self.interrupted = setup, interrupted
        self.details: list[dict[str, Any]] = []
        self.table: DataFrame = framed(map(self._kept, rows), setup)
        self.won = [shares(str(winners), setup.rules.players) for winners in self.table["winners"]] if self.n else []

    def _kept(self, row: Row) -> Row:
        """A row without what was counted within its game, which is kept apart."""
        if DETAILS in row:
            self.details.append(row[DETAILS])
        return {key: value for key, value in row.items() if key[0] != "_" or key == FAILURE}

    @property
    def failures(self) -> list[str]:
        """The sentences about games that a bot spoilt."""
        told: list[str] = self.table.attrs["failures"]
        return told

    @property
    def n(self) -> int:
        """How many games there are."""
        return len(self.table)

    def names(self, group: str) -> list[str]:
        """Everything that occurs in a group, in order."""
        return sorted({name for one in self.details for name in one.get(group, ())})

    def counts(self, group: str, name: str) -> Any:
        """An array with a row a game; where a name does not occur in a game, its numbers are 0."""
        import numpy as np

        found = [one[group].get(name) for one in self.details]
        width = next((len(one) for one in found if isinstance(one, list)), 1)
        nothing = [0] * width
        return np.asarray([nothing if one is None else one if isinstance(one, list) else [one] for one in found], dtype=float)


def experiment(
    name: str,
    rules: Rules | None = None,
    bots: Bots = None,
    games: int = 1000,
    seed: int = 0,
    executor: Where = None,
    *,
    progress: bool | Tell | None = None,
    **more: Any,
) -> Results:
    """Play games with all their details and keep what reports need; the arguments are those of ``simulate``."""
    return of_setup(Setup.of(name, rules, bots, games, seed, **{"details": True, **more}), executor, progress)


def of_setup(setup: Setup, executor: Where = None, progress: bool | Tell | None = None) -> Results:
    """The results of a set-up, played now."""
    return Results(setup, *gathered(setup, executor, progress))


def read(study: Study) -> Results:
    """The results of a study in its folder, as far as it has come."""
    return Results(study.setup, study.rows(), study.interrupted)
