"""Questions that are known only nearly: answered under a heading that says so, and never as if they were the same."""

from __future__ import annotations

import re

import pytest

import gamelib
from gamelib.core.words import words
from gamelib.ui.table import common_questions
from gamelib.ui.table.page import TablePage
from gamelib.ui.table.question_matching import Found, Known
from tests.ui.test_common_questions import KNOWN, NAMES, seated, told

HEAD = "The nearest question I know:"


def test_a_question_that_is_only_near_is_answered_as_the_nearest_without_rules_beside_it() -> None:
    page = seated("mark", "first 1", "roll red blue")
    answer = told(page, "How much storage do I pay for wood?")
    assert answer.startswith(f"{HEAD} What is the storage fee? At the start of a turn you pay $5")
    assert "Or do you mean:" in answer
    assert "rules-told" not in page.answer
    assert len(re.findall(r'data-do="why"', page.answer.partition("perhaps")[2])) <= common_questions.BESIDE


def test_a_question_that_is_not_clearly_before_the_next_is_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    page = seated("mark", "first 1", "roll red blue")
    asked = (page.moment, "How much storage do I pay for wood?", NAMES, page.tongue)
    assert HEAD in common_questions.nearest(*asked)
    monkeypatch.setattr(common_questions, "AHEAD", 0.3)
    assert common_questions.nearest(*asked) == ""


def test_a_question_with_others_close_behind_is_said_to_be_only_near() -> None:
    def is_firm(*likeness: float) -> bool:
        return common_questions._is_firm([Found("one", each) for each in likeness])

    assert is_firm(0.9, 0.7)
    assert is_firm(0.75)
    assert not is_firm(0.9, 0.8)


def test_words_of_all_ways_count_and_a_name_of_a_rule_that_no_question_knows_leads_to_it() -> None:
    near = {one.name: one.likeness for one in KNOWN.like("is a refund returned")}
    assert near["refund"] > common_questions.SURE  # one way speaks of money back, another of what is returned
    assert told(seated("marco_polo"), "who pays for the birthday").startswith("Yellow: birthday :")


def test_what_every_table_is_asked_is_never_the_nearest() -> None:
    page = seated("mark", "first 1", "roll red blue")
    assert "Undo" not in told(page, "Can I change red?")


@pytest.mark.parametrize(
    ("text", "lacks"),
    [
        ("what happens in a tie", False),
        ("what happens in a tie b2", False),
        ("what happens in a red tie b2", True),
        ("what happens in a wooden tie", True),
    ],
)
def test_a_telling_word_that_a_known_question_lacks_is_noticed(text: str, lacks: bool) -> None:
    assert KNOWN.lacks("tie", text) is lacks
    assert not KNOWN.lacks("tie", text, answer="in a red or wooden tie")


def test_a_likely_answer_to_another_question_is_said_to_be_only_near() -> None:
    page = seated("mark", "first 1", "roll red blue")
    assert told(page, "what if the roof is full of wood").startswith(HEAD)
    assert HEAD not in told(page, "how can i sell a piece")


@pytest.mark.parametrize(
    ("game", "wrong", "right"),
    [
        ("mark", "who is winnig", "who is winning"),
        ("mark", "waht is a double", "what is a double"),
        ("mark", "can i take two pices", "can i take two pieces"),
        ("mark", "wehn does the game end pls", "when does the game end"),
        ("city", "how do u win", "how do you win"),
        ("shark", "whats the diffrence between premium and dividend", "whats the difference between premium and dividend"),
        ("shark", "what is the differnce", "what is the difference"),
        ("marco_polo", "waht is a besant", "what is a besant"),
    ],
)
def test_everyday_words_with_a_letter_astray_are_read_as_they_are_meant(game: str, wrong: str, right: str) -> None:
    page = seated(game)
    assert re.sub(r"^Read as [^.]*\. ", "", told(page, wrong)) == told(page, right)


@pytest.mark.parametrize(
    ("game", "question"),
    [
        ("shark", "what is the shark"),
        ("shark", "is there a horse in it"),
        ("city", "can i form a line"),
        ("city", "who pays rent"),
        ("mark", "is it a rainy month"),
        ("marco_polo", "is marco polo a real person"),
    ],
)
def test_right_words_are_read_as_no_others(game: str, question: str) -> None:
    assert "Read as" not in told(seated(game), question)


@pytest.mark.parametrize(
    ("game", "moves", "question", "halves"),
    [
        ("mark", ("first 1",), "how many rows are full and when does the game end", ("0 of 5 market rows", "At once when")),
        ("mark", ("first 1",), "who begins? what is a double?", ("Chance draws", "Both dice with the same colour")),
        (
            "city",
            (),
            "when is the game over and do coins count at the end",
            ("When does the game end?", "each coin you have left"),
        ),
        (
            "shark",
            (),
            "how much money has Ben and how many shares does he have",
            ("How many shares does he have?", "Ben has no share"),
        ),
        ("marco_polo", (), "how much money has chloe and is she winning", ("Chloé's cash: 240 besants", "Who is")),
    ],
)
def test_two_questions_in_one_are_both_answered(
    game: str, moves: tuple[str, ...], question: str, halves: tuple[str, str]
) -> None:
    page = seated(game, *moves)
    answer = told(page, question)
    assert page.answer.count("half-asked") == 2
    assert 0 <= answer.find(halves[0]) < answer.rfind(halves[1])


@pytest.mark.parametrize(
    "question",
    [
        "can i take a red or a blue piece",
        "can i take red and then sell it",
        "what if i win and have no money",
        "can i take red and do nothing",
        "do i have to take or can i pass",
        "what is the difference between yard and roof",
    ],
)
def test_one_question_is_not_read_as_two(question: str) -> None:
    assert "half-asked" not in ask_page("mark", question)


def test_a_question_that_is_known_as_a_whole_is_not_read_as_two() -> None:
    assert "half-asked" not in ask_page("shark", "Who begins, and who is next?")


def ask_page(game: str, question: str) -> str:
    page = seated(game)
    told(page, question)
    return page.answer


def before(game: str, kind: str) -> TablePage:
    """The page just before the first move of a kind in a game of bots."""
    moves = gamelib.playout(game, gamelib.ruleset(game).start(players=3).rules, seed=1).moves
    first = next(at for at, move in enumerate(moves) if move.kind == kind)
    return seated(game, *map(str, moves[:first]))


@pytest.mark.parametrize("game", ["mark", "city", "shark", "marco_polo"])
def test_where_nothing_is_understood_there_are_at_most_three_examples_and_no_rules(game: str) -> None:
    answer = ask_page(game, "can i have a pizza")
    assert "That was not understood." in answer
    assert "rules-told" not in answer
    assert 1 <= len(re.findall(r'data-do="why"', answer)) <= 3


def test_an_example_asks_for_a_deed() -> None:
    page = before("shark", "done")
    assert "done" in {move.kind for move in page.moment.moves}
    assert "done" not in told(page, "can i have a pizza").lower()


def test_only_the_numbers_of_what_is_named_stand_below_an_answer() -> None:
    page = seated("mark", "first 1", "roll red blue")
    assert re.findall(r"(\w+) has no row yet", told(page, "how much do i get for red")) == ["Red"]
    assert len(re.findall(r"(\w+) has no row yet", told(page, "How much do I get for a piece?"))) == 5


def test_who_is_ahead_is_told_of_all_players_though_one_is_named() -> None:
    answer = told(seated("marco_polo"), "is chloe winning")
    assert all(f"{name}, in Venice" in answer for name in NAMES)


def test_of_a_bid_the_most_is_told_as_a_number_and_only_the_price_of_what_is_auctioned() -> None:
    page = seated("mark", "first 1", "roll hammer blue")
    assert "Anna's cash: $30." in told(page, "how much can i bid")
    assert re.findall(r"(\w+) is auctioned", told(page, "how much should i bid")) == ["Blue"]


def test_a_colour_with_a_single_free_row_has_one_price() -> None:
    sentence = words("mark", "en").say("counts", "price-new-same", {"colour": "red", "low": 5, "rows": (1,)}, NAMES)
    assert sentence == "Red has no row yet: its first piece earns $5, on row B."


def test_a_move_in_other_words_is_judged_as_that_move() -> None:
    page = before("city", "reserve")
    assert told(page, "can i put my marker on d4") == told(page, "can i reserve d4")
    assert "reserve" in told(page, "can i put my marker on d4").lower()


def test_a_thing_of_the_first_question_is_meant_in_the_second() -> None:
    page = seated("marco_polo")
    both = told(page, "what is a mission and how do i get it")
    assert both.endswith(told(page, "how do i get a mission"))


@pytest.mark.parametrize(
    "question",
    ["why is my fishmonger without road", "why should I bid 0?", "why have I no route yet", "what does a missing shop count"],
)
def test_an_answer_to_what_was_not_asked_never_stands_as_the_answer(question: str) -> None:
    said = told(seated("city"), question)
    assert said.startswith((HEAD, "Why would I bid 0?", "What does no road yet mean?"))
    assert not said.startswith(("What is the most a route", "What should I do now?"))


def test_a_known_question_that_speaks_of_more_than_is_asked_is_only_near() -> None:
    known = Known({"cap": ["why does a shop without a road count ten"]}, KNOWN.reading, answers={})
    assert known.says_more("cap", "why does a shop have no road", 0.1)
    assert not known.says_more("cap", "why does a shop without a road count ten now", 0.1)
    assert Known({"cap": ["what does no road mean"]}, KNOWN.reading._replace(telling=frozenset({"why"}))).says_more(
        "cap", "why no road", 0.1
    )
