"""What a hint advises to bid: one rule for every auction of a game, so that hints seldom go back on what another one said.

A piece at auction is worth a fifth of what it will earn: it must still be refined and sold. Nothing is bid where it would cost
storage, fill the yard, wait behind another piece or for a row, or could hardly be sold.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ...core.view import View
from ..notation import Auction, Bid, bids
from ..rules import Rules
from ..table import COLOURS, EMPTY, Table
from .unsold import may_stay
from .worth import Outlook, coming_prices, pieces_of

FIFTH = 5
"""A piece that must still be refined and sold is worth one part of so many of what it earns."""


class Advice(NamedTuple):
    """A bid with what it rests on: what stands against any bid; or the price, the limit, and the cash that storage leaves."""

    against: str
    bid: int = 0
    price: int = 0
    limit: int = 0
    spare: int = 0

    @property
    def bound(self) -> str:
        """What sets the amount: the cash or the limit."""
        return "cash" if self.bid < self.limit else "limit"


def advice(rules: Rules, table: Table, me: int, colour: int) -> Advice:
    """What to bid for a piece of a colour, and why so much or nothing."""
    against = _against(rules, table, me, colour)
    outlook, held = Outlook(rules, table, me), sum(pieces_of(table, me, colour))
    spare, prices = outlook.cash - outlook.fee(1, 0), coming_prices(rules, table, colour)
    if against or held >= len(prices):
        return Advice(against or "enough")
    price = round(prices[held])
    if price < FIFTH:
        return Advice("little", price=price)
    if spare < 1:
        return Advice("cash", price=price, spare=spare)
    limit = price // FIFTH
    return Advice("", min(limit, spare), price, limit, spare)


def _against(rules: Rules, table: Table, me: int, colour: int) -> str:
    """What stands against any bid: the yard, pieces enough of the colour, storage, no row yet, or a piece that comes first."""
    outlook = Outlook(rules, table, me)
    if outlook.in_yard == rules.squares:
        return "full"
    if may_stay(rules, table, me, colour):
        return "enough"
    if outlook.fee(1, 0) > outlook.fee(0, 0):
        return "fee"
    if outlook.in_yard + 1 == rules.squares:
        return "last"
    return "new" if not table.sold[colour] else "yard" if pieces_of(table, me, colour)[0] else ""


def _to_win(rules: Rules, table: Table, me: int, colour: int) -> int:
    """The least that wins against the most that sensible rivals are likely to bid."""
    from ..strong.expert import top_bids, turns_away

    top, away = max(top_bids(rules, table, me, colour))
    return max(top + (-turns_away(rules, table, me) < away), 1)


def advised_bid(view: View) -> Bid:
    """What a hint bids here: by the rule, or what a strong player does where that is clearly better."""
    from .rule_left import strong_bid

    told, other = advice(view.rules, view.table, view.viewer, view.table.lot), strong_bid(view)
    return bids(view.table.cash[view.viewer])[told.bid if other is None else other]


def advised_name(view: View, choice: Auction) -> Auction:
    """The colour that leaves most between its limit and what wins it; the choice of a strong player where none is wanted."""
    margins = {}
    for move in view.moves():
        assert isinstance(move, Auction)
        told = advice(view.rules, view.table, view.viewer, move.colour)
        wins = _to_win(view.rules, view.table, view.viewer, move.colour) if told.bid else 1
        margins[move] = (told.limit - wins, told.limit) if told.bid >= wins else (0, 0)
    best = max(margins, key=lambda move: (margins[move], move == choice))
    return best if margins[best] > (0, 0) else choice


def is_wanted(view: View, move: Auction) -> bool:
    """Whether whoever names the colour will be advised to bid for it."""
    named = view.guess(Random(0)).play(move)
    return named.actor == view.viewer and advised_bid(named.seen_by(view.viewer)).amount > 0


def unwanted(view: View, colour: int) -> tuple[str, dict[str, object]]:
    """Why a colour is named that one does not bid for: it is worth least to the others, or they pay for it."""
    named = [move.colour for move in view.moves() if isinstance(move, Auction)]
    is_least = _worth_to_others(view, colour) <= min(_worth_to_others(view, other) for other in named)
    return ("name-unwanted" if is_least else "name-for-others"), {"colour": COLOURS[colour]}


def _worth_to_others(view: View, colour: int) -> float:
    """The most that a piece is worth to any other company; nothing to one whose yard is full."""
    others = [Outlook(view.rules, view.table, other) for other in range(view.rules.players) if other != view.viewer]
    return max(max(one.lot(colour), 0.0) if EMPTY in view.table.yards[one.player] else 0.0 for one in others)
