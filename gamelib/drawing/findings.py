"""A finding: a question, estimates with their intervals, and a claim about them that can be false.

Question, claim and the names of the estimates stand in the words of the findings, under ``asked``; the code has the counting.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import inf
from textwrap import fill
from typing import TYPE_CHECKING, Any, Literal

from ..core.words import words
from .intervals import Estimate, intervals, plain
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
class Wording:
    """What is asked and claimed, in words, and what the estimates are called. A claim may name its bounds, ``{above}``."""

    asks: str
    claims: str
    names: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Finding:
    """What is asked, how it is counted, and what is claimed: that estimates lie above or below a line, or between two.

    ``rests`` names the estimates that the claim is about (all, if none is named); the others are shown beside them. ``part``
    says that a half or a third of the sample is enough, for an effect that is large or games that take long.
    """

    name: str
    wording: Wording
    count: Callable[[Any], Estimates]
    above: float = -inf
    below: float = inf
    rests: tuple[str, ...] = ()
    say: Say = percent
    line: float | None = None
    part: int = 1

    @property
    def asks(self) -> str:
        """The question."""
        return self.wording.asks

    @property
    def claims(self) -> str:
        """The claim, with its bounds as they are said."""
        return self.wording.claims.format(above=self._bound(self.above), below=self._bound(self.below))

    def _bound(self, value: float) -> str:
        """A bound without sign and without a zero after the point: what follows "more than"."""
        return plain(self.say(value)) if abs(value) < inf else ""

    def called(self, key: str) -> str:
        """The name of an estimate."""
        return self.wording.names.get(key, key)

    def __call__(self, sample: Any) -> Answer:
        """Ask it of a sample of games, or of the part of them that is enough."""
        taken = sample.fewer(self.part) if self.part > 1 else sample
        return Answer(self, self.count(taken), str(getattr(taken, "seeds", "")))


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
        each = [(f"{self.finding.called(name)}: " if len(names) > 1 else "") + self.told(name) for name in names]
        return "; ".join(each)

    def told(self, name: str) -> str:
        """One estimate and its interval."""
        say, (low, middle, high) = self.finding.say, self.estimates[name]
        return f"{say(middle)} ({say(low)} to {say(high)})"

    def __str__(self) -> str:
        lines = [f"{self.finding.called(name)}: {self.told(name)}" for name in self.estimates]
        claim = words("drawing").say("finding", self.verdict, {"claim": self.finding.claims})
        return "\n".join([*lines, claim])

    def plot(self, title: str = "", ax: Axes | None = None) -> Axes:
        """The estimates one below the other, under the question."""
        question = fill(title or self.finding.asks.partition("?")[0] + "?", WIDTH)
        shown = {self.finding.called(name): estimate for name, estimate in self.estimates.items()}
        line, say = self.finding.line, self.finding.say
        dashed = words("drawing").say("finding", "dashed", {"line": say(line)}) if line else ""
        below = " · ".join(part for part in (self.sample, dashed) if part)
        return intervals(shown, question, below, line, say, ax)


Maker = Callable[[Callable[[Any], Estimates]], Finding]


def finding(
    wording: Wording | str,
    above: float = -inf,
    below: float = inf,
    rests: str | tuple[str, ...] = (),
    say: Say = percent,
    line: float | None = None,
    part: int = 1,
) -> Maker:
    """Make a finding of a function that counts. Its words are given, or found by its name in the words of that place.

    >>> @finding(Wording("How many coins fall on heads?", "More than {above} fall on heads"), above=0.5)
    ... def heads(sample):
    ...     return {"heads": (0.4, 0.5, 0.6)}
    >>> print(heads(None))
    heads: 50 % (40 % to 60 %)
    Claim: More than 50 % fall on heads. In these games that is not settled.
    """

    def made(count: Callable[[Any], Estimates]) -> Finding:
        text = wording if isinstance(wording, Wording) else worded(wording, count.__name__)
        named = (rests,) if isinstance(rests, str) else rests
        return Finding(count.__name__, text, count, above, below, named, say, line, part)

    return made


def worded(place: str, name: str) -> Wording:
    """The words of a finding, from those of its place: ``mark/findings``."""
    asked = words(place).texts["asked"][name]
    return Wording(asked["asks"], asked["claims"], asked.get("names", {}))


def findings_of(module: Mapping[str, object], place: str) -> dict[str, Finding]:
    """The findings of a module by name, in the order of their words."""
    found = {thing.name: thing for thing in module.values() if isinstance(thing, Finding)}
    return {name: found[name] for name in words(place).texts["asked"]}
