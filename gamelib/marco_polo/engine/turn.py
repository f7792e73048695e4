"""A turn begins with the announcement, or a fresh start before it, and ends with extra turns or the next player."""

from __future__ import annotations

from ...core.events import Log
from ...core.moves import Move
from ...core.table import replaced
from ..atlas import world
from ..notation import Fresh
from ..rules import Rules
from ..table import ANNOUNCE, BANK, FRESH, MONEY, NONE, OVER, VENICE, Table, Task, purse, space


def destitute(table: Table, player: int) -> bool:
    """Whether a merchant has exactly nothing: no money, goods, Table or Secret."""
    return not (table.cash[player] or table.hands[player] or table.golden[player]) and table.learnt[player] == NONE


def start_turn(rules: Rules, table: Table, log: Log | None) -> None:
    """A turn begins with the announcement, or with a fresh start for one who has nothing."""
    player = table.player
    table.turn += 1
    table.kind = table.spun = NONE
    table.left = 0
    table.phase, table.actor = ANNOUNCE, player
    if log is not None:
        log.add("marco_polo.turn", "turn", {"turn": table.turn, "player": player})
    if not table.cash[player] and destitute(table, player):
        table.phase = FRESH


def fresh(rules: Rules, table: Table, move: Move, log: Log | None) -> None:
    """A merchant who has nothing goes straight to Venice with new money, or carries on without; then announces."""
    table.phase = ANNOUNCE
    if not isinstance(move, Fresh):
        if log is not None:
            log.add("marco_polo.fresh-start", "fresh-declined", {"player": table.player})
        return
    here, player = world(rules.map), table.player
    if log is not None:
        said = {"player": player, "cash": rules.cash}
        pawn = (space(here.spaces[table.places[player]].name), space(VENICE), f"pawn {player + 1}", 1)
        money = (BANK, purse(player), MONEY, rules.cash)
        log.add("marco_polo.fresh-start", "fresh", said, tuple(one for one in (pawn, money) if one[3] and one[0] != one[1]))
    table.places = replaced(table.places, player, here.venice)
    table.cash = replaced(table.cash, player, rules.cash)


def end_turn(rules: Rules, table: Table, task: Task, log: Log | None) -> bool:
    """Extra turns first, then the next player clockwise, unless the limit on turns is reached."""
    table.agenda = ()
    if table.turn == rules.turn_limit:
        table.phase, table.actor = OVER, None
        table.kind = table.spun = NONE
        table.left = 0
        if log is not None:
            log.add("marco_polo.turn-limit", "cut", {"turns": table.turn})
        return True
    if table.extra:
        table.extra -= 1
        if log is not None:
            log.add("marco_polo.turn", "extra-turn", {"player": table.player, "left": table.extra})
    else:
        table.player = (table.player + 1) % rules.players
    start_turn(rules, table, log)
    return True
