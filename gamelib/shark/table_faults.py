"""Whether a table could be: buildings, shares and values add up, no rivals touch, and what is said of the phase fits.

What cannot be played on is refused. What can be played but never comes about by play is only warned of.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator

from ..core.errors import PositionWarning
from ..core.kit.positions import Fault
from .engine.chains import allowed_colours, legal_squares, value
from .engine.end import ending, used
from .engine.settlement import lots_worth
from .engine.trade import can_trade
from .map import BITS, ROWS, STRIDE, around, name
from .rules import Rules
from .table import AFTER, BEFORE, CHOOSE, COMPANIES, DEAL, FIRST, HUES, NOBODY, OVER, PLACE, SETTLE, THOUSAND, Table

SETTING_UP = (FIRST, DEAL, CHOOSE)


def _row_of(bit: int) -> str:
    return f"row {(bit.bit_length() - 1) // STRIDE + 1}"


def _square(bit: int) -> str:
    row, column = divmod(bit.bit_length() - 1, STRIDE)
    return name(column, row)


def _buildings(rules: Rules, table: Table) -> Iterator[Fault]:
    for company, colour in enumerate(COMPANIES):
        count = used(table, company)
        if count > rules.buildings:
            rows = [row for row in range(ROWS) if table.built[company] & sum(BITS[row])]
            where = f"row {rows[-1] + 1}" if rows and table.box[company] <= rules.buildings else "box"
            yield where, f"{count} {colour} buildings are on the map and in the box; there are {rules.buildings}."


def _rivals(rules: Rules, table: Table) -> Iterator[Fault]:
    for company, other in ((one, two) for one in HUES for two in HUES if one < two):
        touching = around(table.built[company]) & table.built[other]
        if touching:
            bit = touching & -touching
            beside = around(bit) & table.built[company]
            squares = f"{_square(bit)} ({COMPANIES[other]}) and {_square(beside & -beside)} ({COMPANIES[company]})"
            yield _row_of(bit), f"{squares} stand side to side; the smaller chain would have left the map."


def _values(rules: Rules, table: Table) -> Iterator[Fault]:
    for company, colour in enumerate(COMPANIES):
        found = value(rules, table.chains[company])
        if table.values[company] != found:
            yield "values", f"{colour} is said to be at {table.values[company]}; its buildings on the map make {found}."


def _shares(rules: Rules, table: Table) -> Iterator[Fault]:
    for company, colour in enumerate(COMPANIES):
        held = 0
        for player, shares in enumerate(table.shares):
            held += shares[company]
            if held > rules.shares:
                yield f"player {player + 1}", f"with these, players hold {held} {colour} shares; there are {rules.shares}."
        if held + table.stock[company] != rules.shares:
            yield "bank", f"the {colour} shares add up to {held + table.stock[company]}, not {rules.shares}."


def _money(rules: Rules, table: Table) -> Iterator[Fault]:
    for player, cash in enumerate(table.cash):
        if cash % THOUSAND:
            yield f"player {player + 1}", f"{cash} is not a full thousand."


def _turn(rules: Rules, table: Table) -> Iterator[Fault]:
    if (table.player == NOBODY) != (table.phase == FIRST):
        yield "player", "a player has the turn in every phase but first-player."
    elif table.player != NOBODY and table.out[table.player]:
        yield "player", f"player {table.player + 1} is out and cannot have the turn."
    if (table.turn == 0) != (table.phase in SETTING_UP):
        yield "turn", f"the turn is 0 in the phases {', '.join(SETTING_UP)}, and at least 1 afterwards."
    if table.phase == BEFORE and table.turn == 1:
        yield "phase", "nobody trades before the first roll of the game."


def _end(rules: Rules, table: Table) -> Iterator[Fault]:
    left, ended = table.out.count(False), ending(rules, table)
    if table.phase == OVER:
        if left > 1 and ended is None:
            yield "phase", "the game is not over: no value is at the top, no colour used up, and several players are in."
        elif left > 1 and any(map(any, table.shares)):
            yield "phase", "the game is over, so all shares have been sold."
    elif left < 2:
        yield "phase", "the game is over: no more than one player is left."
    elif ended is not None and table.phase != SETTLE:
        yield "phase", "the game is over: a value is at the top or the buildings of a colour are used up."


def _start(rules: Rules, table: Table) -> Iterator[Fault]:
    """Before the first turn nothing is built, and start shares go round clockwise from the first player."""
    if table.phase not in SETTING_UP:
        return
    if any(table.built) or any(table.box):
        yield "phase", "nothing is built before the first turn."
    if any(cash != rules.cash for cash in table.cash) or any(table.out):
        yield "phase", f"before the first turn everyone has {rules.cash}."
    dealt = sum(map(sum, table.shares))
    if table.phase == FIRST:
        if dealt:
            yield "phase", "no shares are dealt before the first player is drawn."
        return
    if (table.phase == CHOOSE) != rules.choose_start_shares or dealt >= rules.dealt:
        yield "phase", f"start shares are not due: {dealt} of {rules.dealt} are dealt, or not in this way."
    for seat in range(rules.players):
        player = (table.player + seat) % rules.players
        if sum(table.shares[player]) != dealt // rules.players + (seat < dealt % rules.players):
            yield f"player {player + 1}", f"start shares go round clockwise from player {table.player + 1}."


def _dice(rules: Rules, table: Table) -> Iterator[Fault]:
    if bool(table.dice) != (table.phase in (PLACE, SETTLE)):
        yield "dice", "dice lie on the table in the phases place and settle, and only there."
    elif table.phase == PLACE:
        colours, zone = allowed_colours(rules, table), table.dice[1]
        if not any(legal_squares(table, company, zone) for company in colours):
            yield "dice", "this roll has no legal square, so nothing is placed."


def _trade(rules: Rules, table: Table) -> Iterator[Fault]:
    if table.bought > rules.buy_limit:
        yield "bought", f"{table.bought} shares are bought; the limit is {rules.buy_limit}."
    elif table.bought and (table.phase in SETTING_UP or table.phase == OVER):
        yield "bought", "shares are bought only within a turn."
    if table.phase in (BEFORE, AFTER) and not can_trade(rules, table):
        yield "phase", "nothing can be bought or sold, so there is no trade."


def _debts(rules: Rules, table: Table) -> Iterator[Fault]:
    debtor = table.actor
    if table.phase != SETTLE:
        if any(table.debts) or any(table.lots):
            yield "debts", "debts and lots belong to the phase settle."
        return
    if debtor is None:
        yield "debts", "somebody owes money in the phase settle."
        return
    if any(debt % THOUSAND for debt in table.debts):
        yield "debts", "debts are in full thousands."
    for player, debt in enumerate(table.debts):
        if debt and (player == table.player or table.out[player]):
            yield "debts", f"player {player + 1} placed the building or is out, and owes nothing."
    yield from _lots(rules, table, debtor)


def _lots(rules: Rules, table: Table, debtor: int) -> Iterator[Fault]:
    if table.cash[debtor]:
        yield f"player {debtor + 1}", "the debtor pays with cash before surrendering shares."
    for company, colour in enumerate(COMPANIES):
        if table.lots[company] > table.stock[company]:
            yield "lots", f"the bank does not hold the {table.lots[company]} {colour} shares that were surrendered."
        elif table.lots[company] and not table.values[company]:
            yield "lots", f"{colour} is at value 0: none of its shares are surrendered."
    debt = table.debts[debtor]
    if lots_worth(rules, table, table.lots) >= debt:
        yield "debts", f"the lots cover the {debt} of player {debtor + 1}."
    everything = tuple(lot + held for lot, held in zip(table.lots, table.shares[debtor], strict=True))
    if lots_worth(rules, table, everything) < debt:
        yield "debts", f"all shares of player {debtor + 1} do not cover {debt}: the player would be out."


def _warned(rules: Rules, table: Table) -> Iterator[Fault]:
    for oddity in _oddities(rules, table):
        warnings.warn(oddity, PositionWarning, stacklevel=4)
    return iter(())


def _oddities(rules: Rules, table: Table) -> Iterator[str]:
    """What never comes about by play, though it can be played on."""
    placed = sum(used(table, company) for company in HUES)
    if placed > table.turn:
        yield f"Buildings used by turn {table.turn}: {placed}; a turn places one at most."
    for company, colour in enumerate(COMPANIES):
        if table.box[company] and not any(used(table, other) > 1 for other in HUES if other != company):
            yield f"{table.box[company]} {colour} buildings are out of the game, but no rival could have removed them."
    bought = table.turn * rules.buy_limit * (1 + rules.buy_limit_each_window)
    for player, held in enumerate(table.shares):
        if sum(held) > bought + rules.dealt:
            yield f"player {player + 1} holds {sum(held)} shares, more than could be bought in {table.turn} turns."


FAULTS = (_buildings, _rivals, _values, _shares, _money, _turn, _end, _start, _dice, _trade, _debts, _warned)
"""What to look for, in this order; each function names where something is wrong, and what."""
