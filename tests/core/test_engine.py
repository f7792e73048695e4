"""An engine is a table of phases, and another one is made of it by replacing parts of a phase."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from gamelib import mark
from gamelib.core.errors import EngineError
from gamelib.core.events import Log, Refusal
from gamelib.core.kit.engine import Engine, Phase, no_objection
from gamelib.core.moves import Move
from gamelib.mark.engine import ENGINE
from gamelib.mark.notation import AUCTIONS, Bid, Roll, bids
from gamelib.mark.rules import Rules
from gamelib.mark.table import BANK, BID, MONEY, ROLL, Table, purse
from gamelib.players import search
from gamelib.players.search import Search

AUCTION = ["first 1", "roll hammer red"]


def _bid_with_a_toll(rules: Rules, table: Table, move: Bid, log: Log | None) -> None:
    """Whoever bids pays a dollar for it."""
    bidder = table.actor
    assert bidder is not None
    ENGINE.phase(BID).step(rules, table, move, log)
    table.cash = tuple(cash - (player == bidder) for player, cash in enumerate(table.cash))
    if log is not None:
        log.add("mark.sealed-bids", "bid", {"player": bidder, "amount": 1}, ((purse(bidder), BANK, MONEY, 1),))


def _even(rules: Rules, table: Table) -> tuple[Move, ...]:
    assert table.actor is not None
    return bids(table.cash[table.actor])[::2]


def _only_even(rules: Rules, table: Table, move: Bid) -> Iterator[Refusal]:
    if move.amount % 2:
        yield Refusal("mark.sealed-bids", "bid-too-high", {"player": table.actor, "amount": move.amount, "cash": 0})


CHANGED = ENGINE.changed(BID, step=_bid_with_a_toll, legal=_even, objections={Bid: _only_even})


class State(mark.State):
    """MARK with a toll on bids, which must be even."""

    __slots__ = ()
    engine = CHANGED


def _at_auction(kind: type[mark.State]) -> mark.State:
    state = kind.begin(players=2)
    for move in AUCTION:
        state = state.play(move)
    return state


def test_a_changed_engine_decides_moves_refusals_steps_and_events() -> None:
    state = _at_auction(State)
    assert [str(move) for move in state.moves()[:3]] == ["bid 0", "bid 2", "bid 4"]
    assert state.refusal("bid 3") is not None
    assert not state.allows("bid 3")
    after = state.play("bid 4")
    assert after.table.cash == (29, 30)
    assert [event.values["amount"] for event in after.events] == [4, 1]


def test_what_a_player_sees_and_thinks_ahead_in_has_the_changed_engine_too() -> None:
    state = _at_auction(State)
    view = state.seen_by(0)
    assert view.engine is CHANGED
    assert view.guess(Random(0)).engine is CHANGED
    assert type(State.described(state.position(), state.rules)) is State


def test_a_bot_that_thinks_ahead_plays_the_changed_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bid that is tried in the head goes through the engine of the state."""
    tried: list[int] = []

    def step(rules: Rules, table: Table, move: Bid, log: Log | None) -> None:
        tried.append(move.amount)
        ENGINE.phase(BID).step(rules, table, move, log)

    monkeypatch.setattr(State, "engine", ENGINE.changed(BID, step=step))
    monkeypatch.setattr(search, "thinking", lambda name, rules: search.PLAIN)
    state = _at_auction(State)
    assert Search(8)(state.seen_by(0), Random(1)) in state.moves()
    assert tried


def test_the_first_engine_stays_as_it_is() -> None:
    state = _at_auction(mark.State)
    assert state.allows("bid 3")
    assert state.play("bid 4").table.cash == (30, 30)
    assert ENGINE.phase(BID).legal is not _even


def test_other_kinds_of_move_of_the_phase_are_judged_as_before() -> None:
    both = ENGINE.changed(ROLL, objections={Bid: no_objection})
    assert set(both.phase(ROLL).objections) == {Roll, Bid}


def test_what_does_not_exist_cannot_be_replaced() -> None:
    with pytest.raises(EngineError, match=r"There is no phase 'sale'; the phases are first-player, roll, .*act\."):
        ENGINE.changed("sale", legal=_even)
    with pytest.raises(EngineError, match=r"A phase has no 'moves'; what can be replaced is chance, due, legal,"):
        ENGINE.changed(BID, **{"moves": _even})  # type: ignore[typeddict-item]


def test_a_phase_is_added_once() -> None:
    names: Phase[Rules, Table] = Phase("names", "mark.setup", _bid_with_a_toll, _even, {})
    more: Engine[Rules, Table] = ENGINE.adding(names)
    assert more.phase("names") is names
    assert len(more.phases) == len(ENGINE.phases) + 1
    for taken in (names, replace(names, name="over")):
        with pytest.raises(EngineError, match=r"There is a phase '(names|over)' already"):
            more.adding(taken)


def test_a_move_of_no_phase_is_foreign_and_one_of_another_phase_is_reminded() -> None:
    state = mark.start(players=2)
    foreign, early = state.refusal(Move()), state.refusal(AUCTIONS[0])
    assert foreign is not None
    assert (foreign.clause, foreign.key) == ("mark.first-player", "foreign")
    assert early is not None
    assert (early.clause, early.key) == ("mark.first-player", "due-first-player")
