"""A difference that narrows while games come in, paired with the unchanged rules; whoever looks may stop at any time."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from itertools import chain, zip_longest
from typing import TYPE_CHECKING, Any, NamedTuple

from ...core.rules import Rules
from ..errors import LabError
from ..estimate.intervals import Estimate, mean, watched
from ..estimate.units import Unit
from ..play.game import Row
from ..play.gather import split
from ..play.setup import Bots, Setup
from ..play.simulate import framed
from ..play.workers import Where, played
from .measures import kind_of, named, shape_of, unit_of
from .pairs import Asked, changed_rules, in_words, setups, values

if TYPE_CHECKING:
    from pandas import DataFrame

STEP = 10
"""Games of a side between two looks."""


class Growing(NamedTuple):
    """What is known after so many pairs of games: the two means, and their difference, whose interval holds at every look."""

    measure: str
    games: int
    before: Estimate
    after: Estimate
    difference: Estimate
    unit: Unit
    printed: DataFrame
    changed: DataFrame
    code: str

    def odd(self) -> int | None:
        """The game whose difference is furthest from the others', to be opened with ``reopen``; None before there is one."""
        if self.printed.empty or self.changed.empty:
            return None
        gap = (self.changed.set_index("game")["turns"] - self.printed.set_index("game")["turns"]).dropna()
        return int(str((gap - gap.median()).abs().idxmax())) if len(gap) else None


def growing(
    name: str,
    fields: Mapping[str, Any],
    measure: Asked = "turns",
    *,
    rules: Rules | None = None,
    bots: Bots = None,
    games: int = 1000,
    seed: int = 0,
    rotate: bool = False,
    step: int = STEP,
    executor: Where = 1,
) -> Iterator[Growing]:
    """Play games with these fields changed and without, some at a time, and tell after each few what is known.

    The generator may be left at any time; its workers end with it. The interval of the difference is one that holds however
    often one looks and whenever one stops. The last ``code`` is what plays the same games again.
    """
    if not isinstance(step, int) or step < 1:
        raise LabError(f"step is {str(step)[:60]}; it must be a whole number from 1.")
    base, changed = changed_rules(name, rules, {}), changed_rules(name, rules, fields)
    common = {"bots": bots, "games": games, "seed": seed, "rotate": rotate}
    sides = setups(name, [base, changed], [measure], common)
    code = _code(name, fields, measure, rules, sides[0])
    return _growing(name, sides, measure, step, executor, code)


def _growing(name: str, sides: list[Setup], measure: Asked, step: int, executor: Where, code: str) -> Iterator[Growing]:
    rows: tuple[list[Row], list[Row]] = ([], [])
    streams = [played(side, split(side.games, step), executor) for side in sides]
    coming = _in_turn(streams)
    try:
        for place, part in coming:
            rows[place].extend(part)
            if place == 1 and (look := _look(name, sides, measure, rows, code)) is not None:
                yield look
    finally:
        coming.close()


def _in_turn(streams: list[Iterator[Any]]) -> Generator[tuple[int, list[Row]], None, None]:
    """Parts of both sides, one of each in turn."""
    try:
        pairs = zip_longest(*streams)
        for place, part in chain.from_iterable(enumerate(pair) for pair in pairs):
            if part is not None:
                yield place, part[1]
    finally:
        for stream in streams:
            close = getattr(stream, "close", None)
            if close is not None:
                close()


def _look(name: str, sides: list[Setup], measure: Asked, rows: tuple[list[Row], list[Row]], code: str) -> Growing | None:
    printed, changed = (framed(sorted(some, key=_number), side) for some, side in zip(rows, sides, strict=True))
    if printed.empty or changed.empty:
        return None
    new, old = values(changed, printed, measure, name)
    kind, shape = kind_of(measure, new, old), shape_of(measure, name)
    told = (mean(old, kind, shape), mean(new, kind, shape), watched(new - old, kind))
    return Growing(named(measure), len(new), *told, unit_of(measure), printed, changed, code)


def _number(row: Row) -> int:
    return int(row["game"])


def _code(name: str, fields: Mapping[str, Any], measure: Asked, rules: Rules | None, setup: Setup) -> str:
    """The line of Python that plays the same games again."""
    same = len(set(setup.bots)) == 1 and isinstance(setup.bots[0], str)
    bots = setup.bots[0] if same else list(setup.names())
    base = "" if rules is None else f", rules={rules!r}"
    asked = repr(measure) if isinstance(measure, str) else getattr(measure, "__name__", "measure")
    return (
        f"# {in_words(setup.rules)}\n"
        f"lab.compare({name!r}, {{}}, {dict(fields)!r}{base}, bots={bots!r}, games={setup.games}, seed={setup.seed}, "
        f"rotate={setup.rotate}, measures=[{asked}])"
    )
