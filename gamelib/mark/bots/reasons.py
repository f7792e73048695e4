"""Why a move is good in MARK, as a key of the ruleset's words and its values: prices, rows, fees, and who else has it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...core.moves import Move
from ...core.view import View
from ...players.hints import Hint
from ..notation import YARD, Auction, Bid, Put, Refine, Return, Sell, Take
from ..rules import Rules
from ..table import BID, COLOURS, EMPTY
from .bidding import advice, advised_bid, advised_name, is_wanted, unwanted
from .opening import by_opening_rule, is_told, waits
from .rule_left import left_key, strong_bid
from .table_facts import Reason, TableFacts
from .take_refine import TakeRefine
from .unsold import come_first, sold_instead
from .worth import pieces_of

BUDGET = 64
"""Playouts for a hint, as many as the strong bot has: a round of this game is soon played."""
SCALE = 1.0
"""The standing is counted in dollars."""
LEAST, MOST = 3, 100
"""Fewer dollars than that are not worth telling, and more than that one move cannot make a difference of."""
RULED = ("auction", "bid", "take", "refine", "sell", "place", "return")
"""Moves beside which no amount is told: it comes of games that were tried, and nobody could recount it on the table."""

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
    if isinstance(move, Auction):
        return told.named(move.colour) if is_wanted(view, move) else unwanted(view, move.colour)
    return NONE


def settled(view: View, move: Move) -> Move:
    """The move of a hint: one rule for every bid, a colour to name that is worth bidding for, no piece that may stay unsold."""
    if view.phase == BID:
        return advised_bid(view)
    return advised_name(view, move) if isinstance(move, Auction) else by_opening_rule(view, sold_instead(view, move))


def planned(view: View, move: Move, before: Sequence[Hint]) -> tuple[Move, None]:
    """What the hint for the first action of a double held out for the second."""
    from .doubles import kept

    return kept(view, move, before), None


def counted(view: View, move: Move, told: Mapping[str, object]) -> Iterator[Reason]:
    """How the limit of a bid is counted, or which sales wait; and that a hint leaves its rule, where it does."""
    if isinstance(move, Bid) and (told.get("limit") or "left-rule" in told):
        yield "counted-bid", {}
    if "left-rule" in told:
        yield "counted-bid-left", {}
    if isinstance(move, Take | Refine | Sell) and view.rules == Rules(players=view.rules.players):
        yield from _counted_sale(TableFacts(view), move)


def _counted_sale(facts: TableFacts, move: Move) -> Iterator[Reason]:
    """Which sales wait by the rule, where the hint speaks of one that opens a square to others."""
    sale = move if isinstance(move, Sell) else facts.dearest_sale()
    if sale is not None and is_told(facts, sale):
        yield "counted-sale", {}
        if waits(facts, sale) == isinstance(move, Sell):
            yield "counted-bid-left", {}


class _Told(TakeRefine):
    """What can be said of the moves of one company."""

    def sale(self, move: Sell) -> Reason:
        """The end, the last square of a row, a fee that is saved, or what the next piece of the row will earn."""
        prices, sold = self.rules.market[move.row], self.table.sold[move.colour]
        told = {"colour": COLOURS[move.colour], "row": move.row, "price": prices[sold]}
        if sold + 1 == self.rules.market_squares:
            return self._last(move.colour, told)
        told["next"] = prices[sold + 1]
        if not sold and (other := self._other_row(move.row)) is not None:
            key, values = other
            return key, {**told, "last": prices[-1], **values}
        if not sold:
            return "sell-claim", {**told, "last": prices[-1]}
        if self.saved(0, -1) > 0:
            fees = self.fees(0, -1)
            return ("sell-fee-some" if fees["pays"] else "sell-fee"), {**told, **fees}
        if self.on_roof(move.colour) > 1:
            return "sell-again", told
        rivals = self.ready(move.colour)
        if rivals and self.on_other_roofs(move.colour) >= self.left(move.colour):
            return "sell-hurry", {**told, "rivals": rivals}
        return ("sell" if rivals else "sell-alone"), told

    def _other_row(self, row: int) -> Reason | None:
        """Why a colour does not begin another row: one goes up further but earns less on the way, is taken, or ends lower."""
        market, rows = self.rules.market, self.table.rows
        free = [other for other, holder in enumerate(rows) if holder == EMPTY]
        higher = [other for other in range(len(market)) if market[other][-1] > market[row][-1]]
        if alike := [other for other in free if other in higher and market[other][0] == market[row][0]]:
            return self._dearer_between(row, max(alike, key=lambda one: market[one][-1]))
        if later := [other for other in free if other in higher and market[other][0] < market[row][0]]:
            other = max(later, key=lambda one: market[one][-1])
            return "sell-claim-now", {"other": other, "most": market[other][-1], "less": market[other][0]}
        if lower := [one for one in free if market[one][0] > market[row][0] and market[one][-1] < market[row][-1]]:
            other = max(lower, key=lambda one: market[one][0])
            return "sell-claim-high", {"other": other, "most": market[other][-1], "first": market[other][0]}
        if not higher or any(other in higher for other in free):
            return None
        other = max(higher, key=lambda one: market[one][-1])
        return "sell-claim-taken", {"other": other, "most": market[other][-1], "holder": COLOURS[rows[other]]}

    def _dearer_between(self, row: int, other: int) -> Reason | None:
        """The first square that earns more than on a row that begins alike and goes up further, if any does."""
        prices, theirs = self.rules.market[row], self.rules.market[other]
        squares = [square for square, (here, there) in enumerate(zip(prices, theirs, strict=True)) if here > there]
        if not squares:
            return None
        told = {"other": other, "most": theirs[-1], "square": squares[0] + 1}
        return "sell-claim-alike", {**told, "more": prices[squares[0]], "less": theirs[squares[0]]}

    def _last(self, colour: int, told: dict[str, object]) -> Reason:
        """The last square of a row: it ends the game, shuts others out, or is just the dearest."""
        table, price = self.table, told["price"]
        assert isinstance(price, int)
        if table.sold.count(self.rules.market_squares) + 1 == self.rules.rows_to_end:
            return self._ended(colour, {**told, "cash": self.outlook.cash + price})
        rivals = self.holders(colour)
        return ("shuts-out", {**told, "rivals": rivals}) if rivals else ("last-square", told)

    def _ended(self, colour: int, told: dict[str, object]) -> Reason:
        """The end of the game: with the most cash, or behind others, where another square may be left to sell to."""
        cash, others = self.table.cash, self.outlook.others
        most = max(cash[other] for other in others)
        told |= {"most": most, "rivals": tuple(other for other in others if cash[other] == most)}
        if isinstance(mine := told["cash"], int) and mine >= most:
            return "ends", told
        return ("ends-last" if sum(map(self.left, range(len(COLOURS)))) == 1 else "ends-behind"), told

    def bid(self, amount: int) -> Reason:
        """What stands against any bid; or what the piece is worth by what it earns, and what the others are likely to bid."""
        colour = self.table.lot
        told = advice(self.rules, self.table, self.me, colour)
        values = {"colour": COLOURS[colour], **self.row(colour), **told._asdict(), **self._counted(colour), "amount": amount}
        if amount != told.bid and amount == strong_bid(self.view):
            return left_key(told, amount), {**values, "price": told.price or self.price(colour) or 0, "left-rule": True}
        if told.against:
            one = "-one" if told.against == "new" and values["least"] == values["most"] else ""
            return NONE if amount else (f"no-bid-{told.against}{one}", values)
        return f"bid-{told.bound}", values

    def _counted(self, colour: int) -> dict[str, object]:
        """What speaks for or against a bid: pieces in the yard, the fee, cash, and pieces of the colour that wait."""
        left, held = self.rules.market_squares - self.table.sold[colour], come_first(self.rules, self.table, self.me, colour)
        yard = {"pieces": self.outlook.in_yard + 1, "fee": -self.saved(1, 0), "cash": self.outlook.cash}
        first = [prices[0] for prices, holder in zip(self.rules.market, self.table.rows, strict=True) if holder == EMPTY]
        free = {"least": min(first), "most": max(first)} if first else {}
        return {"left": left, "held": held, "mine": pieces_of(self.table, self.me, colour)[0], **yard, **free}

    def place(self, square: int) -> Reason:
        """The roof squares that the piece can be refined to from there, beside those from other squares."""
        ahead = {move.square: self.roof_above(move.square) for move in self.moves if isinstance(move, Put)}
        here = ahead[square]
        if not here:
            return "place-alike" if not any(ahead.values()) else "place-blocked", {"square": square + 1}
        reached = [len(free) for free in ahead.values()]
        best = min(reached) < len(here) == max(reached)
        key = "place" if not best else "place-more" if len(here) > 1 else "place-open"
        return key, {"square": square + 1, "roof": here}

    def returned(self, move: Return) -> Reason:
        """What the next piece of its colour earns, if that is least among those that could go."""
        prices = {one: self.price(self._piece(one)) or 0 for one in self.moves if isinstance(one, Return)}
        here, least = prices[move], min(prices.values())
        key = "missed" if here > least or len(set(prices.values())) == 1 else "least-missed"
        return key, {"colour": COLOURS[self._piece(move)], "price": here}

    def _piece(self, move: Return) -> int:
        rows = self.table.yards if move.storey == YARD else self.table.roofs
        return rows[self.me][move.square]

    def named(self, colour: int) -> Reason:
        """The colour whose next piece earns most of those that may be named; else what one more of it earns the company."""
        prices = {move.colour: self.next_price(move.colour) for move in self.moves if isinstance(move, Auction)}
        told = {"colour": COLOURS[colour], **self.row(colour), "price": prices[colour]}
        if not self.has_row(colour):
            return "name-new", {**told, **self.free_row()}
        if prices[colour] == max(prices.values()):
            return "name", told
        return "name-other", {**told, "price": self.price(colour) or 0}
