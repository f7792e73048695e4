"""mark.take, mark.refine, mark.sell, mark.row-claim, mark.double."""

from __future__ import annotations

import pytest

from .tables import IDLE, at, bank, cited, company, legal, mark, play, said, why


def test_take_moves_one_piece_from_the_bank_to_any_empty_yard_square() -> None:
    state = at("act", "30 .G.. ....", IDLE, dice="red blue")
    assert [move for move in legal(state) if "red" in move] == ["take red 1", "take red 3", "take red 4"]
    after = state.play("take red 3")
    assert company(after, 1) == "30 .GR. ...."
    assert bank(after, "red") == 7
    assert after.events[0].flows == ((("bank",), ("yard", 0, 2), "red", 1),)
    assert cited(after)[0] == "take"


def test_take_is_refused_on_a_taken_square_and_with_an_empty_bank() -> None:
    assert why(at("act", "30 .G.. ....", IDLE, dice="red blue"), "take red 2") == ("take", "yard-taken")
    state = at("act", IDLE, "30 MMMM MMMM", dice="gold blue")
    assert why(state, "take gold 1") == ("take", "bank-has-none")
    assert not [move for move in legal(state) if "gold" in move]


def test_take_the_last_piece_of_the_bank() -> None:
    state = at("act", IDLE, "30 MMM. MMMM", dice="gold blue").play("take gold 1")
    assert bank(state, "gold") == 0


@pytest.mark.parametrize(
    ("square", "reached"), [(1, [1, 2]), (2, [1, 2, 3]), (3, [2, 3, 4]), (4, [3, 4])], ids=["first", "second", "third", "last"]
)
def test_refine_straight_or_diagonally_ahead_only(square: int, reached: list[int]) -> None:
    yard = "." * (square - 1) + "R" + "." * (4 - square)
    state = at("act", f"30 {yard} ....", IDLE, dice="red blue")
    assert [m for m in legal(state) if m.startswith("refine")] == [f"refine red {square}-{to}" for to in reached]
    for to in {1, 2, 3, 4} - set(reached):
        assert why(state, f"refine red {square}-{to}") == ("refine", "too-far")


def test_refine_moves_the_piece_and_nothing_else() -> None:
    after = at("act", "30 .R.B ....", IDLE, dice="red blue").play("refine red 2-3")
    assert company(after, 1) == "30 ...B ..R."
    assert bank(after, "red") == 7
    assert after.events[0].flows == ((("yard", 0, 1), ("roof", 0, 2), "red", 1),)


def test_refine_needs_its_piece_and_an_empty_roof_square() -> None:
    state = at("act", "30 .R.B .G..", IDLE, dice="red blue")
    assert why(state, "refine red 2-2") == ("refine", "roof-taken")
    assert why(state, "refine red 1-1") == ("refine", "yard-lacks")
    assert why(state, "refine red 4-4") == ("refine", "yard-lacks")
    assert why(at("act", "30 .... .R..", IDLE, dice="red blue"), "refine red 2-3") == ("refine", "yard-lacks")


@pytest.mark.parametrize(("sold", "price"), [(1, 10), (2, 15), (3, 30), (4, 70)])
def test_sell_goes_to_the_next_square_of_the_row_and_earns_its_number(sold: int, price: int) -> None:
    after = at("act", "30 .... ...R", IDLE, market=f"A red {sold}", dice="red blue").play("sell red 4 A")
    assert company(after, 1) == f"{30 + price} .... ...."
    assert company(after, 2) == IDLE
    assert after.table.sold[4] == sold + 1
    piece, money = after.events[0].flows
    assert piece == (("roof", 0, 3), ("market", 0, sold), "red", 1)
    assert money == (("bank",), ("cash", 0), "money", price)


def test_sell_from_any_roof_square_but_never_from_the_yard() -> None:
    state = at("act", "30 R... R..R", IDLE, market="A red 1", dice="red blue")
    assert [move for move in legal(state) if move.startswith("sell")] == ["sell red 1 A", "sell red 4 A"]
    assert why(state, "sell red 2 A") == ("sell", "roof-lacks")
    assert why(at("act", "30 R... ....", IDLE, dice="red blue"), "sell red 1 A") == ("sell", "roof-lacks")


def test_row_claim_the_first_piece_opens_any_row_that_no_colour_holds() -> None:
    state = at("act", "30 .... .R..", IDLE, market="B gold 2, D blue 5", dice="red green")
    assert [move for move in legal(state) if move.startswith("sell")] == [f"sell red 2 {row}" for row in "ACE"]
    assert why(state, "sell red 2 B") == ("row-claim", "row-held")
    assert why(state, "sell red 2 D") == ("row-claim", "row-held")
    for row, price in (("A", 5), ("C", 10), ("E", 15)):
        after = state.play(f"sell red 2 {row}")
        assert cited(after)[:2] == ["row-claim", "sell"]
        assert company(after, 1) == f"{30 + price} .... ...."
        assert after.table.rows["ABCDE".index(row)] == 4


def test_row_claim_later_pieces_go_to_the_same_row_only() -> None:
    state = at("act", "30 .... .R..", IDLE, market="C red 1", dice="red green")
    assert [move for move in legal(state) if move.startswith("sell")] == ["sell red 2 C"]
    for row in "ABDE":
        assert why(state, f"sell red 2 {row}") == ("row-claim", "other-row")
    assert cited(state.play("sell red 2 C"))[0] == "sell"


def test_double_gives_two_actions_with_the_colour_the_same_piece_allowed() -> None:
    state = at("roll").play("roll red red")
    assert (state.table.actions, {move.split()[1] for move in legal(state)}) == (2, {"red"})
    first = state.play("take red 2")
    assert (first.phase, first.table.player, first.table.actions, first.turn) == ("act", 0, 1, 20)
    assert said(first) == ["take", "second-action"]
    second = first.play("refine red 2-3")
    assert company(second, 1) == "30 .... ..R."
    assert (second.phase, second.table.player, second.turn, second.table.actions) == ("roll", 1, 21, 0)


def test_double_three_actions_are_never_given() -> None:
    state = play(at("roll"), "roll red red", "take red 1", "take red 2")
    assert (state.phase, state.table.player) == ("roll", 1)


def test_double_second_action_belongs_to_the_same_colour() -> None:
    state = play(at("roll"), "roll red red", "take red 2")
    assert why(state, "take blue 1") == ("double", "colour-not-shown")


def test_double_second_action_is_dropped_when_the_first_closed_the_colour() -> None:
    state = play(at("roll", "30 R... RR..", IDLE, market="A red 4"), "roll red red", "sell red 1 A")
    assert said(state) == ["sell", "close", "second-dropped", "turn"]
    assert (state.table.player, state.turn, state.table.actions) == (1, 21, 0)


def test_double_the_first_action_need_not_leave_a_second_one_possible() -> None:
    table = at("roll", "30 GGGR BBB.", "30 RRRR RRR.", rules=mark.Rules(players=2))
    state = table.play("roll red red")
    assert legal(state) == ["refine red 4-4"]
    crowded = at("roll", "30 GGG. BB..", "30 RRRR RRR.").play("roll red red")
    assert legal(crowded) == ["take red 4"]
    assert said(crowded.play("take red 4"))[:2] == ["take", "second-action"]
    blocked = at("roll", "30 GGG. BBBB", "30 RRRR RRR.").play("roll red red").play("take red 4")
    assert said(blocked)[:3] == ["take", "second-dropped", "turn"]
    assert blocked.table.player == 1


def test_double_a_second_action_that_is_possible_is_compulsory() -> None:
    state = play(at("roll"), "roll red red", "take red 2")
    assert why(state, "roll red blue") == ("one-action", "due-act")
    assert all(move.split()[1] == "red" for move in legal(state))


def test_a_place_that_no_table_has_is_refused_with_what_exists() -> None:
    from gamelib.mark.notation import Refine, Sell, Take

    state = at("act", "30 R... R...", IDLE, dice="red blue")
    moves = (
        Take(4, 4),
        Take(5, 0),
        Take(-1, 0),
        Refine(4, 0, -1),
        Refine(4, 4, 3),
        Sell(4, 0, 5),
        Sell(4, -1, 0),
        "take red 5",
    )
    assert {why(state, move) for move in moves} == {(kind, "no-such-place") for kind in ("take", "refine", "sell")}
    assert "a row of a company has 4 squares, the market rows are A, B, C, D and E" in state.refusal("take red 5").sentence


def test_every_reason_is_listed_the_colour_first() -> None:
    state = at("act", "30 .G.. ....", "30 MMMM MMMM", dice="red blue")
    refusal = state.refusal("take gold 2")
    assert refusal.clause == "mark.one-action"
    assert [other.key for other in refusal.others] == ["bank-has-none", "yard-taken"]
    assert str(state.refusal("take red 2").nearest) == "take red 1"
