"""The play face tells whoever decides what is still needed and the whole hand, and nobody else."""

from __future__ import annotations

import pytest

import gamelib
from gamelib.ui.play import phrases
from gamelib.ui.table.game import PERSON, begun
from gamelib.ui.table.page import TablePage
from tests.marco_polo.tables import IDLE, at, marco_polo

FINE = [name for name, value in marco_polo.world("orient").chart.goods if value == marco_polo.world("orient").best]


def table(merchant: str, players: int = 3) -> TablePage:
    page = TablePage(begun(at("announce", merchant, *[IDLE] * (players - 1)), (), 0))
    page.game.seats = [PERSON, *["merchant"] * (players - 1)]
    return page


@pytest.mark.parametrize(
    ("merchant", "told"),
    [
        (f"Acre 130 {FINE[0]}", ["For Khanbalik: 1 of 3 goods worth 80.", "For Venice: 210 of 900 besants"]),
        ("Acre 130 - on:Kyoto table", ["Your mission: travel to Kyoto.", "For Venice: 370 of 900 besants"]),
        ("Acre 130 - home:Kyoto", ["For Venice: 130 of 900 besants", "Cards in blue: 0, Venice wants 1 to 2."]),
        ("Acre 900 tea,silks,falcons home:Kyoto", ["For Venice: you have all you need, go home."]),
    ],
)
def test_the_next_goal_is_told_in_words(merchant: str, told: list[str]) -> None:
    page = table(merchant)
    lines = phrases.needed(page.moment, page.tongue)
    for line, start in zip(lines, told, strict=False):
        assert line.startswith(start), lines
    page.face = "play"
    assert all(line in page.whole()["moves"] for line in told)


def test_the_numbers_are_those_of_the_rules() -> None:
    rules = marco_polo.Rules(players=2, gift=2, goal_for_two=500)
    page = TablePage(begun(at("announce", "Acre 10 -", IDLE, rules=rules), (), 0))
    assert phrases.needed(page.moment, page.tongue) == [
        "For Khanbalik: 0 of 2 goods worth 80.",
        "For Venice: 10 of 500 besants, all you own counted.",
    ]


def test_the_whole_hand_is_told_by_colour_and_value() -> None:
    goods = marco_polo.world("orient").chart.goods
    hand = ",".join(name for name, _ in (*goods[:6], *goods[18:20]))
    page = table(f"Acre 0 {hand}")
    line = phrases.needed(page.moment, page.tongue)[-1]
    yellow = "+".join(map(str, sorted((value for _, value in goods[:6]), reverse=True)))
    blue = "+".join(map(str, sorted((value for _, value in goods[18:20]), reverse=True)))
    assert line == f"In hand 8 cards: yellow {yellow} and blue {blue}."


def test_other_eyes_are_told_nothing() -> None:
    page = table(f"Acre 0 {FINE[0]}")
    page.chosen = 1
    assert phrases.needed(page.moment, page.tongue) == []


@pytest.mark.parametrize("name", [name for name in gamelib.RULESETS if name != "marco_polo"])
def test_a_ruleset_that_tells_no_needs_has_no_such_lines(name: str) -> None:
    page = TablePage(begun(gamelib.ruleset(name).start(), (), 0))
    page.face = "play"
    assert 'class="needs"' not in page.whole()["moves"]
