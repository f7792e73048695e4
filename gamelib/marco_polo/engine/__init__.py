"""Who may do what in Marco Polo, and what it causes: plain functions over rules and tables.

A file a subject, in the order of play: ``setup``, ``turn``, ``roulette``, ``ways`` (where a spin leads), ``fight``,
``arrival``, ``trade``, ``chance`` (cards), ``debts``, ``end``; beside them ``objections`` and ``astray`` (what forbids a move),
``ledger`` (where everything is) and ``sight`` (who sees it).

What a move sets going is put on the table's agenda, a stack of tasks; after each move the tasks are done, the last first,
until one of them needs a decision or chance.
"""

from __future__ import annotations

from collections.abc import Callable

from ...core.events import Log
from ...core.moves import Move
from ..rules import Rules
from ..table import (
    ANNOUNCE,
    BUY,
    CONDUCT,
    DEBT,
    DRAW,
    FAN,
    FIGHT,
    FIRST,
    FRESH,
    GIFT,
    MOVE,
    NAME,
    RANSOM,
    SECRET,
    SPIN,
    TABLE,
    TRADE,
    Table,
    Task,
)
from .arrival import arrive, give, learn, receive_gift, receive_table, turn_secret, turn_table
from .chance import ask_name, draw, name_merchant, put_under, turn_card
from .debts import sell_for_debt, settle
from .end import ENDS, outcome
from .fight import fight, pay_ransom, use_conduct
from .ledger import holdings
from .legal import legal, weights
from .objections import due, objections
from .roulette import announce, spin
from .setup import opening
from .sight import guess, hidden, veiled
from .trade import fan_hand, go_on_buying, open_trade, take, trade
from .turn import end_turn, first_player, fresh
from .ways import go

__all__ = [
    "ENDS",
    "due",
    "guess",
    "hidden",
    "holdings",
    "legal",
    "objections",
    "opening",
    "outcome",
    "step",
    "veiled",
    "weights",
]

_STEPS: dict[str, Callable[..., None]] = {
    FIRST: first_player,
    FRESH: fresh,
    ANNOUNCE: announce,
    SPIN: spin,
    CONDUCT: use_conduct,
    FIGHT: fight,
    RANSOM: pay_ransom,
    MOVE: go,
    TRADE: trade,
    BUY: trade,
    DRAW: draw,
    FAN: take,
    DEBT: sell_for_debt,
    GIFT: give,
    TABLE: receive_table,
    SECRET: learn,
    NAME: name_merchant,
}

_TASKS: dict[str | int, Callable[[Rules, Table, Task, Log | None], bool]] = {
    "end": end_turn,
    "trade": open_trade,
    "buy": go_on_buying,
    "draw": turn_card,
    "return": put_under,
    "pay": settle,
    "name": ask_name,
    "fan": fan_hand,
    "arrive": arrive,
    "gift": receive_gift,
    "table": turn_table,
    "secret": turn_secret,
}


def step(rules: Rules, table: Table, move: Move, log: Log | None = None) -> Table:
    """The table after a legal move; what it causes is written into the log if there is one."""
    after = table.copy()
    _STEPS[table.phase](rules, after, move, log)
    while after.agenda:
        task = after.agenda[-1]
        if _TASKS[task[0]](rules, after, task, log):
            break
    return after
