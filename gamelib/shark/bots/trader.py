"""The trader buys what is likely to rise, sells before a fall, and places for its own shares and against others'."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from ...core.moves import Move
from ...core.view import View
from ..engine.end import used, wealth
from ..engine.settlement import lot
from ..map import BITS, ZONE_SQUARES
from ..notation import CHOICES, DONE, SELLS, Buy, Put, Surrender
from ..rules import Rules
from ..table import AFTER, BEFORE, CHOOSE, HUES, PLACE, THOUSAND, Table
from .outlook import outlook, swing
from .sites import Site, sites

SELL_BELOW = -0.15
"""A share whose company is expected to fall by more than this at the next roll is sold."""


def trader_bot(view: View, rng: Random) -> Move:
    """Work out what the next roll is likely to do to each company, and trade on it; place for the greatest lead.

    It buys the company that is expected to rise most for its price, sells one that is expected to fall, and puts each
    building where it gains most against the average of the others. Equal choices are decided by lot.
    """
    if view.phase in (BEFORE, AFTER):
        return _trade(view.rules, view.table, view.moves(), rng)
    return _decided(view, rng)


def holder_bot(view: View, rng: Random) -> Move:
    """Place as the trader does, but never buy or sell: what trade is worth shows against this one."""
    return DONE if view.phase in (BEFORE, AFTER) else _decided(view, rng)


def _decided(view: View, rng: Random) -> Move:
    """Everything but trade."""
    if view.phase == PLACE:
        return _placed(view.rules, view.table, view.moves(), rng)
    if view.phase == CHOOSE:
        return rng.choice(CHOICES)
    return max(view.moves(), key=lambda move: (_relief(view.rules, view.table, move), rng.random()))


def _trade(rules: Rules, table: Table, moves: tuple[Move, ...], rng: Random) -> Move:
    expected, held = outlook(rules, table), table.shares[table.player]
    falling = [company for company in HUES if held[company] and table.values[company] and expected[company] < SELL_BELOW]
    if falling:
        return SELLS[min(falling, key=lambda company: expected[company])]
    buys = [move for move in moves if isinstance(move, Buy) and expected[move.company] > 0]
    if not buys:
        return DONE
    return max(buys, key=lambda move: (_appeal(rules, table, move.company, expected[move.company]), rng.random()))


def _appeal(rules: Rules, table: Table, company: int, expected: float) -> float:
    """What a purchase promises: per share while cash is plenty, per coin while it is short."""
    left = rules.buy_limit - table.bought
    price = table.values[company] * THOUSAND
    return expected * min(left, table.cash[table.player] // price)


def _placed(rules: Rules, table: Table, moves: tuple[Move, ...], rng: Random) -> Move:
    """A placement with the greatest lead, drawn by lot: every move draws a number, and the highest of the best wins."""
    best = _Placer(rules, table).best(dict.fromkeys([move.company for move in moves if isinstance(move, Put)]))
    chosen, highest = moves[0], -1.0
    for move in moves:
        drawn = rng.random()
        if drawn > highest:
            assert isinstance(move, Put)
            if best.get(move.company, 0) & BITS[move.row][move.column]:
                chosen, highest = move, drawn
    return chosen


class _Placer:
    """The player who places, beside all others who are still in the game."""

    def __init__(self, rules: Rules, table: Table) -> None:
        self.rules, self.table, self.offered = rules, table, sites(rules, table.chains, table.built, table.values)
        self.own = table.shares[table.player]
        self.others = [other for other in range(rules.players) if other != table.player and not table.out[other]]
        self.theirs = [sum(held) for held in zip(*[table.shares[other] for other in self.others], strict=True)]

    def best(self, companies: Iterable[int]) -> dict[int, int]:
        """The squares of the zone where a placement of one of these companies gains most, by company."""
        inside, most = ZONE_SQUARES[self.table.dice[1]], -float("inf")
        best: dict[int, int] = {}
        for company in companies:
            last = used(self.table, company) + 1 == self.rules.buildings
            high = self.rules.top_value - self.table.values[company]
            for site in self.offered[company]:
                if not site.squares & inside:
                    continue
                ending = last or site.changes[company] >= high
                lead = self._at_the_end(company, site) if ending else self._lead(site)
                if lead > most or not best:
                    best, most = {company: site.squares}, lead
                elif lead == most:
                    best[company] = best.get(company, 0) | site.squares
        return best

    def _lead(self, site: Site) -> float:
        """What a placement gains the player against the average of the others."""
        mine, theirs = site.premium, 0
        for points, own, held in zip(site.changes, self.own, self.theirs, strict=True):
            if points:
                # A share rises by a point and pays as much; when it falls all but the placer pay that as well.
                mine += own * points * (2 if points > 0 else 1)
                theirs += 2 * held * points
        return mine - theirs / len(self.others)

    def _at_the_end(self, company: int, site: Site) -> float:
        """The end is good for the richest only."""
        table, player = self.table, self.table.player
        change = swing(self.rules, table, player, company, site.alone, site.changes)
        after = [wealth(table, seat) + change[seat] * THOUSAND for seat in range(self.rules.players)]
        return float("inf") if all(after[player] >= after[other] for other in self.others) else -float("inf")


def _relief(rules: Rules, table: Table, move: Move) -> float:
    """How much more of the debt a surrendered share covers than it costs; a falling company's goes first."""
    assert isinstance(move, Surrender)
    company = move.company
    lots, value = table.lots[company], table.values[company]
    covers = lot(rules, lots + 1, value) - lot(rules, lots, value)
    return covers / (value * THOUSAND) - outlook(rules, table)[company]
