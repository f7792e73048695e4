"""The money that a hint in SHARK keeps back: so much that every building of another player can be paid for.

Whoever owes more than the cash and all shares at half price is out. And whoever must give up shares gets half of what they are
worth by then, while a sale in time brings all of it. Before the others roll, a hint therefore buys only as many shares as leave
enough cash for any likely building of the map as it is, and for no building puts their holder out; where there is too little
already, it sells some.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...core.view import View
from ..engine.settlement import lots_worth
from ..map import name, spots
from ..notation import DONE, SELLS, Buy
from ..rules import Rules
from ..table import AFTER, COMPANIES, HUES, THOUSAND, Table
from .magnate import Amount, traded
from .promise import all_rolls, promised
from .sites import Site, sites
from .trading import Trade

LIKELY = 6
"""A building is likely where at least one roll in so many allows it. More caution won fewer games against strong players."""


class Debt(NamedTuple):
    """What a building would make a player owe, how much of it could not be paid, and what cash and shares would leave.

    A likely building is to be paid from the cash, any other from the cash and the shares at half price.
    """

    owed: int
    short: int
    left: int
    rival: int
    site: Site
    company: int

    @property
    def ruins(self) -> bool:
        """Whether cash and shares at half price together would not pay for it."""
        return self.left < 0

    @property
    def told(self) -> dict[str, object]:
        """The building and the company that falls most by it, for a sentence."""
        square = name(*next(spots(self.site.squares)))
        return {"rival": COMPANIES[self.rival], "square": square, "falls": COMPANIES[self.company], "money": self.owed}

    def falling(self, held: tuple[int, ...]) -> tuple[str, ...]:
        """The companies that fall by it and of which the player holds shares."""
        return tuple(COMPANIES[one] for one in HUES if self.site.changes[one] < 0 and held[one])


def worst_debt(rules: Rules, table: Table, me: int) -> Debt | None:
    """The building of the next roll that a player could pay for least; None if no building costs the player anything."""
    return max(_debts(rules, table, me), key=lambda debt: (debt.short, debt.owed), default=None)


def dearest_debt(rules: Rules, table: Table, me: int) -> Debt | None:
    """The building of the next roll for which a player would owe most; None if no building costs the player anything."""
    return max(_debts(rules, table, me), key=lambda debt: debt.owed, default=None)


def ruinous(rules: Rules, table: Table, me: int) -> bool:
    """Whether some building that the next roll may allow would put the player out of the game."""
    return any(debt.ruins for debt in _debts(rules, table, me))


def exposed(rules: Rules, table: Table, me: int) -> bool:
    """Whether some building that the next roll may allow would make the player owe more than all cash."""
    worst = dearest_debt(rules, table, me)
    return worst is not None and worst.owed > table.cash[me]


def _debts(rules: Rules, table: Table, me: int) -> Iterator[Debt]:
    held, rolls = table.shares[me], all_rolls(rules, table)
    for rival, own in enumerate(sites(rules, table.chains, table.built, table.values)):
        for site in own:
            lost = [-min(points, 0) * number * THOUSAND for points, number in zip(site.changes, held, strict=True)]
            often = sum(1 for colours, inside in rolls if rival in colours and site.squares & inside) if any(lost) else 0
            if often:
                lowered = table.changed(values=tuple(map(sum, zip(table.values, site.changes, strict=True))))
                owed, lots = sum(lost), lots_worth(rules, lowered, held)
                short = owed - table.cash[me] - (0 if often * LIKELY >= len(rolls) else lots)
                yield Debt(owed, short, table.cash[me] + lots - owed, rival, site, max(HUES, key=lost.__getitem__))


def kept_back(view: View, step: Trade) -> Trade:
    """A step of trade that leaves enough to pay for the worst building: fewer shares bought, or some sold."""
    if view.phase != AFTER or not (step.move == DONE or isinstance(step.move, Buy)):
        return step
    if isinstance(step.move, Buy):
        company = step.move.company
        paid = next((number for number in range(step.times, 0, -1) if not _debt_after(view, bought=(company, number))), 0)
        if paid:
            return step if paid == step.times else _fewer(view, step, company, paid)
    debt = _debt_after(view)
    if debt is not None:
        return _sale(view, debt)
    return _fewer(view, step, step.move.company, 0) if isinstance(step.move, Buy) else step


def _debt_after(view: View, sold: Amount = (0, 0), bought: Amount = (0, 0)) -> Debt | None:
    """The debt that could not be paid after a trade; None if all could."""
    worst = worst_debt(view.rules, traded(view.table, view.viewer, sold, bought), view.viewer)
    return worst if worst is not None and worst.short > 0 else None


def _fewer(view: View, step: Trade, company: int, number: int) -> Trade:
    """So many of the shares that a step would buy, or none, with the debt that one share more could not pay."""
    held, debt = view.table.shares[view.viewer], _debt_after(view, bought=(company, number + 1))
    to = tuple((one, held[one] + number if one == company else most) for one, most in step.to)
    if number:
        return step._replace(times=number, to=to, keeps=debt)
    return Trade(DONE, 1, view.table.built, view.phase, ((company, held[company]),), keeps=debt)


def _sale(view: View, debt: Debt) -> Trade:
    """As few shares of one company as it takes, of that which promises least; all that bring the debt where none is enough."""
    table, figures = view.table, promised(view.rules, view.table, view.viewer)
    held, found = table.shares[view.viewer], []
    for company in HUES:
        if table.values[company]:
            enough = (number for number in range(1, held[company] + 1) if not _debt_after(view, sold=(company, number)))
            found += [(figures[company] * n, n * table.values[company], company, n) for n in enough][:1]
    company, number = min(found)[2:] if found else (debt.company, held[debt.company])
    return Trade(SELLS[company], number, table.built, view.phase, ((company, held[company] - number),), keeps=debt)
