"""Who may do what in SHARK, and what it causes: plain functions over rules and tables.

A file a subject, in the order of play: ``setup``, ``turn``, ``trade``, ``dice``, ``chains`` (what a building joins and
touches, and what a company is worth), ``placement``, ``settlement``, ``end``; beside them ``objections`` (what forbids a
move), ``placement_events`` (a placement's events) and ``ledger`` (where everything is).
``ENGINE`` puts them together.
"""

from __future__ import annotations

from ...core.kit.engine import Engine, Phase, always
from ...core.kit.first import draw_of_first
from ...core.moves import Move
from ..notation import CHOICES, DEALS, PLAIN_ROLLS, ROLLS, SURRENDERS, First, puts
from ..rules import Rules
from ..table import AFTER, BEFORE, CHOOSE, DEAL, HUES, PLACE, ROLL, SETTLE, Table
from .chains import allowed_colours, legal_squares
from .dice import roll
from .end import ENDS, outcome
from .ledger import holdings
from .objections import OBJECTIONS
from .placement import place
from .settlement import surrender
from .setup import give_share, next_share, opening
from .trade import trades
from .turn import trade


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


def _what_to_roll(rules: Rules, table: Table) -> str:
    return "shark.first-turn" if table.turn == 1 else "shark.turn"


def _roll_first(rules: Rules, table: Table) -> tuple[str, dict[str, object]]:
    return "due-first-roll" if table.turn == 1 else "due-roll", {"player": table.player}


PHASES = (
    draw_of_first("shark.first-player", First, next_share),
    Phase(DEAL, "shark.setup", give_share, always(*DEALS), OBJECTIONS[DEAL], chance=True),
    Phase(CHOOSE, "shark.setup", give_share, always(*CHOICES), OBJECTIONS[CHOOSE]),
    Phase(BEFORE, "shark.turn", trade, trades, OBJECTIONS[BEFORE]),
    Phase(ROLL, _what_to_roll, roll, _rolls, OBJECTIONS[ROLL], chance=True, reminder=_roll_first),
    Phase(PLACE, "shark.turn", place, _placements, OBJECTIONS[PLACE]),
    Phase(SETTLE, "shark.forced-sale", surrender, _surrenders, OBJECTIONS[SETTLE]),
    Phase(AFTER, "shark.turn", trade, trades, OBJECTIONS[AFTER]),
)

ENGINE: Engine[Rules, Table] = Engine(opening, PHASES, holdings, outcome, ENDS, pace=4.0)
