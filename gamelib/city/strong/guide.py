"""A bot that takes plots from others before they need them, keeps its routes off what others hold, and bids little."""

from __future__ import annotations

from random import Random

from ...core.moves import Move
from ...core.view import View
from ..bots.greedy import SPARE
from ..bots.outlook import Outlook
from ..engine.auction import bidders
from ..notation import Bid, Build, Draw, Lay, Reserve
from ..rules import Rules
from ..table import BID, CHOOSE, ROAD, Table
from .judgement import Judgement
from .numbers import NUMBERS, Numbers

ALIKE = 1e-9
"""Worths that differ by no more are alike, and chance decides."""


class Guide:
    """Judges by these numbers; by those of the number of players where none are given."""

    def __init__(self, numbers: Numbers | None = None) -> None:
        self.numbers = numbers

    def __call__(self, view: View, rng: Random) -> Move:
        """Reserve while a plot is worth a turn to oneself or to others; else build where one stands best afterwards."""
        numbers = self.numbers or numbers_of(view.rules)
        if view.phase == BID:
            return _bid(view, numbers, rng)
        moves = view.moves()
        if view.phase != CHOOSE:
            return _best_building(view, moves, numbers, rng)
        reservations = [move for move in moves if isinstance(move, Reserve)]
        building = tuple(move for move in moves if not isinstance(move, Reserve))
        if reservations:
            most, best = _best_reservation(view, reservations, numbers, rng)
            few = view.table.marks[view.viewer].bit_count() < SPARE
            if not building or few or most > numbers.enough:
                return best
        return building[0] if isinstance(building[0], Draw) else _best_building(view, building, numbers, rng)


def numbers_of(rules: Rules) -> Numbers:
    """The numbers for so many players; for more than were ever tried, those of the most."""
    return NUMBERS.get(rules.players, NUMBERS[max(NUMBERS)])


def _best_reservation(view: View, moves: list[Reserve], numbers: Numbers, rng: Random) -> tuple[float, Move]:
    here, judged = view.rules.ground, Judgement(view.rules, view.table, view.viewer, numbers)
    worths = judged.reservations([here.at(move.row, move.column) for move in moves])
    most = max(worths)
    return most, rng.choice([move for move, worth in zip(moves, worths, strict=True) if worth >= most - ALIKE])


def _best_building(view: View, moves: tuple[Move, ...], numbers: Numbers, rng: Random) -> Move:
    """The construction after which the player stands best."""
    alike: dict[tuple[int, int, bool], list[Move]] = {}
    for move in moves:
        assert isinstance(move, Build | Lay)
        alike.setdefault((move.row, move.column, isinstance(move, Lay) and move.tile == ROAD), []).append(move)
    if len(alike) == 1:
        return rng.choice(moves)
    judged = []
    for kind in alike.values():
        after = view.engine.step(view.rules, view.table, kind[0])
        judged.append((Judgement(view.rules, after, view.viewer, numbers).worth(), kind))
    most = max(worth for worth, _ in judged)
    return rng.choice(rng.choice([kind for worth, kind in judged if worth >= most - ALIKE]))


def _bid(view: View, numbers: Numbers, rng: Random) -> Bid:
    """Little: everybody gets a shop of each kind in the end. Without a plot for it, nothing."""
    return Bid(amount(view, numbers, rng.random()))


def amount(view: View, numbers: Numbers, lot: float) -> int:
    """The whole coins of a bid, with a part of a coin by lot; whoever loses every tie offers no single coin."""
    table, me = view.table, view.viewer
    if not table.marks[me]:
        return 0
    coins = min(table.coins[me], max(0, int(worth_bidding(view, numbers) + lot)))
    return 0 if coins == 1 and loses_ties(view.rules, table, me) else coins


def loses_ties(rules: Rules, table: Table, player: int) -> bool:
    """Whether a bidder comes last at equal bids, after somebody who could build the shop."""
    *before, last = bidders(rules, table)
    return player == last and any(table.marks[other] for other in before)


def worth_bidding(view: View, numbers: Numbers) -> float:
    """What the shop that was drawn is worth in coins to a player who has a plot for it."""
    saved: int = view.rules.cap - Outlook(view.rules, view.table).plans(view.viewer)[view.table.tile]
    return numbers.bid + numbers.part * saved
