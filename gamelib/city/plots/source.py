"""What plots are made of: records of the city game, or the series made of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...core.record import Record
from ...core.series import Series
from ...core.words import words
from ..curves import series as curves
from ..rules import Rules

Game = Record | Series
"""A record, or the series made of it beforehand, so that many games need not be played again for each plot."""


def series(game: Game) -> Series:
    """The curves of a game, made of its record if need be."""
    return game if isinstance(game, Series) else curves(record(game))


def record(game: Any) -> Record:
    """A record of the city game, or a clear word that it is none."""
    if not isinstance(game, Record) or game.ruleset != "city":
        found = str(getattr(game, "ruleset", type(game).__name__))[:60]
        raise ValueError(f"A plot of the city game takes records of the city game, not {found}.")
    return game


def records(games: Iterable[Any]) -> list[Record]:
    """Records of the city game, at least one."""
    found = [record(game) for game in games]
    if not found:
        raise ValueError("There are no games to draw.")
    return found


def rules_of(game: Record) -> Rules:
    """The rules of a record."""
    assert isinstance(game.rules, Rules)
    return game.rules


def say(key: str, values: Mapping[str, object] | None = None, names: tuple[str, ...] = ()) -> str:
    """A sentence of the plots."""
    return words("city").say("plots", key, values or {}, names)
