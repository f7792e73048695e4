"""Where everything is, and who sees it: everything is open except the bids that are still sealed."""

from __future__ import annotations

from random import Random

from ...core.kit.sealed import NOT_YET, SEALED, sealed, unsealed
from ...core.moves import Place
from ..rules import Rules
from ..table import BANK, BOX, COLOURS, EMPTY, MONEY, Table, market, purse, roof, yard


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
    return table if max(table.bids) == NOT_YET else table.changed(bids=sealed(table.bids, viewer))


def guess(rules: Rules, table: Table, viewer: int, rng: Random) -> Table:
    """An open table that agrees with what the viewer sees: each sealed bid is any that its bidder can pay."""
    return table.changed(bids=unsealed(table.bids, table.cash, rng)) if SEALED in table.bids else table
