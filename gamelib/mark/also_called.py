"""How a move may be called beside its notation: to take a glass piece is to take a white one."""

from __future__ import annotations

from ..core.moves import Move
from .rules import Rules
from .table import COLOURS


def also_called(rules: Rules, move: Move) -> tuple[tuple[str, str], ...]:
    """The labels of a move, each a group and a value: the material of the piece that it is about."""
    return tuple(("material", colour) for colour in COLOURS if colour in str(move).split())
