"""A pawn is grasped by the pawn, from its head to its tip: it is dragged, clicked and tapped like any other piece."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import gamelib
from tests.browser.app import start
from tests.browser.lab import PATIENCE
from tests.browser.test_menu_room import ASKS
from tests.marco_polo.tables import at, moving

NAMES = ("Anna", "Ben", "Mia")
TOGETHER = moving(4, "Kiev 240 -", "Kiev 240 -", "Buda 240 -")
"""Anna and Ben stand on one post."""
ACRE = moving(2, "Acre 240 -", "Venice 240 -")
VENICE = moving(2, "Venice 240 -", "Venice 240 -", by="sea")
"""Anna can go to one place only, and Ben stands beside her pawn."""


@pytest.fixture
def tablet(address: str, browser: Browser) -> Iterator[Page]:
    """The app on a screen that is touched."""
    size = {"width": 1180, "height": 820}
    with browser.new_context(base_url=address, viewport=size, has_touch=True, reduced_motion="reduce") as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto("/")
        yield page


def laid(page: Page, state: Any) -> None:
    """Marco Polo's table as it is in a position, played by all at one screen."""
    start(page, "marco_polo")
    text = gamelib.Record("marco_polo", state.rules, (), NAMES[: state.rules.players], start=state).text()
    page.evaluate(ASKS, ["load", "", {"text": text}])
    page.evaluate(ASKS, ["face", "play", {}])
    expect(page.locator("[data-region=time] output")).to_have_text("turn 20 · move 0 of 0")


def head(page: Page, player: int) -> Locator:
    """The number in the head of a pawn."""
    return page.locator(f"[data-region=board] [data-thing='pawn {player}'] text")


def sign(page: Page, name: str) -> Locator:
    """The sign of a space."""
    return page.locator(f"[data-region=board] [data-place='space/{name}'] > circle.hot")


def middle(one: Locator) -> tuple[float, float]:
    """The point in the middle of something."""
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: Locator, to: Locator) -> None:
    """Take something with the mouse and let it go over something else."""
    (x, y), (to_x, to_y) = middle(what), middle(to)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2)
    page.mouse.move(to_x, to_y)
    page.mouse.up()


@pytest.mark.parametrize(("state", "goal"), [(ACRE, "Baghdad"), (VENICE, "Candia"), (TOGETHER, "Samarkand")])
def test_a_pawn_that_is_dragged_by_its_head_or_its_foot_goes_there(page: Page, state: Any, goal: str) -> None:
    here = gamelib.ruleset("marco_polo").world("orient").spaces[state.table.places[0]].name
    laid(page, state)
    for grasped in (head(page, 1), sign(page, here)):
        drag(page, grasped, sign(page, goal))
        expect(page.locator("[data-region=time] output")).to_contain_text("move 1 of 1")
        page.keyboard.press("u")
        expect(page.locator("[data-region=time] output")).to_contain_text("move 0 of 0")


def test_a_pawn_dragged_to_a_forbidden_place_is_refused_as_a_click_there_is(page: Page) -> None:
    laid(page, TOGETHER)
    answer = page.locator("[data-region=answer]")
    sign(page, "Delhi").click(force=True)
    expect(answer).to_contain_text("Delhi cannot be reached from Kiev with 4 steps by land")
    clicked = answer.inner_text()
    page.keyboard.press("Escape")
    expect(answer).to_be_empty()
    drag(page, head(page, 1), sign(page, "Delhi"))
    expect(answer).to_have_text(clicked, use_inner_text=True)
    drag(page, head(page, 2), sign(page, "Delhi"))  # nobody else's pawn is moved
    expect(answer).to_contain_text("This is Ben's pawn, in Kiev.")
    expect(page.locator("[data-region=time] output")).to_have_text("turn 20 · move 0 of 0")


def _clicked(page: Page) -> Callable[[Locator], None]:
    return lambda one: page.mouse.click(*middle(one))


def _tapped(page: Page) -> Callable[[Locator], None]:
    return lambda one: page.touchscreen.tap(*middle(one))


def goes_by_pawn(page: Page, touch: Callable[[Locator], None]) -> None:
    """The own pawn is taken up; whose the others are is said; the place decides where it goes."""
    held, goals, answer = page.locator(".marks .held"), page.locator(".reach > .way"), page.locator("[data-region=answer]")
    touch(head(page, 1))
    expect(held).to_have_count(1)
    expect(goals).to_have_count(9)
    expect(page.locator(".marks .here")).to_have_count(0)  # a frame would hide the numbers of the rings
    expect(answer).to_be_empty()
    touch(head(page, 2))
    expect(answer).to_contain_text("This is Ben's pawn, in Kiev.")
    touch(head(page, 3))
    expect(answer).not_to_contain_text("Nothing lies here")
    expect(page.locator("[data-region=time] output")).to_have_text("turn 20 · move 0 of 0")


def test_a_click_on_a_pawn_takes_up_the_own_one_and_says_whose_another_is(page: Page) -> None:
    laid(page, TOGETHER)
    goes_by_pawn(page, _clicked(page))
    held = page.locator(".marks .held")
    for again in (head(page, 1), sign(page, "Kiev")):  # the same again puts it down
        _clicked(page)(again)
        expect(held).to_have_count(0)
        _clicked(page)(again)
        expect(held).to_have_count(1)
    page.keyboard.press("Escape")
    expect(held).to_have_count(0)
    _clicked(page)(head(page, 3))
    expect(page.locator("[data-region=answer]")).to_contain_text("This is Mia's pawn, in Buda.")
    _clicked(page)(head(page, 1))
    _clicked(page)(sign(page, "Tana"))
    expect(page.locator("[data-region=time] output")).to_contain_text("move 1 of 1")


def test_a_tap_on_a_pawn_does_the_same(tablet: Page) -> None:
    laid(tablet, TOGETHER)
    goes_by_pawn(tablet, _tapped(tablet))


def test_a_pawn_that_may_not_move_yet_says_what_is_due(page: Page) -> None:
    laid(page, at("announce", "Acre 240 -", "Venice 240 -"))
    answer = page.locator("[data-region=answer]")
    _clicked(page)(head(page, 1))
    expect(answer).to_contain_text("Land or sea")
    expect(answer).not_to_contain_text("Nothing lies here")


def test_with_the_keyboard_a_pawn_of_many_ways_is_taken_up_where_it_stands(page: Page) -> None:
    laid(page, moving(6, "Kiev 240 -", "Venice 240 -"))
    place = page.locator("[data-region=board] [data-place='space/Kiev']")
    place.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".marks .held")).to_have_count(1)
    expect(page.locator(".menu")).to_be_hidden()
    page.locator("[data-region=board] [data-place='space/Tana']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-region=time] output")).to_contain_text("move 1 of 1")
