"""Who may do what in Marco Polo, and what it causes: plain functions over rules and tables.

A file a subject, in the order of play: ``setup``, ``turn``, ``roulette``, ``ways`` (where a spin leads), ``fight``,
``arrival``, ``trade``, ``chance`` (cards), ``debts``, ``end``; beside them ``objections`` and ``astray`` (what forbids a move),
``ledger`` (where everything is) and ``sight`` (who sees it).

What a move sets going is put on the table's agenda, a stack of tasks; after each move the tasks are done, the last first,
until one of them needs a decision or chance. ``ENGINE`` puts everything together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...core.events import Log
from ...core.kit.engine import Engine, Phase
from ...core.kit.first import draw_of_first
from ..notation import First
from ..rules import Rules
from ..table import (
    ANNOUNCE,
    BUY,
    CONDUCT,
    DEAL,
    DEBT,
    DRAW,
    FAN,
    FIGHT,
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
from .legal import LEGAL, draw_weights, fan_weights, spin_weights
from .objections import OBJECTIONS, due_for_card, due_to_name
from .roulette import announce, spin
from .setup import opening
from .sight import guess, hidden, veiled
from .trade import fan_hand, go_on_buying, go_on_dealing, open_trade, take, trade
from .turn import end_turn, fresh, start_turn
from .ways import go

_TASKS: dict[str | int, Callable[[Rules, Table, Task, Log | None], bool]] = {
    "end": end_turn,
    "trade": open_trade,
    "buy": go_on_buying,
    "deal": go_on_dealing,
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


def _settle(rules: Rules, table: Table, log: Log | None) -> None:
    """What the move has set going, until a task needs a decision or chance."""
    while table.agenda:
        task = table.agenda[-1]
        if _TASKS[task[0]](rules, table, task, log):
            break


def _phase(
    name: str,
    due: str | Callable[[Rules, Table], str],
    step: Callable[..., None],
    weights: Callable[[Rules, Table], Sequence[int] | None] | None = None,
    chance: bool = False,
) -> Phase[Rules, Table]:
    return Phase(name, due, step, LEGAL[name], OBJECTIONS[name], chance or weights is not None, weights)


PHASES = (
    draw_of_first("marco_polo.first-player", First, start_turn),
    _phase(FRESH, "marco_polo.fresh-start", fresh),
    _phase(ANNOUNCE, "marco_polo.announce", announce),
    _phase(SPIN, "marco_polo.roulette", spin, spin_weights),
    _phase(CONDUCT, "marco_polo.safe-conduct", use_conduct),
    _phase(FIGHT, "marco_polo.fight", fight, chance=True),
    _phase(RANSOM, "marco_polo.ransom", pay_ransom),
    _phase(MOVE, "marco_polo.must-move", go),
    _phase(TRADE, "marco_polo.trade-where", trade),
    _phase(BUY, "marco_polo.buy", trade),
    _phase(DEAL, "marco_polo.deal", trade),
    _phase(DRAW, due_for_card, draw, draw_weights),
    _phase(FAN, due_for_card, take, fan_weights),
    _phase(DEBT, "marco_polo.debt", sell_for_debt),
    _phase(GIFT, "marco_polo.khanbalik-gift", give),
    _phase(TABLE, "marco_polo.khanbalik-gift", receive_table, chance=True),
    _phase(SECRET, "marco_polo.mission", learn, chance=True),
    _phase(NAME, due_to_name, name_merchant),
)

ENGINE: Engine[Rules, Table] = Engine(
    opening, PHASES, holdings, outcome, ENDS, hidden=hidden, veiled=veiled, guess=guess, settle=_settle, pace=2.0
)
