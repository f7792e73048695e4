"""Games of several rules on the same seeds, and what may be said of their differences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...core.rules import Rules
from ...core.rulesets import ruleset
from ...core.text import written
from ...players.bots import BEGINNER, RANDOM, sensible_name
from ..estimate.intervals import Estimate
from ..estimate.verdicts import changed, holm
from ..play.results import of_setup
from ..play.setup import Setup
from ..play.simulate import shares
from ..play.workers import Where
from ..report.report import cut_short, few_games, say, too_few, who
from .measures import SKILL, Measure, OfRecord, from_records, kind_of, measure_of, needs_details

if TYPE_CHECKING:
    from pandas import DataFrame

Asked = str | Measure | OfRecord
"""A measure by name, or one's own function."""
Fields = Mapping[str, Any]


def changed_rules(name: str, rules: Rules | None, fields: Fields) -> Rules:
    """Rules with some fields changed; one sentence if there is no such field or the value cannot be."""
    kind = ruleset(name).Rules
    base = {} if rules is None else rules.differing()
    made: Rules = kind.of(**{**base, **fields})
    return made


def setups(name: str, rules: Sequence[Rules], asked: Sequence[Asked], common: Mapping[str, Any]) -> list[Setup]:
    """What is to be played for each of these rules; a mistake in any of them is found before anything is played."""
    for one in asked:
        measure_of(one, name)
    more = {"details": needs_details(asked), "measures": from_records(asked, name), **common}
    return [Setup.of(name, one, **more) for one in rules]


def tables(wanted: Sequence[Setup], asked: Sequence[Asked], executor: Where = None) -> list[DataFrame]:
    """The tables of several set-ups, one after the other, with what skill is worth if that is asked for."""
    played = [of_setup(setup, executor, False).table for setup in wanted]
    return [with_skill(*one, executor) for one in zip(played, wanted, strict=True)] if SKILL in asked else played


def with_skill(table: DataFrame, setup: Setup, executor: Where = None) -> DataFrame:
    """The table with the share of the win that the sensible bot gets against beginners, places changed every game."""
    game, players = ruleset(setup.ruleset), setup.rules.players
    weak = BEGINNER if BEGINNER in game.BOTS else RANDOM
    lone = setup.with_(bots=(sensible_name(game), *[weak] * (players - 1)), rotate=True, details=False, measures=())
    games = of_setup(lone, executor, False).table
    won = [shares(str(one), players)[int(game) % players] for one, game in zip(games["winners"], games["game"], strict=True)]
    found = table["game"].map(dict(zip(games["game"], won, strict=True)))
    made: DataFrame = table.assign(**{SKILL: found})
    made.attrs = table.attrs
    return made


def in_both(after: DataFrame, before: DataFrame, cut: bool = True) -> tuple[DataFrame, DataFrame]:
    """The games that both tables have; without ``cut``, those that were played to their end in both."""
    one, other = (table if cut else table[table["finished"].astype(bool)] for table in (after, before))
    both = set(one["game"]) & set(other["game"])
    return one[one["game"].isin(both)], other[other["game"].isin(both)]


def values(after: DataFrame, before: DataFrame, measure: Asked, game: str = "") -> tuple[Any, Any]:
    """What a measure says of the games of both tables; games that were cut say only that they were."""
    take = measure_of(measure, game)
    one, other = in_both(after, before, measure == "finished")
    return take(one), take(other)


def paired(after: DataFrame, before: DataFrame, measure: Asked, game: str = "") -> tuple[Estimate, float]:
    """The difference of a measure over the games that both tables have, and its p-value."""
    new, old = values(after, before, measure, game)
    return changed(new, old, kind_of(measure, new, old))


def cleared(rows: Sequence[dict[str, Any]], chances: Sequence[float]) -> list[dict[str, Any]]:
    """The rows with what is clear among all of them together, by Holm's rule."""
    return [row | {"clear": clear} for row, clear in zip(rows, holm(chances), strict=True)]


def ends(gap: Estimate) -> dict[str, Any]:
    """The columns of an estimate."""
    return {"value": gap.value, "low": gap.low, "high": gap.high, "n": gap.n}


def below(
    setup: Setup, games: int, played: Sequence[DataFrame] = (), needs: Mapping[str, int] | None = None, bots: str = ""
) -> str:
    """How many games from which seed, by whom, with common random numbers, how many were cut, and how many are lacking."""
    parts = [say("lab", "paired", games=games, seed=setup.seed, bots=bots or who(setup))]
    return " · ".join([*parts, *cut_short(played), *few_games(games), *too_few(needs or {})])


def in_words(rules: Rules) -> str:
    """What differs from the printed rules, in a few words."""
    told = ", ".join(f"{name} = {short(value)}" for name, value in rules.differing().items())
    return told or say("lab", "rules-none")


def short(value: object) -> str:
    """A value in a few characters."""
    text = written(value)
    return text if len(text) <= 24 else text[:21] + "..."


def signs(rows: Sequence[Mapping[str, Any]], key: str = "what") -> dict[str, int]:
    """What clearly goes up (1) or down (-1), by name."""
    return {str(row[key]): 1 if row["value"] > 0 else -1 for row in rows if row["clear"]}
