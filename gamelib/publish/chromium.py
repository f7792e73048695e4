"""Chromium without a window, looking into a JupyterLab of its own: for photographs, measurements and tests."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ..ui.jupyter import server

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-dev-shm-usage")
RUN = """
    const until = async test => { while (!test()) await new Promise(done => setTimeout(done, 20)); };
    await until(() => window.jupyterapp);
    const app = window.jupyterapp;
    await app.restored;
    await until(() => app.shell.currentWidget?.sessionContext);
    const panel = app.shell.currentWidget, kernel = () => panel.sessionContext.session?.kernel;
    const board = () => document.querySelector("[data-region=board] svg");
    const run = async () => {
        await until(kernel); await kernel().info;
        await until(() => kernel().connectionStatus === "connected" && kernel().status === "idle");
        const begun = performance.now(), running = app.commands.execute("notebook:run-all-cells");
        await until(board);
        window.firstBoard = performance.now() - begun;
        await running;
    };"""
READY = f"async () => {{{RUN} await panel.context.ready; await panel.sessionContext.ready; await run(); }}"
ANEW = f"""async () => {{{RUN}
    await panel.sessionContext.restartKernel();
    await app.commands.execute("notebook:clear-all-cell-outputs");
    await until(() => !board());
    await run();
    return window.firstBoard;
}}"""


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


def opened(browser: Any, address: str) -> Any:
    """A page with a notebook that has been run, its first explorer drawn."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.set_default_timeout(90_000)
    page.goto(address)
    page.evaluate(READY)
    page.locator("[data-region=board] svg").first.wait_for()
    page.wait_for_timeout(3000)
    return page


def usual() -> dict[str, str]:
    """The surroundings of a process as most have them: byte code is kept, so that no module is compiled twice."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


@contextmanager
def serving(folder: Path, own: bool) -> Iterator[str]:
    """A JupyterLab on the folder, with its files in a folder of its own; its address."""
    with tempfile.TemporaryDirectory() as home:
        port, token = server.bound(0), "bench"
        given = server.options(folder, "/lab/tree/bench.ipynb", port, token, browser=False)
        given += ["--LabApp.expose_app_in_browser=True"]
        if not own:
            given = [option for option in given if server.CONNECTION not in option]
        surroundings = {name: value for name, value in usual().items() if not name.startswith("JUPYTER")}
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
