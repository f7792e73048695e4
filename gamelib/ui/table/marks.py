"""Witnesses as marks on the board: whatever in an event or a refusal names places is drawn where those places are."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from string import Formatter
from typing import Any

from ...core.events import Event, Refusal
from ...core.moves import Move
from . import cuts
from .choices import slug

Mark = list[Any]
"""The role of a mark, whether its places form a way, and the places; after a ``*`` stands the last part of a place's name,
after a ``#`` a thing that lies there.

A tint that says something of its own in the legend has these words as a fourth part.
"""
PURSES = ("cash", "coins")
"""How rulesets name the place of a player's money, and what is in it."""
DUE = "due-"
"""So the reason of a move out of its time begins: it is about no place."""
CROSSED, DENIED = "refused", "denied"
"""The role of a place that is the reason of a refusal, and of the one that was refused where the reason lies elsewhere: then
that one has the cross, and the reason a ring with a sign."""
SPOTS, NAMES = ("square", "to", "row"), ("square", "plot", "space")
"""How moves call the parts of a place, and how sentences call a whole one."""
HOLDS = ("map", "plot", "space")
"""The places that sentences call by such a name."""
WAYS = ("path", "route")
LOST, LOSSES = "lost", ("lost",)
"""The role of what is crossed, and how witnesses call it."""
ROAD, PLOTS = "road", ("plot", "plots")
"""The role of what becomes a road, and how witnesses call it."""
INSTEAD = ("options",)


def is_place(value: object) -> bool:
    """Whether a value names a place, as ``("yard", 0, 2)`` does."""
    if not isinstance(value, tuple) or not 2 <= len(value) <= 4 or not isinstance(value[0], str):
        return False
    return all(isinstance(part, str | int) and not isinstance(part, bool) for part in value)


def of_values(values: Mapping[str, object]) -> Iterator[Mark]:
    """The marks in a witness, found wherever they lie in it."""
    for key, value in values.items():
        yield from _of(key, value)


def _of(key: str, value: object) -> Iterator[Mark]:
    if isinstance(value, Mapping):
        fallen = value.get("removed") is True
        for inner, part in value.items():
            yield from _of("lost" if fallen and inner == "chain" else inner, part)
    elif isinstance(value, tuple | list) and value:
        if all(isinstance(part, str) for part in value):
            yield [_role(key), False, ["/".join(value), *(f"*{part}" for part in value)]]
        elif is_place(value):
            yield [_role(key), False, [slug(tuple(value))]]
        elif all(is_place(part) for part in value):
            yield [_role(key), key in WAYS, [slug(part) for part in value]]
        elif key != cuts.SIDES:  # what is cut apart by several things at once is told of all of them together
            for part in value:
                yield from _of(key, part)


def _role(key: str) -> str:
    roles = ((LOST, LOSSES), (ROAD, PLOTS), ("way", WAYS), ("instead", INSTEAD))
    return next((role for role, keys in roles if key in keys), "why")


def of_events(events: Iterable[Event]) -> list[Mark]:
    """The marks of what happened; below all others the parts that are cut from each other."""
    happened = list(events)
    told = [mark for event in happened for mark in of_values(event.witness)]
    return cuts.of_events(happened, {place for role, _, places, *_ in told if role == ROAD for place in places}) + told


def of_refusal(
    move: Move, why: Refusal, actor: int, kinds: Container[str], template: str = "", at: str = "", because: Sequence[str] = ()
) -> list[Mark]:
    """What a refusal is about is told apart from its goal, and where one could go instead is ringed.

    ``kinds`` are the first words of places: a refusal also names pairs of colours and the like, which lie nowhere. ``template``
    is the sentence of the refusal before its values are filled in, ``at`` the place that was clicked, if that is known, and
    ``because`` what the ruleset knows to be the reason.
    """
    told = [mark for one in (why, *why.others) for mark in of_values(one.values)]
    goal = [at] if at else [slug(place) for place in move.places(actor)[-1:]]
    named = [place for role, way, places, *_ in told if role == "why" and not way for place in places if place not in goal]
    named = [place for place in named if place.partition("/")[0] in kinds]
    reasons = list(() if why.key.startswith(DUE) else because) or named or _about(move, why, actor, template)
    instead = [slug(place) for place in why.nearest.places(actor)[-1:]] if why.nearest is not None else []
    asked = [place for place in goal if place not in reasons]
    is_elsewhere = bool(reasons) and reasons[0].partition("/")[0] not in PURSES  # a price is not what is wrong
    return [*told, [DENIED if is_elsewhere else "why", False, asked], [CROSSED, False, reasons], ["instead", False, instead]]


def _about(move: Move, why: Refusal, actor: int, template: str) -> list[str]:
    """The place that the sentence speaks of: a purse that holds too little, a square of the move, or the named goal."""
    if why.key.startswith(DUE):
        return []
    mentioned = [name for _, name, _, _ in Formatter().parse(template) if name]
    places = move.places(actor)
    for purse in PURSES:
        if purse in mentioned:
            return [slug((purse, int(str(why.values.get("player", actor)))))]
    own = dict(zip((one.name for one in reversed(fields(move)) if one.name in SPOTS), reversed(places), strict=False))
    if spots := [own[name] for name in mentioned if name in own]:
        return [slug(spots[-1])]
    goal = places[-1:]
    if goal and (set(mentioned) & set(NAMES) or str(goal[0][-1]) in template):
        names = [str(why.values[name]) for name in NAMES if name in mentioned]
        elsewhere = [f"*{name}" for name in names if goal[0][0] not in HOLDS]
        return elsewhere or [slug(goal[0])]
    return []
