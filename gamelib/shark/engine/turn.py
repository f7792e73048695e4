"""A turn: a trading window, the dice, a building and its settlement, another window; then the next player clockwise."""

from __future__ import annotations

from ...core.events import Log
from ...core.moves import CHANCE, Move
from ..notation import Buy, Sell
from ..rules import Rules
from ..table import AFTER, BEFORE, NO_DICE, ROLL, Table
from .trade import buy, can_trade, sell


def start_turn(rules: Rules, table: Table, log: Log | None) -> None:
    """The next turn begins, with trade before the dice except in the very first one."""
    table.turn += 1
    if log is not None:
        log.add("shark.turn", "turn", {"turn": table.turn, "player": table.player}, also=("shark.first-player",))
    if table.turn > 1:
        return open_window(rules, table, BEFORE, log)
    if log is not None:
        log.add("shark.first-turn", "first-turn", {"player": table.player})
    table.phase, table.actor = ROLL, CHANCE


def open_window(rules: Rules, table: Table, phase: str, log: Log | None) -> None:
    """A trading window; where nothing can be bought or sold nobody is asked."""
    if phase == AFTER:
        table.dice = NO_DICE
        if rules.buy_limit_each_window:
            table.bought = 0
    table.phase, table.actor = phase, table.player
    if not can_trade(rules, table):
        _close_window(rules, table, log)


def trade(rules: Rules, table: Table, move: Move, log: Log | None) -> None:
    """One purchase or sale, or the end of the window, which also comes when nothing more can be traded."""
    if isinstance(move, Buy):
        buy(rules, table, move, log)
    elif isinstance(move, Sell):
        sell(rules, table, move, log)
    else:
        if log is not None:
            log.add("shark.turn", "done", {"player": table.player})
        return _leave_window(rules, table, log)
    if not can_trade(rules, table):
        _close_window(rules, table, log)


def _close_window(rules: Rules, table: Table, log: Log | None) -> None:
    if log is not None:
        log.add("shark.turn", "no-trade", {"player": table.player})
    _leave_window(rules, table, log)


def _leave_window(rules: Rules, table: Table, log: Log | None) -> None:
    if table.phase == BEFORE:
        table.phase, table.actor = ROLL, CHANCE
    else:
        end_turn(rules, table, log)


def end_turn(rules: Rules, table: Table, log: Log | None) -> None:
    """The turn goes to the next player clockwise who is still in the game."""
    table.dice, table.bought = NO_DICE, 0
    player = (table.player + 1) % rules.players
    while table.out[player]:
        player = (player + 1) % rules.players
    table.player = player
    start_turn(rules, table, log)
