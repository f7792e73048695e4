"""How a move may be called beside its notation: to sell a card of a colour."""

from __future__ import annotations

from ..core.moves import Move
from .rules import Rules
from .spoken import good


def also_called(rules: Rules, move: Move) -> tuple[tuple[str, str], ...]:
    """The labels of a move, each a group and a value: the colour of the good that it is about."""
    name = getattr(move, "card", None)
    told = good(rules, name) if isinstance(name, str) else {}
    return (("colour", str(told["colour"])),) if told else ()
