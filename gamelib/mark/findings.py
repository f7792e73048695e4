"""What many games of MARK tell: each finding asks, counts, and claims something that other games could prove false."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from ..core.rules import Grid
from ..drawing.estimates import mean_interval, ratio_interval, share, slope_interval
from ..drawing.findings import Estimates, Finding, dollars, finding, findings_of, number, points
from ..players.sample import Sample, Story
from .rules import VALUES, Rules

GAMES = 150
"""Games of a notebook."""
ROWS = "ABCDE"
SAME_START = tuple((10, *row[1:4], 130 - 10 - sum(row[1:4])) for row in ((0, 15, 20, 25), (0, 15, 20, 30), *VALUES[2:]))
"""A control: every row opens with 10 and pays 130, and A and B are still the steepest."""
EVEN_ROWS = ((10, 20, 25, 35, 40),) * 5
"""A control: five rows that are all the same."""


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
    return {f"row {ROWS[row]}": share(rows[row], len(stories)) for row in range(5)}


@finding("The flat row E closes first in more than two of five games", 0.4, rests="row E", line=0.2)
def first_row(sample: Sample) -> Estimates:
    """Which row closes first?"""
    return _first(sample.stories())


@finding(
    "Where all rows open with the same square, row E closes first in less than its fifth", below=0.2, rests="row E", line=0.2
)
def first_row_same_start(sample: Sample) -> Estimates:
    """And if every row opened with the same square?"""
    return _first(sample.stories(market=SAME_START))


def lost(story: Story, closed: int) -> tuple[int, int]:
    """Turns lost to closed colours, and turns begun, while so many colours were closed."""
    gone = begun = 0
    for state in story.states:
        if state.table.sold.count(5) == closed:
            gone += sum(event.key == "closed-roll" for event in state.events)
            begun += sum(event.key == "turn" for event in state.events)
    return gone, begun


@finding("With four colours closed more than half of the turns are lost", 0.5, rests="4 closed")
def lost_turns(sample: Sample) -> Estimates:
    """How many turns are lost to closed colours?"""
    counted = {closed: [lost(story, closed) for story in sample.stories()] for closed in range(1, 5)}
    return {
        f"{closed} closed": ratio_interval([gone for gone, _ in turns], [begun for _, begun in turns])
        for closed, turns in counted.items()
    }


def claimed(story: Story, row: int) -> float:
    """What the player who claimed a row got from it, less its first square and a third of the others."""
    sales = [sale for sale in story.values("sell") if sale["row"] == row]
    owner, prices = sales[0]["player"], market(story)[row]
    got = sum(sale["price"] for sale in sales if sale["player"] == owner)
    return float(got - prices[0] - sum(prices[1:]) / 3)


@finding(
    "Beyond its first square the claimer of a row gets less than an even third of the rest",
    below=0.0,
    rests="all rows",
    say=dollars,
    line=0.0,
)
def claim_worth(sample: Sample) -> Estimates:
    """What more than its first square does a claim bring?"""
    rows = {f"row {ROWS[row]}": sample.each(lambda story, row=row: claimed(story, row)) for row in range(5)}  # type: ignore[misc]
    whole = [sum(game) / 5 for game in zip(*rows.values(), strict=True)]
    return {"all rows": mean_interval(whole)} | {name: mean_interval(values) for name, values in rows.items()}


@finding("Without storage fees games are longer, not shorter", 0.0, say=number, line=0.0)
def no_fees(sample: Sample) -> Estimates:
    """How many turns longer is a game without storage fees?"""
    return {
        "turns more without fees": mean_interval(sample.change(lambda story: story.final.turn, fee_one_row=0, fee_both_rows=0))
    }


def auctions(story: Story) -> list[tuple[int, dict[str, Any]]]:
    """Every sale of a game's auctions, with the player who rolled."""
    return [
        (state.table.player, dict(event.values))
        for state in story.states
        for event in state.events
        if event.key == "bids-shown"
    ]


@finding(
    "Of the auctions that sell, more than two in five go to the player who rolled", 0.4, rests="sold to the roller", line=1 / 3
)
def roller_wins(sample: Sample) -> Estimates:
    """Who wins an auction?"""
    stories = sample.stories()
    sold = [auctions(story) for story in stories]
    mine = [sum(roller == sale["player"] for roller, sale in sales) for sales in sold]
    held = [len(sales) + story.count("no-bids") for sales, story in zip(sold, stories, strict=True)]
    ties = [sum(_tied(sale) for _, sale in sales) for sales in sold]
    wins = [len(sales) for sales in sold]
    return {
        "sold to the roller": ratio_interval(mine, wins),
        "nobody bids": ratio_interval([story.count("no-bids") for story in stories], held),
        "the highest bid is made twice": ratio_interval(ties, wins),
    }


def _tied(sale: dict[str, Any]) -> bool:
    equal = [bid for _, bid in sale["bids"] if bid == sale["price"]]
    return len(equal) > 1


@finding("Without equal bids the roller is less than 8 points above a third", -0.02, 0.08, say=points, line=0.0)
def roller_without_ties(sample: Sample) -> Estimates:
    """Is it the rule on equal bids? The same without them"""
    sold = [[(roller, sale) for roller, sale in auctions(story) if not _tied(sale)] for story in sample.stories()]
    mine = [sum(roller == sale["player"] for roller, sale in sales) - len(sales) / 3 for sales in sold]
    return {"roller against a third, points": ratio_interval(mine, [len(sales) for sales in sold])}


@finding("About half of the price, more than 45 %, is not needed to win", 0.45, line=0.0)
def overpaid(sample: Sample) -> Estimates:
    """How much of the price was not needed?"""
    sold = [[sale for _, sale in auctions(story)] for story in sample.stories()]
    price = [sum(sale["price"] for sale in sales) for sales in sold]
    spare = [sum(sale["price"] - sorted(bid for _, bid in sale["bids"])[-2] for sale in sales) for sales in sold]
    return {"of the price": ratio_interval(spare, price)}


@finding("The player who makes the last sale has won more than half of the games", 0.5, line=1 / 3)
def last_sale(sample: Sample) -> Estimates:
    """Has the player who makes the last sale won?"""
    won = sample.each(lambda story: story.values("sell")[-1]["player"] in story.winners)
    return {"the last seller wins": share(sum(won), len(won))}


def _rolled(story: Story, hit: Callable[[Any], bool]) -> list[float]:
    seen = Counter(event.values["player"] for event in story.events if hit(event))
    return [float(seen[player]) for player in range(3)]


ROLLS: dict[str, Callable[[Any], bool]] = {
    "a hammer with a colour": lambda event: event.key == "auction" and "player" in event.values,
    "two equal colours": lambda event: event.key == "second-action",
    "two closed colours": lambda event: event.key == "closed-roll",
}


@finding(
    "A hammer does not matter to whoever rolls it: less than $6 either way",
    -6.0,
    6.0,
    rests="a hammer with a colour",
    say=dollars,
    line=0.0,
)
def hammer(sample: Sample) -> Estimates:
    """What does the hammer cost the player who rolls it?"""
    return _by_roll(sample)


@finding(
    "A turn lost to closed colours costs its player more than $6", below=-6.0, rests="two closed colours", say=dollars, line=0.0
)
def lost_roll(sample: Sample) -> Estimates:
    """And what does a roll of closed colours cost?"""
    return _by_roll(sample)


def _by_roll(sample: Sample) -> Estimates:
    """What one more such roll does to a player's money, against the others of the game; the dice deal it out by lot."""
    stories = sample.stories()
    cash = [[float(money) for money in story.final.table.cash] for story in stories]
    return {name: slope_interval([_rolled(story, hit) for story in stories], cash) for name, hit in ROLLS.items()}


@finding(
    "One sensible player wins more than 70 % of the games against two beginners",
    0.7,
    rests="sensible against two beginners",
    line=1 / 3,
)
def skill(sample: Sample) -> Estimates:
    """How far does skill carry against luck?"""
    return {
        "sensible against two beginners": share(sum(sample.lone("sensible", "beginner")), sample.games),
        "beginner against two sensible": share(sum(sample.lone("beginner", "sensible")), sample.games),
    }


FINDINGS: dict[str, Finding] = findings_of(globals())
"""All of them by name."""
