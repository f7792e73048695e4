"""What forbids a move: one short function a kind, which names every clause in the way, in a fixed order."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.events import Refusal
from ...core.kit.engine import Checks, no_objection
from ..map import BITS, COLUMNS, ROWS, ZONES, name, zone_of
from ..notation import Buy, Choose, Deal, Done, Put, Roll, Sell, Surrender
from ..rules import Rules
from ..table import (
    AFTER,
    BEFORE,
    BLACK,
    CHOOSE,
    COMPANIES,
    DEAL,
    FACES,
    HUES,
    NO_COLOUR,
    PLACE,
    ROLL,
    SETTLE,
    THOUSAND,
    Table,
)
from .chains import allowed_colours, contact, legal_squares


def _start_share(rules: Rules, table: Table, move: Deal | Choose) -> Iterator[Refusal]:
    if move.company not in HUES:
        yield Refusal("shark.setup", "no-such-company")


def _roll(rules: Rules, table: Table, move: Roll) -> Iterator[Refusal]:
    if move.zone not in ZONES:
        yield Refusal("shark.zone-die", "no-such-zone", {"zones": len(ZONES)})
    elif rules.variant_three and move.face != NO_COLOUR:
        yield Refusal("shark.variant-three", "no-colour-die")
    elif not rules.variant_three and move.face not in range(len(FACES)):
        yield Refusal("shark.colour-die", "no-such-face")


def _buy(rules: Rules, table: Table, move: Buy) -> Iterator[Refusal]:
    company, player = move.company, table.player
    if company not in HUES:
        yield Refusal("shark.price", "no-such-company")
        return
    price, values = table.values[company] * THOUSAND, {"player": player, "company": COMPANIES[company]}
    if not price:
        yield Refusal("shark.price", "worthless", values)
    if table.bought >= rules.buy_limit:
        yield Refusal("shark.buy-limit", "limit", {"player": player, "limit": rules.buy_limit})
    if not table.stock[company]:
        yield Refusal("shark.share-stock", "no-stock", values)
    if price > table.cash[player]:
        yield Refusal("shark.no-credit", "no-credit", {**values, "price": price, "cash": table.cash[player]})


def _sell(rules: Rules, table: Table, move: Sell) -> Iterator[Refusal]:
    company, player = move.company, table.player
    if company not in HUES:
        yield Refusal("shark.price", "no-such-company")
        return
    values = {"player": player, "company": COMPANIES[company]}
    if not table.values[company]:
        yield Refusal("shark.price", "worthless", values)
    if not table.shares[player][company]:
        yield Refusal("shark.sell-free", "no-share", values)


def _surrender(rules: Rules, table: Table, move: Surrender) -> Iterator[Refusal]:
    company, debtor = move.company, table.actor
    assert debtor is not None
    if company not in HUES:
        yield Refusal("shark.forced-sale", "no-such-company")
        return
    values = {"player": debtor, "company": COMPANIES[company]}
    if not table.values[company]:
        yield Refusal("shark.forced-sale", "brings-nothing", values)
    if not table.shares[debtor][company]:
        yield Refusal("shark.forced-sale", "no-share", values)


def _put(rules: Rules, table: Table, move: Put) -> Iterator[Refusal]:
    if move.company not in HUES:
        yield Refusal("shark.board", "no-such-company")
        return
    if not (0 <= move.column < len(COLUMNS) and 0 <= move.row < ROWS):
        yield Refusal("shark.board", "no-such-square", {"last": name(len(COLUMNS) - 1, ROWS - 1)})
        return
    bit, zone = BITS[move.row][move.column], table.dice[1]
    square = {"company": COMPANIES[move.company], "square": name(move.column, move.row)}
    colours = allowed_colours(rules, table)
    if move.company not in colours:
        yield _wrong_colour(rules, table, move.company, colours)
    if zone_of(move.column, move.row) != zone:
        yield Refusal("shark.zone-die", "wrong-zone", {**square, "own": zone_of(move.column, move.row) + 1, "zone": zone + 1})
    for other, built in enumerate(table.built):
        if built & bit:
            yield Refusal("shark.zone-die", "taken", {**square, "holder": COMPANIES[other]})
            return
    if len(colours) > 1 and move.company in colours and not legal_squares(table, move.company, zone):
        yield Refusal("shark.choose-placeable", "not-placeable", {**square, "zone": zone + 1})
    yield from _inferior(rules, table, move, square)


def _wrong_colour(rules: Rules, table: Table, company: int, colours: tuple[int, ...]) -> Refusal:
    values = {"company": COMPANIES[company], "companies": tuple(COMPANIES[other] for other in colours)}
    if table.dice[0] == BLACK:
        return Refusal("shark.variant-two", "not-fewest", values)
    return Refusal("shark.colour-die", "wrong-colour", values)


def _inferior(rules: Rules, table: Table, move: Put, square: dict[str, str]) -> Iterator[Refusal]:
    """Each rival chain that the new chain does not outnumber."""
    met = contact(table, move.company, BITS[move.row][move.column])
    for rival, chain in met.rivals:
        size = chain.bit_count()
        values = {**square, "size": met.size, "rival": COMPANIES[rival], "other": size, **met.witness()}
        if met.size < size:
            yield Refusal("shark.no-sacrifice", "smaller", values)
        if met.size <= size:
            yield Refusal("shark.rival-contact", "not-larger", values)
            if rules.variant_one and size > rules.chain_cap:
                yield Refusal("shark.variant-one-size", "real-size", values)


_TRADE: Checks = {Buy: _buy, Sell: _sell, Done: no_objection}
OBJECTIONS: dict[str, Checks] = {
    DEAL: {Deal: _start_share},
    CHOOSE: {Choose: _start_share},
    BEFORE: _TRADE,
    ROLL: {Roll: _roll},
    PLACE: {Put: _put},
    SETTLE: {Surrender: _surrender},
    AFTER: _TRADE,
}
"""For each phase, the kinds of move that belong to it and what forbids them."""
