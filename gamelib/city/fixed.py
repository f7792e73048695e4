"""What is only played to its end: scores that nothing can change any more, and the rest of the game when the pile is empty."""

from __future__ import annotations

from .bots.outlook import Outlook
from .curves import route_lengths
from .rules import Rules
from .table import GOODS, LACKING, NO_TILE, OFF_BOARD, Table


def is_fixed(rules: Rules, table: Table, player: int) -> bool:
    """Whether a player's score can no longer change, whatever anybody does.

    Roads only get more and open plots fewer: a road that is as short as one over all open plots stays so, and where even that
    is too long the route counts the most. Coins are paid only for a shop that one lacks.
    """
    outlook, lengths = Outlook(rules, table), route_lengths(rules, table)[player]
    for good, shop in enumerate(table.shops[player]):
        if shop == LACKING and table.pile[good]:
            return False
        if shop not in (LACKING, OFF_BOARD) and (least := outlook.length(good, shop)) < rules.cap and lengths[good] != least:
            return False
    return not (table.tile in range(len(GOODS)) and table.shops[player][table.tile] == LACKING)


def fixed(rules: Rules, table: Table) -> bool:
    """Whether nobody's score can change any more, so that the rest of the game is only played to its end."""
    return table.actor is not None and all(is_fixed(rules, table, player) for player in range(rules.players))


def runs_out(rules: Rules, table: Table) -> bool:
    """Whether the pile is empty and no tile is in hand: only roads and tiles that were set aside are still laid."""
    return table.actor is not None and not any(table.pile) and table.tile == NO_TILE
