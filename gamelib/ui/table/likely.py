"""Which move was meant by a click on a place: one that is due, with what the dice show, against which least speaks."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ...core.moves import CHANCE, Move
from . import marks
from .choices import by_kind, slug
from .moment import Moment

LISTED = 100
"""So many moves are looked at."""
Doubt = tuple[bool, int, int]
"""Whether a move is not due, how many of its words no legal move has, and how much speaks against it."""


def candidates(now: Moment, place: str, actor: int) -> list[Move]:
    """The moves of the catalogue that would end at a place, of the kinds that are due if there are any."""
    catalogue = now.game.ruleset.catalogue(now.state.rules)
    every = [move for move in catalogue if move.places(actor) and _lies_in(place, slug(move.places(actor)[-1]))]
    return _likeliest(now, every)


def with_thing(now: Moment, place: str, thing: str) -> list[Move]:
    """The moves of the catalogue that would begin at a place with a thing that lies there, the likeliest first."""
    actor, catalogue = decider(now), now.game.ruleset.catalogue(now.state.rules) if thing else ()
    every = [move for move in catalogue if thing in str(move).split() and move.places(actor)]
    return _likeliest(now, [move for move in every if _lies_in(place, slug(move.places(actor)[0]))])


def from_to(now: Moment, start: str, goal: str, thing: str) -> list[Move]:
    """The moves of the catalogue that would take a thing from one place to another, the likeliest first.

    What is due need not name the thing: a piece that was won is only put down.
    """
    actor, due, every = decider(now), by_kind(now.moves), []
    for move in now.game.ruleset.catalogue(now.state.rules):
        places = move.places(actor)
        if len(places) > 1 and _lies_in(start, slug(places[0])) and _lies_in(goal, slug(places[-1])):
            every.append(move)
    with_it = [move for move in every if thing in str(move).split()]
    only_others_due = any(move.kind in due for move in every) and not any(move.kind in due for move in with_it)
    return _likeliest(now, every if only_others_due else with_it or every)


def is_place_of(now: Moment, place: str) -> bool:
    """Whether something can be done at a place, with whatever piece."""
    actor = decider(now)
    return any(_lies_in(place, slug(one)) for move in now.moves for one in move.places(actor))


def foremost(now: Moment, wanted: Sequence[Move]) -> list[Move]:
    """Of moves in order those that are as likely as the first."""
    words = _words(now)
    doubts = [_doubt(now, move, words) for move in wanted]
    return [move for move, doubt in zip(wanted, doubts, strict=True) if doubt == doubts[0]]


def unasked_left_out(now: Moment, moves: Sequence[Move], said: Collection[str]) -> list[Move]:
    """Of moves to one place that a question speaks of those with the fewest words that it does not say and no legal move has.

    Whoever asks why nothing can be built on a square means the colour on the die.
    """
    words = _words(now)
    strange = {
        move: len({*str(move).lower().split()} - {move.kind, *said} - words.get(move.kind, frozenset())) for move in moves
    }
    return [move for move in moves if strange[move] == min(strange.values())]


def decider(now: Moment) -> int:
    """Whose move it would be; the first player's where nobody decides."""
    actor = now.state.actor
    return 0 if actor is None or actor == CHANCE else actor


def _likeliest(now: Moment, every: list[Move]) -> list[Move]:
    """The moves that are due if there are any, be they refused for want of money; those first that are meant most likely."""
    due, words = by_kind(now.moves), _words(now)
    wanted = [move for move in every if move.kind in due or not _is_late(now, move)] or every
    return sorted(wanted[:LISTED], key=lambda move: _doubt(now, move, words))


def _is_late(now: Moment, move: Move) -> bool:
    """Whether a move is refused because something else is due."""
    why = now.seen.refusal(move)
    return why is not None and why.key.startswith(marks.DUE)


def _lies_in(place: str, larger: str) -> bool:
    """Whether a place is this one or a part of it, as a square is of its row."""
    return place == larger or place.startswith(f"{larger}/")


def _words(now: Moment) -> Mapping[str, frozenset[str]]:
    """The words of the legal moves of each kind: the colours of the dice, the places that are open."""
    return {kind: frozenset(word for move in moves for word in str(move).split()) for kind, moves in by_kind(now.moves).items()}


def _doubt(now: Moment, move: Move, words: Mapping[str, frozenset[str]]) -> Doubt:
    """Whoever clicks means what is due, and of that what the dice show; then what is nearly allowed."""
    why = now.seen.refusal(move)
    strange = len({*str(move).split()} - {move.kind} - words.get(move.kind, frozenset()))
    return (False, strange, 0) if why is None else (why.key.startswith(marks.DUE), strange, len(why.others) + 1)
