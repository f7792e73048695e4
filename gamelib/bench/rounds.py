"""Measuring: everyone plays a short round in turn, again and again, so that what slows the machine down slows all alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median
from time import process_time

ROUNDS = 15


@dataclass
class Contestant:
    """Something that can be done over and over: ``once`` does it and answers how many steps and decisions that were."""

    name: str
    once: Callable[[Random], tuple[int, int]]
    note: str = ""
    steps: list[float] = field(default_factory=list)
    decisions: list[float] = field(default_factory=list)

    def round(self, seconds: float, rng: Random) -> None:
        """One round of about so many seconds; time that other programs took from this one does not count."""
        steps = decisions = 0
        began = process_time()
        while (took := process_time() - began) < seconds or not steps:
            made = self.once(rng)
            steps, decisions = steps + made[0], decisions + made[1]
        self.steps.append(steps / took)
        self.decisions.append(decisions / took)

    @property
    def speed(self) -> float:
        """Steps a second in the middle round."""
        return median(self.steps)

    def ratio(self, other: Contestant) -> float:
        """How many times as fast as another, round by round, in the middle of all rounds."""
        return median(mine / theirs for mine, theirs in zip(self.steps, other.steps, strict=True))


def measure(contestants: Sequence[Contestant], seconds: float, tell: Callable[[str], None] = lambda progress: None) -> None:
    """Let all of them play in turn, each for so many seconds in all."""
    rng = Random(0)
    for contestant in contestants:
        contestant.once(rng)
    for number in range(1, ROUNDS + 1):
        tell(f"round {number} of {ROUNDS}")
        for contestant in contestants:
            contestant.round(seconds / ROUNDS, rng)
