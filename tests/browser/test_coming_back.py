"""Nothing is lost: a server that is killed, and a notebook that is reloaded, bring the game back as it was."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

from gamelib.ui.jupyter.server import bound
from tests.browser.app import faults, start
from tests.browser.explorer import explorer, is_at, opened, press
from tests.browser.lab import PATIENCE, READY, Lab
from tests.browser.server import stop, surroundings


def app(home: Path, port: int) -> subprocess.Popen[str]:
    """A server on a port of its own, once it listens."""
    command = [sys.executable, "-m", "gamelib", "app", "--port", str(port), "--no-browser", "--folder", str(home / "kept")]
    own = home / f"run-{len(list(home.iterdir()))}"
    own.mkdir()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings(own))
    assert process.stdout is not None
    assert process.stdout.readline().startswith("Serving")
    return process


def begun(page: Page) -> Locator:
    """A game at whose first move somebody went back, among the tools, to make another."""
    page.goto("/")
    page.locator("[data-key=play-mark]").click()
    page.locator("[data-first]").click()
    game = explorer(page)
    expect(game.locator("output")).to_have_text(re.compile("move [1-9]"))
    press(game, "face", "lab")
    press(game, "go", 0)
    press(game, "fork")
    press(game, "play", "first 2")
    is_at(game, 1)
    return game


def test_a_server_that_is_killed_brings_every_screen_back_to_its_game(browser: Browser, tmp_path: Path) -> None:
    port = bound(0)
    first = app(tmp_path, port)
    with browser.new_context(base_url=f"http://127.0.0.1:{port}", viewport={"width": 1280, "height": 800}) as context:
        context.set_default_timeout(PATIENCE)
        page, other = context.new_page(), context.new_page()
        game = begun(page)
        other.goto("/")
        is_at(explorer(other), 1)
        page.wait_for_timeout(2000)
        first.kill()
        first.wait()
        expect(game.locator(".lost")).to_be_visible()
        press(game, "play", "roll red blue")
        second = app(tmp_path, port)
        try:
            for screen in (game, explorer(other)):
                expect(screen.locator(".lost")).to_be_hidden()
                is_at(screen, 1)
            press(game, "play", "roll red white")
            is_at(game, 2)
            is_at(explorer(other), 2)
        finally:
            stop(second)


def test_a_game_that_comes_back_shorter_than_it_was_shown_says_so_until_it_is_as_long_again(
    browser: Browser, tmp_path: Path
) -> None:
    port = bound(0)
    server = app(tmp_path, port)
    with browser.new_context(base_url=f"http://127.0.0.1:{port}", viewport={"width": 1280, "height": 800}) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        game = begun(page)
        page.wait_for_timeout(2000)
        shutil.copytree(tmp_path / "kept", tmp_path / "earlier")
        press(game, "play", "roll red blue")
        is_at(game, 2)
        notice = page.locator("#trouble")
        expect(notice).to_be_hidden()
        try:
            for shown in (1, 2):
                server.kill()
                server.wait()
                expect(game.locator(".lost")).to_be_visible()
                if shown == 1:
                    shutil.rmtree(tmp_path / "kept")
                    (tmp_path / "earlier").rename(tmp_path / "kept")
                server = app(tmp_path, port)
                expect(game.locator(".lost")).to_be_hidden()
                is_at(game, shown)
                if shown == 1:
                    expect(notice).to_contain_text("the last moves on this page were not kept")
                    press(game, "play", "roll red blue")
                    is_at(game, 2)
                    page.wait_for_timeout(1000)
                expect(notice).to_be_hidden()
        finally:
            stop(server)


def test_what_cannot_be_kept_is_told_above_every_page_until_it_can(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("where a folder should be")
    port = bound(0)
    server = app(tmp_path, port)
    try:
        with browser.new_context(base_url=f"http://127.0.0.1:{port}", viewport={"width": 1280, "height": 800}) as context:
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
            page.goto("/")
            start(page, "mark")
            notice = page.locator("#trouble")
            expect(notice).to_contain_text("not being kept")
            assert faults(page) == []
            page.locator("[data-key=door]").click()
            expect(page.locator(".games")).to_be_visible()
            page.reload()
            expect(notice).to_be_visible()
            (tmp_path / "kept").unlink()
            expect(notice).to_be_hidden(timeout=PATIENCE)
    finally:
        stop(server)


def test_a_reloaded_notebook_shows_the_game_of_its_kernel(lab: Lab, lab_page: Page) -> None:
    game = opened(lab, lab_page, "reload", "gamelib.explore('mark', players=2, keep=False)")
    press(game, "play", "first 1")
    is_at(game, 1)
    lab_page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")
    lab_page.reload()
    lab_page.wait_for_function("() => window.jupyterapp", timeout=PATIENCE)
    lab_page.evaluate(READY, PATIENCE)
    again = explorer(lab_page)
    is_at(again, 1)
    press(again, "play", "roll red blue")
    is_at(again, 2)
