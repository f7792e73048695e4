"""Notebook 7 shows a walkthrough as JupyterLab does: the chapter is there, and an answer is judged."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Browser, expect

from gamelib.ui.jupyter.server import HOST, bound
from tests.browser.conftest import NOTEBOOKS
from tests.browser.lab import PATIENCE, READY, run_cells
from tests.browser.server import stop
from tests.browser.test_walkthroughs import answer_first

TOKEN = "seven"


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A stock Notebook 7 on a copy of one walkthrough."""
    shutil.copy(NOTEBOOKS / "mark" / "walkthrough.ipynb", tmp_path / "walkthrough.ipynb")
    port = bound(0)
    command = [sys.executable, "-m", "notebook", "--no-browser", "--allow-root", f"--port={port}", f"--ServerApp.ip={HOST}"]
    command += [f"--IdentityProvider.token={TOKEN}", f"--ServerApp.root_dir={tmp_path}"]
    command += ["--JupyterNotebookApp.expose_app_in_browser=True"]
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTER")}
    surroundings |= {f"JUPYTER_{kind}_DIR": str(tmp_path / ".jupyter" / kind) for kind in ("CONFIG", "DATA", "RUNTIME")}
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=surroundings)
    try:
        assert process.stderr is not None
        assert any(f":{port}/tree" in line for line in process.stderr), "Notebook 7 did not start"
        yield f"http://{HOST}:{port}"
    finally:
        stop(process)


def test_a_chapter_is_answered_in_notebook_7(address: str, browser: Browser) -> None:
    book = nbformat.read(NOTEBOOKS / "mark" / "walkthrough.ipynb", as_version=4)
    first = next(index for index, cell in enumerate(book.cells) if cell.cell_type == "code")
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(f"{address}/notebooks/walkthrough.ipynb?token={TOKEN}")
        page.wait_for_function("() => window.jupyterapp", timeout=PATIENCE)
        page.evaluate(READY, PATIENCE)
        run_cells(page, [first])
        lesson = page.locator(".gamelib-explorer:has(.learn)").first
        expect(lesson.locator("[data-region=board] svg").first).to_be_visible()
        answer_first(lesson, "mark")
