"""The moves of Market Nim as a person would write them: ``first 1``, ``price 4``, ``take 2 B``."""

from dataclasses import dataclass
from typing import ClassVar

from gamelib.core.kit.first import First
from gamelib.core.kit.notation import Notation, every, number, word
from gamelib.core.moves import Move, Place

from .rules import Rules
from .table import DIE, HEAPS, MARKET, heap


@dataclass(frozen=True, slots=True)
class Price(Move):
    """Chance: what the market pays for the first stone of a turn."""

    form: ClassVar[str] = "price {dollars}"
    dollars: int = number(DIE[0], DIE[-1])


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Some stones of one heap to the market."""

    form: ClassVar[str] = "take {stones} {heap}"
    heap: int = word(HEAPS)
    stones: int = number(1, 20)

    def places(self, actor: int) -> tuple[Place, ...]:
        """Heap and market."""
        return heap(self.heap), MARKET


PRICES = every(Price)
TAKES = tuple(every(Take, heap=(number,)) for number in range(len(HEAPS)))
parse = Notation("Market Nim", (First, Price, Take), typical=Take).parse


def catalogue(rules: Rules) -> tuple[Move, ...]:
    """Every move that can ever be written under these rules, in a fixed order."""
    takes = [take for moves in TAKES[: rules.heaps] for take in moves[: rules.stones]]
    return (*every(First, player=range(rules.players)), *PRICES, *takes)
