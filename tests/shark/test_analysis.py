"""The exact table of a position: every roll, every placement, and what each does to values and wealth."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.shark import analysis
from gamelib.shark.bots.outlook import changes, ends, swing
from gamelib.shark.engine.chains import contact
from gamelib.shark.map import BITS

from .tables import at, play, shark


def wealth(state: Any) -> list[int]:
    table = state.table
    prices = [1000 * points for points in table.values]
    return [
        cash + sum(n * p for n, p in zip(held, prices, strict=True))
        for cash, held in zip(table.cash, table.shares, strict=True)
    ]


def positions(count: int = 12) -> list[Any]:
    """Positions before the roll from games of all kinds."""
    found = []
    for seed, fields in enumerate([{"players": 2}, {"players": 3, "variant_one": True}, {"players": 4, "variant_three": True}]):
        states = gamelib.playout("shark", shark.Rules(**fields), "trader", seed=seed).states()
        found += Random(seed).sample([state for state in states if state.phase == "roll"], count // 3)
    return found


def test_every_roll_and_every_placement_is_there_with_its_odds() -> None:
    for state in positions():
        throws = analysis.outcomes(state)
        assert [(throw.move, throw.odds) for throw in throws] == list(state.odds())
        for throw in throws:
            after = state.play(throw.move)
            expected = after.moves() if after.phase == "place" else ()
            assert tuple(effect.move for effect in throw.effects) == expected


def test_every_effect_is_what_the_placement_does() -> None:
    settled = 0
    for state in positions(6):
        for throw in analysis.outcomes(state)[::5]:
            for effect in throw.effects[::3]:
                after = play(state.play(throw.move), str(effect.move))
                changes = tuple(b - a for a, b in zip(state.table.values, after.table.values, strict=True))
                assert effect.changes == changes
                if after.phase != "settle":
                    gains = tuple(b - a for a, b in zip(wealth(state), wealth(after), strict=True))
                    assert effect.wealth == gains
                    settled += 1
    assert settled > 50


def test_the_worked_example_stands_in_the_table() -> None:
    """Yellow removes blue: 6,000 and 3,000 for A, 1,000 and a loss of 10,000 for B, and the prices of what they hold."""
    shares = ("yellow 3 blue 2", "yellow 1 blue 5")
    state = at("roll", (0, 10), shares, yellow="A6 B6 C6 A7 B7", blue="E6 E7 J2 J3")
    throw = next(throw for throw in analysis.outcomes(state) if str(throw.move) == "roll yellow 4")
    effect = next(effect for effect in throw.effects if str(effect.move) == "place yellow D6")
    assert (throw.odds, effect.changes, effect.premium) == (Fraction(1, 36), (0, -2, 0, 1), 6000)
    a = 6000 + 3000 + 3 * 1000 - 2 * 2000
    b = 1000 - 10000 + 1 * 1000 - 5 * 2000
    assert effect.wealth == (a, b)


def test_expected_change_of_an_empty_map_by_hand() -> None:
    """Whatever is rolled, one company goes from 0 to 1, each alike; the placer gets 1,000 and holders 1,000 twice a share."""
    found = analysis.expected(at("roll", turn=1, shares=("red 1", "blue 2")))
    assert found.prices == dict.fromkeys(("red", "blue", "green", "yellow"), Fraction(250))
    assert found.wealth == (1000 + Fraction(2000, 4), Fraction(4000, 4))
    assert found.no_place == 0


def test_expected_change_of_one_building_by_hand() -> None:
    """A lone red building in the corner, Variant III, even choice: two neighbours in zone 1 lift red to 2."""
    rules = shark.Rules(players=2, variant_three=True)
    found = analysis.expected(at("roll", rules=rules, red="A1"))
    # Zone 1: red has 19 squares, and each other colour the 17 that are not beside it: 70 in all; elsewhere 80.
    red = Fraction(1, 6) * Fraction(2, 70)
    other = Fraction(1, 6) * Fraction(17, 70) + Fraction(5, 6) * Fraction(20, 80)
    assert found.prices == {"red": 1000 * red, "blue": 1000 * other, "green": 1000 * other, "yellow": 1000 * other}


def test_expected_counts_rolls_without_a_square() -> None:
    state = at("roll", (5, 5), blue="B1 B2 B3 B4 B5 C3 D3 D1 D5")
    assert analysis.expected(state).no_place == Fraction(3, 36), "red, green and yellow with zone 1"


def test_best_choice_is_the_placers() -> None:
    state = at("place", (0, 9), ("", "red 9"), dice="red 1", red="B2 B3 B4", turn=40)
    best = analysis.expected(state, "best")
    assert best.prices["red"] == 1000, "a chain of four pays 4,000, a lone building only 1,000"
    with pytest.raises(ValueError, match="one of even, best"):
        analysis.expected(state, "worst")


def test_a_position_in_which_trade_comes_first_is_looked_at_as_if_it_were_over() -> None:
    state = at("trade-before", (5, 9), ("red 1", "red 9"), red="B2 B3 B4")
    assert analysis.outcomes(state) == analysis.outcomes(state.play("done"))
    with pytest.raises(ValueError, match="a roll is analysed in the phases"):
        analysis.outcomes(at("trade-after", (5, 9), ("red 1", "red 9"), red="B2 B3 B4"))


def test_a_debtor_surrenders_what_costs_him_least() -> None:
    """Ben owes 3,000: two blue at 3 bring 3,000 and cost 6,000; one red at 6 brings 3,000 and costs 6,000 too, but one
    yellow at 7 costs 7,000. The best ways leave him 6,000 poorer."""
    built = {"yellow": "A6 B6 C6 A7 B7 A8", "blue": "E6 E7 J2 J3 J4", "red": "G1 G2 G3 G4 F4 F3"}
    state = at("roll", (0, 1), ("", "blue 2 red 1 yellow 0"), **built).play("roll yellow 4")
    effect = next(effect for effect in analysis.outcomes(state)[0].effects if str(effect.move) == "place yellow D6")
    assert effect.wealth[1] == -2 * 2000 - 1000 - 6000
    ends = [play(state, "place yellow D6", *way) for way in (["surrender blue"] * 2, ["surrender red"])]
    assert effect.wealth[1] == max(wealth(end)[1] for end in ends) - wealth(state)[1]


def test_rows_are_flat_and_complete() -> None:
    state = at("roll", (5, 5), blue="B1 B2 B3 B4 B5 C3 D3 D1 D5")
    rows = analysis.rows(state)
    assert {row["roll"] for row in rows} == {str(move) for move in state.moves()}
    assert [row["placement"] for row in rows if row["roll"] == "roll red 1"] == [""]
    assert {"odds", "red", "blue", "green", "yellow", "premium", "player 1", "player 2"} <= set(rows[-1])
    assert len(rows) == sum(max(len(throw.effects), 1) for throw in analysis.outcomes(state))


def test_what_the_trader_reckons_is_the_truth_where_nobody_must_surrender() -> None:
    for state in positions(9):
        for throw in analysis.outcomes(state)[::4]:
            rolled = state.play(throw.move)
            for effect in throw.effects[::3]:
                bit = BITS[effect.move.row][effect.move.column]
                after = rolled.play(effect.move)
                if after.phase != "settle" and not any(after.table.out):
                    met = contact(rolled.table, effect.move.company, bit)
                    moved = changes(state.rules, rolled.table, effect.move.company, met)
                    reckoned = swing(state.rules, rolled.table, rolled.actor, effect.move.company, met.size == 1, moved)
                    assert tuple(1000 * points for points in reckoned) == effect.wealth
                    assert ends(state.rules, rolled.table, effect.move.company, moved) == (after.phase == "over")


def test_a_placement_can_be_looked_at_before_it_is_made_legal_or_not() -> None:
    state = at("roll", (0, 9), yellow="C6 B6", blue="E6", green="D7 D8 D9")
    seen = analysis.preview(state, "place yellow D6")
    assert (seen["size"], [len(chain) for chain in seen["joins"]]) == (3, [2])
    assert [(rival["company"], rival["size"], rival["removed"]) for rival in seen["rivals"]] == [
        ("blue", 1, True),
        ("green", 3, False),
    ]
    made = at("roll", (0, 9), yellow="C6 B6", blue="E6").play("roll yellow 4")
    assert analysis.preview(made, "place yellow D6") == made.play("place yellow D6").events[0].witness
    for wrong in ("buy red", "place red C6"):
        with pytest.raises(ValueError, match="placement"):
            analysis.preview(state, wrong)
