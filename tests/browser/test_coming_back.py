"""Nothing is lost: a server that is killed, and a notebook that is reloaded, bring the game back as it was."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from gamelib.ui.jupyter.server import bound
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


def test_a_server_that_is_killed_brings_every_screen_back_to_its_game(browser: Browser, tmp_path: Path) -> None:
    port = bound(0)
    first = app(tmp_path, port)
    with browser.new_context(base_url=f"http://127.0.0.1:{port}", viewport={"width": 1280, "height": 800}) as context:
        context.set_default_timeout(PATIENCE)
        page, other = context.new_page(), context.new_page()
        page.goto("/")
        page.locator("[data-key=play-mark]").click()
        page.locator("[data-first]").click()
        game = explorer(page)
        press(game, "face", "lab")
        press(game, "go", 0)
        press(game, "fork")
        press(game, "play", "first 2")
        is_at(game, 1)
        other.goto("/")
        is_at(explorer(other), 1)
        page.wait_for_timeout(1000)
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
