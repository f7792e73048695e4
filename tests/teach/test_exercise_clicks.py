"""Every click on the board of an exercise is answered, and hints come to an end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gamelib.ui
from gamelib.ui.learn import clicks, lesson_page
from gamelib.ui.learn.exercises import ExercisePage

from .pages import begun, do, shown

ONE_IN, MANY = 6, 60
"""Once a piece is chosen, or where there are many places, one in so many is tried: the others answer by the same rules."""


def places(page: ExercisePage) -> set[str]:
    return set(re.findall(r'data-place="([^"]+)"', str(page.contents()["board"])))


def told(page: ExercisePage) -> str:
    return str(page.contents()["answer"])


@pytest.mark.parametrize(
    ("name", "task"), [("mark", "actions"), ("mark", "fee"), ("mark", "enough"), ("shark", "squares"), ("shark", "forbidden")]
)
def test_every_place_answers_a_click(name: str, task: str) -> None:
    page = begun(name, task)
    for origin in ("", *sorted(arg[0][0] for arg in clicks.acts(page.asked).values() if arg[0][0].startswith(clicks.FROM))):
        every = sorted(places(page))
        for place in every[:: ONE_IN if origin or len(every) > MANY else 1]:
            page.draft.parts, page.draft.origin = [], origin.removeprefix(clicks.FROM)
            before = page.contents()
            acts = before["facts"]["acts"].get(place)
            do(page, "play" if acts else "place", acts[0][0] if acts else place)
            assert page.contents() != before, (origin, place)


def test_a_click_that_leads_nowhere_is_told_what_to_click_and_goes_with_the_next() -> None:
    page = begun("mark", "actions")
    do(page, "place", "cash/0")
    assert "Anna&#39;s cash: that is no part of the answer. Choose the moves on the board" in told(page)
    do(page, "play", "from yard/0/0")
    assert "no part of the answer" not in told(page)
    do(page, "place", "market/0")
    assert "Market row A, gold: the piece that you chose does not go there." in told(page)
    assert page.draft.origin == "yard/0/0"


def test_while_a_piece_is_chosen_another_one_can_be_chosen_instead() -> None:
    page = begun("mark", "actions")
    do(page, "play", "from yard/0/0")
    assert page.contents()["facts"]["acts"]["yard/0/1"] == [["from yard/0/1", "from here"]]
    do(page, "play", "from yard/0/1")
    assert page.draft.origin == "yard/0/1"


def test_where_an_answer_is_written_the_board_is_only_to_look_at() -> None:
    page = begun("mark", "fee")
    do(page, "place", "yard/1/0")
    assert "only to look at" in told(page)


def test_a_move_that_the_question_offers_is_answered_by_a_click_on_the_board_too() -> None:
    page = begun("mark", "forbidden")
    do(page, "play", "from yard/0/0")
    do(page, "play", "refine blue 1-2")
    assert not page.draft.origin
    assert "Right, at the first try!" in shown(page)


def test_after_the_last_hint_there_is_none_to_press() -> None:
    page = begun("mark", "actions")
    steps = [str(page.contents()["time"])]
    for _ in range(2):
        do(page, "hint")
        steps.append(str(page.contents()["time"]))
    assert "Hint 1 of 2" in steps[0]
    assert "Hint 2 of 2" in steps[1]
    assert re.search(r'data-do="hint"[^>]*aria-disabled="true"[^>]*>No more hints<', steps[2])
    before = page.contents()
    do(page, "hint")
    assert page.contents() == before


def test_hints_that_stand_no_more_on_the_page_can_be_read_again() -> None:
    page = begun("mark", "actions")
    do(page, "hint")
    do(page, "hint")
    page.said.clear()
    do(page, "hint")
    assert "Hint 1 of 2:" in told(page)
    assert page.task.hints == 2


def test_the_script_has_every_word_that_it_says_on_a_board() -> None:
    script = Path(gamelib.ui.__file__).parent / "script"
    spoken = {key for file in script.glob("*.js") for key in re.findall(r'facts\.words\["([\w-]+)"\]', file.read_text("utf-8"))}
    assert "can-do" in spoken
    for page in (begun("mark", "actions"), lesson_page("mark")):
        assert spoken <= set(page.contents()["facts"]["words"])
