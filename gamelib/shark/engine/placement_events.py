"""What a placement causes, as events with their witnesses."""

from __future__ import annotations

from ...core.events import Log
from ..map import BITS, DIAGONAL, name, place, places
from ..notation import Put
from ..rules import Rules
from ..table import BANK, BOX, COMPANIES, MONEY, THOUSAND, Table, purse
from .chains import Contact


def tell_placement(rules: Rules, table: Table, move: Put, met: Contact, log: Log) -> None:
    """The building on its square, and the chain that it makes."""
    company, square = COMPANIES[move.company], name(move.column, move.row)
    said = {"player": table.player, "company": company, "square": square, "zone": table.dice[1] + 1}
    flow = (BANK, place(move.column, move.row), company, 1)
    log.add("shark.zone-die", "place", said, (flow,), _rests_on(table, move), met.witness())
    if len(met.joins) > 1:
        sizes = tuple(chain.bit_count() for chain in met.joins)
        told = {"company": company, "sizes": sizes, "size": met.size}
        log.add("shark.merge", "merge", told, also=("shark.chain",), witness=met.witness())
    elif met.joins:
        log.add("shark.chain", "chain", {"company": company, "size": met.size}, witness=met.witness())
    for rival, chain in met.rivals:
        told = {"company": company, "size": met.size, "rival": COMPANIES[rival], "other": chain.bit_count()}
        if rules.variant_one and met.size > rules.chain_cap:
            log.add("shark.variant-one-size", "superior", told, also=("shark.rival-contact",), witness=met.witness())
        else:
            log.add("shark.rival-contact", "superior", told, witness=met.witness())


def _rests_on(table: Table, move: Put) -> tuple[str, ...]:
    free = ("shark.choose-placeable",) if not 0 <= table.dice[0] < len(COMPANIES) else ("shark.colour-die",)
    diagonal = DIAGONAL[BITS[move.row][move.column]]
    near_rival = any(built & diagonal for company, built in enumerate(table.built) if company != move.company)
    return (*free, "shark.diagonal-free") if near_rival else free


def tell_value(rules: Rules, table: Table, company: int, rise: int, met: Contact, log: Log) -> None:
    """How the placed company's pawn moves up, or why it does not."""
    old = table.values[company]
    said = {"company": COMPANIES[company], "old": old, "new": old + rise, "size": met.size, "cap": rules.chain_cap}
    capped = rules.variant_one and met.size > rules.chain_cap
    also = ("shark.variant-one-cap",) if capped else ()
    if rise > 0 and met.size == 1:
        log.add("shark.first-building", "rise", said, also=("shark.value",))
    elif rise > 0:
        log.add("shark.value", "rise", said, also=also)
    elif capped:
        log.add("shark.variant-one-cap", "capped" if rise == 0 else "capped-merger", said, witness=met.witness())
    else:
        log.add("shark.first-building", "unmoved", said)


def tell_premium(table: Table, company: int, rise: int, premium: int, log: Log) -> None:
    """What the placer gets, with the line that computes it."""
    player, value = table.player, table.values[company]
    said = {"player": player, "company": COMPANIES[company], "value": value, "premium": premium}
    flows = ((BANK, purse(player), MONEY, premium),) if premium else ()
    if rise > 0:
        log.add("shark.premium", "premium", said, flows, witness={"points": value, "each": THOUSAND, "money": premium})
    else:
        log.add("shark.premium", "premium-lone" if premium else "no-premium", said, flows, witness={"money": premium})


def tell_dividends(table: Table, company: int, rise: int, log: Log) -> None:
    """What each holder gets: shares × rise × 1,000."""
    for player, held in enumerate(table.shares):
        shares, money = held[company], held[company] * rise * THOUSAND
        if shares:
            said = {"player": player, "company": COMPANIES[company], "shares": shares, "points": rise, "money": money}
            line = {"shares": shares, "points": rise, "each": THOUSAND, "money": money}
            log.add("shark.dividend", "dividend", said, ((BANK, purse(player), MONEY, money),), witness=line)


def tell_order(log: Log) -> None:
    """What rises has been paid for before anything falls."""
    log.add("shark.settle-order", "order", {})


def tell_removal(rival: int, chain: int, met: Contact, log: Log) -> None:
    """A rival chain goes to the box."""
    company, size = COMPANIES[rival], chain.bit_count()
    flows = tuple((square, BOX, company, 1) for square in places(chain))
    log.add("shark.removal", "removal", {"company": company, "size": size}, flows, witness=met.witness())


def tell_fall(table: Table, company: int, own: bool, old: int, new: int, log: Log) -> None:
    """How a pawn moves down, and that the placer is exempt."""
    said = {"company": COMPANIES[company], "old": old, "new": new}
    if own:
        log.add("shark.variant-one-merge-loss", "merger-fall", said, also=("shark.value",))
    else:
        key = "fall" if new < old else "no-fall"
        log.add("shark.value-drop", key, said, also=("shark.value",))
    held = table.shares[table.player][company]
    if held and new < old:
        exempt = {"player": table.player, "company": COMPANIES[company], "shares": held}
        log.add("shark.loss-exempt", "exempt", exempt, witness={"shares": held, "points": old - new, "money": 0})
