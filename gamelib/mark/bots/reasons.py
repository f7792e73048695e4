"""Why a move is good in MARK, as a key of the ruleset's words and its values: prices, rows, fees, and who else has it."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..notation import YARD, Auction, Bid, Put, Refine, Return, Sell, Take
from ..rules import Rules
from ..table import BID, COLOURS, EMPTY, Table
from .bidding import advice, advised_bid, advised_name, held_by_all, is_wanted, unwanted
from .worth import Outlook, coming_prices, mean_prices, pieces_of

SCALE = 1.0
"""The standing is counted in dollars."""
LEAST, MOST = 3, 100
"""Fewer dollars than that are not worth telling, and more than that one move cannot make a difference of."""
RULED = ("auction", "bid")
"""Moves that follow a rule which their reason tells: how much better they are than another amount would say nothing."""

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
    if isinstance(move, Auction):
        return told.named(move.colour) if is_wanted(view, move) else unwanted(view, move.colour)
    return NONE


def settled(view: View, move: Move) -> Move:
    """The move of a hint in an auction: the same rule for every bid, and a colour to name that is worth bidding for."""
    if view.phase == BID:
        return advised_bid(view)
    return advised_name(view, move) if isinstance(move, Auction) else move


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
        if not sold and (other := self._other_row(move.row)) is not None:
            key, values = other
            return key, {**told, "last": prices[-1], **values}
        if (saved := self._saved(0, -1)) > 0:
            return "sell-fee", {**told, "fee": saved}
        if pieces_of(self.table, self.me, move.colour)[1] > 1:
            return "sell-again", told
        if not sold:
            return "sell-claim", {**told, "last": prices[-1]}
        ready = [other for other in self.outlook.others if pieces_of(self.table, other, move.colour)[1]]
        return ("sell", {**told, "player": ready[0]}) if ready else ("sell-alone", told)

    def _other_row(self, row: int) -> Reason | None:
        """Why a colour does not begin a row that goes up further: another colour has it, or it earns less at once."""
        market, rows = self.rules.market, self.table.rows
        dearer = [other for other, prices in enumerate(market) if prices[-1] > market[row][-1]]
        free = [other for other in dearer if rows[other] == EMPTY and market[other][0] < market[row][0]]
        if free:
            other = max(free, key=lambda one: market[one][-1])
            return "sell-claim-now", {"other": other, "most": market[other][-1], "less": market[other][0]}
        if not dearer or any(rows[other] == EMPTY for other in dearer):
            return None
        other = max(dearer, key=lambda one: market[one][-1])
        return "sell-claim-taken", {"other": other, "most": market[other][-1], "holder": COLOURS[rows[other]]}

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
            return "take-spare", self._too_many(colour)
        here, mine = told["price"], sum(pieces_of(self.table, self.me, colour))
        others = {move.colour for move in self.moves if isinstance(move, Take)} - {colour}
        known = {other: price for other in others if (price := self._price(other)) is not None}
        if known and self._has_row(colour):
            best = max(known, key=lambda other: known[other])
            assert isinstance(here, int)
            if here > known[best] and self._has_row(best):
                return "take-dearer", {**told, "other": COLOURS[best], "less": known[best]}
            if here == known[best] and self._has_row(best):
                return "take-equal", {**told, "other": COLOURS[best], "there": self.table.rows.index(best)}
        if not self._has_row(colour):
            return self._new(colour, others, {**told, **self._free_row(), "held": mine})
        rivals = [other for other in self.outlook.others if sum(pieces_of(self.table, other, colour))]
        key = "take-more" if mine else "take" if rivals else "take-alone"
        return key, {**told, "held": mine}

    def _new(self, colour: int, others: set[int], told: dict[str, object]) -> Reason:
        """A colour without a row; beside another one of which as much could be said, what tells the two apart, if anything."""
        held = told["held"]
        if held:
            return "take-new-more", told
        twins = [one for one in sorted(others) if not self._has_row(one) and not sum(pieces_of(self.table, self.me, one))]
        if not twins:
            return "take-new", told
        theirs, most, least = self._theirs(colour), max(twins, key=self._theirs), min(twins, key=self._theirs)
        if theirs != self._theirs(most) or theirs != self._theirs(least):
            rarer = theirs < self._theirs(most)
            twin = most if rarer else least
            told |= {"other": COLOURS[twin], "theirs": theirs, "more": self._theirs(twin)}
            return ("take-new-rarer" if rarer else "take-new-shared"), told
        if len(twins) == 1:
            return "take-new-twin", {**told, "other": COLOURS[most], "theirs": theirs, "more": theirs}
        told |= {"others": tuple(COLOURS[one] for one in twins), "theirs": theirs}
        return ("take-new-any" if theirs else "take-new-any-none"), told

    def _theirs(self, colour: int) -> int:
        """How many pieces of a colour the other companies have."""
        return sum(sum(pieces_of(self.table, other, colour)) for other in self.outlook.others)

    def refine(self, colour: int) -> Reason:
        """A fee that is saved, or the square that the piece can be sold to from the roof."""
        told = {"colour": COLOURS[colour], **self._row(colour)}
        if (saved := self._saved(-1, 1)) > 0:
            return "refine-fee", {**told, "fee": saved, "left": self.outlook.in_yard - 1}
        if not self._has_row(colour):
            return "refine-new", {**told, **self._free_row()}
        roof = pieces_of(self.table, self.me, colour)[1]
        prices = coming_prices(self.rules, self.table, colour)
        if roof >= len(prices):
            return "refine-spare", {**told, "left": len(prices), "held": roof}
        told |= {"price": prices[roof], "held": roof}
        if roof:
            return "refine-more", told
        other, less = self._next_refined(colour)
        return ("refine-dearer", {**told, "other": other, "less": less}) if 0 < less < prices[0] else ("refine", told)

    def _next_refined(self, colour: int) -> tuple[str, int]:
        """Of the other colours that could be refined, the one that would earn most on its row then, and how much."""
        others = {move.colour for move in self.moves if isinstance(move, Refine)} - {colour}
        earns = {other: 0 for other in others if self._has_row(other)}
        for other in earns:
            prices, roof = coming_prices(self.rules, self.table, other), pieces_of(self.table, self.me, other)[1]
            earns[other] = round(prices[roof]) if roof < len(prices) else 0
        best = max(earns, key=lambda other: earns[other], default=colour)
        return COLOURS[best], earns.get(best, 0)

    def bid(self, amount: int) -> Reason:
        """What stands against any bid; or what the piece is worth by what it earns, and what the others are likely to bid."""
        colour = self.table.lot
        told = advice(self.rules, self.table, self.me, colour)
        values = {"colour": COLOURS[colour], **self._row(colour), **told._asdict(), **self._counted(colour), "amount": amount}
        if told.against:
            one = "-one" if told.against == "new" and values["least"] == values["most"] else ""
            return NONE if amount else (f"no-bid-{told.against}{one}", values)
        return f"bid-{told.bound}", values

    def _counted(self, colour: int) -> dict[str, object]:
        """What speaks for or against a bid: pieces in the yard, the fee, cash, and pieces of the colour that wait."""
        left, held = self.rules.market_squares - self.table.sold[colour], held_by_all(self.rules, self.table, colour)
        yard = {"pieces": self.outlook.in_yard + 1, "fee": -self._saved(1, 0), "cash": self.outlook.cash}
        first = [prices[0] for prices, holder in zip(self.rules.market, self.table.rows, strict=True) if holder == EMPTY]
        free = {"least": min(first), "most": max(first)} if first else {}
        return {"left": left, "held": held, "mine": pieces_of(self.table, self.me, colour)[0], **yard, **free}

    def place(self, square: int) -> Reason:
        """The roof squares that the piece can be refined to from there, beside those from other squares."""
        ahead = {move.square: self._free(move.square) for move in self.moves if isinstance(move, Put)}
        here = ahead[square]
        if not here:
            return "place-alike" if not any(ahead.values()) else "place-blocked", {"square": square + 1}
        reached = [len(free) for free in ahead.values()]
        best = min(reached) < len(here) == max(reached)
        key = "place" if not best else "place-more" if len(here) > 1 else "place-open"
        return key, {"square": square + 1, "roof": here}

    def _free(self, square: int) -> tuple[int, ...]:
        roof = self.table.roofs[self.me]
        near = range(max(0, square - 1), min(len(roof), square + 2))
        return tuple(at + 1 for at in near if roof[at] == EMPTY)

    def returned(self, move: Return) -> Reason:
        """What the next piece of its colour earns, if that is least among those that could go."""
        prices = {one: self._price(self._piece(one)) or 0 for one in self.moves if isinstance(one, Return)}
        here, least = prices[move], min(prices.values())
        key = "missed" if here > least or len(set(prices.values())) == 1 else "least-missed"
        return key, {"colour": COLOURS[self._piece(move)], "price": here}

    def _piece(self, move: Return) -> int:
        rows = self.table.yards if move.storey == YARD else self.table.roofs
        return rows[self.me][move.square]

    def named(self, colour: int) -> Reason:
        """The colour whose next piece earns most of those that may be named; else what one more of it earns the company."""
        prices = {move.colour: self._next(move.colour) for move in self.moves if isinstance(move, Auction)}
        told = {"colour": COLOURS[colour], **self._row(colour), "price": prices[colour]}
        if not self._has_row(colour):
            return "name-new", {**told, **self._free_row()}
        if prices[colour] == max(prices.values()):
            return "name", told
        theirs = self._theirs(colour)
        return ("name-other" if theirs else "name-alone"), {**told, "price": self._price(colour) or 0, "theirs": theirs}

    def _has_row(self, colour: int) -> bool:
        return self.table.sold[colour] > 0

    def _too_many(self, colour: int) -> dict[str, object]:
        """How many more pieces of a colour can be sold, and how many the company has."""
        left = self.rules.market_squares - self.table.sold[colour]
        return {"colour": COLOURS[colour], "left": left, "held": sum(pieces_of(self.table, self.me, colour))}

    def _free_row(self) -> dict[str, object]:
        """The free row whose last square is dearest, where there is one."""
        free = [row for row, holder in enumerate(self.table.rows) if holder == EMPTY]
        dearest = max(free, key=lambda row: self.rules.market[row][-1], default=None)
        prices = self.rules.market[dearest or 0]
        return {} if dearest is None else {"free": dearest, "first": prices[0], "last": prices[-1]}

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
