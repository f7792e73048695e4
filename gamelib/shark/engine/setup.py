"""The table as it is set up, the draw of the first player and the start shares."""

from __future__ import annotations

from ...core.events import Log
from ...core.moves import CHANCE
from ...core.table import replaced
from ..map import COLUMNS, ROWS, ZONES
from ..notation import Choose, Deal
from ..rules import Rules
from ..table import (
    BANK,
    CHOOSE,
    COMPANIES,
    DEAL,
    FIRST,
    HUES,
    MONEY,
    NO_DICE,
    NOBODY,
    NOTHING,
    SHARES,
    Table,
    portfolio,
    purse,
)
from .turn import start_turn


def opening(rules: Rules, log: Log | None = None) -> Table:
    """The table as it is set up, before the first player is drawn."""
    if log is not None:
        _log_opening(rules, log)
    return Table(
        turn=0,
        phase=FIRST,
        actor=CHANCE,
        player=NOBODY,
        dice=NO_DICE,
        bought=0,
        chains=((),) * len(COMPANIES),
        built=NOTHING,
        values=NOTHING,
        box=NOTHING,
        stock=(rules.shares,) * len(COMPANIES),
        cash=(rules.cash,) * rules.players,
        shares=(NOTHING,) * rules.players,
        out=(False,) * rules.players,
        debts=(0,) * rules.players,
        lots=NOTHING,
    )


def _log_opening(rules: Rules, log: Log) -> None:
    squares = len(COLUMNS) * ROWS
    shape = {"columns": len(COLUMNS), "rows": ROWS, "zones": len(ZONES), "squares": squares // len(ZONES)}
    log.add("shark.board", "board", shape)
    cash = tuple((BANK, purse(player), MONEY, rules.cash) for player in range(rules.players) if rules.cash)
    seats = {"players": rules.players, "cash": rules.cash, "shares": rules.shares, "buildings": rules.buildings}
    log.add("shark.setup", "setup", seats, cash, ("shark.bank-money", "shark.shares-fungible"))
    if rules.variant_one:
        log.add("shark.variant-one-start", "no-start-share", {})
    played = [on for on in ("variant_one", "variant_two", "variant_three") if getattr(rules, on)]
    if len(played) > 1:
        log.add("shark.variants-combine", "variants", {"variants": tuple(played)})


def receiver(rules: Rules, table: Table) -> int:
    """Who gets the next start share: clockwise from the first player."""
    return (table.player + sum(map(sum, table.shares))) % rules.players


def give_share(rules: Rules, table: Table, move: Deal | Choose, log: Log | None) -> None:
    """One start share, dealt by chance or chosen."""
    player, company = receiver(rules, table), move.company
    table.shares = replaced(table.shares, player, replaced(table.shares[player], company, table.shares[player][company] + 1))
    table.stock = replaced(table.stock, company, table.stock[company] - 1)
    if log is not None:
        flow = (BANK, portfolio(player), SHARES[company], 1)
        said = {"player": player, "company": COMPANIES[company]}
        log.add("shark.setup", "dealt" if table.actor == CHANCE else "chosen", said, (flow,), ("shark.shares-fungible",))
    next_share(rules, table, log)


def next_share(rules: Rules, table: Table, log: Log | None) -> None:
    """The next start share, or the first turn."""
    if sum(table.stock) == rules.shares * len(HUES) - rules.dealt:
        start_turn(rules, table, log)
    elif rules.choose_start_shares:
        table.phase, table.actor = CHOOSE, receiver(rules, table)
    else:
        table.phase, table.actor = DEAL, CHANCE
