"""What the design lab found: changes of rules, each with a claim that other games could prove false."""

from __future__ import annotations

from math import atanh, sqrt, tanh
from statistics import correlation

from ...core.rulesets import RULESETS
from ...drawing.estimates import CONFIDENT, mean_interval, ratio_interval, share
from ...drawing.findings import Estimates, Finding, finding, findings_of, number, signed
from ...drawing.intervals import Estimate
from ...players.sample import Sample, Story
from ..change.compare import compare

WORDS = "lab/findings"
GAMES = 60
"""Games of a notebook."""
DOUBLE = {"fee_one_row": 10, "fee_both_rows": 20}
"""Storage at twice its price."""


def turns(story: Story) -> float:
    """The turns of a game."""
    return float(story.final.turn)


@finding(WORDS, 0.0, say=signed, line=0.0)
def fee_has_a_bottom(sample: Sample) -> Estimates:
    """MARK: how many turns longer games are with no storage fee, and with a huge one."""
    return {
        "none": mean_interval(sample.change(turns, fee_one_row=0, fee_both_rows=0)),
        "huge": mean_interval(sample.change(turns, fee_one_row=40, fee_both_rows=80)),
    }


@finding(WORDS, below=0.0, say="{:+.2f}".format, line=0.0)
def fewer_choices(sample: Sample) -> Estimates:
    """MARK: what the double fee does to the number of moves to choose from."""
    asked = compare("mark", {}, DOUBLE, measures=["branching"], bots="sensible", games=sample.games, seed=sample.seed)
    row = asked.table.iloc[0]
    return {"moves": (float(row["low"]), float(row["value"]), float(row["high"]))}


def correlated(before: list[float], after: list[float]) -> Estimate:
    """The correlation of two numbers of the same games, with Fisher's interval."""
    value = correlation(before, after)
    reach = CONFIDENT / sqrt(len(before) - 3)
    return tanh(atanh(value) - reach), value, tanh(atanh(value) + reach)


@finding(WORDS, 0.7, rests="mark", say="{:.2f}".format, line=0.0)
def same_seed(sample: Sample) -> Estimates:
    """How alike the lengths of two games from one seed are under two rules, in MARK and in Marco Polo."""
    merchants = sample.of("marco_polo")
    return {
        "mark": correlated(sample.each(turns), sample.each(turns, **DOUBLE)),
        "marco_polo": correlated(merchants.each(turns), merchants.each(turns, gift=2)),
    }


def spent(story: Story) -> float:
    """Coins that a player of the city game has spent, on average."""
    coins = story.final.table.coins
    start: int = story.final.rules.coins
    return float(start - sum(coins) / len(coins))


def most_spent(story: Story) -> float:
    """The most that one player of a game has spent."""
    return float(story.final.rules.coins - min(story.final.table.coins))


@finding(WORDS, below=5.0, rests="mean", say=number, line=0.0, part=2)
def coins_spent(sample: Sample) -> Estimates:
    """City: how many of the fifteen coins bots spend."""
    city = sample.of("city")
    return {"mean": mean_interval(city.each(spent)), "most": mean_interval(city.each(most_spent))}


def fortune(story: Story) -> float:
    """The winner's money of SHARK, in thousands."""
    outcome = story.final.outcome
    return max(outcome.scores) / 1000 if outcome else 0.0


@finding(WORDS, below=1.0, say="{:.2f}".format, line=1.0)
def slower_buying(sample: Sample) -> Estimates:
    """SHARK: what part of the winner's fortune is left if only three shares may be bought in a turn."""
    shark = sample.of("shark")
    return {"left": ratio_interval(shark.each(fortune, buy_limit=3), shark.each(fortune))}


@finding(WORDS, below=-2.0, say=signed, line=0.0)
def smaller_gift(sample: Sample) -> Estimates:
    """Marco Polo: how many turns shorter games are if the Khan asks for two gifts."""
    return {"two": mean_interval(sample.of("marco_polo").change(turns, gift=2))}


@finding(WORDS, 0.0, rests="gap", line=0.0, part=2)
def luck_and_skill(sample: Sample) -> Estimates:
    """All four: how often one sensible player wins against two beginners."""
    wins = {name: sample.of(name).lone("sensible", "beginner") for name in RULESETS}
    shares = {name: share(sum(won), len(won)) for name, won in wins.items()}
    gap = [city - mark for city, mark in zip(wins["city"], wins["mark"], strict=True)]
    return shares | {"gap": mean_interval(gap)}


FINDINGS: dict[str, Finding] = findings_of(globals(), WORDS)
"""All of them by name."""
