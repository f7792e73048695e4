"""The numbers that the voyager goes by, in turns unless a line says otherwise."""

from __future__ import annotations

from typing import NamedTuple


class Numbers(NamedTuple):
    """What the voyager thinks things are worth; some by the leg of the journey.

    The legs are: outward without the Khan's gift, outward with it, on the mission, homeward.
    """

    turn: tuple[float, float, float, float] = (25.0, 25.0, 23.0, 35.0)
    """How much money is worth a turn, in besants, by leg."""
    margin: tuple[float, float, float, float] = (300.0, 300.0, 200.0, 28.0)
    """How much more than Venice wants is worth having, in besants, by leg: fines and ransoms will come."""
    colour: tuple[float, float, float, float] = (0.5, 0.5, 0.9, 2.0)
    """A good of a colour that Venice wants and that is not held yet, by leg."""
    finest: float = 1.8
    """One of the finest goods that the Khan wants."""
    surplus: float = 2.0
    """A post where goods of which there are too many can be sold on the way home."""
    dig: float = 0.55
    """The part of a colour's worth that it counts to buy away what lies on top of it."""
    wind: float = 2.2
    zanzibar: float = -1.0
    harm: float = 0.2
    """A card that costs another merchant money or way."""
    more: float = 10.0
    """Another card from an unknown pile, in besants."""
    loot: float = 120.0
    """What must lie on the loot space for a fight that could be refused, in besants."""
    fan: float = 0.35
    """The chance that another's hand gives one of the finest goods."""
    deal: float = 0.0
    """What it counts beside that to take a card from a rival."""
    decay: float = 0.5
    """What a stop counts that comes a turn later."""
    via: float = 0.8
    """What a stop counts that comes later than all turns that are worked out."""
    ahead: int = 2
    """So many turns after the next are worked out."""


NUMBERS = Numbers()
