"""Findings about the variants of SHARK, and about skill."""

from __future__ import annotations

from ...drawing.estimates import mean_interval, share
from ...drawing.findings import Estimates, finding, signed
from ...players.sample import Sample, Story
from .money import WORDS, money, thousands


@finding(WORDS, below=-50.0, rests="share", say=thousands, line=0.0)
def variant_one(sample: Sample) -> Estimates:
    """What each half of Variant I takes away from all players together: the start share, and then the cap."""
    printed = sample.each(money)
    bare, both = sample.each(money, start_shares=0), sample.each(money, variant_one=True)
    return {
        "share": mean_interval([a - b for a, b in zip(bare, printed, strict=True)]),
        "cap": mean_interval([a - b for a, b in zip(both, bare, strict=True)]),
    }


def turns(story: Story) -> float:
    """The turns of a game."""
    return float(story.final.turn)


@finding(WORDS, below=-3.0, rests="three", say=signed, line=0.0, part=2)
def free_colours(sample: Sample) -> Estimates:
    """How many turns longer games are under the variants of the colour die."""
    return {
        "two": mean_interval(sample.change(turns, variant_two=True)),
        "three": mean_interval(sample.change(turns, variant_three=True)),
    }


@finding(WORDS, 0.4, rests="sensible", line=1 / 3, part=2)
def skill(sample: Sample) -> Estimates:
    """What one wins against two of the other kind."""
    return {
        "sensible": share(sum(sample.lone("sensible", "beginner")), sample.games),
        "beginner": share(sum(sample.lone("beginner", "sensible")), sample.games),
    }
