"""A wall once a question is answered: the question, every choice with its sign, and what happened, the useful first."""

from __future__ import annotations

import re

from gamelib.ui.learn.lesson import LessonPage
from gamelib.ui.learn.opening import lesson_page


def answered(game: str, chapter: str, number: int, answer: str, wide: bool = True) -> LessonPage:
    page = lesson_page(game)
    page.satchel.projected = wide
    page.turn_to(chapter, number - 1)
    page.ask({"do": "answer", "arg": answer})
    if not page.is_revealed:  # on a wall a class may try another one
        page.ask({"do": "reveal"})
    assert page.is_revealed
    return page


def test_the_choices_stay_and_nothing_is_said_twice() -> None:
    page = answered("mark", "first-game", 1, "market")
    moves, told = str(page.contents()["moves"]), str(page.contents()["answer"])
    assert re.findall(r'<li class="(right|wrong)"><b>(.) </b>([^<]+)', moves) == [
        ("right", "✓", "From the bank: the companies begin empty "),
        ("wrong", "✕", "From the market "),
    ]
    assert "Answer:" not in told
    assert "Not so" not in told


def test_beside_a_desk_the_answer_is_said_in_a_sentence_as_well() -> None:
    told = str(answered("mark", "first-game", 1, "market", wide=False).contents()["answer"])
    assert "Answer: From the bank" in told
    assert "Not so: ‘From the market’." in told


def test_what_was_done_comes_before_whose_turn_it_is() -> None:
    told = str(answered("city", "first-game", 2, "pass").contents()["answer"])
    assert told.index("which may be anywhere: C3") < told.index("Turn 2: Ben.")
    assert "thing more" not in told


def test_where_it_was_asked_whose_turn_it_is_that_is_told_first() -> None:
    told = str(answered("mark", "storage", 2, "0").contents()["answer"])
    first = re.search(r'<ul class="events mine"><li>([^<]+)', told)
    assert first is not None
    assert first[1].startswith("Turn ")


def test_a_rule_that_has_no_room_can_be_opened() -> None:
    told = str(answered("mark", "first-game", 1, "market").contents()["answer"])
    assert re.search(r'data-do="clause" data-arg="mark.setup" class="chip whole"', told)
