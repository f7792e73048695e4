"""A finding: a question, estimates with their intervals, and a claim about them that can be false."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import inf
from textwrap import fill
from typing import TYPE_CHECKING, Any, Literal

from .intervals import Estimate, intervals
from .plotting import percent

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Verdict = Literal["holds", "weak", "fails"]
Estimates = Mapping[str, Estimate]
"""Several estimates by name; each is the lower end, the estimate, the upper end."""
Say = Callable[[float], str]
WIDTH = 62
"""Characters of a title that fit above a plot."""


def number(value: float) -> str:
    """A number with one digit after the point."""
    return f"{round(value, 1) + 0.0:.1f}"


def signed(value: float) -> str:
    """A difference: with its sign, and one digit after the point."""
    return f"{round(value, 1) + 0.0:+.1f}"


def points(value: float) -> str:
    """A difference of shares in points of per cent; the name of the estimate says so."""
    return f"{100 * value:+.1f}"


def dollars(value: float) -> str:
    """Money of MARK."""
    rounded = round(value, 1) + 0.0
    return f"{'-' if rounded < 0 else ''}${abs(rounded):.1f}"


@dataclass(frozen=True)
class Finding:
    """What is asked, how it is counted, and what is claimed: that estimates lie above or below a line, or between two.

    ``rests`` names the estimates that the claim is about (all, if none is named); the others are shown beside them.
    """

    name: str
    asks: str
    claims: str
    count: Callable[[Any], Estimates]
    above: float = -inf
    below: float = inf
    rests: tuple[str, ...] = ()
    say: Say = percent
    line: float | None = None

    def __call__(self, sample: Any) -> Answer:
        """Ask it of a sample of games."""
        return Answer(self, self.count(sample), str(getattr(sample, "seeds", "")))


@dataclass(frozen=True)
class Answer:
    """What a sample of games says to a question."""

    finding: Finding
    estimates: Estimates
    sample: str = ""

    @property
    def verdict(self) -> Verdict:
        """Whether the whole intervals lie where the claim says, or wholly elsewhere, or neither."""
        wanted = [self.estimates[name] for name in self.finding.rests or self.estimates]
        above, below = self.finding.above, self.finding.below
        if any(high <= above or low >= below for low, _, high in wanted):
            return "fails"
        return "holds" if all(above < low and high < below for low, _, high in wanted) else "weak"

    @property
    def numbers(self) -> str:
        """The estimates that the claim is about, with their intervals."""
        names = self.finding.rests or tuple(self.estimates)
        each = [(f"{name}: " if len(names) > 1 else "") + self.told(name) for name in names]
        return "; ".join(each)

    def told(self, name: str) -> str:
        """One estimate and its interval."""
        say, (low, middle, high) = self.finding.say, self.estimates[name]
        return f"{say(middle)} ({say(low)} to {say(high)})"

    def __str__(self) -> str:
        lines = [f"{name}: {self.told(name)}" for name in self.estimates]
        return "\n".join([*lines, f"Claim: {self.finding.claims}. In these games that {_SAID[self.verdict]}."])

    def plot(self, title: str = "", ax: Axes | None = None) -> Axes:
        """The estimates one below the other, under the question."""
        question = fill(title or self.finding.asks.partition("?")[0] + "?", WIDTH)
        return intervals(self.estimates, question, self.sample, self.finding.line, self.finding.say, ax)


_SAID: dict[Verdict, str] = {"holds": "holds", "weak": "is not settled", "fails": "does not hold"}


def finding(
    claims: str,
    above: float = -inf,
    below: float = inf,
    rests: str | tuple[str, ...] = (),
    say: Say = percent,
    line: float | None = None,
) -> Callable[[Callable[[Any], Estimates]], Finding]:
    """Make a finding of a function that counts; the first line of its docstring is the question.

    >>> @finding("More than half of all coins fall on heads", above=0.5)
    ... def heads(sample):
    ...     \"\"\"How many coins fall on heads?\"\"\"
    ...     return {"heads": (0.4, 0.5, 0.6)}
    >>> heads(None).verdict
    'weak'
    """

    def made(count: Callable[[Any], Estimates]) -> Finding:
        asks = (count.__doc__ or "").partition("\n")[0].strip()
        named = (rests,) if isinstance(rests, str) else rests
        return Finding(count.__name__, asks, claims, count, above, below, named, say, line)

    return made


def findings_of(module: Mapping[str, object]) -> dict[str, Finding]:
    """The findings that a module defines, in the order in which they stand there."""
    return {thing.name: thing for thing in module.values() if isinstance(thing, Finding)}
