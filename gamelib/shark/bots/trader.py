"""The trader buys what is likely to rise, sells before a fall, and places for its own shares and against others'."""

from __future__ import annotations

from random import Random

from ...core.moves import Move
from ...core.view import View
from ..engine.end import wealth
from ..engine.settlement import lot
from ..map import BITS
from ..notation import CHOICES, DONE, SELLS, Buy, Put, Surrender
from ..rules import Rules
from ..table import AFTER, BEFORE, CHOOSE, HUES, PLACE, THOUSAND, Table
from .outlook import ends, outlook, swing
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
        leads = _leads(view.rules, view.table, view.moves())
        return max(leads, key=lambda one: (one[0], rng.random()))[1]
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


def _leads(rules: Rules, table: Table, moves: tuple[Move, ...]) -> list[tuple[float, Move]]:
    """What each placement gains; those on one site do the same."""
    known: dict[int, list[tuple[int, float]]] = {}
    leads: list[tuple[float, Move]] = []
    placer = _Placer(rules, table)
    for move in moves:
        assert isinstance(move, Put)
        bit, company = BITS[move.row][move.column], move.company
        if company not in known:
            known[company] = placer.leads(company)
        for squares, lead in known[company]:
            if squares & bit:
                leads.append((lead, move))
                break
    return leads


class _Placer:
    """The player who places, beside all others who are still in the game."""

    def __init__(self, rules: Rules, table: Table) -> None:
        self.rules, self.table, self.offered = rules, table, sites(rules, table.chains, table.built, table.values)
        self.own = table.shares[table.player]
        self.others = [other for other in range(rules.players) if other != table.player and not table.out[other]]
        self.theirs = [sum(held) for held in zip(*[table.shares[other] for other in self.others], strict=True)]

    def leads(self, company: int) -> list[tuple[int, float]]:
        """The sites of a company, with what a placement there gains."""
        return [(site.squares, self._lead(company, site)) for site in self.offered[company]]

    def _lead(self, company: int, site: Site) -> float:
        """What a placement gains the player against the average of the others; the end is good for the richest only."""
        moved = site.changes
        if ends(self.rules, self.table, company, moved):
            return self._at_the_end(company, site)
        mine = site.premium
        theirs = 0
        for points, own, held in zip(moved, self.own, self.theirs, strict=True):
            if points:
                # A share rises by a point and pays as much; when it falls all but the placer pay that as well.
                mine += own * points * (2 if points > 0 else 1)
                theirs += 2 * held * points
        return mine - theirs / len(self.others)

    def _at_the_end(self, company: int, site: Site) -> float:
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
