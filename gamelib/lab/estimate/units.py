"""Numbers as people say them: per cent, money, thousands with commas, and no more digits than the interval bears."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import floor, isfinite, log10

from ...core.words import words

MOST_DIGITS = 3
"""Digits after the point, at most."""
SHORT = 2
"""Characters of a unit that may be said twice."""
SOME = 1e-9
"""The smallest share that is told from nothing."""
NOTHING = "–"
"""What stands for a number that there is not."""


@dataclass(frozen=True, slots=True)
class Unit:
    """What a number counts: ``pattern`` with # for the number, which is first multiplied by ``scale``."""

    pattern: str = "#"
    scale: float = 1.0
    signed: bool = False

    @property
    def tail(self) -> str:
        """What follows the number."""
        return self.pattern.partition("#")[2]

    def change(self) -> Unit:
        """The unit of a difference: with its sign, and of shares in points."""
        return replace(self, signed=True, pattern="# % points" if self.scale == 100 else self.pattern)

    def level(self) -> Unit:
        """The unit of what differs."""
        return replace(self, signed=False, pattern="# %" if self.scale == 100 else self.pattern)

    def say(self, value: float, decimals: int | None = None) -> str:
        """A number with its unit; without ``decimals``, to three figures or a tenth of a per cent.

        A share that is not nothing or all is given the digits that show it: one game of 300 is not 0 %.
        """
        if not isfinite(value):
            return NOTHING
        places = min(_figures(value * self.scale), 1 if self.scale == 100 else MOST_DIGITS) if decimals is None else decimals
        return self._rounded(value, self._shown(value, places))

    def _shown(self, value: float, places: int) -> int:
        return places if self.scale != 100 or self.signed else _telling(abs(value), places)

    def _rounded(self, value: float, places: int) -> str:
        scaled = value * self.scale
        text = _plain(abs(scaled), places)
        sign = "" if not text.strip("0.,") else "-" if scaled < 0 else "+" if self.signed else ""
        return sign + self.pattern.replace("#", text)

    def span(self, low: float, high: float, places: int | None = None) -> str:
        """An interval, to as many digits as it bears or as asked for; what follows the number is said once."""
        places = self.places(low, high) if places is None else places
        ends = [self.say(end) if places is None or not isfinite(end) else self._rounded(end, places) for end in (low, high)]
        return f"{ends[0].removesuffix(self.tail)} to {ends[1]}"

    def estimate(self, value: float, low: float, high: float, least: int | None = None) -> str:
        """A number and its interval, to as many digits as the interval bears, or ``least`` if those are fewer.

        A long unit is said once, at the end.
        """
        places = self.places(low, high)
        if places is None:
            return self.say(value)
        places = self._shown(value, places if least is None else max(places, least))
        told = f"{self.say(value, places)} ({self.span(low, high, places)})"
        return told.replace(self.tail, "") + self.tail if len(self.tail) > SHORT else told

    def places(self, low: float, high: float) -> int | None:
        """Digits after the point, below zero for rounded thousands; None where there is no interval or it is a point."""
        reach = abs(high - low) * self.scale / 2
        if not isfinite(reach) or reach < 1e-9:
            return None
        if self.scale == 100:
            return 0 if reach >= 1 else 1
        return min(-floor(log10(reach / 3)), MOST_DIGITS)

    def finest(self, spans: Iterable[tuple[float, float]]) -> int | None:
        """Digits after the point that the narrowest of these intervals bears; None where none is one."""
        return max((places for low, high in spans if (places := self.places(low, high)) is not None), default=None)


NUMBER = Unit()
SHARE = Unit("# %", 100)
POINTS = SHARE.change()


def money(ruleset: str) -> Unit:
    """The coin of a ruleset."""
    return Unit(words(ruleset).template("labels", "money"))


def _figures(value: float) -> int:
    """Digits after the point that show three figures, or all of a whole number."""
    if value == round(value):
        return 0
    return max(0, 2 - floor(log10(abs(value))))


def _telling(share: float, places: int) -> int:
    """Digits after the point from which a share that is not nothing or all does not look so."""
    if not SOME <= share <= 1 - SOME:
        return places
    return next(more for more in range(places, places + 10) if 0 < round(100 * share, more) < 100)


def _plain(value: float, places: int) -> str:
    """Rounded, with commas; what is exactly nothing has no digits after the point."""
    return f"{round(value, places):,.{max(places, 0)}f}" if value else "0"
