"""Witnesses as marks on the board: whatever in an event or a refusal names places is drawn where those places are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ..core.events import Event, Refusal
from ..core.moves import Move
from .choices import slug

Mark = list[Any]
"""The role of a mark (the key of the witness), whether its places form a way, and the places."""
WAYS = ("path", "route", "routes", "way")
LOSSES = ("cut", "removed", "lost", "expropriated", "plots")


def is_place(value: object) -> bool:
    """Whether a value names a place, as ``("yard", 0, 2)`` does."""
    if not isinstance(value, tuple) or not value or not isinstance(value[0], str):
        return False
    return all(isinstance(part, str | int) and not isinstance(part, bool) for part in value) and len(value) <= 4


def of_values(values: Mapping[str, object]) -> Iterator[Mark]:
    """The marks in a witness, found wherever they lie in it."""
    for key, value in values.items():
        yield from _of(key, value)


def _of(key: str, value: object) -> Iterator[Mark]:
    if is_place(value) and len(value) > 1:  # type: ignore[arg-type]
        yield [_role(key), False, [slug(value)]]  # type: ignore[arg-type]
    elif isinstance(value, Mapping):
        lost = {"removed": ()} if value.get("removed") is True else {}
        for inner, part in value.items():
            yield from _of("lost" if lost and inner == "chain" else inner, part)
    elif isinstance(value, tuple | list):
        places = [one for one in value if is_place(one) and len(one) > 1]
        if places and len(places) == len(value):
            yield [_role(key), key in WAYS, [slug(one) for one in places]]
        else:
            for part in value:
                if isinstance(part, tuple | list | Mapping):
                    yield from _of(key, part)


def _role(key: str) -> str:
    return "lost" if key in LOSSES else "way" if key in WAYS else "why"


def of_events(events: Iterable[Event]) -> list[Mark]:
    """The marks of what happened."""
    return [mark for event in events for mark in of_values(event.witness)]


def of_refusal(move: Move, why: Refusal, actor: int) -> list[Mark]:
    """Where a refused move would have gone, the reasons against it, and where one could go instead."""
    found = [mark for one in (why, *why.others) for mark in of_values(one.values)]
    goal = [slug(place) for place in move.places(actor)[-1:]]
    instead = [slug(place) for place in why.nearest.places(actor)[-1:]] if why.nearest is not None else []
    return [*found, ["refused", False, goal], ["instead", False, instead]]
