"""What a merchant still lacks of a debt while goods are sold for it: what is asked then, and what a sale covers."""

from __future__ import annotations

from .engine.chance import short_name
from .rules import Rules
from .table import DEBT, TO_LOOT, Table


def owing(rules: Rules, table: Table, player: int) -> int:
    """How much the cash falls short of the debt that is due."""
    return _missing(table) if table.phase == DEBT and table.actor == player else 0


def asked(table: Table) -> dict[str, object]:
    """What the question to a debtor names: to whom the debt is owed, because of which card, and how much is missing."""
    _, payer, payee, owed = table.agenda[-1]
    told: dict[str, object] = {"owed": owed, "cash": table.cash[int(payer)], "short": _missing(table), "payee": payee}
    drawn = next((int(task[1]) for task in reversed(table.agenda) if task[0] == "return"), None)
    if payee == TO_LOOT:
        return {**told, "asked": "robbers"}
    if drawn is None:
        return told
    return {**told, "asked": "other" if int(payee) >= 0 else "bank", "card": short_name(drawn)}


def _missing(table: Table) -> int:
    _, payer, _, owed = table.agenda[-1]
    return max(int(owed) - table.cash[int(payer)], 0)
