"""What many games of Marco Polo tell: each finding asks, counts, and claims something that other games could prove false."""

from __future__ import annotations

from collections import Counter
from statistics import correlation, fmean
from typing import Any

from ..core.state import State
from ..drawing.estimates import mean_interval, ratio_interval, share
from ..drawing.findings import Estimates, Finding, finding, findings_of, number, signed
from ..players.sample import Sample, Story
from . import survey, travel
from .atlas import world
from .engine.end import worth
from .table import HOMEWARD

GAMES = 60
"""Games of a notebook."""
CITIES = ("Manila", "Mandalay", "Kyoto", "Lhasa")
SUMS = {2: "goal_for_two", 3: "goal_for_three", 4: "goal_for_four"}


def passed(story: Story) -> Counter[str]:
    """How often each space was stepped on."""
    paths: list[Any] = [event.witness.get("path", ()) for event in story.events]
    return Counter(place[1] for path in paths for place in path[1:])


@finding("How central a space is says little about its traffic: a correlation below one half", below=0.5, say="{:.2f}".format)
def traffic(sample: Sample) -> Estimates:
    """Does the trade go through the middle of the map?"""
    middle = survey.betweenness(world("orient").chart)
    steps = [passed(story) for story in sample.stories()]
    alike = [correlation([*middle.values()], [float(seen[space]) for space in middle]) for seen in steps]
    return {"middle of the network and traffic": mean_interval(alike)}


@finding("More than half of the won fights bring nothing", 0.5)
def loot(sample: Sample) -> Estimates:
    """How often does the winner of a fight find nothing?"""
    stories = sample.stories()
    empty, won = ([float(story.count(key)) for story in stories] for key in ("loot-empty", "fight-won"))
    return {"nothing to take": ratio_interval(empty, won)}


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


@finding("Homeward more than half of the announcements are for the sea", 0.5, rests="homeward", line=0.5)
def sea_way(sample: Sample) -> Estimates:
    """Where both kinds of line leave, how often is the sea announced?"""
    legs = {"to the Khan and on the mission": False, "homeward": True}
    heard = {leg: [announced(story, home) for story in sample.stories()] for leg, home in legs.items()}
    return {leg: ratio_interval([sea for sea, _ in games], [both for _, both in games]) for leg, games in heard.items()}


@finding("Of the steps that are spun less than three quarters are walked", below=0.75, rests="steps walked")
def spins(sample: Sample) -> Estimates:
    """How much of a spin is used?"""
    moves = [story.values("go", "go-short") for story in sample.stories()]
    walked, spun = ([float(sum(one[what] for one in game)) for game in moves] for what in ("steps", "spun"))
    short = [float(sum(one["steps"] < one["spun"] for one in game)) for game in moves]
    return {
        "steps walked": ratio_interval(walked, spun),
        "moves that stop early": ratio_interval(short, [float(len(game)) for game in moves]),
    }


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


@finding("Three goods worth 80 are in hand after fewer than the 14 cards of plain odds", below=14.0, say=number, line=14.0)
def gift_cards(sample: Sample) -> Estimates:
    """How many cards does the gift for the Khan take?"""
    needed = [cards for cards in sample.each(cards_needed) if cards == cards]
    return {"cards drawn until three are in hand": mean_interval(needed)}


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


@finding("The first at court is richer than the others, in spite of the gift", 0.0, say="{:+.0f}".format, line=0.0)
def court_money(sample: Sample) -> Estimates:
    """Is the first at court poor? Besants more than the others, the Table counted"""
    return {"ahead of the others' mean": mean_interval([ahead(story) for story in _came(sample)])}


@finding("The first at court wins fewer than half of the games", below=0.5, rests="first Golden Table", line=1 / 3)
def first_at_court(sample: Sample) -> Estimates:
    """How often does the first at court win?"""
    stories = _came(sample)
    done = [story for story in stories if story.count("mission")]
    missions = [story.values("mission")[0]["player"] in story.winners for story in done]
    tables = [_at_court(story)[1] in story.winners for story in stories]
    return {"first Golden Table": share(sum(tables), len(tables)), "first mission done": share(sum(missions), len(missions))}


def rounds(story: Story) -> float:
    """Turns of each player."""
    turns, players = story.final.turn, story.final.rules.players
    return float(turns / players)


@finding("The printed sum adds more than five rounds to a game of two", 5.0, rests="2 players, 1100", say=signed, line=0.0)
def printed_sum(sample: Sample) -> Estimates:
    """How many rounds does the sum that wins add?"""
    games = max(sample.games // 3, 10)
    asked = {2: "2 players, 1100", 3: "3 players, 900", 4: "4 players, 700"}
    return {name: mean_interval(_added(sample, players, games)) for players, name in asked.items()}


def _added(sample: Sample, players: int, games: int) -> list[float]:
    printed = sample.each(rounds, games, players=players)
    free = sample.each(rounds, games, players=players, **{SUMS[players]: 0})
    return [with_sum - without for with_sum, without in zip(printed, free, strict=True)]


@finding("A safe-conduct saves a tenth to a quarter of the way to the city of the mission", 0.1, 0.25)
def safe_conduct(sample: Sample) -> Estimates:
    """What is a safe-conduct worth? Exactly, as a part of the turns from Khanbalik to the four cities"""
    plain, safe = (fmean(travel.hurry(city, safe=shown)["Khanbalik"] for city in CITIES) for shown in (False, True))
    saved = 1 - safe / plain
    return {"turns saved (exact)": (saved, saved, saved)}


@finding(
    "One sensible merchant wins more than 70 % of the games against two beginners",
    0.7,
    rests="sensible against two beginners",
    line=1 / 3,
)
def skill(sample: Sample) -> Estimates:
    """How far does skill carry against luck?"""
    games = max(sample.games // 3, 20)
    return {
        "sensible against two beginners": share(sum(sample.lone("sensible", "beginner", games)), games),
        "beginner against two sensible": share(sum(sample.lone("beginner", "sensible", games)), games),
    }


FINDINGS: dict[str, Finding] = findings_of(globals())
"""All of them by name."""
