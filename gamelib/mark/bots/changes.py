"""Why a hint in MARK speaks otherwise than the one before it: a colour that one should not bid for before, or no longer."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.moves import Move
from ...core.view import View
from ...players.hints import Hint
from ..notation import Bid
from ..table import COLOURS
from .reasons import Reason, reason


def said(view: View, move: Move, before: Sequence[Hint]) -> Reason | None:
    """What one more piece of the colour earned then and earns now, or what stood against a bid and does no more."""
    if not isinstance(move, Bid):
        return None
    colour = COLOURS[view.table.lot]
    bids = [one for one in before if isinstance(one.move, Bid) and one.values.get("colour") == colour]
    if not bids or bool(move.amount) == (str(bids[-1].move) != str(Bid(0))):
        return None
    last = bids[-1]
    key, values = reason(view, move)
    told: dict[str, object] = {"colour": colour, "then": last.values.get("price"), "now": values.get("price")}
    if isinstance(told["then"], int) and isinstance(told["now"], int) and told["then"] != told["now"]:
        return "changed-price", told
    if not move.amount:
        return ("changed-stop" if key.startswith("no-bid-") else "changed-wait"), told
    stood, stands = last.key, reason(view, Bid(0))[0]
    gone = stood != stands and stood.removeprefix("no-bid-") in ("full", "fee", "enough")
    return (stood.replace("no-bid", "changed") if gone else "changed-bid"), told
