"""The figures of SHARK, each made from a seed or a demonstration; `gamelib figures` draws them all."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ..core.record import Record
from ..core.rulebook import Demos
from ..players.playout import playout
from .table import ROLL

SEED, GAMES = 7, 40
TURN = 30
"""The board that is shown, and the prices that are looked at, are those of this turn."""


@cache
def _game() -> Record:
    return playout("shark", bots="trader", seed=SEED)


@cache
def _games() -> tuple[Record, ...]:
    return tuple(playout("shark", bots="trader", seed=seed) for seed in range(GAMES))


def board() -> str:
    """A table in the middle of a game, where a chain has just been removed."""
    late = (state for state in _game().states() if state.turn >= TURN)
    shown = next(state for state in late if any(event.clause == "shark.removal" for event in state.events))
    return shown.svg(names=("Anna", "Ben", "Chloé"), theme="light")


def losses() -> str:
    """The demonstration of losses, where they are paid."""
    record = Demos("shark")["shark.loss"]
    return record.final().svg(names=record.names, theme="light")


def value_curves() -> Any:
    """How the values of the companies moved in one game."""
    from . import plots

    return plots.value_curves(_game())


def value_fans() -> Any:
    """How the values of the highest to the lowest company fan out in many games."""
    from . import plots

    return plots.value_fans(_games(), by="rank")


def price_odds() -> Any:
    """What the next roll may do to each share, exactly."""
    from . import plots

    return plots.price_odds(next(state for state in _game().states() if state.turn == TURN and state.phase == ROLL))


def wealth_curves() -> Any:
    """How the players of one game grew rich."""
    from . import plots

    return plots.wealth_curves(_game())


def money_sources() -> Any:
    """Where their money came from."""
    from . import plots

    return plots.money_sources(_game())


FIGURES: dict[str, Callable[[], Any]] = {
    "board.svg": board,
    "losses.svg": losses,
    "value_curves.png": value_curves,
    "value_fans.png": value_fans,
    "price_odds.png": price_odds,
    "wealth_curves.png": wealth_curves,
    "money_sources.png": money_sources,
}
