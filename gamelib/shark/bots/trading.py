"""The rule by which a hint in SHARK buys and sells, whatever the others may answer to it.

After the own building, shares are sold that are likely to lose much until the next turn. Then as many shares are bought as one
may and can of the company where all of them together promise most. What promises nothing is not bought, and nothing is sold to
pay for something else.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from ...core.moves import Move
from ...core.view import View
from ..notation import BUYS, DONE, SELLS
from ..table import AFTER, HUES, THOUSAND
from .promise import promised

LOSS = 300
"""A share that is likely to lose so many FT is sold."""

CLEARLY = 2.0
"""By so many points another plan must leave the player better off, so that the rule gives way to it."""


class Offer(NamedTuple):
    """Shares of a company that can be bought at once: how many, what each promises, and what all are worth by the rule."""

    company: int
    number: int
    each: int
    price: int

    @property
    def worth(self) -> int:
        """What all of them together promise."""
        return self.number * self.each

    @property
    def rank(self) -> tuple[int, int, int]:
        """What is worth most comes first; of equal offers the cheaper one."""
        return self.worth, -self.price, -self.company


class Trade(NamedTuple):
    """The next step of a trade, how often it is made in a row, and the map and the window that it was advised for.

    ``to`` is how many shares of each company the player is to hold by the plan, where it names the company. ``ahead`` says that
    the plan is not the rule's, but leaves the player better off against the others. ``figures`` are the promises that it was
    advised for, by company, and ``turn`` is when. ``sold`` are companies whose shares would be bought, had they not been sold
    in the same turn. ``keeps`` is the debt for which money is kept back.
    """

    move: Move
    times: int
    built: tuple[int, ...]
    phase: str = AFTER
    to: tuple[tuple[int, int], ...] = ()
    ahead: bool = False
    figures: tuple[int, ...] = ()
    turn: int = 0
    sold: tuple[int, ...] = ()
    keeps: object = None

    @property
    def aim(self) -> object:
        """What stays the same while a plan is carried out."""
        return self.built, self.phase, self.to


def losing(view: View) -> list[int]:
    """The companies whose shares the player holds and should sell once the own building stands, the worst first."""
    table, figures = view.table, promised(view.rules, view.table, view.viewer)
    held = table.shares[view.viewer]
    found = [company for company in HUES if held[company] and table.values[company] and figures[company] <= -LOSS]
    return sorted(found, key=lambda company: figures[company])


def offers(view: View) -> list[Offer]:
    """As many shares of each company as can be bought now, what is worth most first; also what promises nothing."""
    rules, table, figures = view.rules, view.table, promised(view.rules, view.table, view.viewer)
    left, points = rules.buy_limit - table.bought, table.cash[view.viewer] // THOUSAND
    numbers = {
        company: min(left, table.stock[company], points // table.values[company]) for company in HUES if table.values[company]
    }
    found = [Offer(company, most, figures[company], table.values[company]) for company, most in numbers.items() if most > 0]
    return sorted(found, key=lambda offer: offer.rank, reverse=True)


def good_offers(view: View) -> list[Offer]:
    """Those that promise a gain."""
    return [offer for offer in offers(view) if offer.each > 0]


def by_rule(view: View, sold: Collection[int] = ()) -> Trade:
    """What to do next by the rule: sell what is likely to lose, buy what is worth most and was not just sold, or leave it."""
    table, held = view.table, view.table.shares[view.viewer]
    falling = losing(view) if view.phase == AFTER else []
    if falling:
        worst = falling[0]
        return Trade(SELLS[worst], held[worst], table.built, view.phase, ((worst, 0),))
    good = good_offers(view)
    wanted = [offer for offer in good if offer.company not in sold]
    if not wanted:
        return Trade(DONE, 1, table.built, view.phase, sold=tuple(offer.company for offer in good))
    company, number = wanted[0][:2]
    return Trade(BUYS[company], number, table.built, view.phase, ((company, held[company] + number),))
