"""Findings about the auctions of MARK: who wins them, what was paid for nothing, what it would be worth to see the bids."""

from __future__ import annotations

from typing import Any

from ...core.moves import Move
from ...core.state import State
from ...drawing.estimates import mean_interval, ratio_interval
from ...drawing.findings import Estimates, dollars, finding, points
from ...players.sample import Sample, Story
from ...players.told import Told, sealed_bids
from ..bots.worth import Outlook
from ..notation import bids
from ..table import BID
from .market import WORDS


def auctions(story: Story) -> list[tuple[int, dict[str, Any]]]:
    """Every sale of a game's auctions, with the player who rolled."""
    return [
        (state.table.player, dict(event.values))
        for state in story.states
        for event in state.events
        if event.key == "bids-shown"
    ]


def _tied(sale: dict[str, Any]) -> bool:
    equal = [bid for _, bid in sale["bids"] if bid == sale["price"]]
    return len(equal) > 1


@finding(WORDS, 0.4, rests="roller", line=1 / 3)
def roller_wins(sample: Sample) -> Estimates:
    """How many of the sales go to the roller, how many auctions sell nothing, and how many have equal highest bids."""
    stories = sample.stories()
    sold = [auctions(story) for story in stories]
    mine = [sum(roller == sale["player"] for roller, sale in sales) for sales in sold]
    held = [len(sales) + story.count("no-bids") for sales, story in zip(sold, stories, strict=True)]
    ties = [sum(_tied(sale) for _, sale in sales) for sales in sold]
    wins = [len(sales) for sales in sold]
    return {
        "roller": ratio_interval(mine, wins),
        "all": ratio_interval(mine, held),
        "nobody": ratio_interval([story.count("no-bids") for story in stories], held),
        "equal": ratio_interval(ties, wins),
    }


@finding(WORDS, -0.02, 0.1, say=points, line=0.0)
def roller_without_ties(sample: Sample) -> Estimates:
    """The control: only auctions in which one bid is highest alone."""
    sold = [[(roller, sale) for roller, sale in auctions(story) if not _tied(sale)] for story in sample.stories()]
    mine = [sum(roller == sale["player"] for roller, sale in sales) - len(sales) / 3 for sales in sold]
    return {"roller": ratio_interval(mine, [len(sales) for sales in sold])}


def needed(sale: dict[str, Any]) -> int:
    """The least bid with which the winner would still have won; the bids stand in the order that decides among equals."""
    order = [player for player, _ in sale["bids"]]
    won = order.index(sale["player"])
    others: list[int] = [bid + (place < won) for place, (_, bid) in enumerate(sale["bids"]) if place != won]
    return max(1, *others)


@finding(WORDS, 0.3, line=0.0)
def overpaid(sample: Sample) -> Estimates:
    """What was paid above the least bid that would have won, as a part of all that was paid."""
    sold = [[sale for _, sale in auctions(story)] for story in sample.stories()]
    price = [sum(sale["price"] for sale in sales) for sales in sold]
    spare = [sum(sale["price"] - needed(sale) for sale in sales) for sales in sold]
    return {"spare": ratio_interval(spare, price)}


def see_bids(run: Told, state: State[Any, Any], wanted: Move) -> Move:
    """A bidder who knows all other bids: the least that wins, if the piece is worth that; otherwise nothing."""
    outlook = Outlook(state.rules, state.table, state.actor or 0)
    if state.phase != BID or outlook.in_yard == outlook.rules.squares:
        return wanted
    players, roller, nothing = state.rules.players, state.table.player, bids(0)[0]
    order = [(roller + seat) % players for seat in range(players)]
    least = max(1, sealed_bids(run, state, nothing, order))
    spare = min(outlook.lot(state.table.lot), outlook.cash - outlook.fee(1, 0))
    return bids(outlook.cash)[least] if least <= spare else nothing


@finding(WORDS, -0.1, 0.1, rests="wins", say=points, line=0.0)
def seen_bids(sample: Sample) -> Estimates:
    """How many more games a player wins who sees the sealed bids of the others, against the same seeds without that."""
    return {"wins": mean_interval(sample.gains(sample.told_stories(see_bids), Story.won))}


def cash(story: Story, player: int) -> float:
    """A player's money at the end."""
    return float(story.final.table.cash[player])


@finding(WORDS, below=20.0, say=dollars, line=0.0)
def seen_bids_money(sample: Sample) -> Estimates:
    """And how much more money."""
    return {"money": mean_interval(sample.gains(sample.told_stories(see_bids), cash))}
