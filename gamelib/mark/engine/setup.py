"""The table as it is set up."""

from __future__ import annotations

from ...core.events import Log
from ...core.moves import CHANCE
from ..rules import VALUES, Rules
from ..table import BANK, COLOURS, EMPTY, FIRST, MONEY, NO_DICE, NOBODY, NOT_YET, Table, purse


def opening(rules: Rules, log: Log | None = None) -> Table:
    """The table as it is set up, before the first player is drawn."""
    players, company = rules.players, (EMPTY,) * rules.squares
    if log is not None:
        cash = tuple((BANK, purse(player), MONEY, rules.cash) for player in range(players) if rules.cash)
        seats = {"players": players, "cash": rules.cash, "pieces": rules.pieces}
        log.add("mark.setup", "setup", seats, cash, ("mark.bank",))
        shape = {"rows": len(rules.market), "squares": rules.market_squares, "pieces": rules.pieces}
        log.add("mark.market-shape", "market-shape", shape)
        key = "market-values" if rules.market == VALUES else "market-own"
        log.add("mark.market-values", key, {"low": rules.market[0][0], "high": rules.market[0][-1]})
    return Table(
        turn=0,
        phase=FIRST,
        actor=CHANCE,
        player=NOBODY,
        dice=NO_DICE,
        actions=0,
        cash=(rules.cash,) * players,
        yards=(company,) * players,
        roofs=(company,) * players,
        bank=(rules.pieces,) * len(COLOURS),
        rows=(EMPTY,) * len(COLOURS),
        sold=(0,) * len(COLOURS),
        lot=EMPTY,
        bids=(NOT_YET,) * players,
    )
