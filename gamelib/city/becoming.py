"""Whether a building on one plot would make a road of another one."""

from __future__ import annotations

from ..core.counts import Count
from .cut_plots import cuts_after
from .plot_sets import name, square
from .rules import Rules
from .table import GOODS, Table

BECOMES = "city.expropriate"


def becomes(rules: Rules, table: Table, plot: str, by: str) -> Count:
    """What would become of a plot; while nobody knows the tile, of every tile, since a shop needs access and a blocker none."""
    ground, here, there = rules.ground, square(plot), square(by)
    asked, site = 1 << ground.at(*here), ground.at(*there)
    said = {"plot": name(*here), "by": name(*there)}
    if table.roads & asked:
        return Count("becomes-already", BECOMES, said)
    if table.built & asked:
        return Count("becomes-built", BECOMES, said)
    if (table.built | table.roads) >> site & 1:
        return Count("becomes-no-site", "city.build", said)
    if asked == 1 << site:
        return Count("becomes-itself", BECOMES, said)
    tiles = (True, False) if table.tile < 0 else (table.tile < len(GOODS),)
    made = {bool(_cut(rules, table, site, is_shop) & asked) for is_shop in tiles}
    return Count("becomes-shop" if len(made) > 1 else "becomes-road" if made == {True} else "becomes-no-road", BECOMES, said)


def _cut(rules: Rules, table: Table, site: int, is_shop: bool) -> int:
    built, served = table.built | 1 << site, table.served | (1 << site if is_shop else 0)
    return cuts_after(rules.ground, built, served, site)
