"""What many games of SHARK tell: each finding asks, counts, and claims something that other games could prove false."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from ..drawing.estimates import mean_interval, ratio_interval, share
from ..drawing.findings import Estimates, Finding, finding, findings_of, number, signed
from ..players.sample import Sample, Story
from .analysis import Expected, expected
from .plots import sources
from .rules import Rules

GAMES = 60
"""Games of a notebook."""
LEVELS = {"at 1": (1, 1), "at 2 to 4": (2, 4), "at 5 to 8": (5, 8), "at 9 to 14": (9, 14)}
ASKED_AT = 24
"""The turn at which a table is looked at."""


def thousands(value: float) -> str:
    """Money in thousands of FT, with its sign."""
    return f"{value:+,.0f}"


def _rules(story: Story) -> Rules:
    rules = story.record.rules
    assert isinstance(rules, Rules)
    return rules


@finding("More than three of ten games end before any company reaches 15", 0.3)
def before_fifteen(sample: Sample) -> Estimates:
    """How many games end before a company reaches 15?"""
    ends = sample.each(lambda story: max(story.final.table.values) < _rules(story).top_value)
    return {"no company at 15": share(sum(ends), len(ends))}


@finding(
    "Companies of one game end further apart than companies of unrelated games",
    0.0,
    rests="one game, less unrelated games",
    say=number,
    line=0.0,
)
def apart(sample: Sample) -> Estimates:
    """Do companies push each other down? The highest less the lowest, and the same for four unrelated games"""
    ends = [story.final.table.values for story in sample.stories()]
    games, four = len(ends), len(ends[0])
    own = [max(values) - min(values) for values in ends]
    mixed = [[ends[(game + place) % games][place] for place in range(four)] for game in range(games)]
    other = [max(values) - min(values) for values in mixed]
    gap = [a - b for a, b in zip(own, other, strict=True)]
    return {
        "one game": mean_interval(own),
        "unrelated games": mean_interval(other),
        "one game, less unrelated games": mean_interval(gap),
    }


def asked(story: Story) -> tuple[Any, Expected] | None:
    """One table of a game, and what the next building brings there, exactly; None where the game was over by then."""
    if "asked" not in story.kept:
        state = next((state for state in story.states if state.phase == "roll" and state.turn == ASKED_AT), None)
        story.kept["asked"] = state and (state, expected(state, "best"))
    answer: tuple[Any, Expected] | None = story.kept["asked"]
    return answer


def promises(story: Story) -> list[tuple[int, float]]:
    """Each company's value at that table, and the exact expected change of a share by the next building, in FT."""
    if not (answer := asked(story)):
        return []
    state, then = answer
    return [(value, float(rise)) for value, rise in zip(state.table.values, then.prices.values(), strict=True) if value]


def _promised(sample: Sample) -> list[list[tuple[int, float]]]:
    return [promises(story) for story in sample.stories()]


def _at(tables: list[list[tuple[int, float]]], low: int, high: int, per_coin: bool) -> Iterator[float]:
    for shares in tables:
        rises = [rise / (1000 * value if per_coin else 1) for value, rise in shares if low <= value <= high]
        if rises:
            yield sum(rises) / len(rises)


@finding("For its price a share at 2 to 4 promises more than 7 %", 0.07, rests="at 2 to 4", line=0.0)
def cheap_shares(sample: Sample) -> Estimates:
    """What does the next building add to a share, as a part of its price?"""
    tables = _promised(sample)
    return {level: mean_interval([*_at(tables, *ends, True)]) for level, ends in LEVELS.items()}


@finding(
    "When to sell, exactly: on fewer than one share in ten is the next building expected to lose money",
    below=0.1,
    rests="the promise is negative",
)
def when_to_sell(sample: Sample) -> Estimates:
    """How often is the next building expected to lower a share?"""
    whole = [one for shares in _promised(sample) for one in shares]
    levels = {"the promise is negative": (1, 14), "of those at 1 to 4": (1, 4), "of those at 9 to 14": (9, 14)}
    found = {}
    for name, (low, high) in levels.items():
        rises = [rise for value, rise in whole if low <= value <= high]
        found[name] = share(sum(rise < 0 for rise in rises), len(rises))
    return found


@finding("More than half of what the next building brings goes to those who do not build", below=0.5, line=1 / 3)
def builders_part(sample: Sample) -> Estimates:
    """How much of what a building brings goes to its builder?"""
    answers = [answer for story in sample.stories() if (answer := asked(story))]
    own = [float(then.wealth[state.table.player]) for state, then in answers]
    return {"the builder's part": ratio_interval(own, [float(sum(then.wealth)) for _, then in answers])}


def _brought(story: Story, part: str) -> float:
    return sum(player[part] for player in sources(story.record).values()) / 1000


@finding("Dividends bring more than three times as much as premiums", 3.0, say=number)
def dividends(sample: Sample) -> Estimates:
    """How many times the premiums do dividends bring?"""
    stories = sample.stories()
    paid = {part: [_brought(story, part) for story in stories] for part in ("dividend", "premium")}
    return {"dividends, in premiums": ratio_interval(paid["dividend"], paid["premium"])}


def money(story: Story) -> float:
    """All players' money at the end, in thousands."""
    outcome = story.final.outcome
    return sum(outcome.scores) / 1000 if outcome else 0.0


@finding("If nobody trades, more than half of the money is never there", below=0.5)
def no_trade(sample: Sample) -> Estimates:
    """How much money would there be without trade?"""
    games = sample.games // 2
    held = [money(story) for story in sample.stories("holder", games)]
    return {"money of holders, as a part of traders'": ratio_interval(held, sample.each(money, games))}


def _stopped(story: Story) -> tuple[int, int, int]:
    """Turns of the second half, those in which the limit stopped the buying, and those in which money did."""
    turns = limit = short = 0
    half = story.final.turn / 2
    for state, after in pairwise(story.states):
        if after.turn == state.turn or state.turn < half:
            continue
        table, turns = state.table, turns + 1
        prices = [1000 * value for value, left in zip(table.values, table.stock, strict=True) if value and left]
        if table.bought >= _rules(story).buy_limit:
            limit += 1
        elif prices and table.cash[table.player] < min(prices):
            short += 1
    return turns, limit, short


@finding(
    "In the second half of the game the limit of five stops the buying more often than an empty purse",
    0.0,
    rests="limit, less money",
    line=0.0,
)
def what_stops(sample: Sample) -> Estimates:
    """What stops the buying in the second half of the game: the limit of five, or money?"""
    turns, limit, short = zip(*map(_stopped, sample.stories()), strict=True)
    gap = [a - b for a, b in zip(limit, short, strict=True)]
    return {
        "the limit": ratio_interval(limit, turns),
        "money": ratio_interval(short, turns),
        "limit, less money": ratio_interval(gap, turns),
    }


@finding(
    "What makes Variant I poor is the missing start share: it takes more than 50,000",
    below=-50.0,
    rests="no start share",
    say=thousands,
    line=0.0,
)
def variant_one(sample: Sample) -> Estimates:
    """Which half of Variant I takes the money away, in thousands?"""
    games = sample.games
    printed = sample.each(money, games)
    bare, both = sample.each(money, games, start_shares=0), sample.each(money, games, variant_one=True)
    return {
        "no start share": mean_interval([a - b for a, b in zip(bare, printed, strict=True)]),
        "the cap of seven on top": mean_interval([a - b for a, b in zip(both, bare, strict=True)]),
    }


def turns(story: Story) -> float:
    """The turns of a game."""
    return float(story.final.turn)


@finding(
    "If the colour is always free, games are more than three turns shorter",
    below=-3.0,
    rests="Variant III: colours always free",
    say=signed,
    line=0.0,
)
def free_colours(sample: Sample) -> Estimates:
    """How many turns do the variants of the colour die add?"""
    games = sample.games // 2
    return {
        "Variant II: black is the weakest": mean_interval(sample.change(turns, games, variant_two=True)),
        "Variant III: colours always free": mean_interval(sample.change(turns, games, variant_three=True)),
    }


@finding(
    "One sensible player wins more than 60 % of the games against two beginners",
    0.6,
    rests="sensible against two beginners",
    line=1 / 3,
)
def skill(sample: Sample) -> Estimates:
    """How far does skill carry against luck?"""
    games = sample.games
    return {
        "sensible against two beginners": share(sum(sample.lone("sensible", "beginner", games)), games),
        "beginner against two sensible": share(sum(sample.lone("beginner", "sensible", games)), games),
    }


FINDINGS: dict[str, Finding] = findings_of(globals())
"""All of them by name."""
