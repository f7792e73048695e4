"""The list of moves of a place on the board: it hides neither what is foretold of them nor what belongs to whoever chooses."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import gamelib
from tests.browser.app import start

FREE = ("first 1", "deal red", "deal blue", "roll black {zone}")
ASKS = """([wanted, arg, fields]) => {
    const form = document.createElement("form");
    Object.assign(form.dataset, { do: wanted, arg });
    for (const [name, value] of Object.entries(fields))
        form.append(Object.assign(document.createElement("textarea"), { name, value }));
    document.querySelector(".gamelib-explorer").append(form);
    form.requestSubmit();
    form.remove();
}"""
"""Asks of the table what a form of it would ask."""
HIDDEN = """() => {
    const menu = document.querySelector(".menu").getBoundingClientRect();
    return [".hint > p", "[data-place='shares/0']", "[data-place='cash/0']"].filter(one => {
        const box = document.querySelector(one).getBoundingClientRect();
        return box.width && box.left < menu.right && box.right > menu.left && box.top < menu.bottom && box.bottom > menu.top;
    });
}"""
"""What the list lies on."""


def laid(page: Page, zone: int) -> None:
    """SHARK where the first of two may choose the colour of a building in a zone."""
    loaded(page, "shark", *(move.format(zone=zone) for move in FREE))
    expect(page.locator("[data-place=dice]")).to_have_attribute("aria-label", re.compile(rf"black zone {zone}\b"))
    expect(page.locator("[data-region=board] [data-place].can")).to_have_count(20)


def loaded(page: Page, name: str, *moves: str) -> None:
    """A game of two after these moves, on the plain table."""
    ruleset = gamelib.ruleset(name)
    text = gamelib.Record(name, ruleset.Rules(players=2), tuple(map(ruleset.parse, moves)), ("Anna", "Ben")).text()
    page.evaluate(ASKS, ["load", "", {"text": text}])
    expect(page.locator("[data-region=head]")).to_contain_text("Ben")
    page.evaluate(ASKS, ["face", "play", {}])
    expect(page.locator(".gamelib-explorer.play")).to_have_count(1)
    page.evaluate(ASKS, ["go", str(len(moves)), {}])


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_the_colours_to_choose_from_hide_neither_preview_nor_own_row(plain: Page, width: int, height: int) -> None:
    plain.set_viewport_size({"width": width, "height": height})
    start(plain, "shark")
    for zone in (1, 4, 6):
        laid(plain, zone)
        squares = plain.locator("[data-region=board] [data-place].can")
        for at in (0, 10, 19):
            squares.nth(at).dispatch_event("click")
            expect(plain.locator(".menu")).to_be_visible()
            assert plain.evaluate(HIDDEN) == [], (zone, at)
            plain.keyboard.press("Escape")
            expect(plain.locator(".menu")).to_be_hidden()


UNDER = """() => {
    const menu = document.querySelector(".menu").getBoundingClientRect();
    return [...document.querySelectorAll("[data-region=head], [data-place]:has([data-falls])")].filter(one => {
        const box = one.getBoundingClientRect();
        return box.width && box.left < menu.right && box.right > menu.left && box.top < menu.bottom && box.bottom > menu.top;
    }).map(one => one.dataset.region ?? one.dataset.place);
}"""
"""Which of those who play and the dice the list lies on."""


def test_the_squares_for_a_piece_of_the_bank_hide_neither_the_dice_nor_who_plays(plain: Page) -> None:
    plain.set_viewport_size({"width": 1280, "height": 800})
    start(plain, "mark")
    loaded(plain, "mark", "first 1", "roll red blue")
    expect(plain.locator(".deeds [data-arg='take red 1']")).to_be_visible()
    plain.locator("[data-place=bank]").focus()
    plain.keyboard.press("Enter")
    expect(plain.locator(".menu")).to_be_visible()
    assert plain.locator("[data-place]:has([data-falls])").count()
    assert plain.evaluate(UNDER) == []


def test_on_a_wall_the_colours_to_choose_from_stand_beside_the_square(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    start(plain, "shark")
    laid(plain, 5)
    plain.evaluate(ASKS, ["projector", "", {}])
    expect(plain.locator(".gamelib-explorer.projected")).to_have_count(1)
    square, menu = plain.locator("[data-region=board] [data-place].can").nth(9), plain.locator(".menu")
    square.dispatch_event("click")
    expect(menu).to_be_visible()
    at, lies = square.bounding_box(), menu.bounding_box()
    assert at is not None
    assert lies is not None
    assert max(max(lies[a] - at[a] - at[b], at[a] - lies[a] - lies[b], 0) for a, b in (("x", "width"), ("y", "height"))) < 20
