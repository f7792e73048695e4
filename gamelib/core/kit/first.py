"""The draw of the first player, which is chance's first move in most games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from ..events import Log, Refusal
from ..moves import Move
from ..rules import Rules
from .engine import Phase
from .notation import counted, every

FIRST = "first-player"
"""The name of the phase."""
NOBODY = -1
"""Whose turn it is until then."""


@dataclass(frozen=True, slots=True)
class First(Move):
    """Chance: the player who begins. A ruleset derives it with the number of its seats."""

    form: ClassVar[str] = "first {player}"
    example: ClassVar[str] = "first 1"
    player: int = counted(9)


def draw_of_first(clause: str, kind: type[First], begin: Callable[[Any, Any, Log | None], None]) -> Phase[Any, Any]:
    """The phase in which the first player is drawn: ``table.player`` is set, and ``begin`` starts that player's turn."""
    drawn = every(kind)

    def step(rules: Rules, table: Any, move: First, log: Log | None) -> None:
        if log is not None:
            log.add(clause, "first", {"player": move.player})
        table.player = move.player
        begin(rules, table, log)

    def legal(rules: Rules, table: Any) -> tuple[Move, ...]:
        return drawn[: rules.players]

    def objections(rules: Rules, table: Any, move: First) -> Iterator[Refusal]:
        if not 0 <= move.player < rules.players:
            yield no_such_player(rules, clause, move.player)

    return Phase(FIRST, clause, step, legal, {kind: objections}, chance=True)


def no_such_player(rules: Rules, clause: str, player: int) -> Refusal:
    """The refusal of a move that names a player who is not there."""
    return Refusal(clause, "no-such-player", {"number": player + 1, "players": rules.players})
