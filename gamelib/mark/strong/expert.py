"""A bot that does what makes a win likeliest by the learnt chances, and answers what sensible rivals may bid."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random

from ...core.moves import Move
from ...core.table import replaced
from ...core.view import View
from ..bots.greedy import LEAST, MOST
from ..bots.worth import Outlook
from ..engine.action import store
from ..engine.end import outcome
from ..notation import Auction, Put, Refine, Sell, Take, bids
from ..rules import Rules
from ..table import ACT, BID, EMPTY, NAME, PLACE, Table
from .chances import Chances, chances_of
from .guide import kinds

Line = tuple[int, ...]
Top = tuple[int, int]
"""The highest bid of the others, and how far its bidder sits from the roller, less than 0: of equal bids the greater wins."""
NO_BID: Top = (0, -99)


class Expert:
    """Judges by the learnt table for so many players, or by one that is given."""

    def __init__(self, chances: Chances | None = None) -> None:
        self.chances = chances

    def __call__(self, view: View, rng: Random) -> Move:
        """The move after which a win is likeliest."""
        mind, table = Mind(view, self.chances), view.table
        if view.phase == BID:
            return bids(table.cash[view.viewer])[mind.bid(table, table.lot)[1]]
        if view.phase == NAME:
            named = [move for move in view.moves() if isinstance(move, Auction)]
            return max(named, key=lambda move: mind.bid(table, move.colour)[0])
        if view.phase == PLACE:
            return roomiest(table, view.viewer, view.moves())
        return mind.ranked(table)[0][1]


class Mind:
    """One player's judgement of tables in one game."""

    def __init__(self, view: View, chances: Chances | None = None) -> None:
        self.rules: Rules = view.rules
        self.engine, self.me = view.engine, view.viewer
        own = chances or chances_of(self.rules.players)
        assert own is not None
        self.chances = own

    def worth(self, table: Table) -> float:
        """The chance of a win; after the end, the part of it."""
        return worth(self.rules, table, self.me, self.chances)

    def ranked(self, table: Table) -> list[tuple[float, Move]]:
        """One move of each kind with what it is worth, the best first; on a double with the best action that follows."""
        moves: Iterable[Move] = self.engine.legal(self.rules, table)
        if table.phase == ACT:
            moves = [roomiest(table, self.me, alike) for alike in kinds(tuple(moves)).values()]
        return sorted([(self._after(table, move), move) for move in moves], key=lambda one: -one[0])

    def _after(self, table: Table, move: Move) -> float:
        after = self.engine.step(self.rules, table, move)
        again = after.phase == ACT and after.actor == self.me
        return self.ranked(after)[0][0] if again else self.worth(after)

    def bid(self, table: Table, lot: int) -> tuple[float, int]:
        """The bid that does best against all that sensible rivals may bid, and what it is worth."""
        tops, away = self._tops(table, lot), -turns_away(self.rules, table, self.me)
        outlook = Outlook(self.rules, table, self.me)
        spare = outlook.cash - outlook.fee(1, 0) if outlook.in_yard < self.rules.squares else 0
        wins = {_to_win(top, away) for top in tops}
        best = (self._bid_worth(table, lot, 0, tops), 0)
        for amount in sorted(amount for amount in wins if amount <= spare):
            best = max(best, (self._bid_worth(table, lot, amount, tops), amount), key=lambda one: one[0])
        return best

    def bid_worth(self, table: Table, lot: int, amount: int) -> float:
        """What a bid is worth against all that sensible rivals may bid."""
        return self._bid_worth(table, lot, amount, self._tops(table, lot))

    def _tops(self, table: Table, lot: int) -> dict[Top, tuple[float, float]]:
        """How likely each highest bid of the others is, and what the table is worth when it wins."""
        tops = top_bids(self.rules, table, self.me, lot)
        return {
            top: (chance, self.worth(_sold_to(self.rules, table, lot, *top) if top[0] else table))
            for top, chance in tops.items()
        }

    def _bid_worth(self, table: Table, lot: int, amount: int, tops: dict[Top, tuple[float, float]]) -> float:
        away = -turns_away(self.rules, table, self.me)
        mine = self.worth(_sold_to(self.rules, table, lot, amount, away)) if amount else 0.0
        won = {top: amount >= _to_win(top, away) for top in tops}
        return sum([chance * (mine if won[top] else lost) for top, (chance, lost) in tops.items()])


def _to_win(top: Top, away: int) -> int:
    """The least that beats a highest bid of the others, for a player who sits so far from the roller, less than 0."""
    return max(top[0] + (away < top[1]), 1)


def worth(rules: Rules, table: Table, me: int, chances: Chances) -> float:
    """The chance of a win; after the end, the part of it."""
    if table.actor is not None:
        return chances.win(rules, table, me)
    ended = outcome(rules, table)
    return (me in ended.winners) / len(ended.winners) if ended is not None and ended.winners else 0.0


def turns_away(rules: Rules, table: Table, player: int) -> int:
    """How far a player sits from the roller, who wins ties first."""
    return (player - table.player) % rules.players


def top_bids(rules: Rules, table: Table, me: int, lot: int) -> dict[Top, float]:
    """How likely each highest bid of the others is, if all of them are sensible."""
    tops: dict[Top, float] = {NO_BID: 1.0}
    for other in range(rules.players):
        if other == me:
            continue
        away, joined = -turns_away(rules, table, other), dict[Top, float]()
        for amount, chance in sensible_bids(rules, table, other, lot).items():
            for top, before in tops.items():
                higher = max(top, (amount, away)) if amount else top
                joined[higher] = joined.get(higher, 0.0) + before * chance
        tops = joined
    return tops


def sensible_bids(rules: Rules, table: Table, player: int, lot: int) -> dict[int, float]:
    """How likely a sensible player is to bid each amount: a part of the piece's worth, any part as likely as another."""
    outlook = Outlook(rules, table, player)
    wanted, spare = outlook.lot(lot), outlook.cash - outlook.fee(1, 0)
    if outlook.in_yard == rules.squares or wanted <= 0 or spare < 1:
        return {0: 1.0}
    low, high, likely = LEAST * wanted, MOST * wanted, dict[int, float]()
    for amount in range(int(low), int(high) + 1):
        paid = min(amount, spare)
        likely[paid] = likely.get(paid, 0.0) + (min(amount + 1, high) - max(amount, low)) / (high - low)
    return likely


def _sold_to(rules: Rules, table: Table, lot: int, price: int, away: int) -> Table:
    """The table after a player so far from the roller has won the auction; the square in the yard makes no difference."""
    after, player = table.copy(), (table.player - away) % rules.players
    after.cash = replaced(after.cash, player, after.cash[player] - price)
    store(after, player, lot, after.yards[player].index(EMPTY))
    return after


def roomiest(table: Table, player: int, alike: Sequence[Move]) -> Move:
    """Of moves that do the same on other squares, the one that leaves the yard's pieces the most squares ahead."""
    if len(alike) == 1:
        return alike[0]
    yard, roof = table.yards[player], table.roofs[player]
    return max(alike, key=lambda move: _room_after(move, yard, roof))


def _room_after(move: Move, yard: Line, roof: Line) -> int:
    if isinstance(move, Take | Put):
        return _ahead(roof, move.square)
    if isinstance(move, Refine):
        return room(replaced(yard, move.square, EMPTY), replaced(roof, move.to, move.colour))
    return room(yard, replaced(roof, move.square, EMPTY)) if isinstance(move, Sell) else 0


def _ahead(roof: Line, square: int) -> int:
    """The empty roof squares to which a piece on this yard square can go."""
    return roof[max(0, square - 1) : square + 2].count(EMPTY)


@lru_cache(maxsize=1 << 14)
def room(yard: Line, roof: Line) -> int:
    """How free a company's pieces are: squares ahead of each, a piece that is stuck counting least; squares in the middle."""
    ahead = [_ahead(roof, square) for square, piece in enumerate(yard) if piece != EMPTY]
    return sum([3 + squares for squares in ahead if squares]) + roof[1:-1].count(EMPTY)
