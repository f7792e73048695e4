"""Clicks in a real browser: from the click to the repaint of the page, next to a bare ipywidgets button, in one run."""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from ..cli import server

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-dev-shm-usage")
ROUNDS, TURNS = 12, 3
EXPLORER = "import gamelib\ngamelib.explore(gamelib.playout({name!r}, seed=1, limit=120), keep=False)"
BUTTON = """import ipywidgets as w
button, label = w.Button(description="go"), w.Label("0")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
button.add_class("bare-button"), label.add_class("bare-label")
w.HBox([button, label])"""
READY = """async () => {
    const until = async test => { while (!test()) await new Promise(done => setTimeout(done, 20)); };
    await until(() => window.jupyterapp);
    const app = window.jupyterapp;
    await app.restored;
    await until(() => app.shell.currentWidget?.sessionContext);
    const panel = app.shell.currentWidget, kernel = () => panel.sessionContext.session?.kernel;
    await panel.context.ready; await panel.sessionContext.ready; await until(kernel); await kernel().info;
    await until(() => kernel().connectionStatus === "connected" && kernel().status === "idle");
    const begun = performance.now(), running = app.commands.execute("notebook:run-all-cells");
    await until(() => document.querySelector("[data-region=board] svg"));
    window.firstBoard = performance.now() - begun;
    await running;
}"""
CLICKS = """async ([buttons, watched, rounds]) => {
    const times = [], wait = time => new Promise(done => setTimeout(done, time));
    for (let i = 0; i < rounds; i++) {
        const button = document.querySelector(buttons[i % buttons.length]), seen = document.querySelector(watched);
        const begun = performance.now();
        await new Promise(done => {
            const observer = new MutationObserver(() => {
                observer.disconnect();
                requestAnimationFrame(() => {
                    const after = new MessageChannel();
                    after.port1.onmessage = done;
                    after.port2.postMessage(0);
                });
            });
            observer.observe(seen, { childList: true, subtree: true, characterData: true, attributes: true });
            button.click();
        });
        times.push(performance.now() - begun);
        await wait(250);
    }
    return times;
}"""
BARE = ([".bare-button"], ".bare-label")
STEP = (["[data-key=on]", "[data-key=back]"], "[data-region=board]")
LEAP = (["[data-key=to-last]", "[data-key=to-start]"], "[data-region=board]")


class Clicks(NamedTuple):
    """How long a click took in one kind of server, in milliseconds: a bare button, and in the explorer a step and a leap.

    A step has been sent ahead to the page while nothing was asked, as it is when people step through a game. A leap from one
    end of the game to the other has not; it goes to the kernel and back, and all of the board changes. ``first`` is from the
    start of a fresh notebook's first cell, which imports all that is needed, to the first board.
    """

    server: str
    bare: list[float]
    step: list[float]
    leap: list[float]
    first: list[float]


def run(name: str = "mark") -> list[Clicks]:
    """Measure in a stock JupyterLab and in the one that `gamelib open` starts, taking turns."""
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        write_notebook(Path(folder) / "bench.ipynb", [EXPLORER.format(name=name), BUTTON])
        return _measured(browser, Path(folder))


@contextmanager
def launched() -> Iterator[Any]:
    """Chromium without a window; one sentence where it or playwright is missing."""
    found = next((path for path in map(shutil.which, BROWSERS) if path), None)
    if found is None:
        raise ValueError("there is no Chromium; install it to look into a browser")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise ValueError("playwright is not installed; get it with `python -m pip install playwright`") from None
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


def _measured(browser: Any, folder: Path) -> list[Clicks]:
    rows = [Clicks(name, [], [], [], []) for name in ("stock JupyterLab", "gamelib open")]
    with serving(folder, False) as stock, serving(folder, True) as own:
        pages = [opened(browser, address) for address in (stock, own)]
        for row, page in zip(rows, pages, strict=True):
            row.first.append(page.evaluate("window.firstBoard"))
        for _ in range(TURNS):
            for row, page in zip(rows, pages, strict=True):
                page.bring_to_front()
                for times, (buttons, watched) in ((row.bare, BARE), (row.step, STEP), (row.leap, LEAP)):
                    times.extend(page.evaluate(CLICKS, [buttons, watched, ROUNDS]))
    return rows


def opened(browser: Any, address: str) -> Any:
    """A page with a notebook that has been run, its first explorer drawn."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.set_default_timeout(90_000)
    page.goto(address)
    page.evaluate(READY)
    page.locator("[data-region=board] svg").first.wait_for()
    page.wait_for_timeout(3000)
    return page


@contextmanager
def serving(folder: Path, own: bool) -> Iterator[str]:
    """A JupyterLab on the folder, with its files in a folder of its own; its address."""
    with tempfile.TemporaryDirectory() as home:
        port, token = server.bound(0), "bench"
        given = server.options(folder, "/lab/tree/bench.ipynb", port, token, browser=False)
        given += ["--LabApp.expose_app_in_browser=True"]
        if not own:
            given = [option for option in given if server.CONNECTION not in option]
        surroundings = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTER")}
        surroundings |= {f"JUPYTER_{kind}_DIR": f"{home}/{kind}" for kind in ("CONFIG", "DATA", "RUNTIME")}
        command = [sys.executable, "-m", "jupyterlab", *given]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=surroundings)
        try:
            _wait_for(port)
            yield f"http://{server.HOST}:{port}/lab/tree/bench.ipynb?token={token}"
        finally:
            process.terminate()
            process.wait(timeout=20)


def _wait_for(port: int) -> None:
    import socket
    import time

    for _ in range(300):
        with socket.socket() as probe:
            if probe.connect_ex((server.HOST, port)) == 0:
                return
        time.sleep(0.1)
    raise ValueError("JupyterLab did not start")


def write_notebook(path: Path, cells: list[str]) -> None:
    """A notebook with these cells."""
    made: list[dict[str, object]] = [
        {"cell_type": "code", "id": f"cell{number}", "metadata": {}, "source": cell, "outputs": [], "execution_count": None}
        for number, cell in enumerate(cells)
    ]
    spec = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    path.write_text(json.dumps({"cells": made, "metadata": spec, "nbformat": 4, "nbformat_minor": 5}), encoding="utf-8")


def text(rows: list[Clicks]) -> str:
    """The medians as a table, with the ratio of each to the bare button of the same server and of the stock one."""
    base = statistics.median(rows[0].bare)
    lines = ["Click to repaint, median in ms (× the bare button of the same server, × that of the stock one)"]
    lines.append(f"{'':24}{'bare button':>14}{'a step':>26}{'a leap':>26}{'first board':>14}")
    for row in rows:
        bare = statistics.median(row.bare)
        told = (
            f"{time:.1f} (× {time / bare:.2f}, × {time / base:.2f})" for time in map(statistics.median, (row.step, row.leap))
        )
        lines.append(f"{row.server:24}{bare:14.1f}" + "".join(f"{one:>26}" for one in told) + f"{row.first[0]:14.0f}")
    return "\n".join(lines)
