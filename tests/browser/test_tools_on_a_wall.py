"""The tools on a wall: all that is read at once is large, and what was asked for last is in sight beside the board."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.app import faults
from tests.browser.letters import small
from tests.browser.test_projector import open_table

WHOLE = "node => node.scrollHeight <= node.clientHeight + 1"
SLIDES = 150
"""So many pixels are enough for a slider."""


def test_what_one_asks_of_the_tools_is_in_sight_and_can_be_read_from_afar(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    open_table(plain, "shark")
    expect(plain.locator("[data-key=hint]")).to_be_visible()
    plain.locator("[data-key=menu]").click()
    plain.locator("[data-key=face]").click()
    board, answer = plain.locator("[data-region=board] > svg"), plain.locator("[data-region=answer]")
    expect(plain.locator(".lab.projected .due")).to_be_visible()
    assert small(plain, 16, ".words") == []
    room = board.bounding_box()
    assert room is not None
    assert room["height"] > 400, "the head stands beside the board"

    plain.locator(".ask input").fill("place red A1")
    plain.keyboard.press("Enter")
    expect(answer.locator(".note, .refused, .allowed").first).to_be_visible()
    assert answer.evaluate(WHOLE)
    expect(answer).to_be_in_viewport(ratio=1)
    assert small(plain, 16, ".words") == []
    assert faults(plain) == []
    plain.locator(".hush").click()
    expect(plain.locator("[data-region=log] li.now p").first).to_be_in_viewport(ratio=1)

    plain.locator("[data-key=fork]").click()
    expect(plain.locator("[data-key=compare]")).to_be_in_viewport(ratio=1)
    slide = plain.locator(".slide").bounding_box()
    assert slide is not None
    assert slide["width"] > SLIDES

    plain.locator("[data-do=finish]").click()
    expect(plain.locator("[data-do=finish]")).to_have_count(0)
    plain.locator("[data-key=curves]").click()
    chart = plain.locator("[data-region=curves] .chart")
    expect(chart).to_be_in_viewport(ratio=1)
    expect(board).to_be_in_viewport(ratio=1)
    assert small(plain, 16, "[data-region=curves]") == []
    plain.locator(".ask input").fill("When does the game end?")
    plain.keyboard.press("Enter")
    expect(answer.locator(".note")).to_be_in_viewport(ratio=1)
    expect(chart).to_be_hidden()

    plain.locator("[data-key=compare]").click()
    for part in (".pair.boards svg >> nth=0", ".pair.boards svg >> nth=1", ".parting >> nth=0"):
        expect(plain.locator(f".sheet.compare {part}")).to_be_in_viewport(ratio=1)
