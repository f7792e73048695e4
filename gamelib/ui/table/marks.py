"""Witnesses as marks on the board: whatever in an event or a refusal names places is drawn where those places are."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Any

from ...core.events import Event, Refusal
from ...core.moves import Move
from .choices import slug

Mark = list[Any]
"""The role of a mark, whether its places form a way, and the places; after a ``*`` stands the last part of a place's name."""
WAYS = ("path", "route")
LOSSES = ("plot", "plots", "lost")
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
        else:
            for number, part in enumerate(value):
                yield from _of(f"side-{number % 2}" if key == "sides" else key, part)


def _role(key: str) -> str:
    roles = (("lost", LOSSES), ("way", WAYS), ("instead", INSTEAD))
    return next((role for role, keys in roles if key in keys), key if key.startswith("side-") else "why")


def of_events(events: Iterable[Event]) -> list[Mark]:
    """The marks of what happened."""
    return [mark for event in events for mark in of_values(event.witness)]


def of_refusal(move: Move, why: Refusal, actor: int, kinds: Container[str]) -> list[Mark]:
    """The reasons against a move are crossed, else where it would have gone; and where one could go instead.

    ``kinds`` are the first words of places: a refusal also names pairs of colours and the like, which lie nowhere.
    """
    told = [mark for one in (why, *why.others) for mark in of_values(one.values)]
    goal = [slug(place) for place in move.places(actor)[-1:]]
    named = [place for role, way, places in told if role == "why" and not way for place in places if place not in goal]
    reasons = [place for place in named if place.partition("/")[0] in kinds]
    instead = [slug(place) for place in why.nearest.places(actor)[-1:]] if why.nearest is not None else []
    crossed = [["why", False, goal], ["refused", False, reasons]] if reasons else [["refused", False, goal]]
    return [*told, *crossed, ["instead", False, instead]]
