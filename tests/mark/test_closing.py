"""mark.close-colour, mark.end, mark.variant-four-rows, mark.winner, mark.stall."""

from __future__ import annotations

from typing import Any

import pytest

from .tables import IDLE, at, bank, cited, company, legal, mark, play, said, why

FOUR_FULL = "B gold 5, C white 5, D blue 5, E green 5"


def selling(*companies: str, market: str = "A red 4", **rules: Any) -> Any:
    """The first player may sell red."""
    return at("act", *companies, market=market, dice="red gold", rules=mark.Rules(players=len(companies), **rules))


def test_close_colour_every_other_piece_leaves_the_game() -> None:
    state = selling("30 R.B. R.R.", "30 .R.G GR..", "30 .... ...R", pieces=12).play("sell red 1 A")
    assert [company(state, player) for player in (1, 2, 3)] == ["100 ..B. ....", "30 ...G G...", IDLE]
    assert bank(state, "red") == 0
    assert state.holdings()[("box",), "red"] == 7
    assert {state.holdings()[("market", 0, square), "red"] for square in range(5)} == {1}
    assert cited(state) == ["sell", "close-colour", "turn"]


def test_close_colour_names_every_piece_that_leaves() -> None:
    state = selling("30 R... R.R.", "30 .... ....").play("sell red 1 A")
    box = ("box",)
    assert set(state.events[1].flows) == {
        (("bank",), box, "red", 1),
        (("yard", 0, 0), box, "red", 1),
        (("roof", 0, 2), box, "red", 1),
    }
    emptied = selling("30 RRR. R...", "30 .... ....").play("sell red 1 A")
    assert all(source[0] == "yard" for source, *_ in emptied.events[1].flows)


def test_close_colour_leaves_the_other_colours_alone() -> None:
    state = selling("30 RBMG RWBM", IDLE).play("sell red 1 A")
    assert company(state, 1) == "100 .BMG .WBM"
    assert [bank(state, colour) for colour in ("white", "blue", "gold", "green")] == [7, 6, 6, 7]


def test_close_colour_not_before_the_row_is_full() -> None:
    state = selling("30 R... R...", IDLE, market="A red 3").play("sell red 1 A")
    assert cited(state) == ["sell", "turn"]
    assert company(state, 1) == "60 R... ...."


def test_close_colour_frees_squares_before_the_next_fee() -> None:
    state = selling("30 .... R...", "30 RBB. ....").play("sell red 1 A")
    assert (company(state, 2), cited(state)) == ("30 .BB. ....", ["sell", "close-colour", "turn"])


def test_close_colour_forbids_every_action_with_it() -> None:
    state = at("act", "30 .... ....", IDLE, market="A red 5", dice="red gold")
    for move in ("take red 1", "refine red 1-1", "sell red 1 A"):
        assert why(state, move) == ("close-colour", "colour-closed")


def test_end_at_once_when_the_fifth_row_fills_also_in_the_middle_of_a_double() -> None:
    table = at("roll", "200 .... RR..", "210 R... ....", market=f"A red 4, {FOUR_FULL}")
    state = play(table, "roll red red", "sell red 2 A")
    assert cited(state) == ["sell", "close-colour", "end", "winner"]
    assert (state.phase, state.actor, state.moves()) == ("over", None, ())
    assert (state.table.actions, state.table.dice, state.turn) == (0, (), 20)
    assert (state.outcome.clause, state.outcome.scores, state.outcome.winners) == ("mark.end", (270, 210), (0,))
    assert why(state, "roll red blue") == ("end", "due-over")


def test_end_and_closing_follow_the_squares_of_the_market() -> None:
    rules = mark.Rules(players=2, market_squares=2, market=((1, 2), (3, 4), (5, 6), (7, 8), (9, 10)))
    for green, expected in ((2, ["sell", "close-colour", "end", "winner"]), (1, ["sell", "close-colour", "turn"])):
        market = f"A red 1, B gold 2, C white 2, D blue 2, E green {green}"
        state = at("act", "30 R... R...", IDLE, market=market, dice="red gold", rules=rules).play("sell red 1 A")
        assert (cited(state), company(state, 1)) == (expected, "32 .... ....")


def test_end_costs_the_next_player_no_fee() -> None:
    table = at("act", "200 .... R...", "210 .... ....", market=f"A red 4, {FOUR_FULL}", dice="red white")
    assert table.play("sell red 1 A").table.cash == (270, 210)


def test_end_not_with_four_full_rows() -> None:
    state = selling("150 .... R...", IDLE, market="A red 4, C white 5, D blue 5, E green 5").play("sell red 1 A")
    assert (state.outcome, state.phase) == (None, "roll")
    assert cited(state) == ["sell", "close-colour", "turn"]


def test_variant_four_rows_ends_with_the_fourth() -> None:
    table = selling("150 .... R...", "30 MMM. ....", market="A red 4, C white 5, D blue 5, E green 5", rows_to_end=4)
    state = table.play("sell red 1 A")
    assert cited(state) == ["sell", "close-colour", "variant-four-rows", "winner"]
    assert (state.outcome.clause, state.table.cash) == ("mark.variant-four-rows", (220, 30))
    three = selling("100 .... R...", IDLE, market="A red 4, C white 5, D blue 5", rows_to_end=4).play("sell red 1 A")
    assert three.outcome is None


def test_variant_needs_only_the_rows_that_the_rules_say() -> None:
    state = selling("30 .... R...", IDLE, rows_to_end=1).play("sell red 1 A")
    assert state.outcome.clause == "mark.variant-four-rows"
    assert str(state.events[2]) == "1 row is full: the game ends at once."


def test_winner_has_the_most_cash_and_unsold_pieces_are_worth_nothing() -> None:
    market = "A red 4, C white 5, D blue 5, E green 5"
    state = selling("90 MMM. RMMM", "210 .... ....", market=market, rows_to_end=4).play("sell red 1 A")
    assert (state.outcome.scores, state.outcome.winners) == ((160, 210), (1,))
    assert str(state.events[-1]) == "Player 2 wins with $210."


def test_winner_a_tie_is_a_shared_win() -> None:
    market = f"A red 4, {FOUR_FULL}"
    state = selling("140 .... R...", "20 .... ....", "210 .... ....", market=market).play("sell red 1 A")
    assert state.outcome.winners == (0, 2)
    assert state.outcome.finished
    assert said(state)[-1] == "shared-win"
    assert str(state.events[-1]) == "Player 1 and Player 3 share the win with $210 each."


def test_stall_cuts_after_the_last_turn_and_before_the_next_fee() -> None:
    rules = mark.Rules(players=2, turn_limit=20)
    state = at("act", IDLE, "30 BBB. ....", dice="red gold", rules=rules).play("take red 1")
    assert cited(state) == ["take", "stall"]
    assert (state.phase, state.actor, state.turn, state.table.cash) == ("over", None, 20, (30, 30))
    assert (state.outcome.clause, state.outcome.winners, state.outcome.finished) == ("mark.stall", (), False)
    assert str(state.events[-1]) == "After 20 turns the game is cut: it is unfinished and nobody has won."


def test_stall_not_a_turn_earlier() -> None:
    state = at("act", IDLE, IDLE, dice="red gold", rules=mark.Rules(players=2, turn_limit=21)).play("take red 1")
    assert (state.phase, state.turn) == ("roll", 21)


@pytest.mark.parametrize("throw", ["white white", "hammer white", "blue gold"])
def test_stall_also_when_the_last_turn_is_lost(throw: str) -> None:
    rules = mark.Rules(players=2, turn_limit=20, closed_hammer_ends_turn=True)
    state = at("roll", "30 GGRR ....", IDLE, market="A white 5", rules=rules).play(f"roll {throw}")
    assert (cited(state)[-1], state.outcome.clause) == ("stall", "mark.stall")


def test_stall_counts_single_turns_and_not_rounds_or_auctions() -> None:
    state = mark.start(players=3, turn_limit=2).play("first 1")
    state = play(state, "roll hammer red", "bid 1", "bid 0", "bid 0", "place 1", "roll red blue", "take red 2")
    assert state.turn == 2
    state = play(state, "roll red red", "take red 1", "take red 2")
    assert (state.outcome.clause, state.turn) == ("mark.stall", 2)


def test_stall_an_end_in_the_last_turn_is_an_end() -> None:
    rules = mark.Rules(players=2, turn_limit=20)
    table = at("act", "200 .... R...", "210 .... ....", market=f"A red 4, {FOUR_FULL}", dice="red white", rules=rules)
    assert table.play("sell red 1 A").outcome.clause == "mark.end"


def test_nothing_more_is_possible_when_the_game_is_over() -> None:
    state = mark.start(players=2, turn_limit=1).play("first 1").play("roll red blue").play("take red 1")
    assert legal(state) == []
    assert why(state, "take red 2") == ("stall", "due-over")
