"""Findings about the auctions of the city: who wins them, whether waiting pays, what seeing the bids is worth; and skill."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from ...core.events import Event
from ...core.moves import Move
from ...core.state import State
from ...drawing.estimates import mean_interval, ratio_interval, share
from ...drawing.findings import Estimates, finding, number, points
from ...players.sample import Sample, Story
from ...players.told import Told, sealed_bids
from .. import routes
from ..bots.greedy import SOONER
from ..bots.outlook import Outlook
from ..engine.auction import bidders
from ..notation import Bid
from ..table import BID, GOODS, SHOPS
from .roads import WORDS, end


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


@finding(WORDS, below=0.25, rests="all", line=1 / 3)
def drawer(sample: Sample) -> Estimates:
    """How often the drawer wins; and as a control, where one bid is highest alone."""
    sold = [auctions(story) for story in sample.stories()]
    kinds = {"all": (True, False), "alone": (False,), "equal": (True,)}
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


@finding(WORDS, -1.0, 1.0, "gap", number, 0.0)
def patience(sample: Sample) -> Estimates:
    """What the first, second and last shop of a kind cost in tiles and coins, the means of each game."""
    means = [
        [sum(costs) / len(costs) for costs in (bought(story, place) for place in (1, 2, 3)) if costs]
        for story in sample.stories()
    ]
    whole = [game for game in means if len(game) == 3]
    costs = {name: mean_interval([game[place] for game in whole]) for place, name in enumerate(("first", "second", "last"))}
    return costs | {"gap": mean_interval([game[2] - game[0] for game in whole])}


def see_bids(run: Told, state: State[Any, Any], wanted: Move) -> Move:
    """A bidder who knows all other bids: the least that wins, if the shop is worth that; otherwise nothing."""
    table, me = state.table, state.actor or 0
    if state.phase != BID or not table.marks[me]:
        return wanted
    least = sealed_bids(run, state, Bid(0), bidders(state.rules, table))
    worth = SOONER * (state.rules.cap - Outlook(state.rules, table).plans(me)[table.tile])
    return Bid(least) if least <= min(worth, table.coins[me]) else Bid(0)


@finding(WORDS, -0.1, 0.1, say=points, line=0.0)
def seen_bids(sample: Sample) -> Estimates:
    """How many more games a player wins who sees the sealed bids of the others, against the same seeds without that."""
    return {"wins": mean_interval(sample.gains(sample.told_stories(see_bids), Story.won))}


@finding(WORDS, 0.7, rests="sensible", line=1 / 3, part=3)
def skill(sample: Sample) -> Estimates:
    """What one wins against two of the other kind."""
    return {
        "sensible": share(sum(sample.lone("sensible", "beginner")), sample.games),
        "beginner": share(sum(sample.lone("beginner", "sensible")), sample.games),
    }
