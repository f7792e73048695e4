"""Some tables of every game, and what the next building brings there, exactly."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...core.state import State
from ...players.sample import Sample, Story
from ..analysis import Expected, expected
from ..table import ROLL

ASKED_AT = (14, 24, 34)
"""The turns at which a table is looked at."""


class Promise(NamedTuple):
    """A company at such a table: its value, the expected change of its share in FT, and how many the next builder holds."""

    value: int
    rise: float
    builder_holds: int


def asked(story: Story) -> list[tuple[State[Any, Any], Expected]]:
    """The tables before the roll at these turns, as far as the game lasted; the builder places for the greatest gain."""
    if "asked" not in story.kept:
        rolls = {state.turn: state for state in story.states if state.phase == ROLL and state.turn in ASKED_AT}
        story.kept["asked"] = [(state, expected(state, "best")) for state in rolls.values()]
    known: list[tuple[State[Any, Any], Expected]] = story.kept["asked"]
    return known


def promises(story: Story) -> list[Promise]:
    """What every share that has a price is promised at those tables."""
    return [
        Promise(value, float(rise), held)
        for state, then in asked(story)
        for value, rise, held in zip(
            state.table.values, then.prices.values(), state.table.shares[state.table.player], strict=True
        )
        if value
    ]


def promised(sample: Sample) -> list[list[Promise]]:
    """The same for every game of a sample."""
    return [promises(story) for story in sample.stories()]
