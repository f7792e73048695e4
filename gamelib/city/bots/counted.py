"""How the figures of a hint in the city game are counted: the way plot by plot, and the four routes one by one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from ...core.moves import Move
from ...core.view import View
from ..notation import Bid, Build, Lay
from ..plot_sets import name, square
from ..table import SHOPS
from .bid_reasons import Reason
from .bid_worth import BidWorth
from .net import each_route
from .outlook import Outlook


def counted(view: View, move: Move, values: Mapping[str, object]) -> Iterator[Reason]:
    """The plots that a way leads over; the four routes now and after what the reason speaks of."""
    if isinstance(move, Bid):
        yield from _auction(view, values)
    elif "other" in values and ("total" in values or "mine" in values):
        assert isinstance(move, Build | Lay)
        for plot in (name(move.row, move.column), values["other"]):
            row, column = square(str(plot))
            after = view.engine.step(view.rules, view.table, replace(move, row=row, column=column))
            yield "counted-built", {"plot": plot, **_routes(Outlook(view.rules, after), view.viewer)}
    elif values.get("near") == "open" and values.get("way"):
        plots = _between(values["way"])
        yield "counted-way" if len(plots) > 1 else "counted-way-one", {"site": values.get("to", values["site"]), "plots": plots}


def _auction(view: View, values: Mapping[str, object]) -> Iterator[Reason]:
    """The routes now, and once a rival has won the shop and built it where the reason says; or oneself, where that decides."""
    if "there" not in values:
        return
    worth, rival = BidWorth(view), values["player"]
    assert isinstance(rival, int)
    yield "counted-now", _routes(worth.now, view.viewer)
    told = {"shop": values["shop"], "player": rival, "there": values["there"]}
    yield "counted-then", told | _routes(_built(worth, rival, values["there"]), view.viewer)
    if "here" in values:
        yield "counted-own", told | {"here": values["here"], **_routes(_built(worth, view.viewer, values["here"]), view.viewer)}


def _built(worth: BidWorth, builder: int, plot: object) -> Outlook:
    """What is to be expected once the shop is won and built on a plot."""
    return Outlook(worth.rules, worth.built(builder, worth.rules.ground.at(*square(str(plot)))))


def _routes(outlook: Outlook, player: int) -> dict[str, object]:
    each = each_route(outlook, player)
    return {"routes": tuple((SHOPS[good], length) for good, length in each.items()), "total": sum(each.values())}


def _between(way: object) -> tuple[str, ...]:
    assert isinstance(way, tuple)
    return tuple(name(row, column) for _, row, column in way[1:-1])
