"""Keys and small windows at a table: back from the past, out of a menu, to the curves, and to a window of another size."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.app import start
from tests.browser.lab import PATIENCE

SEEN = """() => { const { top, bottom } = document.querySelector("[data-region=curves]").getBoundingClientRect();
    return bottom - top > 90 && top >= 0 && bottom <= window.innerHeight + 1 }"""
"""Whether the curves are unfolded and in the window."""
AT = "() => document.activeElement.closest('.deeds') !== null"
"""Whether the focus is at the decision."""


def test_escape_and_the_arrows_lead_back_from_the_past_to_the_decision(page: Page) -> None:
    start(page, "marco_polo")
    page.locator("[data-region=moves] .deeds button").first.focus()
    for key in ("Escape", "Shift+ArrowRight"):
        page.keyboard.press("Shift+ArrowLeft")
        expect(page.locator("[data-region=moves] [data-key=to-last]")).to_be_visible(timeout=PATIENCE)
        page.locator("[data-region=moves] [data-key=ask]").focus()
        page.keyboard.press(key)
        expect(page.locator("[data-region=moves] [data-key=to-last]")).to_have_count(0, timeout=PATIENCE)
        page.wait_for_function(AT)


def test_in_a_low_window_curves_come_into_sight_and_go_again(page: Page) -> None:
    page.set_viewport_size({"width": 853, "height": 533})
    start(page, "city")
    for _ in range(4):
        if page.locator("[data-key=curves]").is_enabled():
            break
        page.locator("[data-region=moves] [data-key=hint]").click()
        page.locator("[data-key=do-hinted]").click()
        page.evaluate("document.querySelector('[data-key=skip]')?.click()")
        expect(page.locator("[data-region=moves] .deeds")).to_have_count(1, timeout=PATIENCE)
    page.locator("[data-key=curves]").click()
    page.wait_for_function(SEEN)
    page.locator("[data-key=curves]").click()
    expect(page.locator("[data-region=curves]")).to_be_hidden()


def test_a_table_is_drawn_for_the_window_in_which_it_is_opened(page: Page) -> None:
    page.set_viewport_size({"width": 853, "height": 533})
    start(page, "city")
    expect(page.locator("svg.gamelib-projector")).to_have_count(1, timeout=PATIENCE)
    page.goto("about:blank")
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.go_back()
    expect(page.locator("svg.gamelib-wide")).to_have_count(1, timeout=PATIENCE)


def test_tab_leaves_the_menu_of_a_place_and_closes_it(page: Page) -> None:
    start(page, "marco_polo")
    page.evaluate("""() => { const menu = document.querySelector(".menu"), place = document.querySelector("[data-place]");
        const one = Object.assign(document.createElement("button"), { textContent: "one" });
        menu.replaceChildren(one); menu.hidden = false; menu.origin = place.dataset.place; one.focus() }""")
    page.keyboard.press("Tab")
    expect(page.locator(".menu")).to_be_hidden()


def test_among_the_tools_too_the_log_is_one_stop_and_its_rules_are_reached_with_arrows(page: Page) -> None:
    start(page, "shark")
    page.locator("[data-key=face]").click()
    expect(page.locator(".gamelib-explorer.lab [data-region=log] .chip").nth(2)).to_be_attached()
    assert page.locator("[data-region=log] :is(button, a, input):not([tabindex='-1'])").count() == 0
    log = page.locator("[data-region=log]")
    log.focus()
    page.keyboard.press("ArrowDown")
    expect(log.locator(".chip").first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(log).to_be_focused()


def test_whoever_uses_keys_is_told_how_to_choose_a_ringed_place_with_them(page: Page) -> None:
    start(page, "shark")
    told = page.locator("[data-region=moves] .ringed").first
    words = (
        "told => [...told.children].filter(one => getComputedStyle(one).display !== 'none').map(one => one.textContent).join()"
    )
    assert ": click one of the " in told.evaluate(words)
    page.keyboard.press("Tab")
    assert "Tab to the board, then arrow keys and Enter." in told.evaluate(words)
    assert "click" not in told.evaluate(words)
    page.mouse.move(200, 300)
    page.mouse.move(210, 310)
    assert ": click one of the " in told.evaluate(words)
