"""The three actions: take a piece into the yard, refine it to the roof, sell it on the market."""

from __future__ import annotations

from functools import lru_cache

from ...core.events import Flow, Log
from ...core.moves import Move
from ...core.table import replaced
from ..notation import REFINES, SELLS, TAKES, Refine, Sell, Take
from ..rules import Rules
from ..table import BANK, BOX, COLOURS, EMPTY, MONEY, SECOND_DIE, STAR, Table, market, purse, roof, yard
from .end import finish, full_rows
from .turn import end_turn

Squares = tuple[int, ...]

_ALL = tuple(range(len(COLOURS)))
_OFFERED: dict[tuple[int, ...], Squares] = {
    (first, second): _ALL if second == STAR else tuple(sorted({first, second})) for first in _ALL for second in SECOND_DIE
}
"""The colours that the faces stand for. A closed one does no harm in a search for actions: no piece of it is left."""


def in_play(rules: Rules, table: Table) -> list[int]:
    """The colours whose market row is not full."""
    return [colour for colour, sold in enumerate(table.sold) if sold != rules.market_squares]


def shown(rules: Rules, table: Table) -> list[int]:
    """The colours in play that the dice offer; the star stands for all of them."""
    return [colour for colour in _OFFERED[table.dice] if table.sold[colour] != rules.market_squares]


def offered(rules: Rules, table: Table, colour: int) -> bool:
    """Whether the dice offer this colour and it is in play."""
    return colour in _OFFERED[table.dice] and table.sold[colour] != rules.market_squares


def actions(rules: Rules, table: Table) -> tuple[Move, ...]:
    """Every action that the dice allow the player whose turn it is."""
    found: list[Move] = []
    yard_row, roof_row = table.yards[table.player], table.roofs[table.player]
    room, above = squares_of(EMPTY, yard_row), squares_of(EMPTY, roof_row)
    for colour in _OFFERED[table.dice]:
        if room and table.bank[colour]:
            found += _takes(colour, room)
        if above and colour in yard_row:
            found += _refines(colour, squares_of(colour, yard_row), above)
        if colour in roof_row:
            found += _sells(colour, squares_of(colour, roof_row), open_rows(table.rows, colour))
    return tuple(found)


def open_rows(rows: Squares, colour: int) -> Squares:
    """The market rows to which a piece of this colour may go: its own, or for the first one any that is free."""
    return squares_of(colour, rows) or squares_of(EMPTY, rows)


# The same few patterns come up again and again, so what they allow is remembered.
@lru_cache(maxsize=1 << 14)
def squares_of(piece: int, row: tuple[int, ...]) -> Squares:
    """The squares of a row on which such a piece lies; the empty ones for EMPTY."""
    return tuple(square for square, found in enumerate(row) if found == piece)


@lru_cache(maxsize=1 << 14)
def _takes(colour: int, room: Squares) -> tuple[Move, ...]:
    """To any empty square."""
    return tuple(TAKES[colour][square] for square in room)


@lru_cache(maxsize=1 << 14)
def _refines(colour: int, squares: Squares, above: Squares) -> tuple[Move, ...]:
    """Straight ahead or diagonally, to an empty square."""
    return tuple(REFINES[colour][i][j] for i in squares for j in above if abs(i - j) <= 1)


@lru_cache(maxsize=1 << 14)
def _sells(colour: int, squares: Squares, rows: Squares) -> tuple[Move, ...]:
    """From any square to any row that is open to the colour."""
    return tuple(SELLS[colour][square][row] for square in squares for row in rows)


def can_act(table: Table) -> bool:
    """Whether any action is possible with what the dice show."""
    yard_row, roof_row = table.yards[table.player], table.roofs[table.player]
    room = EMPTY in yard_row
    for colour in _OFFERED[table.dice]:
        if (room and table.bank[colour]) or colour in roof_row:
            return True
        if colour in yard_row and _refines(colour, squares_of(colour, yard_row), squares_of(EMPTY, roof_row)):
            return True
    return False


def act(rules: Rules, table: Table, move: Move, log: Log | None) -> None:
    """One action; then a second one on a double, if the game goes on and it is possible."""
    if isinstance(move, Take):
        _take(table, move, log)
    elif isinstance(move, Refine):
        _refine(table, move, log)
    elif isinstance(move, Sell):
        _sell(rules, table, move, log)
        if full_rows(rules, table) >= rules.rows_to_end:
            return finish(rules, table, log)
    table.actions -= 1
    if not table.actions:
        return end_turn(rules, table, log)
    _second_action(rules, table, log)


def _second_action(rules: Rules, table: Table, log: Log | None) -> None:
    possible = can_act(table)
    if log is not None:
        colour = COLOURS[table.dice[0]]
        log.add("mark.double", "second-action" if possible else "second-dropped", {"player": table.player, "colour": colour})
    if not possible:
        end_turn(rules, table, log)


def _take(table: Table, move: Take, log: Log | None) -> None:
    player, colour, square = table.player, move.colour, move.square
    store(table, player, colour, square)
    if log is not None:
        flow = (BANK, yard(player, square), COLOURS[colour], 1)
        said = {"player": player, "colour": COLOURS[colour], "square": square + 1}
        log.add("mark.take", "take", said, (flow,), _why(table, colour))


def store(table: Table, player: int, colour: int, square: int) -> None:
    """A piece goes from the bank to a yard square."""
    yards, bank = table.yards, table.bank
    table.yards = replaced(yards, player, replaced(yards[player], square, colour))
    table.bank = replaced(bank, colour, bank[colour] - 1)


def _refine(table: Table, move: Refine, log: Log | None) -> None:
    player, colour, square, to = table.player, move.colour, move.square, move.to
    yards, roofs = table.yards, table.roofs
    table.yards = replaced(yards, player, replaced(yards[player], square, EMPTY))
    table.roofs = replaced(roofs, player, replaced(roofs[player], to, colour))
    if log is not None:
        flow = (yard(player, square), roof(player, to), COLOURS[colour], 1)
        said = {"player": player, "colour": COLOURS[colour], "square": square + 1, "to": to + 1}
        log.add("mark.refine", "refine", said, (flow,), _why(table, colour))


def _sell(rules: Rules, table: Table, move: Sell, log: Log | None) -> None:
    player, colour, row = table.player, move.colour, move.row
    square = table.sold[colour]
    price = rules.market[row][square]
    if log is not None:
        _log_sale(table, move, square, price, log)
    roofs = table.roofs
    table.roofs = replaced(roofs, player, replaced(roofs[player], move.square, EMPTY))
    table.rows = replaced(table.rows, row, colour)
    table.sold = replaced(table.sold, colour, square + 1)
    table.cash = replaced(table.cash, player, table.cash[player] + price)
    if square + 1 == rules.market_squares:
        _close(rules, table, colour, log)


def _log_sale(table: Table, move: Sell, square: int, price: int, log: Log) -> None:
    player, colour, row = table.player, COLOURS[move.colour], move.row
    if not square:
        log.add("mark.row-claim", "claim", {"player": player, "colour": colour, "row": row})
    piece = (roof(player, move.square), market(row, square), colour, 1)
    money = (BANK, purse(player), MONEY, price)
    said = {"player": player, "colour": colour, "row": row, "square": square + 1, "price": price}
    log.add("mark.sell", "sell", said, (piece, money), _why(table, move.colour))


def _why(table: Table, colour: int) -> tuple[str, ...]:
    """The clauses that let the player use this colour."""
    star = ("mark.star",) if table.dice[1] == STAR and table.dice[0] != colour else ()
    return ("mark.one-action", *star)


def _close(rules: Rules, table: Table, colour: int, log: Log | None) -> None:
    """The colour's row is full: every other piece of it leaves the game."""
    if log is not None:
        log.add("mark.close-colour", "close", {"colour": COLOURS[colour]}, tuple(_leaving(table, colour)))
    table.bank = replaced(table.bank, colour, 0)
    table.yards = tuple(_without(row, colour) for row in table.yards)
    table.roofs = tuple(_without(row, colour) for row in table.roofs)


def _without(row: tuple[int, ...], colour: int) -> tuple[int, ...]:
    return tuple(EMPTY if piece == colour else piece for piece in row) if colour in row else row


def _leaving(table: Table, colour: int) -> list[Flow]:
    name, left = COLOURS[colour], table.bank[colour]
    flows: list[Flow] = [(BANK, BOX, name, left)] if left else []
    for player, (yard_row, roof_row) in enumerate(zip(table.yards, table.roofs, strict=True)):
        flows += [(yard(player, i), BOX, name, 1) for i, piece in enumerate(yard_row) if piece == colour]
        flows += [(roof(player, i), BOX, name, 1) for i, piece in enumerate(roof_row) if piece == colour]
    return flows
