"""Why a move is good in MARK, as a key of the ruleset's words and its values: prices, rows, fees, and who else has it."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..notation import YARD, Auction, Bid, Put, Refine, Return, Sell, Take
from ..rules import Rules
from ..table import COLOURS, EMPTY, Table
from .worth import Outlook, coming_prices, mean_prices, pieces_of

SCALE = 1.0
"""The standing is counted in dollars."""
MOST = 100
"""The most dollars that one move can make a difference of."""

Reason = tuple[str, dict[str, object]]
NONE: Reason = ("stands-best", {})
"""Nothing that can be counted speaks for the move but the games that were tried."""


def reason(view: View, move: Move) -> Reason:
    """What the move earns or saves by the numbers on the board, or what it keeps from another company."""
    told = _Told(view)
    if isinstance(move, Sell):
        return told.sale(move)
    if isinstance(move, Bid):
        return told.bid(move.amount)
    if isinstance(move, Take):
        return told.take(move.colour)
    if isinstance(move, Refine):
        return told.refine(move.colour)
    if isinstance(move, Put):
        return told.place(move.square)
    if isinstance(move, Return):
        return told.returned(move)
    return told.named(move.colour) if isinstance(move, Auction) else NONE


class _Told:
    """What can be said of the moves of one company."""

    def __init__(self, view: View) -> None:
        self.rules: Rules = view.rules
        self.table: Table = view.table
        self.me, self.moves = view.viewer, view.moves()
        self.outlook = Outlook(self.rules, self.table, self.me)

    def sale(self, move: Sell) -> Reason:
        """The end, the last square of a row, a fee that is saved, or what the next piece of the row will earn."""
        prices, sold = self.rules.market[move.row], self.table.sold[move.colour]
        told = {"colour": COLOURS[move.colour], "row": move.row, "price": prices[sold]}
        if sold + 1 == self.rules.market_squares:
            return self._last(move.colour, told)
        told["next"] = prices[sold + 1]
        if (saved := self._saved(0, -1)) > 0:
            return "sell-fee", {**told, "fee": saved}
        if pieces_of(self.table, self.me, move.colour)[1] > 1:
            return "sell-again", told
        if not sold:
            return "sell-claim", {**told, "last": prices[-1]}
        ready = [other for other in self.outlook.others if pieces_of(self.table, other, move.colour)[1]]
        return ("sell", {**told, "player": ready[0]}) if ready else ("sell-alone", told)

    def _last(self, colour: int, told: dict[str, object]) -> Reason:
        """The last square of a row: it ends the game, shuts somebody out, or is just the dearest."""
        table, price = self.table, told["price"]
        assert isinstance(price, int)
        if table.sold.count(self.rules.market_squares) + 1 == self.rules.rows_to_end:
            richest = max(table.cash[other] for other in self.outlook.others)
            mine = self.outlook.cash + price
            return ("ends", {**told, "cash": mine, "most": richest}) if mine >= richest else ("last-square", told)
        rivals = [other for other in self.outlook.others if sum(pieces_of(table, other, colour))]
        if not rivals:
            return "last-square", told
        most = max(rivals, key=lambda other: pieces_of(table, other, colour)[::-1])
        return "shuts-out", {**told, "player": most}

    def take(self, colour: int) -> Reason:
        """What the piece will earn, beside a piece of another colour that could be taken instead."""
        told = self._coming(colour)
        if told is None:
            return NONE
        here, mine = told["price"], sum(pieces_of(self.table, self.me, colour))
        others = {move.colour for move in self.moves if isinstance(move, Take)} - {colour}
        known = {other: price for other in others if (price := self._price(other)) is not None}
        if known and self._has_row(colour):
            best = max(known, key=lambda other: known[other])
            assert isinstance(here, int)
            if here > known[best] and self._has_row(best):
                return "take-dearer", {**told, "other": COLOURS[best], "less": known[best]}
        if not self._has_row(colour):
            return ("take-new-more" if mine else "take-new"), {**told, "held": mine}
        rivals = [other for other in self.outlook.others if sum(pieces_of(self.table, other, colour))]
        key = "take-more" if mine else "take" if rivals else "take-alone"
        return key, {**told, "held": mine}

    def refine(self, colour: int) -> Reason:
        """A fee that is saved, or the square that the piece can be sold to from the roof."""
        told = {"colour": COLOURS[colour], **self._row(colour)}
        if (saved := self._saved(-1, 1)) > 0:
            return "refine-fee", {**told, "fee": saved, "left": self.outlook.in_yard - 1}
        if not self._has_row(colour):
            return "refine-new", told
        roof = pieces_of(self.table, self.me, colour)[1]
        prices = coming_prices(self.rules, self.table, colour)
        if roof >= len(prices):
            return NONE
        return ("refine-more" if roof else "refine"), {**told, "price": prices[roof], "held": roof}

    def bid(self, amount: int) -> Reason:
        """What the piece would earn; or a full yard, a fee, or pieces enough of a colour that speak against it."""
        colour = self.table.lot
        if not amount:
            return self._no_bid(colour)
        told = self._coming(colour)
        if told is None or self.outlook.in_yard == self.rules.squares:
            return NONE
        return ("bid" if self._has_row(colour) else "bid-new"), {**told, "amount": amount}

    def _no_bid(self, colour: int) -> Reason:
        told: dict[str, object] = {"colour": COLOURS[colour], "cash": self.outlook.cash}
        if self.outlook.in_yard == self.rules.squares:
            return "no-bid-full", told
        left = self.rules.market_squares - self.table.sold[colour]
        held = sum(sum(pieces_of(self.table, player, colour)) for player in range(self.rules.players))
        if held >= left:
            return "no-bid-enough", {**told, "left": left, "held": held}
        more = -self._saved(1, 0)
        if more > 0:
            return "no-bid-fee", {**told, "fee": more, "pieces": self.outlook.in_yard + 1}
        return ("no-bid" if self._has_row(colour) else "no-bid-new"), {**told, **self._row(colour), "price": self._next(colour)}

    def place(self, square: int) -> Reason:
        """The roof squares that the piece can be refined to from there, beside those from other squares."""
        ahead = {move.square: self._free(move.square) for move in self.moves if isinstance(move, Put)}
        here = ahead[square]
        if not here:
            return ("place-alike", {}) if not any(ahead.values()) else NONE
        reached = [len(free) for free in ahead.values()]
        key = "place-more" if min(reached) < len(here) == max(reached) else "place"
        return key, {"square": square + 1, "roof": here}

    def _free(self, square: int) -> tuple[int, ...]:
        roof = self.table.roofs[self.me]
        near = range(max(0, square - 1), min(len(roof), square + 2))
        return tuple(at + 1 for at in near if roof[at] == EMPTY)

    def returned(self, move: Return) -> Reason:
        """What the next piece of its colour earns, if that is least among those that could go."""
        prices = {one: self._price(self._piece(one)) or 0 for one in self.moves if isinstance(one, Return)}
        here = prices[move]
        if here > min(prices.values()) or len(set(prices.values())) == 1:
            return NONE
        return "least-missed", {"colour": COLOURS[self._piece(move)], "price": here}

    def _piece(self, move: Return) -> int:
        rows = self.table.yards if move.storey == YARD else self.table.roofs
        return rows[self.me][move.square]

    def named(self, colour: int) -> Reason:
        """The colour whose next piece earns most of those that may be named."""
        prices = {move.colour: self._next(move.colour) for move in self.moves if isinstance(move, Auction)}
        told = {"colour": COLOURS[colour], **self._row(colour), "price": prices[colour]}
        return ("name", told) if prices[colour] == max(prices.values()) and self._has_row(colour) else NONE

    def _has_row(self, colour: int) -> bool:
        return self.table.sold[colour] > 0

    def _row(self, colour: int) -> dict[str, object]:
        return {"row": self.table.rows.index(colour)} if self._has_row(colour) else {}

    def _next(self, colour: int) -> int:
        """What the next piece of a colour earns; while it has no row, what the first square of a free row does on average."""
        free = mean_prices(self.rules.market, self.table.rows)
        return round(coming_prices(self.rules, self.table, colour)[0] if self._has_row(colour) else free[0])

    def _price(self, colour: int) -> int | None:
        """What one more piece would earn after those that the company has; None if it could never be sold."""
        prices, mine = coming_prices(self.rules, self.table, colour), sum(pieces_of(self.table, self.me, colour))
        return round(prices[mine]) if mine < len(prices) else None

    def _coming(self, colour: int) -> dict[str, object] | None:
        price = self._price(colour)
        return None if price is None else {"colour": COLOURS[colour], "price": price, **self._row(colour)}

    def _saved(self, yard: int, roof: int) -> int:
        """How much less the coming storage fee is with so many more pieces in the yard and on the roof."""
        return self.outlook.fee(0, 0) - self.outlook.fee(yard, roof)
