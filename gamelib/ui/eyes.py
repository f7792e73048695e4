"""Whose eyes the page is seen with: all open, one seat's, or, while sealed bids are laid at one screen, the bidder's."""

from __future__ import annotations

from functools import lru_cache

from ..core.moves import CHANCE, Move
from ..core.view import View
from .lines import PERSON, Game, Lines


@lru_cache(maxsize=256)
def secret(state: Game) -> bool:
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


def sealed(lines: Lines) -> bool:
    """Whether sealed bids are being laid: a round of secret decisions at a table that was open before it, of which none
    has been shown yet in this branch. Where players always hide something, such as a hand of cards, it is none."""
    states, first, phase = lines.states, lines.at, lines.state.phase
    if lines.state.actor in (None, CHANCE) or any(state.phase != phase for state in states[first:]):
        return False
    while first > 0 and states[first - 1].phase == phase:
        first -= 1
    return secret(states[first]) and (first == 0 or _open(states[first]))


def _open(state: Game) -> bool:
    return all(state.seen_by(player).table == state.table for player in range(state.rules.players))


def viewer(lines: Lines) -> int | None:
    """The seat whose view is shown; None where all is open."""
    if lines.viewer is not None:
        return lines.viewer
    return lines.state.actor if sealed(lines) else None


def seen(state: Game, player: int | None) -> Game | View:
    """The state, or a player's view of it."""
    return state if player is None else state.seen_by(player)


def covered(lines: Lines) -> bool:
    """Whether a cover lies over the moves until the bidder lifts it."""
    actor = lines.state.actor
    return lines.viewer is None and sealed(lines) and actor is not None and lines.seats[actor] == PERSON


def choosable(lines: Lines) -> tuple[Move, ...]:
    """The moves that may be made from here, by the seat that is shown."""
    if lines.viewer is None:
        return lines.state.moves()
    return lines.state.seen_by(lines.viewer).moves() if lines.state.actor != CHANCE else lines.state.moves()
