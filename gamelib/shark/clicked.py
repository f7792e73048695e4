"""What a click on the dice or the bank is answered: what is asked for, and how much of the trade is done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..core.moves import Place
from .rules import Rules
from .table import AFTER, BANK, BEFORE, COMPANIES, FACES, NO_COLOUR, PLACE, Table


class Reason(NamedTuple):
    """The key of a sentence among the ruleset's ``clicked``, the clause behind it, and its values."""

    key: str
    clause: str
    values: Mapping[str, object]


def clicked(rules: Rules, table: Table, player: int, place: Place) -> Reason | None:
    """What the dice say, or the count of shares bought that lies in their place; None elsewhere, where a move says it.

    Of the bank it is said where its buildings go.
    """
    if place == BANK and table.phase == PLACE:
        return Reason("bank-place", "shark.zone-die", {"zone": table.dice[1] + 1})
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
