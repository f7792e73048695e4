"""A turn: reserve or build, or nothing where neither is possible; then the next player clockwise."""

from __future__ import annotations

from ...core.events import Log
from ..rules import Rules
from ..table import CHOOSE, Table
from .reservation import in_hand, reservable


def can_act(rules: Rules, table: Table) -> bool:
    """Whether the player whose turn it is can build or reserve."""
    player = table.player
    return bool(table.marks[player] or (in_hand(rules, table, player) and reservable(rules, table)))


def end_turn(rules: Rules, table: Table, log: Log | None) -> None:
    """The turn goes to the next player clockwise."""
    table.player = (table.player + 1) % rules.players
    start_turn(rules, table, log)


def start_turn(rules: Rules, table: Table, log: Log | None) -> None:
    """A player who can do nothing loses the turn; somebody can always act."""
    while True:
        table.turn += 1
        if log is not None:
            also = ("city.turn-end",) if table.turn > 1 else ()
            log.add("city.turn", "turn", {"turn": table.turn, "player": table.player}, (), also)
        if can_act(rules, table):
            break
        log_lost(table, log)
        table.player = (table.player + 1) % rules.players
    table.phase, table.actor = CHOOSE, table.player


def choose_anew(rules: Rules, table: Table, log: Log | None) -> None:
    """Another player got the shop: the drawer reserves or builds, if that is still possible."""
    if can_act(rules, table):
        table.phase, table.actor = CHOOSE, table.player
        if log is not None:
            log.add("city.drawer-lost", "choose-anew", {"player": table.player})
    else:
        log_lost(table, log)
        end_turn(rules, table, log)


def log_lost(table: Table, log: Log | None) -> None:
    """Neither reserving nor building is possible."""
    if log is not None:
        log.add("city.must-act", "turn-lost", {"player": table.player}, (), ("city.turn-end",))
