"""Findings about the Khan and Venice: what the gift takes, what the first at court has, what the sum does; and skill."""

from __future__ import annotations

from collections import Counter
from statistics import fmean
from typing import Any

from ...core.state import State
from ...drawing.estimates import mean_interval, share
from ...drawing.findings import Estimates, finding, number, signed
from ...players.sample import Sample, Story
from ..atlas import world
from ..engine.end import worth
from .journey import WORDS

SUMS = {2: "goal_for_two", 3: "goal_for_three", 4: "goal_for_four"}


def cards_needed(story: Story) -> float:
    """Cards that a merchant draws until three goods worth 80 are in hand, the mean over those who get there."""
    drawn: Counter[int] = Counter()
    needed: dict[int, int] = {}
    finest, gift = world("orient").finest, 3
    for state in story.states:
        for event in state.events:
            if event.key in ("draw", "chance"):
                drawn[event.values["player"]] += 1  # type: ignore[index]
        for player, hand in enumerate(state.table.hands):
            if (hand & finest).bit_count() >= gift:
                needed.setdefault(player, drawn[player])
    return fmean(needed.values()) if needed else float("nan")


@finding(WORDS, below=14.0, say=number, line=14.0)
def gift_cards(sample: Sample) -> Estimates:
    """How many cards are drawn until three of the finest are in hand."""
    needed = [cards for cards in sample.each(cards_needed) if cards == cards]
    return {"cards": mean_interval(needed)}


def _at_court(story: Story) -> tuple[State[Any, Any], int]:
    """The state in which the first Golden Table is given, and to whom."""
    for state in story.states:
        for event in state.events:
            if event.key == "table":
                return state, event.values["player"]  # type: ignore[return-value]
    raise ValueError("Nobody came to court.")


def _came(sample: Sample) -> list[Story]:
    return [story for story in sample.stories() if story.count("table")]


def ahead(story: Story) -> float:
    """How much more the first at court is worth, Table included, than the others on average."""
    state, first = _at_court(story)
    worths = [worth(state.rules, state.table, player) for player in range(state.rules.players)]
    return worths[first] - (sum(worths) - worths[first]) / (len(worths) - 1)


@finding(WORDS, 0.0, say="{:+.0f}".format, line=0.0)
def court_money(sample: Sample) -> Estimates:
    """How many besants more than the others the first at court has, the Table counted."""
    return {"ahead": mean_interval([ahead(story) for story in _came(sample)])}


@finding(WORDS, below=0.5, rests="table", line=1 / 3)
def first_at_court(sample: Sample) -> Estimates:
    """How often the first at court wins, and the first whose mission is done."""
    stories = _came(sample)
    done = [story for story in stories if story.count("mission")]
    missions = [story.values("mission")[0]["player"] in story.winners for story in done]
    tables = [_at_court(story)[1] in story.winners for story in stories]
    return {"table": share(sum(tables), len(tables)), "mission": share(sum(missions), len(missions))}


def rounds(story: Story) -> float:
    """Turns of each player."""
    turns, players = story.final.turn, story.final.rules.players
    return float(turns / players)


@finding(WORDS, 5.0, rests="2", say=signed, line=0.0, part=4)
def printed_sum(sample: Sample) -> Estimates:
    """How many rounds the sum adds, by number of players."""
    return {str(players): mean_interval(_added(sample, players)) for players in SUMS}


def _added(sample: Sample, players: int) -> list[float]:
    printed = sample.each(rounds, players=players)
    free = sample.each(rounds, players=players, **{SUMS[players]: 0})
    return [with_sum - without for with_sum, without in zip(printed, free, strict=True)]


@finding(WORDS, 0.7, rests="sensible", line=1 / 3, part=3)
def skill(sample: Sample) -> Estimates:
    """What one wins against two of the other kind."""
    return {
        "sensible": share(sum(sample.lone("sensible", "beginner")), sample.games),
        "beginner": share(sum(sample.lone("beginner", "sensible")), sample.games),
    }
