"""Exercises in the app: what is told is in sight, and the buttons lie beside it, on every screen and on a projector."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.app import faults, start

SCREENS = ((1280, 800), (1280, 720), (853, 480))  # the last is 1280 × 720 at 150 %
COVERED = """() => {
    const bar = document.querySelector("nav[data-region=time]"), box = bar.getBoundingClientRect();
    const read = document.querySelector(".read");
    const words = read.getClientRects().length ? [read] : [...read.children];
    return words.map(one => Math.ceil(one.getBoundingClientRect().bottom - box.top)).filter(over => over > 1);
}"""
"""By how many pixels what is read reaches under the bar of buttons."""
CUT = """() => [...document.querySelectorAll("nav[data-region=time] button, .gamelib-explorer > header > *")]
    .filter(one => one.clientWidth > 1)
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth)
    .map(one => one.textContent)"""
"""The buttons and the parts of the head whose words do not fit."""


def begin(page: Page, name: str) -> None:
    page.locator(f"[data-do=exercises][data-arg={name}]").click()
    page.locator("input[name=text]").fill("Lena")
    page.locator("input[name=text]").press("Enter")
    expect(page.locator(".numbers")).to_have_count(1)


@pytest.mark.parametrize("projected", [False, True])
@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_what_is_told_is_in_sight_and_nothing_lies_on_it(plain: Page, width: int, height: int, projected: bool) -> None:
    plain.set_viewport_size({"width": width, "height": height})
    begin(plain, "city")
    if projected:
        plain.locator("[data-key=projector]").click()
        expect(plain.locator(".gamelib-explorer.learn.projected")).to_have_count(1)
    plain.locator("[data-do=check][data-arg='city.connected']").click()
    first = plain.locator("[data-region=answer] > :first-child")
    expect(first).to_contain_text("Not right")
    for do, told in (("", "Not right"), ("hint", "Hint 1"), ("hint", "Hint 2"), ("solution", "Solution")):
        if do:
            plain.locator(f"[data-region=time] [data-do={do}]").click()
        expect(first).to_contain_text(told)
        expect(first).to_be_in_viewport(ratio=0.99)
        assert plain.evaluate(COVERED) == [], do
        assert plain.evaluate(CUT) == [], do
    assert faults(plain) == []


def test_all_rules_that_are_offered_are_seen_at_once_and_chosen_places_bear_letters(plain: Page) -> None:
    plain.set_viewport_size({"width": 1280, "height": 800})
    begin(plain, "city")
    expect(plain.locator(".options.cites button").last).to_be_in_viewport(ratio=1)
    assert plain.evaluate(
        "() => { const read = document.querySelector('.read'); return read.scrollHeight <= read.clientHeight }"
    )
    plain.locator(".numbers button", has_text="11").click()
    for place in ("plot/0/0", "plot/6/6"):
        plain.locator(f"[data-place='{place}']").click()
    expect(plain.locator(".marks .letter")).to_have_text(["N", "P"])


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_the_head_is_one_line_with_its_whole_title(plain: Page, width: int, height: int) -> None:
    plain.set_viewport_size({"width": width, "height": height})
    begin(plain, "city")
    assert plain.evaluate("() => document.querySelector('.gamelib-explorer > header').offsetHeight") <= 56
    title = plain.locator(".gamelib-explorer > header h2")
    expect(title).to_have_text("City · Exercises")
    assert title.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_the_head_has_room_for_a_game_that_waits(plain: Page) -> None:
    start(plain, "marco_polo")
    plain.locator("[data-key=door]").first.click()
    begin(plain, "shark")
    expect(plain.locator("[data-key=waits]")).to_have_text("Continue Marco Polo")
    for width in (1280, 1366, 1440):
        plain.set_viewport_size({"width": width, "height": 800})
        projector = plain.locator("[data-key=projector]")
        expect(projector).to_be_in_viewport(ratio=1)
        assert plain.evaluate(CUT) == []
