"""What many city games tell: each finding asks, counts, and claims something that other games could prove false."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, cast

from ..core.events import Event
from ..core.state import State
from ..drawing.estimates import mean_interval, ratio_interval, share, slope_interval
from ..drawing.findings import Estimates, Finding, finding, findings_of, number, points, signed
from ..players.sample import Sample, Story
from . import State as CityState
from . import routes, what_if
from .route_lengths import lengths
from .table import GOODS, SHOPS

GAMES = 120
"""Games of a notebook."""
RINGS = ("on the edge", "one in", "two in", "in the centre")
NO_BLOCKERS = ((4, 2, 2), (0, 0, 0), (7, 4, 4), (9, 5, 5))
"""The blockers of the pile by number of players, with none for three."""


def end(story: Story) -> CityState:
    """The last state of a game."""
    return cast("CityState", story.final)


def paved(story: Story, depth: int) -> float:
    """The share of a ring of plots that ends as a road; depth 0 is the edge."""
    final = story.final
    here, last = final.rules.ground, final.rules.ground.side - 1
    ring = [(y, x) for y in range(last + 1) for x in range(last + 1) if min(y, x, last - y, last - x) == depth]
    roads: int = sum(final.table.roads >> here.at(*plot) & 1 for plot in ring)
    return roads / len(ring)


@finding(
    "Fewer plots of the edge become roads than of the ring beside it",
    0.0,
    rests="one in against the edge, points",
    say=points,
    line=0.0,
)
def rings(sample: Sample) -> Estimates:
    """Where do the streets of a city run?"""
    edge, *inner = ([paved(story, depth) for story in sample.stories()] for depth in range(len(RINGS)))
    return {
        f"{name} against the edge, points": mean_interval([a - b for a, b in zip(ring, edge, strict=True)])
        for name, ring in zip(RINGS[1:], inner, strict=True)
    }


@finding("Between the inner rings there is no difference above 5 points", -0.05, 0.05, say=points, line=0.0)
def inner_rings(sample: Sample) -> Estimates:
    """Is there a main street one plot in from the edge?"""
    inner = sample.each(lambda story: paved(story, 1) - (4 * 3 * paved(story, 2) + 4 * paved(story, 3)) / 16)
    return {"one in against all further in, points": mean_interval(inner)}


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


@finding(
    "Of the reservations that are expropriated, fewer than a quarter go by a building of one's own",
    below=0.25,
    rests="lost by one's own building",
    line=1 / 3,
)
def reservations(sample: Sample) -> Estimates:
    """How many reservations are lost, and by whose building?"""
    made, lost, own = zip(*map(lost_markers, sample.stories()), strict=True)
    return {"reservations lost": ratio_interval(lost, made), "lost by one's own building": ratio_interval(own, lost)}


def detour(state: State[Any, Any], route: Any) -> int:
    """By how much a route is longer than the steps across and down."""
    here, table, good = state.rules.ground, state.table, GOODS.index(route.good)
    (y, x), (row, column) = here.square(table.sites[good]), here.square(table.shops[route.player][good])
    steps = abs(y - row) + abs(x - column)
    return int(route.length) - (2 if steps == 1 else steps - 1)


@finding("No detour is odd: fewer than one in a hundred", below=0.01, rests="detours that are odd")
def detours(sample: Sample) -> Estimates:
    """How long are the detours?"""
    longer = [[detour(end(story), route) for route in routes(end(story)) if route.length] for story in sample.stories()]
    whole = [more for one in longer for more in one]
    straight = ratio_interval([one.count(0) for one in longer], [len(one) for one in longer])
    return {"routes without a detour": straight, "detours that are odd": share(sum(more % 2 for more in whole), len(whole))}


def leads(story: Story) -> tuple[float, float]:
    """By how many tiles of routes, and by how many coins, a sole winner is ahead of the mean of the others."""
    (best,), coins, scores = story.winners, story.final.table.coins, story.final.outcome.scores  # type: ignore[union-attr]
    money = coins[best] - (sum(coins) - coins[best]) / 2
    return (sum(scores) - scores[best]) / 2 - scores[best] - money, money


@finding(
    "Winners are ahead by short routes, and by more than five tiles more than by coins",
    5.0,
    rests="tiles less coins",
    say=signed,
    line=0.0,
)
def routes_or_thrift(sample: Sample) -> Estimates:
    """Does the winner build well, or pay little?"""
    tiles, coins = zip(*(leads(story) for story in sample.stories() if len(story.winners) == 1), strict=True)
    gap = [a - b for a, b in zip(tiles, coins, strict=True)]
    return {"tiles": mean_interval(tiles), "coins": mean_interval(coins), "tiles less coins": mean_interval(gap)}


@finding("A blocker expropriates exactly what a shop would: they differ on fewer than one plot in a hundred", below=0.01)
def blocker_and_shop(sample: Sample) -> Estimates:
    """On how many plots does a shop expropriate something else than a blocker?"""
    differs = asked = 0
    for story in sample.stories(games=min(sample.games, 20)):
        middle = cast("CityState", story.states[len(story.states) // 2])
        shop, blocker = what_if(middle), what_if(middle, shop=False)
        differs, asked = differs + sum(shop[plot] != blocker[plot] for plot in shop), asked + len(shop)
    return {"plots on which they differ": share(differs, asked)}


def ways(state: State[Any, Any]) -> dict[int, int]:
    """For every shop on the board, the shortest way that is still possible over open plots."""
    table, here = state.table, state.rules.ground
    shops = {good: [own[good] for own in table.shops if own[good] > 0] for good in range(4)}
    free = here.plots & ~table.built
    return {shop: n for good in shops for shop, n in lengths(here, free, table.sites[good], shops[good], 99).items()}


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


@finding(
    "The blockers of one builder cost an opponent less than three tiles in a whole game, but more than the builder",
    0.0,
    3.0,
    rests="one opponent, less oneself",
    say=number,
    line=0.0,
)
def blocker_harm(sample: Sample) -> Estimates:
    """Whose ways do blockers lengthen?"""
    own, other = zip(*map(harm, sample.stories()), strict=True)
    gap = [a - b for a, b in zip(other, own, strict=True)]
    return {
        "the builder": mean_interval(own),
        "one opponent": mean_interval(other),
        "one opponent, less oneself": mean_interval(gap),
    }


def best(story: Story) -> float:
    """The winner's score."""
    return float(min(story.final.outcome.scores))  # type: ignore[union-attr]


@finding("Without blockers the best score is better (lower) by more than one", below=-1.0, say=signed, line=0.0)
def no_blockers(sample: Sample) -> Estimates:
    """What would the winner score without blockers?"""
    return {"best score without blockers": mean_interval(sample.change(best, pile_blockers=NO_BLOCKERS))}


def auctions(story: Story) -> list[tuple[int, dict[str, Any]]]:
    """The auctions with three bidders, each with the player who drew the shop."""
    steps = [(before.table.player, after) for before, after in pairwise(story.states)]
    shown = [(drawer, _values(event)) for drawer, after in steps for event in after.events if event.key == "bids-shown"]
    return [(drawer, sale) for drawer, sale in shown if len(sale["bids"]) == len(story.final.table.shops)]


def _values(event: Event) -> dict[str, Any]:
    return dict(event.values)


def _tied(sale: dict[str, Any]) -> bool:
    equal = [bid for _, bid in sale["bids"] if bid == sale["price"]]
    return len(equal) > 1


@finding(
    "Of three bidders the one who drew the shop wins fewer than a quarter of the auctions",
    below=0.25,
    rests="all auctions",
    line=1 / 3,
)
def drawer(sample: Sample) -> Estimates:
    """How often does the drawer win the auction?"""
    sold = [auctions(story) for story in sample.stories()]
    kinds = {"all auctions": (True, False), "one bid is highest": (False,), "equal bids": (True,)}
    return {
        name: ratio_interval(
            [sum(who == sale["player"] for who, sale in sales if _tied(sale) in kind) for sales in sold],
            [sum(_tied(sale) in kind for _, sale in sales) for sales in sold],
        )
        for name, kind in kinds.items()
    }


def bought(story: Story, place: int) -> list[float]:
    """Route and price together of the shops that came as first, second or third of their kind."""
    counts = {(route.player, route.good): route.counts for route in routes(end(story))}
    come: Counter[str] = Counter()
    costs = []
    for sale in story.values("bids-shown", "last-free"):
        come[sale["shop"]] += 1
        if come[sale["shop"]] == place:
            costs.append(float(counts[sale["player"], GOODS[SHOPS.index(sale["shop"])]] + sale.get("price", 0)))
    return costs


@finding(
    "It makes no difference above one tile or coin whether a shop is the first of its kind or the last, which is free",
    -1.0,
    1.0,
    "last, less first",
    number,
    0.0,
)
def patience(sample: Sample) -> Estimates:
    """Route and price together: is it cheaper to wait for the free shop?"""
    means = [
        [sum(costs) / len(costs) for costs in (bought(story, place) for place in (1, 2, 3)) if costs]
        for story in sample.stories()
    ]
    whole = [game for game in means if len(game) == 3]
    found = {name: mean_interval([game[place] for game in whole]) for place, name in enumerate(("first", "second", "last"))}
    return found | {"last, less first": mean_interval([game[2] - game[0] for game in whole])}


def _early(story: Story, early: bool) -> list[float]:
    """How many reservations each player lost in the first half of the constructions, or in the second."""
    built = list(constructions(story))
    half = built[: len(built) // 2] if early else built[len(built) // 2 :]
    gone = Counter(event.values["player"] for _, after in half for event in after.events if event.key == "marker-back")
    return [float(gone[player]) for player in range(3)]


@finding(
    "Late expropriations hurt: whoever lost one more reservation in the second half has a worse (higher) score",
    0.0,
    rests="lost in the second half",
    say=signed,
    line=0.0,
)
def lost_reservation(sample: Sample) -> Estimates:
    """Which expropriation decides: how much worse is the score of whoever lost one more reservation?"""
    stories = sample.stories()
    scores = [[float(score) for score in story.final.outcome.scores] for story in stories]  # type: ignore[union-attr]
    halves = {"lost in the first half": True, "lost in the second half": False}
    return {name: slope_interval([_early(story, early) for story in stories], scores) for name, early in halves.items()}


@finding(
    "One sensible player wins more than 70 % of the games against two beginners",
    0.7,
    rests="sensible against two beginners",
    line=1 / 3,
)
def skill(sample: Sample) -> Estimates:
    """How far does skill carry against luck?"""
    games = max(sample.games // 4, 20)
    return {
        "sensible against two beginners": share(sum(sample.lone("sensible", "beginner", games)), games),
        "beginner against two sensible": share(sum(sample.lone("beginner", "sensible", games)), games),
    }


FINDINGS: dict[str, Finding] = findings_of(globals())
"""All of them by name."""
