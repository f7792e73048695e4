"""Findings about blockers: what they expropriate, whose ways they lengthen, and what they do to the best score."""

from __future__ import annotations

from typing import Any, cast

from ...core.state import State
from ...drawing.estimates import mean_interval, share
from ...drawing.findings import Estimates, finding, number, signed
from ...players.sample import Sample, Story
from .. import State as CityState
from .. import what_if
from ..route_lengths import lengths
from .markers import constructions
from .roads import WORDS

NO_BLOCKERS = ((4, 2, 2), (0, 0, 0), (7, 4, 4), (9, 5, 5))
"""The blockers of the pile by number of players, with none for three."""
NO_WAY = 99
"""The length of a way that is not there."""


@finding(WORDS, below=0.01, part=5)
def blocker_and_shop(sample: Sample) -> Estimates:
    """On how many plots a shop would expropriate something else than a blocker, in the middle of games."""
    differs = asked = 0
    for story in sample.stories():
        middle = cast("CityState", story.states[len(story.states) // 2])
        shop, blocker = what_if(middle), what_if(middle, shop=False)
        differs, asked = differs + sum(shop[plot] != blocker[plot] for plot in shop), asked + len(shop)
    return {"plots": share(differs, asked)}


def ways(state: State[Any, Any]) -> dict[int, int]:
    """For every shop on the board, the shortest way that is still possible over open plots."""
    table, here = state.table, state.rules.ground
    shops = {good: [own[good] for own in table.shops if own[good] > 0] for good in range(4)}
    free = here.plots & ~table.built
    return {shop: n for good in shops for shop, n in lengths(here, free, table.sites[good], shops[good], NO_WAY).items()}


def harm(story: Story) -> tuple[float, float]:
    """Tiles that one builder's blockers add to their own ways in a game, and to those of one opponent."""
    own = others = 0
    for before, after in constructions(story):
        if before.table.blockers != after.table.blockers:
            was, now = ways(before), ways(after)
            more = {shop: now[shop] - was[shop] for shop in was}
            mine = sum(more[shop] for shop in before.table.shops[before.actor] if shop in more)
            own, others = own + mine, others + sum(more.values()) - mine
    players = len(story.final.table.shops)
    return own / players, others / players / (players - 1)


@finding(WORDS, 0.0, 3.0, rests="gap", say=number, line=0.0)
def blocker_harm(sample: Sample) -> Estimates:
    """What the blockers of one builder add to the ways of the builder and of one opponent."""
    own, other = zip(*map(harm, sample.stories()), strict=True)
    gap = [a - b for a, b in zip(other, own, strict=True)]
    return {"builder": mean_interval(own), "opponent": mean_interval(other), "gap": mean_interval(gap)}


def best(story: Story) -> float:
    """The winner's score."""
    return float(min(story.final.outcome.scores))  # type: ignore[union-attr]


@finding(WORDS, below=0.0, say=signed, line=0.0, part=2)
def no_blockers(sample: Sample) -> Estimates:
    """How the winner's score changes without blockers, seed by seed."""
    return {"best": mean_interval(sample.change(best, pile_blockers=NO_BLOCKERS))}
