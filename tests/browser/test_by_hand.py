"""A piece is taken up before it moves: the first click tells what would happen, the next one does it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.app import start
from tests.browser.lab import PATIENCE

EARLIER = 4
"""After so many decisions of this game one piece can be taken to one square only."""


def test_a_click_on_a_piece_takes_it_up_and_the_next_one_or_enter_does_it(page: Page) -> None:
    start(page, "mark")
    deeds, told = page.locator("[data-region=moves] .deeds"), page.locator("[data-key=do-tapped]")
    count = page.locator("[data-region=time] output")
    for _ in range(EARLIER):
        was = count.inner_text()
        deeds.locator("button.deed").first.click()
        expect(count).not_to_have_text(was)
        expect(deeds).to_have_count(1, timeout=PATIENCE)
    piece, here = page.locator("[data-place=bank] [data-thing=green]"), count.inner_text()
    piece.click()
    expect(told).to_be_visible()
    expect(page.locator(".marks .instead")).to_have_count(2)  # the piece and where it would go
    expect(count).to_have_text(here)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    piece.click()
    piece.click()
    expect(count).not_to_have_text(here)
    page.keyboard.press("u")
    expect(count).to_have_text(here)
    page.locator("[data-place=bank]").focus()
    page.keyboard.press("Enter")
    expect(told).to_be_focused()
    page.keyboard.press("Enter")
    expect(count).not_to_have_text(here)
