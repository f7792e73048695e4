"""Why a hint in SHARK speaks otherwise than one before it: shares that were to be bought are sold, or sold ones bought."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.moves import Move
from ...core.view import View
from ...players.hints import Hint
from ..notation import Buy, Sell, Surrender
from ..table import COMPANIES
from .effects import Reason
from .prospects import STEP, in_money
from .reasons import expected_points, reason


def said(view: View, move: Move, before: Sequence[Hint]) -> Reason | None:
    """What a share promised when a hint last spoke of trading it, and what it promises now; a debt leaves no choice."""
    if _company(move) is None:
        return None
    company = _company(move)
    assert company is not None
    last = next((one for one in reversed(before) if _company(one.move) == company), None)
    if last is None or type(move) is type(last.move):
        return None
    now = in_money(expected_points(view)[company])
    told: dict[str, object] = {"company": COMPANIES[company], "now": now}
    if isinstance(move, Buy):
        return _bought(last, told, now)
    then = last.values.get("gain", 0)
    assert isinstance(then, int)
    if now <= -STEP:
        return ("changed-sell-loss" if then >= STEP else "changed-sell-worse"), {**told, "then": then}
    if then - max(now, 0) < STEP:
        return ("changed-risk" if reason(view, move)[0] == "sell" else "changed-better"), told
    return ("changed-sell" if now >= STEP else "changed-sell-gone"), {**told, "then": then}


def _bought(sold: Hint, told: dict[str, object], now: int) -> Reason:
    """What was sold is bought again: a share promises more than it did then, or it paid for something else."""
    then = sold.values
    less, loss = then.get("less"), then.get("loss")
    if isinstance(loss, int) and now >= STEP:
        return "changed-buy-fell", {**told, "then": loss}
    if isinstance(less, int) and now - less >= STEP and sold.key != "sell-more":
        return ("changed-buy-more" if less else "changed-buy-none"), {**told, "then": less}
    return ("changed-buy-paid", {**told, "other": then["other"]}) if "other" in then else ("changed-buy", told)


def _company(move: Move) -> int | None:
    """The company whose shares are traded of one's own will."""
    return move.company if isinstance(move, Buy | Sell) and not isinstance(move, Surrender) else None
