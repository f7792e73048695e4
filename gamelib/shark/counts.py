"""What can be counted in SHARK: shares, buildings and chains, what companies and players are worth, and what is left to do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from ..core.counts import Count
from .engine.settlement import still_owed
from .map import COLUMNS, ROWS, name, zone_of
from .rules import Rules
from .table import AFTER, BEFORE, COMPANIES, FACES, NO_COLOUR, OVER, THOUSAND, Table

VARIANTS = ("variant_one", "variant_two", "variant_three")


def counts(rules: Rules, table: Table) -> Iterator[Count]:
    """Every number that somebody may ask for; all of them lie open."""
    yield from _standing(rules, table)
    yield from _bank(rules, table)
    for number in range(len(COMPANIES)):
        yield from _of_company(rules, table, number)
    for player in range(rules.players):
        yield from _of_player(rules, table, player)
    if not any(table.debts):
        yield Count("nobody-owes", "shark.loss", {})
    yield from _turn(rules, table)
    yield from _seats(rules, table)
    yield from _zones()
    played = tuple(one for one in VARIANTS if getattr(rules, one))
    yield Count("variants" if played else "variants-none", "shark.variants-combine", {"variants": played})


def _worth(table: Table, player: int) -> int:
    """What all shares of a player would fetch now."""
    return sum(count * value * THOUSAND for count, value in zip(table.shares[player], table.values, strict=True))


def _standing(rules: Rules, table: Table) -> Iterator[Count]:
    """Who leads, with what everybody is worth, the richest first; what is still owed is taken off."""
    owed = [still_owed(rules, table, player) for player in range(rules.players)]
    sums = {player: max(table.cash[player] + _worth(table, player) - owed[player], 0) for player in range(rules.players)}
    most = max(sums.values())
    first = tuple(player for player in sums if sums[player] == most)
    ranked = tuple(sorted(sums.items(), key=lambda one: -one[1]))
    values = {"players": first, "worth": ranked}
    key = "leader" if len(first) == 1 else "leaders"
    yield Count(f"{key}-less-debts" if any(owed) else key, "shark.winner", values)


def _zones() -> Iterator[Count]:
    """How far every zone reaches, and in which zone every square lies."""
    zones: dict[int, list[str]] = {}
    for row, column in product(range(ROWS), range(len(COLUMNS))):
        square, zone = name(column, row), zone_of(column, row) + 1
        zones.setdefault(zone, []).append(square)
        yield Count("zone-of", "shark.board", {"square": square, "zone": zone}, about=(("square", square),))
    for zone, squares in zones.items():
        ends = {"zone": zone, "first": squares[0], "last": squares[-1]}
        yield Count("zone", "shark.board", ends, about=(("zone", str(zone)),))


def _left(rules: Rules, table: Table) -> list[int]:
    """How many buildings of each company are still to be placed."""
    return [rules.buildings - built.bit_count() - gone for built, gone in zip(table.built, table.box, strict=True)]


def _bank(rules: Rules, table: Table) -> Iterator[Count]:
    yield Count("stock", "shark.share-stock", {"shares": tuple(zip(COMPANIES, table.stock, strict=True))})
    left = _left(rules, table)
    yield Count("buildings", "shark.end-buildings", {"left": tuple(zip(COMPANIES, left, strict=True))})
    built = tuple((company, squares.bit_count()) for company, squares in zip(COMPANIES, table.built, strict=True))
    yield Count("buildings-map", "shark.board", {"total": sum(count for _, count in built), "built": built})
    prices = tuple((company, value * THOUSAND) for company, value in zip(COMPANIES, table.values, strict=True))
    yield Count("values", "shark.price", {"worth": prices})
    high, few = max(table.values), min(left)
    top = tuple(company for company, value in zip(COMPANIES, table.values, strict=True) if value == high)
    scarce = tuple(company for company, count in zip(COMPANIES, left, strict=True) if count == few)
    values = {"top": rules.top_value, "value": high, "highest": top, "left": few, "scarce": scarce}
    yield Count("end-near" if len(top) == 1 else "end-near-level", "shark.end-value", values)


def _of_company(rules: Rules, table: Table, number: int) -> Iterator[Count]:
    company, about = COMPANIES[number], (("company", COMPANIES[number]),)
    yield Count("stock-company", "shark.share-stock", {"company": company, "shares": table.stock[number]}, about=about)
    values = {"company": company, "left": _left(rules, table)[number], "built": table.built[number].bit_count()}
    yield Count("buildings-company", "shark.end-buildings", values, about=about)
    value = table.values[number]
    key = "value" if value else "value-none"
    yield Count(key, "shark.price", {"company": company, "value": value, "price": value * THOUSAND}, about=about)
    sizes = sorted((chain.bit_count() for chain in table.chains[number]), reverse=True)
    joined, lone = tuple(size for size in sizes if size > 1), sizes.count(1)
    told = {"company": company, "sizes": joined, "lone": lone, "value": value}
    yield Count("chains" if joined else "chains-none", "shark.value", told, about=about)
    held = sorted(((player, shares[number]) for player, shares in enumerate(table.shares)), key=lambda one: -one[1])
    yield Count("holders", "shark.bank-money", {"company": company, "shares": tuple(held)}, about=about)


def _of_player(rules: Rules, table: Table, player: int) -> Iterator[Count]:
    shares, worth, owed = table.shares[player], _worth(table, player), still_owed(rules, table, player)
    own = tuple((company, count) for company, count in zip(COMPANIES, shares, strict=True) if count)
    yield Count("shares" if own else "shares-none", "shark.bank-money", {"player": player, "shares": own}, player)
    values = {"player": player, "cash": table.cash[player], "worth": worth, "sum": table.cash[player] + worth}
    yield Count("score-owing" if owed else "score", "shark.winner", values | {"owed": owed}, player)
    for company, count in zip(COMPANIES, shares, strict=True):
        held = {"player": player, "company": company, "shares": count}
        yield Count("shares-company", "shark.bank-money", held, player, (("company", company),))
    if owed:
        yield Count("debt", "shark.loss", {"player": player, "owed": owed}, player)
    else:
        yield Count("debt-none", "shark.loss", {"player": player}, player)


def _turn(rules: Rules, table: Table) -> Iterator[Count]:
    """What the dice show, and how much of the limit on purchases is used."""
    if table.phase == OVER or table.player < 0:
        return
    if table.phase in (BEFORE, AFTER):
        values = {"player": table.player, "bought": table.bought, "left": rules.buy_limit - table.bought}
        yield Count("purchases", "shark.buy-limit", values | {"cash": table.cash[table.player]}, table.player)
    if table.dice:
        face, zone = table.dice
        key = "dice-zone" if face == NO_COLOUR else "dice"
        yield Count(key, "shark.zone-die", {"face": FACES[face] if face >= 0 else "", "zone": zone + 1})


def _seats(rules: Rules, table: Table) -> Iterator[Count]:
    """Who is out and who is still in the game, and whose turn comes next."""
    for player, is_out in enumerate(table.out):
        yield Count("out" if is_out else "in", "shark.bankrupt", {"player": player}, player)
    others = [(table.player + step) % rules.players for step in range(1, rules.players)]
    if table.phase != OVER and table.player >= 0 and (left := [one for one in others if not table.out[one]]):
        yield Count("next", "shark.turn", {"player": table.player, "next": left[0]})


def supposed(rules: Rules, table: Table, player: int, key: str, said: Mapping[str, str]) -> Iterator[Count]:
    """What so many shares cost, or what a player would get or pay if a company rose or fell; nothing where it cannot be."""
    number = COMPANIES.index(said["company"].lower())
    if key == "cost":
        shares, price = int(said["shares"]), table.values[number] * THOUSAND
        if price and shares:
            values = {"shares": shares, "company": COMPANIES[number], "money": shares * price, "player": player}
            yield Count("cost", "shark.price", {**values, "cash": table.cash[player]})
        return
    steps = int(said["steps"])
    value = table.values[number] + (steps if key == "rise" else -steps)
    if not steps or not 0 <= value <= rules.top_value or table.out[player]:
        return
    shares = table.shares[player][number]
    values = {"company": COMPANIES[number], "player": player, "steps": steps, "shares": shares}
    money = {"money": shares * steps * THOUSAND, "premium": value * THOUSAND}
    yield Count(key, "shark.dividend" if key == "rise" else "shark.loss", values | money)
