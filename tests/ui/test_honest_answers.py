"""A question gets no yes that was not earned: all of it is understood, and whoever decides now is meant."""

from __future__ import annotations

import re
from html import unescape

import pytest

import gamelib
from gamelib.core.wishes import Wish, wished
from gamelib.ui.table.game import begun
from gamelib.ui.table.page import TablePage
from tests.ui.pages import ask, played

pytestmark = pytest.mark.usefixtures("rules_alone")


NAMES = ("Anna", "Ben")
CITY = """turn: 8
phase: choose
player: 2
board:
  R . . . . . N
  . . . . . . 2
  . . . . . . .
  . . . . . . .
  . 2 . . . 2 .
  . . . . . 1 .
  P . . . . 1 T
coins: 15 15
pile: dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2, park 2
aside: flats 8, offices 4, park 4
"""


def named(name: str, text: str = "") -> TablePage:
    game = gamelib.ruleset(name)
    state = game.position(text, game.Rules(players=2)) if text else game.start(players=2)
    return TablePage(begun(state, NAMES), folder=None)


@pytest.fixture
def mark() -> TablePage:
    return played(named("mark"), "first 1", "roll red green")


@pytest.fixture
def city() -> TablePage:
    return named("city", CITY)


def told(page: TablePage, question: str) -> str:
    answer = ask(page, "question", move=question).answer
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", answer)))


def wish(text: str, name: str = "mark", due: tuple[str, ...] = ()) -> Wish:
    game = gamelib.ruleset(name)
    return wished(text, name, game.catalogue(game.start(players=2).rules), NAMES, due)


@pytest.mark.parametrize(
    ("question", "known", "unknown"),
    [
        ("may she take 2", "take", "'2'"),
        ("may she take green tomorrow", "take green", "'tomorrow'"),
        ("may she take green slowly", "take green", "'slowly'"),
        ("may she take green on row A", "take green", "'row A'"),
    ],
)
def test_words_that_are_not_known_leave_an_answer_about_the_others_alone(
    mark: TablePage, question: str, known: str, unknown: str
) -> None:
    answer = told(mark, question)
    assert f"Understood: {known}. Not understood: {unknown}." in answer
    assert "So this has no answer yet." in answer
    assert "Take green to yard square 1" in answer
    assert "allowed" not in answer
    assert "Yes" not in answer
    assert "✓" not in answer


@pytest.mark.parametrize(
    ("question", "unknown"),
    [("may he reserve a plot next to the river", "next to the river"), ("may he reserve a plot by night", "by night")],
)
def test_what_a_plot_lies_beside_is_not_understood(city: TablePage, question: str, unknown: str) -> None:
    answer = told(city, question)
    assert f"Not understood: '{unknown}'." in answer
    assert "Yes" not in answer
    assert "✓" not in answer


@pytest.mark.parametrize(
    "question", ["can she take two pieces", "can she take 2 pieces?", "may she take 2 green", "may she take green twice"]
)
def test_several_of_a_thing_are_counted_move_by_move(mark: TablePage, question: str) -> None:
    answer = told(mark, question)
    assert "✕ No, only one in this turn. mark.take" in answer
    assert "After that this turn is over. The player picks the colour of one of the two dice and does one thing" in answer
    assert "mark.one-action" in answer
    assert "rolled" not in answer, "nothing of the next turn"
    assert "✓" not in answer


def test_several_plots_are_counted_too(city: TablePage) -> None:
    assert "✕ No, only one in this turn. city.reserve" in told(city, "may he reserve two plots")


def test_of_what_was_understood_in_part_a_refusal_gives_its_rule(mark: TablePage) -> None:
    answer = told(mark, "may she take blue tomorrow")
    assert "Not understood: 'tomorrow'." in answer
    assert "✕ The dice show red and green: there is no action with blue. mark.one-action" in answer


@pytest.mark.parametrize("question", ["may Ben take green", "Is ben allowed to take green?", "may Anna or Ben take green"])
def test_whoever_does_not_decide_now_is_told_whose_turn_it_is(mark: TablePage, question: str) -> None:
    answer = told(mark, question)
    assert "✕ It is Anna's turn: Ben decides nothing now. Anna must take, refine or sell now. mark.one-action" in answer
    assert "Yes" not in answer


def test_the_city_too_asks_who_is_meant(city: TablePage) -> None:
    assert "It is Ben's turn: Anna decides nothing now." in told(city, "may Anna reserve E6?")
    assert "✓ Allowed: Reserve E6" in told(city, "may Ben reserve E6?")
    assert "✓ Allowed: Reserve E6" in told(city, "may he reserve E6?")


def test_anna_gets_her_yes(mark: TablePage) -> None:
    assert "✓ Yes, allowed by mark.take" in told(mark, "may Anna take green")
    assert "✓ Yes, allowed by mark.take" in told(mark, "Can she take a green piece now, please?")


@pytest.mark.parametrize(
    ("page", "question", "answer"),
    [
        ("mark", "may she pass", "No player has a move 'pass' in MARK. Anna must take, refine or sell now. mark.one-action"),
        ("mark", "may she borrow money", "No player has a move 'borrow' in MARK. Anna must take, refine or sell now."),
        ("city", "can he skip his turn", "No player has a move 'skip' in City. Ben must reserve a plot now"),
    ],
)
def test_a_verb_that_no_move_has_is_said_to_be_none(
    page: str, question: str, answer: str, request: pytest.FixtureRequest
) -> None:
    assert f"✕ {answer}" in told(request.getfixturevalue(page), question)


def test_a_ruleset_may_have_a_move_for_such_a_verb() -> None:
    assert [str(move) for move in wish("may she pass", "shark").moves] == ["done"]
    assert wish("may she pass").strange == "pass"


def test_to_build_on_the_plot_of_another_names_its_owner_though_nothing_is_built_yet(city: TablePage) -> None:
    answer = told(city, "may he build on F6")
    assert "F6 is reserved by Anna: only its owner builds there. city.reserve-owner" in answer
    assert "Also: Ben must reserve a plot now, or draw a tile to build with. city.turn" in answer
    assert "Ben has not reserved C3, and builds on reserved plots only. Nobody has reserved it yet. city.build" in told(
        city, "may he build on C3"
    )
    own = told(city, "may he build on F5")
    assert "✕ Ben must reserve a plot now, or draw a tile to build with. city.turn" in own
    assert "reserved by" not in own


def test_to_put_a_shop_there_names_the_owner_too(city: TablePage) -> None:
    answer = told(city, "may he put a shop on F6")
    assert "Not understood: 'shop'." in answer
    assert "F6 is reserved by Anna: only its owner builds there. city.reserve-owner" in answer


def test_a_verb_of_several_kinds_of_move_is_of_those_that_are_due(mark: TablePage) -> None:
    assert "✓ Allowed: Take green to yard square 2, by mark.take" in told(mark, "may she put green on yard square 2")
    answer = told(mark, "can Anna put the green on the roof upside down?")
    assert "Understood: put green. Not understood: 'roof upside down'." in answer
    assert "allowed" not in answer
    assert [str(move) for move in wish("put it on yard square 2", due=("place",)).moves] == ["place 2"]


def test_a_kind_said_by_its_own_verb_is_meant_though_it_is_not_due(mark: TablePage) -> None:
    answer = told(mark, "may she take or refine red")
    assert "Yes, but not every way." in answer
    assert "There is no red piece in the yard. mark.refine" in answer


def test_without_a_verb_there_is_no_yes(mark: TablePage) -> None:
    answer = told(mark, "is she in the red?")
    assert "That was not understood." in answer
    assert "✓" not in answer


def test_a_number_is_known_where_the_move_has_it() -> None:
    assert [str(move) for move in wish("may she take red to square 2").moves] == ["take red 2"]
    assert [str(move) for move in wish("may she offer 5 dollars").moves] == ["bid 5"]
    assert not wish("may she offer $5?").unknown
    assert not wish("take red to 2").unknown
    assert {move.kind for move in wish("may she take or refine red").moves} == {"take", "refine"}


def test_a_player_may_be_what_a_move_is_about() -> None:
    deal = wish("may Anna deal with Ben", "marco_polo")
    assert (deal.subjects, [str(move) for move in deal.moves], deal.unknown) == ((0,), ["deal 2"], ())


def test_a_row_is_no_article_and_a_sentence_may_begin_with_one() -> None:
    assert wish("can I sell a gold piece on row A?").known == "sell gold piece row A"
    assert wish("A red piece, may I take it?").unknown == ()


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_the_example_of_a_ruleset_is_understood_in_every_word(name: str) -> None:
    texts = gamelib.core.words.words(name).texts
    example = wish(texts["ask"]["example"], name)
    assert example.moves
    assert not example.unknown
    assert set(texts["things"]) <= set(texts["do"])


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_every_move_said_in_its_own_words_is_understood(name: str) -> None:
    """What the page itself calls a move gets an answer about that move."""
    game = gamelib.ruleset(name)
    catalogue = list(game.catalogue(game.start(players=2).rules))
    doable = gamelib.core.words.words(name).texts["do"]
    for kind in doable:
        move = next(move for move in catalogue if move.kind == kind)
        text = gamelib.core.deeds.in_words(move, name, NAMES, fully=True)
        answer = wished(text, name, catalogue, NAMES)
        assert (move in answer.moves, answer.unknown) == (True, ()), text


@pytest.mark.parametrize("question", ["Can Anna put a green piece on the roof of Ben?", "may she take green to Ben's yard"])
def test_the_place_of_another_is_known_and_refused_by_the_rule_of_the_move(mark: TablePage, question: str) -> None:
    answer = told(mark, question)
    assert "of Ben, and nothing that Anna does goes there. To take is to move a piece from the bank" in answer
    assert "mark.take" in answer
    assert "Not understood" not in answer


def test_a_place_of_ones_own_is_the_place(mark: TablePage) -> None:
    assert "✓ Allowed: Take green to yard square 2" in told(mark, "may she take green to yard square 2 of Anna")
    for question in ("may she take green to roof 2", "may Anna put green on the roof of Anna"):
        assert "✕ No, not there. To take is to move a piece from the bank" in told(mark, question)


def test_what_another_move_could_do_is_not_refused() -> None:
    page = played(named("mark"), "first 1", "roll red blue", "take red 2", "roll red blue", "take blue 1", "roll red blue")
    answer = told(page, "may she put a red piece on the roof")
    assert "Not understood: 'roof'. So this has no answer yet." in answer
    assert "✕" not in answer


@pytest.mark.parametrize("question", ["why can't she take green?", "Why can she not take green", "can’t Anna take green?"])
def test_to_doubt_is_to_ask(mark: TablePage, question: str) -> None:
    assert "✓ Yes, allowed by mark.take" in told(mark, question)
    assert "there is no action with blue. mark.one-action" in told(mark, question.replace("green", "blue"))


def test_one_sentence_is_said_once_with_all_its_squares(mark: TablePage) -> None:
    answer = told(mark, "may she sell a green piece?")
    assert "✕ No: There is no green piece on the roof. mark.sell" in answer
    assert answer.count("There is no") == 1
