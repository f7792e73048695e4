"""`gamelib app`: the page without a notebook, in a real browser."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import gamelib
from tests.browser.explorer import explorer, is_at, press
from tests.browser.lab import PATIENCE
from tests.browser.server import stop, surroundings
from tests.browser.watch import Watch


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    home = tmp_path_factory.mktemp("app")
    command = [sys.executable, "-m", "gamelib", "app", "--port", "0", "--no-browser", "--folder", str(home / "kept")]
    with (home / "app.log").open("w") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=surroundings(home))
    try:
        assert process.stdout is not None
        words = process.stdout.readline().split()
        assert words[:1] == ["Serving"], (home / "app.log").read_text()
        yield words[1].rstrip("/")
    finally:
        stop(process)


@pytest.fixture
def page(address: str, browser: Browser) -> Iterator[Page]:
    with browser.new_context(base_url=address, viewport={"width": 1280, "height": 800}) as context:
        context.set_default_timeout(PATIENCE)
        opened, watch = context.new_page(), Watch(address)
        watch.over(context, opened)
        opened.goto("/")
        yield opened
    assert not watch.seen, "\n".join(watch.seen)


def test_it_is_for_this_machine_only(address: str) -> None:
    assert address.startswith("http://127.0.0.1:")


def begun(page: Page, name: str) -> Locator:
    """Two presses: which game, and start."""
    page.locator(f"[data-key=play-{name}]").click()
    page.locator(".choices button[type=submit]").click()
    return explorer(page)


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_two_presses_lead_from_the_door_to_a_decision_and_one_to_the_lab(page: Page, name: str) -> None:
    expect(page.locator("[data-do=choose]")).to_have_count(len(gamelib.RULESETS))
    game = begun(page, name)
    expect(game.locator("[data-region=moves] h3")).to_contain_text("Your turn, Anna")
    fits = game.locator("[data-region=time]").evaluate("node => node.getBoundingClientRect().bottom <= window.innerHeight")
    assert fits, "the time bar lies below the window"
    press(game, "face", "lab")
    expect(game.locator("[data-do=dialog][data-arg=position]")).to_be_visible()
    press(game, "face", "play")
    press(game, "door")
    expect(page.locator("[data-do=choose]")).to_have_count(len(gamelib.RULESETS))


def test_a_reload_and_a_second_tab_bring_the_game_back(page: Page) -> None:
    game = begun(page, "mark")
    expect(game.locator("[data-region=moves] h3")).to_contain_text("Your turn, Anna")
    press(game, "face", "lab")
    count = game.locator("output").inner_text()
    page.reload()
    expect(explorer(page).locator("output")).to_have_text(count)
    other = page.context.new_page()
    other.goto("/")
    expect(explorer(other).locator("output")).to_have_text(count)
    press(explorer(page), "go", 0)
    is_at(explorer(other), 0, int(count.partition("/")[2]))
