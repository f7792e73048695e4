"""This checkout and another, measured in the same run: both play the same games in turn, and new ones in every turn."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

from . import rival, rounds

HERE = Path(__file__).resolve().parents[2]
TURNS = 6
"""How often both play in a round, each time games that neither has played: what a bot remembers is of other games."""
FIRST_SEED = 3
"""The games before it are played once by both to see how long they take."""
LEAST = 0.98
"""A ruleset that is slower than this many times the other checkout has lost speed."""
FOOT = """\
Both checkouts play the same games in turn, each in a process of its own, and no game twice; a round is {turns} such turns
(processor time). A ratio is the middle of {rounds} rounds, between brackets stand the quarters; above 1 this checkout is the
faster."""


class Row(NamedTuple):
    """A ruleset in both checkouts, a value a round: steps (random play) or games (bots) in a second."""

    ruleset: str
    kind: str
    here: list[float]
    there: list[float]
    same: bool
    """Whether all games had as many steps and ended alike."""

    @property
    def ratios(self) -> list[float]:
        """How many times as fast as there, round by round."""
        return [mine / theirs for mine, theirs in zip(self.here, self.there, strict=True)]

    @property
    def ratio(self) -> float:
        """The middle one."""
        return median(self.ratios)


class Player:
    """A checkout in a process of its own that plays the games it is asked for."""

    def __init__(self, checkout: Path) -> None:
        self.checkout = checkout
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(Path(rival.__file__))],
            env={**os.environ, "PYTHONPATH": str(checkout)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, ruleset: str, kind: str, games: int, seed: int) -> dict[str, Any]:
        """Play so many games, from that seed on."""
        asking, answering = self._process.stdin, self._process.stdout
        assert asking is not None
        assert answering is not None
        asking.write(json.dumps({"ruleset": ruleset, "kind": kind, "games": games, "seed": seed}) + "\n")
        asking.flush()
        told: dict[str, Any] = json.loads(answering.readline() or '{"error": "the process ended"}')
        if "error" in told:
            raise ValueError(f"{self.checkout} could not play {ruleset}: {told['error']}")
        return told

    def close(self) -> None:
        """Let the process end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


@contextmanager
def _players(*checkouts: Path) -> Iterator[list[Player]]:
    players = [Player(checkout) for checkout in checkouts]
    try:
        yield players
    finally:
        for player in players:
            player.close()


def checkout(path: Path) -> Path:
    """The path of another checkout, made whole; one that holds no package is refused."""
    if not (path / "gamelib" / "__init__.py").is_file():
        raise ValueError(f"--against takes the path of another checkout; {path} has no folder 'gamelib' with a package in it.")
    return path.resolve()


def run(names: Sequence[str], kind: str, other: Path, seconds: float, tell: Callable[[str], None]) -> list[Row]:
    """Measure these rulesets here and in the other checkout, each for about so many seconds."""
    rows = {name: Row(name, kind, [], [], True) for name in names}
    with _players(HERE, checkout(other)) as players:
        games = {name: _games(players, name, kind, seconds / rounds.ROUNDS / TURNS) for name in names}
        for number in range(rounds.ROUNDS):
            tell(f"round {number + 1} of {rounds.ROUNDS}")
            for name in names:
                rows[name] = _round(rows[name], players, games[name], number)
    return list(rows.values())


def _games(players: Sequence[Player], name: str, kind: str, seconds: float) -> int:
    """How many games fill a round of so many seconds; both have then played once, so that all is loaded."""
    took: list[float] = [player.play(name, kind, 1, seed)["seconds"] for seed in range(FIRST_SEED) for player in players]
    return max(1, round(seconds / max(median(took), 1e-6)))


def _round(row: Row, players: Sequence[Player], games: int, number: int) -> Row:
    """New games in every turn, the same ones here and there."""
    seeds = range(FIRST_SEED + number * TURNS * games, FIRST_SEED + (number + 1) * TURNS * games, games)
    told = [_turn(row, players, games, seed, turn % 2 == 1) for turn, seed in enumerate(seeds)]
    for speeds, turns in zip((row.here, row.there), zip(*told, strict=True), strict=True):
        done = sum(one["steps"] for one in turns) if row.kind == "random" else games * TURNS
        speeds.append(done / sum(one["seconds"] for one in turns))
    same = all(here[fact] == there[fact] for here, there in told for fact in ("steps", "ends"))
    return row._replace(same=row.same and same)


def _turn(row: Row, players: Sequence[Player], games: int, seed: int, swapped: bool) -> list[dict[str, Any]]:
    """One turn of both; who plays first changes, for the first one finds the processor as the other left it."""
    order = players[::-1] if swapped else players
    told = [player.play(row.ruleset, row.kind, games, seed) for player in order]
    return told[::-1] if swapped else told


def text(rows: Sequence[Row], other: Path) -> str:
    """The table for a person."""
    kind = "random play, steps/s" if rows[0].kind == "random" else "sensible bots, games/s"
    head = f"{kind:26}{'here':>12}{'there':>12}{'ratio':>8}  {'quarters':13}  games"
    return "\n".join((f"Against {other}", head, *map(_line, rows), "", FOOT.format(turns=TURNS, rounds=len(rows[0].here))))


def _line(row: Row) -> str:
    here, there = (f"{median(speeds):,.{0 if row.kind == 'random' else 2}f}" for speeds in (row.here, row.there))
    low, _, high = quantiles(row.ratios, n=4) if len(row.ratios) > 1 else (row.ratio,) * 3
    verdict = f"at least {LEAST:g}: {'met' if row.ratio >= LEAST else 'NOT MET'}" if row.kind == "random" else ""
    games = "the same" if row.same else "OTHERS"
    return f"{row.ruleset:26}{here:>12}{there:>12}{row.ratio:8.3f}  ({low:.3f}–{high:.3f})  {games:9}{verdict}".rstrip()


def data(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """The same for a program."""
    return [{**row._asdict(), "ratio": row.ratio} for row in rows]
