"""What a hint in SHARK says of shares that can fall: the building that would cost most, played on the engine itself."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import gamelib
from gamelib.core.words import words
from gamelib.players.hints import _aside
from gamelib.shark.notation import DONE
from gamelib.shark.table import AFTER, BEFORE, COMPANIES, HUES, PLACE

NAMES = ("Ann", "Ben", "Cleo")


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
        held = [company for company in HUES if state.table.shares[state.actor][company]]
        told = words("shark").say("hints", key, values, NAMES)
        if key.startswith("cost-fall"):
            assert ("more than all your cash" in told) == (values["money"] > state.table.cash[state.actor])
            assert "rolls" not in told, "how likely it is stands in the table of the figures"
        if key == "cost-safe":
            assert sorted(values["players"]) == everybody
            assert values["players"][0] == dice.table.player
            assert all(NAMES[one] in told for one in everybody)
            after = dice.play(dice.chance(Random(1)))
            puts = after.moves() if after.phase == PLACE else ()
            assert all(after.play(move).table.values[one] >= dice.table.values[one] for move in puts for one in held)
    assert {"cost-safe", "cost-fall", "cost-fall-short"} <= keys


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
        lost = [now - then for now, then in zip(built.table.values, state.table.values, strict=True)]
        falling = {COMPANIES[one] for one in HUES if lost[one] < 0 and state.table.shares[me][one]}
        assert set(values["falls"]) == falling
        assert paid == values["money"] or built.phase == "settle" or built.table.out[me]
        told += 1
    assert told > 5


def test_before_the_own_roll_no_fall_is_told_but_that_one_can_trade_again() -> None:
    for state in trading(BEFORE):
        cost = _aside(state.seen_by(state.actor), DONE, "costs")
        assert (cost is not None and cost[0].startswith("cost-again")) == any(state.table.shares[state.actor])


def test_no_hint_calls_a_share_unlikely_to_fall() -> None:
    for key, text in words("shark").texts["hints"].items():
        assert "likely to fall" not in text, key
