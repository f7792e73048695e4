"""JupyterLab opens, runs a notebook with the package in it, and shows what it put out."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.lab import Lab, open_notebook, outputs, run_all, screenshot, show_cell, write_notebook


def output(page: Page, text: str) -> None:
    page.locator(f".jp-OutputArea-output:has-text('{text}')").wait_for()


def test_a_notebook_runs_and_shows_its_output(lab: Lab, lab_page: Page, tmp_path: Path) -> None:
    write_notebook(lab.folder, "tiny.ipynb", ["import gamelib", "print(gamelib.__name__, 6 * 7)"])
    open_notebook(lab_page, "tiny.ipynb")
    run_all(lab_page)
    output(lab_page, "gamelib 42")
    assert screenshot(lab_page, tmp_path, "tiny").stat().st_size > 10_000


def test_a_button_is_answered_by_the_kernel(lab: Lab, lab_page: Page) -> None:
    lines = ["import ipywidgets as w", "button, label = w.Button(description='go'), w.Label('before')"]
    lines += ["button.on_click(lambda _: setattr(label, 'value', 'after'))", "w.HBox([button, label])"]
    write_notebook(lab.folder, "button.ipynb", ["\n".join(lines)])
    open_notebook(lab_page, "button.ipynb")
    run_all(lab_page)
    lab_page.locator("button:has-text('go')").click()
    output(lab_page, "after")


def test_a_far_cell_can_be_shown(lab: Lab, lab_page: Page) -> None:
    write_notebook(lab.folder, "long.ipynb", [f"print('cell', {number})" for number in range(60)])
    open_notebook(lab_page, "long.ipynb")
    run_all(lab_page)
    assert outputs(lab_page)[59][0]["text"] == "cell 59\n"
    show_cell(lab_page, 59)
    output(lab_page, "cell 59")


def test_a_cell_that_raises_is_noticed(lab: Lab, lab_page: Page) -> None:
    write_notebook(lab.folder, "broken.ipynb", ["1 / 0"])
    open_notebook(lab_page, "broken.ipynb")
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        run_all(lab_page)


def test_there_is_no_news_and_no_question(lab: Lab, lab_page: Page) -> None:
    write_notebook(lab.folder, "quiet.ipynb", ["print('quiet')"])
    open_notebook(lab_page, "quiet.ipynb")
    run_all(lab_page)
    output(lab_page, "quiet")
    assert lab_page.locator(".jp-Dialog, .Toastify__toast").count() == 0
