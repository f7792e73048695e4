"""The table as it is set up."""

from __future__ import annotations

from ...core.events import Log
from ...core.moves import CHANCE
from ..atlas import world
from ..rules import Rules
from ..table import BANK, FIRST, MISSIONS, MONEY, NOBODY, NONE, OUTWARD, PILE, SECRETS, Table, purse


def opening(rules: Rules, log: Log | None = None) -> Table:
    """The table as it is set up, before the first player is drawn."""
    players, here = rules.players, world(rules.map)
    if log is not None:
        _log_opening(rules, log)
    return Table(
        turn=0,
        phase=FIRST,
        actor=CHANCE,
        player=NOBODY,
        kind=NONE,
        spun=NONE,
        left=0,
        extra=0,
        places=(here.venice,) * players,
        cash=(rules.cash,) * players,
        hands=(0,) * players,
        stages=(OUTWARD,) * players,
        missions=(NONE,) * players,
        golden=(False,) * players,
        learnt=(NONE,) * players,
        tops=PILE,
        bottoms=((),) * len(PILE),
        loot=0,
        loot_cash=0,
        tables=(1 << len(MISSIONS)) - 1,
        secrets=(1 << len(SECRETS)) - 1,
        agenda=(),
        winner=NOBODY,
    )


def _log_opening(rules: Rules, log: Log) -> None:
    here = world(rules.map)
    cash = tuple((BANK, purse(player), MONEY, rules.cash) for player in range(rules.players) if rules.cash)
    seats = {"players": rules.players, "cash": rules.cash}
    log.add("marco_polo.setup", "setup", seats, cash, ("marco_polo.bank", "marco_polo.share-space"))
    log.add("marco_polo.map", "map", {"title": here.chart.title, "spaces": len(here.spaces)})
    goods = {"goods": len(here.chart.goods), "value": here.best, "finest": here.finest.bit_count()}
    log.add("marco_polo.goods", "goods", goods)
