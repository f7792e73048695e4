"""Findings about the money of SHARK: where it comes from, to whom it goes, and what stops the buying."""

from __future__ import annotations

from itertools import pairwise

from ...drawing.estimates import ratio_interval
from ...drawing.findings import Estimates, finding, number
from ...players.sample import Sample, Story
from ..plots import sources
from ..rules import Rules
from ..table import THOUSAND
from .tables import asked

WORDS = "shark/findings"


def thousands(value: float) -> str:
    """Money in thousands of FT, with its sign."""
    return f"{value:+,.0f}"


def rules_of(story: Story) -> Rules:
    """The rules of a game."""
    rules = story.record.rules
    assert isinstance(rules, Rules)
    return rules


def money(story: Story) -> float:
    """All players' money at the end, in thousands."""
    outcome = story.final.outcome
    return sum(outcome.scores) / THOUSAND if outcome else 0.0


def fortune(story: Story, player: int) -> float:
    """A player's money at the end, in thousands."""
    outcome = story.final.outcome
    return float(outcome.scores[player] / THOUSAND) if outcome else 0.0


@finding(WORDS, below=0.5, line=1 / 3, part=2)
def builders_part(sample: Sample) -> Estimates:
    """What the next building is expected to bring its builder, as a part of what it brings to all."""
    games = [asked(story) for story in sample.stories()]
    own = [sum(float(then.wealth[state.table.player]) for state, then in tables) for tables in games]
    return {"builder": ratio_interval(own, [sum(float(sum(then.wealth)) for _, then in tables) for tables in games])}


def _brought(story: Story, part: str) -> float:
    return sum(player[part] for player in sources(story.record).values()) / THOUSAND


@finding(WORDS, 3.0, say=number, part=2)
def dividends(sample: Sample) -> Estimates:
    """All dividends as a multiple of all premiums."""
    stories = sample.stories()
    paid = {part: [_brought(story, part) for story in stories] for part in ("dividend", "premium")}
    return {"times": ratio_interval(paid["dividend"], paid["premium"])}


@finding(WORDS, below=0.5, part=3)
def no_trade(sample: Sample) -> Estimates:
    """All money at the end among players who never trade, as a part of what traders have from the same seeds."""
    held = [money(story) for story in sample.stories("holder")]
    return {"part": ratio_interval(held, sample.each(money))}


def _stopped(story: Story) -> tuple[int, int, int]:
    """Turns of the second half, those in which the limit stopped the buying, and those in which money did."""
    turns = limit = short = 0
    half = story.final.turn / 2
    for state, after in pairwise(story.states):
        if after.turn == state.turn or state.turn < half:
            continue
        table, turns = state.table, turns + 1
        prices = [THOUSAND * value for value, left in zip(table.values, table.stock, strict=True) if value and left]
        if table.bought >= rules_of(story).buy_limit:
            limit += 1
        elif prices and table.cash[table.player] < min(prices):
            short += 1
    return turns, limit, short


@finding(WORDS, 0.0, rests="gap", line=0.0)
def what_stops(sample: Sample) -> Estimates:
    """In how many turns of the second half the limit stops the buying, and in how many money does."""
    turns, limit, short = zip(*map(_stopped, sample.stories()), strict=True)
    gap = [a - b for a, b in zip(limit, short, strict=True)]
    return {
        "limit": ratio_interval(limit, turns),
        "money": ratio_interval(short, turns),
        "gap": ratio_interval(gap, turns),
    }
