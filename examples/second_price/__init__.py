"""Second price: MARK, where the winner of an auction pays the second-highest bid. 2 to 4 players."""

from dataclasses import dataclass

from gamelib import mark
from gamelib.core.events import Log
from gamelib.core.rules import dial
from gamelib.core.table import replaced
from gamelib.mark.notation import Bid
from gamelib.mark.table import BANK, MONEY, Table, purse

BASE = "mark"
bid_in_mark = mark.State.engine.phase("bid").step


@dataclass(frozen=True)
class Rules(mark.Rules):
    """The rules of MARK, and the least that the winner of an auction pays."""

    reserve: int = dial(0, "second_price.second-price", 0, 100, 5)


def bid(rules: Rules, table: Table, move: Bid, log: Log | None) -> None:
    """A bid as in MARK; whoever has paid for the piece then pays the second-highest bid instead."""
    before, bids = table.cash, replaced(table.bids, table.actor, move.amount)
    bid_in_mark(rules, table, move, log)
    for winner in (player for player, cash in enumerate(before) if table.cash[player] < cash):
        price = min(bids[winner], max(sorted(bids)[-2], rules.reserve))
        table.cash = replaced(before, winner, before[winner] - price)
        if log is not None:
            values, flows = {"price": price, "bid": bids[winner]}, ((purse(winner), BANK, MONEY, price),) if price else ()
            log.retell("bids-shown", "second_price.second-price", "second-price", values, flows)


engine = mark.State.engine.changed("bid", step=bid)
