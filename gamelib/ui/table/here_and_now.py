"""What a refusal owes to the table as it is now: the places that are the reason, and what can be done instead."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.events import Refusal
from ...core.moves import CHANCE, Move
from ...core.rulesets import part
from .choices import by_kind, number_range, slug
from .clickable import touched
from .likely import decider
from .lying import alone
from .marks import CROSSED, DENIED, DUE, Mark
from .moment import Moment

FEW, RINGED = 3, 6
"""So many moves are offered, and so many places ringed, where none is nearest to what was meant."""


def because(now: Moment, why: Refusal) -> list[str]:
    """The places that are the reason of a refusal, where the ruleset knows them better than its sentence (``because``)."""
    tell = getattr(part(now.state.ruleset, "clicked"), "because", None)
    places = () if tell is None else tell(now.seen.rules, now.seen.table, decider(now), why.key, why.values)
    return [slug(place) for place in places]


def instead(now: Moment, why: Refusal) -> Sequence[Move]:
    """The nearest legal move; of what is due otherwise, or where none is near, all that may be done if that is little.

    Whoever looks back is offered nothing: what is made there is another game.
    """
    if now.game.at < now.game.last:
        return ()
    due = why.key.startswith(DUE)
    if why.nearest is not None and not due:
        return (why.nearest,)
    if now.state.actor in (None, CHANCE) or len(now.moves) > FEW or now.secret:
        return ()
    is_number = any(number_range(same) is not None for same in by_kind(now.moves).values())
    return () if is_number else now.moves


def due_first(now: Moment, why: Refusal) -> list[Mark]:
    """Where that is done which comes first, if it is few places; nothing for a refusal that has another reason.

    The one place at which all of it begins, as the bank, is none to click.
    """
    if not why.key.startswith(DUE) or now.state.actor in (None, CHANCE):
        return []
    actor = decider(now)
    begins, ends = ({place for move in now.moves for place in move.places(actor)[some]} for some in (slice(1), slice(-1, None)))
    stock = begins - ends if len(begins) == 1 else set()
    places = [slug(place) for place in touched(now.seen, now.moves, actor, plain=True) if place not in stock]
    return [["instead", False, list(dict.fromkeys([*(places if len(places) <= RINGED else ()), *because(now, why)]))]]


def on_thing(now: Moment, answer: tuple[str, list[Mark]], move: Move, spot: str) -> tuple[str, list[Mark]]:
    """An answer whose marks are on the thing that was clicked, not on all that lies with it: ``spot`` is ``place#thing``.

    Where nothing is crossed, that thing is, unless its move only comes too soon.
    """
    said, marked = answer
    place, why = spot.partition("#")[0], now.seen.refusal(move)
    if why is None or alone(now, place) or not any(place in places for _, _, places, *_ in marked):
        return answer
    is_reason = not why.key.startswith(DUE) and not any(role == CROSSED and places for role, _, places, *_ in marked)
    return said, [_narrowed(mark, place, spot, is_reason) for mark in marked]


def _narrowed(mark: Mark, place: str, spot: str, is_reason: bool) -> Mark:
    """A mark of a place as one of the thing there; what may be done instead stays where it was."""
    role, way, places, *words = mark
    if place not in places or role not in ("why", CROSSED, DENIED):
        return mark
    return [CROSSED if is_reason else role, way, [spot if one == place else one for one in places], *words]
