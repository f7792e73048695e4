"""The numbers that the voyager goes by, in turns unless a line says otherwise."""

from __future__ import annotations

from typing import NamedTuple

AHEAD = 2
"""So many turns after the next are worked out."""

Legs = tuple[float, float, float, float]


class Numbers(NamedTuple):
    """What the voyager thinks things are worth; some by the leg of the journey.

    The legs are: outward without the Khan's gift (``out``), outward with it (``gift``), on the mission, homeward.
    """

    turn_out: float = 25.0
    turn_gift: float = 25.0
    turn_mission: float = 23.0
    turn_home: float = 35.0
    margin_out: float = 300.0
    margin_gift: float = 300.0
    margin_mission: float = 200.0
    margin_home: float = 28.0
    colour_out: float = 0.5
    colour_gift: float = 0.5
    colour_mission: float = 0.9
    colour_home: float = 2.0
    finest: float = 1.8
    """One of the finest goods that the Khan wants."""
    surplus: float = 2.0
    """A post where goods of which there are too many can be sold on the way home."""
    dig: float = 2.0
    """What it counts to buy away what lies on top of a colour, as a part of its worth: more than all, as waiting costs."""
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

    @property
    def turn(self) -> Legs:
        """How much money is worth a turn, in besants, by leg."""
        return self.turn_out, self.turn_gift, self.turn_mission, self.turn_home

    @property
    def margin(self) -> Legs:
        """How much more than Venice wants is worth having, in besants, by leg: fines and ransoms will come."""
        return self.margin_out, self.margin_gift, self.margin_mission, self.margin_home

    @property
    def colour(self) -> Legs:
        """A good of a colour that Venice wants and that is not held yet, by leg."""
        return self.colour_out, self.colour_gift, self.colour_mission, self.colour_home


NUMBERS = {players: Numbers() for players in (2, 3, 4)}
"""By the number of players. ``gamelib bench --tune marco_polo`` looks for better ones."""


def numbers_of(players: int) -> Numbers:
    """The numbers for so many players, or for the most that the table knows."""
    return NUMBERS.get(players, NUMBERS[max(NUMBERS)])
