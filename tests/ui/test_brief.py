"""Refusals at a plain table: short, without long lists, about the place that was clicked, and without a guess."""

from __future__ import annotations

import re

import pytest

from gamelib.ui.table.game import PERSON, begun
from gamelib.ui.table.page import TablePage
from tests.marco_polo.tables import IDLE, at
from tests.ui.pages import ask, done, table

TAGS = re.compile(r"<[^>]+>")


def voyage(face: str) -> TablePage:
    """A merchant at Acre who spun a six at sea, with more open spaces than are ever listed."""
    page = TablePage(begun(at("move", "Acre 100 tea", IDLE, IDLE, announced="sea", spun=6), (), 0))
    page.game.seats, page.face = [PERSON, "merchant", "merchant"], face
    assert len(page.moment.moves) > 10
    return page


def mark(face: str = "play") -> TablePage:
    """MARK at the first action of player 1, with an empty company."""
    page = table("mark")
    page.game.seats, page.face = [PERSON] + ["trader"] * (page.game.state.rules.players - 1), "lab"
    done(ask(ask(page, "play", "first 1"), "play", "roll red blue"))
    page.face = face
    return page


def marked(page: TablePage, role: str) -> set[str]:
    return {place for kind, _, places in page.marks if kind == role for place in places}


def test_a_long_list_of_open_spaces_is_neither_said_nor_boxed() -> None:
    page = ask(voyage("play"), "place", "space/Khanbalik")
    text = TAGS.sub(" ", page.answer)
    assert "Khanbalik may be entered only with 3 goods worth 80 besants" in text
    assert "Open are" not in text
    assert marked(page, "instead") == {"space/Cambay"}
    assert marked(page, "refused") == {"space/Khanbalik"}


def test_the_lab_still_lists_every_open_space() -> None:
    page = ask(voyage("lab"), "place", "space/Khanbalik")
    assert "Open are" in page.answer
    assert len(marked(page, "instead")) > 10


@pytest.mark.parametrize(("meant", "nearest"), [("Khanbalik", "Cambay"), ("Kyoto", "Andaman")])
def test_the_move_that_is_offered_instead_is_near_the_place_that_was_meant(meant: str, nearest: str) -> None:
    page = ask(voyage("play"), "place", f"space/{meant}")
    assert f'data-arg="go {nearest}"' in page.answer


@pytest.mark.parametrize(
    ("place", "sentence", "clause"),
    [
        ("yard/1/0", "This yard is Player 2's. You take pieces to your own yard.", "take"),
        ("yard/2/3", "This yard is Player 3's. You take pieces to your own yard.", "take"),
        ("roof/1/1", "This roof is Player 2's. You refine and sell only pieces of your own.", "refine"),
        ("cash/1", "Player 2's cash: $30. This is only to look at", "bank"),
    ],
)
def test_a_place_of_another_player_is_called_so_with_the_rule_on_it_and_no_move_is_invented(
    place: str, sentence: str, clause: str
) -> None:
    page = ask(mark(), "place", place)
    assert sentence in page.answer.replace("&#39;", "'")
    assert f'data-arg="mark.{clause}"' in page.answer
    assert "You could instead" not in page.answer


@pytest.mark.parametrize("place", ["roof/0/0", "roof/0/1"])
def test_an_empty_company_is_told_what_refining_needs_and_no_colour_is_guessed(place: str) -> None:
    page = ask(mark(), "place", place)
    assert "Your yard is empty: take a piece there first." in page.answer
    assert 'data-arg="mark.refine"' in page.answer
    assert not re.search(r"white|blue|red|yellow|green|black", TAGS.sub(" ", page.answer))
    assert page.marks == [["refused", False, [place]]]


def test_no_place_where_something_may_be_done_is_crossed() -> None:
    plain, lab = ask(mark(), "why", "refine blue 1-1"), ask(mark("lab"), "why", "refine blue 1-1")
    assert marked(lab, "refused") == {"yard/0/0"}
    assert marked(plain, "refused") == set()


def test_the_basis_of_a_clause_is_a_word_of_the_lab() -> None:
    assert "Basis:" in str(ask(mark("lab"), "clause", "mark.refine").whole())
    assert "Basis:" not in str(ask(mark(), "clause", "mark.refine").whole())


def test_a_move_that_comes_too_soon_is_answered_with_what_is_due_and_no_move_is_guessed() -> None:
    page = TablePage(begun(at("announce", "Acre 100 tea", IDLE, IDLE), (), 0), face="play")
    page.game.seats = [PERSON, "merchant", "merchant"]
    ask(page, "place", "space/Khanbalik")
    far = "Khanbalik is 10 steps from Acre by land, and lets in only those who bring 3 goods worth 80 besants each."
    assert f"<p>✕ {far} You must announce land or sea now." in page.answer
    assert "Go to Khanbalik" not in page.answer
    assert re.findall(r'data-do="play" data-arg="(.*?)"', page.answer) == ["announce land", "announce sea"]
    assert marked(page, "instead") == {"ring/land", "ring/sea"}
    assert marked(page, "refused") == set()
    assert 'data-do="clause" data-arg="marco_polo.announce"' in page.answer


def test_an_answer_about_a_place_that_nothing_reaches_is_short_and_leads_to_its_rule() -> None:
    page = ask(mark(), "place", "roof/0/1")
    text = TAGS.sub(" ", re.sub(r"<button.*?</button>", "", page.answer)).strip()
    assert text.count(".") == 2
    assert 'data-do="clause" data-arg="mark.refine"' in page.answer


def test_a_purse_is_only_looked_at_where_nothing_is_bid() -> None:
    page = ask(mark(), "place", "cash/0")
    assert "only to look at" in page.answer


def test_nobody_is_sent_to_the_board_where_a_number_is_asked_for() -> None:
    page = table("mark")
    page.game.seats, page.face = [PERSON] + ["trader"] * (page.game.state.rules.players - 1), "lab"
    done(ask(ask(page, "play", "first 1"), "play", "roll hammer blue"))
    page.face = "play"
    if page.game.state.phase != "bid":
        done(ask(page, "play", str(page.game.state.moves()[0])))
    assert page.game.state.phase == "bid"
    assert "on the board" not in page.whole()["moves"]
