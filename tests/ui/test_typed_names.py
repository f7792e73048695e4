"""The name of a place that is typed at a table: however it is written, and whatever it is."""

from __future__ import annotations

import re
from html import unescape

import pytest

import gamelib
from gamelib.ui.table.game import PERSON, Game
from gamelib.ui.table.game import begun as record_of
from gamelib.ui.table.page import TablePage
from gamelib.ui.table.typed_names import folded
from tests.ui.test_play import ask, begun, on

pytestmark = pytest.mark.usefixtures("rules_alone")


def reached(name: str, phase: str) -> TablePage:
    """A table of a player at the first decision of a phase."""
    page = on(begun(name))
    for _ in range(200):
        if page.game.state.phase == phase:
            return page
        ask(page, "play", str(page.moment.moves[0]))
        on(page)
    raise AssertionError(f"no {phase} ever comes")


def typed(page: TablePage, kind: str, text: str) -> str:
    """What is answered to a text in the field for a kind of move."""
    ask(page, "chosen", kind, move=text)
    return re.sub(r"\s+", " ", unescape(re.sub("<[^>]+>", " ", page.answer))).strip()


@pytest.mark.parametrize("text", ["acre", "ACRE", " A cre ", "Ácre", "to Acre", "go acre", "Go to Acre", "acr"])
def test_a_name_is_known_however_it_is_written(text: str) -> None:
    page = reached("marco_polo", "move")
    at = page.game.at
    assert "go Acre" in {str(move) for move in page.moment.moves}
    typed(page, "go", text)
    assert str(page.game.states[at + 1].last_move) == "go Acre"


@pytest.mark.parametrize("text", ["khanbalik", "Khan-Balik", "KHANBALIK"])
def test_a_place_where_one_may_not_go_is_refused_by_its_clause(text: str) -> None:
    page = reached("marco_polo", "move")
    told = typed(page, "go", text)
    assert "Khanbalik may be entered only with 3 goods" in told
    assert 'data-arg="marco_polo.khanbalik-entry"' in page.answer
    assert ["refused", False, ["space/Khanbalik"]] in page.marks


def at_a_free_choice() -> TablePage:
    """SHARK with a die that leaves the choice of the colour to the player."""
    page = TablePage(None, face="play")
    page.open(Game(record_of(gamelib.ruleset("shark").start(players=2), (), 0)))
    page.game.seats = [PERSON, PERSON]
    for move in ("first 1", "deal red", "deal blue", "roll black 1"):
        ask(page, "play", move)
    return page


def test_a_part_that_is_not_enough_is_answered_with_the_few_that_fit() -> None:
    page = at_a_free_choice()
    assert typed(page, "place", "b2").startswith("Which of these do you mean? Build red on B2")
    assert re.findall('data-do="play" data-arg="([^"]*)"', page.answer) == [
        f"place {colour} B2" for colour in ("red", "blue", "green", "yellow")
    ]
    assert page.marks == [["instead", False, ["map/1/1"]]]
    at = page.game.at
    typed(page, "place", "b2 blue")
    assert str(page.game.states[at + 1].last_move) == "place blue B2"


def test_a_square_that_no_colour_may_have_is_refused_in_words_of_the_game() -> None:
    page = at_a_free_choice()
    assert typed(page, "place", "l9").startswith("✕ L9 lies in zone 6; the die shows zone 1.")
    assert typed(page, "place", "red l9").startswith("✕ Build red on L9 : L9 lies in zone 6")


@pytest.mark.parametrize(("name", "kind", "phase", "place"), [
    ("city", "reserve", "choose", "plot"), ("marco_polo", "go", "move", "space"), ("shark", "place", "place", "square"),
])  # fmt: skip
def test_a_name_that_there_is_not_is_told_so_with_one_that_there_is(name: str, kind: str, phase: str, place: str) -> None:
    page = reached(name, phase)
    page.marks = [["refused", False, ["plot/0/0"]]]
    told = typed(page, kind, "hello")
    example = next(str(move).partition(" ")[2] for move in page.moment.moves if move.kind == kind)
    assert told == f"✕ There is no {place} 'hello' here. Write one of the ringed ones, such as {example}."
    assert page.marks == [], "what was marked before is marked no more"
    page.marks = [["refused", False, ["plot/0/0"]]]
    assert typed(page, kind, " ") == f"✕ Write the name of a {place}: one of the ringed ones, such as {example}."
    assert page.marks == []


def test_a_question_is_answered_and_plays_nothing() -> None:
    page = reached("city", "choose")
    at = page.game.at
    assert "The lowest score wins" in typed(page, "reserve", "how do I win?")
    assert "You have no reserved plot to build on" in typed(page, "reserve", "Why can I not build")
    free = next(str(move) for move in page.moment.moves if move.kind == "reserve")
    assert typed(page, "reserve", f"may I {free}").startswith("✓")
    assert typed(page, "reserve", f"{free}?").startswith("✓")
    assert page.game.at == at


def test_an_empty_field_is_sent_too() -> None:
    assert not re.search(r'<input name="move"[^>]* required', reached("city", "choose").whole()["moves"])


def test_what_does_not_matter_in_a_name_is_folded_away() -> None:
    assert folded("Saint-Malô") == folded(" saint malo") == "saintmalo"


@pytest.mark.parametrize("text", ["yelow on a1", "yellwo A1", "yelow building on the square a1"])
def test_a_word_with_a_letter_astray_is_read_as_in_a_question(text: str) -> None:
    page = at_a_free_choice()
    at = page.game.at
    assert "place yellow A1" in {str(move) for move in page.moment.moves}
    typed(page, "place", text)
    assert str(page.game.states[at + 1].last_move) == "place yellow A1"


def test_a_place_with_a_letter_astray_is_found() -> None:
    page = reached("marco_polo", "move")
    at = page.game.at
    assert "go Venice" not in {str(move) for move in page.moment.moves}
    wanted = next(move for move in page.moment.moves if len(str(move).split()) == 2 and len(str(move)) > 9)
    name = str(wanted).partition(" ")[2]
    typed(page, "go", name[:2] + name[3:])
    assert str(page.game.states[at + 1].last_move) == str(wanted)
