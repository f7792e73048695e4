"""Why a hint in MARK speaks otherwise than the last one about the same colour: what stood against a bid, or what it earns."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.moves import Move
from ...core.view import View
from ...players.hints import Hint
from ..notation import Bid, Refine, Sell, Take
from ..table import COLOURS
from .doubles import not_done
from .reasons import reason
from .table_facts import Reason

AGAINST = "no-bid-"
"""How the reasons begin that stand against any bid."""

THOUGH = ("bid-though-", "bid-deny")
"""How the reasons begin for a bid in spite of them."""

WAITING = ("rather-alone", "rather-yard", "rather-opens", "rather-soon", "rather-claimed")
"""How the sentences begin that let a sale wait."""


def said(view: View, move: Move, before: Sequence[Hint]) -> Reason | None:
    """What was held out and is not done; what one more piece earned then and earns now; what stood against a bid."""
    if isinstance(move, Take | Refine | Sell):
        return not_done(view, move, before) or (_no_longer_waits(view, move, before) if isinstance(move, Sell) else None)
    if not isinstance(move, Bid):
        return None
    colour = COLOURS[view.table.lot]
    last = next((one for one in reversed(before) if _is_bid(one) and one.values.get("colour") == colour), None)
    if last is None:
        return None
    key, values = reason(view, move)
    if "limit" not in values:
        return None
    if key.startswith(THOUGH) or last.key.startswith(THOUGH):
        return _though(key, last.key)
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


def _though(key: str, last: str) -> Reason | None:
    """A bid in spite of what stands against it, after a hint not to bid, or the other way round."""
    if key.startswith(THOUGH) and last.startswith(AGAINST):
        return "changed-though", {}
    return ("changed-not-though", {}) if key.startswith(AGAINST) and last.startswith(THOUGH) else None


def _no_longer_waits(view: View, move: Sell, before: Sequence[Hint]) -> Reason | None:
    """A sale of which the hint for the last action said that it could wait, while the row has stayed as it was.

    Where another piece of the colour has come to the roof since, that is the reason, and it is told.
    """
    acted = [one for one in before if isinstance(one.move, Take | Refine | Sell)]
    again = view.table.roofs[view.viewer].count(move.colour) > 1
    if again or not acted or acted[-1].cost is None:
        return None
    key, told = acted[-1].cost
    price = view.rules.market[move.row][view.table.sold[move.colour]]
    waited = key.startswith(WAITING) and (told.get("gives"), told.get("money")) == (COLOURS[move.colour], price)
    return ("changed-waits", {"colour": COLOURS[move.colour]}) if waited else None


def _is_bid(told: Hint) -> bool:
    return isinstance(told.move, Bid)
