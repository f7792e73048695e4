"""Findings asked again: with more games and other luck, so that none stays that does not hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from ..core.rulesets import RULESETS
from ..drawing.findings import Answer, Finding, Verdict
from ..players.sample import Sample

LAB = "lab"
"""The name under which the findings of the design lab are asked for."""
TIMES, SEEDS, FIRST, APART = 10, 3, 11, 1_000_000
"""So many times the games of the notebook, from so many seeds, the first of which is this one; they lie so far apart.

No claim was worded on games from these seeds; the notebooks begin at 0, and wordings were tried on the seeds below.
"""
HEAD = ("finding", "claim", "verdict", "games and seeds", "by seed")


@dataclass(frozen=True, slots=True)
class Asked:
    """One finding, and what several samples of that many games answered."""

    finding: Finding
    answers: tuple[Answer, ...]
    games: int = 0
    seeds: Sequence[int] = ()

    @property
    def verdict(self) -> Verdict:
        """It holds where it holds with every seed; it fails where most samples speak against it."""
        verdicts = [answer.verdict for answer in self.answers]
        if verdicts.count("holds") == len(verdicts):
            return "holds"
        return "fails" if 2 * verdicts.count("fails") > len(verdicts) else "weak"


def names() -> tuple[str, ...]:
    """Where there are findings: the rulesets that have some, and the lab."""
    return tuple(name for name in (*RULESETS, LAB) if _module(name))


def findings(name: str) -> Mapping[str, Finding]:
    """The findings of a ruleset, or of the lab."""
    module = _module(name)
    known: Mapping[str, Finding] = module.FINDINGS if module else {}
    return known


def notebook_games(name: str) -> int:
    """How many games the notebook takes."""
    module = _module(name)
    games: int = module.GAMES if module else 0
    return games


@dataclass
class Round:
    """All that is asked in one sitting: which findings, how many times the games of the notebooks, and from which seeds.

    The games of a seed are shared by all who ask. ``kept`` holds answers that were given before and are not asked for again.
    """

    names: Sequence[str]
    times: int = TIMES
    seeds: Sequence[int] = tuple(range(FIRST, FIRST + SEEDS))
    only: Sequence[str] = ()
    kept: dict[tuple[str, str, int, int], Mapping[str, Any]] = field(default_factory=dict)

    def play(self, tell: Callable[[str, Finding, Sample, Answer], None] = lambda *_: None) -> None:
        """Ask every finding of every seed; whoever listens is told each answer as it comes."""
        for seed in self.seeds:
            store: dict[str, Any] = {}
            for name in self.names:
                sample = Sample("mark" if name == LAB else name, self.games(name), seed * APART, _store=store)
                for key, one in self._wanted(name).items():
                    if (name, key, sample.seed, sample.games) not in self.kept:
                        answer = one(sample)
                        self.kept[name, key, sample.seed, sample.games] = answer.estimates
                        tell(name, one, sample, answer)
                sample.forget()

    def games(self, name: str) -> int:
        """How many games a finding there is asked of."""
        return self.times * notebook_games(name)

    def _wanted(self, name: str) -> dict[str, Finding]:
        return {key: one for key, one in findings(name).items() if not self.only or key in self.only}

    def asked(self, name: str) -> list[Asked]:
        """What was answered about a ruleset, by every seed."""
        return [asked for key, one in self._wanted(name).items() if (asked := self._asked(name, key, one)).answers]

    def _asked(self, name: str, key: str, one: Finding) -> Asked:
        """What the seeds answered that were asked so far."""
        games = self.games(name)
        seeds = [seed for seed in self.seeds if (name, key, seed * APART, games) in self.kept]
        return Asked(one, tuple(Answer(one, self.kept[name, key, seed * APART, games]) for seed in seeds), games, seeds)


def rows(asked: Sequence[Asked]) -> dict[str, str]:
    """The answers as lines of a table, by the name of the finding."""
    return {one.finding.name: _row(one) for one in asked}


def table(lines: Mapping[str, str], name: str) -> str:
    """Lines as a table, in the order of the findings; a line whose finding is gone is left out."""
    return "\n".join([*_head(), *(lines[key] for key in findings(name) if key in lines)])


def _head() -> Iterator[str]:
    yield f"| {' | '.join(HEAD)} |"
    yield f"| {' | '.join('---' for _ in HEAD)} |"


def _row(asked: Asked) -> str:
    numbers = " · ".join(answer.numbers for answer in asked.answers)
    games = f"{asked.games // asked.finding.part} from each of {', '.join(map(str, asked.seeds))} million"
    return f"| `{asked.finding.name}` | {asked.finding.claims} | {asked.verdict} | {games} | {numbers} |".replace("$", "\\$")


def _module(name: str) -> Any:
    place = "gamelib.lab.findings" if name == LAB else f"gamelib.{name}.findings"
    try:
        return import_module(place)
    except ModuleNotFoundError:
        return None
