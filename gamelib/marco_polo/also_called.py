"""How a move may be called beside its notation: to sell a card of a colour, to go to a post."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.moves import Move
from .atlas import world
from .notation import Go
from .rules import Rules
from .spoken import good
from .table import COLOURS
from .world import PORT, POST


def also_called(rules: Rules, move: Move) -> tuple[tuple[str, str], ...]:
    """The labels of a move, each a group and a value: the colour of its good, or the kind of space that it ends on."""
    if isinstance(move, Go):
        return tuple(_kinds(rules, move.space))
    name = getattr(move, "card", None)
    told = good(rules, name) if isinstance(name, str) else {}
    return (("colour", str(told["colour"])),) if told else ()


def _kinds(rules: Rules, name: str) -> Iterator[tuple[str, str]]:
    """What a space is called: a trading post, or a post, by its colour too, and a port where land meets sea."""
    for one in world(rules.map).spaces:
        if one.name == name:
            kinds = dict.fromkeys((one.kind, *((PORT,) if one.port else ())))
            yield from (("space_kind", kind) for kind in kinds)
            yield from (("space_called", kind) for kind in kinds if kind == POST)
            yield from (("colour", COLOURS[one.colour]) for kind in kinds if kind == POST)
