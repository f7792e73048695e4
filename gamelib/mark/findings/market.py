"""Findings about the market of MARK: which row closes first, what a claim brings, what closed colours and fees do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...core.rules import Grid
from ...drawing.estimates import mean_interval, ratio_interval, share
from ...drawing.findings import Estimates, dollars, finding, number
from ...players.sample import Sample, Story
from ..rules import VALUES, Rules

WORDS = "mark/findings"
ROWS = "ABCDE"
SAME_START = tuple((10, *row[1:4], 130 - 10 - sum(row[1:4])) for row in ((0, 15, 20, 25), (0, 15, 20, 30), *VALUES[2:]))
"""A control: every row opens with 10 and pays 130, and A and B are still the steepest."""


def market(story: Story) -> Grid:
    """The rows of the market in a game."""
    rules = story.record.rules
    assert isinstance(rules, Rules)
    return rules.market


def _first_closed(story: Story) -> int:
    """The row that closes first."""
    squares = len(market(story)[0])
    row: int = next(sale["row"] for sale in story.values("sell") if sale["square"] == squares)
    return row


def _first(stories: Sequence[Story]) -> Estimates:
    rows = Counter(map(_first_closed, stories))
    return {ROWS[row]: share(rows[row], len(stories)) for row in range(5)}


@finding(WORDS, 0.4, rests="E", line=0.2)
def first_row(sample: Sample) -> Estimates:
    """In how many games each row closes first."""
    return _first(sample.stories())


@finding(WORDS, below=0.3, rests="E", line=0.2, part=2)
def first_row_same_start(sample: Sample) -> Estimates:
    """The same on a market whose rows all open with the same square."""
    return _first(sample.stories(market=SAME_START))


def lost(story: Story, closed: int) -> tuple[int, int]:
    """Turns lost to closed colours, and turns begun, while so many colours were closed."""
    gone = begun = 0
    for state in story.states:
        if state.table.sold.count(5) == closed:
            gone += sum(event.key == "closed-roll" for event in state.events)
            begun += sum(event.key == "turn" for event in state.events)
    return gone, begun


@finding(WORDS, 0.5, rests="4")
def lost_turns(sample: Sample) -> Estimates:
    """The part of the turns that is lost, by the number of closed colours."""
    counted = {closed: [lost(story, closed) for story in sample.stories()] for closed in range(1, 5)}
    return {
        str(closed): ratio_interval([gone for gone, _ in turns], [begun for _, begun in turns])
        for closed, turns in counted.items()
    }


def claimed(story: Story, row: int) -> float:
    """What the player who claimed a row got from it, less its first square and a third of the others."""
    sales = [sale for sale in story.values("sell") if sale["row"] == row]
    owner, prices = sales[0]["player"], market(story)[row]
    got = sum(sale["price"] for sale in sales if sale["player"] == owner)
    return float(got - prices[0] - sum(prices[1:]) / 3)


@finding(WORDS, below=0.0, rests="all", say=dollars, line=0.0)
def claim_worth(sample: Sample) -> Estimates:
    """What claimers get beyond the first square and a third of the others."""
    games = [[claimed(story, row) for row in range(5)] for story in sample.stories()]
    rows = {ROWS[row]: mean_interval([game[row] for game in games]) for row in range(5)}
    return {"all": mean_interval([sum(game) / 5 for game in games])} | rows


@finding(WORDS, 0.0, say=number, line=0.0)
def no_fees(sample: Sample) -> Estimates:
    """Turns that a game without fees is longer, seed by seed."""
    return {"longer": mean_interval(sample.change(lambda story: story.final.turn, fee_one_row=0, fee_both_rows=0))}
