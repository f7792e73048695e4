"""The code that others are asked for, typed in a real browser; the server listens on this machine alone."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.server import stop

WITH_A_CODE = """
import asyncio, sys
from pathlib import Path
from gamelib.ui.door import DoorPage
from gamelib.ui.hosts.app.office import Office
from gamelib.ui.hosts.app.server import served
from gamelib.ui.jupyter.server import bound

office = Office(DoorPage, "0.0.0.0", Path(sys.argv[1]))
port = bound(0)
asyncio.run(served(office, "127.0.0.1", port, lambda _: print(port, office.door.code, flush=True)))
"""


@pytest.fixture
def guarded(browser: Browser, tmp_path: Path) -> Iterator[tuple[Page, str]]:
    """A page before the door of a server that asks for a code, and the code."""
    process = subprocess.Popen([sys.executable, "-c", WITH_A_CODE, str(tmp_path)], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        port, code = process.stdout.readline().split()
        page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
        page.goto(f"http://127.0.0.1:{port}/")
        yield page, code
        page.context.close()
    finally:
        stop(process)


@pytest.mark.parametrize("way", ["Enter", "button"])
def test_the_code_opens_the_door(guarded: tuple[Page, str], way: str) -> None:
    page, code = guarded
    field = page.locator("input[name=code]")
    field.fill("WRONG1")
    field.press("Enter")
    expect(page.locator("[role=alert]")).to_be_visible()
    page.locator("input[name=code]").fill(code.lower())
    if way == "Enter":
        page.locator("input[name=code]").press("Enter")
    else:
        page.locator("button").click()
    expect(page.locator("[data-key=play-mark]")).to_be_visible()
