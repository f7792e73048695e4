"""How the players of SHARK stand while the game goes on: wealth, and what the coming placements may do to it."""

from __future__ import annotations

from .bots.outlook import NO_CHANGE, Cell, Option, die, first_point, options
from .engine.end import used, wealth
from .map import ZONES
from .rules import Rules
from .table import HUES, SETTLE, THOUSAND, Table

AHEAD = 0
"""The standing looks at the coming rolls itself: a move shows in it as soon as chance decides next."""
FOLLOWS = (SETTLE,)
"""Phases in which only the consequences of an earlier move are settled."""
TELLS = ("fall", "merger-fall", "rise")
"""The events that change a value, and so what everybody's shares are worth."""
ROUNDS = 2
"""For so many placements of each player the map is thought to promise what it promises now."""
WINNING = 30.0
"""What it is worth to end the game as the richest, in points."""
ENDS = 1e6
"""More than any placement can change: to end the game comes first for the richest and last for anybody else."""

Choice = tuple[float, Option]
"""How much a placement gains the player who makes it against the average of the others, and what it is."""
NONE: Choice = (float("-inf"), (0, NO_CHANGE))


def standing(rules: Rules, table: Table) -> tuple[float, ...]:
    """Wealth in points, and what one placement of each player is expected to change of it, each choosing his best."""
    found = [wealth(table, player) / THOUSAND for player in range(rules.players)]
    if table.actor is None:
        return tuple(found)
    cells = options(rules, table.chains, table.built, table.values)
    for placer in range(rules.players):
        if not table.out[placer]:
            for player, change in enumerate(_Placer(rules, table, placer).expected(cells)):
                found[player] += ROUNDS * change
    return tuple(found)


class _Placer:
    """A player about to roll, with what a point more or less of each company is worth to him against the others."""

    def __init__(self, rules: Rules, table: Table, placer: int) -> None:
        self.rules, self.table, self.placer = rules, table, placer
        rivals = [player for player in range(rules.players) if player != placer and not table.out[player]]
        theirs = [sum(table.shares[player][company] for player in rivals) / len(rivals) for company in HUES]
        # A share rises by a point and pays as much; when it falls all but the placer pay that as well.
        self.rise = [2 * (own - other) for own, other in zip(table.shares[placer], theirs, strict=True)]
        self.fall = [own - 2 * other for own, other in zip(table.shares[placer], theirs, strict=True)]
        self.ahead = (wealth(table, placer) - max(wealth(table, player) for player in rivals)) / THOUSAND
        self.last = [used(table, company) + 1 == rules.buildings for company in HUES]

    def expected(self, cells: tuple[tuple[Cell, ...], ...]) -> list[float]:
        """What his next placement changes for each player, over all rolls."""
        named, chosen = die(self.rules)
        self.ups, self.downs, self.own = [0.0] * len(HUES), [0.0] * len(HUES), 0.0
        for zone in ZONES:
            best = [self._best(company, cells[company][zone]) for company in HUES]
            for one in best:
                self._weigh(one, named / len(ZONES))
            self._weigh(max(best), chosen / len(ZONES))
        return [self._change(player, held) for player, held in enumerate(self.table.shares)]

    def _change(self, player: int, held: tuple[int, ...]) -> float:
        paid = 1 if player == self.placer else 2
        change = sum(shares * (2 * up + paid * down) for shares, up, down in zip(held, self.ups, self.downs, strict=True))
        return change + self.own if player == self.placer else change

    def _best(self, company: int, cell: Cell) -> Choice:
        apart, beside = cell
        found = [self._valued(company, one) for one in beside]
        if apart:
            moved = first_point(self.table.values, company)
            premium = 1 if moved[company] else self.rules.lone_premium // THOUSAND
            found.append(self._valued(company, (premium, moved)))
        return max(found, default=NONE)

    def _valued(self, company: int, option: Option) -> Choice:
        premium, moved = option
        gain: float = premium
        for points, rise, fall in zip(moved, self.rise, self.fall, strict=True):
            if points:
                gain += points * (rise if points > 0 else fall)
        if self.last[company] or self.table.values[company] + moved[company] >= self.rules.top_value:
            gain += ENDS if self.ahead + gain >= 0 else -ENDS
        return gain, option

    def _weigh(self, choice: Choice, weight: float) -> None:
        gain, (premium, moved) = choice
        if choice is NONE:
            return
        self.own += weight * premium
        if abs(gain) > ENDS / 2:
            self.own += weight * WINNING * (1 if gain > 0 else -1)
        for company, points in enumerate(moved):
            if points > 0:
                self.ups[company] += weight * points
            elif points < 0:
                self.downs[company] += weight * points
