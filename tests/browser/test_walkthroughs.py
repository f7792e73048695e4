"""The lessons as a class meets them: answers stay folded until they are asked for, and the game at the end can be stepped."""

from __future__ import annotations

import re

import nbformat
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.explorer import explorer, press
from tests.browser.lab import Lab, open_notebook, run_cells, show_cell
from tests.teach.taught import TAUGHT

STEPS = 4


@pytest.mark.parametrize("name", TAUGHT)
def test_an_answer_is_folded_and_the_game_at_the_end_is_stepped(lab: Lab, lab_page: Page, name: str) -> None:
    notebook = f"{name}/walkthrough.ipynb"
    book = nbformat.read(lab.folder / notebook, as_version=4)
    code = [index for index, cell in enumerate(book.cells) if cell.cell_type == "code"]
    told = next(index for index in code if ".reveal()" in book.cells[index].source)
    open_notebook(lab_page, notebook)
    run_cells(lab_page, [*(index for index in code if index <= told), code[-1]])
    show_cell(lab_page, told)
    unfold(lab_page.locator(".jp-OutputArea-output details:not(.gamelib-explorer details)").first)
    show_cell(lab_page, code[-1])
    step(explorer(lab_page))


def unfold(answer: Locator) -> None:
    """Closed at first; the keyboard opens and closes it, and so does the mouse."""
    summary = answer.locator("summary")
    expect(answer).not_to_have_attribute("open", "")
    summary.focus()
    for key in ("Enter", " ", "Enter"):
        was = answer.evaluate("node => node.open")
        summary.press(key)
        assert answer.evaluate("node => node.open") is not was, key
    summary.click()
    expect(answer).not_to_have_attribute("open", "")


def step(game: Locator) -> None:
    """A whole game: each step changes the board and the log, and a step back shows the same again."""
    last = int(game.locator("output").inner_text().partition("/")[2])
    assert last > 20, "a whole game"
    assert game.locator("output").inner_text() == f"0/{last}", "from its start"
    told = [shown(game, 0)]
    for at in range(1, STEPS + 1):
        press(game, "go", at)
        told.append(shown(game, at))
    assert len({board for board, _ in told}) == len(told), "every step shows something"
    assert len({line for _, line in told if line}) > STEPS // 2, "the log tells what happens"
    press(game, "go", STEPS - 1)
    assert shown(game, STEPS - 1) == told[-2]


def shown(game: Locator, at: int) -> tuple[str, str]:
    """The board and the last line of the log, once the explorer is at that move."""
    expect(game.locator("output")).to_have_text(re.compile(rf"^{at}/"))
    now = game.locator(f"li.now[data-at='{at}']")
    expect(now).to_have_count(1)
    return game.locator("[data-region=board]").inner_html(), now.locator("div").first.inner_text().strip()
