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
from .plans import last_trade, trade
from .promise import promised
from .trading import Trade


def said(view: View, move: Move, before: Sequence[Hint]) -> Reason | None:
    """What has changed since a hint last traded such a share the other way, if anything has; a debt leaves no choice."""
    if not isinstance(move, Buy | Sell) or isinstance(move, Surrender):
        return None
    last = last_trade(before, move.company)
    if last is None or type(move) is type(last.move) or _raises_money(view, move, before):
        return None
    now, then = promised(view.rules, view.table, view.viewer), _figures(last, move.company)
    company = move.company
    if company in then and (now[company] > then[company] if isinstance(move, Buy) else now[company] < then[company]):
        return _changed(view, last, company, then[company])
    if isinstance(move, Buy):
        return _sold_for(last, company)
    other = _paid_for(view, move, before)
    return None if other is None or now[other] <= then.get(other, now[other]) else _changed(view, last, other, then[other])


def _raises_money(view: View, move: Buy | Sell, before: Sequence[Hint]) -> bool:
    """Whether shares are sold for the money that a debt could take: what they promise has no part in that."""
    step = trade(view, before) if isinstance(move, Sell) else None
    return step is not None and step.keeps is not None and step.move == move


def _figures(last: Hint, company: int) -> dict[int, int]:
    """What the shares promised when a hint spoke of them, by company."""
    if isinstance(last.plan, Trade) and last.plan.figures:
        return dict(enumerate(last.plan.figures))
    gain, loss = last.values.get("each"), last.values.get("loss")
    return {company: gain} if isinstance(gain, int) else {company: -loss} if isinstance(loss, int) else {}


def _paid_for(view: View, move: Sell, before: Sequence[Hint]) -> int | None:
    """The company whose shares the sale pays for by the plan, if it does."""
    step = trade(view, before)
    return next((company for company, _ in step.to if company != move.company), None) if step.move == move else None


def _sold_for(last: Hint, company: int) -> Reason | None:
    """Shares that were sold only because others promised more."""
    told: dict[str, object] = {"company": COMPANIES[company], "other": last.values.get("other")}
    return ("changed-sold-for", told) if last.key.startswith("sell-for") else None


def _changed(view: View, last: Hint, company: int, then: int) -> Reason | None:
    """What a share promised then, and the one building that made the difference; of several nobody could tell which."""
    key = "changed-sell" if then > 0 else "changed-buy" if then else "changed-flat"
    told: dict[str, object] = {"company": COMPANIES[company], "then": abs(then)}
    since = _built_since(view, last)
    if len(since) == 1:
        rival, square = since[0]
        return f"{key}-by", {**told, "rival": COMPANIES[rival], "square": square}
    return None if since else (key, told)


def _built_since(view: View, last: Hint) -> list[tuple[int, str]]:
    """The buildings that stand on the map now and did not at a hint: company and square."""
    if not isinstance(last.plan, Trade):
        return []
    fresh = [now & ~then for now, then in zip(view.table.built, last.plan.built, strict=True)]
    return [(company, name(*spot)) for company in HUES for spot in spots(fresh[company])]
