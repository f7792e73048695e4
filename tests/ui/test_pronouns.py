"""Of whom a question speaks: she, he, they and a name are whoever's turn it is, unless somebody else was named before."""

from __future__ import annotations

import pytest

from gamelib.ui.table import pronouns
from gamelib.ui.table.game import PERSON
from gamelib.ui.table.page import TablePage
from tests.ui.test_common_questions import NAMES, seated, told

BOT = "sensible"


def at_seats(page: TablePage, *seats: str) -> TablePage:
    """The same page with these at its seats."""
    page.game.seats = [*seats]
    page.__dict__.pop("moment", None)
    return page


@pytest.fixture
def mark() -> TablePage:
    return at_seats(seated("mark", "first 1", "roll red blue"), PERSON, BOT, BOT)


FOR_ANNA = "For Anna, whose turn it is: ✓ Yes, allowed by mark.take"


@pytest.mark.parametrize("question", ["can she take red?", "may he take a red piece", "can they take red"])
def test_a_pronoun_means_whoever_decides_and_in_my_turn_that_is_said(mark: TablePage, question: str) -> None:
    assert told(mark, question).startswith(FOR_ANNA)
    at_seats(mark, PERSON, PERSON, PERSON)
    assert told(mark, question).startswith(FOR_ANNA.partition(": ")[2])


def test_whoever_doubts_what_is_allowed_is_told_that_it_can_be_done(mark: TablePage) -> None:
    said = told(mark, "why can't she take red")
    assert said.startswith("For Anna, whose turn it is: It can be done now: ✓ Yes, allowed by mark.take")
    assert "It can be done" not in told(mark, "why can't she take green")


@pytest.mark.parametrize("question", ["can she take my red piece?", "can I take her red piece?", "may Ben take red"])
def test_somebody_else_is_never_told_yes_in_my_turn(mark: TablePage, question: str) -> None:
    """Where one says *I* or *my*, *she* is another; at a table of several people too."""
    for seats in ((PERSON, BOT, BOT), (PERSON, PERSON, PERSON)):
        answer = told(at_seats(mark, *seats), question)
        assert "✓" not in answer
        assert not answer.startswith("Yes")


@pytest.mark.parametrize(
    ("third", "first"),
    [
        ("Why can't Anna sell her blue piece?", "Why can't I sell my blue piece?"),
        ("does she have to sell?", "do I have to sell?"),
        ("how much money has he?", "how much money have I?"),
        ("what can she do now", "what can I do now"),
        ("is it legal for her to take blue", "is it legal to take blue"),
        ("what happens if she takes red", "what happens if I take red"),
        ("may she not take red", "may I not take red"),
        ("can she bid more than she has", "can I bid more than I have"),
    ],
)
def test_whoever_decides_is_answered_alike_in_every_person(mark: TablePage, third: str, first: str) -> None:
    """But for the name: somebody alone who says *I* is answered with *you*."""
    of_third = told(mark, third).removeprefix("For Anna, whose turn it is: ")
    of_third = of_third.replace("It is Anna who decides now.", "It is your turn.").replace("Anna must", "You must")
    assert of_third == told(mark, first)


def test_another_asks_about_whoever_decides_by_a_pronoun(mark: TablePage) -> None:
    at_seats(mark, BOT, PERSON, BOT)
    assert told(mark, "how many pieces does she have") == told(mark, "how many pieces does Anna have")
    assert told(mark, "may she take red").startswith("✓ Yes, allowed by mark.take")
    assert "Anna" in told(mark, "how much money has she")
    assert told(mark, "what can she do").startswith("It is Anna who decides now.")
    for question in ("can I take red?", "why can't I take red", "can I sell"):
        assert told(mark, question).startswith("✕ It is Anna's turn: Ben decides nothing now.")


def test_a_pronoun_after_somebody_else_is_not_whoever_decides(mark: TablePage) -> None:
    for text in ("does Ben pay if he sells", "what does the winner pay when she wins", "what do they cost", "can they be sold"):
        assert pronouns.meant(mark.moment, text, NAMES, mark.tongue) == (text, False)
