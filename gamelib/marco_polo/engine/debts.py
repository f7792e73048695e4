"""Debts: who lacks the cash sells goods, then Table or Secret, until the debt is paid; what is still lacking is forgiven."""

from __future__ import annotations

from ...core.events import Log
from ...core.moves import Move, Place
from ...core.table import replaced
from ..notation import PAPERS, Sell
from ..rules import Rules
from ..table import (
    BANK,
    BOX,
    DEBT,
    LOOT,
    MISSIONS,
    MONEY,
    NONE,
    ON_MISSION,
    SECRETS,
    TO_BANK,
    TO_LOOT,
    Table,
    Task,
    hand,
    purse,
)
from .trade import sell_good


def papers(table: Table, player: int) -> list[str]:
    """What a merchant without goods may sell in debt: Table and Secret."""
    held = (table.golden[player], table.learnt[player] != NONE)
    return [paper for paper, has in zip(PAPERS, held, strict=True) if has]


def settle(rules: Rules, table: Table, task: Task, log: Log | None) -> bool:
    """The debtor pays if possible; otherwise sells first, and pays what there is when nothing is left to sell."""
    _, payer, payee, amount = task
    assert isinstance(payer, int)
    assert isinstance(payee, int)
    assert isinstance(amount, int)
    cash = table.cash[payer]
    if cash < amount and (table.hands[payer] or papers(table, payer)):
        table.phase, table.actor = DEBT, payer
        return True
    table.agenda = table.agenda[:-1]
    _pay(table, payer, payee, min(cash, amount))
    if log is not None:
        said = {"player": payer, "amount": min(cash, amount), "owed": amount, "payee": payee}
        flows = ((purse(payer), _till(payee), MONEY, min(cash, amount)),) if min(cash, amount) else ()
        key = "pays-other" if payee >= 0 else "pays"
        log.add("marco_polo.debt", key if cash >= amount else "forgiven", said, flows)
    return False


def _till(payee: int) -> Place:
    return purse(payee) if payee >= 0 else {TO_BANK: BANK, TO_LOOT: LOOT}[payee]


def _pay(table: Table, payer: int, payee: int, amount: int) -> None:
    paid = replaced(table.cash, payer, table.cash[payer] - amount)
    table.cash = replaced(paid, payee, paid[payee] + amount) if payee >= 0 else paid
    if payee == TO_LOOT:
        table.loot_cash += amount


def sell_for_debt(rules: Rules, table: Table, move: Move, log: Log | None) -> None:
    """One card to the bank at face value; the agenda sees whether it was enough."""
    assert isinstance(move, Sell)
    player = table.actor
    assert player is not None
    if move.card not in PAPERS:
        sell_good(rules, table, player, move.card, "marco_polo.debt", log)
        return
    is_table = move.card == PAPERS[0]
    value = rules.table_value if is_table else rules.secret_value
    if log is not None:
        thing = f"table {MISSIONS[table.missions[player]]}" if is_table else f"secret {SECRETS[table.learnt[player]]}"
        flows = ((hand(player), BOX, thing, 1), *(((BANK, purse(player), MONEY, value),) if value else ()))
        hidden = is_table and table.stages[player] == ON_MISSION
        said = {"player": player, "value": value, "secret": hidden}
        log.add("marco_polo.sold-papers", "sold-table" if is_table else "sold-secret", said, flows, ("marco_polo.debt",))
    table.cash = replaced(table.cash, player, table.cash[player] + value)
    if is_table:
        table.golden = replaced(table.golden, player, False)
    else:
        table.learnt = replaced(table.learnt, player, NONE)
