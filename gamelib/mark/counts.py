"""What can be counted in MARK: pieces in the bank, in companies and on the market, rows, prices, cash, fees and actions."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.counts import Count
from .engine.storage import is_crowded
from .rules import Rules
from .table import ACT, BID, COLOURS, EMPTY, OVER, Table


def counts(rules: Rules, table: Table) -> Iterator[Count]:
    """Every number that somebody may ask for; all of them lie open."""
    yield Count("bank", "mark.bank", {"pieces": sum(table.bank), "colours": tuple(zip(COLOURS, table.bank, strict=True))})
    yield from _rows(rules, table)
    yield Count("sold", "mark.market-shape", {"pieces": sum(table.sold)})
    for colour, name in enumerate(COLOURS):
        about = (("colour", name), ("material", name))
        yield Count("bank-colour", "mark.bank", {"colour": name, "pieces": table.bank[colour]}, about=about)
        sold = {"colour": name, "pieces": table.sold[colour], "squares": rules.market_squares}
        yield Count("sold-colour", "mark.market-shape", sold, about=about)
        is_full = table.sold[colour] >= rules.market_squares
        yield Count("closed-colour" if is_full else "open-colour", "mark.close-colour", sold, about=about)
        yield _price(rules, table, colour)._replace(about=about)
    if table.phase == BID:
        price = _price(rules, table, table.lot)
        yield price._replace(key=price.key.replace("price", "lot"))
    for player in range(rules.players):
        yield from _of_player(rules, table, player)
    if table.phase != OVER and table.player >= 0:
        yield Count("next", "mark.turn", {"player": table.player, "next": (table.player + 1) % rules.players})


def _rows(rules: Rules, table: Table) -> Iterator[Count]:
    """The market rows that are full, those still to fill before the end, and those that no colour holds."""
    full = sum(sold == rules.market_squares for sold in table.sold)
    yield Count("rows", "mark.end", {"full": full, "rows": len(table.rows)})
    left = max(rules.rows_to_end - full, 0)
    yield Count("rows-left" if left else "rows-enough", "mark.end", {"full": full, "left": left})
    free = tuple(row for row, colour in enumerate(table.rows) if colour == EMPTY)
    ends = tuple((row, rules.market[row][0], rules.market[row][-1]) for row in free)
    yield Count("rows-free" if free else "rows-taken", "mark.row-claim", {"rows": ends})
    last = tuple((row, values[-1]) for row, values in enumerate(rules.market))
    yield Count("highest", "mark.market-values", {"rows": last})
    for row in range(len(table.rows)):
        yield _row(rules, table, row)


def _row(rules: Rules, table: Table, row: int) -> Count:
    """Whose a market row is, and how full; of a free one, what it earns."""
    colour, about = table.rows[row], (("row_called", str(row)),)
    if colour == EMPTY:
        ends = {"row": row, "first": rules.market[row][0], "last": rules.market[row][-1]}
        return Count("row-free", "mark.row-claim", ends, about=about)
    values = {"row": row, "colour": COLOURS[colour], "pieces": table.sold[colour], "squares": rules.market_squares}
    return Count("row-full" if table.sold[colour] >= rules.market_squares else "row", "mark.row-claim", values, about=about)


def _price(rules: Rules, table: Table, colour: int) -> Count:
    """What the next piece of a colour earns: on its row, or on one of those still free."""
    sold, name = table.sold[colour], COLOURS[colour]
    if sold == rules.market_squares:
        return Count("price-closed", "mark.close-colour", {"colour": name})
    if colour in table.rows:
        row = table.rows.index(colour)
        return Count("price", "mark.sell", {"colour": name, "price": rules.market[row][sold], "row": row})
    firsts = {row: rules.market[row][0] for row, holder in enumerate(table.rows) if holder == EMPTY}
    low, high = min(firsts.values()), max(firsts.values())
    key = "price-new" if low < high else "price-new-same"
    return Count(key, "mark.row-claim", {"colour": name, "low": low, "high": high, "rows": tuple(firsts)})


def _of_player(rules: Rules, table: Table, player: int) -> Iterator[Count]:
    """The pieces of a company, all of them and those of each colour, its storage, and the actions left in a turn."""
    yard, roof = table.yards[player], table.roofs[player]
    in_yard, on_roof = (sum(colour != EMPTY for colour in row) for row in (yard, roof))
    yield Count("company", "mark.setup", {"player": player, "yard": in_yard, "roof": on_roof}, player)
    for colour, name in enumerate(COLOURS):
        values = {"player": player, "colour": name, "yard": yard.count(colour), "roof": roof.count(colour)}
        yield Count("company-colour", "mark.setup", values, player, (("colour", name), ("material", name)))
    yield Count("score", "mark.winner", {"player": player, "cash": table.cash[player]}, player)
    fee = (0, rules.fee_one_row, rules.fee_both_rows)[is_crowded(rules, yard) + is_crowded(rules, roof)]
    yield Count("fee", "mark.storage-fee", {"player": player, "fee": fee}, player)
    if table.phase == ACT and player == table.player:
        yield Count("actions", "mark.one-action", {"player": player, "actions": table.actions}, player)
