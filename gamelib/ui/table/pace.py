"""After how long a game goes on by itself: what somebody decides stays for a look, what follows from it comes quickly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.moves import CHANCE
from ..play import pausing
from . import question_heading
from .game import PERSON, Game

if TYPE_CHECKING:
    from .page import TablePage

PLAY = "play"
QUICK, AGAIN, FALLS, THINKS = 120, 260, 500, 400
"""Milliseconds between two steps that need nobody: of the set-up, of what falls as soon as a bot has decided, and of what
comes a third time in a turn; of what comes again; of dice and draws; and of a bot."""


def flow(page: TablePage) -> int:
    """In the play face, after how many milliseconds the game goes on by itself; 0 where a person must decide."""
    game = page.game
    if page.face != PLAY or page.dialog or game.at < game.last or not game.automatic():
        return 0
    if page.halted:
        return 0
    if not game.state.turn:
        return QUICK
    if is_watched(page):
        return max(_step(game) * int(page.speed) // 1000, 1)
    if question_heading.is_read(page):
        return pausing.READS
    return pausing.lasts(page.moment) or _step(game)


def is_watched(page: TablePage) -> bool:
    """Whether only bots play, and the game still goes on."""
    game = page.game
    return PERSON not in game.seats and game.at == game.last and game.state.actor is not None


def _step(game: Game) -> int:
    """How long a step of chance or a bot waits, by what everybody sees: a longer wait must not tell what somebody holds."""
    before, state = _before(game), game.state
    if state.actor != CHANCE:
        return (THINKS, AGAIN, QUICK)[min(before.count(state.phase), 2)]
    if game.states[game.at - 1].actor == CHANCE:
        return AGAIN
    return QUICK if before else FALLS


def _before(game: Game) -> list[str]:
    """The phases of this turn in which nobody had to decide, back to the last decision of a person."""
    phases, at = [], game.at - 1
    while at >= 0 and (one := game.states[at]).turn == game.state.turn:
        if one.actor is not None and one.actor != CHANCE and game.seats[one.actor] == PERSON:
            break
        phases.append(one.phase)
        at -= 1
    return phases
