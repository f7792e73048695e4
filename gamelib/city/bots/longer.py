"""Why a hint in the city game tells another length of a way than an earlier one did: something was built on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.moves import Move
from ...core.view import View
from ...players.hints import Hint
from ..open_ways import built_on
from ..plot_sets import name, square
from ..table import SHOPS
from .bid_reasons import Reason
from .outlook import Outlook
from .reasons import reason

NOT_OWN = "takes-away"
"""The reason that tells the way of a rival."""


def said(view: View, move: Move, before: Sequence[Hint]) -> Reason | None:
    """What has become of the way that an earlier hint told for the shop of which this one tells a way."""
    told = _way_told(*reason(view, move))
    earlier = next((one for one in map(_told, reversed(before)) if one and told and one["shop"] == told["shop"]), None)
    return None if earlier is None else _changed(view, earlier)


def _told(earlier: Hint) -> Mapping[str, object] | None:
    return _way_told(earlier.key, earlier.values)


def _way_told(key: str, values: Mapping[str, object]) -> Mapping[str, object] | None:
    """What a reason tells of the way of a shop of one's own: not of a plot that is kept for another shop."""
    return values if values.get("way") and "kept" not in values and key != NOT_OWN else None


def _changed(view: View, told: Mapping[str, object]) -> Reason | None:
    """That the plot is lost, or what has been built on the way where that has made it longer."""
    here, good, way = view.rules.ground, SHOPS.index(str(told["shop"])), told["way"]
    plot = here.at(*square(str(told["plot"])))
    values = {key: told[key] for key in ("plot", "shop", "site", "length")}
    if not (view.table.marks[view.viewer] >> plot & 1 or view.table.shops[view.viewer][good] == plot):
        return lost(view, values)
    assert isinstance(way, tuple)
    built = built_on(view.rules, view.table, tuple(here.at(row, column) for _, row, column in way[1:-1]))
    if not built or Outlook(view.rules, view.table).length(good, plot) == told["length"]:
        return None
    return "changed-length", {**values, "built": tuple(name(*here.square(one)) for one in built)}


def lost(view: View, told: Mapping[str, object]) -> Reason | None:
    """That the plot of which a hint spoke is a road; of any other that one does not hold, nothing is to be said."""
    plot = view.rules.ground.at(*square(str(told["plot"])))
    return ("changed-lost", dict(told)) if view.table.roads >> plot & 1 else None
