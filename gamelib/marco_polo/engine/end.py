"""When the game is over, who has won, and what a merchant is worth."""

from __future__ import annotations

from ...core.events import Log
from ...core.state import Outcome
from ..atlas import world
from ..rules import Rules
from ..table import NOBODY, NONE, OVER, Table

ENDS = ("marco_polo.goal-first", "marco_polo.turn-limit")
"""The clauses by which a game can end."""


def worth(rules: Rules, table: Table, player: int) -> int:
    """Cash, goods, and Table and Secret where the merchant still holds them."""
    papers = rules.table_value * table.golden[player] + rules.secret_value * (table.learnt[player] != NONE)
    return table.cash[player] + world(rules.map).worth(table.hands[player]) + papers


def finish(rules: Rules, table: Table, player: int, log: Log | None) -> None:
    """The first merchant home with a fortune wins at once."""
    table.phase, table.actor, table.winner = OVER, None, player
    table.kind = table.spun = NONE
    table.left = 0
    if log is not None:
        said = {"player": player, "worth": worth(rules, table, player), "goal": rules.goal}
        log.add("marco_polo.goal", "goal", said, also=("marco_polo.goal-colours", "marco_polo.arrival"))
        log.add("marco_polo.goal-first", "winner", said)


def outcome(rules: Rules, table: Table) -> Outcome | None:
    """None while the game goes on; a game cut at the limit on turns has no winner."""
    if table.phase != OVER:
        return None
    scores = tuple(worth(rules, table, player) for player in range(rules.players))
    if table.winner == NOBODY:
        return Outcome("marco_polo.turn-limit", scores, ())
    return Outcome("marco_polo.goal-first", scores, (table.winner,))
