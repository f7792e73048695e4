"""Findings asked again: with more games and other luck, so that none stays that does not hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ..core.rulesets import RULESETS
from ..drawing.findings import Answer, Finding, Verdict
from ..players.sample import Sample

LAB = "lab"
"""The name under which the findings of the design lab are asked for."""
TIMES, SEEDS, APART = 10, 3, 1_000_000
"""So many times the games of the notebook, from so many other seeds, which lie so far apart."""
HEAD = ("claim", "verdict", "by seed")


@dataclass(frozen=True, slots=True)
class Asked:
    """One finding, and what several samples answered."""

    finding: Finding
    answers: tuple[Answer, ...]

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
    found: Mapping[str, Finding] = module.FINDINGS if module else {}
    return found


def notebook_games(name: str) -> int:
    """How many games the notebook takes."""
    module = _module(name)
    games: int = module.GAMES if module else 0
    return games


def again(name: str, games: int, seeds: int = SEEDS, tell: Callable[[str], None] = lambda _: None) -> list[Asked]:
    """Ask every finding of a ruleset again, of samples of that size from other seeds."""
    answers: dict[str, list[Answer]] = {key: [] for key in findings(name)}
    for seed in range(1, seeds + 1):
        sample = Sample("mark" if name == LAB else name, games, seed * APART)
        for key, one in findings(name).items():
            answers[key].append(one(sample))
            tell(f"{name} {key}, seed {sample.seed}: {answers[key][-1].verdict}")
    return [Asked(one, tuple(answers[key])) for key, one in findings(name).items()]


def table(asked: Sequence[Asked]) -> str:
    """The answers as a table: a line for each claim, with the numbers of every seed."""
    lines = [*_head(), *(_row(one) for one in asked)]
    return "\n".join(lines)


def _head() -> Iterator[str]:
    yield f"| {' | '.join(HEAD)} |"
    yield f"| {' | '.join('---' for _ in HEAD)} |"


def _row(asked: Asked) -> str:
    numbers = " · ".join(answer.numbers for answer in asked.answers)
    return f"| {asked.finding.claims} | {asked.verdict} | {numbers} |".replace("$", "\\$")


def _module(name: str) -> Any:
    place = "gamelib.lab.findings" if name == LAB else f"gamelib.{name}.findings"
    try:
        return import_module(place)
    except ModuleNotFoundError:
        return None
