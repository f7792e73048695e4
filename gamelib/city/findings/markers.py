"""Findings about reservations: who loses them, and what a loss costs early and late."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from ...core.state import State
from ...core.table import replaced
from ...drawing.estimates import ratio_interval, slope_interval
from ...drawing.findings import Estimates, finding, signed
from ...drawing.intervals import Estimate
from ...players.sample import Sample, Story
from ..bots.outlook import Outlook
from .roads import WORDS


def constructions(story: Story) -> Iterator[tuple[State[Any, Any], State[Any, Any]]]:
    """The states before and after every construction."""
    for before, after in pairwise(story.states):
        if before.phase in ("choose", "build") and before.table.built != after.table.built:
            yield before, after


def lost_markers(story: Story) -> tuple[int, int, int]:
    """Reservations, how many of them were expropriated, and how many of those by a building of one's own."""
    made = sum(story.count(key) for key in ("reserve", "reserve-first"))
    own = lost = 0
    for before, after in constructions(story):
        losers = [event.values["player"] for event in after.events if event.key == "marker-back"]
        lost, own = lost + len(losers), own + losers.count(before.actor)
    return made, lost, own


@finding(WORDS, below=0.25, rests="own", line=1 / 3)
def reservations(sample: Sample) -> Estimates:
    """How many reservations are expropriated, and how many of these by one's own building."""
    made, lost, own = zip(*map(lost_markers, sample.stories()), strict=True)
    return {"lost": ratio_interval(lost, made), "own": ratio_interval(own, lost)}


def halves(story: Story) -> tuple[list[list[float]], list[list[float]]]:
    """How many reservations each player lost in the first and the second half of the constructions, and what plans lost."""
    if "halves" not in story.kept:
        built = list(constructions(story))
        players = len(story.final.table.shops)
        counts, tiles = ([[0.0] * players for _ in range(2)] for _ in range(2))
        for number, (before, after) in enumerate(built):
            half = int(2 * number >= len(built))
            for player, cost in _lost(before, after):
                counts[half][player] += 1
                tiles[half][player] += cost
        story.kept["halves"] = counts, tiles
    known: tuple[list[list[float]], list[list[float]]] = story.kept["halves"]
    return known


def _lost(before: State[Any, Any], after: State[Any, Any]) -> Iterator[tuple[int, float]]:
    """Whoever loses reservations by a construction, and by how many tiles that makes the plans of the moment longer.

    Compared is the same table before the construction, with and without the lost reservations.
    """
    losers: list[Any] = [event.values["player"] for event in after.events if event.key == "marker-back"]
    for player in sorted(set(losers)):
        table, rules = before.table, before.rules
        left = table.changed(marks=replaced(table.marks, player, table.marks[player] & ~after.table.roads))
        yield player, Outlook(rules, left).routes(player) - Outlook(rules, table).routes(player)


def _worse(sample: Sample, half: int) -> Estimate:
    """How much worse the score is of whoever lost reservations by one more construction in that half."""
    stories = sample.stories()
    scores = [[float(score) for score in story.final.outcome.scores] for story in stories]  # type: ignore[union-attr]
    return slope_interval([halves(story)[0][half] for story in stories], scores)


@finding(WORDS, below=1.0, rests="score", say=signed, line=0.0)
def early_loss(sample: Sample) -> Estimates:
    """What an early loss costs as plans stand at that moment, and what it costs in the score."""
    games = [halves(story) for story in sample.stories()]
    plan = ratio_interval([sum(tiles[0]) for _, tiles in games], [sum(counts[0]) for counts, _ in games])
    return {"plan": plan, "score": _worse(sample, 0)}


@finding(WORDS, 0.0, rests="score", say=signed, line=0.0)
def late_loss(sample: Sample) -> Estimates:
    """The same for the second half."""
    games = [halves(story) for story in sample.stories()]
    plan = ratio_interval([sum(tiles[1]) for _, tiles in games], [sum(counts[1]) for counts, _ in games])
    return {"plan": plan, "score": _worse(sample, 1)}
