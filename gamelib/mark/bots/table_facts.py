"""What the table says about a company in MARK: rows and coming prices, who else has a colour, free squares and fees."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..notation import Sell
from ..rules import Rules
from ..table import COLOURS, EMPTY, Table
from .worth import Outlook, coming_prices, mean_prices, pieces_of

Reason = tuple[str, dict[str, object]]
"""The key of a sentence among the ruleset's ``hints``, and its values."""


class TableFacts:
    """What can be counted on the table by one company."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.rules: Rules = view.rules
        self.table: Table = view.table
        self.me, self.moves = view.viewer, view.moves()
        self.outlook = Outlook(self.rules, self.table, self.me)

    def colours(self, kind: type[Move]) -> set[int]:
        """The colours with which a move of this kind can be made."""
        return {move.colour for move in self.moves if isinstance(move, kind)}  # type: ignore[attr-defined]

    def earned(self, sale: Sell) -> int:
        """What a sale earns now."""
        return self.rules.market[sale.row][self.table.sold[sale.colour]]

    def dearest_sale(self) -> Sell | None:
        """The sale that earns most now, where there is one."""
        return max((move for move in self.moves if isinstance(move, Sell)), key=self.earned, default=None)

    def has_row(self, colour: int) -> bool:
        """Whether a piece of the colour has been sold."""
        return self.table.sold[colour] > 0

    def row(self, colour: int) -> dict[str, object]:
        """The row of a colour, where it has one."""
        return {"row": self.table.rows.index(colour)} if self.has_row(colour) else {}

    def free_row(self) -> dict[str, object]:
        """The free row whose last square is dearest, where there is one."""
        free = [row for row, holder in enumerate(self.table.rows) if holder == EMPTY]
        dearest = max(free, key=lambda row: self.rules.market[row][-1], default=None)
        prices = self.rules.market[dearest or 0]
        return {} if dearest is None else {"free": dearest, "first": prices[0], "last": prices[-1]}

    def next_price(self, colour: int) -> int:
        """What the next piece of a colour earns; while it has no row, what the first square of a free row does on average."""
        free = mean_prices(self.rules.market, self.table.rows)
        return round(coming_prices(self.rules, self.table, colour)[0] if self.has_row(colour) else free[0])

    def price(self, colour: int) -> int | None:
        """What one more piece would earn after those that the company has; None if it could never be sold."""
        prices, mine = coming_prices(self.rules, self.table, colour), self.mine(colour)
        return round(prices[mine]) if mine < len(prices) else None

    def from_roof(self, colour: int) -> int | None:
        """What one more piece on the roof would earn after those that are there; None if it could never be sold."""
        prices, roof = coming_prices(self.rules, self.table, colour), self.on_roof(colour)
        return round(prices[roof]) if roof < len(prices) else None

    def left(self, colour: int) -> int:
        """How many more pieces of a colour can be sold."""
        return self.rules.market_squares - self.table.sold[colour]

    def mine(self, colour: int) -> int:
        """How many pieces of a colour the company has."""
        return sum(pieces_of(self.table, self.me, colour))

    def on_roof(self, colour: int) -> int:
        """How many pieces of a colour the company can sell."""
        return pieces_of(self.table, self.me, colour)[1]

    def theirs(self, colour: int) -> int:
        """How many pieces of a colour the other companies have."""
        return sum(sum(pieces_of(self.table, other, colour)) for other in self.outlook.others)

    def holders(self, colour: int) -> tuple[int, ...]:
        """The other companies that have a piece of a colour."""
        return tuple(other for other in self.outlook.others if sum(pieces_of(self.table, other, colour)))

    def ready(self, colour: int) -> tuple[int, ...]:
        """The other companies that have a piece of a colour on the roof, and may sell it before this one does."""
        return tuple(other for other in self.outlook.others if pieces_of(self.table, other, colour)[1])

    def on_other_roofs(self, colour: int) -> int:
        """How many pieces of a colour the other companies can sell."""
        return sum(pieces_of(self.table, other, colour)[1] for other in self.outlook.others)

    def claiming(self) -> tuple[int, ...]:
        """The other companies that could claim a free row now: a piece on the roof whose colour has none."""
        new = [colour for colour in range(len(COLOURS)) if not self.has_row(colour)]
        return tuple(other for other in self.outlook.others if any(pieces_of(self.table, other, one)[1] for one in new))

    def ahead(self, colour: int) -> tuple[int, ...]:
        """The companies that may sell a piece of a colour first; none where the sale that tempts most is spoken of instead."""
        tempting = self.dearest_sale()
        told = tempting is not None and tempting.colour == colour and self.table.actions < 2
        return () if told else self.ready(colour)

    def roof_above(self, square: int) -> tuple[int, ...]:
        """The free roof squares that a piece on a yard square can be refined to, counted from 1."""
        roof = self.table.roofs[self.me]
        near = range(max(0, square - 1), min(len(roof), square + 2))
        return tuple(at + 1 for at in near if roof[at] == EMPTY)

    def saved(self, yard: int, roof: int) -> int:
        """How much less the coming storage fee is with so many more pieces in the yard and on the roof."""
        return self.outlook.fee(0, 0) - self.outlook.fee(yard, roof)

    def fees(self, yard: int, roof: int) -> dict[str, object]:
        """The coming storage fee now, with so many more pieces, and between the two."""
        paid, pays = self.outlook.fee(0, 0), self.outlook.fee(yard, roof)
        return {"paid": paid, "pays": pays, "fee": abs(pays - paid)}

    def coming(self, colour: int) -> dict[str, object] | None:
        """A colour, its row, and what one more piece would earn; None if it could never be sold."""
        price = self.price(colour)
        return None if price is None else {"colour": COLOURS[colour], "price": price, **self.row(colour)}


def raced(key: str, told: dict[str, object], rivals: tuple[int, ...]) -> Reason:
    """The reason, with the companies that may take the square first, where there are any."""
    return (f"{key}-raced", {**told, "rivals": rivals}) if rivals else (key, told)
