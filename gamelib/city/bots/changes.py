"""Why a hint in the city game speaks otherwise than the one before it: a plot that was meant for another shop, a draw."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.moves import Move
from ...core.view import View
from ...players.hints import Hint
from ..notation import Build, Draw, Lay, Reserve
from ..plot_sets import name
from ..table import DISTRIBUTORS, LACKING, SHOPS
from .outlook import Outlook
from .reasons import Reason, tile_of


def said(view: View, move: Move, before: Sequence[Hint]) -> Reason | None:
    """Where a plot goes to something else than was said of it, or a turn is no longer spent on waiting."""
    if isinstance(move, Draw):
        waits, waited = any(isinstance(one, Reserve) for one in view.moves()), before and before[-1].key == "instead-of-blocker"
        return (("changed-no-use" if waits else "changed-no-marker"), {}) if waited else None
    if not isinstance(move, Build | Lay):
        return None
    plot = name(move.row, move.column)
    shop = next((kept for at, kept in map(_kept, reversed(before)) if at == plot), None)
    if shop is None or tile_of(view.table, move) == SHOPS.index(shop):
        return None
    return _moved(view, move, plot, SHOPS.index(shop))


def _kept(before: Hint) -> tuple[str, str]:
    """The plot that an earlier hint spoke of, and the shop that it was to be kept for."""
    plot, shop = ("other", "kept") if "kept" in before.values else ("plot", "shop")
    spoken = before.key.startswith("reserve-") or "kept" in before.values
    return (str(before.values.get(plot, "")), str(before.values.get(shop, ""))) if spoken else ("", "")


def _moved(view: View, move: Build | Lay, plot: str, good: int) -> Reason | None:
    """Where the shop can go instead; or that nothing near is left for it."""
    if view.table.shops[view.viewer][good] != LACKING:
        return None
    told: dict[str, object] = {"plot": plot, "shop": SHOPS[good], "site": DISTRIBUTORS[good]}
    then = Outlook(view.rules, view.engine.step(view.rules, view.table, move))
    length, bit = then.planned(view.viewer).get(good, (then.cap, 0))
    if length == then.cap:
        return "changed-given-up", told
    return "changed-plot", {**told, "other": name(*view.rules.ground.square(bit.bit_length() - 1)), "length": length}
