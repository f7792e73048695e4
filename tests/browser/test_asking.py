"""A question is typed where it is asked: no letter of it is lost, and it stands above its answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.app import start
from tests.browser.explorer import explorer, press


@pytest.mark.parametrize(
    ("name", "question", "answer"),
    [
        ("mark", "how much money do I have?", "cash: $30"),
        ("city", "Can I build on a road?", "nothing is built on roads"),
    ],
)
def test_whoever_presses_ask_types_at_once(page: Page, name: str, question: str, answer: str) -> None:
    start(page, name)
    page.locator("[data-key=ask]").click()
    expect(page.locator(".sheet.question input[name=move]")).to_be_focused()
    page.keyboard.type(question)
    expect(page.locator(".sheet.question input[name=move]")).to_have_value(question)
    page.keyboard.press("Enter")
    told = page.locator("[data-region=answer]")
    expect(told.locator(".asked-above")).to_have_text(f"You asked: {question}")
    expect(told).to_contain_text(answer)


def test_a_sheet_with_fields_opens_at_its_first_field(page: Page) -> None:
    start(page, "mark")
    game = explorer(page)
    press(game, "face", "lab")
    for sheet in ("seats", "rules", "position", "load"):
        press(game, "dialog", sheet)
        expect(page.locator(f".sheet.{sheet}")).to_be_visible()
        expect(page.locator(f".sheet.{sheet} :is(input, select, textarea):focus")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator(".sheet")).to_have_count(0)


def test_a_key_opens_the_field_beside_the_board_and_the_next_question_is_a_press_away(page: Page) -> None:
    start(page, "mark")
    page.keyboard.press("a")
    field = page.locator(".sheet.question input[name=move]")
    expect(field).to_be_focused()
    sheet, board = page.locator(".sheet.question").bounding_box(), page.locator("[data-region=board] > svg").bounding_box()
    assert sheet is not None
    assert board is not None
    assert sheet["x"] >= board["x"] + board["width"], "the board stays in sight"
    page.keyboard.type("how do I win?")
    page.keyboard.press("Enter")
    page.locator("[data-key=ask-another]").click()
    expect(field).to_be_focused()
