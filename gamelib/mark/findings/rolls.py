"""Findings about the dice of MARK: what a hammer, two equal colours or two closed ones bring, and whom they cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from ...core.state import State
from ...drawing.estimates import mean_interval, slope_interval
from ...drawing.findings import Estimates, dollars, finding
from ...players.playout import derived
from ...players.sample import Sample, Story, played_on
from ..notation import Roll
from ..table import COLOURS, HAMMER, ROLL, SECOND_DIE
from .market import WORDS

ROLLS: dict[str, Callable[[Any], bool]] = {
    "hammer": lambda event: event.key == "auction" and "player" in event.values,
    "equal": lambda event: event.key == "second-action",
    "closed": lambda event: event.key == "closed-roll",
}
ASKED_AT = (6, 12, 18, 24, 30)
"""The turns whose roll is chosen, one of them in each game."""
SEATS = ("roller", "next", "last")


def _rolled(story: Story, hit: Callable[[Any], bool]) -> list[float]:
    seen = Counter(event.values["player"] for event in story.events if hit(event))
    return [float(seen[player]) for player in range(3)]


@finding(WORDS, -6.0, 6.0, rests="hammer", say=dollars, line=0.0)
def hammer(sample: Sample) -> Estimates:
    """What one more such roll does to a player's money, against the others of the game; the dice deal it out by lot."""
    stories = sample.stories()
    cash = [[float(money) for money in story.final.table.cash] for story in stories]
    return {name: slope_interval([_rolled(story, hit) for story in stories], cash) for name, hit in ROLLS.items()}


@finding(WORDS, below=-6.0, rests="closed", say=dollars, line=0.0)
def lost_roll(sample: Sample) -> Estimates:
    """The same numbers: they are counted once and claimed about twice."""
    return hammer.count(sample)


def _table(story: Story, turn: int) -> State[Any, Any] | None:
    """The first roll of a turn, before the dice fall."""
    return next((state for state in story.states if state.turn == turn and state.phase == ROLL), None)


def forked(story: Story, turn: int, seed: int) -> list[float] | None:
    """How much more money the roller, the next and the last player end with if the first die shows the hammer there.

    The second die is the same, and so are the bots and their luck from then on; the other first die is a colour by lot.
    """
    state = _table(story, turn)
    if state is None:
        return None
    lot = derived(seed, "fork")
    second, colour = lot.choice(SECOND_DIE), lot.randrange(len(COLOURS))
    ends = [played_on(state.play(Roll(first, second)), "sensible", seed).table for first in (HAMMER, colour)]
    order = [(state.table.player + seat) % len(SEATS) for seat in range(len(SEATS))]
    return [float(ends[0].cash[player] - ends[1].cash[player]) for player in order]


@finding(WORDS, -12.0, 12.0, say=dollars, line=0.0)
def hammer_whom(sample: Sample) -> Estimates:
    """An experiment: at one table of every game the die is turned to the hammer, and both games are played to their end."""
    asked = [
        forked(story, ASKED_AT[index % len(ASKED_AT)], sample.seed + index) for index, story in enumerate(sample.stories())
    ]
    gains = [gain for gain in asked if gain is not None]
    return {name: mean_interval([gain[seat] for gain in gains]) for seat, name in enumerate(SEATS)}
