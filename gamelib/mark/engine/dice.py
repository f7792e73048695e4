"""What a roll leads to."""

from __future__ import annotations

from ...core.events import Log
from ..notation import Roll
from ..rules import Rules
from ..table import ACT, FACES, HAMMER, Table
from .action import can_act, shown
from .auction import strike
from .turn import end_turn


def roll(rules: Rules, table: Table, move: Roll, log: Log | None) -> None:
    """Both dice: the hammer auctions; otherwise an action, two on a double, or a turn that is lost."""
    table.dice = (move.first, move.second)
    if log is not None:
        log.add("mark.roll", "roll", {"player": table.player, "faces": (FACES[move.first], FACES[move.second])})
    if move.first == HAMMER:
        strike(rules, table, log)
    elif can_act(table):
        table.phase, table.actor = ACT, table.player
        table.actions = 2 if move.first == move.second else 1
    else:
        if log is not None:
            clause, why = ("mark.must-act", "nothing-possible") if shown(rules, table) else ("mark.closed-roll", "closed-roll")
            log.add(clause, why, {"player": table.player})
        end_turn(rules, table, log)
