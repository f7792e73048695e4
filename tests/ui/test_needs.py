"""The play face tells whoever decides what is still needed and the whole hand, and nobody else."""

from __future__ import annotations

import re
from typing import Any

import pytest

import gamelib
from gamelib.city.curves import route_lengths
from gamelib.city.fixed import fixed
from gamelib.city.table import LACKING
from gamelib.core.rulesets import part
from gamelib.core.words import words
from gamelib.shark.engine.end import wealth
from gamelib.ui.play import goals
from gamelib.ui.table.game import PERSON, begun
from gamelib.ui.table.page import TablePage
from tests.marco_polo.tables import IDLE, at, marco_polo
from tests.shark.tables import at as shark_at
from tests.shark.tables import play

FINE = [name for name, value in marco_polo.world("orient").chart.goods if value == marco_polo.world("orient").best]


def table(merchant: str, players: int = 3) -> TablePage:
    page = TablePage(begun(at("announce", merchant, *[IDLE] * (players - 1)), (), 0))
    page.game.seats = [PERSON, *["merchant"] * (players - 1)]
    return page


def sentences(page: TablePage) -> list[str]:
    return [goal.sentence for goal in goals.of_decider(page.moment, page.tongue)]


@pytest.mark.parametrize(
    ("merchant", "told"),
    [
        (
            f"Acre 130 {FINE[0]}",
            ["First to Khanbalik, with 3 goods of value 80 each from the trading posts; you hold 1.", "To win: 900"],
        ),
        (
            "Acre 130 - on:Kyoto table",
            ["Now to Kyoto, your mission; then home to Venice.", "To win: 900 besants in money and goods, home in Venice"],
        ),
        (
            "Acre 130 - home:Kyoto",
            ["To win: 900 besants in money and goods, home in Venice", "Cards in blue: 0, Venice wants 1 to 2."],
        ),
        ("Acre 900 tea,silks,falcons home:Kyoto", ["Home to Venice: you have all you need to win."]),
    ],
)
def test_the_next_goal_is_told_in_words(merchant: str, told: list[str]) -> None:
    page = table(merchant)
    lines = sentences(page)
    for line, start in zip(lines, told, strict=False):
        assert line.startswith(start), lines
    page.face = "play"
    assert all(line in page.whole()["moves"] for line in told)


def test_the_numbers_are_those_of_the_rules() -> None:
    rules = marco_polo.Rules(players=2, gift=2, goal_for_two=500)
    page = TablePage(begun(at("announce", "Acre 10 -", IDLE, rules=rules), (), 0))
    assert sentences(page) == [
        "First to Khanbalik, with 2 goods of value 80 each from the trading posts; you hold 0.",
        "To win: 500 besants in money and goods, home in Venice; you own 10 so far.",
        "Venice also wants 1 to 2 cards each of blue, green and yellow: you have none yet.",
    ]


def test_what_a_merchant_owns_adds_up_with_the_golden_table_too() -> None:
    page = table("Acre 130 tea on:Kyoto table")
    (said,) = (line for line in sentences(page) if "you own" in line)
    whole, *parts = map(int, re.findall(r"\d+", said.partition("you own")[2]))
    assert "for the Golden Table" in said
    assert whole == sum(parts)
    assert len(parts) == 3


@pytest.mark.parametrize(
    ("hand", "told"),
    [("Acre 0 tea", "you lack green and yellow."), ("Acre 130 tea,silks,falcons home:Kyoto", "you lack none.")],
)
def test_the_colours_that_venice_wants_belong_to_the_goal(hand: str, told: str) -> None:
    page = table(hand)
    lines = sentences(page)
    assert f"Venice also wants 1 to 2 cards each of blue, green and yellow: {told}" in lines, lines


def test_the_whole_hand_is_told_by_colour_and_value() -> None:
    goods = marco_polo.world("orient").chart.goods
    hand = ",".join(name for name, _ in (*goods[:6], *goods[18:20]))
    page = table(f"Acre 0 {hand}")
    line = sentences(page)[-1]
    yellow = "+".join(map(str, sorted((value for _, value in goods[:6]), reverse=True)))
    blue = "+".join(map(str, sorted((value for _, value in goods[18:20]), reverse=True)))
    assert line == f"In hand 8 cards: yellow {yellow} and blue {blue}."


def test_other_eyes_are_told_nothing() -> None:
    page = table(f"Acre 0 {FINE[0]}")
    page.chosen = 1
    assert sentences(page) == []


def decided(name: str, seed: int = 3) -> list[Any]:
    rules = gamelib.ruleset(name).Rules(players=3)
    states = gamelib.playout(name, rules=rules, bots="sensible", seed=seed).states()
    return [state for state in states if state.actor is not None and state.actor >= 0]


def told(state: Any) -> list[str]:
    page = TablePage(begun(state, (), 0), eyes=state.actor, face="play")
    return sentences(page)


@pytest.mark.parametrize(("name", "players"), [("mark", "cash"), ("shark", "wealth")])
def test_who_leads_is_said_as_it_is(name: str, players: str) -> None:
    keys = set()
    for state in decided(name)[::9]:
        if players == "cash":
            rich = list(state.table.cash)
        else:
            rich = [wealth(state.table, player) for player in range(3)]
        mine, others = rich[state.actor], [one for player, one in enumerate(rich) if player != state.actor]
        line = told(state)[0]
        if players != "cash" and state.table.debts[state.actor]:
            assert "you still owe" in line, line
            continue
        keys.add(line.split(" ")[1])
        assert line.startswith("You lead") == (mine > max(others)), line
        leaders = [player for player, one in enumerate(rich) if one == max(others) and player != state.actor]
        assert ("leads with" in line) == (mine < max(others) and len(leaders) == 1), line
        assert ("each" in line) == (mine != max(others) and len(leaders) > 1), line
        assert [f"Player {player + 1}" in line for player in range(3)] == [player in leaders for player in range(3)], line
        assert (f"{mine:,}" in line and f"{max(others):,}" in line) or mine == max(others)
    assert len(keys) > 1


@pytest.mark.parametrize(("name", "line"), [
    ("mark", "You lead with $44; Player 2 and Player 3 have $30 each."),
    ("shark", "You lead with 44,000 FT; Player 2 and Player 3 are worth 30,000 FT each."),
])  # fmt: skip
def test_everybody_who_is_second_is_named_to_the_leader(name: str, line: str) -> None:
    unit, start = {"mark": 1, "shark": 1000}[name], gamelib.ruleset(name).start(players=3)
    table = start.table.changed(cash=(44 * unit, 30 * unit, 30 * unit))
    key, values = next(iter(part(name, "needs").needs(start.rules, table, 0)))
    assert words(name).say("needs", key, values) == line


def test_the_end_is_foretold() -> None:
    state = decided("mark")[-1]
    full = sum(sold == state.rules.market_squares for sold in state.table.sold)
    assert told(state)[1] == f"The most cash wins once 5 rows are full; {full} so far."
    state = decided("shark")[20]
    assert re.search(r"once a company reaches 15; \w+ stands at \d+", told(state)[1])


def test_no_company_is_called_highest_while_all_stand_alike() -> None:
    state = decided("shark")[0]
    assert set(state.table.values) == {0}
    assert "all stand at 0" in told(state)[1]


def test_the_routes_and_the_shops_to_build_are_those_of_the_table() -> None:
    for state in decided("city")[::7]:
        lines = told(state)
        if fixed(state.rules, state.table):
            continue
        lacking = sum(shop == LACKING for shop in state.table.shops[state.actor])
        assert "The lowest score wins: road tiles to your 4 shops, minus your coins." in lines
        routes = route_lengths(state.rules, state.table)[state.actor]
        assert any(line.startswith("Road tiles so far:") for line in lines) == any(routes)
        assert any(line.startswith("No road yet:") for line in lines) == (routes.count(0) > lacking)
        assert any(line.startswith("Still to build:") for line in lines) == (lacking > 0)
        assert sum(f"counts {state.rules.cap}." in line for line in lines) <= 1


def test_what_a_debtor_is_worth_is_told_with_what_is_still_owed() -> None:
    """The card, an answer and the picture agree with the log: what shares given up so far cover is no debt any more."""
    built = {"yellow": "A6 B6 C6 A7 B7", "blue": "E6 E7 J2 J3 J4"}
    state = play(shark_at("roll", (0, 5), ("", "blue 4"), **built), "roll yellow 4", "place yellow D6", "surrender blue")
    page = TablePage(begun(state, ("Anna", "Ben"), 0), face="play")
    assert state.events[0].values["rest"] == 2000
    assert "You are worth 9,000 FT, and you still owe 2,000 FT." in page.whole()["moves"]
    asked = {
        "how much do I owe": "Ben still owes 2,000 FT.",
        "what am I worth": "Ben has 0 FT in cash and shares worth 9,000 FT, 9,000 FT together, and still owes 2,000 FT.",
        "who leads": "Ben leads. In all, less what is still owed: Ben 7,000 FT and Anna 6,000 FT.",
    }
    for question, answer in asked.items():
        page.ask({"do": "question", "fields": {"move": question}})
        assert answer in page.answer, page.answer
    assert "Ben: worth 9,000 FT in all, and still owes 2,000 FT" in page.whole()["board"]


@pytest.mark.parametrize(("green", "lettered"), [("", False), ("E6", True)])
def test_letters_in_rings_are_explained_where_there_are_some(green: str, lettered: bool) -> None:
    """Beside a lone green building no other lone one may stand: not every colour may go on every ringed square."""
    state = play(shark_at("roll", (0, 0), ("", ""), **({"green": green} if green else {})), "roll white 4")
    page = TablePage(begun(state, (), 0), eyes=state.actor, face="play")
    lines = sentences(page)
    assert any(line.startswith("A letter in a ring is a colour that may stand there") for line in lines) == lettered
    assert ("only " in page.whole()["board"]) == lettered


def bars(page: TablePage) -> list[tuple[int, int]]:
    return [goal[1:] for goal in goals.of_decider(page.moment, page.tongue) if goal.whole]


def test_how_far_one_has_come_is_drawn_as_a_bar_below_its_sentence() -> None:
    page = table(f"Acre 130 {FINE[0]}")
    page.face = "play"
    worth = 130 + marco_polo.world("orient").best
    assert bars(page) == [(1, 3), (worth, 900)]
    assert f"--have:{1 / 3:.3f};--parts:3" in page.whole()["moves"]
    assert f"--have:{worth / 900:.3f};--parts:1" in page.whole()["moves"]


@pytest.mark.parametrize(("name", "whole"), [("mark", 5), ("shark", 15), ("city", 4)])
def test_the_bar_of_a_game_says_what_its_sentence_says(name: str, whole: int) -> None:
    seen = set()
    for state in decided(name)[::5]:
        page = TablePage(begun(state, (), 0), eyes=state.actor, face="play")
        for goal in goals.of_decider(page.moment, page.tongue):
            if not goal.whole:
                continue
            assert goal.whole == whole
            seen.add(goal.have)
            counted = state.table.shops[state.actor].count(LACKING) if name == "city" else goal.have
            assert goal.have == whole - counted if name == "city" else re.search(rf"\b{goal.have}\b", goal.sentence), goal
    assert len(seen) > 1


def test_a_bar_is_never_fuller_than_full() -> None:
    assert "--have:1.000" in goals.listed([goals.Goal("Enough.", 1200, 900)])
    assert "so-far" not in goals.listed([goals.Goal("Nothing to count.")])
    assert goals.listed([]) == ""
