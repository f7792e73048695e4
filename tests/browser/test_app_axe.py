"""axe-core finds nothing to mend on any page of the app, in light and in dark."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import gamelib
from tests.browser.app import faults, start
from tests.browser.explorer import explorer, press

FLAGGED = """() => [...document.querySelectorAll(".plot .flag")].map(flag => {
  const words = document.createRange()
  words.selectNodeContents(flag)
  const lines = [...flag.parentNode.querySelectorAll("polyline")].map(line => line.getBoundingClientRect().top)
  return Math.min(...lines) - words.getBoundingClientRect().bottom
})"""
"""How far above all lines the words stand that say where a game turned."""


def test_axe_finds_no_fault_at_the_door(plain: Page) -> None:
    assert faults(plain) == []
    plain.locator("[data-key=play-city]").click()
    expect(plain.locator("[data-first]")).to_be_focused()
    assert faults(plain) == []


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_axe_finds_no_fault_at_a_table_with_everything_open(plain: Page, name: str) -> None:
    start(plain, name)
    game = explorer(plain)
    press(game, "hint")
    expect(game.locator(".hint-told")).to_have_count(1)
    assert faults(plain) == []
    plain.locator("[data-place]:not(.can)").nth(3).dispatch_event("click")
    expect(game.locator(".hint-told")).to_have_count(0)
    plain.locator(".words .chip:visible").first.click()
    expect(game.locator(".sheet.clause")).to_have_count(1)
    assert faults(plain) == []
    plain.keyboard.press("Escape")
    press(game, "face", "lab")
    expect(game.locator("[data-region=moves] .helpers")).to_have_count(1)
    assert faults(plain) == []


def test_axe_finds_no_fault_where_two_branches_are_compared(plain: Page) -> None:
    start(plain, "mark")
    game = explorer(plain)
    press(game, "face", "lab")
    press(game, "fork")
    moves = game.locator("[data-region=moves] .kinds [data-do=play]")
    (moves.last if moves.count() else game.locator("[data-key=step]").first).click()
    plain.set_viewport_size({"width": 853, "height": 533})
    expect(game.locator("[data-key=compare]")).to_be_in_viewport(ratio=1)
    plain.set_viewport_size({"width": 1280, "height": 800})
    press(game, "dialog", "compare")
    expect(game.locator(".sheet.compare .differs")).to_be_visible()
    expect(game.locator(".sheet.compare .charts")).to_be_in_viewport(ratio=1)
    assert game.locator("select.tree").evaluate("node => node.scrollWidth <= node.clientWidth")
    assert faults(plain) == []


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_axe_finds_no_fault_where_a_game_is_learnt_and_designed(plain: Page, name: str) -> None:
    for do in ("learn", "exercises", "design"):
        plain.locator(f"[data-do={do}][data-arg={name}]").click()
        expect(plain.locator(".games")).to_have_count(0)
        assert faults(plain) == []
        plain.context.clear_cookies()
        plain.goto("/")


def test_axe_finds_no_fault_where_an_hour_is_prepared(plain: Page) -> None:
    plain.locator("[data-key=plan-mark]").click()
    expect(plain.locator(".plan")).to_be_visible()
    assert faults(plain) == []
    for what in ("rules", "worksheets", "key"):
        plain.goto(f"/print/mark/{what}")
        assert faults(plain) == []


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_axe_finds_no_fault_at_the_end_of_a_game_with_its_curves(plain: Page, name: str) -> None:
    plain.locator(f"[data-key=play-{name}]").click()
    for field, value in (("way", "watch"), ("players", "2"), ("level", "beginner")):
        plain.locator(f"label:has(input[name={field}][value='{value}'])").click()
    plain.locator("[data-first]").click()
    game = explorer(plain)
    press(game, "skip")
    expect(game).to_have_class(re.compile(r"\bended\b"))
    press(game, "curves")
    expect(game.locator("figure.chart")).to_have_count(1)
    assert faults(plain) == []
    press(game, "projector")
    expect(game.locator("figure.chart")).to_have_count(1)
    room = plain.evaluate(FLAGGED)
    assert room or name != "city"
    assert all(one >= 0 for one in room)
