"""shark.setup, first-player, first-turn, turn, colour-die, choose-placeable, zone-die, no-place."""

from __future__ import annotations

from fractions import Fraction

import pytest

from .tables import at, cash, cited, legal, play, said, shark, why

FULL = "B1 B2 B3 B4 B5 C3 D3 D1 D5"
"""Blue in zone 1 so that every empty square of the zone is beside it."""


def test_setup_gives_no_money_and_one_share_by_lot() -> None:
    state = play(shark.start(players=4), "first 3", "deal red", "deal red", "deal blue", "deal yellow")
    assert state.table.cash == (0, 0, 0, 0)
    assert state.table.shares == ((0, 1, 0, 0), (0, 0, 0, 1), (1, 0, 0, 0), (1, 0, 0, 0))
    assert state.table.stock == (38, 39, 40, 39)
    assert state.table.values == (0, 0, 0, 0)
    assert (state.turn, state.phase, state.actor) == (1, "roll", -1)


def test_setup_deals_every_company_alike() -> None:
    state = shark.start(players=2).play("first 1")
    assert [(str(move), odds) for move, odds in state.odds()] == [
        (f"deal {company}", Fraction(1, 4)) for company in ("red", "blue", "green", "yellow")
    ]


def test_setup_option_lets_players_choose_clockwise_from_the_first() -> None:
    state = shark.start(players=3, choose_start_shares=True).play("first 2")
    seen = []
    for company in ("red", "red", "green"):
        seen.append(state.actor)
        assert why(state, "deal red") == ("setup", "due-choose")
        state = state.play(f"choose {company}")
    assert seen == [1, 2, 0]
    assert state.table.shares == ((0, 0, 1, 0), (1, 0, 0, 0), (1, 0, 0, 0))
    assert why(shark.start(players=2).play("first 1"), "choose red") == ("setup", "due-deal")


def test_first_player_is_drawn_evenly_and_play_goes_clockwise_past_those_who_are_out() -> None:
    assert [odds for _, odds in shark.start(players=5).odds()] == [Fraction(1, 5)] * 5
    state = at("trade-after", cash=(5, 0, 0, 0, 4), red="B2", player=1, out=(2, 3), shares=("", "", "", "", "red 1"))
    assert state.play("done").table.player == 3
    state = at("trade-after", cash=(5, 0, 0, 0, 4), red="B2", player=5, out=(2, 3), shares=("", "", "", "", "red 1"))
    assert state.play("done").table.player == 0


def test_first_turn_has_no_trade_before_the_roll() -> None:
    state = play(shark.start(players=2, cash=5000), "first 2", "deal red", "deal red")
    assert (state.phase, said(state)) == ("roll", ["dealt", "turn", "first-turn"])
    for move in ("buy red", "sell red", "done"):
        assert why(state, move) == ("first-turn", "due-first-roll")
    state = play(state, "roll red 1", "place red B2", "done")
    assert (state.turn, state.actor, state.phase) == (2, 0, "trade-before")


def test_turn_runs_trade_roll_place_trade() -> None:
    state = at("trade-before", cash=(9, 3), red="B2 B3", shares=("red 1", "red 1"))
    phases = [state.phase]
    for move in ("done", "roll red 1", "place red B4", "done"):
        state = state.play(move)
        phases.append(state.phase)
    assert phases == ["trade-before", "roll", "place", "trade-after", "trade-before"]
    assert (state.turn, state.actor) == (41, 1)


def test_turn_asks_nobody_to_trade_who_cannot() -> None:
    state = at("place", cash=(0, 0), dice="red 1", red="B2 B3 B4")
    after = state.play("place red D1")
    assert said(after)[-3:] == ["no-trade", "turn", "no-trade"]
    assert (after.phase, after.turn) == ("roll", 41)
    trading = at("trade-before", cash=(3, 0), red="B2 B3 B4", blue="J2 J3 J4 J5", shares=("", ""), bought=4)
    assert legal(trading) == ["buy red", "done"]
    spent = trading.play("buy red").play("sell red")
    assert spent.phase == "roll", "three thousand, no share and no purchase left"


def test_turn_refuses_what_belongs_to_another_phase() -> None:
    before = at("trade-before", cash=(9, 3), red="B2 B3")
    assert why(before, "place red B4") == ("turn", "due-trade-before")
    assert why(before, "roll red 1") == ("turn", "due-trade-before")
    rolled = play(before, "done")
    assert why(rolled, "buy red") == ("turn", "due-roll")
    placing = rolled.play("roll red 1")
    assert why(placing, "buy red") == ("turn", "due-place")
    assert why(placing, "surrender red") == ("turn", "due-place")
    after = placing.play("place red B4")
    assert why(after, "place red B5") == ("turn", "due-trade-after")


def test_colour_die_has_the_colours_black_and_white() -> None:
    state = at("roll", red="B2")
    assert len(state.moves()) == 36
    assert {odds for _, odds in state.odds()} == {Fraction(1, 36)}
    for colour in ("red", "blue", "green", "yellow"):
        assert {move.split()[1] for move in legal(state.play(f"roll {colour} 3"))} == {colour}
    for face in ("black", "white"):
        assert {move.split()[1] for move in legal(state.play(f"roll {face} 3"))} == {"red", "blue", "green", "yellow"}
    assert why(state.play("roll red 3"), "place blue K2") == ("colour-die", "wrong-colour")


def test_choose_placeable_colour_if_there_is_one() -> None:
    state = at("roll", blue=FULL).play("roll white 1")
    assert {move.split()[1] for move in legal(state)} == {"blue"}
    assert why(state, "place red A1") == ("choose-placeable", "not-placeable")
    assert "shark.no-sacrifice" in state.refusal("place red A1").clauses


def test_zone_die_names_the_zone_and_leaves_the_square_free() -> None:
    state = at("roll", red="B2").play("roll green 5")
    assert len(state.moves()) == 20
    assert {chr(ord("E") + i) + str(row) for i in range(4) for row in range(6, 11)} == {m.split()[2] for m in legal(state)}
    assert why(state, "place green D6") == ("zone-die", "wrong-zone")
    taken = at("roll", red="B2").play("roll red 1")
    assert why(taken, "place red B2") == ("zone-die", "taken")


def test_no_place_ends_the_turn_without_premium_or_trade() -> None:
    state = at("roll", cash=(5, 5), blue=FULL, shares=("blue 2", "")).play("roll red 1")
    assert cited(state)[:3] == ["colour-die", "no-place", "turn"]
    assert (state.turn, state.table.player, cash(state)) == (41, 1, (5, 5))


def test_no_place_option_leaves_the_second_trade() -> None:
    rules = shark.Rules(players=2, no_place_still_trades=True)
    state = at("roll", cash=(8, 5), blue=FULL, shares=("blue 2", ""), rules=rules).play("roll red 1")
    assert (state.turn, state.phase, state.actor) == (40, "trade-after", 0)
    assert legal(state) == ["buy blue", "sell blue", "done"]


@pytest.mark.parametrize(
    "move", ["roll purple 1", "roll red 7", "place red M1", "place red A11", "place red A0", "buy", "done 1"]
)
def test_notation_that_is_no_move(move: str) -> None:
    import gamelib

    with pytest.raises(gamelib.NotationError):
        shark.parse(move)
