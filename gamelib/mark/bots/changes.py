"""Why a hint in MARK speaks otherwise than the last one about the same colour: what stood against a bid, or what it earns."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.moves import Move
from ...core.view import View
from ...players.hints import Hint
from ..notation import Bid
from ..table import COLOURS
from .reasons import reason
from .table_facts import Reason

AGAINST = "no-bid-"
"""How the reasons begin that stand against any bid."""


def said(view: View, move: Move, before: Sequence[Hint]) -> Reason | None:
    """What one more piece of the colour earned then and earns now, or what stood against a bid and does no more."""
    if not isinstance(move, Bid):
        return None
    colour = COLOURS[view.table.lot]
    last = next((one for one in reversed(before) if _is_bid(one) and one.values.get("colour") == colour), None)
    if last is None:
        return None
    key, values = reason(view, move)
    if "limit" not in values:
        return None
    if key.startswith(AGAINST):
        was = last.values.get("limit")
        return ("changed-stop", {"colour": colour, "then": was}) if was else None
    if last.key.startswith(AGAINST):
        return last.key.replace(AGAINST, "changed-").removesuffix("-one"), values
    if last.values.get("limit") == values["limit"]:
        return None
    then, now = last.values["price"], values["price"]
    assert isinstance(then, int)
    assert isinstance(now, int)
    return ("changed-later" if now > then else "changed-price"), {**values, "then": then, "now": now}


def _is_bid(told: Hint) -> bool:
    return isinstance(told.move, Bid)
