"""Why a hint in the city game speaks otherwise than the one before it: a plot that was meant for another shop, a draw.

Nobody has to follow a hint. What is said of an earlier one is true of the table: a plot is called meant for a shop only while
its player holds it, and of any other it is told only that it is a road now.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...core.moves import Move
from ...core.view import View
from ...players.hints import Hint
from ..notation import Build, Draw, Lay, Reserve
from ..plot_sets import members, name, square
from ..table import DISTRIBUTORS, GOODS, LACKING, SHOPS, Table
from . import longer
from .bid_reasons import Reason
from .last_plots import undeveloped
from .net import routes_after, tile_of
from .outlook import Outlook
from .reasons import reason

MEANT = (
    *("bid-road", "bid-roads", "bid-way", "no-bid", "no-bid-last"),
    *("no-bid-risk", "no-bid-risk-last", "no-bid-unlikely", "no-bid-unlikely-last"),
    *("reserve-none", "reserve-new", "reserve-next", "reserve-nearer"),
)
"""Hints that name a plot for a shop of one's own."""


def said(view: View, move: Move, before: Sequence[Hint]) -> Reason | None:
    """Where a plot goes to something else than was said of it, a turn is no longer spent on waiting, or a way is longer."""
    return _turned(view, move, before) or longer.said(view, move, before)


def _turned(view: View, move: Move, before: Sequence[Hint]) -> Reason | None:
    if isinstance(move, Draw):
        waits, waited = any(isinstance(one, Reserve) for one in view.moves()), before and before[-1].key == "instead-of-blocker"
        return ("changed-no-use", {}) if waits and waited else None
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
    row, column = square(meant)
    if not view.table.marks[view.viewer] >> view.rules.ground.at(row, column) & 1:
        return longer.lost(view, {"plot": meant, "shop": shop})
    harms = reason(view, move)[0] in ("lengthens", "takes-plot")
    more = harms and routes_after(view, move)[1] > routes_after(view, replace(move, row=row, column=column))[1]
    return ("changed-elsewhere", {"plot": meant, "shop": shop, "other": here}) if more else None


def _kept(before: Hint) -> tuple[str, str, object]:
    """The plot that an earlier hint spoke of, the shop that it was to be kept for, and the length of the way it told."""
    plot, shop, length = ("other", "kept", "next") if "kept" in before.values else ("plot", "shop", "length")
    spoken = before.key.startswith("reserve-") or "kept" in before.values
    if not spoken:
        return "", "", 0
    return str(before.values.get(plot, "")), str(before.values.get(shop, "")), before.values.get(length, 0)


def _moved(view: View, move: Build | Lay, meant: dict[str, object], good: int) -> Reason | None:
    """Where the shop can go instead, and whether it is as near there; or that nothing near is left for it, or nowhere."""
    if view.table.shops[view.viewer][good] != LACKING:
        return None
    told: dict[str, object] = {**meant, "site": DISTRIBUTORS[good]}
    after: Table = view.engine.step(view.rules, view.table, move)
    then = Outlook(view.rules, after)
    length, bit = then.planned(view.viewer).get(good, (then.cap, 0))
    if length == then.cap:
        near = any(then.length(good, plot) < then.cap for plot in members(undeveloped(view.rules, after)))
        return ("changed-given-up" if not near else "changed-no-other"), {**told, "cap": then.cap}
    key = "changed-plot" if length == meant["before"] else "changed-plot-other"
    return key, {**told, "other": name(*view.rules.ground.square(bit.bit_length() - 1)), "length": length}
