"""The notebook in which MARK is played, run as a person would: the board changes and the log tells why."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.explorer import explorer, is_at, press
from tests.browser.lab import Lab, open_notebook, run_all, show_cell


def test_the_notebook_of_mark_is_played(lab: Lab, lab_page: Page) -> None:
    open_notebook(lab_page, "mark/play_mark.ipynb")
    run_all(lab_page)
    show_cell(lab_page, 1)
    game = explorer(lab_page)
    press(game, "play", "first 1")
    is_at(game, 1)
    press(game, "play", "roll red blue")
    is_at(game, 2)
    square = game.locator("[data-place='yard/0/1']")
    expect(square).not_to_contain_text("R")
    square.dispatch_event("click")
    game.locator(".menu [data-arg='take red 2']").click()
    is_at(game, 3)
    expect(square).to_contain_text("R")
    expect(game.locator("li.now")).to_contain_text("Player 1 takes a red piece to yard square 2. mark.take")
