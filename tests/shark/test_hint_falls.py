"""What a hint in SHARK says of shares that can fall: so many rolls of the others, counted with the engine itself."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.core.words import words
from gamelib.players.hints import _aside
from gamelib.shark.bots.effects import falls
from gamelib.shark.notation import DONE, Put
from gamelib.shark.table import AFTER, BEFORE, COMPANIES, HUES, PLACE

NAMES = ("Ann", "Ben", "Cleo")
OPTIONS: list[dict[str, Any]] = [{}, {"variant_one": True, "variant_two": True}, {"variant_three": True}]


def trading(phase: str, seeds: int = 2, every: int = 3, **options: Any) -> Iterator[Any]:
    """Tables of sensible players at which somebody may end a trade."""
    for seed in range(seeds):
        rules = gamelib.ruleset("shark").Rules(players=3, **options)
        states = gamelib.playout("shark", rules, bots="sensible", seed=seed).states()
        yield from [state for state in states if state.phase == phase and len(state.moves()) > 1][seed::every]


def rolled(state: Any) -> Any:
    """The table before the next player's dice, when all trade is over."""
    state = state.play(DONE)
    while state.actor is not None and state.actor >= 0:
        state = state.play(DONE)
    return state


def fallen(state: Any, company: int) -> tuple[int, int, int]:
    """Of all rolls, how many allow a building that brings a company down; how many there are; the worst fall."""
    rolls, worst = 0, 0
    for roll in state.moves():
        after = state.play(roll)
        puts = [move for move in after.moves() if isinstance(move, Put)] if after.phase == PLACE else []
        changes = [after.play(move).table.values[company] - state.table.values[company] for move in puts]
        rolls, worst = rolls + (min(changes, default=0) < 0), min(worst, *changes, 0)
    return rolls, len(state.moves()), -worst


@pytest.mark.parametrize("options", OPTIONS)
def test_the_rolls_that_can_bring_a_company_down_are_counted_as_the_engine_counts_them(options: dict[str, Any]) -> None:
    seen = set()
    for state in trading(AFTER, seeds=1, every=9, **options):
        found = falls(state.seen_by(state.actor))
        dice = rolled(state)
        for company in HUES:
            fall = found.get(company)
            counted = (0, len(dice.moves()), 0) if fall is None else (fall.rolls, fall.of, fall.points)
            assert counted == fallen(dice, company), (COMPANIES[company], state.position())
            seen.add(fall is None)
    assert seen == {True, False}


def test_what_no_roll_can_bring_down_does_not_fall_with_the_next_building() -> None:
    keys = set()
    for state in trading(AFTER, every=1):
        key, values = _aside(state.seen_by(state.actor), DONE, "costs") or ("", {})
        keys.add(key)
        if not key:
            assert not any(state.table.shares[state.actor])
            continue
        dice = rolled(state)
        everybody = [one for one in range(3) if one != state.actor and not state.table.out[one]]
        assert sorted(values["players"]) == everybody
        assert values["players"][0] == dice.table.player
        held = [company for company in HUES if state.table.shares[state.actor][company]]
        told = words("shark").say("hints", key, values, NAMES)
        assert all(NAMES[one] in told for one in everybody)
        if key.startswith("cost-fall"):
            assert f"in each turn before yours {values['rolls']} of the {values['of']} rolls" in told, "all of them roll"
            assert ("more than all your cash" in told) == (values["money"] > state.table.cash[state.actor])
            named = {values["company"], *values["too"]}
            assert named == {COMPANIES[one] for one in held if one in falls(state.seen_by(state.actor))}
            assert all(one in told.rpartition(": ")[2] for one in values["too"])
            assert key.startswith("cost-falls") == (len(named) > 1)
        if key == "cost-safe":
            after = dice.play(dice.chance(Random(1)))
            puts = after.moves() if after.phase == PLACE else ()
            assert all(after.play(move).table.values[one] >= dice.table.values[one] for move in puts for one in held)
    assert {"cost-safe", "cost-fall", "cost-falls", "cost-fall-short"} <= keys


def test_what_a_fall_costs_is_what_the_holder_then_pays() -> None:
    told = 0
    for state in trading(AFTER, every=5):
        cost = _aside(state.seen_by(state.actor), DONE, "costs")
        if cost is None or not cost[0].startswith("cost-fall"):
            continue
        values, dice, me = cost[1], rolled(state), state.actor
        put = gamelib.ruleset("shark").parse(f"place {values['rival']} {values['square']}")
        built = next(after.play(put) for roll in dice.moves() if (after := dice.play(roll)).allows(put))
        paid = sum(
            amount
            for event in built.events
            if event.clause in ("shark.loss", "shark.variant-one-merge-loss")
            for source, _, thing, amount in event.flows
            if source[-1] == me and thing == "money"
        )
        company = COMPANIES.index(values["company"])
        assert built.table.values[company] == values["low"]
        assert paid >= values["money"] or built.phase == "settle"
        told += 1
    assert told > 5


def test_before_the_own_roll_no_fall_is_told_but_that_one_can_trade_again() -> None:
    for state in trading(BEFORE):
        cost = _aside(state.seen_by(state.actor), DONE, "costs")
        assert (cost is not None and cost[0].startswith("cost-again")) == any(state.table.shares[state.actor])


def test_no_hint_calls_a_share_unlikely_to_fall() -> None:
    for key, text in words("shark").texts["hints"].items():
        assert "likely to fall" not in text, key
