"""Where everything is, and who sees it: cash, shares and map are open to all."""

from __future__ import annotations

from random import Random

from ...core.events import Event
from ...core.moves import Place
from ..map import places
from ..rules import Rules
from ..table import BANK, BOX, COMPANIES, MONEY, SHARES, Table, portfolio, purse
from .end import used


def holdings(rules: Rules, table: Table) -> dict[tuple[Place, str], int]:
    """Every coin, share and building; places that hold nothing are left out. The bank's money is below zero."""
    found: dict[tuple[Place, str], int] = {(BANK, MONEY): -sum(table.cash)}
    for player, cash in enumerate(table.cash):
        found[purse(player), MONEY] = cash
        found.update(((portfolio(player), share), count) for share, count in zip(SHARES, table.shares[player], strict=True))
    for company, name in enumerate(COMPANIES):
        found.update(((square, name), 1) for square in places(table.built[company]))
        found[BANK, name] = rules.buildings - used(table, company)
        found[BANK, SHARES[company]] = table.stock[company]
        found[BOX, name] = table.box[company]
    return {key: amount for key, amount in found.items() if amount}


def hidden(rules: Rules, table: Table, viewer: int) -> Table:
    """The table itself: nothing is hidden."""
    return table


def veiled(event: Event, viewer: int) -> Event:
    """The event itself: everybody sees it."""
    return event


def guess(rules: Rules, table: Table, viewer: int, rng: Random) -> Table:
    """The table itself: there is nothing to guess."""
    return table
