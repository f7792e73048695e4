"""Why a hint in the city game speaks otherwise than the one before it: a plot that was meant for another shop, a draw."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.moves import Move
from ...core.view import View
from ...players.hints import Hint
from ..notation import Build, Draw, Lay, Reserve
from ..plot_sets import members, name
from ..table import DISTRIBUTORS, GOODS, LACKING, SHOPS
from . import longer
from .bid_reasons import Reason
from .net import tile_of
from .outlook import Outlook
from .reasons import reason

MEANT = (
    *("bid-road", "bid-roads", "bid-way", "no-bid", "no-bid-last", "no-bid-risk", "no-bid-unlikely"),
    *("reserve-none", "reserve-new", "reserve-next", "reserve-nearer"),
)
"""Hints that name a plot for a shop of one's own."""


def said(view: View, move: Move, before: Sequence[Hint]) -> Reason | None:
    """Where a plot goes to something else than was said of it, a turn is no longer spent on waiting, or a way is longer."""
    return _turned(view, move, before) or longer.said(view, move, before)


def _turned(view: View, move: Move, before: Sequence[Hint]) -> Reason | None:
    if isinstance(move, Draw):
        waits, waited = any(isinstance(one, Reserve) for one in view.moves()), before and before[-1].key == "instead-of-blocker"
        return (("changed-no-use" if waits else "changed-no-marker"), {}) if waited else None
    if not isinstance(move, Build | Lay):
        return None
    plot, tile = name(move.row, move.column), tile_of(view.table, move)
    if tile < len(GOODS) and (elsewhere := _elsewhere(view, move, SHOPS[tile], before)) is not None:
        return elsewhere
    shop, length = next(((kept, length) for at, kept, length in map(_kept, reversed(before)) if at == plot), (None, 0))
    if shop is None or tile == SHOPS.index(shop):
        return None
    return _moved(view, move, {"plot": plot, "shop": shop, "before": length}, SHOPS.index(shop))


def _elsewhere(view: View, move: Build | Lay, shop: str, before: Sequence[Hint]) -> Reason | None:
    """A shop that does not go where hints meant it to go, because elsewhere it does the others more harm."""
    last = next((one for one in reversed(before) if one.values.get("shop") == shop and "plot" in one.values), None)
    here = name(move.row, move.column)
    if last is None or last.key not in MEANT or last.values["plot"] == here:
        return None
    meant = str(last.values["plot"])
    mine = view.table.marks[view.viewer]
    if not any(name(*view.rules.ground.square(plot)) == meant for plot in members(mine)):
        return "changed-lost", {"plot": meant, "shop": shop}
    harms = reason(view, move)[0] in ("lengthens", "takes-plot")
    return ("changed-elsewhere", {"plot": meant, "shop": shop, "other": here}) if harms else None


def _kept(before: Hint) -> tuple[str, str, object]:
    """The plot that an earlier hint spoke of, the shop that it was to be kept for, and the length of the way it told."""
    plot, shop, length = ("other", "kept", "next") if "kept" in before.values else ("plot", "shop", "length")
    spoken = before.key.startswith("reserve-") or "kept" in before.values
    if not spoken:
        return "", "", 0
    return str(before.values.get(plot, "")), str(before.values.get(shop, "")), before.values.get(length, 0)


def _moved(view: View, move: Build | Lay, meant: dict[str, object], good: int) -> Reason | None:
    """Where the shop can go instead, and whether it is as near there; or that nothing near is left for it."""
    if view.table.shops[view.viewer][good] != LACKING:
        return None
    told: dict[str, object] = {**meant, "site": DISTRIBUTORS[good]}
    then = Outlook(view.rules, view.engine.step(view.rules, view.table, move))
    length, bit = then.planned(view.viewer).get(good, (then.cap, 0))
    if length == then.cap:
        return "changed-given-up", told
    key = "changed-plot" if length == meant["before"] else "changed-plot-other"
    return key, {**told, "other": name(*view.rules.ground.square(bit.bit_length() - 1)), "length": length}
