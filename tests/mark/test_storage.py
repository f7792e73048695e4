"""mark.storage-fee, mark.storage-default."""

from __future__ import annotations

from typing import Any

import pytest

import gamelib
from gamelib.mark.notation import Return

from .tables import IDLE, at, bank, cited, company, legal, mark, play, said, why


def turn_of(text: str, **rules: int) -> Any:
    """The state in which the second player's turn has just begun with this company."""
    chosen = mark.Rules(players=2, **rules)
    return at("act", IDLE, text, dice="white green", rules=chosen).play("take white 1")


FEES = {
    "nothing": ("....", "....", 0),
    "two and two": ("B.B.", ".M.M", 0),
    "three in the yard": ("BBG.", "MM..", 5),
    "four in the yard": ("BBGG", "....", 5),
    "three on the roof": ("BB..", "MM.R", 5),
    "four on the roof": ("....", "MMRR", 5),
    "three and three": ("BB.B", "M.MR", 10),
    "three and four": ("BBG.", "MMRR", 10),
    "four and four": ("BBGG", "MMRR", 10),
}


@pytest.mark.parametrize(("yard", "roof", "fee"), FEES.values(), ids=FEES)
def test_storage_fee_5_for_one_row_10_for_both(yard: str, roof: str, fee: int) -> None:
    state = turn_of(f"30 {yard} {roof}")
    assert company(state, 2) == f"{30 - fee} {yard} {roof}"
    assert company(state, 1) == "30 W... ...."
    assert cited(state) == ["take", "turn", *(["storage-fee"] if fee else [])]
    assert (state.phase, state.actor) == ("roll", gamelib.CHANCE)
    if fee:
        assert state.events[-1].flows == ((("cash", 1), ("bank",), "money", fee),)


def test_storage_fee_names_the_crowded_rows() -> None:
    assert turn_of("30 BBG. ....").events[-1].witness["rows"] == ("yard",)
    assert turn_of("30 .... BBG.").events[-1].witness["rows"] == ("roof",)
    assert str(turn_of("30 BBG. BBG.").events[-1]) == "Player 2 pays $10 storage: yard and roof too full."


def test_storage_fee_only_of_the_player_whose_turn_begins() -> None:
    state = at("act", "30 BBB. ....", "30 GGG. ....", "30 MMM. ....", dice="white red").play("take white 4")
    assert state.table.cash == (30, 25, 30)


def test_storage_fee_comes_before_the_dice_and_once_a_turn_not_again_after_an_auction() -> None:
    state = turn_of("30 BBG. ....")
    again = play(state, "roll hammer red", "bid 2", "bid 0", "place 4")
    assert (again.table.cash, again.phase, again.table.player) == ((30, 23), "roll", 1)
    assert cited(again) == ["sealed-bids"]
    nothing = play(state, "roll hammer red", "bid 0", "bid 0")
    assert nothing.table.cash == (30, 25)


def test_storage_fee_is_due_again_in_the_next_turn() -> None:
    state = turn_of("30 BBG. ....")
    again = play(state, "roll red red", "take red 4", "refine red 4-4", "roll blue gold", "take blue 2")
    assert (again.table.player, again.table.cash[1]) == (1, 20)


def test_storage_fee_is_not_due_before_the_first_turn_of_a_game() -> None:
    assert mark.start(players=2).play("first 1").table.cash == (30, 30)


def test_storage_fee_for_what_an_earlier_lost_turn_left() -> None:
    state = at("roll", "30 BBGG ....", "30 BBG. ....").play("roll white red")
    assert cited(state) == ["roll", "must-act", "turn", "storage-fee"]


@pytest.mark.parametrize(("cash", "left"), [(5, 0), (6, 1)])
def test_storage_fee_cash_equal_to_the_fee_pays_it(cash: int, left: int) -> None:
    state = turn_of(f"{cash} BBG. ....")
    assert (state.phase, state.table.cash[1]) == ("roll", left)
    assert turn_of("10 BBG. MMR.").table.cash[1] == 0


def test_storage_default_when_the_cash_does_not_cover_the_fee() -> None:
    state = turn_of("4 BBG. ....")
    assert said(state) == ["take", "turn", "cannot-pay"]
    assert (state.phase, state.actor, state.table.cash[1]) == ("return", 1, 4)
    assert state.events[-1].flows == ()
    assert str(state.events[-1]) == "Player 2 owes $5 storage and has $4: the excess goes back to the bank."


def test_storage_default_no_part_payment_for_one_of_two_rows() -> None:
    for cash in (5, 9):
        state = turn_of(f"{cash} BBG. MMR.")
        assert (state.phase, state.table.cash[1]) == ("return", cash)
        done = play(state, "return yard 1", "return roof 1")
        assert (done.phase, done.table.cash[1]) == ("roll", cash)


def test_storage_default_exactly_the_excess_over_two_of_each_crowded_row() -> None:
    state = turn_of("9 BBGG MM.R")
    assert legal(state) == [f"return yard {n}" for n in (1, 2, 3, 4)] + [f"return roof {n}" for n in (1, 2, 4)]
    state = play(state, "return yard 2", "return roof 4")
    assert legal(state) == ["return yard 1", "return yard 3", "return yard 4"]
    assert why(state, "return roof 1") == ("storage-default", "row-not-crowded")
    assert state.refusal("return roof 1").values == {"row": "roof", "count": 2, "kept": 2}
    done = state.play("return yard 3")
    assert company(done, 2) == "9 B..G MM.."
    assert (done.phase, done.actor, done.table.player, done.turn) == ("roll", gamelib.CHANCE, 1, 21)


def test_storage_default_pieces_go_back_to_the_bank() -> None:
    before = turn_of("3 BBG. ....")
    after = before.play("return yard 3")
    assert (bank(before, "green"), bank(after, "green")) == (7, 8)
    assert after.events[0].flows == ((("yard", 1, 2), ("bank",), "green", 1),)
    assert cited(after) == ["storage-default"]
    roof = turn_of("3 .... BBG.").play("return roof 1")
    assert roof.events[0].flows == ((("roof", 1, 0), ("bank",), "blue", 1),)
    assert company(roof, 2) == "3 .... .BG."


def test_storage_default_a_row_that_is_not_crowded_gives_nothing_back() -> None:
    state = turn_of("3 BBG. MM..")
    assert legal(state) == ["return yard 1", "return yard 2", "return yard 3"]
    assert why(state, "return yard 4") == ("storage-default", "nothing-there")
    assert why(state, Return(0, 4)) == ("storage-default", "no-such-place")
    assert why(state, Return(2, 0)) == ("storage-default", "no-such-place")


def test_storage_default_no_voluntary_return_when_the_fee_can_be_paid() -> None:
    assert why(turn_of("30 BBG. ...."), "return yard 1") == ("roll", "due-roll")


def test_storage_default_then_the_player_rolls_and_acts_as_usual() -> None:
    state = play(turn_of("0 BBG. ...."), "return yard 1", "roll red gold", "take red 1")
    assert (state.table.player, company(state, 2)) == (0, "0 RBG. ....")


def test_storage_numbers_are_rules() -> None:
    assert turn_of("30 BB.. MM..", crowded=2).table.cash[1] == 20
    assert turn_of("30 BBBG MM..", crowded=4).table.cash[1] == 25
    assert turn_of("30 BBB. ....", crowded=4).table.cash[1] == 30
    assert turn_of("30 BBB. ....", fee_one_row=7).table.cash[1] == 23
    assert turn_of("30 BBB. MMM.", fee_both_rows=17).table.cash[1] == 13
    assert cited(turn_of("30 BBB. MMM.", fee_one_row=0, fee_both_rows=0)) == ["take", "turn"]
    alone = turn_of("0 B... ....", crowded=1)
    assert company(alone.play("return yard 1"), 2) == "0 .... ...."
