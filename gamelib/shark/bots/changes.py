"""Why a hint in SHARK speaks otherwise than one before it: shares that were to be bought are sold, or sold ones bought."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.moves import Move
from ...core.view import View
from ...players.hints import Hint
from ..notation import Buy, Sell
from ..table import COMPANIES
from .reasons import STEP, Reason, expected_points, in_money


def said(view: View, move: Move, before: Sequence[Hint]) -> Reason | None:
    """What a share was likely to gain when a hint last spoke of it, and what it is now."""
    if not isinstance(move, Buy | Sell):
        return None
    last = next((one for one in reversed(before) if _company(one.move) == move.company), None)
    if last is None or type(move) is type(last.move):
        return None
    now = in_money(max(expected_points(view)[move.company], 0.0))
    told: dict[str, object] = {"company": COMPANIES[move.company], "now": now}
    if isinstance(move, Buy):
        return "changed-buy", told
    then = last.values.get("gain", 0)
    assert isinstance(then, int)
    if then - now < STEP:
        return "changed-better", told
    return "changed-sell" if now >= STEP else "changed-sell-gone", {**told, "then": then}


def _company(move: Move) -> int | None:
    return move.company if isinstance(move, Buy | Sell) else None
