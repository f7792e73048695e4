"""The lab face of `gamelib app` in a real browser: all of it in one window, time by the arrows, every click answered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.app import start
from tests.browser.explorer import explorer, press
from tests.browser.letters import small

OUTSIDE = """node => {
    const { top, bottom, left, right } = node.getBoundingClientRect();
    return top < 0 || left < 0 || bottom > window.innerHeight + 1 || right > window.innerWidth + 1;
}"""


def lab(page: Page, name: str, steps: int = 6) -> Locator:
    """A table with its tools, some steps into the game."""
    start(page, name)
    game = explorer(page)
    press(game, "face", "lab")
    expect(game.locator("[data-region=time] [data-key=run]")).to_be_visible()  # the plain table counts its moves too
    for _ in range(steps):
        was = game.locator("output").inner_text()
        game.locator("[data-key=step]").first.click()
        expect(game.locator("output")).not_to_have_text(was)
    return game


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (853, 533), (1920, 1080)])
def test_board_words_and_time_are_seen_at_once(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    game = lab(page, "shark")
    page.evaluate("() => window.scrollTo(0, 0)")
    for part in ("header", "[data-region=board] svg", "[data-region=moves]", ".ask", "[data-region=log]", "[data-region=time]"):
        assert not game.locator(part).first.evaluate(OUTSIDE), part
    assert page.evaluate("() => document.documentElement.scrollWidth") == width
    now = game.locator("[data-region=log] li.now")
    expect(now).to_have_attribute("aria-current", "true")
    expect(game.locator("[data-region=log] [aria-current]")).to_have_count(1)


@pytest.mark.parametrize("name", ["mark", "marco_polo"])
def test_in_a_low_window_the_tools_stand_in_one_line_and_an_answer_is_read_whole(page: Page, name: str) -> None:
    page.set_viewport_size({"width": 853, "height": 533})
    game = lab(page, name)
    tops = game.locator("header button, header select, header h2").evaluate_all(
        "nodes => nodes.map(node => { const { top, bottom } = node.getBoundingClientRect(); return (top + bottom) / 2 })"
    )
    assert max(tops) - min(tops) < 8
    title = game.locator("header h2")
    assert title.evaluate("node => node.scrollWidth <= node.clientWidth"), title.inner_text()
    game.locator("input[name=move]").fill({"mark": "sell gold", "marco_polo": "go to Venice"}[name])
    game.locator("input[name=move]").press("Enter")
    answer = game.locator("[data-region=answer]")
    expect(answer.locator(".chip .titled").first).to_be_visible()
    assert answer.evaluate("node => node.scrollHeight <= node.clientHeight + 1"), answer.inner_text()
    assert not answer.evaluate(OUTSIDE)


def test_in_a_low_window_the_whole_table_of_dice_is_seen_and_nothing_said_is_cut(page: Page) -> None:
    page.set_viewport_size({"width": 853, "height": 533})
    game = lab(page, "mark")
    page.keyboard.press("Home")
    game.locator("[data-key=step]").click()
    expect(game.locator("table.pairs")).to_be_visible()
    room, rows = game.locator("[data-region=moves]").bounding_box(), game.locator("table.pairs").bounding_box()
    assert room is not None
    assert rows is not None
    assert rows["y"] + rows["height"] <= room["y"] + room["height"]
    game.locator("input[name=move]").fill("sell gold")
    game.locator("input[name=move]").press("Enter")
    expect(game.locator("[data-region=answer] .chip").first).to_be_visible()
    room = game.locator("[data-region=moves]")
    assert room.evaluate("node => node.scrollHeight <= node.clientHeight"), "every row is still seen beside an answer"
    field = game.locator("input[name=move]")
    field.fill(field.get_attribute("placeholder") or "")
    assert field.evaluate("node => node.scrollWidth <= node.clientWidth")


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (853, 533)])
def test_a_position_is_set_up_with_clicks_and_fields_and_seen_before_it_is_taken(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    game = lab(page, "mark", 0)
    page.keyboard.press("Home")
    expect(game.locator("output")).to_have_text(re.compile("^0/"))
    press(game, "dialog", "position")
    sheet = game.locator(".sheet.position")
    money = sheet.locator("input[type=number][name$='company 1']")
    money.fill("21")
    money.press("Tab")
    expect(sheet.locator(".allowed")).to_be_visible()
    expect(sheet.locator(".preview svg [data-place='cash/0'] title")).to_contain_text("$21")
    press(sheet, "thing", "gold")
    expect(sheet.locator("[data-do=thing][data-arg=gold]")).to_have_attribute("aria-pressed", "true")
    sheet.locator(".preview [data-place='yard/1/0']").click()
    expect(sheet.locator("input[name*='[gold]'][name$=' bank']")).to_have_value("7")
    sheet.locator("details[data-key=letters] > summary").click()
    expect(sheet.locator("input[name$=' market']")).to_be_visible()
    assert small(page) == []
    money.fill("5000")
    money.press("Enter")
    expect(sheet.locator(".fact.wrong")).to_contain_text("$5000 is more than")
    expect(sheet.locator("input[name$=' market']")).to_be_visible()  # what was unfolded stays so
    money.fill("22")
    sheet.locator("[data-instead=position]").click()
    expect(sheet).to_have_count(0)
    expect(game.locator("output")).to_have_text("0/0")
    expect(game.locator("[data-region=board] [data-place='cash/0'] title")).to_contain_text("$22")
    expect(game.locator("[data-region=board] [data-place='yard/1/0'] > title")).to_contain_text("gold piece")


def test_the_arrows_go_through_the_game(page: Page) -> None:
    game = lab(page, "mark")
    last = int(game.locator("output").inner_text().partition("/")[2])
    for key, at in (("ArrowLeft", last - 1), ("ArrowLeft", last - 2), ("ArrowRight", last - 1), ("Home", 0), ("End", last)):
        page.keyboard.press(key)
        expect(game.locator("output")).to_have_text(f"{at}/{last}")
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("ArrowLeft")
    expect(game.locator("output")).to_have_text(f"{last - 1}/{last}")
    game.locator("input[name=move]").press("ArrowLeft")
    page.wait_for_timeout(200)
    expect(game.locator("output")).to_have_text(f"{last - 1}/{last}")


@pytest.mark.parametrize("face", ["play", "lab"])
def test_a_click_on_the_dice_and_on_the_bare_table_is_answered(page: Page, face: str) -> None:
    start(page, "mark")
    game = explorer(page)
    if face == "lab":
        press(game, "face", "lab")
    answer = game.locator("[data-region=answer]")
    game.locator("[data-place=dice]").click(position={"x": 30, "y": 60})
    expect(answer).to_contain_text(re.compile("The dice show|The hammer put"))
    game.locator("[data-region=board] svg").click(position={"x": 4, "y": 300})
    expect(answer).to_contain_text("Nothing lies here.")
    expect(answer.locator(".chip")).to_have_count(1)


def test_a_click_between_a_town_and_its_name_or_beside_it_means_the_town(page: Page) -> None:
    start(page, "marco_polo")
    game = explorer(page)
    answer = game.locator("[data-region=answer]")
    town = game.locator("[data-place='space/Baghdad']").bounding_box()
    assert town is not None
    for across in (-4, town["width"] + 4):
        page.mouse.click(town["x"] + across, town["y"] + town["height"] - 6)
        expect(answer.locator(".refused")).to_contain_text("announce land or sea")
        expect(answer).not_to_contain_text("nobody stops")


def test_a_click_beside_a_list_of_moves_only_closes_it(page: Page) -> None:
    game = lab(page, "mark", 1)
    bank = game.locator("[data-place=bank].can")
    while not bank.count():
        was = game.locator("output").inner_text()
        game.locator("[data-key=step]").first.click()
        expect(game.locator("output")).not_to_have_text(was)
    bank.click(position={"x": 8, "y": 8})
    expect(game.locator(".menu")).to_be_visible()
    game.locator("[data-region=board] svg").click(position={"x": 4, "y": 300})
    expect(game.locator(".menu")).to_be_hidden()
    page.wait_for_timeout(200)
    expect(game.locator("[data-region=answer]")).to_be_empty()


def test_a_game_is_let_go_at_the_door_and_taken_back_with_the_keyboard(page: Page) -> None:
    start(page, "mark")
    page.locator("[data-key=door]").first.click()
    drop = page.locator("[data-key=let-go-mark]")
    drop.focus()
    drop.press("Enter")
    expect(page.locator("[data-key=continue-mark]")).to_have_count(0)
    expect(page.locator(".undo")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-key=continue-mark]")).to_be_visible()
    expect(page.locator(".let-go")).to_be_focused()


def test_a_question_that_comes_between_does_not_lose_what_is_said_of_a_place(page: Page) -> None:
    game = lab(page, "shark", steps=0)
    for _ in range(12):
        if game.locator("[data-place].can").count():
            break
        was = game.locator("output").inner_text()
        game.locator("[data-key=step]").first.click()
        expect(game.locator("output")).not_to_have_text(was)
    place = game.locator("[data-place].can").first
    place.evaluate("""node => {
        node.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
        node.closest(".gamelib-explorer").querySelector("[data-key=curves]").click();  // before the look was asked for
    }""")
    expect(game.locator(".hint > p > :last-child")).not_to_be_empty()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (853, 533)])
def test_the_board_of_a_position_stays_where_it_is_and_is_seen_whole(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    game = lab(page, "mark")
    press(game, "dialog", "position")
    board, told = game.locator(".preview > svg"), game.locator(".preview > p").first
    expect(told).to_contain_text("as it stands")
    assert not board.evaluate(OUTSIDE)
    before = board.bounding_box()
    board.locator("[data-place='yard/1/3']").click()
    expect(told).not_to_contain_text("as it stands")
    assert board.bounding_box() == before
