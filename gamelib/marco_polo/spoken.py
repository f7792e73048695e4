"""What moves are about, as people name it: a good with its colour and its value."""

from __future__ import annotations

from collections.abc import Mapping

from ..core.moves import Move
from .atlas import world
from .rules import Rules
from .table import CARDS, COLOURS, GOODS

Spoken = dict[str, tuple[str, Mapping[str, object]]]
"""The parts of a move by name, each with the key of its words among the ruleset's ``spoken`` and the values in them."""


def spoken(rules: Rules, move: Move) -> Spoken:
    """The card that a move is about, if it is a good."""
    name = getattr(move, "card", None)
    return {"card": ("good", told)} if isinstance(name, str) and (told := good(rules, name)) else {}


def good(rules: Rules, name: str) -> dict[str, object]:
    """A good by name, colour and value; nothing if this is none."""
    here = world(rules.map)
    if name not in here.cards:
        return {}
    card = here.cards.index(name)
    return {"card": name, "colour": COLOURS[card // CARDS], "value": here.values[card]} if card % CARDS < GOODS else {}
