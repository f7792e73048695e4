"""mark.roll, mark.one-action, mark.must-act, mark.star, mark.closed-roll and the three clauses of the hammer."""

from __future__ import annotations

from fractions import Fraction

import gamelib

from .tables import IDLE, at, bank, cited, company, legal, mark, play, said, why

FACES = ("white", "blue", "gold", "green", "red")


def test_roll_has_36_throws_with_the_hammer_on_the_first_die_and_the_star_on_the_second() -> None:
    throws = at("roll").odds()
    assert {odds for _, odds in throws} == {Fraction(1, 36)}
    expected = [f"roll {a} {b}" for a in (*FACES, "hammer") for b in (*FACES, "star")]
    assert [str(move) for move, _ in throws] == expected


def test_roll_comes_before_any_action() -> None:
    assert why(at("roll"), "take red 1") == ("roll", "due-roll")


def test_one_action_with_the_colour_of_either_die() -> None:
    state = at("roll").play("roll red blue")
    assert (state.phase, state.actor, state.table.actions) == ("act", 0, 1)
    assert legal(state) == [f"take {colour} {square}" for colour in ("blue", "red") for square in (1, 2, 3, 4)]
    assert why(state, "take gold 1") == ("one-action", "colour-not-shown")
    assert state.refusal("take gold 1").values["faces"] == ("red", "blue")
    for move in ("take red 1", "take blue 1"):
        after = state.play(move)
        assert (after.table.player, after.phase, after.turn) == (1, "roll", 21)


def test_one_action_take_refine_and_sell_are_all_open() -> None:
    state = at("roll", "30 R... .R..", IDLE).play("roll red blue")
    kinds = {move.partition(" ")[0] for move in legal(state)}
    assert kinds == {"take", "refine", "sell"}


def test_must_act_nobody_may_pick_the_dead_colour_to_pass() -> None:
    state = at("roll", "30 M... MM..", "30 MMM. MM..").play("roll gold blue")
    assert [move for move in legal(state) if "gold" in move and move.startswith("take")] == []
    full = at("roll", "30 RRGG ....", "30 .... ....").play("roll red white")
    assert {move.split()[1] for move in legal(full)} == {"red"}
    assert why(full, "take white 1") == ("take", "yard-taken")


def test_must_act_with_nothing_possible_the_turn_ends() -> None:
    state = at("roll", "30 RRGG ....", IDLE).play("roll white blue")
    assert cited(state) == ["roll", "must-act", "turn"]
    assert (state.table.player, state.turn, state.phase, state.table.dice) == (1, 21, "roll", ())


def test_must_act_a_refine_or_a_sale_alone_is_enough_to_act() -> None:
    assert legal(at("roll", "30 RBGG ..R.", IDLE).play("roll white blue")) == ["refine blue 2-1", "refine blue 2-2"]
    sale = at("roll", "30 GGGG ..W.", IDLE, market="A white 1").play("roll white blue")
    assert legal(sale) == ["sell white 3 A"]


def test_must_act_not_when_the_only_piece_is_blocked() -> None:
    state = at("roll", "30 BGGG RR..", IDLE).play("roll blue blue")
    assert cited(state) == ["roll", "must-act", "turn"]


def test_must_act_not_when_the_bank_is_empty_of_both_colours() -> None:
    state = at("roll", IDLE, "30 MMMM MMMM").play("roll gold gold")
    assert cited(state) == ["roll", "must-act", "turn", "storage-fee"]


def test_star_stands_for_any_colour_in_play() -> None:
    state = at("roll").play("roll red star")
    assert {move.split()[1] for move in legal(state)} == set(FACES)
    assert state.play("take gold 1").events[0].also == ("mark.one-action", "mark.star")


def test_star_is_not_needed_for_the_colour_of_the_other_die() -> None:
    assert at("roll").play("roll red star").play("take red 1").events[0].also == ("mark.one-action",)


def test_star_also_beside_a_closed_colour_but_never_for_it() -> None:
    state = at("roll", IDLE, IDLE, market="A white 5").play("roll white star")
    assert {move.split()[1] for move in legal(state)} == {"blue", "gold", "green", "red"}
    assert why(state, "take white 1") == ("close-colour", "colour-closed")


def test_star_never_makes_a_double_whichever_colour_is_picked() -> None:
    for colour in FACES:
        state = at("roll").play(f"roll {colour} star")
        assert state.table.actions == 1
        for picked in FACES:
            after = state.play(f"take {picked} 1")
            assert (after.phase, after.table.player) == ("roll", 1)


def test_closed_roll_loses_the_turn() -> None:
    state = at("roll", "60 B... ....", IDLE, market="A white 5, B red 5").play("roll red white")
    assert cited(state) == ["roll", "closed-roll", "turn"]
    assert (state.table.player, state.turn) == (1, 21)


def test_closed_roll_also_as_a_double_and_not_when_one_colour_is_open() -> None:
    table = at("roll", IDLE, IDLE, market="A white 5")
    assert cited(table.play("roll white white")) == ["roll", "closed-roll", "turn"]
    one_open = table.play("roll white blue")
    assert {move.split()[1] for move in legal(one_open)} == {"blue"}


def test_closed_and_impossible_cites_must_act_and_not_closed_roll() -> None:
    state = at("roll", "30 GGRR ....", IDLE, market="A white 5").play("roll white blue")
    assert cited(state) == ["roll", "must-act", "turn"]


def test_hammer_auctions_a_piece_of_the_other_dies_colour() -> None:
    state = at("roll").play("roll hammer gold")
    assert cited(state) == ["roll", "hammer"]
    assert (state.phase, state.actor, state.table.lot, state.turn) == ("bid", 0, 2, 20)


def test_hammer_then_the_same_player_rolls_again_and_again() -> None:
    state = at("roll")
    for price in (1, 2, 3):
        state = play(state, "roll hammer gold", f"bid {price}", "bid 0", f"place {price}")
        assert (state.phase, state.table.player, state.turn, state.table.dice) == ("roll", 0, 20, ())
    assert company(state, 1) == "24 MMM. ...."


def test_hammer_star_lets_the_roller_name_a_colour_in_play_and_in_the_bank() -> None:
    table = at("roll", IDLE, "30 MMMM MMMM", market="A white 5", player=2)
    state = table.play("roll hammer star")
    assert (state.phase, state.actor, cited(state)) == ("name-colour", 1, ["roll", "hammer-star"])
    assert legal(state) == ["auction blue", "auction green", "auction red"]
    assert why(state, "auction white") == ("hammer-star", "name-closed")
    assert why(state, "auction gold") == ("hammer-star", "name-bank-empty")
    named = state.play("auction green")
    assert cited(named) == ["hammer-star", "hammer"]
    assert (named.phase, named.actor, named.table.lot) == ("bid", 1, 3)


def test_hammer_nothing_with_a_closed_colour_roll_again() -> None:
    state = at("roll", IDLE, IDLE, market="A white 5").play("roll hammer white")
    assert said(state) == ["roll", "closed-hammer"]
    assert cited(state) == ["roll", "hammer-nothing"]
    assert (state.phase, state.actor, state.table.player, state.turn) == ("roll", gamelib.CHANCE, 0, 20)
    assert state.table.dice == ()


def test_hammer_nothing_with_a_colour_that_the_bank_lacks_roll_again() -> None:
    state = at("roll", IDLE, "30 MMMM MMMM").play("roll hammer gold")
    assert said(state) == ["roll", "bank-empty"]
    assert (state.phase, state.table.player, state.turn, state.table.dice) == ("roll", 0, 20, ())


ALL_OUT = ("120 MMRR GG..", "95 GGRR MM..")
FOUR_EACH = "A gold 4, B red 4, C white 5, D blue 5, E green 4"


def test_hammer_nothing_with_the_star_when_no_colour_is_left_to_name_roll_again() -> None:
    for rules in (mark.Rules(players=2), mark.Rules(players=2, closed_hammer_ends_turn=True)):
        state = at("roll", *ALL_OUT, market=FOUR_EACH, rules=rules).play("roll hammer star")
        assert said(state) == ["roll", "none-to-auction"]
        assert (state.phase, state.table.player, state.turn) == ("roll", 0, 20)


def test_hammer_nothing_option_costs_the_turn_with_a_closed_colour_only() -> None:
    rules = mark.Rules(players=2, closed_hammer_ends_turn=True)
    closed = at("roll", IDLE, IDLE, market="A white 5", rules=rules).play("roll hammer white")
    assert said(closed) == ["roll", "closed-hammer-ends", "turn"]
    assert (closed.phase, closed.table.player, closed.turn, closed.table.dice) == ("roll", 1, 21, ())
    empty = at("roll", IDLE, "30 MMMM MMMM", rules=rules).play("roll hammer gold")
    assert said(empty) == ["roll", "bank-empty"]
    assert (empty.table.player, empty.turn) == (0, 20)
    assert at("roll", rules=rules).play("roll hammer red").phase == "bid"


def test_hammer_nothing_leaves_everything_where_it_was() -> None:
    before = at("roll", IDLE, IDLE, market="A white 5")
    after = before.play("roll hammer white")
    assert after == before
    assert bank(after, "white") == 0
