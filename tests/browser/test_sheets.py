"""Sheets as pages of paper: how many there are, and how large the letters on them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

import gamelib
from gamelib.core.exercise import exercises

A4 = {"width": 794, "height": 1123}
LETTERS = """() => [...document.querySelectorAll("section svg text")].filter(one => one.textContent.trim())
    .map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a * 0.75)"""
CUT = (
    "() => [...document.querySelectorAll('section.work')].filter(one => one.scrollHeight > one.clientHeight).map(one => one.id)"
)
each = pytest.mark.parametrize("name", gamelib.RULESETS)


def pages(page: Page) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))


def on_paper(page: Page, address: str) -> None:
    page.set_viewport_size(A4)
    page.emulate_media(media="print")
    page.goto(address)


@each
def test_all_rules_stand_on_two_pages_in_letters_that_can_be_read(page: Page, name: str) -> None:
    on_paper(page, f"/print/{name}/rules")
    assert pages(page) == 2
    assert page.locator(".rules p").first.evaluate("one => parseFloat(getComputedStyle(one).fontSize) * 0.75") >= 9
    assert min(page.evaluate(LETTERS)) >= 7


@each
def test_a_worksheet_is_one_page_and_nothing_of_it_is_cut(page: Page, name: str) -> None:
    on_paper(page, f"/print/{name}/worksheets")
    assert pages(page) == len(exercises(name))
    assert page.evaluate(CUT) == []
    assert min(page.evaluate(LETTERS)) >= 7


def test_only_the_worksheets_that_are_ticked_are_printed(page: Page) -> None:
    page.goto("/print/mark/worksheets")
    title = exercises("mark")["forbidden"].text("title")
    page.get_by_label(f"2 {title}").check()
    page.get_by_label("7 ").check()
    assert pages(page) == 2
