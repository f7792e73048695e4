"""The note of a rule on a wall of 853 × 480: all of it in view, in letters that can be read from afar, beside its picture."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import gamelib

WALL = {"width": 853, "height": 480}
OPEN = """clause => {
  const way = document.querySelector("nav[data-region=time] button").cloneNode();
  Object.assign(way.dataset, { do: "clause", arg: clause });
  way.disabled = false;
  document.querySelector("nav[data-region=time]").append(way);
  way.click();
  way.remove();
}"""
SEEN = """title => {
  const note = document.querySelector(".sheet.clause"), inside = note?.querySelector(".inside");
  if (!note || !note.querySelector("h3").textContent.includes(title)) return null;
  const words = [...note.querySelectorAll("*")].filter(one => one.innerText && one.checkVisibility());
  return [Math.max(note.scrollHeight - note.clientHeight, inside.scrollHeight - inside.clientHeight),
    Math.min(...words.map(one => parseFloat(getComputedStyle(one).fontSize)))];
}"""
MOST = 3
"""So many of the longest notes of a game are looked at: the others are shorter."""


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_the_longest_notes_fit_whole(plain: Page, name: str) -> None:
    plain.set_viewport_size(WALL)
    plain.locator(f"[data-do=visit][data-arg='/{name}/plan']").first.click()
    plain.locator("[data-do=wall]").click()
    expect(plain.locator(".gamelib-explorer.learn.projected")).to_have_count(1)
    book = gamelib.ruleset(name).rulebook
    for clause in sorted(book, key=lambda one: len(book[one].sentence) + len(book[one].note))[-MOST:]:
        plain.evaluate(OPEN, clause)
        over, letters = plain.wait_for_function(SEEN, arg=book[clause].title).json_value()
        assert over <= 0, clause
        assert letters >= 16, clause
        picture = plain.locator(".sheet.clause .example img").bounding_box()
        assert picture is not None
        assert picture["width"] >= 440
        plain.locator(".sheet.clause .shut").click()
        expect(plain.locator(".sheet.clause")).to_have_count(0)
