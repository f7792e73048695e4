"""What is known beforehand of the shape of numbers: how skewed they are, and how often a game has the usual one.

Few games do not show a long tail, and those that miss it look the most certain. So the shapes of measures, clauses, moves and
money were taken once from many games of the shipped rulesets by their sensible bots, and lie beside this module. They say from
how many games on an interval is given, and how much further it reaches on the side of the tail.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import ceil, inf, sqrt
from tomllib import loads
from typing import NamedTuple

from ...core.rulesets import homes

LEAST = 5
"""Games below which no interval is given and nothing is called clear."""
UNLIKE = 8
"""Where many games are alike, so many must be unlike the usual one."""
TAIL = 3
"""Games for each square of the skewness: Cochran (1977) asks for 25 where an interval is not widened for the tail."""
OFTEN_ALIKE = 1 / 3
"""The part of the games that are like the usual one, from which the others are counted."""

ONCE = 1.5
"""How many times as skewed as what happens or does not a count may be, to be taken for that."""


class Shape(NamedTuple):
    """The skewness of a number, and the part of all games that have the usual one."""

    skew: float
    usual: float = 0.0

    @property
    def least(self) -> int:
        """From how many games on its mean has an interval."""
        unlike = 0.0 if self.usual < OFTEN_ALIKE else inf if self.usual >= 1 else UNLIKE / (1 - self.usual)
        return max(LEAST, ceil(TAIL * self.skew**2), ceil(unlike) if unlike < inf else LEAST)

    @property
    def is_once(self) -> bool:
        """Whether it is 0 in most games and about 1 in the others: hardly more skewed than what happens or does not."""
        rare = 1 - self.usual
        return rare <= 1 / 2 and self.skew * sqrt(rare * self.usual) <= ONCE * (self.usual - rare)


def shape(ruleset: str, group: str, name: object) -> Shape | None:
    """What is known of a number of this ruleset, or else of the one it changes; None for what nobody looked at."""
    for home in reversed(tuple(homes(ruleset))):
        if known := _shapes().get(home.name, {}).get(group, {}).get(str(name)):
            return Shape(*known)
    return None


@cache
def _shapes() -> dict[str, dict[str, dict[str, tuple[float, float]]]]:
    text = (files(__package__) / "shapes.toml").read_text(encoding="utf-8")
    known: dict[str, dict[str, dict[str, tuple[float, float]]]] = loads(text)
    return known
