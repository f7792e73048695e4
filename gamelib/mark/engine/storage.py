"""Storage: the fee for crowded rows, and the return of pieces by a player who cannot pay it."""

from __future__ import annotations

from ...core.events import Log
from ...core.moves import CHANCE
from ...core.table import replaced
from ..notation import ROOF, STOREYS, YARD, Return
from ..rules import Rules
from ..table import BANK, COLOURS, EMPTY, MONEY, ROLL, Table, purse


def storage_fee(rules: Rules, table: Table) -> int:
    """What the player whose turn it is owes for crowded rows."""
    return (0, rules.fee_one_row, rules.fee_both_rows)[crowding(rules, table)]


def crowding(rules: Rules, table: Table) -> int:
    """How many of the two rows of the player whose turn it is are crowded."""
    player = table.player
    return is_crowded(rules, table.yards[player]) + is_crowded(rules, table.roofs[player])


def is_crowded(rules: Rules, row: tuple[int, ...]) -> bool:
    """Whether a row of a company holds so many pieces that it costs a fee."""
    return row.count(EMPTY) <= rules.squares - rules.crowded


def crowded_rows(rules: Rules, table: Table) -> list[tuple[int, tuple[int, ...]]]:
    """Those rows of the player's company (yard, roof) that cost a fee."""
    company = ((YARD, table.yards[table.player]), (ROOF, table.roofs[table.player]))
    return [(storey, row) for storey, row in company if is_crowded(rules, row)]


def pay_storage(rules: Rules, table: Table, fee: int, log: Log | None) -> None:
    """The fee goes from the player whose turn it is to the bank."""
    player = table.player
    if log is not None:
        rows = tuple(STOREYS[storey] for storey, _ in crowded_rows(rules, table))
        flow = (purse(player), BANK, MONEY, fee)
        log.add("mark.storage-fee", "fee", {"player": player, "fee": fee, "rows": rows}, (flow,), witness={"rows": rows})
    table.cash = replaced(table.cash, player, table.cash[player] - fee)


def give_back(rules: Rules, table: Table, move: Return, log: Log | None) -> None:
    """One piece of a crowded row goes back to the bank; when no row is crowded, the dice."""
    player = table.player
    rows = table.yards if move.storey == YARD else table.roofs
    colour = rows[player][move.square]
    left = replaced(rows, player, replaced(rows[player], move.square, EMPTY))
    if move.storey == YARD:
        table.yards = left
    else:
        table.roofs = left
    table.bank = replaced(table.bank, colour, table.bank[colour] + 1)
    if log is not None:
        place = (STOREYS[move.storey], player, move.square)
        said = {"player": player, "colour": COLOURS[colour], "row": STOREYS[move.storey]}
        log.add("mark.storage-default", "returned", said, ((place, BANK, COLOURS[colour], 1),))
    if not crowding(rules, table):
        table.phase, table.actor = ROLL, CHANCE
