"""shark.price, bank-only, buy-limit, sell-free, share-stock, no-credit: and a trading window always ends."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from .tables import at, cash, cited, event, legal, play, shark, why

TRADE = {"red": "B2 B3 B4", "blue": "J8"}


def test_price_is_a_thousand_for_each_point_to_buy_and_to_sell() -> None:
    state = at("trade-before", cash=(8, 0), shares=("red 2 blue 1", ""), **TRADE)
    bought, sold = state.play("buy red"), state.play("sell blue")
    assert (cash(bought), bought.table.shares[0], bought.table.stock[0]) == ((5, 0), (3, 1, 0, 0), 37)
    assert (cash(sold), sold.table.shares[0], sold.table.stock[1]) == ((9, 0), (2, 0, 0, 0), 40)
    assert event(bought, "buy").witness == {"shares": 1, "points": 3, "each": 1000}
    assert event(sold, "sell").flows == ((("shares", 0), ("bank",), "blue share", 1), (("bank",), ("cash", 0), "money", 1000))


def test_price_at_value_0_allows_neither() -> None:
    state = at("trade-before", cash=(8, 0), shares=("red 2 green 1", ""), **TRADE)
    assert why(state, "buy green") == ("price", "worthless")
    assert why(state, "sell green") == ("price", "worthless")


def test_bank_only_is_the_partner_of_every_trade() -> None:
    state = at("trade-before", cash=(8, 0), shares=("red 2", "red 2"), **TRADE)
    for move in ("buy red", "buy blue", "sell red"):
        (trade,) = state.play(move).events
        assert "shark.bank-only" in trade.clauses
        assert all(("bank",) in flow[:2] for flow in trade.flows)


def test_buy_limit_holds_for_both_windows_together_and_any_mix() -> None:
    state = at("trade-before", cash=(40, 0), shares=("red 1", ""), **TRADE)
    state = play(state, "buy red", "buy red", "buy blue", "done", "roll blue 6", "place blue L10", "buy blue", "buy red")
    assert why(state, "buy blue") == ("buy-limit", "limit")
    state = state.play("sell red")
    assert why(state, "buy blue") == ("buy-limit", "limit"), "a sale gives no purchase back"
    assert state.table.bought == 5


def test_buy_limit_is_fresh_every_turn() -> None:
    state = at("trade-after", cash=(40, 9), shares=("red 1", "red 1"), bought=5, **TRADE)
    assert legal(state) == ["sell red", "done"]
    state = play(state, "done", "buy red")
    assert (state.actor, state.table.bought) == (1, 1)


def test_buy_limit_option_counts_each_window_alone() -> None:
    rules = shark.Rules(players=2, buy_limit_each_window=True)
    state = at("trade-before", cash=(40, 0), shares=("red 1", ""), rules=rules, **TRADE)
    state = play(state, *["buy blue"] * 5)
    assert why(state, "buy red") == ("buy-limit", "limit")
    state = play(state, "done", "roll blue 6", "place blue L10", *["buy red"] * 5)
    assert why(state, "buy red") == ("buy-limit", "limit")
    assert state.table.shares[0] == (6, 5, 0, 0)


def test_sell_free_before_and_after_buying_and_in_any_number() -> None:
    state = at("trade-before", cash=(0, 0), shares=("red 9", ""), **TRADE)
    state = play(state, *["sell red"] * 4, "buy red", *["sell red"] * 6)
    assert (state.phase, cash(state), state.table.shares[0]) == ("trade-before", (27, 0), (0, 0, 0, 0))
    assert why(state, "sell red") == ("sell-free", "no-share")
    assert cited(play(state, "buy red", "sell red")) == ["sell-free"]


def test_share_stock_runs_out_at_forty() -> None:
    state = at("trade-before", cash=(8, 0), shares=("blue 22 red 1", "blue 18"), **TRADE)
    assert why(state, "buy blue") == ("share-stock", "no-stock")
    assert "buy blue" not in legal(state)
    assert "buy blue" in legal(state.play("sell blue"))


def test_no_credit() -> None:
    state = at("trade-before", cash=(2, 0), shares=("blue 1", ""), **TRADE)
    assert why(state, "buy red") == ("no-credit", "no-credit")
    assert state.refusal("buy red").values["price"] == 3000
    assert "buy red" in legal(state.play("sell blue"))


def longest(state: Any) -> int:
    """The longest way through the window of this state, move by move."""
    window, best = (state.phase, state.turn), 0
    for move in state.moves():
        after = state.play(move)
        best = max(best, 1 + (longest(after) if (after.phase, after.turn) == window else 0))
    return best


@pytest.mark.parametrize(("shares", "limit"), [("red 1", 2), ("red 2 blue 1", 1), ("", 2)])
def test_a_trading_window_always_ends(shares: str, limit: int) -> None:
    """However one trades: no more purchases than the limit, and no more sales than shares held and bought."""
    rules = shark.Rules(players=2, buy_limit=limit)
    state = at("trade-before", cash=(9, 0), shares=(shares, ""), rules=rules, **TRADE)
    assert longest(state) == limit + (limit + sum(state.table.shares[0]))


def test_a_trading_window_ends_for_a_player_who_never_stops() -> None:
    state, rng, steps = at("trade-before", cash=(90, 0), shares=("red 7 blue 3", ""), **TRADE), Random(1), 0
    while state.phase == "trade-before":
        state = state.play(rng.choice([move for move in state.moves() if str(move) != "done"] or state.moves()))
        steps += 1
    assert steps <= 5 + 5 + 10 + 1
