"""Marco Polo's map on a wall: as wide as its letters need, and every sign with its word."""

from __future__ import annotations

import itertools

from playwright.sync_api import Page, expect

from tests.browser.letters import small
from tests.browser.test_projector import ask_about, open_table
from tests.marco_polo.test_board import WALL

WORDS = ["port", "circle", "mission", "yellow", "mauve", "blue", "green", "Tables", "Secrets", "land", "sea"]
LETTERS = """() => {
  const svg = document.querySelector("[data-region=board] svg");
  const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
  return Math.min(...[...svg.querySelectorAll("text")].map(text => parseFloat(getComputedStyle(text).fontSize) * scale));
}"""


def test_the_map_is_so_wide_that_its_smallest_letters_can_be_read(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    open_table(plain, "marco_polo")
    board = plain.locator("[data-region=board] svg.gamelib-projector")
    expect(board).to_be_visible()
    box = board.bounding_box()
    assert box is not None
    assert box["width"] >= WALL
    assert plain.evaluate(LETTERS) >= 16


def test_after_a_move_is_taken_back_every_button_of_the_bar_is_in_sight_in_one_row(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    open_table(plain, "marco_polo")
    plain.locator("[data-region=moves] .deed").filter(has_text="sea").click()
    plain.locator("[data-key=undo]").click()
    expect(plain.locator("[data-key=redo]")).to_be_visible()
    boxes = [one.bounding_box() for one in plain.locator("[data-region=time] button:visible").all()]
    assert len({box["y"] for box in boxes if box}) == 1
    ends = [(box["x"], box["x"] + box["width"]) for box in boxes if box]
    assert all(end < start for (_, end), (start, _) in itertools.pairwise(ends))
    assert ends[-1][1] <= 853


def test_every_sign_has_its_word_in_sight(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    open_table(plain, "marco_polo")
    board = plain.locator("[data-region=board] svg.gamelib-projector")
    for word in WORDS:
        expect(board.get_by_text(word, exact=True).first).to_be_in_viewport(ratio=1)


def test_the_map_is_turned_by_its_arrow_also_with_the_keyboard(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    open_table(plain, "marco_polo")
    name = plain.locator("[data-region=board]").get_by_text("Khanbalik", exact=True)
    expect(name).to_have_count(0)
    plain.locator("[data-turns=east]").click()
    expect(name.first).to_be_in_viewport(ratio=1)
    plain.locator("[data-turns=west]").focus()
    plain.keyboard.press("Enter")
    expect(plain.locator("[data-turns=east]")).to_be_visible()
    expect(name).to_have_count(0)


def test_an_answer_about_a_place_shows_that_place(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    open_table(plain, "marco_polo")
    ask_about(plain, "Where is Khanbalik?")
    expect(plain.locator("[data-region=board]").get_by_text("Khanbalik", exact=True).first).to_be_in_viewport(ratio=1)


def test_how_a_hint_is_counted_is_read_from_afar_and_keeps_to_its_card(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    open_table(plain, "marco_polo")
    plain.locator("[data-key=hint]").click()
    plain.locator(".counted > summary").click()
    expect(plain.locator(".counted-sums")).to_have_count(1)
    assert small(plain, 16, ".counted") == []
    assert plain.evaluate(
        "() => [...document.querySelectorAll('[data-region=answer]')].map(one => one.scrollWidth - one.clientWidth)"
    ) == [0]
    plain.locator(".counted-sums tr").last.scroll_into_view_if_needed()
    expect(plain.locator(".counted-sums tr").last).to_be_in_viewport(ratio=0.9, timeout=5000)
