"""Every number, option and variant of SHARK that a designer may change. The map of 12 by 10 squares is fixed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..core import rules as core
from ..core.rules import dial, switch
from .table import THOUSAND


@dataclass(frozen=True)
class Rules(core.Rules):
    """The rules of SHARK. Money is in FT, always in full thousands."""

    ruleset: ClassVar[str] = "shark"

    players: int = dial(3, "shark.setup", 2, 6)
    cash: int = dial(0, "shark.setup", 0, 100_000, 1000)
    start_shares: int = dial(1, "shark.setup", 0, 5)
    choose_start_shares: bool = switch(False, "shark.setup")
    buildings: int = dial(18, "shark.end-buildings", 1, 30)
    shares: int = dial(40, "shark.share-stock", 1, 100)
    top_value: int = dial(15, "shark.end-value", 1, 30)
    lone_premium: int = dial(1000, "shark.premium", 0, 15_000, 1000)
    buy_limit: int = dial(5, "shark.buy-limit", 0, 40)
    buy_limit_each_window: bool = switch(False, "shark.buy-limit")
    no_place_still_trades: bool = switch(False, "shark.no-place")
    forced_percent: int = dial(50, "shark.forced-sale", 10, 100, 10)
    small_lots_bring_nothing: bool = switch(False, "shark.forced-sale")
    variant_one: bool = switch(False, "shark.variant-one-start")
    chain_cap: int = dial(7, "shark.variant-one-cap", 1, 30)
    variant_two: bool = switch(False, "shark.variant-two")
    variant_three: bool = switch(False, "shark.variant-three")

    def check(self) -> None:
        """What must hold between the fields: full thousands, and shares enough to deal."""
        for field in ("cash", "lone_premium"):
            if getattr(self, field) % THOUSAND:
                raise self.refuse(field, "full-thousands", value=getattr(self, field))
        if self.shares < self.dealt:
            raise self.refuse("shares", "too-few-shares", shares=self.shares, dealt=self.dealt)

    @property
    def dealt(self) -> int:
        """How many shares are dealt to all players together at the start; none in Variant I."""
        return 0 if self.variant_one else self.players * self.start_shares
