"""Nothing that a player must read is smaller than 11 pixels: at the end of a game, among the tools, in a rule's picture."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

import gamelib
from tests.browser.app import start
from tests.browser.explorer import explorer, press
from tests.browser.lab import PATIENCE
from tests.browser.letters import small

WINDOWS = ((1280, 800), (853, 533), (853, 480), (1366, 768), (1920, 1080))
SHOWN = "([width, height]) => window.innerWidth === width && window.innerHeight === height"
DRAWN = "shape => document.querySelector('[data-region=board] > svg').classList.contains(`gamelib-${shape}`)"


def resize(page: Page, width: int, height: int, shape: str) -> None:
    """Another window, and the board that is drawn for it."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(SHOWN, arg=[width, height])
    page.wait_for_function(DRAWN, arg=shape)


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_all_can_be_read_among_the_tools_and_at_the_end(page: Page, name: str) -> None:
    start(page, name)
    game = explorer(page)
    press(game, "face", "lab")
    game.locator("[data-do=finish]").click()
    expect(game.locator("[data-key=advise], [data-do=finish]")).to_have_count(0, timeout=PATIENCE)
    expect(game.locator(".chart")).to_be_visible()
    for face in ("lab", "play"):
        if face == "play":
            press(game, "face", "play")
            expect(game.locator(".won")).to_be_visible()
        for width, height in WINDOWS:
            resize(page, width, height, "wide" if width == 1920 else "projector")
            assert small(page) == [], f"{face} {width} {height}"
    resize(page, 1280, 800, "projector")
    press(game, "curves")
    page.wait_for_function(DRAWN, arg="wide")
    press(game, "face", "lab")
    expect(page.locator(".gamelib-explorer.lab")).to_be_visible()
    assert small(page) == [], "without curves"


@pytest.mark.parametrize("name", ["city", "mark", "shark"])
def test_the_end_can_be_read_on_a_wall(page: Page, name: str) -> None:
    start(page, name)
    game = explorer(page)
    press(game, "face", "lab")
    game.locator("[data-do=finish]").click()
    expect(game.locator("[data-do=finish]")).to_have_count(0, timeout=PATIENCE)
    press(game, "face", "play")
    press(game, "projector")
    expect(page.locator(".gamelib-explorer.projected.ended")).to_be_visible()
    for width, height in ((853, 480), (1280, 800)):
        resize(page, width, height, "projector")
        assert small(page, 16) == [], f"{width} {height}"


def test_on_a_large_screen_the_words_take_the_room_beside_the_board(page: Page) -> None:
    start(page, "shark")
    sizes = []
    for width, height in ((1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        room = page.locator(".words").bounding_box()
        assert room is not None
        sizes.append(
            (room["width"], page.evaluate("() => parseFloat(getComputedStyle(document.querySelector('.words')).fontSize)"))
        )
    assert sizes[1][0] >= sizes[0][0] + 100
    assert sizes[1][1] > sizes[0][1]


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (853, 533)])
def test_two_tables_beside_each_other_can_be_read(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    start(page, "city")
    game = explorer(page)
    press(game, "face", "lab")
    press(game, "fork")
    press(game, "dialog", "compare")
    expect(game.locator(".sheet.compare svg[role=img]").first).to_be_visible()
    expect(game.locator(".differs")).to_be_visible()
    assert small(page) == []


@pytest.mark.parametrize(("width", "height"), [(390, 844), (853, 533)])
def test_the_picture_of_a_rule_can_be_read(address: str, browser: Browser, width: int, height: int) -> None:
    for name in gamelib.RULESETS:
        window = {"width": width, "height": height}
        with browser.new_context(base_url=address, viewport=window, has_touch=width < 400, is_mobile=width < 400) as context:
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
            page.goto("/")
            start(page, name)
            page.locator("[data-region=log] .chip").first.click()
            expect(page.locator(".example img")).to_be_visible()
            assert small(page) == [], name
