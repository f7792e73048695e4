"""What a hint in SHARK says to whoever is far behind: what a building would cost the richest, played out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gamelib.core.words import words
from gamelib.shark.bots import behind, costs
from gamelib.shark.engine.end import wealth
from gamelib.shark.notation import DONE
from gamelib.shark.table import AFTER, COMPANIES, PLACE
from tests.shark.test_hint_falls import trading

NAMES = ("Ann", "Ben", "Cleo")


def far_behind() -> Iterator[tuple[Any, dict[str, Any]]]:
    """Tables at which whoever is to build has nothing, and what is told to that player."""
    for state in trading(PLACE, seeds=6, every=1):
        table, me = state.table.copy(), state.actor
        table.cash = tuple(0 if player == me else cash for player, cash in enumerate(table.cash))
        table.shares = tuple((0, 0, 0, 0) if player == me else shares for player, shares in enumerate(table.shares))
        changed = type(state)(state.rules, table)
        told = behind.said(changed.seen_by(me))
        if told is not None:
            yield changed, dict(told[1])


def test_each_point_that_a_building_takes_costs_the_richest_what_is_told() -> None:
    lowered = 0
    for state, told in far_behind():
        rich, company = told["player"], COMPANIES.index(told["company"])
        assert (told["worth"], told["most"]) == (0, max(wealth(state.table, player) for player in range(3)))
        assert (
            told["shares"] == state.table.shares[rich][company] == max(state.table.shares[rich][one] for one in priced(state))
        )
        only = state.table.copy()
        kept = tuple(told["shares"] if one == company else 0 for one in range(4))
        only.shares = tuple(kept if player == rich else (0, 0, 0, 0) for player in range(3))
        before = wealth(only, rich)
        for move in state.moves():
            after = state.engine.step(state.rules, only, move)
            points = only.values[company] - after.values[company]
            if points > 0 and after.cash[rich] > 0 and after.phase != "over":
                assert before - wealth(after, rich) == points * told["loss"]
                lowered += 1
    assert lowered > 5


def priced(state: Any) -> list[int]:
    return [company for company, value in enumerate(state.table.values) if value]


def test_it_is_told_after_the_own_trade_to_whoever_has_less_than_half() -> None:
    told = 0
    for state, _ in far_behind():
        state.table.phase = AFTER
        key, values = costs.said(state.seen_by(state.actor), DONE) or ("", {})
        assert key == "cost-behind"
        assert "costs " in words("shark").say("hints", key, values, NAMES)
        told += 1
    assert told
    for state in trading(AFTER, every=1):
        worths = [wealth(state.table, player) for player in range(3)]
        key, _ = costs.said(state.seen_by(state.actor), DONE) or ("", {})
        assert key != "cost-behind" or 2 * worths[state.actor] < max(worths)
