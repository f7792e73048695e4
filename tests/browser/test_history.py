"""The browser's Back and Forward stay in the program, and a link leads to its page."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.app import start
from tests.browser.explorer import explorer, press


def at(page: Page, address: str) -> None:
    """Wait until the page of an address is shown, in the bar and on the screen."""
    expect(page).to_have_url(re.compile(f"#{re.escape(address)}$"))


def entries(page: Page) -> int:
    return int(page.evaluate("() => history.length"))


def move(page: Page) -> str:
    """Which move is shown."""
    return explorer(page).locator("[data-region=time] output").inner_text()


def test_back_and_forward_lead_to_the_door_and_to_the_game_as_it_was(page: Page) -> None:
    at(page, "/")
    begun = entries(page)
    page.locator("[data-key=play-mark]").click()
    at(page, "/mark")
    page.keyboard.press("Escape")
    at(page, "/")
    start(page, "mark")
    at(page, "/mark/table")
    assert entries(page) == begun + 1, "the choices make room for the game that they start"
    expect(page).to_have_title(re.compile("^MARK"))
    was = move(page)
    page.go_back()
    at(page, "/")
    expect(page.locator("[data-key=continue-mark]")).to_be_visible()
    page.go_forward()
    at(page, "/mark/table")
    expect(page.locator("[data-region=moves] .deeds")).to_have_count(1)
    assert move(page) == was
    page.go_back()
    at(page, "/")
    page.reload()
    expect(page.locator("[data-key=continue-mark]")).to_be_visible()
    at(page, "/")


def test_back_closes_the_choices_of_a_game(page: Page) -> None:
    page.locator("[data-key=play-city]").click()
    expect(page.locator(".sheet.choices")).to_be_visible()
    page.go_back()
    expect(page.locator(".sheet.choices")).to_have_count(0)
    at(page, "/")
    page.go_forward()
    expect(page.locator(".sheet.choices")).to_be_visible()


def test_how_to_play_is_left_by_back_and_found_again_at_its_scene(page: Page) -> None:
    start(page, "mark")
    was = move(page)
    press(explorer(page), "learn")
    at(page, "/mark/table")
    press(explorer(page), "lesson")
    at(page, "/mark/learn/first-game/1")
    press(explorer(page), "to", 2)
    at(page, "/mark/learn/first-game/3")
    page.go_back()
    at(page, "/mark/table")
    expect(page.locator("[data-region=moves] .deeds")).to_have_count(1)
    assert move(page) == was
    page.go_forward()
    at(page, "/mark/learn/first-game/3")
    expect(page.locator(".numbers [aria-current=step]")).to_have_text(re.compile("^3"))
    page.reload()
    expect(page.locator(".numbers [aria-current=step]")).to_have_text(re.compile("^3"))
    page.locator("[data-key=leave]").click()
    at(page, "/mark/table")
    assert move(page) == was


def test_a_link_opens_its_page_and_the_game_goes_on_waiting(page: Page) -> None:
    start(page, "shark")
    was = move(page)
    page.goto("/#/marco_polo/learn")
    at(page, "/marco_polo/learn/first-game/1")
    expect(page.locator(".numbers")).to_be_visible()
    page.goto("/#/nothing")
    expect(page.locator(".refused")).to_contain_text("There is no page")
    at(page, "/")
    page.locator("[data-key=continue-shark]").click()
    at(page, "/shark/table")
    assert move(page) == was


def test_every_other_page_is_an_entry_too(page: Page) -> None:
    for do, address in (("design", "/mark/design"), ("exercises", "/mark/exercises/1"), ("learn", "/mark/learn/first-game/1")):
        page.locator(f"article [data-do={do}][data-arg=mark]").click()
        at(page, address)
        page.go_back()
        at(page, "/")
        expect(page.locator(".games")).to_be_visible()
    page.go_forward()
    at(page, "/mark/learn/first-game/1")


def test_quick_presses_end_where_the_last_one_leads(page: Page) -> None:
    start(page, "mark")
    press(explorer(page), "learn")
    press(explorer(page), "lesson")
    at(page, "/mark/learn/first-game/1")
    for step in (page.go_back, page.go_back, page.go_forward):
        step()  # nobody waits for an answer
    at(page, "/mark/table")
    expect(page.locator("[data-region=moves] .deeds")).to_have_count(1)
    page.wait_for_timeout(500)
    at(page, "/mark/table")


def test_a_second_tab_that_goes_elsewhere_takes_no_other_tab_with_it(page: Page) -> None:
    start(page, "mark")
    other = page.context.new_page()
    other.goto("/")
    at(other, "/mark/table")
    was, length = move(page), entries(page)
    press(explorer(other), "door")
    at(other, "/")
    expect(page.locator(".lost")).to_contain_text("in another tab")
    start(other, "city")
    at(other, "/city/table")
    at(page, "/mark/table")
    assert (move(page), entries(page)) == (was, length)
    press(explorer(page), "hint")
    page.locator(".lost button").click()
    expect(page.locator(".lost")).to_be_hidden()
    expect(page.locator("header h2")).to_have_text("MARK")
    assert move(page) == was
    expect(other.locator(".lost")).to_contain_text("in another tab")
    expect(other.locator("header h2")).to_have_text("City")
    other.reload()
    expect(other.locator("header h2")).to_have_text("City")
    expect(page.locator(".lost")).to_be_visible()
    at(page, "/mark/table")
    press(explorer(other), "door")
    other.locator("[data-key=continue-mark]").click()
    expect(page.locator(".lost")).to_be_hidden()
    press(explorer(page), "hint")
    for tab in (page, other):
        expect(tab.locator(".hint-told")).to_be_visible()


def test_a_plan_leads_to_its_scenes_and_sheets_and_back_again(page: Page) -> None:
    page.locator("[data-key=plan-mark]").click()
    at(page, "/mark/plan")
    page.locator(".plan td [data-arg='/mark/learn/first-game/2']").last.click()
    at(page, "/mark/learn/first-game/2")
    page.go_back()
    at(page, "/mark/plan")
    page.get_by_role("link", name="All rules on two pages").click()
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    page.go_back()
    expect(page.locator(".plan")).to_be_visible()
    page.get_by_role("link", name="Answers").click()
    page.get_by_role("link", name="For teachers").click()
    at(page, "/mark/plan")
    expect(page.locator(".plan")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Print")).to_be_visible()
