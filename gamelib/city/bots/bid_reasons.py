"""What a bid in the city game rests on, as a key of the ruleset's words and its values: the plot for the shop, and its way."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..notation import Bid
from ..plot_sets import members, name
from ..rules import Rules
from ..table import DISTRIBUTORS, LACKING, SHOPS
from .outlook import Outlook

Reason = tuple[str, dict[str, object]]
NONE: Reason = ("stands-best", {})
"""Nothing that can be counted speaks for the move but the games that were tried."""


def settled(view: View, move: Move) -> Move:
    """The advice that does not change from one time to the next: a bid as it is on average, where a bot draws lots."""
    if not isinstance(move, Bid) or not view.table.marks[view.viewer]:
        return move
    from ..strong.guide import amount, numbers_of

    return Bid(amount(view, numbers_of(view.rules), 0.5))


def route_told(outlook: Outlook, good: int, plot: int) -> dict[str, object]:
    """A plot, the shop that could stand there, and how long its route would be."""
    length = outlook.length(good, plot)
    told = {"shop": SHOPS[good], "site": DISTRIBUTORS[good], "length": length, "cap": outlook.cap}
    return {"plot": plot_name(outlook.rules, plot), **told}


def plot_name(rules: Rules, plot: int) -> str:
    """A plot as it is written on the board."""
    return name(*rules.ground.square(plot))


def bid_reason(view: View, amount: int) -> Reason:
    """Whether there is a plot for the shop, how long its route would be there, and how many more of its kind will come."""
    table, me, good = view.table, view.viewer, view.table.tile
    now, own = Outlook(view.rules, table), table.marks[me]
    told: dict[str, object] = {"shop": SHOPS[good], "site": DISTRIBUTORS[good], "cap": now.cap, "amount": amount}
    if not own:
        return ("bid-no-plot", told) if not amount else NONE
    more = sum(shops[good] == LACKING for shops in table.shops) - 1
    planned = now.planned(me).get(good, (now.cap, 0))
    nearest = planned[1].bit_length() - 1 if planned[0] < now.cap else min(members(own), key=lambda one: now.length(good, one))
    told |= route_told(now, good, nearest) | {"more": more}
    if now.length(good, nearest) == now.cap:
        return ("bid-far", told) if not amount else NONE
    away = "-away" if not amount and more and _is_too_far(view) else ""
    return ("bid" if amount else "no-bid") + away + ("-last" if more == 1 else "" if more else "-none"), told


def _is_too_far(view: View) -> bool:
    """Whether nothing but the long way stands against a coin: beside the distributor the shop would be worth one."""
    from ..strong.guide import loses_ties, numbers_of

    numbers, saved = numbers_of(view.rules), view.rules.cap - 1
    return not loses_ties(view.rules, view.table, view.viewer) and int(numbers.bid + numbers.part * saved + 0.5) >= 1
