"""What browser tests of `gamelib app` share: a server, a page that is watched, and the way to a first decision."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.lab import PATIENCE
from tests.browser.server import stop, surroundings

SAME_LUCK = "import secrets, sys; secrets.randbelow = lambda most: 20; from gamelib.cli import main; sys.exit(main())"
"""The command line, but every game begins with the same seed: a test that fails, fails again."""

DECISION = "[data-region=moves] .deeds"
"""What stands on the card of somebody whose turn it is."""
OTHERS = "[data-region=moves] [data-key=skip]"
"""What stands there while others play."""
CUT = """() => {
    const words = document.querySelector(".words"), low = words.getBoundingClientRect().bottom;
    const foot = words.querySelector("[data-region=moves] > .foot"), frame = foot?.getBoundingClientRect();
    const sticks = foot && getComputedStyle(foot).position === "sticky" && Math.abs(frame.bottom - low) < 6;
    const end = sticks ? frame.top : low;
    const rows = [...words.querySelectorAll("h3, .asked, .deed, .stepper, summary, .helps button")];
    const shown = rows.filter(one => one.checkVisibility() && !foot?.contains(one));
    return shown.map(one => [one.textContent, one.getBoundingClientRect()])
        .filter(([, { top, bottom }]) => top < end - 3 && bottom > end + 3).map(([text]) => text) }"""
"""The rows of the sheet that are half covered."""


@contextmanager
def app(home: Path) -> Iterator[str]:
    """The address of a server that runs for as long as it is needed."""
    command = [sys.executable, "-c", SAME_LUCK, "app", "--port", "0", "--no-browser", "--folder", str(home / "kept")]
    with (home / "app.log").open("w") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=surroundings(home))
    try:
        assert process.stdout is not None
        words = process.stdout.readline().split()
        assert words[:1] == ["Serving"], (home / "app.log").read_text()
        yield words[1].rstrip("/")
    finally:
        stop(process)


def start(page: Page, name: str, watches: bool = False) -> None:
    """From the front door to the first decision: two clicks. Whoever does not watch what others do skips it."""
    page.locator(f"[data-key=play-{name}]").click()
    page.locator("[data-first]").click()
    expect(page.locator(f"{DECISION}, {OTHERS}").first).to_be_attached(timeout=PATIENCE)
    if not watches:
        page.evaluate("skip => document.querySelector(skip)?.click()", OTHERS)  # they may be done by now
    expect(page.locator(DECISION)).to_have_count(1, timeout=PATIENCE)


def faults(page: Page) -> list[str]:
    """What axe-core finds, in light and in dark."""
    told = []
    for light in ("true", "false"):
        page.evaluate("light => { document.documentElement.dataset.jpThemeLight = light }", light)
        told += [f"{one['id']} ({light}): {one['nodes'][0]['html'][:120]}" for one in Axe().run(page).response["violations"]]
    return told
