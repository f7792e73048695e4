"""A position that is accepted can be played on, and whatever it leads to is accepted again.

Positions of random games under random rules are spoilt: a number, a word or a line is changed. Most are refused; the others
must be as good as any that a game reaches.
"""

from __future__ import annotations

import re
import warnings
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gamelib
from gamelib.core.errors import PositionWarning
from gamelib.core.text import MOST_GIVEN

from .games import random_states, rules_of

NUMBERS = (
    "0",
    "1",
    "2",
    "3",
    "7",
    "30",
    "240",
    "1000",
    "999999",
    "999999999",
    "999999999999000",
    "999999999999999",
    str(MOST_GIVEN),
)
"""Small ones, and the most that may be given: whatever grows from there is read as well."""
MOVES = 50
SPOILT = 12
"""Ways in which each position is spoilt."""


def spoilt(text: str, other: str, phases: list[str], rng: Random) -> str:
    """The position with one or two of its words exchanged, lines taken from another position, or lines left out."""
    lines = text.splitlines()
    for _ in range(rng.choice((1, 1, 2))):
        at = rng.randrange(len(lines))
        kind = rng.randrange(6)
        if kind == 0:
            lines[1] = f"phase: {rng.choice(phases)}"
        elif kind == 1 and len(lines) > 3:
            del lines[at]
        elif kind == 2:
            key = lines[at].partition(":")[0]
            same = [line for line in other.splitlines() if line.partition(":")[0] == key]
            lines[at] = same[0] if same else lines[at]
        elif kind == 3:
            lines.append(rng.choice(other.splitlines()))
        else:
            words = list(re.finditer(r"[0-9]+", lines[at]))
            if words:
                word = rng.choice(words)
                near = str(max(int(word[0]) + rng.choice((-1, 1)), 0))
                lines[at] = lines[at][: word.start()] + rng.choice((*NUMBERS, near, near, near)) + lines[at][word.end() :]
        if not lines:
            return ""
    return "\n".join(lines)


def enlarged(text: str, rng: Random) -> str:
    """The position with one number, and now and then with every number of a kind, as large as may be given."""
    large = rng.choice(NUMBERS[-4:])
    key = rng.choice([line.partition(":")[0] for line in text.splitlines()]).rstrip("0123456789")
    lines = [
        re.sub(r"(?<=[:$|])( ?)[0-9]+", rf"\g<1>{large}", line, count=1) if line.startswith(key) else line
        for line in text.splitlines()
    ]
    return "\n".join(lines)


def read(game: Any, text: str, rules: Any) -> Any:
    """The state that a text describes, or None where it is refused."""
    try:
        return game.position(text, rules)
    except gamelib.RecordError:
        return None


def play_on(game: Any, state: Any, rng: Random) -> None:
    """Fifty moves, each to a position that is read back as what it is."""
    text = state.position()
    for _ in range(MOVES):
        if state.actor is None:
            assert state.outcome is not None, text
            return
        assert state.moves(), f"nothing can be done:\n{state.position()}"
        state = state.play(state.chance(rng) if state.actor == gamelib.CHANCE else rng.choice(state.moves()))
        try:
            again = game.position(state.position(), state.rules)
        except gamelib.RecordError as error:
            raise AssertionError(f"{error}\n--- after {state.last_move}:\n{state.position()}\n--- came of:\n{text}") from error
        assert again == state


def search(name: str, rules: Any, seed: int) -> int:
    """Spoil positions of a game and play on with what is accepted; answers how many were."""
    game, rng, accepted = gamelib.ruleset(name), Random(seed), 0
    phases = [phase.name for phase in game.State.engine.phases] + ["over"]
    states = random_states(name, seed, rules, 250)
    for _ in range(SPOILT):
        one, other = rng.choice(states), rng.choice(states)
        text = one.position() if rng.random() < 0.3 else spoilt(one.position(), other.position(), phases, rng)
        text = enlarged(text, rng) if rng.random() < 0.4 else text
        state = read(game, text, rules)
        if state is not None:
            accepted += 1
            play_on(game, state, rng)
    return accepted


@given(data=st.data(), seed=st.integers(0, 10**6))
@settings(max_examples=20, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_what_is_accepted_plays_on_and_is_accepted_again(name: str, data: Any, seed: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", PositionWarning)
        search(name, data.draw(rules_of(name)), seed)


def test_some_spoilt_positions_are_accepted(name: str) -> None:
    """Without them the search above would look at nothing."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", PositionWarning)
        assert sum(search(name, gamelib.ruleset(name).Rules(), seed) for seed in range(4))
