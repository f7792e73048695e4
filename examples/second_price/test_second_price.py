"""The winner of an auction pays the second-highest bid."""

from pathlib import Path

import pytest

import gamelib


@pytest.mark.parametrize(("bids", "reserve", "paid"), [("472", 0, 4), ("472", 5, 5), ("132", 5, 3), ("660", 0, 6)])
def test_second_price_is_what_the_winner_pays(bids: str, reserve: int, paid: int) -> None:
    state = gamelib.ruleset(Path(__file__).parent).start(reserve=reserve).play("first 1").play("roll hammer red")
    for amount in bids:
        state = state.play(f"bid {amount}")
    assert sum(state.table.cash) == 90 - paid
    assert "second_price.second-price" in [event.clause for event in state.events]
