"""A bot gets a view, and no attribute of it leads to the open state."""

from __future__ import annotations

import types
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.core.state import State


def reached(thing: Any, seen: set[int], depth: int = 6) -> Iterator[Any]:
    """Everything that can be got at from a thing by its attributes and by what it contains."""
    if depth == 0 or id(thing) in seen or isinstance(thing, str | int | float | type | types.ModuleType):
        return
    seen.add(id(thing))
    yield thing
    inside = [*thing.items()] if isinstance(thing, dict) else [*thing] if isinstance(thing, list | tuple | set) else []
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    names = {*getattr(thing, "__dict__", {}), *slots} if not isinstance(thing, types.FunctionType) else set()
    for one in [*inside, *(getattr(thing, name, None) for name in names)]:
        yield from reached(one, seen, depth - 1)


def secrets(name: str) -> list[Any]:
    """States in which something is hidden from the player who decides."""
    states = gamelib.playout(name, bots="sensible", seed=3, limit=600).states()
    hiding = [
        state
        for state in states
        if state.actor is not None and state.actor >= 0 and state.seen_by(state.actor).table != state.table
    ]
    return hiding[:: max(len(hiding) // 5, 1)]


@pytest.mark.parametrize("name", ["city", "marco_polo", "mark"])
def test_no_attribute_of_a_view_leads_to_the_open_state(name: str) -> None:
    states = secrets(name)
    assert states
    for state in states:
        view = state.seen_by(state.actor)
        view.moves(), view.guess(Random(1))
        for thing in reached(view, set()):
            assert not (isinstance(thing, State) and thing == state)
            assert thing is not state.table


@pytest.mark.parametrize("name", ["city", "marco_polo", "mark"])
def test_a_view_still_tells_what_happened_as_its_player_saw_it(name: str) -> None:
    for state in secrets(name):
        told = [state.engine.veiled(event, state.actor) for event in state.events]
        assert list(state.seen_by(state.actor).events) == told
