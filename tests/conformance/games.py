"""Games for the conformance suite: random rules and random play for any ruleset, from its name alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import MISSING, fields
from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st

import gamelib
from gamelib.core.errors import RulesError

SHORT = 40
"""A limit on turns, for rulesets that have one, that keeps a test game short."""


@st.composite
def rules_of(draw: st.DrawFn, name: str) -> Any:
    """Rules with a few fields changed at random; combinations that the ruleset refuses fall back to simpler ones."""
    kind = gamelib.ruleset(name).Rules
    changed = {one.name: draw(_values(one)) for one in fields(kind) if draw(st.booleans()) or one.name == "turn_limit"}
    for _ in range(len(changed)):
        try:
            return kind(**changed)
        except RulesError as error:
            changed.pop(error.field, None)
    return kind()


def _values(one: Any) -> st.SearchStrategy[Any]:
    facts = one.metadata
    low, high = facts["range"]
    if one.name == "turn_limit":
        return st.integers(max(low, 5), SHORT)
    if facts["kind"] == "switch":
        return st.booleans()
    if facts["kind"] == "choice":
        return st.sampled_from(facts["choices"])
    if facts["kind"] == "grid":
        return st.integers(1, 3).map(lambda factor: tuple(tuple(n * factor for n in row) for row in one.default))
    assert one.default is not MISSING
    near = st.integers(max(low, one.default - 4 * facts["step"]), min(high, one.default + 4 * facts["step"]))
    return st.one_of(near, st.integers(low, min(high, one.default * 3 + 3)))


def random_states(name: str, seed: int, rules: Any = None, most: int = 100_000) -> list[Any]:
    """A whole game of random play, state by state; chance follows its odds."""
    rng = Random(f"{name}/{seed}")
    state = gamelib.ruleset(name).start(rules)
    found = [state]
    while state.actor is not None and len(found) <= most:
        move = state.chance(rng) if state.actor == gamelib.CHANCE else rng.choice(state.moves())
        state = state.play(move)
        found.append(state)
    return found


@cache
def sample_states(name: str) -> tuple[Any, ...]:
    """States from a few games with every number of players, phases that are rare kept and common ones thinned."""
    found, phases = [], Counter[str]()
    low, high = gamelib.ruleset(name).Rules.dials()["players"]["range"]
    for players in range(low, high + 1):
        rules = gamelib.ruleset(name).Rules(players=players)
        for seed in range(2):
            for state in random_states(name, seed, rules, 3000):
                phases[state.phase] += 1
                if phases[state.phase] <= 40 or phases[state.phase] % 50 == 0:
                    found.append(state)
    return tuple(found)


def carried(holdings: dict[Any, int], events: tuple[Any, ...]) -> dict[Any, int]:
    """The holdings after these events' flows, without what is zero."""
    after = Counter(holdings)
    for event in events:
        for source, target, thing, amount in event.flows:
            after[source, thing] -= amount
            after[target, thing] += amount
    return {key: amount for key, amount in after.items() if amount}


def without_zeros(holdings: dict[Any, int]) -> dict[Any, int]:
    """Holdings without what is zero."""
    return {key: amount for key, amount in holdings.items() if amount}
