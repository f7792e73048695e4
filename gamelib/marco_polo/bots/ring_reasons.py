"""Why the ring of land or of sea is announced in Marco Polo, as a key of the ruleset's words and its values."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import NamedTuple

from ...core.view import View
from ..notation import Announce
from ..table import ATTACK, COLOURS, KINDS, NONE
from .distances import fan, left, taken
from .errand import Errand
from .pile_reasons import UNCLEAR, Reason

STOP = 0.05
"""A stop is worth naming that saves so many turns."""
NEARLY = 0.3
"""A place that an earlier hint led to is held on to if no other saves more turns than this beside it."""
ALL = "all"
"""How many numbers of a ring lead somewhere, where there is no other."""
LIKELIER = 0.02
"""By so much must one ring be likelier than the other to speak for it."""

Spins = list[tuple[float, list[int]]]
"""What a ring may bring: for each number its chance, and the free spaces where the move may end."""


class Hits(NamedTuple):
    """The numbers of a ring that lead to a place, of how many, and with which part of all spins."""

    name: str
    hits: tuple[int, ...]
    of: int
    often: float

    @property
    def number(self) -> int | str:
        """How many numbers lead there, or that all do."""
        return ALL if len(self.hits) == self.of else len(self.hits)


class Ring:
    """The ring of land or of sea, beside the other one where both can be announced."""

    def __init__(self, plan: Errand, view: View, by: int, held: str | None = None) -> None:
        self.plan, self.by, self.at = plan, by, plan.table.places[plan.me]
        self.held = None if held is None else plan.here.index[held]
        """The post that an earlier hint led to: named again where the ring leads there."""
        self.others = [move.by for move in view.moves() if isinstance(move, Announce) and move.by != by]
        self.goal, self.left = plan.here.index[plan.target], left(plan, self.at)
        self.spins = {kind: self._spins(kind) for kind in (by, *self.others)}

    def reason(self) -> Reason:
        """How often it leads to the goal, to a post that is wanted, or nearer; else where it leads most often."""
        told: dict[str, object] = {"by": KINDS[self.by], "target": self.plan.target}
        key, values = self._compared() or self._dealt() or self._alone()
        return key, {**told, **values}

    @property
    def name(self) -> str:
        """What the ring is called."""
        return KINDS[self.by]

    @cached_property
    def named(self) -> str | None:
        """The post that the reason names, if it names one."""
        key, values = self.reason()
        return str(values["space"]) if key.startswith(("announce-post", "announce-to-post")) else None

    def reaches(self, end: int) -> bool:
        """Whether any spin of this ring leads there."""
        return any(end in ends for _, ends in self.spins[self.by])

    def instead(self, end: int) -> str:
        """Where one goes most often with the spins that lead there too."""
        gone = [(chance, self.plan.chosen(ends)) for chance, ends in self.spins[self.by] if end in ends]
        often = {best: sum(chance for chance, one in gone if one == best) for _, best in gone}
        return self.plan.here.spaces[max(often, key=lambda one: often[one])].name

    def _compared(self) -> Reason | None:
        """What this ring leads to more often than the other one."""
        if not self.others:
            return None
        other: dict[str, object] = {"other": KINDS[self.others[0]]}
        goods = (("goal", self._arrives), ("post", self._trades), ("nearer", self._nearer))
        for key, good in goods[:2] if self.plan.meets else goods:
            here, there = self._often(self.by, good), max(self._often(kind, good) for kind in self.others)
            if here > there + LIKELIER:
                other["space"] = self.plan.here.spaces[self._likeliest(good)[0]].name
                told = self._hits(good)
                key += "-before" if key == "post" and self.plan.course.useful else ""
                key += "-only" if not there else "" if self._more(good) else "-spins"
                return f"announce-{key}", {**other, **told}
        ways = None if self.plan.meets else self._ways()
        return None if ways is None else ("announce-further", {**other, **ways})

    def _dealt(self) -> Reason | None:
        """Where it leads most often while one looks for a merchant to deal with, and nobody stands at a post within reach."""
        if not self.plan.meets or not self._often(self.by, self._short_of_home) or self._often(self.by, self._trades):
            return None
        end = self._likeliest(self._short_of_home)[0]
        return "announce-deal", {"near": self.plan.here.spaces[end].name, "short": self.plan.short_of_goal}

    def _alone(self) -> Reason:
        """The post, or the place nearer to the goal, to which this ring leads most often; the goal where it is that."""
        if not self._often(self.by, _anywhere):
            return UNCLEAR
        if self._likeliest(_anywhere)[0] == self.goal:
            return self._to("to-goal", _anywhere)
        for key, good in (("to-post", self._trades), ("to", self._nearer)):
            if self._often(self.by, good) > 0:
                key += self._on_the_way(self._likeliest(good)[0]) if key == "to-post" else ""
                return self._to(key, good)
        return self._to("to", _anywhere)

    def _to(self, key: str, good: Callable[[int], bool]) -> Reason:
        """The likeliest place of a kind, and how often this ring reaches it."""
        end = self._likeliest(good)[0]
        one = self.plan.here.spaces[end]
        told: dict[str, object] = {"space": one.name, "spaces": left(self.plan, end), "before": self.left}
        return f"announce-{key}", {**told, **self._hits(lambda at: at == end), "colour": COLOURS[max(one.colour, 0)]}

    def _hits(self, good: Callable[[int], bool]) -> dict[str, object]:
        """The numbers of both rings that lead to such a place, and how many there are on each."""
        rings = [self._ring(kind, good) for kind in (self.by, *self.others)]
        told: dict[str, object] = {"rings": tuple(rings), "hits": rings[0].number, "of": rings[0].of}
        return told | ({"fewer": rings[1].number, "among": rings[1].of} if self.others else {})

    def _more(self, good: Callable[[int], bool]) -> bool:
        """Whether a greater part of the numbers leads there by this ring than by the other, as of the spins."""
        this, other = (self._ring(kind, good) for kind in (self.by, self.others[0]))
        return len(this.hits) * other.of > len(other.hits) * this.of

    def _ring(self, kind: int, good: Callable[[int], bool]) -> Hits:
        here, barred = self.plan.here, taken(self.plan)
        moves = [spin.steps for spin in here.ring_moves[kind] if spin.steps != ATTACK or not self.plan.course.safe]
        spins = zip(moves, fan(self.plan, self.at, kind), strict=True)
        hits = tuple(steps for steps, (_, ends) in spins if any(good(end) for end in ends if end not in barred))
        return Hits(KINDS[kind], hits, sum(spin.steps != ATTACK for spin in here.ring_moves[kind]), self._often(kind, good))

    @cached_property
    def _entered(self) -> set[bool]:
        """Whether one goes to an open goal with the spins of this ring that reach it: with some one may, with others not."""
        reaching = [ends for _, ends in self.spins[self.by] if self.goal in ends and self.plan.course.useful]
        return {self.plan.chosen(ends) == self.goal for ends in reaching}

    @property
    def waits(self) -> bool:
        """Whether the goal lets one in and could be reached, and yet one would always go elsewhere."""
        return self._entered == {False}

    def _spins(self, kind: int) -> Spins:
        barred = taken(self.plan)
        spins = [(chance, [end for end in ends if end not in barred]) for chance, ends in fan(self.plan, self.at, kind)]
        return [(chance, ends) for chance, ends in spins if ends]

    def _on_the_way(self, post: int) -> str:
        """Whether a post where one would stop lies nearer to a goal that lets one in, or the other way."""
        if not self.plan.course.useful:
            return ""
        return "-nearer" if left(self.plan, post) < self.left else "-first"

    def _ways(self) -> dict[str, object] | None:
        """By how many spaces a turn leads nearer to the goal on average, by this ring and by the other, if by more."""
        here, there = (round(self._gained(kind)) for kind in (self.by, self.others[0]))
        return {"spaces": here, "less": there} if here > max(there, 0) and there >= 0 else None

    def _gained(self, kind: int) -> float:
        """By how many spaces one gets nearer on average, where one goes to the best place of every spin."""
        ways = [(chance, left(self.plan, self.plan.chosen(ends))) for chance, ends in self.spins[kind]]
        return sum(chance * (self.left - spaces) for chance, spaces in ways)

    def _often(self, kind: int, good: Callable[[int], bool]) -> float:
        return sum(chance for chance, ends in self.spins[kind] if any(map(good, ends)))

    def _likeliest(self, good: Callable[[int], bool]) -> tuple[int, float]:
        """The place among these to which one would go most often, or else could go most often; and how often one could."""
        could: dict[int, float] = {}
        would: dict[int, float] = {}
        for chance, ends in self.spins[self.by]:
            end = self._gone_to(ends)
            would[end] = would.get(end, 0.0) + chance
            could |= {end: could.get(end, 0.0) + chance for end in ends if good(end)}
        often = {end: (end == self.held and end in would, would.get(end, 0.0), could[end]) for end in could}
        most = max(could, key=lambda end: (often[end], self.plan.values[end]))
        return most, could[most]

    def _gone_to(self, ends: list[int]) -> int:
        """The space that is gone to: the one that an earlier hint led to, where it is nearly as good as the best."""
        best, values = self.plan.chosen(ends), self.plan.values
        holds = best != self.goal and self.held in self.plan.unpassed(ends)
        return self.held if holds and self.held is not None and values[self.held] >= values[best] - NEARLY else best

    def _arrives(self, end: int) -> bool:
        return end == self.goal and self.plan.course.useful and False not in self._entered

    def _trades(self, end: int) -> bool:
        return self.plan.here.colours[end] != NONE and self.plan.stops[end] > STOP and not self.plan.hastens

    def _short_of_home(self, end: int) -> bool:
        return end != self.goal

    def _nearer(self, end: int) -> bool:
        """Nearer, and not a goal where nothing is to be had yet or that has to wait."""
        return left(self.plan, end) < self.left and (end != self.goal or self._arrives(end))


def counted(rings: object) -> Iterator[Reason]:
    """The numbers of each ring that lead there, and how often they come up."""
    assert isinstance(rings, tuple)
    yield "counted-rings", {}
    for ring in rings:
        numbers = ", ".join(map(str, ring.hits)) or "–"
        values: dict[str, object] = {"by": ring.name, "numbers": numbers, "hits": ring.number, "of": ring.of}
        yield "counted-ring", {**values, "percent": round(100 * ring.often)}


def _anywhere(end: int) -> bool:
    return True
