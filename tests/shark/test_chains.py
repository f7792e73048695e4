"""shark.board, shark.chain, shark.value, shark.first-building, shark.merge, and the contact of rivals."""

from __future__ import annotations

from random import Random

import pytest

from gamelib.shark import map as chart
from gamelib.shark.engine.chains import value as engine_value

from .tables import COLUMNS, at, cash, cited, event, groups, legal, play, said, shark, squares, value, values, why

ONE = shark.Rules(players=2, variant_one=True)
TWO = shark.Rules(players=2)


def test_board_has_six_zones_of_twenty_squares() -> None:
    assert [bits.bit_count() for bits in chart.ZONE_SQUARES] == [20] * 6
    assert sum(chart.ZONE_SQUARES) == chart.ALL
    corners = {"A1": 1, "D5": 1, "E1": 2, "H5": 2, "I1": 3, "L5": 3, "A6": 4, "D10": 4, "E6": 5, "H10": 5, "I6": 6, "L10": 6}
    for square, zone in corners.items():
        assert chart.zone_of(COLUMNS.index(square[0]), int(square[1:]) - 1) + 1 == zone


def test_board_squares_touch_by_their_sides_and_never_round_the_edge() -> None:
    for column in range(12):
        for row in range(10):
            near = {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)}
            found = set(chart.spots(chart.NEAR[chart.BITS[row][column]]))
            assert found == {(x, y) for x, y in near if 0 <= x < 12 and 0 <= y < 10}
            corner = {(column + x, row + y) for x in (-1, 1) for y in (-1, 1)}
            found = set(chart.spots(chart.DIAGONAL[chart.BITS[row][column]]))
            assert found == {(x, y) for x, y in corner if 0 <= x < 12 and 0 <= y < 10}


def test_chain_and_value_agree_with_a_plain_search_on_random_maps() -> None:
    rng = Random(5)
    for _ in range(300):
        found = {(rng.randrange(12), rng.randrange(10)) for _ in range(rng.randrange(19))}
        bits = sum(chart.BITS[row][column] for column, row in found)
        chains = chart.chains_of(bits)
        assert sorted(sorted(chart.spots(chain)) for chain in chains) == sorted(sorted(chain) for chain in groups(found))
        for rules in (TWO, ONE):
            assert engine_value(rules, chains) == value(rules, found)


def test_chain_crosses_the_borders_of_zones_but_no_corners() -> None:
    state = play(at("roll", red="D5"), "roll red 2", "place red E5")
    assert (values(state), event(state, "chain").values["size"]) == ({"red": 2}, 2)
    state = play(at("roll", red="D5"), "roll red 5", "place red E6")
    assert values(state) == {"red": 1}
    assert "unmoved" in said(state)


@pytest.mark.parametrize(
    ("red", "points"),
    [("", 0), ("A1", 1), ("A1 C1 E1", 1), ("A1 A2", 2), ("A1 A2 C1", 2), ("A1 A2 C1 C2 C3", 5), ("A1 B2", 1)],
)
def test_value_sums_chains_of_two_or_more_and_is_at_least_one(red: str, points: int) -> None:
    assert at("roll", red=red).table.values[0] == points


def test_value_never_goes_above_the_top() -> None:
    line = " ".join(f"{column}1" for column in COLUMNS) + " L2 L4 K3"
    state = play(at("roll", red=line), "roll red 3", "place red L3")
    assert event(state, "merge").values["size"] == 16
    assert values(state) == {"red": 15}
    assert cash(state) == (15, 0)


def test_first_building_lifts_a_company_from_0_whenever_it_is_there() -> None:
    for box in ("", "green 4"):
        state = play(at("roll", red="A1 A2", box=box, shares=("", "green 2")), "roll green 5", "place green G8")
        assert (values(state), cash(state)) == ({"red": 2, "green": 1}, (1, 2))
        assert cited(state)[1] == "first-building"


def test_merge_counts_a_chain_touched_on_two_sides_once() -> None:
    state = play(at("roll", red="C7 C8 D8"), "roll red 4", "place red D7")
    assert values(state) == {"red": 4}
    assert event(state, "chain").witness["size"] == 4


def test_merge_tells_what_it_joins() -> None:
    state = play(at("roll", red="A3 B3 C2 C4 C5 B5"), "roll red 1", "place red C3")
    witness = event(state, "merge").witness
    assert sorted(len(chain) for chain in witness["joins"]) == [1, 2, 3]
    assert {place[1:] for place in witness["chain"]} == squares("A3 B3 C2 C3 C4 C5 B5")
    assert event(state, "merge").values["sizes"] == (1, 2, 3)


# ------------------------------------------------------------------------------------------------------------ rivals


@pytest.mark.parametrize(
    ("own", "blue", "refused"),
    [
        ("", "E6", ("rival-contact", "not-larger")),
        ("", "E6 E7", ("no-sacrifice", "smaller")),
        ("C6", "E6", None),
        ("C6", "E6 E7", ("rival-contact", "not-larger")),
        ("C6", "E6 E7 E8", ("no-sacrifice", "smaller")),
        ("C6 B6", "E6 E7", None),
    ],
)
def test_rival_contact_needs_the_larger_chain(own: str, blue: str, refused: tuple[str, str] | None) -> None:
    state = at("roll", cash=(0, 9), yellow=own, blue=blue).play("roll yellow 4")
    if refused is None:
        assert "place yellow D6" in legal(state)
        assert "removal" in said(state.play("place yellow D6"))
    else:
        assert why(state, "place yellow D6") == refused
        assert "place yellow D6" not in legal(state)


def test_rival_contact_does_not_add_rivals_up() -> None:
    state = at("roll", cash=(0, 9), yellow="B7 C7", blue="E7 F7", green="D8 D9").play("roll yellow 4")
    after = state.play("place yellow D7")
    assert values(after) == {"yellow": 3}
    assert said(after).count("superior") == 2


def test_rival_contact_compares_with_each_rival_chain_even_of_one_company() -> None:
    state = at("roll", cash=(0, 9), yellow="B7 C7", blue="E7 F7 D8 D9 D10 C10").play("roll yellow 4")
    assert why(state, "place yellow D7") == ("no-sacrifice", "smaller")
    assert state.refusal("place yellow D7").values["other"] == 4


def test_rival_contact_counts_what_the_new_building_joins() -> None:
    joined = at("roll", cash=(0, 9), yellow="C7 B7 D6", blue="E7 F7 G7").play("roll yellow 4")
    assert "place yellow D7" in legal(joined)
    alone = at("roll", cash=(0, 9), yellow="C7 B7", blue="E7 F7 G7").play("roll yellow 4")
    assert why(alone, "place yellow D7") == ("rival-contact", "not-larger")


def test_rival_contact_asks_only_about_chains_that_the_new_building_touches_itself() -> None:
    """Another arm of the own chain has a big rival at its corner: that is no matter of this placement."""
    state = at("roll", cash=(0, 9), yellow="A6 B6 C6", blue="B8 C8 D8 B9 C9", green="E6").play("roll yellow 4")
    assert "place yellow D6" in legal(state)


def test_rival_contact_refusal_bears_its_witness() -> None:
    state = at("roll", cash=(0, 9), yellow="C6", blue="E6 E7").play("roll yellow 4")
    values = state.refusal("place yellow D6").values
    assert {place[1:] for place in values["chain"]} == squares("C6 D6")
    (rival,) = values["rivals"]
    assert (rival["company"], rival["size"], rival["removed"]) == ("blue", 2, False)
    assert {place[1:] for place in rival["chain"]} == squares("E6 E7")


def test_no_sacrifice_beside_a_single_building_is_an_equal_contact() -> None:
    state = at("roll", cash=(0, 9), blue="E6").play("roll green 4")
    assert why(state, "place green D6") == ("rival-contact", "not-larger")
    assert state.refusal("place green D6").clauses == ("shark.rival-contact",)


def test_diagonal_free_for_any_size() -> None:
    state = at("roll", cash=(0, 9), blue="E6 E7 E8 F8").play("roll green 1")
    after = state.play("place green D5")
    assert "shark.diagonal-free" in after.events[0].clauses
    assert values(after) == {"blue": 4, "green": 1}


def test_removal_takes_the_touched_chain_and_nothing_else() -> None:
    state = at("roll", cash=(0, 9), yellow="A6 B6 C6", blue="E6 E7 J2 J3", shares=("", "blue 1"))
    after = play(state, "roll yellow 4", "place yellow D6")
    assert {tuple(place) for place in after.events[0].witness["rivals"][0]["chain"]} == {("map", 4, 5), ("map", 4, 6)}
    assert after.table.box == (0, 2, 0, 0)
    assert after.holdings()[("box",), "blue"] == 2
    assert set(chart.spots(after.table.built[1])) == squares("J2 J3")
    assert values(after) == {"yellow": 4, "blue": 2}


@pytest.mark.parametrize(
    ("blue", "left"),
    [("E6 J2 J3", 2), ("E6", 0), ("E6 J2", 1), ("E6 E7 E8 J2", 1), ("E6 E7 E8 J2 L2", 1), ("E6 E7 E8 J2 J3", 2)],
    ids=["lone", "last lone", "one of two lone", "only chain, one lone left", "only chain, two lone left", "chain and chain"],
)
def test_value_drop_is_the_value_computed_anew(blue: str, left: int) -> None:
    state = at("roll", cash=(0, 20), yellow="A6 B6 C6", blue=blue, shares=("", "blue 3"))
    before = state.table.values[1]
    after = play(state, "roll yellow 4", "place yellow D6")
    assert after.table.values[1] == left
    assert cash(after)[1] == 20 - 3 * (before - left)
