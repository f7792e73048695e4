"""A bot that reserves towards short routes, bids what a route is worth, and builds blockers where they hurt others."""

from __future__ import annotations

from random import Random

from ...core.moves import Move
from ...core.view import View
from ..notation import Bid, Build, Draw, Lay, Reserve
from ..rules import Rules
from ..table import BID, CHOOSE, ROAD, Table
from .outlook import Outlook

ENOUGH = 1
"""A reservation that shortens the expected routes by no more than this is not worth a turn."""
SPARE = 2
"""With fewer plots than this a blocker that is drawn could take the last one."""
SOONER = 0.1
"""The part of what a shop saves that it is worth to build it now rather than when its next tile is drawn."""
OTHERS = 0.5
"""What is bad for all others together counts this much of what is good for oneself."""


def greedy_bot(view: View, rng: Random) -> Move:
    """Short routes for itself, long ones for others, and no coin more for a shop than the route is worth."""
    if view.phase == BID:
        return Bid(_bid(view.rules, view.table, view.viewer, rng))
    moves = view.moves()
    if view.phase == CHOOSE:
        return _choose(view, moves, rng)
    return _best_building(view, moves, rng)


def _choose(view: View, moves: tuple[Move, ...], rng: Random) -> Move:
    """Reserve while that shortens routes or plots are short; otherwise build."""
    reservations = [move for move in moves if isinstance(move, Reserve)]
    if not reservations:
        return _built(view, list(moves), rng)
    gain, best = _best_reservation(view, reservations, rng)
    if gain > ENOUGH or view.table.marks[view.viewer].bit_count() < SPARE:
        return best
    building = [move for move in moves if not isinstance(move, Reserve)]
    return _built(view, building, rng) if building else best


def _built(view: View, building: list[Move], rng: Random) -> Move:
    return building[0] if isinstance(building[0], Draw) else _best_building(view, tuple(building), rng)


def _best_reservation(view: View, moves: list[Reserve], rng: Random) -> tuple[float, Reserve]:
    """The reservation that shortens the expected routes most, and by how much."""
    outlook, here = Outlook(view.rules, view.table), view.rules.ground
    gains = outlook.gains(view.viewer, [here.at(move.row, move.column) for move in moves])
    most = max(gains)
    return most, rng.choice([move for move, gain in zip(moves, gains, strict=True) if gain == most])


def _best_building(view: View, moves: tuple[Move, ...], rng: Random) -> Move:
    """The construction after which one's own routes are shortest beside those of the others."""
    kinds = [_kind(move) for move in moves]
    if len(set(kinds)) == 1:
        return rng.choice(moves)
    known: dict[tuple[int, int, bool], float] = {}
    for kind, move in zip(kinds, moves, strict=True):
        if kind not in known:
            known[kind] = _cost(view.rules, view.engine.step(view.rules, view.table, move), view.viewer)
    least = min(known.values())
    return rng.choice([move for kind, move in zip(kinds, moves, strict=True) if known[kind] == least])


def _kind(move: Move) -> tuple[int, int, bool]:
    """What tells constructions apart: where they stand, and whether they are roads; blockers all do the same."""
    assert isinstance(move, Build | Lay)
    return move.row, move.column, isinstance(move, Lay) and move.tile == ROAD


def _cost(rules: Rules, table: Table, player: int) -> float:
    outlook = Outlook(rules, table)
    theirs = sum([outlook.routes(other) for other in range(rules.players) if other != player])
    return outlook.routes(player) - OTHERS * theirs / (rules.players - 1)


def _bid(rules: Rules, table: Table, player: int, rng: Random) -> int:
    """A small part of what the shop saves against the longest route; without a plot for it, nothing.

    Everybody gets a shop of each kind in the end, and the last of a kind is free: to win is only to build it sooner.
    """
    if not table.marks[player]:
        return 0
    saved = rules.cap - Outlook(rules, table).plans(player)[table.tile]
    return min(table.coins[player], int(SOONER * saved + rng.random()))
