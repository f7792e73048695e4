"""The magnate trades and places on what the placements of a whole round are likely to do, those of the others included."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import NamedTuple

from ...core.moves import Move
from ...core.table import replaced
from ...core.view import View
from ..engine.end import wealth
from ..map import BITS
from ..notation import BUYS, DONE, SELLS, Put
from ..rules import Rules
from ..table import AFTER, BEFORE, HUES, PLACE, THOUSAND, Table
from .prospects import Placer, prospects
from .sites import NO_CHANGE, Site, sites
from .trader import trader_bot


class Numbers(NamedTuple):
    """What the magnate goes by; found in games against sensible bots in which each number was drawn by lot."""

    rounds: float = 2.0
    """For so many placements of each player the map is thought to promise what it promises now."""
    leader: float = 0.5
    """How much the richest of the others counts beside the average of the others, from 0 to 1."""
    doubt: float = 0.2
    """A trade must promise more than this, in points."""
    drift: float = 1.0
    """What a share is expected to bring until the end beyond what the map promises now: companies grow in the long run."""


NUMBERS = {
    2: Numbers(rounds=3.0),
    3: Numbers(rounds=1.7),
    4: Numbers(rounds=1.4),
    5: Numbers(rounds=1.2),
    6: Numbers(rounds=1.0),
}
"""By the number of players. ``gamelib bench --tune shark`` looks for better ones."""
PLANS = 4
"""So many plans of trade are looked at, those that promise most at once before others."""
SQUARES = 4
"""So many squares of one site are looked at; they do the same now, but not to what comes next."""
FOLLOWED = 8
"""For so many placements, those that leave the greatest lead, the trade that may follow is looked at too."""
MOST = 16
"""So many placements are looked at, those that gain most at once before others."""
NOWHERE = Site(0, 0, NO_CHANGE, False)
"""Where a building may stand by no rule of the base."""


def place(view: View, rng: Random, numbers: Numbers) -> Move:
    """The placement after which the player stands best, among those that gain most at once."""
    return ranked(view, rng, numbers)[0][1]


def ranked(view: View, rng: Random, numbers: Numbers) -> list[tuple[float, Move]]:
    """The placements worth a look with the lead that each leaves, the best first."""
    looked_at = candidates(view, rng)
    if len(looked_at) == 1:
        return [(0.0, looked_at[0])]
    rules, me, opened = view.rules, view.viewer, view.guess(rng)
    after = [(opened.engine.step(rules, opened.table, move), move) for move in looked_at]
    leads = sorted([(lead(rules, table, me, numbers), table, move) for table, move in after], key=_first, reverse=True)
    followed = [(max(worth, _traded_lead(rules, table, me, numbers)), move) for worth, table, move in leads[:FOLLOWED]]
    return sorted(followed, key=_first, reverse=True)


def lead_after(view: View, move: Move, numbers: Numbers) -> float:
    """The lead that a placement leaves, with the best trade that may follow it."""
    table, me = view.engine.step(view.rules, view.table, move), view.viewer
    return max(lead(view.rules, table, me, numbers), _traded_lead(view.rules, table, me, numbers))


def _traded_lead(rules: Rules, table: Table, me: int, numbers: Numbers) -> float:
    """The lead after the best plan of trade that follows a placement, where the player may trade at once."""
    if table.phase != AFTER or table.actor != me:
        return float("-inf")
    best = _promising(rules, table, me, numbers)
    return max([lead(rules, traded(table, me, sold, bought), me, numbers) for _, sold, bought in best], default=float("-inf"))


def candidates(view: View, rng: Random, squares: int = SQUARES) -> list[Move]:
    """The placements worth a look, some squares of each site, the highest gain at once first; equal ones by lot."""
    offered = sites(view.rules, view.table.chains, view.table.built, view.table.values)
    rich = [wealth(view.table, player) / THOUSAND for player in range(view.rules.players)]
    placer = Placer(view.rules, view.table, view.viewer, rich)
    seen: dict[tuple[int, Site], int] = {}
    gains: list[tuple[float, Move]] = []
    for move in rng.sample(view.moves(), len(view.moves())):
        assert isinstance(move, Put)
        company, bit = move.company, BITS[move.row][move.column]
        site = next((site for site in offered[company] if site.squares & bit), NOWHERE)
        seen[company, site] = seen.get((company, site), 0) + 1
        if seen[company, site] <= squares:
            gains.append((placer.gain(company, site), move))
    gains.sort(key=_first, reverse=True)
    return [move for _, move in gains[:MOST]]


def lead(rules: Rules, table: Table, me: int, numbers: Numbers) -> float:
    """By how much a player leads, with what is expected of the coming placements; an end of the game outweighs it all."""
    stands = [wealth(table, player) / THOUSAND for player in range(rules.players)]
    others = [player for player in range(rules.players) if player != me and not table.out[player]]
    if table.actor is None or not others:
        ahead = stands[me] - max([stands[player] for player in others], default=0.0)
        return ahead + (1e6 if ahead > 0 else -1e6 if ahead < 0 else 0.0)
    for placer, coming in prospects(rules, table).items():
        for player, held in enumerate(table.shares):
            stands[player] += numbers.rounds * coming.change(held, player == placer)
    stands[me] += numbers.drift * sum(table.shares[me])
    theirs = [stands[player] for player in others]
    return stands[me] - numbers.leader * max(theirs) - (1 - numbers.leader) * sum(theirs) / len(theirs)


def trade(view: View, numbers: Numbers) -> Move:
    """The first step of the plan after which the player stands best: buy, sell, sell to buy, or leave it."""
    moves = view.moves()
    if len(moves) == 1:
        return moves[0]
    plan = best_plan(view.rules, view.table, view.viewer, numbers)
    return DONE if plan is None else plan[0]


Amount = tuple[int, int]
"""A company, and how many of its shares."""
Plan = tuple[Move, Amount, Amount]
"""The first step, what is sold and what is bought."""


@lru_cache(maxsize=4096)
def best_plan(rules: Rules, table: Table, me: int, numbers: Numbers) -> Plan | None:
    """The plan of trade after which the player stands best; None if none is worth it.

    Remembered: a search comes to the same table again and again.
    """
    best = lead(rules, table, me, numbers) + numbers.doubt
    choice = None
    for plan in _promising(rules, table, me, numbers):
        worth = lead(rules, traded(table, me, plan[1], plan[2]), me, numbers)
        if worth > best:
            best, choice = worth, plan
    return choice


def _promising(rules: Rules, table: Table, me: int, numbers: Numbers) -> list[Plan]:
    """The plans that are worth most if all players go on to place as they would now."""
    coming = prospects(rules, table).items()
    share = [numbers.rounds * sum(one.share(company, placer == me) for placer, one in coming) for company in HUES]

    def promise(plan: Plan) -> float:
        _, (sold, less), (bought, more) = plan
        return more * (share[bought] + numbers.drift) - less * (share[sold] + numbers.drift)

    return sorted(plans(rules, table, me), key=promise, reverse=True)[:PLANS]


def plans(rules: Rules, table: Table, me: int) -> Iterator[Plan]:
    """Every plan: its first step, what is sold and what is bought, as much as there is and as one may."""
    values, held = table.values, table.shares[me]
    left, cash = rules.buy_limit - table.bought, table.cash[me] // THOUSAND
    sales = [(company, held[company]) for company in HUES if held[company] and values[company]]
    for company in HUES:
        price = values[company]
        most = min(left, table.stock[company])
        if not price or most <= 0:
            continue
        if price <= cash:
            yield BUYS[company], (0, 0), (company, min(most, cash // price))
        for other, shares in sales:
            needed = -(-(most * price - cash) // values[other])
            if other != company and needed > 0:
                number = min(needed, shares)
                yield SELLS[other], (other, number), (company, min(most, (cash + number * values[other]) // price))
    for company, shares in sales:
        yield SELLS[company], (company, shares), (0, 0)


def traded(table: Table, me: int, sold: Amount, bought: Amount) -> Table:
    """The table after a plan; what the bank holds does not matter to what is expected."""
    other = table.copy()
    held = list(table.shares[me])
    held[sold[0]] -= sold[1]
    held[bought[0]] += bought[1]
    paid = bought[1] * table.values[bought[0]] - sold[1] * table.values[sold[0]]
    other.shares = replaced(table.shares, me, tuple(held))
    other.cash = replaced(table.cash, me, table.cash[me] - paid * THOUSAND)
    return other


def numbers_for(rules: Rules) -> Numbers:
    """What the magnate goes by with so many players."""
    return NUMBERS.get(rules.players, NUMBERS[max(NUMBERS)])


class Magnate:
    """Trades and places by these numbers; by those of the number of players where none are given."""

    def __init__(self, numbers: Numbers | None = None) -> None:
        self.numbers = numbers

    def __call__(self, view: View, rng: Random) -> Move:
        """Decide everything but trade and placement as a sensible trader does."""
        numbers = self.numbers or numbers_for(view.rules)
        if view.phase == PLACE:
            return place(view, rng, numbers)
        return trade(view, numbers) if view.phase in (BEFORE, AFTER) else trader_bot(view, rng)


magnate_bot = Magnate()


def _first(one: tuple[float, *tuple[object, ...]]) -> float:
    return one[0]
