"""Where everything is: cash, shares and buildings, all open to everybody."""

from __future__ import annotations

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
