"""Where everything is, and who sees it: everything is open except the bids that are still sealed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ...core.events import Event
from ...core.moves import Place
from ..rules import Rules
from ..table import BANK, BOX, COLOURS, EMPTY, MONEY, NOT_YET, SEALED, Table, market, purse, roof, yard


def holdings(rules: Rules, table: Table) -> dict[tuple[Place, str], int]:
    """Every coin and piece; places that hold nothing are left out. The bank pays without limit, so its money is below zero."""
    found: dict[tuple[Place, str], int] = {(BANK, MONEY): -sum(table.cash)}
    for player, cash in enumerate(table.cash):
        found[purse(player), MONEY] = cash
        found.update(((yard(player, i), COLOURS[c]), 1) for i, c in enumerate(table.yards[player]) if c != EMPTY)
        found.update(((roof(player, i), COLOURS[c]), 1) for i, c in enumerate(table.roofs[player]) if c != EMPTY)
    for row, colour in enumerate(table.rows):
        if colour != EMPTY:
            found.update(((market(row, square), COLOURS[colour]), 1) for square in range(table.sold[colour]))
    for colour, name in enumerate(COLOURS):
        found[BANK, name] = table.bank[colour]
        found[BOX, name] = rules.pieces - on_table(table, colour)
    return {key: amount for key, amount in found.items() if amount}


def on_table(table: Table, colour: int) -> int:
    """How many pieces of a colour are in the game: in the bank, in companies and on the market."""
    companies = sum(row.count(colour) for row in (*table.yards, *table.roofs))
    return table.bank[colour] + companies + table.sold[colour]


def hidden(rules: Rules, table: Table, viewer: int) -> Table:
    """The table as the viewer sees it: the others' bids are sealed until the last is in."""
    if max(table.bids) == NOT_YET:
        return table
    seen = table.copy()
    seen.bids = tuple(bid if player == viewer or bid == NOT_YET else SEALED for player, bid in enumerate(table.bids))
    return seen


def veiled(event: Event, viewer: int) -> Event:
    """Another player's bid is seen to be laid, not what it is."""
    if event.key != "bid" or event.values["player"] == viewer:
        return event
    return replace(event, key="bid-sealed", values={"player": event.values["player"]})


def guess(rules: Rules, table: Table, viewer: int, rng: Random) -> Table:
    """An open table that agrees with what the viewer sees: each sealed bid is any that its bidder can pay."""
    if SEALED not in table.bids:
        return table
    opened = table.copy()
    opened.bids = tuple(rng.randint(0, table.cash[player]) if bid == SEALED else bid for player, bid in enumerate(table.bids))
    return opened
