"""Trade with the bank: one share at a time, at 1,000 times the company's value."""

from __future__ import annotations

from ...core.events import Log
from ...core.moves import Move
from ...core.table import replaced
from ..notation import BUYS, DONE, SELLS, Buy, Sell
from ..rules import Rules
from ..table import BANK, COMPANIES, HUES, MONEY, SHARES, THOUSAND, Table, portfolio, purse


def trades(rules: Rules, table: Table) -> tuple[Move, ...]:
    """Every purchase, every sale, and the end of the window."""
    held, values = table.shares[table.player], table.values
    found: list[Move] = []
    if table.bought < rules.buy_limit:
        points, stock = table.cash[table.player] // THOUSAND, table.stock
        found = [BUYS[company] for company in HUES if 0 < values[company] <= points and stock[company]]
    found += [SELLS[company] for company in HUES if held[company] and values[company]]
    found.append(DONE)
    return tuple(found)


def can_trade(rules: Rules, table: Table) -> bool:
    """Whether the player whose turn it is could buy or sell anything."""
    held, values = table.shares[table.player], table.values
    for company in HUES:
        if held[company] and values[company]:
            return True
    if table.bought >= rules.buy_limit:
        return False
    points, stock = table.cash[table.player] // THOUSAND, table.stock
    return any(0 < values[company] <= points and stock[company] for company in HUES)


def buy(rules: Rules, table: Table, move: Buy, log: Log | None) -> None:
    """One share from the bank; it counts towards the turn's limit."""
    _exchange(table, move.company, 1)
    table.bought += 1
    if log is not None:
        player, company = table.player, move.company
        price = table.values[company] * THOUSAND
        flows = ((BANK, portfolio(player), SHARES[company], 1), (purse(player), BANK, MONEY, price))
        said = {"player": player, "company": COMPANIES[company], "price": price, "left": rules.buy_limit - table.bought}
        log.add("shark.price", "buy", said, flows, ("shark.bank-only", "shark.buy-limit"), _line(table, company))


def sell(rules: Rules, table: Table, move: Sell, log: Log | None) -> None:
    """One share to the bank."""
    _exchange(table, move.company, -1)
    if log is not None:
        player, company = table.player, move.company
        price = table.values[company] * THOUSAND
        flows = ((portfolio(player), BANK, SHARES[company], 1), (BANK, purse(player), MONEY, price))
        said = {"player": player, "company": COMPANIES[company], "price": price}
        log.add("shark.sell-free", "sell", said, flows, ("shark.price", "shark.bank-only"), _line(table, company))


def _exchange(table: Table, company: int, amount: int) -> None:
    player = table.player
    held = table.shares[player]
    table.shares = replaced(table.shares, player, replaced(held, company, held[company] + amount))
    table.stock = replaced(table.stock, company, table.stock[company] - amount)
    paid = amount * table.values[company] * THOUSAND
    table.cash = replaced(table.cash, player, table.cash[player] - paid)


def _line(table: Table, company: int) -> dict[str, object]:
    return {"shares": 1, "points": table.values[company], "each": THOUSAND}
