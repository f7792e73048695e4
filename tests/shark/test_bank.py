"""shark.bank-money, shark.shares-fungible: what the bank pays without limit, and what it holds like any other share."""

from __future__ import annotations

import gamelib

from .tables import at, shark


def test_bank_money_never_runs_out_and_is_what_all_players_hold() -> None:
    for state in gamelib.playout("shark", seed=6).states():
        held = [state.at(f"cash {player + 1}").get("money", 0) for player in range(state.rules.players)]
        assert state.at("bank").get("money", 0) == -sum(held)
    assert max(held) > 0, "the bank has paid"


def test_shares_fungible_one_sold_can_be_bought_again_and_none_is_lost() -> None:
    state = at("trade-before", (9, 0), ("red 2", ""), red="B2 B3")
    sold = state.play("sell red")
    assert sold.table.shares[0][0] == 1
    assert sold.table.stock[0] == state.table.stock[0] + 1
    assert sold.play("buy red").table.shares == state.table.shares
    for end in gamelib.playout("shark", seed=7).states()[::10]:
        assert [sum(held[company] for held in end.table.shares) + end.table.stock[company] for company in range(4)] == [40] * 4
    assert shark.Rules().shares == 40
