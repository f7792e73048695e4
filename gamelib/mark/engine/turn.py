"""A turn begins with storage and the dice, and ends with the next player clockwise."""

from __future__ import annotations

from ...core.events import Log
from ...core.moves import CHANCE
from ..rules import Rules
from ..table import NO_DICE, OVER, RETURN, ROLL, Table
from .storage import pay_storage, storage_fee


def end_turn(rules: Rules, table: Table, log: Log | None) -> None:
    """The dice go to the next player clockwise, unless the limit on turns is reached."""
    table.dice, table.actions = NO_DICE, 0
    if table.turn == rules.turn_limit:
        table.phase, table.actor = OVER, None
        if log is not None:
            log.add("mark.stall", "cut", {"turns": table.turn})
        return
    table.player = (table.player + 1) % rules.players
    start_turn(rules, table, log)


def start_turn(rules: Rules, table: Table, log: Log | None) -> None:
    """Storage first: the fee, or the return of the excess; then the dice."""
    table.turn += 1
    table.phase, table.actor = ROLL, CHANCE
    if log is not None:
        log.add("mark.turn", "turn", {"turn": table.turn, "player": table.player})
    fee = storage_fee(rules, table)
    if fee > table.cash[table.player]:
        table.phase, table.actor = RETURN, table.player
        if log is not None:
            owed = {"player": table.player, "fee": fee, "cash": table.cash[table.player]}
            log.add("mark.storage-default", "cannot-pay", owed)
    elif fee:
        pay_storage(rules, table, fee, log)
