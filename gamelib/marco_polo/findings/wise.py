"""What a safe-conduct is worth, and a thought experiment: a merchant who knows which cards come next."""

from __future__ import annotations

from statistics import fmean
from typing import Any

from ...core.moves import Move
from ...core.state import State
from ...drawing.estimates import mean_interval
from ...drawing.findings import Estimates, finding, points
from ...players.sample import Sample, Story
from ...players.told import Told
from .. import travel
from ..bots.plan import Plan
from ..engine.end import worth
from ..notation import BUY_ONE, DONE, Draw
from ..table import BUY, TRADE
from .journey import WORDS

CITIES = ("Manila", "Mandalay", "Kyoto", "Lhasa")
FORGETFUL = "sensible without refuse"
"""A merchant who never shows the safe-conduct."""


@finding(WORDS, 0.1, 0.25)
def safe_conduct(sample: Sample) -> Estimates:
    """Exactly, as a part of the turns from Khanbalik to the four cities of the missions."""
    plain, safe = (fmean(travel.hurry(city, safe=shown)["Khanbalik"] for city in CITIES) for shown in (False, True))
    saved = 1 - safe / plain
    return {"turns": (saved, saved, saved)}


@finding(WORDS, -0.1, 0.1, say=points, line=0.0)
def forgets_conduct(sample: Sample) -> Estimates:
    """How many more games a merchant wins who never shows the safe-conduct, against the same seeds in which it is shown."""
    return {"wins": mean_interval(sample.gains(sample.lone_stories(FORGETFUL, "sensible"), Story.won))}


def wealth(story: Story, player: int) -> float:
    """What a merchant is worth at the end, in besants."""
    final = story.final
    return float(worth(final.rules, final.table, player))


@finding(WORDS, -60.0, 60.0, say="{:+.0f}".format, line=0.0)
def no_conduct_money(sample: Sample) -> Estimates:
    """And how many besants more."""
    return {"money": mean_interval(sample.gains(sample.lone_stories(FORGETFUL, "sensible"), wealth))}


def coming_cards(run: Told, state: State[Any, Any]) -> list[str]:
    """The cards that would be drawn, one after the other, if the merchant bought as long as that is allowed."""
    me, due, coming, drawn = state.actor, state, run.ahead(), []
    while due.actor == me and due.phase in (TRADE, BUY) and BUY_ONE in due.moves():
        due = due.play(BUY_ONE)
        while due.actor is not None and due.phase not in (TRADE, BUY):
            move = coming(due)
            drawn += [move.card] if isinstance(move, Draw) and due.table.player == me else []
            due = due.play(move)
            if due.table.player != me:
                return drawn
    return drawn


def know_cards(run: Told, state: State[Any, Any], wanted: Move) -> Move:
    """Buy as long as the cards that come are worth more than they cost; where nothing is wanted, as ever."""
    if state.phase not in (TRADE, BUY) or wanted != BUY_ONE:
        return wanted
    plan = Plan(state.rules, state.seen_by(state.actor or 0).table, state.actor or 0)
    gain = best = 0.0
    for card in coming_cards(run, state):
        gain += plan.stock.worth(plan.here.card_index[card]) - state.rules.price
        best = max(best, gain)
    return BUY_ONE if best > 0 else DONE


@finding(WORDS, 0.0, say=points, line=0.0)
def known_cards(sample: Sample) -> Estimates:
    """How many more games a merchant wins who knows the next cards of a pile, against the same seeds without that."""
    return {"wins": mean_interval(sample.gains(sample.told_stories(know_cards), Story.won))}
