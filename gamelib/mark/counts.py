"""What can be counted in MARK: pieces in the bank, in companies and on the market, full rows, and actions."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.counts import Count
from .rules import Rules
from .table import ACT, COLOURS, EMPTY, Table


def counts(rules: Rules, table: Table) -> Iterator[Count]:
    """Every number that somebody may ask for; all of them lie open."""
    yield Count("bank", "mark.bank", {"pieces": sum(table.bank), "colours": tuple(zip(COLOURS, table.bank, strict=True))})
    full = sum(sold == rules.market_squares for sold in table.sold)
    yield Count("rows", "mark.end", {"full": full, "rows": len(table.rows)})
    yield Count("sold", "mark.market-shape", {"pieces": sum(table.sold)})
    for colour, name in enumerate(COLOURS):
        about = (("colour", name), ("material", name))
        yield Count("bank-colour", "mark.bank", {"colour": name, "pieces": table.bank[colour]}, about=about)
        sold = {"colour": name, "pieces": table.sold[colour], "squares": rules.market_squares}
        yield Count("sold-colour", "mark.market-shape", sold, about=about)
    for player in range(rules.players):
        yield from _of_player(table, player)


def _of_player(table: Table, player: int) -> Iterator[Count]:
    """The pieces of a company, all of them and those of each colour, and the actions that are left in a turn."""
    yard, roof = table.yards[player], table.roofs[player]
    in_yard, on_roof = (sum(colour != EMPTY for colour in row) for row in (yard, roof))
    yield Count("company", "mark.setup", {"player": player, "yard": in_yard, "roof": on_roof}, player)
    for colour, name in enumerate(COLOURS):
        values = {"player": player, "colour": name, "yard": yard.count(colour), "roof": roof.count(colour)}
        yield Count("company-colour", "mark.setup", values, player, (("colour", name), ("material", name)))
    yield Count("score", "mark.winner", {"player": player, "cash": table.cash[player]}, player)
    if table.phase == ACT and player == table.player:
        yield Count("actions", "mark.one-action", {"player": player, "actions": table.actions}, player)
