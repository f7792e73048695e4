"""How to play over a table, and all rules with their search, as a person meets them in a browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import gamelib
from gamelib.teach.in_short import in_short

from .app import start
from .letters import small
from .test_app_axe import faults

BEFORE = "() => document.activeElement.dataset.key"
FITS = "() => { const one = document.querySelector('.sheet.how > .inside'); return one.scrollHeight <= one.clientHeight }"
CUT = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_the_whole_game_in_short_is_seen_at_once_and_escape_leads_back(plain: Page, name: str) -> None:
    plain.set_viewport_size({"width": 1280, "height": 800})
    start(plain, name)
    plain.locator("[data-key=learn]").focus()
    plain.keyboard.press("Enter")
    expect(plain.locator(".sheet.how .strong")).to_be_focused()
    assert plain.evaluate(FITS)
    assert small(plain) == []
    assert faults(plain) == []
    plain.keyboard.press("Escape")
    expect(plain.locator(".sheet.how")).to_have_count(0)
    assert plain.evaluate(BEFORE) == "learn"
    expect(plain.locator(".gamelib-explorer.play")).to_have_count(1)


def test_a_rule_opened_there_leads_back_to_the_card_it_was_opened_from(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 533})
    start(plain, "shark")
    plain.locator("[data-key=learn]").click()
    chip = plain.locator(".sheet.how [data-arg='shark.loss']")
    chip.click()
    expect(plain.locator(".sheet.clause")).to_be_visible()
    plain.keyboard.press("Escape")
    expect(chip).to_be_focused()
    expect(chip).to_be_in_viewport()
    plain.keyboard.press("Escape")
    expect(plain.locator("[data-key=learn]")).to_be_focused()


OVER = """() => ['.sheet.how', '.sheet.how > .inside', '.sheet.how > footer']
  .map(one => document.querySelector(one))
  .flatMap(one => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth])"""


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_on_a_wall_every_card_has_a_screen_and_a_remote_leafs_through_them(plain: Page, name: str) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    plain.locator(f"[data-do=visit][data-arg='/{name}/plan']").first.click()
    plain.locator("[data-do=wall]").click()
    plain.locator(".projected [data-key=short]").click()
    leaf, cards = plain.locator(".sheet.how .leaf"), in_short(name).cards
    for number, card in enumerate(cards):
        expect(leaf).to_have_attribute("data-key", f"card-{card.name}")
        expect(plain.locator(".sheet.how .strong")).to_be_focused()
        assert small(plain, 16, ".sheet.how") == []
        assert max(plain.evaluate(OVER)) <= 0
        plain.keyboard.press("PageDown" if number % 2 else "ArrowRight")
    expect(leaf).to_have_attribute("data-key", f"card-{cards[-1].name}")
    plain.keyboard.press("PageUp")
    expect(leaf).to_have_attribute("data-key", f"card-{cards[-2].name}")
    plain.keyboard.press("ArrowLeft")
    expect(leaf).to_have_attribute("data-key", f"card-{cards[-3].name}")


def test_a_search_gets_shorter_as_one_writes_and_asks_at_the_table_where_nothing_is_found(plain: Page) -> None:
    start(plain, "mark")
    plain.locator("[data-key=learn]").click()
    plain.locator(".sheet.how [data-do=all-rules]").click()
    expect(plain).to_have_url(re.compile("#/mark/rules$"))
    field, found, rules = plain.locator("[data-finds]"), plain.locator(".found"), plain.locator(".best article")
    assert faults(plain) == []
    field.fill("storag")
    expect(rules).to_have_count(3)
    expect(rules.first).to_contain_text("Storage fee")
    expect(found).to_have_text(f"{rules.count()} rules")
    field.fill("variant")
    expect(plain.locator(".best [data-rule='mark.variant-four-rows']")).to_contain_text("not in force")
    expect(plain.locator(".every")).to_be_hidden()
    assert faults(plain) == []
    rules.first.locator("button").click()
    expect(plain.locator(".sheet.clause")).to_be_visible()
    plain.keyboard.press("Escape")
    expect(rules.first.locator("button")).to_be_focused()
    field.fill("")
    expect(rules).to_have_count(0)
    expect(plain.locator(".every article").first).to_be_visible()
    field.fill("hammer")
    plain.locator("[data-here=jump]").last.click()
    expect(field).to_have_value("")
    expect(plain.locator(".every [data-rule='mark.variant-four-rows']")).to_be_in_viewport()
    field.fill("zebra")
    expect(found).to_have_text("No rule found")
    expect(found).to_be_in_viewport(ratio=1)
    plain.reload()
    expect(plain.locator("[data-finds]")).to_be_visible()
    plain.locator("[data-finds]").fill("zebras")
    plain.locator(".nothing [data-do=ask]").click()
    expect(plain).to_have_url(re.compile("#/mark/table$"))
    expect(plain.locator("[data-region=answer]")).not_to_be_empty()
    plain.go_back()
    expect(plain.locator(".every article").first).to_be_visible()
    plain.locator("[data-key=leave]").click()
    expect(plain.locator(".gamelib-explorer.play")).to_have_count(1)


def test_over_a_lesson_too_rules_go_by_their_titles(plain: Page) -> None:
    plain.locator("[data-do=learn][data-arg=shark]").click()
    plain.locator("[data-key=short]").click()
    expect(plain.locator(".sheet.how .cited").first).to_contain_text("Course of a turn", use_inner_text=True)
    expect(plain.locator(".sheet.how .cited").first).not_to_contain_text("shark.turn", use_inner_text=True)
    assert faults(plain) == []


def test_on_a_phone_all_rules_and_the_printed_sheet_are_one_column_of_readable_letters(plain: Page) -> None:
    plain.set_viewport_size({"width": 390, "height": 844})
    plain.goto("/#/marco_polo/rules")
    expect(plain.locator(".every article").first).to_be_visible()
    assert small(plain, 14) == []
    assert not plain.evaluate(CUT)
    plain.goto("/print/marco_polo/rules")
    least = (
        "() => Math.min(...[...document.querySelectorAll('.rules p')].map(one => parseFloat(getComputedStyle(one).fontSize)))"
    )
    assert plain.evaluate(least) >= 14
    lefts = "() => new Set([...document.querySelectorAll('.rules p')].map(one => one.getBoundingClientRect().left)).size"
    assert plain.evaluate(lefts) == 1
    assert not plain.evaluate(CUT)


def test_a_lesson_on_a_phone_opens_at_its_head(plain: Page) -> None:
    plain.set_viewport_size({"width": 390, "height": 844})
    start(plain, "mark")
    plain.locator("[data-key=learn]").click()
    plain.locator(".sheet.how [data-do=lesson]").click()
    expect(plain.locator(".question")).to_be_visible()
    expect(plain.locator("[data-key=leave]")).to_be_in_viewport(ratio=1)
