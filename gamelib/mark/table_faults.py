"""Whether a table could be: pieces and money add up, and what is said of the phase fits together."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.kit.positions import Fault
from .engine.action import actions
from .engine.auction import auctionable
from .engine.end import full_rows
from .engine.ledger import on_table
from .engine.storage import is_crowded, storage_fee
from .rules import Rules
from .table import (
    ACT,
    BID,
    COLOURS,
    EMPTY,
    FIRST,
    HAMMER,
    NAME,
    NOBODY,
    NOT_YET,
    OVER,
    PLACE,
    RETURN,
    STAR,
    Table,
)


def _pieces(rules: Rules, table: Table) -> Iterator[Fault]:
    for colour, name in enumerate(COLOURS):
        found, closed = on_table(table, colour), table.sold[colour] == rules.market_squares
        if closed and found != table.sold[colour]:
            yield "bank", f"{name} is closed, so no {name} piece may be in the bank or in a company."
        elif not closed and found != rules.pieces:
            yield "bank", f"the {name} pieces add up to {found}, not {rules.pieces}."


def _money(rules: Rules, table: Table) -> Iterator[Fault]:
    earned = sum(sum(rules.market[row][: table.sold[colour]]) for row, colour in enumerate(table.rows) if colour != EMPTY)
    for player, cash in enumerate(table.cash):
        if cash > rules.cash + earned:
            yield (
                f"company {player + 1}",
                f"${cash} is more than the start and all sales give (${rules.cash + earned}).",
            )
    if sum(table.cash) > rules.cash * rules.players + earned:
        yield (
            "company 1",
            f"all players hold ${sum(table.cash)}; start and sales give ${rules.cash * rules.players + earned}.",
        )


def _phase(rules: Rules, table: Table) -> Iterator[Fault]:
    full, limit = full_rows(rules, table), table.turn == rules.turn_limit
    if table.phase == OVER:
        if full < rules.rows_to_end and not limit:
            yield "phase", f"the game is not over: {full} rows are full and turn {table.turn} is below the limit."
    elif full >= rules.rows_to_end:
        yield "phase", f"the game is over: {full} rows are full."
    if (table.player == NOBODY) != (table.phase == FIRST):
        yield "player", "a player has the turn in every phase but first-player."
    elif table.phase == ACT and table.dice and table.dice[0] != HAMMER and not actions(rules, table):
        yield "phase", "no action is possible, so the phase cannot be act."
    elif table.phase == RETURN and not _owes(rules, table):
        yield "phase", "the player owes no storage or can pay it, so nothing is returned."


def _owes(rules: Rules, table: Table) -> bool:
    """Whether the player cannot pay for the crowded rows, or could not for both and has just brought one of them down."""
    cash, rows = table.cash[table.player], (table.yards[table.player], table.roofs[table.player])
    if storage_fee(rules, table) > cash:
        return True
    crowded = [is_crowded(rules, row) for row in rows]
    emptied = [row.count(EMPTY) == rules.squares - rules.crowded + 1 for row in rows]
    return rules.fee_both_rows > cash and any(crowded) and any(emptied)


def _auction(rules: Rules, table: Table) -> Iterator[Fault]:
    if (table.lot != EMPTY) != (table.phase in (BID, PLACE)):
        yield "auction", "a colour is up for auction in the phases bid and place, and only there."
    elif table.lot != EMPTY and table.lot not in auctionable(rules, table):
        yield "auction", f"{COLOURS[table.lot]} is closed or not in the bank, so it cannot be auctioned."
    if table.phase == PLACE and (table.actor is None or EMPTY not in table.yards[table.actor]):
        yield "winner", "the winner's yard is full, so nothing is placed."
    if table.phase == BID:
        yield from _bids(rules, table)


def _bids(rules: Rules, table: Table) -> Iterator[Fault]:
    order = [(table.player + seat) % rules.players for seat in range(rules.players)]
    laid = [table.bids[player] != NOT_YET for player in order]
    if all(laid) or sorted(laid, reverse=True) != laid:
        yield "bids", f"bids are laid clockwise from player {table.player + 1}, and the last is still to come."
    for player, bid in enumerate(table.bids):
        if bid > table.cash[player]:
            yield "bids", f"player {player + 1} bids ${bid} and has ${table.cash[player]}."


def _dice(rules: Rules, table: Table) -> Iterator[Fault]:
    dice, hammer = table.dice, bool(table.dice) and table.dice[0] == HAMMER
    if bool(dice) != (table.phase in (NAME, BID, PLACE, ACT)):
        yield "dice", "dice lie on the table in the phases name-colour, bid, place and act, and only there."
    elif dice and hammer != (table.phase != ACT):
        yield "dice", "the hammer belongs to the phases of an auction, and only there."
    elif table.phase == NAME and (dice[1] != STAR or not auctionable(rules, table)):
        yield "dice", "a colour is named only after hammer and star, with a colour left to name."
    elif hammer and dice[1] not in (STAR, table.lot) and table.phase != NAME:
        yield "dice", f"the dice put {COLOURS[dice[1]]} up for auction, not {COLOURS[table.lot]}."
    if bool(table.actions) != (table.phase == ACT):
        yield "actions", "actions are left in the phase act, and only there."
    elif table.actions == 2 and dice[0] != dice[1]:
        yield "actions", "two actions are left only on a double."


def _turn(rules: Rules, table: Table) -> Iterator[Fault]:
    if (table.turn == 0) != (table.phase == FIRST):
        yield "turn", "the turn is 0 in the phase first-player, and at least 1 afterwards."
    if table.phase == FIRST and any(table.sold):
        yield "phase", "the first player is drawn before anything is sold."


FAULTS = (_pieces, _money, _phase, _auction, _dice, _turn)
"""What to look for, in this order; each function names where something is wrong, and what."""
