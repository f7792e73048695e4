"""Every worked example of the rulebook, to the thousand; two of them as the rulings correct them."""

from __future__ import annotations

import gamelib

from .tables import at, cash, cited, money, play, said, shark, values

ONE = shark.Rules(players=2, variant_one=True)


def test_premium_of_the_first_building() -> None:
    """The first player places the first building of a company: it goes from 0 to 1 and he gets 1,000."""
    state = play(at("roll", turn=1), "roll red 1", "place red B2")
    assert values(state) == {"red": 1}
    assert cash(state) == (1, 0)


def test_price_of_a_share_of_the_company_just_placed() -> None:
    """If he then buys a share of it, the 1,000 go straight back to the bank."""
    state = play(at("roll", turn=1), "roll red 1", "place red B2", "buy red")
    assert cash(state) == (0, 0)
    assert state.table.shares[0] == (1, 0, 0, 0)


def test_dividend_lets_the_second_player_buy_before_he_rolls() -> None:
    """The second player holds a share of that company: 1,000 for the rise, with which he buys a second one."""
    state = play(at("roll", shares=("", "red 1"), turn=1), "roll red 1", "place red B2", "done")
    assert (state.actor, state.phase, cash(state)) == (1, "trade-before", (1, 1))
    state = state.play("buy red")
    assert state.table.shares[1] == (2, 0, 0, 0)
    assert cash(state) == (1, 0)


def test_chain_of_two() -> None:
    """The first pair of a colour: 1 to 2, premium 2,000."""
    state = play(at("roll", red="B2"), "roll red 1", "place red B3")
    assert (values(state), cash(state)) == ({"red": 2}, (2, 0))


def test_chain_of_three_becomes_four() -> None:
    state = play(at("roll", red="B2 B3 B4"), "roll red 1", "place red B5")
    assert (values(state), cash(state)) == ({"red": 4}, (4, 0))


def test_merge_of_two_one_and_three() -> None:
    """Joined by one building they make 7. The value was 5 (the text's 4 is a slip), and the premium is 7,000."""
    before = at("roll", red="A3 B3 C2 C4 C5 B5", shares=("", "red 1"))
    assert values(before) == {"red": 5}
    state = play(before, "roll red 1", "place red C3")
    assert (values(state), cash(state)) == ({"red": 7}, (7, 2))
    assert "errors" in shark.rulebook["shark.value"].note
    assert "4 to 7" in shark.rulebook["shark.merge"].note


def test_value_of_a_chain_of_three_and_a_lone_building_that_becomes_a_pair() -> None:
    """3 to 5, premium 5,000."""
    state = play(at("roll", red="B2 B3 B4 J8"), "roll red 6", "place red J9")
    assert (values(state), cash(state)) == ({"red": 5}, (5, 0))


def test_premium_of_a_further_lone_building() -> None:
    """It does not move the value and pays a flat 1,000."""
    state = play(at("roll", red="B2 B3 B4", shares=("red 3", "red 2")), "roll red 6", "place red J9")
    assert (values(state), cash(state)) == ({"red": 3}, (1, 0))


def test_price_of_a_company_at_three() -> None:
    state = at("trade-before", cash=(9, 0), red="B2 B3 B4", shares=("red 1", ""))
    assert cash(state.play("buy red")) == (6, 0)
    assert cash(state.play("sell red")) == (12, 0)


def test_dividend_of_a_rise_from_four_to_six() -> None:
    """A holds 2 and B 5: 4,000 and 10,000; the premium is 6,000 (the text's 2,000 is an error)."""
    state = at("roll", red="B2 B3 B4 B5 G8", shares=("red 2", "red 5"))
    state = play(state, "roll red 5", "place red G9")
    assert money(state, "dividend") == {0: 4, 1: 10}
    assert money(state, "premium") == {0: 6}
    assert cash(state) == (10, 10)
    assert "6,000" in shark.rulebook["shark.premium"].note


def test_loss_when_yellow_removes_a_blue_chain() -> None:
    """Yellow 5 to 6, blue 4 to 2. A gets 6,000 and 3,000 and pays nothing; B gets 1,000 and pays 10,000."""
    state = at("roll", yellow="A6 B6 C6 A7 B7", blue="E6 E7 J2 J3", cash=(0, 10), shares=("yellow 3 blue 2", "yellow 1 blue 5"))
    assert values(state) == {"yellow": 5, "blue": 4}
    state = play(state, "roll yellow 4", "place yellow D6")
    assert values(state) == {"yellow": 6, "blue": 2}
    assert money(state, "premium") == {0: 6}
    assert money(state, "dividend") == {0: 3, 1: 1}
    assert money(state, "loss") == {1: -10}
    assert cash(state) == (9, 1)
    order = [clause for clause in cited(state) if clause in ("premium", "dividend", "removal", "value-drop", "loss")]
    assert order == ["premium", "dividend", "dividend", "removal", "value-drop", "loss", "loss"]


def test_variant_one_merge_loss_of_five_and_three() -> None:
    """Variant I: joined by one they count 7 where they were 8: no premium, the others pay 1,000 per share."""
    state = at("roll", cash=(0, 6), rules=ONE, red="B1 C1 D1 E1 F1 H1 I1 J1", shares=("red 4", "red 3"))
    assert values(state) == {"red": 8}
    state = play(state, "roll red 2", "place red G1")
    assert (values(state), cash(state)) == ({"red": 7}, (0, 3))
    assert "no-premium" in said(state)


def test_variant_one_merge_loss_of_five_and_four() -> None:
    """5 + 4 + 1 = 10 counts 7 where it was 9."""
    state = at("roll", cash=(0, 6), rules=ONE, red="B1 C1 D1 E1 F1 H1 I1 J1 K1", shares=("", "red 3"))
    assert values(state) == {"red": 9}
    assert cash(play(state, "roll red 2", "place red G1")) == (0, 0)


def test_forced_sale_examples_of_rounding() -> None:
    """One share at 3,000 gives 1,000, two give 3,000, one at 1,000 gives 1,000."""
    from gamelib.shark.engine.settlement import lot

    rules = shark.Rules()
    assert [lot(rules, *pair) for pair in ((1, 3), (2, 3), (1, 1))] == [1000, 3000, 1000]


def test_the_demonstrations_show_the_examples() -> None:
    """The records that people open end with the same sums."""
    finals = {
        clause: gamelib.ruleset("shark").demos[f"shark.{clause}"].final() for clause in ("value", "premium", "merge", "loss")
    }
    assert cash(finals["value"]) == (6, 0)
    assert cash(finals["premium"]) == (5, 0)
    assert cash(finals["merge"]) == (8, 2)
    assert cash(finals["loss"]) == (9, 1)
