"""The games of a study, read once: the table of games, and what is summed up over them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .details import QUARTERS, counted
from .engines import Where
from .game import DETAILS, FAILURE, Row
from .progress import Tell
from .setup import Bots, Setup
from .simulate import framed, gathered

if TYPE_CHECKING:
    from pandas import DataFrame

    from ..core.rules import Rules
    from .study import Study


class Results:
    """``table`` has a row a game; the sums tell what happened within them.

    ``clauses`` how often each was cited and in how many games, ``money`` by clause from the bank, to it and between players,
    ``phases`` by phase decisions, moves open and decisions with one move, ``kinds`` by kind of move how often it was made,
    and for its lift in how many seats, by how many winners; ``leads`` at each quarter every player's lead, and who won.
    """

    def __init__(self, setup: Setup, rows: Iterable[Row]) -> None:
        self.setup = setup
        self.clauses: dict[str, list[int]] = {}
        self.money: dict[str, list[int]] = {}
        self.phases: dict[str, list[int]] = {}
        self.kinds: dict[str, list[float]] = {}
        self.uses: dict[str, list[tuple[list[int], list[float]]]] = {}
        self.leads: dict[int, list[list[float]]] = {quarter: [] for quarter in QUARTERS}
        plain, failures = [], []
        for row in rows:
            if FAILURE in row:
                failures.append(str(row[FAILURE]))
                continue
            plain.append({key: value for key, value in row.items() if key[0] != "_"})
            if DETAILS in row:
                self._add(row[DETAILS], _shares(row, setup.rules.players))
        self.table: DataFrame = framed(plain, setup, failures)

    @property
    def n(self) -> int:
        """How many games there are."""
        return len(self.table)

    def _add(self, found: dict[str, Any], won: list[float]) -> None:
        counted(self.clauses, {clause: [times, 1] for clause, times in found["clauses"].items()})
        counted(self.money, found["money"])
        counted(self.phases, found["phases"])
        for kind, times in found["kinds"].items():
            self.uses.setdefault(kind, []).append((times, won))
        for quarter, leads in found["lead"].items():
            self.leads[int(quarter)].append([*leads, *won])


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
    setup = Setup.of(name, rules, bots, games, seed, **{"details": True, **more})
    return of_setup(setup, executor, progress)


def of_setup(setup: Setup, executor: Where = None, progress: bool | Tell | None = None) -> Results:
    """The results of a set-up, played now."""
    rows, _ = gathered(setup, executor, progress)
    return Results(setup, rows)


def read(study: Study) -> Results:
    """The results of a study, part by part."""
    return Results(study.setup, study.rows())


def _shares(row: Row, players: int) -> list[float]:
    """Each player's share of the win."""
    winners = [int(player) for player in str(row["winners"]).split("+") if player]
    return [(player + 1 in winners) / max(len(winners), 1) for player in range(players)]
