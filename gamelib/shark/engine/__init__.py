"""Who may do what in SHARK, and what it causes: plain functions over rules and tables.

A file a subject, in the order of play: ``setup``, ``turn``, ``trade``, ``dice``, ``chains`` (what a building joins and
touches, and what a company is worth), ``placement``, ``settlement``, ``end``; beside them ``objections`` (what forbids a
move), ``telling`` (a placement's events) and ``ledger`` (where everything is, and who sees it).
"""

from __future__ import annotations

from collections.abc import Callable

from ...core.events import Log
from ...core.moves import Move
from ..notation import CHOICES, DEALS, FIRSTS, PLAIN_ROLLS, ROLLS, SURRENDERS, puts
from ..rules import Rules
from ..table import AFTER, BEFORE, CHOOSE, DEAL, FIRST, HUES, OVER, PLACE, ROLL, SETTLE, Table
from .chains import allowed_colours, legal_squares
from .dice import roll
from .end import ENDS, outcome
from .ledger import guess, hidden, holdings, veiled
from .objections import due, objections
from .placement import place
from .settlement import surrender
from .setup import first_player, give_share, opening
from .trade import trades
from .turn import trade

__all__ = [
    "ENDS",
    "due",
    "guess",
    "hidden",
    "holdings",
    "legal",
    "objections",
    "opening",
    "outcome",
    "step",
    "veiled",
    "weights",
]

_STEPS: dict[str, Callable[..., None]] = {
    FIRST: first_player,
    DEAL: give_share,
    CHOOSE: give_share,
    BEFORE: trade,
    ROLL: roll,
    PLACE: place,
    SETTLE: surrender,
    AFTER: trade,
}


def step(rules: Rules, table: Table, move: Move, log: Log | None = None) -> Table:
    """The table after a legal move; what it causes is written into the log if there is one."""
    after = table.copy()
    _STEPS[table.phase](rules, after, move, log)
    return after


def legal(rules: Rules, table: Table) -> tuple[Move, ...]:
    """Every legal move in the order of the catalogue; at chance, every outcome."""
    return _LEGAL[table.phase](rules, table)


def weights(rules: Rules, table: Table) -> None:
    """None: first players, start shares and the faces of fair dice are all equally likely."""
    return None


def _first_players(rules: Rules, table: Table) -> tuple[Move, ...]:
    return FIRSTS[: rules.players]


def _deals(rules: Rules, table: Table) -> tuple[Move, ...]:
    return DEALS


def _choices(rules: Rules, table: Table) -> tuple[Move, ...]:
    return CHOICES


def _rolls(rules: Rules, table: Table) -> tuple[Move, ...]:
    return PLAIN_ROLLS if rules.variant_three else ROLLS


def _placements(rules: Rules, table: Table) -> tuple[Move, ...]:
    zone = table.dice[1]
    found: tuple[Move, ...] = ()
    for company in allowed_colours(rules, table):
        found += puts(company, zone, legal_squares(table, company, zone))
    return found


def _surrenders(rules: Rules, table: Table) -> tuple[Move, ...]:
    assert table.actor is not None
    held = table.shares[table.actor]
    return tuple(SURRENDERS[company] for company in HUES if held[company] and table.values[company])


def _nothing(rules: Rules, table: Table) -> tuple[Move, ...]:
    return ()


_LEGAL: dict[str, Callable[[Rules, Table], tuple[Move, ...]]] = {
    FIRST: _first_players,
    DEAL: _deals,
    CHOOSE: _choices,
    BEFORE: trades,
    ROLL: _rolls,
    PLACE: _placements,
    SETTLE: _surrenders,
    AFTER: trades,
    OVER: _nothing,
}
