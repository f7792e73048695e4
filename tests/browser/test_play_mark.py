"""MARK is played with the mouse in a real JupyterLab: the board changes, the log tells why, a forbidden move is refused."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import PATIENCE, Lab, open_notebook, run_all, show_cell, write_notebook

expect.set_options(timeout=PATIENCE)
STEPPER = ".jp-OutputArea-output:has(.rulebook-board)"


@pytest.fixture
def game(lab: Lab, lab_page: Page) -> Locator:
    """The stepper of the notebook in which MARK is played, run as a person would."""
    open_notebook(lab_page, "mark/play_mark.ipynb")
    run_all(lab_page)
    show_cell(lab_page, 1)
    return lab_page.locator(STEPPER).first


def press(game: Locator, text: str) -> None:
    game.get_by_role("button", name=text, exact=True).click()


def choose(game: Locator, roll: str) -> None:
    """Choose what the dice show, as a teacher would."""
    field = game.locator("select").filter(has=game.page.locator("option", has_text=roll))
    field.select_option(roll)
    press(game, "Play")


def log(game: Locator) -> Locator:
    """What the last move caused."""
    return game.locator(".rulebook-tell li.now")


def drawn(game: Locator) -> str:
    return game.locator("svg").first.inner_html()


def test_a_roll_and_a_move_change_the_board_and_cite_their_clauses(game: Locator) -> None:
    press(game, "first 1")
    expect(log(game)).to_contain_text("[mark.first-player]")
    before = drawn(game)
    choose(game, "roll red blue")
    expect(log(game)).to_contain_text("Player 1 rolls red and blue. [mark.roll]")
    assert drawn(game) != before
    square = game.locator("[data-place='yard/0/1']").first
    expect(square).not_to_contain_text("R")
    press(game, "take red 2")
    expect(log(game)).to_contain_text("Player 1 takes a red piece to yard square 2. [mark.take]")
    expect(square).to_contain_text("R")


def test_a_forbidden_move_is_refused_with_its_clause(game: Locator) -> None:
    press(game, "first 1")
    choose(game, "roll red green")
    press(game, "take red 2")
    choose(game, "roll red blue")
    game.get_by_placeholder("a move, such as").fill("sell red 1 C")
    press(game, "Ask")
    refusal = game.locator(".refused")
    expect(refusal).to_contain_text("There is no red piece on roof square 1. [mark.sell]")
    game.get_by_placeholder("a move, such as").fill("fly red")
    game.get_by_placeholder("a move, such as").press("Enter")
    expect(refusal).to_contain_text("is no move of MARK")
    game.get_by_placeholder("a move, such as").fill("take blue 1")
    press(game, "Ask")
    expect(game.locator(".allowed")).to_contain_text("take blue 1 is allowed here.")


def test_going_back_and_on_again_gives_the_same_dice(game: Locator) -> None:
    press(game, "first 1")
    press(game, "Let chance decide")
    expect(log(game)).to_contain_text("[mark.roll]")
    rolled = log(game).inner_text()
    press(game, "◀")
    expect(log(game)).to_contain_text("[mark.first-player]")
    press(game, "Let chance decide")
    expect(log(game)).to_have_text(rolled.replace("\n", ""))


def test_an_auction_asks_for_numbers_and_bots_can_play_to_the_end(game: Locator) -> None:
    press(game, "first 1")
    choose(game, "roll hammer red")
    bid = game.locator(".widget-hbox:has(> .widget-label:text-is('Bid')) input")
    bid.fill("12")
    bid.press("Tab")
    press(game, "Play")
    expect(log(game)).to_contain_text("lays a sealed bid of $12")
    press(game, "Play to the end")
    expect(log(game)).to_contain_text("[mark.winner]")
    expect(game.get_by_role("button", name="The game is over")).to_be_disabled()


def test_a_demonstration_opens_where_its_clause_fires(lab: Lab, lab_page: Page) -> None:
    write_notebook(lab.folder, "demo.ipynb", ["import gamelib\ngamelib.demo('mark.refine')"])
    open_notebook(lab_page, "demo.ipynb")
    run_all(lab_page)
    expect(lab_page.locator(STEPPER)).to_contain_text("[mark.refine]")


def test_the_keyboard_is_enough(game: Locator) -> None:
    button = game.get_by_role("button", name="Let chance decide", exact=True)
    button.focus()
    button.press("Enter")
    expect(log(game)).to_contain_text("[mark.first-player]")
    expect(button).to_be_focused()
