"""How to play over a table, and all rules with their search: whole, in order, and without a secret."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import gamelib
from gamelib.drawing import escaped
from gamelib.teach.in_short import in_short
from gamelib.ui import kinds
from gamelib.ui.door import DoorPage
from gamelib.ui.rules import pictures
from gamelib.ui.rules.page import RulesPage, all_rules
from gamelib.ui.table.game import Game, begun
from gamelib.ui.table.page import TablePage
from gamelib.ui.visit import Visit
from tests.ui.test_script import needs_node, under_node

ruleset = pytest.mark.parametrize("name", gamelib.RULESETS)
OUTSIDE = Path(__file__).parents[2] / "examples" / "market_nim"


def at_table(name: str, players: int = 2) -> TablePage:
    return DoorPage().table(name, players, "bots", "sensible")


def ask(page: Any, do: str, arg: str = "") -> None:
    page.ask({"do": do, "arg": arg})


def rules_page(name: str) -> tuple[TablePage, RulesPage]:
    table = at_table(name)
    return table, all_rules(table, name)


@ruleset
def test_how_to_play_lies_over_the_table_and_leads_back_to_the_same_decision(name: str) -> None:
    page = at_table(name)
    before = {region: html for region, html in page.whole().items() if region != "facts"}
    ask(page, "learn")
    assert page.turned is None
    sheet = str(page.contents()["dialog"])
    for card in in_short(name).cards:
        assert escaped(card.title()) in sheet
        assert escaped(card.text(page.game.state.rules)) in sheet
        assert f'alt="{escaped(card.seen())}"' in sheet
    assert sheet.count("data:image/svg+xml") == len(in_short(name).cards)
    ask(page, "dialog")
    assert {region: html for region, html in page.whole().items() if region != "facts"} == before


def test_its_pictures_are_sent_once_and_not_with_every_step() -> None:
    page = at_table("mark", 3)
    page.changes()
    ask(page, "learn")
    assert "data:image" in page.changes()["dialog"]
    ask(page, "step")
    assert "dialog" not in page.changes()
    ask(page, "dialog")
    page.changes()
    page.foresee()
    assert "data:image" not in json.dumps(page.notes())


def test_a_rule_that_is_opened_there_leads_back_to_it() -> None:
    page = at_table("mark")
    ask(page, "learn")
    ask(page, "clause", "mark.star")
    sheet = str(page.contents()["dialog"])
    shut = re.search(r'<button[^>]*class="shut"[^>]*>', sheet)
    assert shut is not None
    assert 'data-arg="how"' in shut[0]
    ask(page, "dialog", "how")
    assert "cards" in str(page.contents()["dialog"])
    ask(page, "dialog")
    ask(page, "clause", "mark.star")
    assert 'data-arg="how"' not in str(page.contents()["dialog"])


def test_on_a_wall_it_is_leafed_through_and_a_rule_leads_back_to_its_card() -> None:
    page = at_table("mark")
    page.projected = True
    ask(page, "learn")
    assert 'class="lead"' in str(page.contents()["dialog"])
    ask(page, "dialog", "how 2")
    leaf = str(page.contents()["dialog"])
    assert leaf.count("<img") == 1
    assert 'class="lead"' not in leaf
    ask(page, "clause", "mark.star")
    assert 'data-arg="how 2"' in str(page.contents()["dialog"])
    ask(page, "dialog", "how 99")
    assert "Back to your game" in str(page.contents()["dialog"])
    ask(page, "dialog", "how much")
    assert not page.contents()["dialog"]


@ruleset
def test_every_clause_stands_once_among_all_rules_with_its_words(name: str) -> None:
    _, page = rules_page(name)
    shown, book = str(page.contents()["moves"]), gamelib.ruleset(name).rulebook
    assert sorted(re.findall(r'data-rule="([^"]+)"', shown)) == sorted(book)
    for clause in book.values():
        assert escaped(clause.sentence) in shown
        assert f"<h4>{escaped(clause.title)}</h4>" in shown
    assert f"{len(book)} rules" in shown


def test_variants_are_folded_at_the_end_until_they_are_in_force() -> None:
    table, page = rules_page("shark")
    folded = str(page.contents()["moves"]).partition("<details")[2]
    assert 'data-rule="shark.variant-two"' in folded
    table.open(Game(begun(gamelib.ruleset("shark").start(players=2, variant_two=True))))
    parts = str(page.contents()["moves"]).partition("<details")
    assert 'data-rule="shark.variant-two"' in parts[0]
    assert 'data-rule="shark.variant-three"' in parts[2]
    assert "At this table" in parts[0]


def test_a_rule_is_shown_at_the_table_that_waits_and_a_question_is_asked_there() -> None:
    table, page = rules_page("mark")
    ask(page, "clause", "mark.star")
    assert 'data-do="demo"' in str(page.contents()["dialog"])
    ask(page, "demo", "mark.star")
    assert page.turned is table
    assert table.demonstrated == "mark.star"
    ask(table, "back")
    ask(page, "ask", "who begins?")
    assert table.answer


def test_where_nobody_plays_a_rule_is_shown_on_a_table_laid_for_it_that_leads_back_to_the_rules() -> None:
    visit = Visit(DoorPage())
    visit.ask({"do": "visit", "arg": "/shark/rules"})
    page = visit.page
    visit.ask({"do": "clause", "arg": "shark.premium"})
    assert 'data-do="demo"' in str(page.contents()["dialog"])
    visit.ask({"do": "demo", "arg": "shark.premium"})
    table = visit.page
    assert isinstance(table, TablePage)
    assert table.goes_by_steps
    assert "Back to all rules" in str(table.contents()["time"])
    assert table.address == "/shark/rules/premium"
    assert isinstance(kinds.restored(json.loads(json.dumps(kinds.put_away(table)))), RulesPage)
    visit.ask({"do": "back"})
    assert visit.page is page
    visit.ask({"do": "demo", "arg": "shark.premium"})
    visit.ask({"do": "visit", "arg": "/shark/rules/premium"})
    assert visit.page is page, "after a reload"
    visit.ask({"do": "demo", "arg": "shark.premium"})
    visit.ask({"do": "door"})
    assert isinstance(visit.page, DoorPage)
    assert not visit.page.tables(), "nobody's game waits"


def test_without_a_table_nothing_is_asked() -> None:
    page = all_rules(DoorPage(), "mark")
    assert 'data-do="ask"' not in str(page.contents()["moves"])
    ask(page, "ask", "who begins?")
    assert page.turned is None
    assert page.trouble
    ask(page, "clause", "city.turn")
    assert "city.turn" not in str(page.contents()["dialog"]), "of another game"


def test_it_has_an_address_and_leads_back_to_the_game() -> None:
    visit = Visit(at_table("mark"))
    table = visit.page
    visit.ask({"do": "all-rules"})
    page = visit.page
    assert page.address == "/mark/rules"
    again = kinds.restored(json.loads(json.dumps(kinds.put_away(page))))
    assert isinstance(again, RulesPage)
    assert again.address == "/mark/rules"
    assert again.table is not None
    visit.ask({"do": "visit", "arg": "/"})
    visit.ask({"do": "visit", "arg": "/mark/rules"})
    assert isinstance(visit.page, RulesPage)
    visit.ask({"do": "visit", "arg": "/mark/table"})
    assert visit.page is table
    visit.ask({"do": "all-rules"})
    visit.ask({"do": "leave"})
    assert visit.page is table


def test_from_the_front_door_the_rules_of_every_game_are_a_press_away() -> None:
    visit = Visit(DoorPage())
    for name in gamelib.RULESETS:
        assert f'data-arg="/{name}/rules"' in str(visit.page.contents()["moves"])
    visit.ask({"do": "visit", "arg": "/city/rules"})
    assert isinstance(visit.page, RulesPage)
    visit.ask({"do": "visit", "arg": "/"})
    assert isinstance(visit.page, DoorPage)


@pytest.mark.parametrize(
    "message", [{"do": "fly"}, {"do": "clause", "arg": "<b>"}, {"do": "demo", "arg": "x"}, {"do": "leave"}]
)
def test_whatever_is_asked_of_it_nothing_is_raised(message: dict[str, str]) -> None:
    page = RulesPage("mark")
    page.ask(message)
    assert "<b>" not in str(page.contents()["dialog"])


@pytest.fixture
def outside() -> str:
    return str(gamelib.ruleset(str(OUTSIDE)).Rules.ruleset)


def test_a_game_from_outside_without_such_words_shows_all_its_rules(outside: str) -> None:
    page = at_table(outside)
    ask(page, "learn")
    assert isinstance(page.turned, RulesPage)
    shown = str(page.turned.contents()["moves"])
    for clause in gamelib.ruleset(outside).rulebook.values():
        assert escaped(clause.sentence) in shown


def test_what_two_tables_hide_from_a_player_makes_no_difference_to_it() -> None:
    """Two games by the same rules, with other luck, have the same sheet and the same list of rules."""
    pages = [at_table("marco_polo", 3) for _ in range(2)]
    for page in pages:
        ask(page, "learn")
    sheets = {str(page.contents()["dialog"]) for page in pages}
    lists = {str(all_rules(page, "marco_polo").contents()["moves"]) for page in pages}
    assert (len(sheets), len(lists)) == (1, 1)


def test_the_pictures_of_a_game_are_drawn_while_its_choices_are_read() -> None:
    pictures.warm.cache_clear()
    pictures._drawn.cache_clear()
    ask(DoorPage(), "choose", "marco_polo")
    assert pictures.warm.cache_info().currsize == 1
    drawing = pictures.warm("marco_polo", "en")
    assert drawing is not None
    drawing.join()
    drawn = pictures._drawn.cache_info().misses
    for card in in_short("marco_polo").cards:
        pictures.address(card, gamelib.ruleset("marco_polo").Rules(), "en")
    assert pictures._drawn.cache_info().misses == drawn > 0


TITLES = ["Storage fee", "The hammer", "Sealed bids", "Refine"]
TEXTS = ["A player pays $5", "It puts a piece up for auction", "The bids of an auction are shown", "To move the piece ahead"]
RULES = [{"title": title, "text": text, "also": "", "aside": False} for title, text in zip(TITLES, TEXTS, strict=True)]


def best_first(asked: str, rules: list[dict[str, Any]]) -> list[int]:
    found = under_node(f"ranked({json.dumps(asked)}, {json.dumps(rules)})", "search")
    assert isinstance(found, list)
    return found


@needs_node
@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("", [0, 1, 2, 3]),
        ("  ", [0, 1, 2, 3]),
        ("hammer", [1]),
        ("hammers", [1]),
        ("hamer", [1]),
        ("hammre", [1]),
        ("HAMM", [1]),
        ("shown", [2]),
        ("refining", [3]),
        ("when is the storage fee paid", [0]),
        ("the", [1, 2, 3]),
        ("zebra", []),
        ("zebra giraffe fee", []),
        ("$5", [0]),
    ],
)
def test_a_search_forgives_endings_one_wrong_letter_and_empty_words(asked: str, found: list[int]) -> None:
    assert best_first(asked, RULES) == found


def rule(title: str = "", text: str = "", also: str = "", aside: bool = False) -> dict[str, Any]:
    return {"title": title, "text": text, "also": also, "aside": aside}


@needs_node
@pytest.mark.parametrize(
    ("asked", "rules", "found"),
    [
        ("winner", [rule(also="winners"), rule(text="a wimner"), rule(text="the winner"), rule("Winner")], [3, 2, 0, 1]),
        ("winners", [rule(text="a wimner"), rule(also="winner"), rule("Winner")], [2, 1, 0]),
        ("market", [rule("Markets"), rule("Marker"), rule(text="the market"), rule(also="market")], [0, 2, 3, 1]),
        ("win", [rule("A strong wind"), rule(also="win"), rule(text="to win")], [2, 1, 0]),
        ("row closed", [rule("Row"), rule(text="a row that is closed"), rule("Closed")], [1, 0, 2]),
        ("row", [rule("Variant row", aside=True), rule(text="a row"), rule("Row")], [2, 0, 1]),
        ("with no money", [rule("No money"), rule(also="broke | no money"), rule(also="no | money")], [1, 0, 2]),
    ],
    ids=["place", "endings", "near", "begun", "all", "aside", "phrase"],
)
def test_the_best_rule_comes_first(asked: str, rules: list[dict[str, Any]], found: list[int]) -> None:
    assert best_first(asked, rules) == found


def titles(name: str, asked: str) -> list[str]:
    """The titles of what a search among the rules of a game finds."""
    listed = re.findall(r"<article(.*?)</article>", str(RulesPage(name).contents()["moves"]).replace("\n", " "))
    rules = [
        {
            "title": " ".join(re.findall("<h4>(.*?)</h4>", one)),
            "text": " ".join(re.findall("<p>(.*?)</p>", one)),
            "also": " ".join(re.findall('data-also="(.*?)"', one)),
            "aside": False,
        }
        for one in listed
    ]
    return [rules[at]["title"] for at in best_first(asked, rules)]


@needs_node
@pytest.mark.parametrize(
    ("name", "asked", "first"),
    [
        ("marco_polo", "two players same space", ["Sharing a space"]),
        ("marco_polo", "no money", ["Debts", "A fresh start"]),
        ("marco_polo", "pirates", ["Attack", "The fight"]),
        ("mark", "pay for yard", ["Storage fee"]),
        ("mark", "storag", ["Storage fee"]),
        ("city", "diagonal", ["Reserving", "Routes"]),
        ("city", "shop without plot", ["A winner without a plot"]),
        ("shark", "no cash", ["No credit", "Forced sale", "Bankruptcy"]),
    ],
)
def test_what_people_write_leads_to_the_rule_they_mean(name: str, asked: str, first: list[str]) -> None:
    assert sorted(titles(name, asked)[: len(first)]) == sorted(first)
