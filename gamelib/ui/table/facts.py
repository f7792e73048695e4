"""What the script in a page must know beside what the regions show: where we are, what a click does, what just moved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.moves import CHANCE
from ...drawing import HUES
from ..markup import Tongue
from ..play import demonstration, phrases
from ..play.befallen import COMMON
from . import choices, clickable, log, pace, sight
from .marks import PURSES
from .moment import Moment

if TYPE_CHECKING:
    from .page import TablePage

PLAY = "play"
COUNTED = ("and-more", "to-choose")
SPOKEN = ("can-do", "copied", "side-0", "road", "in-words")
"""What the script itself says or looks for: of a place, of a text that was copied, and in the legend of what is marked."""


def facts(page: TablePage) -> dict[str, Any]:
    """All of it, as plain data."""
    now, game, tongue = page.moment, page.game, page.tongue
    actor, plays = now.state.actor, page.face == PLAY
    waits = game.at < game.last or game.automatic() or bool(page.aside)  # a click decides neither for bots nor anew
    idle = actor is None or (plays and waits)
    acts = {} if idle or actor is None else clickable.acts(now.seen, now.moves, actor, tongue)
    return {
        "at": game.at,
        "last": game.last,
        "acts": acts,
        **(_in_a_menu(now, acts, tongue) if plays else {}),
        "asks": clickable.doubtful(now.seen, now.moves, actor) if plays and not idle and actor is not None else [],
        "picks": clickable.picked(now.seen, now.moves, actor) if plays and not idle and actor is not None else [],
        "barred": {} if idle or actor is None else clickable.barred(now.seen, now.moves, actor),
        "own": [] if idle or actor is None else owned(now, actor),
        "marks": page.marks,
        "auto": game.at < game.last or game.automatic(),
        "say": demonstration.spoken(page) if page.goes_by_steps else " ".join(log.sentences(now, tongue)),
        "work": page.worked if page.job is not None else 0,
        "speed": int(page.speed),
        "words": {key: tongue.ui(key) for key in SPOKEN} | {key: tongue.ui(key, number="#") for key in COUNTED},
        "face": page.face,
        "stepped": page.goes_by_steps,
        "projected": page.projected,
        "folds": not page.unfolded,
        "flow": pace.flow(page),
        "ended": actor is None and game.at == game.last and not page.goes_by_steps,
        "went": went(page) if plays else [],
        "moved": moved(page) if plays and game.at < game.last else [],
        "fell": game.states[max(game.at - 1, 0)].phase if plays else "",
    }


def _in_a_menu(now: Moment, acts: clickable.Acts, tongue: Tongue) -> dict[str, Any]:
    """What a list of moves shows beside their words: what each earns or costs, and the discs of the hues that they name."""
    listed = {move for moves in acts.values() if len(moves) > 1 for move, _ in moves}
    gains = phrases.gains(now, [move for move in now.moves if str(move) in listed])
    hues = {word for move in listed for word in move.split()} & HUES.keys()
    return {
        "gains": {str(move): phrases.gain_text(gain, tongue, now.state.ruleset) for move, gain in gains.items()},
        "hues": {word: [HUES[word].fill, HUES[word].ink, HUES[word].letter] for word in sorted(hues)},
    }


def owned(now: Moment, player: int) -> list[str]:
    """The places where lies what belongs to a player, as far as these eyes see it: they stay in sight while one chooses."""
    places = {place for place, _ in now.seen.holdings() if len(place) == 2 and place[1] == player and place[0] not in COMMON}
    return sorted(map(choices.slug, places | {(purse, player) for purse in PURSES}))


def moved(page: TablePage) -> list[str]:
    """The places of the board at which something came or went with the last move: whoever looks back wants to see them."""
    flows = [flow for event in page.moment.events for flow in event.flows]
    places = dict.fromkeys(place for flow in reversed(flows) for place in (flow[1], flow[0]) if place[0] in COMMON)
    return [choices.slug(place) for place in places]


def went(page: TablePage) -> list[str]:
    """The places of the last move, where these eyes may know it: from where to where a piece went."""
    now, game = page.moment, page.game
    before, move = game.states[max(game.at - 1, 0)], now.state.last_move
    actor = before.actor
    if move is None or actor is None or actor == CHANCE or not sight.shows_move(before, now.state, now.eyes):
        return []
    return [choices.slug(place) for place in move.places(actor)]
