"""`gamelib app`: the page without a notebook, in a real browser."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

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


def test_the_start_page_offers_all_rulesets_and_each_is_played(page: Page, tmp_path: Path) -> None:
    cards = page.locator(".gamelib-explorer .card")
    expect(cards).to_have_count(len(gamelib.RULESETS))
    assert page.locator(".jp-InputArea, .jp-CodeCell .cm-editor").count() == 0
    for number in range(len(gamelib.RULESETS)):
        cards.nth(number).click()
        game = explorer(page)
        press(game, "step")
        is_at(game, 1)
        fits = game.locator("[data-region=time]").evaluate("node => node.getBoundingClientRect().bottom <= window.innerHeight")
        assert fits, "the time bar lies below the window"
        press(game, "games")
        expect(cards).to_have_count(len(gamelib.RULESETS))


def test_a_reload_and_a_second_tab_bring_the_game_back(page: Page) -> None:
    page.locator(".card[data-arg=mark]").click()
    game = explorer(page)
    press(game, "play", "first 2")
    is_at(game, 1)
    page.reload()
    is_at(explorer(page), 1)
    other = page.context.new_page()
    other.goto("/")
    is_at(explorer(other), 1)
    press(explorer(page), "go", 0)
    is_at(explorer(other), 0, 1)
