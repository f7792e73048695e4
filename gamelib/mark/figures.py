"""The figures of MARK, each made from a seed or a demonstration; `gamelib figures` draws them all."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ..core.record import Record
from ..core.rulebook import Demos
from ..players.playout import playout

SEED, GAMES = 7, 100
MOVES = 130
"""The board that is shown is that of the first sale after so many moves."""


@cache
def _game() -> Record:
    return playout("mark", bots="greedy", seed=SEED)


def board() -> str:
    """A table in the middle of a game."""
    late = _game().states()[MOVES:]
    shown = next(state for state in late if any(event.clause == "mark.sell" for event in state.events))
    return shown.svg(names=("Anna", "Ben", "Chloé"), theme="light")


def storage_fee() -> str:
    """The demonstration of the storage fee, where it is paid."""
    record = Demos("mark")["mark.storage-fee"]
    return record.final().svg(names=record.names, theme="light")


def market_fill() -> Any:
    """How the market filled in one game."""
    from . import plots

    return plots.market_fill(_game())


def fill_rates() -> Any:
    """How fast each row fills in many games."""
    from . import plots

    return plots.fill_rates([playout("mark", bots="greedy", seed=seed) for seed in range(GAMES)])


def dice_odds() -> Any:
    """What a roll brings, exactly."""
    from . import plots

    return plots.dice_odds()


FIGURES: dict[str, Callable[[], Any]] = {
    "board.svg": board,
    "storage_fee.svg": storage_fee,
    "market_fill.png": market_fill,
    "fill_rates.png": fill_rates,
    "dice_odds.png": dice_odds,
}
