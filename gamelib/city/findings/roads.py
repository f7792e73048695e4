"""Findings about the roads of a city: where they run, how long they are, and what they are worth to the winner."""

from __future__ import annotations

from typing import Any, cast

from ...core.state import State
from ...drawing.estimates import mean_interval, ratio_interval, share
from ...drawing.findings import Estimates, finding, points, signed
from ...players.sample import Sample, Story
from .. import State as CityState
from .. import routes
from ..table import GOODS

WORDS = "city/findings"
RINGS = ("edge", "one", "two", "centre")


def end(story: Story) -> CityState:
    """The last state of a game."""
    return cast("CityState", story.final)


def paved(story: Story, depth: int) -> float:
    """The share of a ring of plots that ends as a road; depth 0 is the edge. Where a distributor stands, no road can be."""
    final = story.final
    here, last = final.rules.ground, final.rules.ground.side - 1
    sites = {here.square(site) for site in final.table.sites}
    whole = [(y, x) for y in range(last + 1) for x in range(last + 1) if min(y, x, last - y, last - x) == depth]
    ring = [plot for plot in whole if plot not in sites]
    roads: int = sum(final.table.roads >> here.at(*plot) & 1 for plot in ring)
    return roads / len(ring)


@finding(WORDS, 0.0, rests="one", say=points, line=0.0)
def rings(sample: Sample) -> Estimates:
    """How much more of each inner ring than of the edge becomes roads."""
    edge, *inner = ([paved(story, depth) for story in sample.stories()] for depth in range(len(RINGS)))
    return {
        name: mean_interval([a - b for a, b in zip(ring, edge, strict=True)])
        for name, ring in zip(RINGS[1:], inner, strict=True)
    }


@finding(WORDS, -0.05, 0.05, say=points, line=0.0)
def inner_rings(sample: Sample) -> Estimates:
    """The ring one plot in, against all further in."""
    inner = sample.each(lambda story: paved(story, 1) - (4 * 3 * paved(story, 2) + 4 * paved(story, 3)) / 16)
    return {"inner": mean_interval(inner)}


def detour(state: State[Any, Any], route: Any) -> int:
    """By how much a route is longer than the steps across and down."""
    here, table, good = state.rules.ground, state.table, GOODS.index(route.good)
    (y, x), (row, column) = here.square(table.sites[good]), here.square(table.shops[route.player][good])
    steps = abs(y - row) + abs(x - column)
    return int(route.length) - (2 if steps == 1 else steps - 1)


@finding(WORDS, below=0.01, rests="odd")
def detours(sample: Sample) -> Estimates:
    """How many routes have no detour, and how many detours are odd."""
    longer = [[detour(end(story), route) for route in routes(end(story)) if route.length] for story in sample.stories()]
    whole = [more for one in longer for more in one]
    straight = ratio_interval([one.count(0) for one in longer], [len(one) for one in longer])
    return {"straight": straight, "odd": share(sum(more % 2 for more in whole), len(whole))}


def leads(story: Story) -> tuple[float, float]:
    """By how many tiles of routes, and by how many coins, a sole winner is ahead of the mean of the others."""
    (best,), coins, scores = story.winners, story.final.table.coins, story.final.outcome.scores  # type: ignore[union-attr]
    money = coins[best] - (sum(coins) - coins[best]) / 2
    return (sum(scores) - scores[best]) / 2 - scores[best] - money, money


@finding(WORDS, 5.0, rests="gap", say=signed, line=0.0)
def routes_or_thrift(sample: Sample) -> Estimates:
    """The lead of winners in tiles and in coins."""
    tiles, coins = zip(*(leads(story) for story in sample.stories() if len(story.winners) == 1), strict=True)
    gap = [a - b for a, b in zip(tiles, coins, strict=True)]
    return {"tiles": mean_interval(tiles), "coins": mean_interval(coins), "gap": mean_interval(gap)}
