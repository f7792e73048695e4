"""When the game is over, and who has won."""

from __future__ import annotations

from ...core.events import Log
from ...core.state import Outcome
from ..rules import Rules
from ..table import COLOURS, NO_DICE, OVER, Table

ENDS = ("mark.end", "mark.variant-four-rows", "mark.stall")
"""The clauses by which a game can end; each has a recorded game among the tests."""


def full_rows(rules: Rules, table: Table) -> int:
    """How many rows of the market are full."""
    return table.sold.count(rules.market_squares)


def finish(rules: Rules, table: Table, log: Log | None) -> None:
    """The last row that is needed is full: the game ends at once, and the most cash wins."""
    table.phase, table.actor, table.dice, table.actions = OVER, None, NO_DICE, 0
    if log is not None:
        ended = outcome(rules, table)
        assert ended is not None
        log.add(ended.clause, "end", {"rows": full_rows(rules, table)})
        key = "winner" if len(ended.winners) == 1 else "shared-win"
        log.add("mark.winner", key, {"winners": ended.winners, "cash": max(ended.scores)})


def outcome(rules: Rules, table: Table) -> Outcome | None:
    """None while the game goes on; a game cut at the limit on turns has no winner."""
    if table.phase != OVER:
        return None
    if full_rows(rules, table) < rules.rows_to_end:
        return Outcome("mark.stall", table.cash, ())
    clause = "mark.end" if rules.rows_to_end == len(COLOURS) else "mark.variant-four-rows"
    most = max(table.cash)
    return Outcome(clause, table.cash, tuple(player for player, cash in enumerate(table.cash) if cash == most))
