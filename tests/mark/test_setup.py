"""mark.setup, mark.first-player, mark.market-shape, mark.market-values, mark.bank."""

from __future__ import annotations

from fractions import Fraction

import pytest

import gamelib
from gamelib.mark.rules import VALUES

from .tables import bank, cited, company, legal, mark, said


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_30_dollars_empty_companies_and_all_40_pieces_in_the_bank(players: int) -> None:
    state = mark.start(players=players)
    colours = ("white", "blue", "gold", "green", "red")
    money = {(("cash", player), "money"): 30 for player in range(players)}
    pieces = {(("bank",), colour): 8 for colour in colours}
    assert state.holdings() == {**money, **pieces, (("bank",), "money"): -30 * players}
    assert [company(state, player) for player in range(1, players + 1)] == ["30 .... ...."] * players
    assert (state.turn, state.phase, state.actor) == (0, "first-player", gamelib.CHANCE)


def test_setup_tells_cash_market_and_values_and_moves_the_cash() -> None:
    state = mark.start(players=2)
    assert cited(state) == ["setup", "market-shape", "market-values"]
    assert state.events[0].flows == ((("bank",), ("cash", 0), "money", 30), (("bank",), ("cash", 1), "money", 30))
    assert str(state.events[0]).startswith("2 players sit down with $30 each and empty companies; 8 pieces")
    assert str(state.events[1]) == "The market has 5 rows of 5 squares, so of the 8 pieces of a colour 5 can be sold."
    values = "The printed values of the market are not known, and these are our own; row A rises from $5 to $70."
    assert str(state.events[2]) == values


def test_setup_follows_the_numbers_of_the_rules() -> None:
    state = mark.start(players=2, cash=12, pieces=6, squares=3)
    assert [company(state, player) for player in (1, 2)] == ["12 ... ..."] * 2
    assert [bank(state, colour) for colour in ("white", "blue", "gold", "green", "red")] == [6] * 5


def test_setup_without_cash_moves_none() -> None:
    assert mark.start(players=2, cash=0).events[0].flows == ()


def test_first_player_is_drawn_among_all_with_equal_odds() -> None:
    state = mark.start(players=3)
    assert [(str(move), odds) for move, odds in state.odds()] == [(f"first {n}", Fraction(1, 3)) for n in (1, 2, 3)]
    for player in range(3):
        drawn = state.play(f"first {player + 1}")
        assert (drawn.table.player, drawn.turn, drawn.phase) == (player, 1, "roll")
        assert cited(drawn) == ["first-player", "turn"]


def test_first_player_then_play_goes_clockwise() -> None:
    state, seen = mark.start(players=3).play("first 2"), []
    for _ in range(4):
        seen.append(state.table.player)
        state = state.play("roll red blue")
        state = state.play(next(move for move in legal(state) if move.startswith("take")))
    assert seen == [1, 2, 0, 1]


def test_market_shape_five_rows_of_five_squares() -> None:
    rules = mark.Rules()
    assert [len(row) for row in rules.market] == [5] * 5
    assert (rules.market_squares, rules.pieces, rules.squares) == (5, 8, 4)


def test_market_values_are_the_rebuilt_table_each_row_worth_130() -> None:
    assert mark.Rules().market == VALUES
    assert VALUES == (
        (5, 10, 15, 30, 70),
        (5, 10, 20, 35, 60),
        (10, 15, 25, 30, 50),
        (10, 20, 25, 35, 40),
        (15, 20, 25, 30, 40),
    )
    assert {sum(row) for row in VALUES} == {130}


def test_market_values_of_a_designer_are_not_called_a_reconstruction() -> None:
    own = mark.start(players=2, market=tuple(tuple(n + 1 for n in row) for row in VALUES))
    assert said(own) == ["setup", "market-shape", "market-own"]


def test_bank_money_goes_below_zero_and_all_money_adds_up_to_nothing() -> None:
    state = gamelib.playout("mark", seed=3).final()
    money = [amount for (_, thing), amount in state.holdings().items() if thing == "money"]
    assert sum(money) == 0
    assert state.holdings()[("bank",), "money"] < 0


def test_every_default_number_of_the_box() -> None:
    rules = mark.Rules()
    assert (rules.players, rules.cash, rules.crowded, rules.fee_one_row, rules.fee_both_rows) == (3, 30, 3, 5, 10)
    assert (rules.rows_to_end, rules.closed_hammer_ends_turn, rules.zero_is_a_bid) == (5, False, False)
    assert rules.turn_limit == 1000
    assert rules.most_cash == 30 + 5 * 130
