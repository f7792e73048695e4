"""The lessons as a class meets them in JupyterLab: a chapter a cell, answered with keys and mouse, and a game at the end."""

from __future__ import annotations

import re

import nbformat
import pytest
from playwright.sync_api import Locator, Page, expect

from gamelib.teach import answers, lesson
from gamelib.teach.lesson import NUMBER
from tests.browser.explorer import drawing, press
from tests.browser.lab import Lab, open_notebook, run_cells, show_cell
from tests.teach.taught import TAUGHT

STEPS = 4


@pytest.mark.parametrize("name", TAUGHT)
def test_a_chapter_is_answered_and_the_game_at_the_end_is_stepped(lab: Lab, lab_page: Page, name: str) -> None:
    notebook = f"{name}/walkthrough.ipynb"
    book = nbformat.read(lab.folder / notebook, as_version=4)
    code = [index for index, cell in enumerate(book.cells) if cell.cell_type == "code"]
    open_notebook(lab_page, notebook)
    run_cells(lab_page, [code[0], code[-1]])
    show_cell(lab_page, code[0])
    answer_first(lab_page.locator(".gamelib-explorer:has(.learn)").first, name)
    fill_the_screen(lab_page)
    show_cell(lab_page, code[-1])
    step(lab_page.locator(".gamelib-explorer:not(:has(.learn))").last)


def answer_first(page: Locator, name: str) -> None:
    """The first scene: nothing of the answer before it is given, and the rule after."""
    scene = next(lesson(name).scenes())
    rule = page.locator(".rule")
    expect(rule).to_have_count(0)
    right = min(answers.right(scene))
    if scene.ask == NUMBER:
        page.locator("input[name=text]").fill(right)
        page.locator("input[name=text]").press("Enter")
    else:
        page.locator(f"[data-do=answer][data-arg='{right}']").press("Enter")
    expect(page.locator(".reveal.right")).to_have_count(1)
    expect(rule).to_contain_text(scene.moment.clause.title)
    page.locator("[data-do=next]").press("Enter")
    expect(rule).to_have_count(0)


def fill_the_screen(page: Page) -> None:
    """A projector takes the lesson out of its cell, and Back to the cell is one key or the same button."""
    switch = page.locator(".gamelib-explorer:has(.learn) [data-key=projector]").first
    switch.click()
    page.wait_for_function("() => document.fullscreenElement?.matches('.gamelib-explorer.learn.projected')")
    switch.click()
    page.wait_for_function("() => !document.fullscreenElement && !document.querySelector('.gamelib-explorer.projected')")


def step(game: Locator) -> None:
    """A whole game: each step changes the board and the log, and a step back shows the same again."""
    expect(game.locator("output")).to_have_text(re.compile(r"^0/\d+$"))  # from its start
    last = int((game.locator("output").text_content() or "").partition("/")[2])
    assert last > 20, "a whole game"
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
    return drawing(game), now.locator("div").first.inner_text().strip()
