"""The trader buys what is likely to rise, sells before a fall, and places for its own shares and against others'."""

from __future__ import annotations

from random import Random

from ...core.moves import Move
from ...core.view import View
from ..engine.chains import contact
from ..engine.end import wealth
from ..engine.settlement import lot
from ..map import BITS, around
from ..notation import BUYS, CHOICES, DONE, SELLS, Put, Surrender
from ..rules import Rules
from ..table import AFTER, BEFORE, CHOOSE, HUES, PLACE, THOUSAND, Table
from .outlook import changes, ends, outlook, swing

SELL_BELOW = -0.15
"""A share whose company is expected to fall by more than this at the next roll is sold."""


def trader_bot(view: View, rng: Random) -> Move:
    """Work out what the next roll is likely to do to each company, and trade on it; place for the greatest lead.

    It buys the company that is expected to rise most for its price, sells one that is expected to fall, and puts each
    building where it gains most against the average of the others. Equal choices are decided by lot.
    """
    if view.phase in (BEFORE, AFTER):
        return _trade(view.rules, view.table, view.moves(), rng)
    return _decided(view, rng)


def holder_bot(view: View, rng: Random) -> Move:
    """Place as the trader does, but never buy or sell: what trade is worth shows against this one."""
    return DONE if view.phase in (BEFORE, AFTER) else _decided(view, rng)


def _decided(view: View, rng: Random) -> Move:
    """Everything but trade."""
    if view.phase == PLACE:
        lead = _leads(view.rules, view.table, view.moves())
        return max(lead, key=lambda move: (lead[move], rng.random()))
    if view.phase == CHOOSE:
        return rng.choice(CHOICES)
    return max(view.moves(), key=lambda move: (_relief(view.rules, view.table, move), rng.random()))


def _trade(rules: Rules, table: Table, moves: tuple[Move, ...], rng: Random) -> Move:
    expected, held = outlook(rules, table), table.shares[table.player]
    falling = [company for company in HUES if held[company] and table.values[company] and expected[company] < SELL_BELOW]
    if falling:
        return SELLS[min(falling, key=lambda company: expected[company])]
    buys = [company for company in HUES if BUYS[company] in moves and expected[company] > 0]
    if not buys:
        return DONE
    return BUYS[max(buys, key=lambda company: (_appeal(rules, table, company, expected[company]), rng.random()))]


def _appeal(rules: Rules, table: Table, company: int, expected: float) -> float:
    """What a purchase promises: per share while cash is plenty, per coin while it is short."""
    left = rules.buy_limit - table.bought
    price = table.values[company] * THOUSAND
    return expected * min(left, table.cash[table.player] // price)


def _leads(rules: Rules, table: Table, moves: tuple[Move, ...]) -> dict[Move, float]:
    """What each placement gains; one that touches no building does the same wherever it stands."""
    built = table.built
    beside = around(built[0] | built[1] | built[2] | built[3])
    found: dict[Move, float] = {}
    apart: dict[int, float] = {}
    for move in moves:
        assert isinstance(move, Put)
        bit, company = BITS[move.row][move.column], move.company
        if bit & beside:
            found[move] = _lead(rules, table, company, bit)
        else:
            if company not in apart:
                apart[company] = _lead(rules, table, company, bit)
            found[move] = apart[company]
    return found


def _lead(rules: Rules, table: Table, company: int, bit: int) -> float:
    """What a placement gains the player against the average of the others; to end the game is good for the richest only."""
    player, met = table.player, contact(table, company, bit)
    moved = changes(rules, table, company, met)
    change = swing(rules, table, player, company, met, moved)
    others = [other for other in range(rules.players) if other != player and not table.out[other]]
    if ends(rules, table, company, moved):
        after = [wealth(table, seat) + change[seat] * THOUSAND for seat in range(rules.players)]
        return float("inf") if all(after[player] >= after[other] for other in others) else -float("inf")
    return change[player] - sum(change[other] for other in others) / len(others)


def _relief(rules: Rules, table: Table, move: Move) -> float:
    """How much more of the debt a surrendered share covers than it costs; a falling company's goes first."""
    assert isinstance(move, Surrender)
    company = move.company
    lots, value = table.lots[company], table.values[company]
    covers = lot(rules, lots + 1, value) - lot(rules, lots, value)
    return covers / (value * THOUSAND) - outlook(rules, table)[company]
