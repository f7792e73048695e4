"""Whose eyes see what: all open, one seat's, or nobody's, who sees what everybody at the table may see."""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from typing import Any

from ...core.moves import CHANCE
from ...core.view import View
from ...players.playout import derived
from .game import ANYBODY, AnyState, Branch, Game

Eyes = int | None
"""A seat, ``NOBODY``, or ``OPEN``."""
OPEN: Eyes = None
NOBODY = ANYBODY
Seen = AnyState | View


class Spectator(View):
    """What somebody sees who sits at no seat: what is hidden from any other player is hidden from the spectator."""

    __slots__ = ()

    def __init__(self, source: AnyState) -> None:
        self._look(source, NOBODY)


def seen(state: AnyState, eyes: Eyes) -> Seen:
    """The state through these eyes."""
    if eyes is None:
        return state
    return Spectator(state) if eyes == NOBODY else state.seen_by(eyes)


def hides(state: AnyState, eyes: Eyes) -> bool:
    """Whether something on the table is hidden from these eyes."""
    if eyes is None:
        return False
    masked: Any = state.engine.hidden(state.rules, state.table, eyes)
    return bool(masked != state.table)


@lru_cache(maxsize=256)
def secret(state: AnyState) -> bool:
    """Whether what is decided here stays hidden from another player at first."""
    actor = state.actor
    if actor is None or actor == CHANCE:
        return False
    moves = state.moves()
    if len(moves) < 2:
        return False
    one, other = state.play(moves[0]), state.play(moves[-1])
    rest = (player for player in range(state.rules.players) if player != actor)
    return any(one.seen_by(player) == other.seen_by(player) for player in rest)


def keeps(state: AnyState) -> bool:
    """Whether the player who decides sees something that not everybody at the table may see."""
    own, common = seen(state, state.actor), seen(state, NOBODY)
    return bool(own.table != common.table or own.events != common.events)


def is_held(state: AnyState) -> bool:
    """Whether any player sees something that not everybody at the table may see."""
    common = seen(state, NOBODY).table
    return any(seen(state, player).table != common for player in range(state.rules.players))


def open_until(branch: Branch) -> int:
    """The last place of a branch at which all lay open; what was secret up to there is out. -1 if there is none."""
    while branch.opened < len(branch.states):
        if not hides(branch.states[branch.opened], NOBODY):
            branch.open_until = branch.opened
        branch.opened += 1
    return branch.open_until


def is_told(game: Game, branch: Branch, *eyes: Eyes) -> bool:
    """Whether nothing that was ever secret in a branch is so now to these eyes, nor what its world holds of another."""
    return OPEN in eyes or (open_until(branch) == len(branch.states) - 1 and may_look(game, branch, *eyes))


def may_look(game: Game, branch: Branch, *eyes: Eyes) -> bool:
    """Whether any of these eyes may see a branch: what it holds of somebody's secrets is theirs, or is out by now."""
    if branch.owner == ANYBODY or OPEN in eyes or branch.owner in eyes or branch.parent is None:
        return True
    left = game.branches[branch.parent]
    return open_until(left) >= branch.fork - 1 and may_look(game, left, NOBODY)


def shows_move(before: AnyState, after: AnyState, eyes: Eyes) -> bool:
    """Whether these eyes saw which move led from one state to the next."""
    if eyes is OPEN or before.actor == eyes:
        return True
    return not hides(before, eyes) and seen(after, eyes).events == after.events


def imagined(game: Game, at: int, eyes: Eyes, number: int = 0) -> AnyState:
    """A table that somebody with these eyes can imagine at a place: the true one if nothing of it is hidden."""
    state = game.states[at]
    if not hides(state, eyes):
        return state
    world = copy(state)
    world.table = seen(state, eyes).guess(derived(game.seed, "world", at, number)).table  # type: ignore[union-attr]
    return world


def worlds(game: Game, number: int, at: int, eyes: Eyes) -> tuple[AnyState, AnyState]:
    """Two tables that these eyes cannot tell apart from the true one; what is alike in both may be told."""
    branch = game.branches[number]
    if eyes is None:
        return branch.states[at], branch.states[at]
    known, key = branch.worlds, (eyes, at)
    if key not in known:
        one = copy(game)
        one.current = number
        known[key] = (imagined(one, at, eyes, 1), imagined(one, at, eyes, 2))
    return known[key]
