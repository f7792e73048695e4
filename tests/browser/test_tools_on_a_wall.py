"""The tools on a wall: all that is read at once is large, and what was asked for last is in sight beside the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import gamelib
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
    for part in (".shown > svg", ".parting >> nth=0", ".differs tr >> nth=1"):
        expect(plain.locator(f".sheet.compare {part}")).to_be_in_viewport(ratio=1)


def among_the_tools(page: Page, name: str) -> None:
    """The tools of a new game on a wall."""
    page.set_viewport_size({"width": 853, "height": 480})
    open_table(page, name)
    expect(page.locator("[data-region=moves] h3").first).to_be_visible()
    page.locator("[data-key=menu]").click()
    page.locator("[data-key=face]").click()
    expect(page.locator(".lab.projected .due")).to_be_visible()


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_every_tool_can_be_read_on_a_wall(plain: Page, name: str) -> None:
    """Boards, curves, two games compared and a position that is set up: no letter below that of any other wall."""
    among_the_tools(plain, name)
    assert small(plain, 16) == []
    plain.locator("[data-key=fork]").click()
    plain.locator("[data-do=finish]").click()
    expect(plain.locator("[data-do=finish]")).to_have_count(0)
    plain.locator("[data-key=curves]").click()
    expect(plain.locator(".chart")).to_be_in_viewport(ratio=1)
    assert small(plain, 16) == []
    assert faults(plain) == []

    plain.locator("[data-key=compare]").click()
    sheet, leaves = plain.locator(".sheet.compare"), plain.locator(".sheet.compare .leaves button")
    before = sheet.locator(".shown > svg").inner_html()
    assert small(plain, 16, ".sheet") == []
    leaves.nth(1).click()
    expect(leaves.nth(1)).to_have_attribute("aria-pressed", "true")
    assert sheet.locator(".shown > svg").inner_html() != before
    for part in (".shown > svg", ".parting >> nth=0", ".differs b"):
        expect(sheet.locator(part).first).to_be_in_viewport(ratio=1)
    assert small(plain, 16, ".sheet") == []
    leaves.nth(2).click()
    for number in (0, 1):
        expect(sheet.locator(".chart").nth(number)).to_be_in_viewport(ratio=1)
    expect(sheet.locator(".shown > svg")).to_be_in_viewport(ratio=1)
    assert small(plain, 16, ".sheet") == []
    assert faults(plain) == []
    sheet.locator(".shut").click()

    plain.locator("[data-key=menu]").click()
    plain.locator("[data-arg=position]").click()
    expect(plain.locator(".preview > svg")).to_be_in_viewport(ratio=1)
    assert small(plain, 16, ".sheet") == []
    assert faults(plain) == []


@pytest.mark.parametrize("name", ["mark", "shark"])
def test_all_faces_of_two_dice_are_seen_on_a_wall(plain: Page, name: str) -> None:
    among_the_tools(plain, name)
    faces = plain.locator(".faces label")
    for _ in range(8):
        if faces.count():
            break
        plain.locator("[data-key=step]").click()
        plain.wait_for_timeout(300)
    for number in range(12):
        expect(faces.nth(number)).to_be_in_viewport(ratio=1)
    if name == "shark":
        assert plain.locator(".faces .disc").count() == 6, "black has a disc, as white has"
    plain.locator(".faces label").nth(1).click()
    plain.locator(".faces label").nth(8).click()
    plain.locator("form.falls .strong").click()
    told = plain.locator("[data-region=log] li.now")
    expect(told).to_contain_text("rolls blue")
