"""Numbers as people write them are understood wherever a number is answered; what is not surely one is no try."""

from __future__ import annotations

import pytest

from gamelib.core.exercise import RIGHT, RULE, UNREAD, WRONG
from gamelib.teach import answers
from gamelib.teach.numbers import plain_number
from gamelib.ui.learn import lesson_page

from .pages import begun, do, shown, to
from .test_exercises import as_text

THOUSANDS = ("3 thousand", "3k", "3 K", "3,000", "3.000", "3 000", "3'000", "3000 FT", "FT 3000", "$3 thousand",
             "three thousand", "3 thousend", "thre thousnad", "+3000", "= 3,000.", "30 hundred",
             "2 thousand and one thousand")  # fmt: skip


@pytest.mark.parametrize("text", THOUSANDS[:-1])
def test_three_thousand_is_written_in_many_ways(text: str) -> None:
    assert plain_number(text) == "3000"


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("$5", "5"), ("-$5", "-5"), ("$-5", "-5"), ("\u22125", "-5"), ("- 5", "-5"), ("two", "2"), ("tow", "2"),
        ("minus two thousand", "-2000"), ("-2 thousand", "-2000"), ("-2k FT", "-2000"), ("negative two", "-2"),
        ("1/3", "1/3"), ("1 / 3", "1/3"), ("a third", "1/3"), ("1 in 3", "1/3"), ("one out of six", "1/6"), ("half", "1/2"),
        ("50 %", "50%"), ("fifty per cent", "50%"), ("12.5 percent", "12.5%"), ("0.5", "0.5"), ("0.125", "0.125"),
        ("1.5", "1.5"), ("2.5k", "2500"), ("two hundred and fifty", "250"), ("3 thousand 500", "3500"), ("twenty-one", "21"),
        ("fourty two", "42"), ("none", "0"), ("10 000 000", "10000000"), ("five coins", "5"), ("7 steps.", "7"),
    ],
)  # fmt: skip
def test_a_number_in_figures_or_words_is_made_plain(text: str, number: str) -> None:
    assert plain_number(text) == number


@pytest.mark.parametrize(
    "text",
    ["", "-", "k", "a", "about 3", "3-4", "3 or 4", "two three", "20 5", "3 dozen", "3 grand", "5th", "fifth", "3 FT thousand",
     "half a thousand", "1//2", "--5", "2,5", "12,34", "3e5", "5 per", "more than 3", "3 apples", THOUSANDS[-1]],
)  # fmt: skip
def test_what_is_not_surely_a_number_stays_as_it_is(text: str) -> None:
    assert plain_number(text) == text


def test_the_words_of_the_question_may_stand_beside_a_number_but_not_those_that_say_it_is_not_exact() -> None:
    asked = "How many camels are there, more or less than before?"
    assert plain_number("3 camels", asked) == "3"
    assert plain_number("one camel", asked) == "1"
    assert plain_number("more than 3 camels", asked) == "more than 3 camels"
    assert plain_number("3 or 4", asked) == "3 or 4"


@pytest.mark.parametrize("text", ["3 thousand", "three thousend", "3k", "3.000 FT"])
def test_a_lesson_takes_a_number_as_it_is_written(text: str) -> None:
    page = to(lesson_page("shark"), "price")
    assert answers.right(page.scene) == {"3000"}
    do(page, "answer", text=text)
    assert page.verdict.status == RIGHT


def test_a_lesson_counts_nothing_that_it_does_not_understand() -> None:
    page = to(lesson_page("shark"), "price")
    for text in ("3 tausend", "3 or 4", "2,5"):
        do(page, "answer", text=text)
        assert (page.verdict.status, page.is_revealed) == (UNREAD, False)
    do(page, "answer", text="4 thousand")
    assert page.verdict.status == WRONG


@pytest.mark.parametrize("text", ["-2 thousand", "minus two thousand", "\u22122k", "-2.000 FT"])
def test_an_exercise_takes_a_number_as_it_is_written(text: str) -> None:
    page = begun("shark", "bill")
    do(page, "check", text=text)
    assert (page.task.status, page.task.tries) == (RIGHT, 1)


def test_an_exercise_counts_nothing_that_it_does_not_understand() -> None:
    page = begun("shark", "bill")
    do(page, "check", text="2 tausend")
    assert page.task.tries == 0
    assert "not counted as a try" in shown(page)


def test_the_field_of_a_rule_reads_numbers_alike() -> None:
    page = begun("marco_polo", "one-number")
    assert page.asked.field == RULE
    rule, _, value = as_text(page.asked.right).partition(" = ")
    do(page, "check", rule=rule, text=f" {value} points")
    assert page.task.status == RIGHT
