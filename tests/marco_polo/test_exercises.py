"""What the texts of the exercises say of the roulette and the map is what the map's file says."""

from __future__ import annotations

from fractions import Fraction

import networkx as nx
import pytest

import gamelib
from gamelib.core.exercise import UNREAD, WRONG
from gamelib.marco_polo.survey import graph
from gamelib.marco_polo.table import LAND, MISSIONS
from gamelib.marco_polo.travel import arrived

from .tables import WORLD

TASKS = gamelib.teach.exercises("marco_polo")


@pytest.mark.parametrize("name", ["odds", "ambush", "conduct"])
def test_the_fields_of_the_rings_are_as_the_questions_say(name: str) -> None:
    odds = {str(spin): chance for spin, chance in TASKS[name].state.odds()}
    assert "18 fields" in TASKS[name].text("question")
    assert odds["spin attack"] == Fraction(3, 18)
    if name != "ambush":
        once, twice, thrice = ({f"spin {n}" for n in numbers} for numbers in ((1, 8), (2, 3, 5, 6, 7), (4, "attack")))
        assert {spin for spin in odds if odds[spin] * 18 == 1} == once
        assert {spin for spin in odds if odds[spin] * 18 == 2} == twice
        assert {spin for spin in odds if odds[spin] * 18 == 3} == thrice


def test_the_solution_of_the_quickest_game_adds_up_as_it_says() -> None:
    assert nx.shortest_path_length(graph(WORLD.chart, (LAND,)), "Venice", "Khanbalik") == 10
    for city in MISSIONS:
        legs = [arrived(*leg, 2) for leg in (("Venice", "Khanbalik"), ("Khanbalik", city), (city, "Venice"))]
        assert [next(turns for turns, chance in enumerate(leg) if chance) for leg in legs] == [2, 1, 2]


@pytest.mark.parametrize("card", ["dates", "coconuts", "tea"])
def test_any_blue_card_may_be_sold_before_venice(card: str) -> None:
    assert TASKS["home"].check(f"sell {card}")


@pytest.mark.parametrize(
    "gifts", ["give amethysts, give gold-jewels, give rhubarb", "give tea, give amethysts, give gold-jewels"]
)
def test_gifts_are_judged_in_any_order(gifts: str) -> None:
    assert TASKS["gift"].check(gifts)


def test_a_refusal_of_a_stop_does_not_list_the_others() -> None:
    said = str(TASKS["stops"].check("go Samarkand"))
    assert not any(space in said for space in ("Venice", "Tana", "Sarai", "Urgench", "Constantinople"))


def test_rules_may_be_given_as_rules_too() -> None:
    marco_polo = gamelib.ruleset("marco_polo")
    assert TASKS["one-number"].check(marco_polo.Rules(players=2, most_of_colour=4))
    assert not TASKS["one-number"].check(marco_polo.Rules(players=2))


@pytest.mark.parametrize("answer", ["go Samarkand", "go Venice", "go Tana", "sell tea"])
def test_a_refusal_of_a_roadblock_does_not_list_where_one_may_stand(answer: str) -> None:
    task = TASKS["roadblock"]
    said = task.check(answer).sentence
    assert not [move for move in task.state.moves() if str(move).removeprefix("go ") in said]


@pytest.mark.parametrize(
    ("answer", "status", "said"),
    [
        ({"players": 3}, WRONG, "2 merchants"),
        ({"most_of_colour": 2}, WRONG, "nothing differs"),
        ({"most_of_colour": 3, "price": 25}, WRONG, "price, most_of_colour"),
        ({"foo": 1}, UNREAD, "no rule named 'foo'"),
    ],
)
def test_the_numbers_that_differ_are_named(answer: dict[str, int], status: str, said: str) -> None:
    verdict = TASKS["one-number"].check(answer)
    assert verdict.status == status
    assert said in verdict.sentence


@pytest.mark.parametrize("answer", ["14/18", "7/9", "5/6"])
def test_who_forgets_the_spin_after_a_refused_fight_is_shown_one(answer: str) -> None:
    line = (
        "Anna shows the Golden Table, refuses the fight and spins again. Anna announces sea. The sea ring shows 8. Anna moves"
    )
    assert line in TASKS["conduct"].check(answer).sentence


@pytest.mark.parametrize(("answer", "case"), [("15/18", "The sea ring shows 1."), ("17/18", "shows corsairs: Anna is")])
def test_the_case_that_was_counted_too_much_is_shown(answer: str, case: str) -> None:
    assert case in TASKS["odds"].check(answer).sentence
