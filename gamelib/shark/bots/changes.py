"""Why a hint in SHARK speaks otherwise than one before it: shares that were to be bought are sold, or sold ones bought."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.moves import Move
from ...core.view import View
from ...players.hints import Hint
from ..map import name, spots
from ..notation import Buy, Sell, Surrender
from ..table import COMPANIES, HUES
from .effects import Reason
from .trading import Trade


def said(view: View, move: Move, before: Sequence[Hint]) -> Reason | None:
    """What a share promised when a hint last spoke of trading it, and what was built since; a debt leaves no choice."""
    company = _company(move)
    last = next((one for one in reversed(before) if _company(one.move) == company), None)
    if company is None or last is None or type(move) is type(last.move):
        return None
    figure = last.values.get("each" if isinstance(last.move, Buy) else "loss")
    if not isinstance(figure, int) or figure <= 0:
        return None
    key = "changed-sell" if isinstance(move, Sell) else "changed-buy"
    told: dict[str, object] = {"company": COMPANIES[company], "then": figure}
    since = _built_since(view, last)
    if len(since) == 1:
        rival, square = since[0]
        return f"{key}-by", {**told, "rival": COMPANIES[rival], "square": square}
    return (f"{key}-since", {**told, "since": len(since)}) if since else (key, told)


def _built_since(view: View, last: Hint) -> list[tuple[int, str]]:
    """The buildings that stand on the map now and did not at a hint: company and square."""
    if not isinstance(last.plan, Trade):
        return []
    fresh = [now & ~then for now, then in zip(view.table.built, last.plan.built, strict=True)]
    return [(company, name(*spot)) for company in HUES for spot in spots(fresh[company])]


def _company(move: Move) -> int | None:
    """The company whose shares are traded of one's own will."""
    return move.company if isinstance(move, Buy | Sell) and not isinstance(move, Surrender) else None
