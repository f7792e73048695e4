"""Marco Polo's map on a wall: as wide as its letters need, and every sign with its word."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.test_projector import open_table
from tests.marco_polo.test_board import WALL

WORDS = ["port", "circle", "mission", "yellow", "mauve", "blue", "green", "Tables", "Secrets", "card", "bank", "land", "sea"]
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


def test_every_sign_has_its_word_in_sight(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    open_table(plain, "marco_polo")
    board = plain.locator("[data-region=board] svg.gamelib-projector")
    for word in WORDS:
        expect(board.get_by_text(word, exact=True).first).to_be_in_viewport(ratio=1)
