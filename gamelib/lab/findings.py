"""What the design lab found: changes of rules, each with a claim that other games could prove false."""

from __future__ import annotations

from functools import lru_cache
from math import atanh, sqrt, tanh
from statistics import correlation

from ..core.rulesets import RULESETS
from ..drawing.estimates import CONFIDENT, mean_interval, ratio_interval, share
from ..drawing.findings import Estimates, Finding, finding, findings_of, number, signed
from ..drawing.intervals import Estimate
from ..players.sample import Sample, Story
from .change.compare import compare

GAMES = 60
"""Games of a notebook."""
DOUBLE = {"fee_one_row": 10, "fee_both_rows": 20}
"""Storage at twice its price."""


@lru_cache(maxsize=8)
def _games(ruleset: str, games: int, seed: int) -> Sample:
    return Sample(ruleset, games, seed)


def of(ruleset: str, sample: Sample, part: int = 1) -> Sample:
    """Games of another ruleset from the same seeds; only a part of them, where they take long."""
    return _games(ruleset, max(sample.games // part, 10), sample.seed)


def turns(story: Story) -> float:
    """The turns of a game."""
    return float(story.final.turn)


@finding("Both without a fee and with eight times the fee games last longer than as printed", 0.0, say=signed, line=0.0)
def fee_has_a_bottom(sample: Sample) -> Estimates:
    """MARK: how many turns longer are games with no storage fee, and with a huge one?"""
    return {
        "no fee": mean_interval(sample.change(turns, fee_one_row=0, fee_both_rows=0)),
        "eight times the fee": mean_interval(sample.change(turns, fee_one_row=40, fee_both_rows=80)),
    }


@finding("Where storage costs double there are fewer moves to choose from", below=0.0, say="{:+.2f}".format, line=0.0)
def fewer_choices(sample: Sample) -> Estimates:
    """MARK: what does the double fee do to the number of moves to choose from?"""
    asked = compare("mark", {}, DOUBLE, measures=["branching"], bots="sensible", games=sample.games, seed=sample.seed)
    row = asked.table.iloc[0]
    return {"moves to choose from": (float(row["low"]), float(row["value"]), float(row["high"]))}


def correlated(before: list[float], after: list[float]) -> Estimate:
    """The correlation of two numbers of the same games, with Fisher's interval."""
    value = correlation(before, after)
    reach = CONFIDENT / sqrt(len(before) - 3)
    return tanh(atanh(value) - reach), value, tanh(atanh(value) + reach)


@finding(
    "In MARK two games from one seed are alike even where the fee differs: a correlation above 0.7",
    0.7,
    rests="MARK, double fee",
    say="{:.2f}".format,
    line=0.0,
)
def same_seed(sample: Sample) -> Estimates:
    """How alike are the lengths of two games from one seed under two rules?"""
    merchants = of("marco_polo", sample)
    return {
        "MARK, double fee": correlated(sample.each(turns), sample.each(turns, **DOUBLE)),
        "Marco Polo, two gifts": correlated(merchants.each(turns), merchants.each(turns, gift=2)),
    }


def spent(story: Story) -> float:
    """Coins that a player of the city game has spent, on average."""
    coins = story.final.table.coins
    start: int = story.final.rules.coins
    return float(start - sum(coins) / len(coins))


def most_spent(story: Story) -> float:
    """The most that one player of a game has spent."""
    return float(story.final.rules.coins - min(story.final.table.coins))


@finding(
    "On average a player spends less than a third of the 15 coins", below=5.0, rests="spent by a player", say=number, line=0.0
)
def coins_spent(sample: Sample) -> Estimates:
    """City: how many of the fifteen coins do bots need?"""
    city = of("city", sample, 2)
    return {"spent by a player": mean_interval(city.each(spent)), "most spent in a game": mean_interval(city.each(most_spent))}


def fortune(story: Story) -> float:
    """The winner's money of SHARK, in thousands."""
    outcome = story.final.outcome
    return max(outcome.scores) / 1000 if outcome else 0.0


@finding("With a limit of three shares a turn the winner has less money", below=1.0, say="{:.2f}".format, line=1.0)
def slower_buying(sample: Sample) -> Estimates:
    """SHARK: if only three shares may be bought in a turn, what part of the winner's fortune is left?"""
    shark = of("shark", sample)
    return {"fortune with a limit of three": ratio_interval(shark.each(fortune, buy_limit=3), shark.each(fortune))}


@finding("A gift of two saves more than two turns of the whole game", below=-2.0, say=signed, line=0.0)
def smaller_gift(sample: Sample) -> Estimates:
    """Marco Polo: what if the Khan asked for two gifts?"""
    return {"turns with two gifts": mean_interval(of("marco_polo", sample).change(turns, gift=2))}


@finding(
    "MARK leaves more to luck than the city: one good player wins fewer games there", 0.0, rests="city, less mark", line=0.0
)
def luck_and_skill(sample: Sample) -> Estimates:
    """All four: how often does one sensible player win against two beginners?"""
    wins = {name: of(name, sample, 2).lone("sensible", "beginner") for name in RULESETS}
    found = {name: share(sum(won), len(won)) for name, won in wins.items()}
    gap = [city - mark for city, mark in zip(wins["city"], wins["mark"], strict=True)]
    return found | {"city, less mark": mean_interval(gap)}


FINDINGS: dict[str, Finding] = findings_of(globals())
"""All of them by name."""
