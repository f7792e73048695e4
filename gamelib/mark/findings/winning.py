"""Findings about winning at MARK: whoever sells last, and how far skill carries."""

from __future__ import annotations

from ...drawing.estimates import share
from ...drawing.findings import Estimates, finding
from ...players.sample import Sample
from .market import WORDS


@finding(WORDS, 0.5, line=1 / 3)
def last_sale(sample: Sample) -> Estimates:
    """In how many games the last seller has won."""
    won = sample.each(lambda story: story.values("sell")[-1]["player"] in story.winners)
    return {"last": share(sum(won), len(won))}


@finding(WORDS, 0.7, rests="sensible", line=1 / 3, part=2)
def skill(sample: Sample) -> Estimates:
    """What one wins against two of the other kind."""
    return {
        "sensible": share(sum(sample.lone("sensible", "beginner")), sample.games),
        "beginner": share(sum(sample.lone("beginner", "sensible")), sample.games),
    }
