"""What a bid in the city game rests on, as a key of the ruleset's words and its values: the plot for the shop, and its way."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..engine.auction import bidders
from ..notation import Bid
from ..plot_sets import members, name
from ..route_lengths import lengths
from ..rules import Rules
from ..table import DISTRIBUTORS, LACKING, SHOPS
from .outlook import Outlook

Reason = tuple[str, dict[str, object]]
NONE: Reason = ("stands-best", {})
"""Nothing that can be counted speaks for the move but the games that were tried."""
MORE = 1
"""A second coin is worth it where the loss of a plot costs more road tiles than this."""


def settled(view: View, move: Move) -> Move:
    """The advice that does not change from one time to the next: a bid as it is on average, where a bot draws lots.

    Where the plot for a shop that is worth a coin would be lost to whoever wins it, it is the least that can win: a coin, and
    one more after a rival who wants the shop as well and would win at equal bids.
    """
    if not isinstance(move, Bid) or not view.table.marks[view.viewer]:
        return move
    from ..strong.guide import amount, loses_ties, numbers_of

    late = loses_ties(view.rules, view.table, view.viewer) or (_is_after_a_rival(view) and _next_best(view) > MORE)
    coins, least = amount(view, numbers_of(view.rules), 0.5), 1 + late
    at_risk = coins < least <= view.table.coins[view.viewer] and _is_wanted(view) and _is_at_risk(view)
    return Bid(least if at_risk else coins)


def _is_after_a_rival(view: View) -> bool:
    """Whether somebody who has a plot for the shop that counts comes first at equal bids."""
    table, now, order = view.table, Outlook(view.rules, view.table), bidders(view.rules, view.table)
    before = order[: order.index(view.viewer)]
    return any(table.marks[other] and now.plans(other)[table.tile] < now.cap for other in before)


def _next_best(view: View) -> int:
    """By how many road tiles the way of the shop grows if the plot for it is lost, with the next best of one's own plots."""
    now, good = Outlook(view.rules, view.table), view.table.tile
    length, plot = now.planned(view.viewer).get(good, (now.cap, 0))
    others = [now.length(good, one) for one in members(view.table.marks[view.viewer] & ~plot)]
    return min(others, default=now.cap) - length


def _is_wanted(view: View) -> bool:
    """Whether the shop is near enough for a coin, wherever one comes at equal bids."""
    from ..strong.guide import numbers_of, worth_bidding

    return worth_bidding(view, numbers_of(view.rules)) + 0.5 >= 1


def _is_at_risk(view: View) -> bool:
    """Whether the plot for the very shop that is bid for becomes a road if a rival wins it and builds where it hurts most."""
    from .costs import threatened

    plan = Outlook(view.rules, view.table).planned(view.viewer).get(view.table.tile)
    risk = threatened(view, 0)
    if plan is None or risk is None or plan[0] == view.rules.cap:
        return False
    plots = risk[1]["plots"]
    return isinstance(plots, tuple) and plot_name(view.rules, plan[1].bit_length() - 1) in plots


def route_told(outlook: Outlook, good: int, plot: int) -> dict[str, object]:
    """A plot, the shop that could stand there, how long its route would be at best, and whether that road is laid."""
    length, table, here = outlook.length(good, plot), outlook.table, outlook.rules.ground
    laid = lengths(here, table.roads, table.sites[good], [plot], outlook.cap).get(plot) == length
    told = {"shop": SHOPS[good], "site": DISTRIBUTORS[good], "length": length, "cap": outlook.cap}
    told["near"] = "laid" if laid else "open"
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
    away = "-away" if not amount and more and (_is_too_far(view) or not _is_wanted(view)) else ""
    return ("bid" if amount else "no-bid") + away + ("-last" if more == 1 else "" if more else "-none"), told


def _is_too_far(view: View) -> bool:
    """Whether nothing but the long way stands against a coin: beside the distributor the shop would be worth one."""
    from ..strong.guide import loses_ties, numbers_of

    numbers, saved = numbers_of(view.rules), view.rules.cap - 1
    return not loses_ties(view.rules, view.table, view.viewer) and int(numbers.bid + numbers.part * saved + 0.5) >= 1
