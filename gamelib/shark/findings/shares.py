"""Findings about shares: how far companies part, which share promises most, and when to sell one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...drawing.estimates import mean_interval, ratio_interval, share
from ...drawing.findings import Estimates, finding, number, points
from ...players.sample import Sample, Story
from ..table import THOUSAND
from .money import WORDS, rules_of
from .tables import Promise, promised

LEVELS = {"1": (1, 1), "2": (2, 4), "5": (5, 8), "9": (9, 14)}


@finding(WORDS, 0.3)
def before_fifteen(sample: Sample) -> Estimates:
    """How many games end while no company is at the top."""
    ends = sample.each(lambda story: max(story.final.table.values) < rules_of(story).top_value)
    return {"none": share(sum(ends), len(ends))}


@finding(WORDS, 0.0, rests="gap", say=number, line=0.0)
def apart(sample: Sample) -> Estimates:
    """The highest company less the lowest; and, as a control, of four companies that come from four games."""
    ends = [story.final.table.values for story in sample.stories()]
    games, four = len(ends), len(ends[0])
    own = [max(values) - min(values) for values in ends]
    mixed = [[ends[(game + place) % games][place] for place in range(four)] for game in range(games)]
    other = [max(values) - min(values) for values in mixed]
    gap = [a - b for a, b in zip(own, other, strict=True)]
    return {"one": mean_interval(own), "four": mean_interval(other), "gap": mean_interval(gap)}


def _at(games: list[list[Promise]], low: int, high: int) -> Iterator[float]:
    for shares in games:
        rises = [one.rise / (THOUSAND * one.value) for one in shares if low <= one.value <= high]
        if rises:
            yield sum(rises) / len(rises)


@finding(WORDS, 0.07, rests="2", line=0.0, part=2)
def cheap_shares(sample: Sample) -> Estimates:
    """The expected change of a share by the next building as a part of its price, by its price."""
    games = promised(sample)
    return {level: mean_interval([*_at(games, *ends)]) for level, ends in LEVELS.items()}


@finding(WORDS, 0.0, rests="gap", line=0.0, part=2)
def when_to_sell(sample: Sample) -> Estimates:
    """How often the next building is expected to lower a share, where its builder holds some of the company and where none."""
    games = promised(sample)
    some = [[one for one in game if one.builder_holds] for game in games]
    none = [[one for one in game if not one.builder_holds] for game in games]
    both = [(a, b) for a, b in zip(some, none, strict=True) if a and b]
    return {
        "some": _falling(some),
        "none": _falling(none),
        "gap": mean_interval([_part(b) - _part(a) for a, b in both]),
    }


def _part(shares: Sequence[Promise]) -> float:
    return sum(one.rise < 0 for one in shares) / len(shares)


def _falling(games: Sequence[Sequence[Promise]]) -> tuple[float, float, float]:
    return ratio_interval([sum(one.rise < 0 for one in game) for game in games], [len(game) for game in games])


@finding(WORDS, -0.08, 0.08, say=points, line=0.0)
def never_sells(sample: Sample) -> Estimates:
    """How many more games a trader wins who never sells, against the same seeds in which this player sells like the others."""
    stories = sample.lone_stories("sensible without sell", "sensible")
    return {"wins": mean_interval(sample.gains(stories, Story.won))}
