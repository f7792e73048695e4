"""A pool of games that were played once, from which studies are drawn: in the pool the truth is known."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ...core.errors import RulesError
from ...core.rules import Rules
from ..change.dials import LIMITS
from ..change.measures import DETAILED, MEASURES, SKILL, from_records, kind_of, measure_of, ruleset_measures
from ..change.pairs import changed_rules, in_words, with_skill
from ..errors import LabError
from ..estimate.intervals import Kind
from ..play.results import Results, experiment
from ..play.simulate import simulate
from ..play.tally import QUARTERS
from ..play.workers import Where
from .shapes import numbers

if TYPE_CHECKING:
    from numpy import ndarray

LEAST_POOL, MOST_POOL = 50, 100_000
"""Games of a pool: with too few of them, the truth itself is a matter of chance."""
TRIED = 6
"""Games in which a changed number is tried, before a pool is played with it."""


@dataclass(frozen=True)
class Pool:
    """Games of a ruleset by its sensible bot, under its rules and under rules with one number changed, on the same seeds."""

    name: str
    printed: Results
    changed: Results
    change: str

    @property
    def n(self) -> int:
        """How many pairs of games there are."""
        return self.printed.n

    @cached_property
    def measures(self) -> dict[str, tuple[Kind, ndarray[Any, Any]]]:
        """By name what each measure says of the games under the printed rules, where it varies at all."""
        return {name: pair[:2] for name, pair in self.pairs.items() if len(set(pair[1])) > 1}

    @cached_property
    def shares(self) -> dict[str, ndarray[Any, Any]]:
        """By name whatever has the interval of a share: measures, wins by seat, ends of games, leaders who win."""
        import numpy as np

        table = self.printed.table
        found = {name: values for name, (kind, values) in self.measures.items() if kind == "share"}
        found |= {f"seat {place + 1}": values for place, values in enumerate(self.won.T)}
        found |= {str(end): np.asarray(table["end"] == end, dtype=float) for end in table["end"].unique()}
        if self.leads is not None:
            won = np.hstack([np.zeros((self.n, 1)), self.won])  # nobody leads: nobody wins as the leader
            for quarter in QUARTERS:
                leader = table[f"leader_{quarter}"].to_numpy(dtype=int)
                found[f"leader at {quarter} %"] = (won[np.arange(self.n), leader] == 1).astype(float)
        return {name: values for name, values in found.items() if 0 < values.mean() < 1}

    @cached_property
    def turns(self) -> ndarray[Any, Any]:
        """How long the games last."""
        return self.pairs["turns"][1]

    @cached_property
    def won(self) -> ndarray[Any, Any]:
        """The shares of the win, a row a game."""
        import numpy as np

        return np.asarray(self.printed.won)

    @cached_property
    def leads(self) -> ndarray[Any, Any] | None:
        """Each player's lead at half time, and then each one's share of the win, a row a game; None if nobody knows."""
        import numpy as np

        known = bool(self.printed.details and self.printed.details[0].get("lead"))
        return np.hstack([self.printed.counts("lead", "50"), self.won]) if known else None

    @cached_property
    def numbers(self) -> dict[str, dict[str, ndarray[Any, Any]]]:
        """Every number that has a mean in a report, by group and name, where every game has it and it varies at all."""
        groups: dict[str, dict[str, ndarray[Any, Any]]] = {}
        for group, name, values in numbers(self.printed):
            if not (values != values).any() and len(set(values)) > 1:
                groups.setdefault(group, {})[name] = values
        return groups

    @cached_property
    def counted(self) -> dict[str, dict[str, ndarray[Any, Any]]]:
        """What was counted within the games, by group and name."""
        groups = {"phases": "phases", "chosen": "kinds"}
        names = {group: self.printed.names(group) for group in groups}
        return {group: {one: self.printed.counts(groups[group], one) for one in names[group]} for group in groups}

    @cached_property
    def pairs(self) -> dict[str, tuple[Kind, ndarray[Any, Any], ndarray[Any, Any]]]:
        """By name what each measure says of the games under the printed and the changed rules, where every game has it."""
        found = {}
        for name in (*MEASURES, *DETAILED, SKILL, *ruleset_measures(self.name)):
            if name in DETAILED and name.replace(" ", "_") not in self.printed.table:
                continue
            old, new = (measure_of(name, self.name)(one.table) for one in (self.printed, self.changed))
            if old.size == new.size and not (old != old).any() and not (new != new).any():
                found[name] = (kind_of(name), old, new)
        return found


def pool_of(name: str, games: int, seed: int, executor: Where = 1) -> Pool:
    """Play the games of a pool."""
    if not LEAST_POOL <= games <= MOST_POOL:
        raise LabError(f"A pool has {LEAST_POOL} to {MOST_POOL:,} games, not {games}.")
    rules = _changed(name, seed, executor)
    more: dict[str, Any] = {"games": games, "seed": seed, "executor": executor, "progress": False}
    more["measures"] = from_records(tuple(ruleset_measures(name)), name)
    sides = [experiment(name, one, **more) for one in (None, rules)]
    for one in sides:
        one.table = with_skill(one.table, one.setup, executor)
    return Pool(name, sides[0], sides[1], in_words(rules))


def _changed(name: str, seed: int, executor: Where) -> Rules:
    """The rules with the first number stepped up that makes most games go another way, as a few of them show."""
    base, made = changed_rules(name, None, {}), None
    as_printed = simulate(name, games=TRIED, seed=seed, executor=executor, progress=False)
    for field, facts in base.dials().items():
        if facts["kind"] == "number" and field not in ("players", *LIMITS):
            try:
                made = changed_rules(name, None, {field: getattr(base, field) + facts["step"]})
            except RulesError:
                continue
            other = simulate(name, made, games=TRIED, seed=seed, executor=executor, progress=False)
            if 2 * int((other["moves"].to_numpy() != as_printed["moves"].to_numpy()).sum()) > TRIED:
                return made
    return made or base
