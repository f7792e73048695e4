"""What can be counted in SHARK: shares, buildings, and what a company is worth."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.counts import Count
from .rules import Rules
from .table import COMPANIES, THOUSAND, Table


def counts(rules: Rules, table: Table) -> Iterator[Count]:
    """Every number that somebody may ask for; all of them lie open."""
    yield Count("stock", "shark.share-stock", {"shares": tuple(zip(COMPANIES, table.stock, strict=True))})
    left = [rules.buildings - built.bit_count() - gone for built, gone in zip(table.built, table.box, strict=True)]
    yield Count("buildings", "shark.end-buildings", {"left": tuple(zip(COMPANIES, left, strict=True))})
    prices = tuple((company, value * THOUSAND) for company, value in zip(COMPANIES, table.values, strict=True))
    yield Count("values", "shark.price", {"worth": prices})
    for number, company in enumerate(COMPANIES):
        about = (("company", company),)
        yield Count("stock-company", "shark.share-stock", {"company": company, "shares": table.stock[number]}, about=about)
        values = {"company": company, "left": left[number], "built": table.built[number].bit_count()}
        yield Count("buildings-company", "shark.end-buildings", values, about=about)
        value = table.values[number]
        yield Count("value", "shark.price", {"company": company, "value": value, "price": value * THOUSAND}, about=about)
    for player, shares in enumerate(table.shares):
        own = tuple((company, count) for company, count in zip(COMPANIES, shares, strict=True) if count)
        yield Count("shares" if own else "shares-none", "shark.bank-money", {"player": player, "shares": own}, player)
        worth = sum(count * value * THOUSAND for count, value in zip(shares, table.values, strict=True))
        values = {"player": player, "cash": table.cash[player], "worth": worth, "sum": table.cash[player] + worth}
        yield Count("score", "shark.winner", values, player)
        for company, count in zip(COMPANIES, shares, strict=True):
            held = {"player": player, "company": company, "shares": count}
            yield Count("shares-company", "shark.bank-money", held, player, (("company", company),))
