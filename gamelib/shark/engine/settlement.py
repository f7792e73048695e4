"""Losses: each holder but the placer owes one sum; cash first, then shares at half their price, or the holder is out."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.events import Log
from ...core.table import replaced
from ..notation import Surrender
from ..rules import Rules
from ..table import AFTER, BANK, COMPANIES, HUES, MONEY, NOTHING, SETTLE, SHARES, THOUSAND, Table, portfolio, purse
from .end import ending, finish, last_survivor
from .turn import open_window

Fall = tuple[int, int]
"""A company and how many points it falls."""


def collect(rules: Rules, table: Table, falls: list[Fall], log: Log | None) -> None:
    """Work out what each holder owes for all falls of one placement, then settle clockwise from the placer's left."""
    if falls:
        owed = [sum(held[company] * points for company, points in falls) * THOUSAND for held in table.shares]
        owed[table.player] = 0
        table.debts = tuple(owed)
        if log is not None:
            _tell_debts(table, falls, log)
    settle(rules, table, log)


def lot(rules: Rules, shares: int, value: int) -> int:
    """What so many shares of one company bring in a forced sale: rounded down, but a lot with any value brings 1,000."""
    if not shares or not value:
        return 0
    full = shares * value * rules.forced_percent // 100 * THOUSAND
    return full or (0 if rules.small_lots_bring_nothing else THOUSAND)


def lots_worth(rules: Rules, table: Table, shares: tuple[int, ...]) -> int:
    """What these shares bring, a lot a company."""
    return sum(lot(rules, shares[company], table.values[company]) for company in HUES)


def still_owed(rules: Rules, table: Table, player: int) -> int:
    """What a player owes while a settlement lasts, less what the shares given up so far already cover."""
    return table.debts[player] - (lots_worth(rules, table, table.lots) if player == table.actor else 0)


def settle(rules: Rules, table: Table, log: Log | None) -> None:
    """Each debtor in turn pays, is asked for shares, or is out; after the last the turn or the game goes on."""
    if any(table.debts):
        for debtor in _clockwise(rules, table):
            if table.debts[debtor] and _ask(rules, table, debtor, log):
                return
    if table.out.count(False) == 1:
        last_survivor(rules, table, log)
    elif ending(rules, table):
        finish(rules, table, log)
    else:
        open_window(rules, table, AFTER, log)


def _clockwise(rules: Rules, table: Table) -> Iterator[int]:
    return ((table.player + seat) % rules.players for seat in range(1, rules.players))


def _ask(rules: Rules, table: Table, debtor: int, log: Log | None) -> bool:
    """Take what a debtor owes, or all there is; whether the debtor must now choose shares to surrender."""
    owed, cash = table.debts[debtor], table.cash[debtor]
    if cash >= owed:
        _pay(table, debtor, owed, log)
        return False
    if cash + lots_worth(rules, table, table.shares[debtor]) < owed:
        _bankrupt(rules, table, debtor, log)
        return False
    if cash:
        _pay(table, debtor, cash, log)
    if log is not None:
        log.add("shark.forced-sale", "forced", {"player": debtor, "rest": owed - cash}, also=("shark.loss-together",))
    table.phase, table.actor = SETTLE, debtor
    return True


def _pay(table: Table, debtor: int, money: int, log: Log | None) -> None:
    if log is not None:
        said = {"player": debtor, "money": money, "owed": table.debts[debtor]}
        log.add("shark.loss", "pays", said, ((purse(debtor), BANK, MONEY, money),))
    table.cash = replaced(table.cash, debtor, table.cash[debtor] - money)
    table.debts = replaced(table.debts, debtor, table.debts[debtor] - money)


def _bankrupt(rules: Rules, table: Table, debtor: int, log: Log | None) -> None:
    """All that the debtor has goes to the bank, and the debtor is out."""
    cash, held = table.cash[debtor], table.shares[debtor]
    if log is not None:
        worth = lots_worth(rules, table, held)
        flows = [(purse(debtor), BANK, MONEY, cash)] if cash else []
        flows += [(portfolio(debtor), BANK, SHARES[company], held[company]) for company in HUES if held[company]]
        said = {"player": debtor, "owed": table.debts[debtor], "cash": cash, "worth": worth}
        log.add("shark.bankrupt", "bankrupt", said, tuple(flows), ("shark.shares-fungible",), {"cash": cash, "lots": worth})
    table.stock = tuple(stock + shares for stock, shares in zip(table.stock, held, strict=True))
    table.shares = replaced(table.shares, debtor, NOTHING)
    table.cash = replaced(table.cash, debtor, 0)
    table.debts = replaced(table.debts, debtor, 0)
    table.out = replaced(table.out, debtor, True)


def surrender(rules: Rules, table: Table, move: Surrender, log: Log | None) -> None:
    """One share more in the debtor's lots; when they cover the rest, the change is kept and the next debtor settles."""
    debtor, company = table.actor, move.company
    assert debtor is not None
    held = table.shares[debtor]
    table.shares = replaced(table.shares, debtor, replaced(held, company, held[company] - 1))
    table.stock = replaced(table.stock, company, table.stock[company] + 1)
    table.lots = replaced(table.lots, company, table.lots[company] + 1)
    rest = table.debts[debtor] - lots_worth(rules, table, table.lots)
    if log is not None:
        _tell_surrender(rules, table, debtor, company, rest, log)
    if rest <= 0:
        table.cash = replaced(table.cash, debtor, table.cash[debtor] - rest)
        table.debts = replaced(table.debts, debtor, 0)
        table.lots = NOTHING
        settle(rules, table, log)


def _tell_debts(table: Table, falls: list[Fall], log: Log) -> None:
    """What each holder owes and the line that computes it: shares × fall × 1,000 for each company."""
    together = sum(points > 0 for _, points in falls) > 1
    clause, also = ("shark.loss-together", ("shark.loss",)) if together else ("shark.loss", ())
    for player, owed in enumerate(table.debts):
        if owed:
            held = table.shares[player]
            lines = [
                {"company": COMPANIES[company], "shares": held[company], "points": points, "each": THOUSAND}
                for company, points in falls
                if held[company] and points
            ]
            names = tuple(str(line["company"]) for line in lines)
            said = {"player": player, "owed": owed, "companies": names}
            log.add(clause, "owes", said, also=also, witness={"lines": tuple(lines), "money": owed})


def _tell_surrender(rules: Rules, table: Table, debtor: int, company: int, rest: int, log: Log) -> None:
    shares, points = table.lots[company], table.values[company]
    brings = lot(rules, shares, points)
    said = {"player": debtor, "company": COMPANIES[company], "shares": shares, "brings": brings, "rest": max(rest, 0)}
    line = {"shares": shares, "points": points, "each": THOUSAND, "percent": rules.forced_percent, "money": brings}
    flow = (portfolio(debtor), BANK, SHARES[company], 1)
    log.add("shark.forced-sale", "surrender", said, (flow,), ("shark.loss-together", "shark.shares-fungible"), line)
    if rest < 0:
        change = {"player": debtor, "change": -rest}
        log.add("shark.forced-sale", "change", change, ((BANK, purse(debtor), MONEY, -rest),))
