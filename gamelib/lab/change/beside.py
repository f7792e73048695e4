"""Games under changed rules beside the same games as printed: played a move at a time, looked at and stopped at any time."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from ..errors import LabError
from ..estimate.intervals import Estimate, mean, watched
from ..estimate.units import Unit
from ..estimate.verdicts import goes_one_way
from ..play.game import FAILURE, Row, by_moves
from ..play.progress import Tell, teller
from ..play.setup import Bots, Setup
from ..play.simulate import framed
from .measures import kind_of, named, ruleset_measures, shape_of, unit_of
from .pairs import changed_rules, ends, setups, values

if TYPE_CHECKING:
    from pandas import DataFrame

    from ...core.record import Record

PLAIN = ("turns", "moves", "margin", "first seat", "shared", "best score")
"""Measures that cost no more than the games themselves."""
PRINTED, CHANGED = "printed", "changed"


def all_measures(name: str) -> tuple[str, ...]:
    """The plain measures and those that only this ruleset has."""
    return (*PLAIN, *ruleset_measures(name))


class Difference(NamedTuple):
    """What a change does to a measure: the two means, and their difference, whose interval holds at every look.

    ``clear`` is so corrected that it holds for all measures that are looked at together.
    """

    measure: str
    before: Estimate
    after: Estimate
    gap: Estimate
    clear: bool
    unit: Unit


class Beside:
    """Pairs of games from the same seeds, one of them with some fields of the printed rules changed.

    ``going`` plays on and pauses after every move; ``differences`` says what is known so far. Games as printed that were
    played for another question with the same bots, seed and measures can be handed on as ``known``, which grows with them.
    """

    def __init__(
        self,
        name: str,
        fields: Mapping[str, Any],
        bots: Bots = None,
        games: int = 1000,
        seed: int = 0,
        measures: Sequence[str] | None = None,
        known: dict[int, Row] | None = None,
    ) -> None:
        self.measures = all_measures(name) if measures is None else tuple(measures)
        if not self.measures:
            raise LabError("There is nothing to compare: no measure is asked for.")
        sides = [changed_rules(name, None, {}), changed_rules(name, None, fields)]
        common = {"bots": bots, "games": games, "seed": seed}
        self.name, self.fields = name, dict(fields)
        self.printed, self.changed = setups(name, sides, self.measures, common)
        self.rows: dict[str, dict[int, Row]] = {PRINTED: {} if known is None else known, CHANGED: {}}
        self.played = 0

    @property
    def games(self) -> int:
        """Pairs that are played."""
        return len(self.rows[CHANGED])

    @cached_property
    def _playing(self) -> Iterator[None]:
        return self._played()

    def going(self) -> Iterator[None]:
        """Go on with the games from where they stand, with a pause after every move."""
        return self._playing

    def _played(self) -> Iterator[None]:
        for index in range(self.changed.games):
            if index not in self.rows[PRINTED]:
                self.rows[PRINTED][index] = yield from self._game(self.printed, index)
            self.rows[CHANGED][index] = yield from self._game(self.changed, index)

    def _game(self, setup: Setup, index: int) -> Generator[None, None, Row]:
        row = yield from by_moves(setup, index)
        if FAILURE in row:
            raise LabError(str(row[FAILURE]))
        self.played += 1
        return row

    def table(self, side: str) -> DataFrame:
        """The games of a side that have their pair, a row a game."""
        rows, pairs = self.rows[side], self.rows[CHANGED]
        return framed((rows[index] for index in sorted(pairs)), self.changed if side == CHANGED else self.printed)

    def differences(self) -> list[Difference]:
        """What is known of every measure; nothing before the first pair is played."""
        if not self.games:
            return []
        new, old = self.table(CHANGED), self.table(PRINTED)
        return [self._difference(one, *values(new, old, one, self.name)) for one in self.measures]

    def _difference(self, measure: str, new: Any, old: Any) -> Difference:
        kind, gaps = kind_of(measure, new, old), new - old
        gap, many = watched(gaps, kind), len(self.measures)
        clear = goes_one_way(gaps, many) if gap.needs else watched(gaps, kind, many).clear and bool(gaps.any())
        shape = shape_of(measure, self.name)
        return Difference(named(measure), mean(old, kind, shape), mean(new, kind, shape), gap, clear, unit_of(measure))

    def odd(self, measure: str) -> int | None:
        """The game whose difference is furthest from the middle one's; None before there is a pair."""
        if not self.games:
            return None
        import numpy as np

        new, old = values(self.table(CHANGED), self.table(PRINTED), measure, self.name)
        gaps = np.nan_to_num(new - old, nan=float(np.nanmedian(new - old)))
        numbers = self._in_both(measure)
        return numbers[int(np.abs(gaps - np.median(gaps)).argmax())] if numbers else None

    def _in_both(self, measure: str) -> list[int]:
        """The numbers of the games that have the measure on both sides, in order."""
        sides = self.rows[CHANGED], self.rows[PRINTED]
        return [n for n in sorted(sides[0]) if measure == "finished" or all(side[n]["finished"] for side in sides)]

    def cut(self) -> int:
        """Games of either side that were cut short at a limit; their pairs are left out of most measures."""
        return sum(not self.rows[side][index]["finished"] for side in (PRINTED, CHANGED) for index in self.rows[CHANGED])

    def record(self, index: int, side: str = CHANGED) -> Record:
        """One of the games, played again from its seed."""
        from ..play.reopen import reopen

        return reopen(self.table(side), index)

    def code(self) -> str:
        """Lines of Python that play the same games again and give the same numbers."""
        bots = self.changed.bots[0] if len(set(self.changed.bots)) == 1 else list(self.changed.names())
        return (
            "from gamelib import lab\n\n"
            f"table = lab.differences(\n    {self.name!r},\n    {self.fields!r},\n    bots={bots!r},\n"
            f"    games={self.games},\n    seed={self.changed.seed},\n    measures={list(self.measures)!r},\n)\ntable\n"
        )


def differences(
    name: str,
    fields: Mapping[str, Any],
    *,
    bots: Bots = None,
    games: int = 200,
    seed: int = 0,
    measures: Sequence[str] | None = None,
    progress: bool | Tell | None = None,
) -> DataFrame:
    """What changed fields do to each measure, on the same seeds: the numbers that the live page shows after so many pairs.

    The intervals hold however often one looked before stopping, and begin at 5 pairs; ``clear`` holds for all measures
    together. Games are played in this process.
    """
    from pandas import DataFrame

    beside = Beside(name, fields, bots, games, seed, measures)
    tell, done = teller(progress), -1
    for _ in beside.going():
        if beside.games > done:
            done = beside.games
            tell(done, games)
    tell(beside.games, games)
    rows = [
        {"what": one.measure, "before": one.before.value, "after": one.after.value, **ends(one.gap), "clear": one.clear}
        for one in beside.differences()
    ]
    return DataFrame(rows)
