"""What plots and constructions are worth in the city game: one's own routes with their risk, and what they do to others."""

from __future__ import annotations

from ..bots.outlook import PLANNED, Outlook, Reach, reach
from ..rules import Rules
from ..table import GOODS, LACKING, OFF_BOARD, Table
from .numbers import Numbers


class Judgement:
    """A table in one player's eyes."""

    def __init__(self, rules: Rules, table: Table, player: int, numbers: Numbers) -> None:
        self.rules, self.table, self.player, self.numbers = rules, table, player, numbers
        self.outlook = Outlook(rules, table)
        self.others = [other for other in range(rules.players) if other != player]
        taken = 0
        for other in self.others:
            taken |= table.marks[other]
        self.kept = self.outlook.free & ~taken
        """What is open and not reserved by another."""

    def worth(self) -> float:
        """How the player stands beside the others; more is better."""
        coins, outlook = self.table.coins, self.outlook
        costs = [outlook.routes(other) - coins[other] for other in self.others]
        numbers = self.numbers
        rivals = numbers.others * sum(costs) / len(costs) + numbers.best * min(costs)
        return rivals + coins[self.player] - self._own_routes()

    def reservations(self, plots: list[int]) -> list[float]:
        """What each of these plots is worth to reserve, in steps."""
        numbers, outlook, cap = self.numbers, self.outlook, self.rules.cap
        worths = [float(gain) for gain in outlook.gains(self.player, plots)]
        share = numbers.deny / len(self.others)
        for other in self.others:
            for number, gain in enumerate(outlook.gains(other, plots)):
                worths[number] += share * gain
        asked = sum([1 << plot for plot in plots])
        for good in outlook.lacking(self.player):
            around = self._around(good).lengths(asked)
            lengths = outlook.reach[good].lengths(asked)
            for number, plot in enumerate(plots):
                length = lengths[1 << plot]
                if length < cap:
                    longer = around[1 << plot] - length
                    worths[number] += (numbers.near * (cap - length) - numbers.detour * longer) / len(GOODS)
        return worths

    def _own_routes(self) -> float:
        """All routes of the player, each with a part of its detour around what others have reserved."""
        cap, shops, outlook = self.rules.cap, self.table.shops[self.player], self.outlook
        expected = float(cap * shops.count(OFF_BOARD))
        planned = outlook.planned(self.player) if LACKING in shops else {}
        for good, shop in enumerate(shops):
            if shop > 0:
                expected += self._route(good, outlook.length(good, shop), shop)
            elif shop == LACKING and good in planned:
                length, bit = planned[good]
                expected += min(cap, self._route(good, length, bit.bit_length() - 1) + PLANNED)
            elif shop == LACKING:
                expected += cap
        return expected

    def _route(self, good: int, length: int, plot: int) -> float:
        return length + self.numbers.risk * (self._around(good).length(plot) - length)

    def _around(self, good: int) -> Reach:
        """What the good's distributor reaches without plots that others have reserved."""
        return reach(self.outlook.side, self.kept, self.table.sites[good], self.rules.cap)
