"""The three variants and their combinations, and every option of the rules."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import gamelib

from .tables import at, cash, cited, event, legal, money, play, said, shark, values, why

ONE = shark.Rules(players=2, variant_one=True)
TWO = shark.Rules(players=2, variant_two=True)
THREE = shark.Rules(players=2, variant_three=True)
SEVEN = "B1 C1 D1 E1 F1 G1 H1"


def test_variant_one_start_deals_no_share() -> None:
    state = shark.start(ONE).play("first 2")
    assert (state.phase, state.turn) == ("roll", 1)
    assert state.table.shares == ((0, 0, 0, 0),) * 2


@pytest.mark.parametrize(
    ("red", "square", "moves", "premium"),
    [
        (SEVEN, "I1", (7, 7), 0),
        ("B1 C1 D1 E1 F1 G1 I1", "H1", (6, 7), 7),
        ("B1 C1 D1 E1 G1 H1 I1", "F1", (7, 7), 0),
        (SEVEN, "J8", (7, 7), 1),
        ("B1 C1 D1 E1 F1 G1", "H1", (6, 7), 7),
        (SEVEN + " J8", "J9", (7, 9), 9),
    ],
    ids=["7 to 8", "6, lone and new", "4, 3 and new", "lone", "6 to 7", "a second chain"],
)
def test_variant_one_cap(red: str, square: str, moves: tuple[int, int], premium: int) -> None:
    state = at("roll", rules=ONE, red=red, shares=("", "red 2"))
    assert state.table.values[0] == moves[0]
    zone = (1 if square[0] in "ABCD" else 2 if square[0] in "EFGH" else 3) + (3 if int(square[1:]) > 5 else 0)
    after = play(state, f"roll red {zone}", f"place red {square}")
    assert after.table.values[0] == moves[1]
    assert cash(after) == (premium, 2 * (moves[1] - moves[0]))


def test_variant_one_cap_is_a_rule_and_only_of_the_variant() -> None:
    cap = shark.Rules(players=2, variant_one=True, chain_cap=3)
    assert values(at("roll", rules=cap, red="A1 A2 A3 A4")) == {"red": 3}
    assert values(at("roll", rules=shark.Rules(players=2, chain_cap=3), red="A1 A2 A3 A4")) == {"red": 4}


def test_variant_one_merge_loss_exempts_the_placer() -> None:
    state = at("roll", (0, 3), ("red 5", "red 2"), rules=ONE, red="B1 C1 D1 E1 F1 H1 I1 J1")
    after = play(state, "roll red 2", "place red G1")
    assert money(after, "loss") == {1: -2}
    assert cited(after).count("loss-exempt") == 1
    assert "variant-one-merge-loss" in cited(after)


def test_variant_one_merge_loss_can_force_a_sale() -> None:
    state = at("roll", (0, 0), ("", "red 2"), rules=ONE, red="B1 C1 D1 E1 F1 H1 I1 J1")
    after = play(state, "roll red 2", "place red G1")
    assert (after.phase, after.actor, legal(after)) == ("settle", 1, ["surrender red"])
    assert event(after.play("surrender red"), "surrender").values["brings"] == 3000


def test_variant_one_size_compares_real_numbers() -> None:
    eight = "J1 J2 J3 J4 J5 K5 K4 K3"
    state = at("roll", (0, 9), rules=ONE, red=SEVEN, blue=eight).play("roll red 3")
    assert why(state, "place red I1") == ("rival-contact", "not-larger")
    assert "shark.variant-one-size" in state.refusal("place red I1").clauses
    larger = at("roll", (0, 9), rules=ONE, red=SEVEN + " B2", blue=eight).play("roll red 3").play("place red I1")
    assert values(larger) == {"red": 7}
    assert "variant-one-size" in cited(larger)


@pytest.mark.parametrize(("red", "square", "clause"), [(SEVEN, "I1", "variant-one-size"), (SEVEN[3:], "I1", "rival-contact")])
def test_variant_one_size_is_cited_above_the_cap_and_not_at_it(red: str, square: str, clause: str) -> None:
    """Eight buildings count as seven and are compared as eight; seven are what they count."""
    state = at("roll", (0, 9), rules=ONE, red=red, blue="J1 K1").play("roll red 3")
    assert event(state.play(f"place red {square}"), "superior").clause == f"shark.{clause}"


def test_variant_one_size_is_cited_only_above_the_cap() -> None:
    seven = "J1 J2 J3 J4 J5 K5 K4"
    state = at("roll", (0, 9), rules=ONE, red="H1 G1 F1 E1 D1 C1", blue=seven).play("roll red 3")
    assert state.refusal("place red I1").clauses == ("shark.rival-contact",), "a chain of the cap is counted whole"


def test_variant_two_black_means_the_fewest_on_the_map() -> None:
    built = {"red": "B2", "blue": "J8 J9", "green": "F7 G7", "yellow": "K2 K4"}
    state = at("roll", rules=TWO, **built).play("roll black 4")
    assert {move.split()[1] for move in legal(state)} == {"red"}
    assert why(state, "place blue B8") == ("variant-two", "not-fewest")
    tied = at("roll", rules=TWO, **{**built, "yellow": "K2"}).play("roll black 4")
    assert {move.split()[1] for move in legal(tied)} == {"red", "yellow"}


def test_variant_two_counts_the_map_and_not_the_box() -> None:
    state = at("roll", rules=TWO, red="B2", blue="J8 J9", green="F7 G7", yellow="K2 K4", box="red 9").play("roll black 4")
    assert {move.split()[1] for move in legal(state)} == {"red"}


def test_variant_two_leaves_white_free_and_black_free_without_it() -> None:
    built = {"red": "B2", "blue": "J8 J9"}
    assert len({move.split()[1] for move in legal(at("roll", rules=TWO, **built).play("roll white 4"))}) == 4
    assert len({move.split()[1] for move in legal(at("roll", **built).play("roll black 4"))}) == 4


def test_variant_two_without_a_legal_square_for_the_fewest_is_no_place() -> None:
    state = at("roll", (5, 0), rules=TWO, blue="B1 B2 B3 B4 B5 C3 D3 D1 D5").play("roll black 1")
    assert "no-place" in said(state)
    assert state.turn == 41


def test_variant_three_rolls_the_zone_alone() -> None:
    state = at("roll", rules=THREE, red="B2")
    assert legal(state) == [f"roll {zone}" for zone in range(1, 7)]
    assert why(state, "roll red 3") == ("variant-three", "no-colour-die")
    assert why(at("roll", red="B2"), "roll 3") == ("colour-die", "no-such-face")
    assert len({move.split()[1] for move in legal(state.play("roll 3"))}) == 4


def test_variant_three_leaves_variant_two_without_effect() -> None:
    both = shark.Rules(players=2, variant_two=True, variant_three=True)
    built = {"red": "B2", "blue": "J8 J9", "green": "F7 G7", "yellow": "K2 K4"}
    assert len({move.split()[1] for move in legal(at("roll", rules=both, **built).play("roll 4"))}) == 4


@pytest.mark.parametrize("on", list(product((False, True), repeat=3)))
def test_variants_combine(on: tuple[bool, bool, bool]) -> None:
    rules = shark.Rules(players=3, **dict(zip(("variant_one", "variant_two", "variant_three"), on, strict=True)))
    record = gamelib.playout("shark", rules, ["trader", "random", "holder"], seed=2)
    assert record.final().outcome is not None
    assert (sum(on) > 1) == ("variants-combine" in cited(shark.start(rules)))


@pytest.mark.parametrize("on", list(product((False, True), repeat=4)))
def test_options_combine(on: tuple[bool, ...]) -> None:
    names = ("choose_start_shares", "buy_limit_each_window", "no_place_still_trades", "small_lots_bring_nothing")
    rules = shark.Rules(players=2, buildings=9, **dict(zip(names, on, strict=True)))
    assert gamelib.playout("shark", rules, "random", seed=3).final().outcome is not None


RULES: dict[str, tuple[dict[str, Any], str]] = {
    "one player": ({"players": 1}, "players is 1; it must be from 2 to 6."),
    "seven players": ({"players": 7}, "players is 7; it must be from 2 to 6."),
    "odd cash": ({"cash": 1500}, "cash is 1500; money is in full thousands."),
    "odd premium": ({"lone_premium": 999}, "lone_premium is 999; money is in full thousands."),
    "few shares": ({"players": 6, "shares": 5}, "There are 5 shares of a company and 6 are dealt at the start"),
    "too many buildings": ({"buildings": 31}, "buildings is 31; it must be from 1 to 30."),
    "a word": ({"variant_one": "yes"}, "variant_one is 'yes'; it must be yes or no"),
}


@pytest.mark.parametrize(("fields", "sentence"), RULES.values(), ids=RULES)
def test_rules_that_cannot_be_played_are_refused(fields: dict[str, Any], sentence: str) -> None:
    with pytest.raises(gamelib.RulesError) as caught:
        shark.Rules(**fields)
    assert sentence in str(caught.value)
    assert caught.value.clause in shark.rulebook


def test_start_shares_and_cash_are_rules() -> None:
    state = shark.start(players=2, start_shares=2, cash=3000).play("first 2")
    state = play(state, "deal red", "deal blue", "deal red", "deal green")
    assert state.table.shares == ((0, 1, 1, 0), (2, 0, 0, 0))
    assert cash(state) == (3, 3)
    assert shark.Rules(players=6, shares=5, variant_one=True).dealt == 0
