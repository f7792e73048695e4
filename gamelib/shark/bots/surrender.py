"""What a hint in SHARK gives up for a debt: in one step as many shares of a company as it takes, of that which is missed least.

A share is missed for what it is worth and what it promises beside. Where no company's shares cover the rest alone, all of one
go first that cost least for what they cover.
"""

from __future__ import annotations

from typing import NamedTuple

from ...core.view import View
from ..engine.settlement import lot, still_owed
from ..notation import Surrender
from ..table import COMPANIES, THOUSAND
from .effects import Reason
from .promise import promised


class GivenUp(NamedTuple):
    """So many shares in a row: what they cover of what is owed, what they are worth, and by how much they are missed."""

    move: Surrender
    times: int
    covers: int
    owed: int
    price: int
    missed: int

    @property
    def all(self) -> bool:
        """Whether nothing is owed after it."""
        return self.covers >= self.owed


def advised(view: View) -> GivenUp:
    """The shares to give up next."""
    return min(_every(view), key=lambda one: (not one.all, _cost(one), one.move.company))


def _cost(one: GivenUp) -> float:
    """What is lost by it, less the change that is kept; of what does not cover all, for each coin that it covers."""
    return one.missed - one.covers if one.all else one.missed / one.covers if one.covers else float("inf")


def _every(view: View) -> list[GivenUp]:
    """For each company the fewest of its shares that cover the rest; all of them where that is not enough."""
    figures, owed = promised(view.rules, view.table, view.viewer), still_owed(view.rules, view.table, view.viewer)
    return [_given(view, one, owed, max(figures[one.company], 0)) for one in view.moves() if isinstance(one, Surrender)]


def _given(view: View, move: Surrender, owed: int, promise: int) -> GivenUp:
    table, company = view.table, move.company
    value, lots, held = table.values[company], table.lots[company], table.shares[view.viewer][company]
    before = lot(view.rules, lots, value)
    covered = [lot(view.rules, lots + number, value) - before for number in range(1, held + 1)]
    times = next((number for number, covers in enumerate(covered, 1) if covers >= owed), held)
    price = times * value * THOUSAND
    return GivenUp(move, times, covered[times - 1], owed, price, price + times * promise)


def reason(view: View, step: GivenUp) -> Reason:
    """What the shares cover of the debt, beside those of another company that are worth more or cover nothing."""
    told: dict[str, object] = {"times": step.times, "company": COMPANIES[step.move.company]}
    told |= {"covers": step.covers, "owed": step.owed, "price": step.price}
    if not step.all:
        return "surrender-part", told
    if step.covers > step.owed:
        told["change"] = step.covers - step.owed
    others = [one for one in _every(view) if one.all and one.move != step.move and one.price > step.price]
    if not others:
        return ("surrender-change" if step.covers > step.owed else "surrender"), told
    other = min(others, key=lambda one: one.price)
    told |= {"other": COMPANIES[other.move.company], "number": other.times, "dear": other.price}
    return "surrender-best", told
