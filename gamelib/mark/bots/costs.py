"""What goes beside the reason for a move in MARK: the sale that is left alone, storage, cash, a square opened to others."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.events import Event
from ...core.moves import Move
from ...core.view import View
from ..notation import Bid, Refine, Sell, Take
from . import instead
from .opening import is_told, next_square, opened_to, waits
from .table_facts import Reason, TableFacts

PART = 4
"""A bid is worth a word that takes one part of so many of the cash."""

AGAIN = ("-due", "-fee", "cost-fee-more", "cost-stays")
"""How the sentences end by which pieces wait for a storage fee."""
NOT_SURE = ("rather-second-fee", "rather-both-fee", "rather-roof-fee")
"""Those of them where another action comes first, or where the fee is what speaks against waiting."""

SAVING = ("rather-alone", "rather-yard", "rather-opens")
"""Sales that can wait, though some would save storage."""


def said(view: View, move: Move) -> Reason | None:
    """Why not the sale that brings more now, and what the move costs; else why not another piece or square."""
    facts = TableFacts(view)
    cost, rather = _cost(facts, move), instead.sale(facts, move) or instead.next_action(facts, move)
    if rather is None:
        return cost or instead.other(facts, move)
    if cost is not None and cost[0].startswith("cost-opens"):
        return _both(cost, rather)
    if cost is not None and cost[0] == "cost-short":
        return cost
    if cost is not None and "storey" in cost[1] and rather[0] != "rather-both-roof":
        return f"{rather[0].removesuffix('-first')}-fee", {**rather[1], **cost[1]}
    return _due(facts, *rather)


def so_far(view: View, key: str, past: Iterable[Event]) -> Reason | None:
    """What the company has paid for storage, where a hint lets pieces wait for a fee again."""
    if not key.endswith(AGAIN) or key in NOT_SURE:
        return None
    paid = sum(int(str(event.values["fee"])) for event in past if event.key == "fee" and event.values["player"] == view.viewer)
    return ("storage-so-far", {"sum": paid}) if paid else None


def _both(cost: Reason, rather: Reason) -> Reason:
    """A sale that opens a square, beside the dearer one that is left alone: both are told."""
    plain = rather[0].removesuffix("-first").removesuffix("-small")
    if plain not in SAVING:
        return rather
    return f"{plain}-both", {**rather[1], "opens": cost[1]["next"], "whom": cost[1]["rivals"]}


def _due(facts: TableFacts, key: str, told: dict[str, object]) -> Reason:
    """A sale that is left alone, with the storage that it would save too."""
    plain = key.removesuffix("-first").removesuffix("-small")
    saves = plain in SAVING and facts.saved(0, -1) > 0
    return (f"{plain}-due", {**told, **facts.fees(0, -1)}) if saves else (key, told)


def _cost(facts: TableFacts, move: Move) -> Reason | None:
    """What storage costs more after it, whom a sale lets into the next square, or the cash that a bid takes."""
    if isinstance(move, Take):
        return _fee(facts, 1, 0) or _fills(facts)
    if isinstance(move, Refine):
        return _fee(facts, -1, 1)
    if isinstance(move, Bid) and move.amount * PART >= max(facts.outlook.cash, 1):
        return "cost-cash", {"amount": move.amount, "cash": facts.outlook.cash - move.amount}
    return _opens(facts, move) if isinstance(move, Sell) else None


def _fee(facts: TableFacts, yard: int, roof: int) -> Reason | None:
    """The storage that the next turn costs more, and which piece of the row it is; not yet sure with an action to come."""
    if facts.saved(yard, roof) >= 0:
        return None
    storey, pieces = ("roof", facts.outlook.on_roof + roof) if roof > 0 else ("yard", facts.outlook.in_yard + yard)
    fees = facts.fees(yard, roof)
    if facts.outlook.cash < facts.outlook.fee(yard, roof) and facts.table.actions < 2:
        return "cost-short", {**fees, "cash": facts.outlook.cash, "storey": storey, "pieces": pieces}
    key = "cost-fee-more" if fees["paid"] else "cost-fee"
    return (f"{key}-first" if facts.table.actions > 1 else key), {**fees, "storey": storey, "pieces": pieces}


def _fills(facts: TableFacts) -> Reason | None:
    """A yard that is full afterwards takes no other piece."""
    full = facts.outlook.in_yard + 1 == facts.rules.squares and facts.table.actions < 2
    return ("cost-fills", {}) if full else None


def _opens(facts: TableFacts, move: Sell) -> Reason | None:
    """The next square of the row, if others have a piece ready for it and the company itself does not fill it at once."""
    rivals, again = opened_to(facts, move), facts.on_roof(move.colour) > 1
    if not rivals or (again and facts.table.actions > 1):
        return None
    opens = next_square(facts, move)
    told = {"rivals": rivals, "next": opens, "more": opens - facts.earned(move)}
    if again:
        return "cost-opens-too", told
    if not is_told(facts, move):
        return "cost-opens", told
    return ("cost-opens-though" if waits(facts, move) else "cost-opens-little"), told
