"""What is measured beside play: how long importing takes, how long a drawing takes, and what a ruleset adds of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

from ..core.moves import CHANCE
from ..core.rulesets import part, ruleset
from .rounds import Contestant, measure

IMPORTS = 15
AS_FAST = 1.25
"""A drawing that takes at most this many times as long is called about as fast."""
TIMED_IMPORT = "from time import perf_counter as now; began = now(); import {}; print(now() - began)"


class Row(NamedTuple):
    """One line of the second table: what took how long, how that compares, and how it is meant to compare."""

    name: str
    milliseconds: float | None
    ratio: float | None = None
    against: str = ""
    most: float | None = None
    """The ratio that must not be exceeded."""


def own_rows(names: Sequence[str]) -> list[Row]:
    """The rows of rulesets that have a module ``speed`` with a function ``rows``: tuples with the fields of a row."""
    mine = [part(name, "speed") for name in names]
    return [Row(*row) for module in mine if module is not None for row in module.rows()]


def import_rows(tell: Callable[[str], None]) -> list[Row]:
    """Importing us and python-chess in fresh interpreters, in turn."""
    known = [name for name in ("gamelib", "chess") if find_spec(name)]
    tell(f"importing {' and '.join(known)} {IMPORTS} times")
    _import_time("gamelib")  # so that no byte code has to be written during the first one that counts
    times = [[_import_time(name) for name in known] for _ in range(IMPORTS)]
    took = [1000 * median(column) for column in zip(*times, strict=True)]
    if len(took) == 1:
        return [Row("import gamelib", took[0])]
    ratio = median(ours / theirs for ours, theirs in times)
    return [Row("import gamelib", took[0], ratio, "import chess", 1.0), Row("import chess", took[1])]


def _import_time(name: str) -> float:
    here = str(Path(__file__).resolve().parents[2])
    path = os.pathsep.join(filter(None, (here, os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-c", TIMED_IMPORT.format(name)]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True)
    return float(done.stdout)


def drawing_rows(names: Sequence[str], seconds: float, tell: Callable[[str], None]) -> list[Row]:
    """Drawing the boards of a game at random, and python-chess drawing its own."""
    ours = [Contestant(f"{name} board as SVG", _draw_each(_boards(name))) for name in names if _draws(name)]
    theirs = [Contestant("chess.svg.board", _draw_each(_chess_boards()))] if find_spec("chess") else []
    tell("drawing boards")
    measure([*ours, *theirs], seconds)
    rows = [_drawing_row(one, theirs) for one in ours]
    undrawn = [Row(f"{name} board as SVG: no drawing yet", None) for name in names if not _draws(name)]
    return [*rows, *undrawn, *(Row(one.name, 1000 / one.speed) for one in theirs)]


def _drawing_row(one: Contestant, theirs: Sequence[Contestant]) -> Row:
    if not theirs:
        return Row(one.name, 1000 / one.speed)
    return Row(one.name, 1000 / one.speed, 1 / one.ratio(theirs[0]), theirs[0].name, AS_FAST)


def _draws(name: str) -> bool:
    return part(name, "board") is not None


def _boards(name: str) -> list[Callable[[], str]]:
    rng, state, found = Random(name), ruleset(name).start(), []
    while state.actor is not None:
        found.append(state.svg)
        state = state.play(state.chance(rng) if state.actor == CHANCE else rng.choice(state.moves()))
    return found


def _chess_boards() -> list[Callable[[], str]]:
    chess: Any = import_module("chess")
    draw: Any = import_module("chess.svg").board
    rng, board = Random("chess"), chess.Board()
    found: list[Callable[[], str]] = []
    while not board.is_game_over():
        found.append(partial(draw, board.copy()))
        board.push(rng.choice(list(board.legal_moves)))
    return found


def _draw_each(boards: Sequence[Callable[[], str]]) -> Callable[[Random], tuple[int, int]]:
    """Draw the next board of a game, from the first again after the last."""
    turns = cycle(boards)

    def once(rng: Random) -> tuple[int, int]:
        next(turns)()
        return 1, 0

    return once
