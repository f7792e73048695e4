"""Exact analysis of a position: every roll, every placement, and what it does to values and wealth. Nothing is sampled.

>>> from gamelib import shark
>>> from gamelib.shark import analysis
>>> state = shark.start(players=2, variant_one=True).play("first 1")
>>> analysis.expected(state).prices["red"]
Fraction(250, 1)

A position before the roll has an entry for each outcome of the dice; one in which trade comes first is looked at as if trading
were over; one in which the dice lie on the table has that one entry. A debtor who must surrender shares is taken to do it in
the way that leaves the debtor most.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from ..core.events import Log
from ..core.moves import CHANCE, Move
from .engine import ENGINE
from .engine.chains import contact
from .engine.end import wealth
from .map import BITS
from .notation import Put, parse
from .rules import Rules
from .table import BEFORE, COMPANIES, HUES, PLACE, ROLL, SETTLE, THOUSAND, Table

CHOICES = ("even", "best")
"""How the placer is taken to choose: every legal placement alike, or the one that gains the placer most (equal ones alike)."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One placement: the change of each company's value, the premium, and the change of each player's wealth in FT."""

    move: Put
    changes: tuple[int, ...]
    premium: int
    wealth: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Throw:
    """One outcome of the dice with its exact odds, and every placement that it allows; none where there is no square."""

    move: Move | None
    odds: Fraction
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Expected:
    """What one roll and its placement bring on average, exactly: each share's price and each player's wealth, in FT."""

    prices: dict[str, Fraction]
    wealth: tuple[Fraction, ...]
    no_place: Fraction


def outcomes(state: Any) -> tuple[Throw, ...]:
    """The full table of a position: a row for each outcome of the dice, and in it each placement's effect."""
    rules, table = state.rules, _ready(state)
    known: dict[Put, Effect] = {}
    if table.phase == PLACE:
        return (Throw(None, Fraction(1), _effects(rules, table, known)),)
    moves = ENGINE.legal(rules, table)
    odds = Fraction(1, len(moves))
    return tuple(Throw(move, odds, _effects(rules, ENGINE.step(rules, table, move), known)) for move in moves)


def expected(state: Any, choice: str = "even") -> Expected:
    """The average change of each share's price and of each player's wealth, over all rolls and the placer's choice."""
    placer, rows = _ready(state).player, outcomes(state)
    prices, gains, none = [Fraction(0)] * len(HUES), [Fraction(0)] * state.rules.players, Fraction(0)
    for row in rows:
        likely = chosen(row.effects, placer, choice)
        none += 0 if likely else row.odds
        for effect in likely:
            weight = row.odds / len(likely)
            prices = [price + weight * change * THOUSAND for price, change in zip(prices, effect.changes, strict=True)]
            gains = [gain + weight * change for gain, change in zip(gains, effect.wealth, strict=True)]
    return Expected(dict(zip(COMPANIES, prices, strict=True)), tuple(gains), none)


def chosen(effects: Sequence[Effect], placer: int, choice: str = "even") -> Sequence[Effect]:
    """The placements among which the placer decides by lot: all of them, or those that gain the placer most."""
    if choice not in CHOICES:
        raise ValueError(f"The placer's choice is one of {', '.join(CHOICES)}, not '{str(choice)[:40]}'.")
    if choice == "even" or not effects:
        return effects
    most = max(effect.wealth[placer] for effect in effects)
    return [effect for effect in effects if effect.wealth[placer] == most]


def preview(state: Any, move: Put | str) -> Mapping[str, object]:
    """What a placement would make, join and touch, legal or not: places, sizes, and for each rival the comparison."""
    put = parse(move) if isinstance(move, str) else move
    if not isinstance(put, Put):
        raise ValueError(f"A placement is written like 'place red C4'; '{str(move)[:40]}' is none.")
    bit = BITS[put.row][put.column]
    if any(built & bit for built in state.table.built):
        raise ValueError(f"'{put}' is no placement: a building stands there already.")
    return contact(state.table, put.company, bit).witness()


def rows(state: Any) -> list[dict[str, object]]:
    """The full table as plain rows for a data frame: a row a placement, or one for a roll that allows none."""
    return [row for roll in outcomes(state) for row in _rows(roll)]


def _rows(roll: Throw) -> Iterator[dict[str, object]]:
    said: dict[str, object] = {"roll": str(roll.move) if roll.move else "", "odds": roll.odds}
    for effect in roll.effects:
        values = dict(zip(COMPANIES, effect.changes, strict=True))
        gains = {f"player {player + 1}": gain for player, gain in enumerate(effect.wealth)}
        yield {**said, "placement": str(effect.move), **values, "premium": effect.premium, **gains}
    if not roll.effects:
        yield {**said, "placement": ""}


def _ready(state: Any) -> Table:
    """The table before the roll or before the placement."""
    table: Table = state.table
    if table.phase == BEFORE:
        return table.changed(phase=ROLL, actor=CHANCE)
    if table.phase not in (ROLL, PLACE):
        raise ValueError(f"The phase is '{table.phase}': a roll is analysed in the phases {BEFORE}, {ROLL} and {PLACE}.")
    return table


def _effects(rules: Rules, table: Table, known: dict[Put, Effect]) -> tuple[Effect, ...]:
    """Every placement that the dice on this table allow; one that another roll allows too is worked out once."""
    if table.phase != PLACE:
        return ()
    moves = [move for move in ENGINE.legal(rules, table) if isinstance(move, Put)]
    for move in moves:
        if move not in known:
            known[move] = _effect(rules, table, move)
    return tuple(known[move] for move in moves)


def _effect(rules: Rules, table: Table, move: Put) -> Effect:
    log = Log()
    after = ENGINE.step(rules, table, move, log)
    premium = sum(flow[3] for event in log if event.clause == "shark.premium" for flow in event.flows)
    while after.phase == SETTLE:
        after = _settled(rules, after)
    changes = tuple(new - old for new, old in zip(after.values, table.values, strict=True))
    gains = tuple(wealth(after, player) - wealth(table, player) for player in range(rules.players))
    return Effect(move, changes, premium, gains)


def _settled(rules: Rules, table: Table) -> Table:
    """The table after the debtor has surrendered the shares that leave the most behind."""
    debtor = table.actor
    assert debtor is not None
    best: dict[tuple[int, ...], Table] = {}

    def most(table: Table) -> Table:
        if table.lots not in best:
            ways = [ENGINE.step(rules, table, move) for move in ENGINE.legal(rules, table)]
            ends = [most(way) if _still_owes(way, debtor) else way for way in ways]
            best[table.lots] = max(ends, key=lambda end: wealth(end, debtor))
        return best[table.lots]

    return most(table)


def _still_owes(table: Table, debtor: int) -> bool:
    return table.phase == SETTLE and table.actor == debtor
