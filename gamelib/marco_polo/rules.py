"""Every number and option of Marco Polo that a designer may change. The map, its roulette and its cards are a file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..core import rules as core
from ..core.rules import choice, dial, switch
from .atlas import MAPS, world


@dataclass(frozen=True)
class Rules(core.Rules):
    """The rules of Marco Polo. ``map`` names a map of the package or one that was added with ``add_map``."""

    ruleset: ClassVar[str] = "marco_polo"

    players: int = dial(3, "marco_polo.setup", 2, 4)
    map: str = choice("orient", "marco_polo.map", MAPS)
    cash: int = dial(240, "marco_polo.setup", 0, 2000, 10)
    price: int = dial(20, "marco_polo.buy", 0, 200, 5)
    buy_limit: int = dial(3, "marco_polo.buy", 1, 9)
    deal_price: int = dial(30, "marco_polo.deal", 0, 200, 5)
    deal_with_each: bool = switch(False, "marco_polo.deal")
    ransom: int = dial(50, "marco_polo.ransom", 0, 500, 10)
    gift: int = dial(3, "marco_polo.khanbalik-gift", 1, 6)
    table_value: int = dial(240, "marco_polo.goal", 0, 1000, 10)
    secret_value: int = dial(240, "marco_polo.goal", 0, 1000, 10)
    goal_for_two: int = dial(1100, "marco_polo.goal", 0, 5000, 50)
    goal_for_three: int = dial(900, "marco_polo.goal", 0, 5000, 50)
    goal_for_four: int = dial(700, "marco_polo.goal", 0, 5000, 50)
    least_of_colour: int = dial(1, "marco_polo.goal-colours", 0, 9)
    most_of_colour: int = dial(2, "marco_polo.goal-colours", 0, 9)
    only_start_barred: bool = switch(False, "marco_polo.move")
    papers_needed: bool = switch(False, "marco_polo.goal")
    turn_limit: int = dial(1000, "marco_polo.turn-limit", 1, 100_000, 50)

    def check(self) -> None:
        """What must hold between the fields: colour limits in order, and goods enough for the Khan's gift."""
        if self.most_of_colour < self.least_of_colour:
            least, most = self.least_of_colour, self.most_of_colour
            raise self.refuse("most_of_colour", "colour-limits", least=least, most=most)
        here = world(self.map)
        finest = here.finest.bit_count()
        if finest < self.gift:
            raise self.refuse("gift", "gift-too-large", gift=self.gift, finest=finest, value=here.best)

    def decides(self) -> str:
        """The map, which may have been added from anywhere."""
        return repr(world(self.map).chart)

    @property
    def goal(self) -> int:
        """What a merchant must be worth in Venice, for this number of players."""
        return (self.goal_for_two, self.goal_for_three, self.goal_for_four)[self.players - 2]
