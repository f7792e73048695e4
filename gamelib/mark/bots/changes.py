"""Why a hint in MARK speaks otherwise than the last one about the same colour: what stood against a bid, or what it earns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.moves import Move
from ...core.view import View
from ...players.hints import Hint
from ..notation import Bid
from ..table import COLOURS
from .reasons import Reason, reason

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
    if key.startswith(AGAINST):
        was = last.values.get("limit")
        return ("changed-stop", {"colour": colour, "then": was}) if was else None
    if last.key.startswith(AGAINST):
        return last.key.replace(AGAINST, "changed-"), values
    if last.values.get("limit") == values["limit"]:
        return None
    return _dearer(last.values, values), {**values, "then": last.values["price"], "now": values["price"]}


def _dearer(then: Mapping[str, object], now: Mapping[str, object]) -> str:
    """Why one more piece earns otherwise than it did: a row by now, a later square, or other rows that are free."""
    if "row" in now and "row" not in then:
        return "changed-row"
    if "row" in now:
        return "changed-later" if now["price"] > then["price"] else "changed-price"  # type: ignore[operator]
    return "changed-held" if now["mine"] > then["mine"] else "changed-free"  # type: ignore[operator]


def _is_bid(told: Hint) -> bool:
    return isinstance(told.move, Bid)
