"""Helpers that drive JupyterLab as a person would: open a notebook, run it, look at it."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

import nbformat
from playwright.sync_api import Page

from tests.browser.server import Lab

__all__ = ["Lab", "open_notebook", "outputs", "run_all", "run_cells", "screenshot", "show_cell", "write_notebook"]

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
PATIENCE = 90_000  # milliseconds: a busy machine needs far more than the usual five seconds

# The page says "idle" before its kernel is connected, and what is run then is lost; so every step is waited for.
READY = """async patience => {
    const app = window.jupyterapp, end = Date.now() + patience;
    const until = async (what, test) => {
        while (!test()) {
            if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
            await new Promise(done => setTimeout(done, 50));
        }
    };
    await app.restored;
    await until("the notebook", () => app.shell.currentWidget?.sessionContext);
    const panel = app.shell.currentWidget, kernel = () => panel.sessionContext.session?.kernel;
    await panel.context.ready;
    await panel.sessionContext.ready;
    await until("a kernel", kernel);
    await kernel().info;
    await until("the kernel to be idle", () => kernel().connectionStatus === "connected" && kernel().status === "idle");
}"""
RUN_ALL = "() => window.jupyterapp.commands.execute('notebook:run-all-cells')"
RUN_ONE = """async index => {
    const notebook = window.jupyterapp.shell.currentWidget.content;
    notebook.deselectAll();
    notebook.activeCellIndex = index;
    await window.jupyterapp.commands.execute('notebook:run-cell');
}"""
OUTPUTS = """() => window.jupyterapp.shell.currentWidget.content.widgets.map(
    cell => cell.model.type === "code" ? cell.model.sharedModel.toJSON().outputs : [])"""
SHOW = "index => window.jupyterapp.shell.currentWidget.content.scrollToItem(index, 'start')"


def chromium() -> str | None:
    """Where the browser is, if there is one."""
    return next((path for path in map(shutil.which, BROWSERS) if path), None)


def write_notebook(folder: Path, name: str, cells: Sequence[str]) -> Path:
    """A notebook with these code cells, for tests that need one of their own."""
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    book.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    nbformat.write(book, folder / name)
    return folder / name


def open_notebook(page: Page, name: str) -> None:
    """Open a notebook of the served folder in JupyterLab and wait until its kernel answers."""
    page.goto(f"/lab/tree/{quote(name)}?reset")
    page.wait_for_function("() => window.jupyterapp", timeout=PATIENCE)
    page.evaluate(READY, PATIENCE)


def run_all(page: Page, errors: bool = False) -> None:
    """Run every cell and wait for the last; a cell that raises fails the test unless errors are expected."""
    page.evaluate(READY, PATIENCE)
    page.evaluate(RUN_ALL)
    raised = [output for cell in outputs(page) for output in cell if output["output_type"] == "error"]
    if raised and not errors:
        raise AssertionError("\n".join(f"{output['ename']}: {output['evalue']}" for output in raised))


def run_cells(page: Page, indexes: Sequence[int]) -> None:
    """Run only these cells, in order; a cell that raises fails the test."""
    page.evaluate(READY, PATIENCE)
    for index in indexes:
        page.evaluate(RUN_ONE, index)
    raised = [output for cell in outputs(page) for output in cell if output["output_type"] == "error"]
    if raised:
        raise AssertionError("\n".join(f"{output['ename']}: {output['evalue']}" for output in raised))


def outputs(page: Page) -> list[list[dict[str, Any]]]:
    """What each cell of the open notebook put out, as the notebook file would say it."""
    answer: list[list[dict[str, Any]]] = page.evaluate(OUTPUTS)
    return answer


def show_cell(page: Page, index: int) -> None:
    """Scroll to a cell: JupyterLab keeps only those near the view in the page."""
    page.evaluate(SHOW, index)


def screenshot(page: Page, folder: Path, name: str) -> Path:
    """Save what the page looks like, and answer where."""
    path = folder / f"{name}.png"
    page.screenshot(path=path)
    return path
