"""Every number of Market Nim that a designer may change."""

from dataclasses import dataclass
from typing import ClassVar

from gamelib.core import rules as core
from gamelib.core.rules import dial


@dataclass(frozen=True)
class Rules(core.Rules):
    """The rules of Market Nim."""

    ruleset: ClassVar[str] = "market_nim"

    players: int = dial(2, "market_nim.setup", 2, 4)
    heaps: int = dial(3, "market_nim.setup", 1, 6)
    stones: int = dial(5, "market_nim.setup", 1, 20)
    limit: int = dial(3, "market_nim.limit", 1, 20)
    prize: int = dial(10, "market_nim.last-stone", 0, 100, 5)
