"""The whole run, and what it says as a table and as data."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from .further import Row, drawing_rows, import_rows, own_rows
from .peers import CHESS, INSTALL, peers
from .play import pace, player
from .rounds import ROUNDS, Contestant, measure

FOOT = f"""\
A step is one move, chance included: moves listed, one chosen at random, played. A decision is a step that a player takes.
One core, processor time, the middle of {ROUNDS} rounds that all play in turn; a ratio is the middle of the rounds' ratios."""


@dataclass
class Bench:
    """What was measured in one run."""

    rulesets: list[Contestant]
    peers: list[Contestant]
    missing: list[str]
    rows: list[Row]

    @property
    def chess(self) -> Contestant | None:
        """What all ratios are taken against."""
        return next((peer for peer in self.peers if peer.name == CHESS), None)

    def ratio(self, one: Contestant) -> float | None:
        """How many times as fast as python-chess, if that is installed."""
        return one.ratio(self.chess) if self.chess else None


def run(names: Sequence[str], seconds: float, tell: Callable[[str], None]) -> Bench:
    """Measure these rulesets and every peer, each for so many seconds of play."""
    found, missing = peers()
    bench = Bench([player(name) for name in names], found, missing, [])
    tell(f"random play of {', '.join(one.name for one in (*bench.rulesets, *bench.peers))}")
    measure([*bench.rulesets, *bench.peers], seconds, tell)
    bench.rows += [*import_rows(tell), *drawing_rows(names, seconds / 2, tell), *own_rows(names)]
    return bench


def text(bench: Bench) -> str:
    """The tables for a person."""
    return "\n".join((*_play_lines(bench), "", *_row_lines(bench.rows), "", FOOT, *_missing_lines(bench.missing)))


def _play_lines(bench: Bench) -> Iterator[str]:
    yield f"{'random play':26}{'steps/s':>11}{'decisions/s':>13}{'× chess':>9}  target"
    for one in (*bench.rulesets, *bench.peers):
        ratio, decided = bench.ratio(one), _decided(one)
        times = f"{ratio:.2f}" if ratio is not None else "–"
        yield f"{one.name:26}{one.speed:11,.0f}{decided:13,.0f}{times:>9}  {_target(one, ratio) or one.note}".rstrip()


def _row_lines(rows: Sequence[Row]) -> Iterator[str]:
    yield f"{'beside play':37}{'ms each':>13}{'ratio':>9}  target"
    for row in rows:
        times = f"{row.ratio:.2f}" if row.ratio is not None else ""
        aim = f"at most {row.most:g} × {row.against}: {_verdict(_met(row))}" if row.ratio is not None and row.most else ""
        took = f"{row.milliseconds:.3f}" if row.milliseconds is not None else ""
        yield f"{row.name:37}{took:>13}{times:>9}  {aim}".rstrip()


def _missing_lines(missing: Sequence[str]) -> Iterator[str]:
    if missing:
        yield f"Not installed and so not measured: {', '.join(missing)}. To compare: {INSTALL}"


def _decided(one: Contestant) -> float:
    return sorted(one.decisions)[len(one.decisions) // 2]


def _target(one: Contestant, ratio: float | None) -> str:
    meant = pace(one.name)
    if meant is None:
        return ""
    verdict = "needs python-chess" if ratio is None else _verdict(ratio >= meant)
    return f"{meant:g} × chess: {verdict}"


def _met(row: Row) -> bool:
    return row.ratio is not None and row.most is not None and row.ratio <= row.most


def _verdict(met: bool) -> str:
    return "met" if met else "NOT MET"


def data(bench: Bench) -> dict[str, Any]:
    """The same for a program."""
    play = [
        {
            "name": one.name,
            "steps_per_second": one.speed,
            "decisions_per_second": _decided(one),
            "times_chess": bench.ratio(one),
            "target": pace(one.name),
        }
        for one in (*bench.rulesets, *bench.peers)
    ]
    about = {"python": platform.python_version(), "machine": platform.machine(), "rounds": ROUNDS}
    return {**about, "play": play, "beside": [row._asdict() for row in bench.rows], "missing": bench.missing}
