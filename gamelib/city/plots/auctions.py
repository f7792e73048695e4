"""Bids against the routes that came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ...core.record import Record
from ...drawing import HUES, INK
from ...drawing.estimates import quantile
from ...drawing.plotting import PEN, RULED, panel, source, styled, titled
from ..board.tiles import GOOD_HUES
from ..engine.end import counted
from ..table import GOODS, SHOPS
from .source import records, rules_of, say

if TYPE_CHECKING:
    from matplotlib.axes import Axes


class Sale(NamedTuple):
    """A shop that was auctioned: who got it for how much, and what its route counted at the end."""

    player: int
    good: str
    price: int
    counts: int


def sales(games: Iterable[Record]) -> list[Sale]:
    """Every auction of finished games."""
    return [sale for game in records(games) for sale in _sales(game)]


def _sales(game: Record) -> list[Sale]:
    states = game.states()
    if states[-1].outcome is None:
        return []
    routes = counted(rules_of(game), states[-1].table)
    shown = [event.values for state in states for event in state.events if event.key == "bids-shown"]
    found = []
    for values in shown:
        player, price, good = values["player"], values["price"], SHOPS.index(str(values["shop"]))
        assert isinstance(player, int) and isinstance(price, int)  # noqa: PT018
        found.append(Sale(player, GOODS[good], price, routes[player][good]))
    return found


@styled
def bids_and_routes(games: Iterable[Record], ax: Axes | None = None) -> Axes:
    """What was paid for a shop, and what its route counted at the end; the line is the median for each price."""
    found = records(games)
    sold = sales(found)
    if not sold:
        raise ValueError("No shop was auctioned in these games, or none of them is finished.")
    ax = panel(ax, 4.6)
    for number, good in enumerate(GOODS):
        points = Counter((sale.price, sale.counts) for sale in sold if sale.good == good)
        across = [price + (number - 1.5) * 0.16 for price, _ in points]
        sizes = [14 + 10 * count for count in points.values()]
        hue = HUES[GOOD_HUES[number]].fill
        ax.scatter(across, [counts for _, counts in points], sizes, color=hue, edgecolor=INK, linewidth=0.5, alpha=0.75)
    middles = median_routes(sold)
    ax.plot(list(middles), list(middles.values()), color=PEN, linewidth=2, zorder=3)
    most = max(sale.counts for sale in sold)
    ax.set(xlim=(-0.6, max(sale.price for sale in sold) + 0.6), ylim=(0, most * 1.1), xlabel=say("price"), ylabel=say("counts"))
    ax.locator_params(integer=True)
    ax.grid(axis="y", color=RULED, linewidth=0.8)
    _legend(ax)
    titled(ax, _finding(sold), source(found, say("sales", {"sales": len(sold)})))
    return ax


def median_routes(sold: Sequence[Sale]) -> dict[int, float]:
    """For each price that was paid, the median of what the routes counted."""
    prices = sorted({sale.price for sale in sold})
    return {price: quantile([sale.counts for sale in sold if sale.price == price], 0.5) for price in prices}


def _legend(ax: Axes) -> None:
    for number, good in enumerate(GOODS):
        where = ax.get_yaxis_transform()
        height = ax.get_ylim()[1] * (0.94 - number * 0.09)
        hue = HUES[GOOD_HUES[number]].fill
        ax.plot(1.03, height, "o", color=hue, markeredgecolor=INK, markersize=8, transform=where, clip_on=False)
        ax.text(1.055, height, good, transform=where, va="center", fontsize=9)


def _finding(sold: Sequence[Sale]) -> str:
    """What those who paid more than the median price got, beside those who did not: medians, as the line is."""
    price = quantile([sale.price for sale in sold], 0.5)
    cheap = [sale.counts for sale in sold if sale.price <= price]
    dear = [sale.counts for sale in sold if sale.price > price]
    middle = {"price": f"{price:g}", "cheap": f"{quantile(cheap, 0.5):g}"}
    return say("two-prices", {**middle, "dear": f"{quantile(dear, 0.5):g}"}) if dear else say("one-price", middle)
