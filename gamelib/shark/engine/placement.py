"""A building is placed and settled, in this order: place, raise, premium, dividends, remove, lower; then the losses."""

from __future__ import annotations

from ...core.events import Log
from ...core.table import replaced
from ..map import BITS
from ..notation import Put
from ..rules import Rules
from ..table import THOUSAND, Table
from .chains import Contact, contact, value
from .placement_events import tell_dividends, tell_fall, tell_order, tell_placement, tell_premium, tell_removal, tell_value
from .settlement import Fall, collect


def place(rules: Rules, table: Table, move: Put, log: Log | None) -> None:
    """One building, and everything that follows from it."""
    company = move.company
    bit = BITS[move.row][move.column]
    met = contact(table, company, bit)
    if log is not None:
        tell_placement(rules, table, move, met, log)
    _build(table, company, bit, met)
    rise = value(rules, table.chains[company]) - table.values[company]
    if log is not None:
        tell_value(rules, table, company, rise, met, log)
    if rise > 0:
        table.values = replaced(table.values, company, table.values[company] + rise)
    _premium(rules, table, company, rise, met, log)
    if rise > 0:
        _dividends(table, company, rise, log)
    lowered = [company] if rise < 0 else []
    lowered += dict.fromkeys(rival for rival, _ in met.rivals)
    if log is not None and lowered:
        tell_order(log)
    for rival, chain in met.rivals:
        _remove(table, rival, chain, met, log)
    collect(rules, table, [_lower(rules, table, other, other == company, log) for other in lowered], log)


def _build(table: Table, company: int, bit: int, met: Contact) -> None:
    kept = [chain for chain in table.chains[company] if chain not in met.joins]
    table.chains = replaced(table.chains, company, tuple(sorted((*kept, met.chain))))
    table.built = replaced(table.built, company, table.built[company] | bit)


def _premium(rules: Rules, table: Table, company: int, rise: int, met: Contact, log: Log | None) -> None:
    """1,000 times a risen value; a flat sum for a lone building; otherwise nothing."""
    premium = table.values[company] * THOUSAND if rise > 0 else rules.lone_premium if met.size == 1 else 0
    if log is not None:
        tell_premium(table, company, rise, premium, log)
    if premium:
        table.cash = replaced(table.cash, table.player, table.cash[table.player] + premium)


def _dividends(table: Table, company: int, rise: int, log: Log | None) -> None:
    """Every holder, the placer too, gets 1,000 times the rise for each share."""
    if log is not None:
        tell_dividends(table, company, rise, log)
    each = rise * THOUSAND
    table.cash = tuple([cash + held[company] * each for cash, held in zip(table.cash, table.shares, strict=True)])


def _remove(table: Table, rival: int, chain: int, met: Contact, log: Log | None) -> None:
    """A rival chain leaves the map and the game."""
    if log is not None:
        tell_removal(rival, chain, met, log)
    table.chains = replaced(table.chains, rival, tuple(other for other in table.chains[rival] if other != chain))
    table.built = replaced(table.built, rival, table.built[rival] ^ chain)
    table.box = replaced(table.box, rival, table.box[rival] + chain.bit_count())


def _lower(rules: Rules, table: Table, company: int, own: bool, log: Log | None) -> Fall:
    """A company's value computed anew, and by how much it falls."""
    old, new = table.values[company], value(rules, table.chains[company])
    if log is not None:
        tell_fall(table, company, own, old, new, log)
    table.values = replaced(table.values, company, new)
    return company, old - new
