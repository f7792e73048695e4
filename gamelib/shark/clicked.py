"""What a click on the dice, the bank or a company's value is answered: what is asked for, and what is in the way of trade."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..core.moves import Place
from .rules import Rules
from .table import AFTER, BANK, BEFORE, COMPANIES, FACES, NO_COLOUR, PLACE, THOUSAND, Table


class Reason(NamedTuple):
    """The key of a sentence among the ruleset's ``clicked``, the clause behind it, and its values."""

    key: str
    clause: str
    values: Mapping[str, object]


def clicked(rules: Rules, table: Table, player: int, place: Place) -> Reason | None:
    """What the dice say, or the count of shares bought that lies in their place; None elsewhere, where a move says it.

    Of the bank it is said where its buildings go, of a company's value why its shares are not bought.
    """
    if place == BANK and table.phase == PLACE:
        return Reason("bank-place", "shark.zone-die", {"zone": table.dice[1] + 1, "player": player})
    if place[0] == "ladder" and table.phase in (BEFORE, AFTER):
        return _no_trade(rules, table, player, int(place[1]))
    if place[0] != "dice":
        return None
    if table.phase in (BEFORE, AFTER):
        return Reason(
            "dice-trade", "shark.buy-limit", {"bought": table.bought, "limit": rules.buy_limit, "player": table.player}
        )
    if not table.dice:
        return Reason("dice-none", "shark.turn", {})
    face, zone = table.dice
    if face == NO_COLOUR:
        return Reason("dice-zone", "shark.zone-die", {"zone": zone + 1})
    key = "dice-colour" if face < len(COMPANIES) else "dice-choice"
    return Reason(key, "shark.colour-die", {"face": FACES[face], "zone": zone + 1})


def _no_trade(rules: Rules, table: Table, player: int, company: int) -> Reason | None:
    """Why no share of a company with a value can be bought by whoever has none to sell: whoever clicks its value wants one."""
    price, cash = table.values[company] * THOUSAND, table.cash[player]
    values = {"player": player, "company": COMPANIES[company], "price": price, "cash": cash, "limit": rules.buy_limit}
    if not price or table.shares[player][company]:
        return None
    if table.bought >= rules.buy_limit:
        return Reason("ladder-limit", "shark.buy-limit", values)
    if not table.stock[company]:
        return Reason("ladder-stock", "shark.share-stock", values)
    return Reason("ladder-money", "shark.no-credit", values) if price > cash else None
