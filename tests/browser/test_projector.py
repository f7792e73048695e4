"""A table on a projector: what happened and whose turn it is are seen at every step, in letters that can be read from afar."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

LOOK = """() => {
  const one = selector => document.querySelector(selector), box = node => node.getBoundingClientRect();
  const within = (node, room) => box(node).top >= box(room).top - 1 && box(node).bottom <= box(room).bottom + 1;
  const words = one(".words"), log = one("[data-region=log]"), moves = one("[data-region=moves]");
  const told = [...log.querySelectorAll("li:not([data-since])")].find(item => item.querySelector("p"));
  const shown = [...document.querySelectorAll(".words *, .play > header *, [data-region=time] *")].filter(node =>
    node.checkVisibility() && [...node.childNodes].some(text => text.nodeType === 3 && text.data.trim()));
  return {
    told: !told || (within(told, log) && within(log, words)),
    clause: !told || Boolean(told.querySelector(".chip")?.checkVisibility()),
    head: within(moves.querySelector("h3, .cover"), words),
    across: Math.max(words.scrollWidth - words.clientWidth, moves.scrollWidth - moves.clientWidth),
    over: words.scrollHeight - words.clientHeight,
    letters: Math.min(...shown.map(node => parseFloat(getComputedStyle(node).fontSize))),
  };
}"""
GOOD = {"told": True, "clause": True, "head": True, "across": 0, "over": 0}
STEPS = 9


def open_table(page: Page, name: str) -> None:
    """A table for people at one screen, on a projector."""
    page.locator(f"[data-key=play-{name}]").click()
    page.locator("input[value=together] + span").click()
    page.locator("[data-first]").click()
    page.locator("[data-key=projector]").click()
    expect(page.locator(".gamelib-explorer.projected")).to_be_visible()


@pytest.mark.parametrize(("name", "width", "height"), [("shark", 853, 480), ("mark", 853, 480), ("shark", 1280, 800)])
def test_what_happened_is_seen_at_every_step(plain: Page, name: str, width: int, height: int) -> None:
    plain.set_viewport_size({"width": width, "height": height})
    open_table(plain, name)
    for _ in range(STEPS):
        expect(plain.locator(":is([data-key=hint], [data-key=lift])").first).to_be_visible()
        found = plain.evaluate(LOOK)
        assert found.pop("letters") >= 16
        assert found == GOOD, plain.locator("[data-region=log] li").first.inner_text()
        if plain.locator("[data-key=lift]").count():
            plain.locator("[data-key=lift]").click()
        plain.locator("[data-key=hint]").click()
        before = plain.locator("[data-region=time] output").inner_text()
        plain.locator("[data-key=do-hinted]").click()
        expect(plain.locator("[data-region=time] output")).not_to_have_text(before)


def test_letters_grow_into_the_room(plain: Page) -> None:
    open_table(plain, "mark")
    sizes = []
    for width, height in ((853, 480), (1280, 800), (1920, 1080)):
        plain.set_viewport_size({"width": width, "height": height})
        expect(plain.locator("[data-region=moves] .asked, [data-region=moves] h3").first).to_be_visible()
        sizes.append(plain.evaluate("() => parseFloat(getComputedStyle(document.querySelector('.words')).fontSize)"))
    assert sizes == sorted(sizes)
    assert sizes[0] >= 16
    assert sizes[2] >= 24


def test_how_to_play_is_reached_from_the_menu(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    open_table(plain, "shark")
    expect(plain.locator("[data-key=learn]")).to_be_hidden()
    plain.locator("[data-key=menu]").click()
    plain.locator("[data-key=learn]").click()
    expect(plain.locator(".gamelib-explorer.learn")).to_be_visible()


@pytest.mark.parametrize("height", [480, 533])
def test_the_start_lies_over_no_field(plain: Page, height: int) -> None:
    plain.set_viewport_size({"width": 853, "height": height})
    plain.locator("[data-key=play-shark]").click()
    go, name = plain.locator(".sheet.choices [data-first]").bounding_box(), plain.locator("input[name=name]").bounding_box()
    assert go is not None
    assert name is not None
    assert name["y"] + name["height"] <= go["y"]
