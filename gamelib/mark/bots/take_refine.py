"""Why a piece is taken or refined in MARK: what it will earn, beside another piece, and who may sell before it."""

from __future__ import annotations

from ..notation import Refine, Take
from ..table import COLOURS
from .table_facts import Reason, TableFacts, raced
from .unsold import may_stay, taken


class TakeRefine(TableFacts):
    """What can be said of the pieces that a company brings nearer to the market."""

    def take(self, colour: int) -> Reason:
        """What the piece will earn, beside a piece of another colour that could be taken instead."""
        told = self.coming(colour)
        if told is None or may_stay(self.rules, self.table, self.me, colour):
            return taken(self, colour)
        others = self.colours(Take) - {colour}
        if not self.has_row(colour):
            return self._new(colour, others, {**told, **self.free_row(), "held": self.mine(colour)})
        return self._beside(colour, others, told) or self._sells(colour, told)

    def _beside(self, colour: int, others: set[int], told: dict[str, object]) -> Reason | None:
        """The dearest other piece that could be taken, if it earns less or as much."""
        known = {other: price for other in others if (price := self.price(other)) is not None}
        best = max(known, key=lambda other: known[other], default=None)
        here = told["price"]
        assert isinstance(here, int)
        if best is None or here < known[best] or not self.has_row(best):
            return None
        if here > known[best]:
            return raced("take-dearer", {**told, "other": COLOURS[best], "less": known[best]}, self.ahead(colour))
        there = self.table.rows.index(best)
        return raced("take-equal", {**told, "other": COLOURS[best], "there": there}, self.ahead(colour))

    def _sells(self, colour: int, told: dict[str, object]) -> Reason:
        mine = self.mine(colour)
        return raced("take-more" if mine else "take", {**told, "held": mine}, self.ahead(colour))

    def _new(self, colour: int, others: set[int], told: dict[str, object]) -> Reason:
        """A colour without a row, with the others of which as much could be said."""
        if told["held"]:
            return raced("take-new-more", told, self.ahead(colour))
        theirs = self.theirs(colour)
        twins = [one for one in sorted(others) if not self.has_row(one) and not self.mine(one) and self.theirs(one) == theirs]
        if not twins:
            return raced("take-new", told, self.ahead(colour))
        return "take-new-any", {**told, "others": tuple(COLOURS[one] for one in twins)}

    def refine(self, colour: int) -> Reason:
        """A fee that is saved, and the square that the piece can be sold to from the roof."""
        roof, price, rivals = self.on_roof(colour), self.from_roof(colour), self.ahead(colour)
        told = {"colour": COLOURS[colour], **self.row(colour), "price": price, "held": roof}
        saves = "refine-fee" if self.saved(-1, 1) > 0 else "refine"
        if saves == "refine-fee":
            told |= {**self.fees(-1, 1), "left": self.outlook.in_yard - 1}
        if not self.has_row(colour):
            return raced(f"{saves}-new", {**told, **self.free_row()}, rivals)
        if price is None:
            return f"{saves}-spare", {**told, "more": self.left(colour)}
        if rivals and roof + self.on_other_roofs(colour) >= self.left(colour):
            return f"{saves}-late", {**told, "rivals": rivals, "more": self.left(colour)}
        if roof and saves == "refine":
            return raced("refine-more", told, rivals)
        other, less = self._next_refined(colour)
        if saves == "refine" and 0 < less < price:
            return raced("refine-dearer", {**told, "other": other, "less": less}, rivals)
        return raced(saves, told, rivals)

    def _next_refined(self, colour: int) -> tuple[str, int]:
        """Of the other colours that could be refined, the one that would earn most on its row then, and how much."""
        others = self.colours(Refine) - {colour}
        earns = {other: self.from_roof(other) or 0 for other in others if self.has_row(other)}
        best = max(earns, key=lambda other: earns[other], default=colour)
        return COLOURS[best], earns.get(best, 0)
