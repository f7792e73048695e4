"""Findings about the journey: where merchants pass, what fights leave, when the sea is announced, what of a spin is used."""

from __future__ import annotations

from collections import Counter
from statistics import correlation
from typing import Any

from ...drawing.estimates import mean_interval, ratio_interval
from ...drawing.findings import Estimates, finding
from ...players.sample import Sample, Story
from .. import survey, travel
from ..atlas import world
from ..table import HOMEWARD

WORDS = "marco_polo/findings"


def passed(story: Story) -> Counter[str]:
    """How often each space was stepped on."""
    paths: list[Any] = [event.witness.get("path", ()) for event in story.events]
    return Counter(place[1] for path in paths for place in path[1:])


@finding(WORDS, below=0.5, say="{:.2f}".format)
def traffic(sample: Sample) -> Estimates:
    """How alike the middle of the network and the traffic are, game by game."""
    middle = survey.betweenness(world("orient").chart)
    steps = [passed(story) for story in sample.stories()]
    alike = [correlation([*middle.values()], [float(seen[space]) for space in middle]) for seen in steps]
    return {"alike": mean_interval(alike)}


@finding(WORDS, 0.5)
def loot(sample: Sample) -> Estimates:
    """How many of the won fights bring nothing."""
    stories = sample.stories()
    empty, won = ([float(story.count(key)) for story in stories] for key in ("loot-empty", "fight-won"))
    return {"empty": ratio_interval(empty, won)}


def announced(story: Story, homeward: bool) -> tuple[int, int]:
    """How often the sea was announced where both kinds leave, and how often anything was."""
    ports = {*travel.choices("Khanbalik"), "Khanbalik"}
    names = [space.name for space in world("orient").chart.spaces]
    sea = spoken = 0
    for state in story.states:
        for event in state.events:
            player: Any = event.values.get("player")
            if event.key != "announce" or names[state.table.places[player]] not in ports:
                continue
            if (state.table.stages[player] == HOMEWARD) == homeward:
                sea, spoken = sea + (event.values["kind"] == "sea"), spoken + 1
    return sea, spoken


@finding(WORDS, 0.5, rests="home", line=0.5)
def sea_way(sample: Sample) -> Estimates:
    """How often the sea is announced where both kinds of line leave, out and home."""
    legs = {"out": False, "home": True}
    heard = {leg: [announced(story, home) for story in sample.stories()] for leg, home in legs.items()}
    return {leg: ratio_interval([sea for sea, _ in games], [both for _, both in games]) for leg, games in heard.items()}


@finding(WORDS, below=0.75, rests="walked")
def spins(sample: Sample) -> Estimates:
    """How many of the spun steps are walked, and how many moves stop early."""
    moves = [story.values("go", "go-short") for story in sample.stories()]
    walked, spun = ([float(sum(one[what] for one in game)) for game in moves] for what in ("steps", "spun"))
    short = [float(sum(one["steps"] < one["spun"] for one in game)) for game in moves]
    return {
        "walked": ratio_interval(walked, spun),
        "early": ratio_interval(short, [float(len(game)) for game in moves]),
    }
