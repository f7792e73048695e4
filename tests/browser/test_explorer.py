"""Every ruleset in the explorer, in a real JupyterLab: played by mouse and keyboard, scrubbed, forked, asked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import gamelib
from gamelib import Record
from gamelib.core.moves import Move
from tests.browser.explorer import drawing, explorer, fitted, frame, is_at, lift, make, opened, press
from tests.browser.lab import PATIENCE, Lab, outputs, run_all

MOVES = 9


def script(name: str) -> Record:
    """A short game in which players, not only chance, decide."""
    return gamelib.playout(name, seed=3, limit=MOVES + 4 * (name == "city"))


def refused(record: Record) -> Move:
    """A move of the kind that is due which may not be made at the end of a record."""
    state = record.final()
    return next(move for move in gamelib.ruleset(record.ruleset).catalogue(record.rules) if state.refusal(move) is not None)


def play(game: Locator, record: Record) -> None:
    states = record.states()
    for at, move in enumerate(record.moves):
        actor = states[at].actor
        assert actor is not None
        make(game, move, actor)
        is_at(game, at + 1)


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_game_is_played_scrubbed_forked_and_asked(lab: Lab, lab_page: Page, name: str) -> None:
    record = script(name)
    game = opened(lab, lab_page, f"explore_{name}", f"gamelib.explore({name!r}, players={record.rules.players}, keep=False)")
    fitted(game)
    before = frame(game)
    play(game, record)
    assert frame(game) == before, "the page moved"
    said = record.final().events[-1].sentence() if record.final().events else ""
    expect(game.locator("li.now")).to_contain_text(said)
    expect(game.locator(".live")).to_contain_text(said)
    scrub(game, len(record.moves))
    ask(game, record)
    by_keyboard(game)


def scrub(game: Locator, last: int) -> None:
    """Back and forth with the slider and the steps; a fork keeps the old line."""
    drawn = drawing(game)
    slider = game.locator("input[type=range]")
    slider.focus()
    slider.press("Home")
    is_at(game, 0, last)
    assert drawing(game) != drawn
    slider.press("End")
    is_at(game, last)
    game.locator("[data-key=back]").click()
    is_at(game, last - 1, last)
    press(game, "fork")
    is_at(game, last - 1)
    press(game, "dialog", "compare")
    expect(game.locator(".sheet.compare .pair [role=img], .sheet.compare .charts [role=img]")).to_have_count(4)
    game.page.keyboard.press("Escape")
    expect(game.locator(".sheet")).to_have_count(0)
    game.locator("select.tree").select_option("0")
    is_at(game, last - 1, last)
    game.locator("[data-key=on]").click()
    is_at(game, last)


def ask(game: Locator, record: Record) -> None:
    """A forbidden move is refused with its clause, which opens and shows itself; then back to the game."""
    move = refused(record)
    why = record.final().refusal(move)
    assert why is not None
    game.locator("input[name=move]").fill(str(move))
    game.locator("input[name=move]").press("Enter")
    answer = game.locator("[data-region=answer] .refused")
    expect(answer).to_contain_text(why.said())
    answer.locator(f".chip[data-arg='{why.clause}']").first.click()
    expect(game.locator(".sheet")).to_contain_text(gamelib.ruleset(record.ruleset).rulebook[why.clause].sentence)
    game.locator(f".sheet [data-do=demo][data-arg='{why.clause}']").click()
    expect(game.locator("[data-do=back]")).to_have_count(1)
    game.locator("[data-do=back]").click()
    is_at(game, len(record.moves))


def by_keyboard(game: Locator) -> None:
    """Chance and bots by Enter; then to a place with tab, page keys and Enter, and arrows walk from it."""
    for _ in range(40):
        if game.locator("[data-place].can").count():
            break
        lift(game)
        count = int(game.locator("output").inner_text().split("/")[0])
        step = game.locator("[data-key=step]").first
        step.focus()
        step.press("Enter")
        expect(game.locator("output")).not_to_have_text(f"{count}/{count}")
    entry = game.locator("[data-place][tabindex='0']")
    expect(entry).to_have_count(1)
    entry.focus()
    place = entry.get_attribute("data-place")
    focused = "() => document.activeElement.dataset.place"
    moved = [
        game.page.keyboard.press(key) or game.page.evaluate(focused)
        for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")
    ]
    assert any(there != place for there in moved)
    entry.focus()
    game.page.keyboard.press("Enter")
    if game.locator(".menu").is_visible():
        game.page.keyboard.press("ArrowDown")
        game.page.keyboard.press("Enter")
    count = game.locator("output").inner_text()
    assert count.split("/")[0] != "0"
    assert game.evaluate("node => node.contains(document.activeElement)"), "the focus was lost"


def test_hovering_says_what_a_place_is_and_what_would_happen(lab: Lab, lab_page: Page) -> None:
    code = "gamelib.explore(gamelib.ruleset('mark').start(players=2).play('first 1').play('roll red red'), keep=False)"
    game = opened(lab, lab_page, "hover", code)
    game.locator("[data-place='yard/0/1']").hover()
    expect(game.locator(".hint")).to_contain_text("Player 1's yard, square 2: empty")
    expect(game.locator(".hint")).to_contain_text("Player 1 takes a red piece to yard square 2.")
    label = game.locator("[data-place='yard/0/1']").get_attribute("aria-label")
    assert label is not None
    assert "Take red 2" in label
    play = "box => { box.querySelector(\"[data-place='yard/0/1']\").dispatchEvent(new MouseEvent('click', { bubbles: true }));"
    assert game.evaluate(f"{play} return box.querySelector('output').textContent; }}") == "1/1", "foreseen, so shown at once"
    is_at(game, 1)


def test_bids_are_laid_behind_a_cover_at_one_screen(lab: Lab, lab_page: Page) -> None:
    code = "gamelib.explore(gamelib.ruleset('mark').start(players=3).play('first 1').play('roll hammer red'), keep=False)"
    game = opened(lab, lab_page, "bids", code)
    for laid, amount in enumerate((11, 19, 7), 1):
        expect(game.locator(".cover")).to_contain_text(f"Player {laid} decides in secret")
        expect(game.locator("input[type=number]")).to_have_count(0)
        press(game, "lift")
        game.locator("input[type=number]").fill(str(amount))
        game.locator("input[type=number]").press("Enter")
        is_at(game, laid)
        if laid < 3:
            assert not re.search(r"\$(11|19|7)\b", game.inner_text())
    expect(game.locator("li.now")).to_contain_text("Player 2 pays $19")


def test_a_bad_record_is_shown_at_its_line_and_a_good_one_opens(lab: Lab, lab_page: Page) -> None:
    game = opened(lab, lab_page, "load", "gamelib.explore('mark', players=2, keep=False)")
    press(game, "dialog", "load")
    good = gamelib.playout("mark", seed=1, limit=6).text()
    text = game.locator(".sheet textarea")
    text.fill(good.replace("moves:", "moves:\n  dance"))
    game.locator(".sheet form button[type=submit]").click()
    expect(game.locator(".sheet .refused")).to_contain_text("'dance' is no move of MARK")
    picked = "node => node.value.slice(node.selectionStart, node.selectionEnd)"
    assert text.evaluate(picked).strip() == "dance"
    game.locator(".sheet input[type=file]").set_input_files(
        {"name": "a.record", "mimeType": "text/plain", "buffer": good.encode()}
    )
    is_at(game, 0, 6)


def test_bots_play_to_the_end_and_the_curves_follow(lab: Lab, lab_page: Page) -> None:
    game = opened(lab, lab_page, "bots", "gamelib.explore('mark', players=2, keep=False)")
    press(game, "finish")
    expect(game.locator("li.now")).to_contain_text("mark.winner")
    press(game, "curves")  # beside the files of JupyterLab there is no room for them unasked
    expect(game.locator("[data-region=curves] polyline")).to_have_count(2)  # what both players own: who is ahead comes first
    press(game, "dialog", "seats")
    for seat in (0, 1):
        game.locator(f"select[name=seat-{seat}]").select_option("random")
    game.locator("select[name=chance]").select_option("rolls")
    game.locator(".sheet button[type=submit]").click()
    expect(game.locator(".sheet")).to_have_count(0)
    press(game, "go", 0)
    game.locator("[data-here=run]").click()  # whoever went back stays there until time is to run again
    game.locator("select[data-do=speed]").select_option("120")
    expect(game.locator("output")).to_have_text(re.compile(r"^([3-9]|\d\d+)/"))


def test_a_restarted_kernel_is_told_and_the_game_reopens(lab: Lab, lab_page: Page) -> None:
    game = opened(lab, lab_page, "restart", "gamelib.explore('mark', players=2)")
    press(game, "play", "first 1")
    is_at(game, 1)
    restart = "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"
    lab_page.evaluate(restart)
    press(game, "play", "roll red blue")
    expect(game.locator(".lost")).to_be_visible()
    expect(game.locator(".lost")).to_contain_text("Run the cell again")
    run_all(lab_page)
    again = explorer(lab_page)
    expect(again.locator(".offer")).to_contain_text("A game of 1 move was kept")
    press(again, "reopen")
    is_at(again, 1)


def test_a_saved_notebook_holds_a_still_picture(lab: Lab, lab_page: Page) -> None:
    game = opened(lab, lab_page, "still", "gamelib.explore('mark', players=2, keep=False)")
    press(game, "play", "first 2")
    is_at(game, 1)
    told = "node => window.jupyterapp.shell.currentWidget.content.widgets[0].model.sharedModel.toJSON().outputs.length"
    assert game.evaluate(told) == 2
    still = (
        "() => JSON.stringify(window.jupyterapp.shell.currentWidget.content.widgets[0].model.sharedModel.toJSON().outputs[1])"
    )
    lab_page.wait_for_function(f"() => ({still})().includes('The draw falls on Player 2')", timeout=PATIENCE)
    assert "data:image/svg+xml;base64," in "".join(outputs(lab_page)[0][1]["data"]["text/html"])
    expect(lab_page.locator(".gamelib-still")).to_be_hidden()


HEARD = """() => {
    window.foreseen = [];
    window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.iopubMessage.connect((_, note) => {
        window.foreseen.push(...Object.keys(note.content?.data?.content?.ahead?.asked ?? {}));
    });
}"""


def foresees(page: Page, asked: str) -> None:
    """Wait until the kernel, which looks ahead when nothing is asked, has sent what a question will be answered."""
    page.wait_for_function("asked => window.foreseen.includes(asked)", arg=asked, timeout=PATIENCE)


def test_a_step_that_was_foreseen_is_shown_at_the_click_and_the_kernel_agrees(lab: Lab, lab_page: Page) -> None:
    game = opened(lab, lab_page, "ahead", "gamelib.explore(gamelib.playout('shark', seed=1, limit=30), keep=False)")
    step = "(box, key) => { box.querySelector(`[data-key=${key}]`).click(); return box.querySelector('output').textContent; }"
    lab_page.evaluate(HEARD)
    game.locator("[data-key=on]").click()
    is_at(game, 1, 30)
    foresees(lab_page, "go 2")
    assert game.evaluate(step, "on") == "2/30", "shown before the kernel could answer"
    foresees(lab_page, "go 3")
    drawn = drawing(game)
    assert game.evaluate(step, "back") == "1/30"
    game.evaluate(step, "on")
    is_at(game, 2, 30)
    assert drawing(game) == drawn
