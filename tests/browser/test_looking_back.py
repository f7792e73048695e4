"""Looking back at a plain table of `gamelib app` in a real browser."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.app import start
from tests.browser.explorer import explorer


def test_whoever_looks_back_lets_the_game_run_by(page: Page) -> None:
    start(page, "mark")
    game = explorer(page)
    count = game.locator("[data-region=time] output")
    expect(game.locator("[data-key=run]")).to_have_count(0)
    told = count.inner_text()
    for _ in range(2):
        was = count.inner_text()
        game.locator("[data-region=time] [data-key=back]").click()
        expect(count).not_to_have_text(was)
    game.locator("[data-key=run]").click()
    expect(count).to_have_text(told)
    expect(game.locator("[data-key=run]")).to_have_count(0)
    game.locator("[data-region=time] [data-key=back]").click()
    expect(game.locator("[data-key=run]")).to_have_attribute("aria-pressed", "false")
    was = count.inner_text()
    game.locator("[data-key=ask]").first.focus()
    page.keyboard.press("ArrowLeft")
    expect(count).not_to_have_text(was)
    curves = game.locator("[data-region=time] [data-key=curves]")
    curves.evaluate("node => { node.disabled = false; node.click() }")  # from the second turn on it can be pressed
    expect(curves).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(curves).to_have_attribute("aria-expanded", "false")
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    expect(count).to_have_text(was)
