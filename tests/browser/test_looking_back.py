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


def test_escape_from_how_to_play_leads_back_to_the_table(page: Page) -> None:
    start(page, "mark")
    page.locator("[data-key=learn]").click()
    expect(page.locator(".sheet.short")).to_be_visible()
    expect(page.locator(".sheet.short .strong")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-region=moves] .deeds")).to_be_visible()
    page.locator("[data-key=learn]").click()
    page.locator(".sheet.short .row button:not(.strong)").click()  # scene by scene
    expect(page.locator(".sheet.short")).to_have_count(0)
    page.locator("[data-do=short]").click()
    page.keyboard.press("Escape")
    expect(page.locator(".sheet.short")).to_have_count(0)
    expect(page.locator("[data-region=moves] .deeds")).to_have_count(0)  # the lesson stays open
