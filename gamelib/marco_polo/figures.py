"""The figures of Marco Polo, each made from a seed, a demonstration or the map alone; `gamelib figures` draws them all."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ..core.record import Record
from ..core.rulebook import Demos
from ..players.playout import playout

SEED, GAMES = 3, 20
NAMES = ("Anna", "Ben", "Chloé")


@cache
def _game() -> Record:
    return playout("marco_polo", bots="merchant", seed=SEED)


@cache
def _games() -> list[Record]:
    return [playout("marco_polo", bots="merchant", seed=seed) for seed in range(GAMES)]


def board() -> str:
    """A table in the middle of a game: the first merchant receives a Golden Table."""
    shown = next(state for state in _game().states() if any(event.key == "table" for event in state.events))
    return shown.svg(names=NAMES, theme="light")


def start_map() -> str:
    """The map as it lies before the first turn."""
    return _game().states()[0].svg(names=NAMES, theme="light")


def khanbalik() -> str:
    """The demonstration of the closed gate, where two goods worth 80 are not enough."""
    record = Demos("marco_polo")["marco_polo.khanbalik-entry"]
    return record.final().svg(names=record.names, theme="light")


def network() -> Any:
    """The spaces by how many shortest ways lead through them."""
    from . import plots

    return plots.spaces()


def journeys() -> Any:
    """The way of every merchant in one game."""
    from . import plots

    return plots.journeys(_game())


def wealth() -> Any:
    """What the winner of that game was worth, turn by turn."""
    from . import plots

    return plots.wealth(_game())


def rings() -> Any:
    """The two rings of the roulette, exactly."""
    from . import plots

    return plots.rings()


def land_or_sea() -> Any:
    """How long it takes to Khanbalik by land and by sea, exactly."""
    from . import plots

    return plots.arrivals()


def legs() -> Any:
    """How long each part of the journey takes in many games."""
    from . import plots

    return plots.legs(_games())


FIGURES: dict[str, Callable[[], Any]] = {
    "board.svg": board,
    "map.svg": start_map,
    "khanbalik.svg": khanbalik,
    "network.png": network,
    "journeys.png": journeys,
    "wealth.png": wealth,
    "rings.png": rings,
    "land_or_sea.png": land_or_sea,
    "legs.png": legs,
}
