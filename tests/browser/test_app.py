"""`gamelib app`: the page without a notebook, in a real browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

import gamelib
from gamelib.ui.hosts.app.visitors import MOST_SCREENS
from tests.browser.app import start
from tests.browser.explorer import explorer, is_at, press
from tests.browser.lab import PATIENCE

GROUND = "node => getComputedStyle(node).borderTopColor + getComputedStyle(node).backgroundColor"


def test_it_is_for_this_machine_only(address: str) -> None:
    assert address.startswith("http://127.0.0.1:")


def test_the_start_page_offers_all_rulesets_and_each_is_played(page: Page, tmp_path: Path) -> None:
    cards = page.locator(".gamelib-explorer article .deed")
    expect(cards).to_have_count(len(gamelib.RULESETS))
    assert page.locator(".jp-InputArea, .jp-CodeCell .cm-editor").count() == 0
    for number in range(len(gamelib.RULESETS)):
        cards.nth(number).click()
        expect(page.locator("[data-first]")).to_be_focused()
        page.keyboard.press("Enter")
        game = explorer(page)
        expect(game.locator("[data-region=moves] .deeds")).to_have_count(1)
        own = "[data-region=moves] .deeds :is(button, input, select), [data-place].can"
        expect(game.locator(f":is({own}):focus")).to_have_count(1)
        fits = game.locator("[data-region=time]").evaluate("node => node.getBoundingClientRect().bottom <= window.innerHeight")
        assert fits, "the time bar lies below the window"
        press(game, "door")
        expect(cards).to_have_count(len(gamelib.RULESETS))


def test_a_reload_and_a_second_tab_bring_the_game_back(page: Page) -> None:
    start(page, "mark")
    game = explorer(page)
    press(game, "face", "lab")
    press(game, "go", 0)
    expect(game.locator("output")).to_have_text(re.compile("^0/"))
    last = int(game.locator("output").inner_text().partition("/")[2])
    page.reload()
    is_at(explorer(page), 0, last)
    other = page.context.new_page()
    other.goto("/")
    is_at(explorer(other), 0, last)
    press(explorer(page), "go", 1)
    is_at(explorer(other), 1, last)


def test_a_place_that_one_points_at_is_sent_ahead_and_the_curves_lead_to_their_places(page: Page) -> None:
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.reload()
    start(page, "shark")
    game = explorer(page)
    press(game, "face", "lab")
    for _ in range(2):
        press(game, "turn")
    plot, output = game.locator(".plot[data-starts]"), game.locator("output")
    expect(plot).to_have_count(1)
    for number in range(3, 40):  # while an answer is on its way, nothing is worked out ahead
        game.locator("[data-region=log] li[data-at]").nth(number % 3 + 1).hover()
        page.wait_for_timeout(400)
        if any('"ahead"' in one for one in sent):
            break
    assert any('"ahead"' in one for one in sent)
    plot.click(position={"x": 1, "y": 20})
    expect(output).to_have_text(re.compile("^0/"))
    game.locator("[data-region=log] li[data-at] .at").first.click()
    expect(output).not_to_have_text(re.compile("^0/"))


@pytest.mark.parametrize("calm", [False, True])
def test_dice_tumble_once_unless_less_motion_is_asked_for(address: str, browser: Browser, calm: bool) -> None:
    with browser.new_context(base_url=address, reduced_motion="reduce" if calm else "no-preference") as context:
        context.set_default_timeout(PATIENCE)
        context.add_init_script(
            "window.moved = []; const own = Element.prototype.animate;"
            "Element.prototype.animate = function (...given) {"
            "window.moved.push(this.classList[0]); return own.apply(this, given) }"
        )
        page = context.new_page()
        page.goto("/")
        start(page, "mark", watches=True)
        tumbled = page.evaluate("() => window.moved.filter(name => name === 'tumbles').length")
        assert (tumbled == 0) if calm else (tumbled >= 2)


def test_what_was_said_of_a_place_goes_with_the_next_step(page: Page) -> None:
    start(page, "mark")
    game = explorer(page)
    game.locator("[data-place='market/0/1']").hover()
    expect(game.locator(".hint")).to_contain_text("Market row A")
    game.locator("[data-region=moves] .deeds :is(button.deed)").last.click()
    expect(game.locator(".hint")).not_to_contain_text("Market row A")


def is_in_sheet(page: Page) -> bool:
    """Whether what has the focus lies in the sheet that is open."""
    return bool(page.evaluate("() => Boolean(document.activeElement.closest('.sheet'))"))


def test_tab_stays_in_an_open_sheet_and_escape_gives_the_focus_back(page: Page) -> None:
    opener = page.locator("[data-key=play-mark]")
    opener.click()
    expect(page.locator("[data-first]")).to_be_focused()
    for key in ("Tab", "Shift+Tab"):
        reached = set()
        for _ in range(9):
            page.keyboard.press(key)
            assert is_in_sheet(page)
            reached.add(page.evaluate("() => document.activeElement.name || document.activeElement.className"))
        assert {"way", "players", "level", "shut", "deed strong"} <= reached
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)
    expect(opener).to_be_focused()
    start(page, "mark")
    page.locator("[data-region=log] .chip").first.click()
    expect(page.locator(".sheet.clause")).to_be_visible()
    for _ in range(9):
        page.keyboard.press("Tab")
        assert is_in_sheet(page)


def test_a_click_on_a_ringed_town_goes_there(page: Page) -> None:
    """A real click, at the point where the ring lies: what is drawn over a place must not swallow it."""
    rings = page.locator(".reach [data-leads^=space]")
    for _ in range(12):
        start(page, "marco_polo")
        page.locator("[data-region=moves] .deeds button").first.click()
        try:
            rings.first.wait_for(timeout=15_000)
            break
        except TimeoutError:  # the ring showed the swords
            page.get_by_role("button", name="Games").click()
    place, box = rings.last.get_attribute("data-leads"), rings.last.locator("circle.hot").bounding_box()
    assert place
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    name = place.partition("/")[2]
    expect(page.locator("[data-region=log]")).to_contain_text(f"to {name}", timeout=PATIENCE)


def test_a_click_before_the_connection_stands_is_not_lost(address: str, browser: Browser) -> None:
    """The page is drawn before its socket is open; whoever is quick, or far away, is answered once it is."""
    slow = """(() => {
      const Real = window.WebSocket;
      window.WebSocket = class extends EventTarget {
        static CONNECTING = 0; static OPEN = 1; static CLOSED = 3;
        readyState = 0;
        constructor(address) {
          super();
          window.connect = () => {
            const real = new Real(address);
            real.onmessage = event => this.onmessage(event);
            real.onopen = () => { this.readyState = 1; this.onopen?.(); };
            this.send = text => real.send(text);
          };
        }
      };
    })()"""
    with browser.new_context(base_url=address) as context:
        context.set_default_timeout(PATIENCE)
        context.add_init_script(slow)
        page = context.new_page()
        page.goto("/")
        page.locator("[data-key=play-mark]").click()
        expect(page.locator("[data-first]")).to_have_count(0)
        page.evaluate("window.connect()")
        expect(page.locator("[data-first]")).to_be_focused()


def test_a_tab_too_many_is_told_so_and_waits_to_be_asked(page: Page) -> None:
    extra = (
        "count => Promise.all([...Array(count)].map(() => new Promise(done => {"
        "const socket = new WebSocket(`ws://${location.host}/socket`); (window.extra ??= []).push(socket);"
        "socket.onmessage = done })))"
    )
    page.evaluate(extra, MOST_SCREENS - 1)
    tab = page.context.new_page()
    tries: list[object] = []
    tab.on("websocket", lambda socket: tries.append(socket))
    tab.goto("/")
    sign = tab.locator(".lost")
    expect(sign).to_contain_text(f"This table is open in {MOST_SCREENS} tabs already: close one.")
    tab.wait_for_timeout(1500)
    assert len(tries) == 1, "it is not tried again unasked"
    sign.get_by_role("button").click()
    expect(sign).to_contain_text("already")
    page.evaluate("() => window.extra.pop().close()")
    for _ in range(40):  # until the server has noticed that a tab was closed
        if not sign.is_visible():
            break
        sign.get_by_role("button").click()
        tab.wait_for_timeout(500)
    expect(sign).to_be_hidden()
    start(tab, "mark")


def test_h_asks_for_a_hint_from_anywhere_and_escape_closes_hints_and_refusals(page: Page) -> None:
    start(page, "city")
    game = explorer(page)
    for _ in range(2):
        page.keyboard.press("h")
        expect(game.locator(".hint-told")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(game.locator(".hint-told")).to_have_count(0)
        page.evaluate("document.activeElement.blur()")  # nothing is under the fingers now
    page.locator("[data-place]:not(.can)").nth(3).dispatch_event("click")
    expect(game.locator("[data-region=answer] > *")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(game.locator("[data-region=answer] > *")).to_have_count(0)
    typed = game.locator("[data-region=moves] details input")
    game.locator("[data-region=moves] details summary").first.click()
    typed.first.press("h")
    expect(typed.first).to_have_value("h")
    expect(game.locator(".hint-told")).to_have_count(0)


def test_a_hint_asked_for_by_key_is_done_with_enter_and_closed_where_it_was_asked(page: Page) -> None:
    start(page, "mark")
    game = explorer(page)
    deeds = game.locator("[data-region=moves] .deeds button")
    asker = deeds.nth(1)
    deeds.first.focus()
    page.keyboard.press("ArrowDown")
    expect(asker).to_be_focused()
    deeds.last.hover()
    lit = deeds.last.evaluate(GROUND)
    page.keyboard.press("h")
    expect(game.locator("[data-key=do-hinted]")).to_be_focused()
    assert deeds.last.evaluate(GROUND) != lit, "what a pointer rests on is not lit beside the hint"
    page.keyboard.press("Escape")
    expect(game.locator(".hint-told")).to_have_count(0)
    expect(asker).to_be_focused()
    page.keyboard.press("h")
    expect(game.locator("[data-key=do-hinted]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(game.locator(".hint-told")).to_have_count(0)
    game.locator("[data-region=moves] [data-key=hint]").click()
    expect(game.locator(".hint-told")).to_have_count(1)
    expect(game.locator("[data-key=do-hinted]")).not_to_be_focused()


def test_a_question_mark_lists_the_keys_of_a_player(page: Page) -> None:
    start(page, "mark")
    game = explorer(page)
    asker = game.locator("[data-region=moves] .deeds button").first
    asker.focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="What keys and buttons do")).to_contain_text("Ask for a hint")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(asker).to_be_focused()


def test_u_takes_back_r_does_again_and_a_button_leads_to_the_list_of_keys(page: Page) -> None:
    start(page, "city")
    where = page.locator("[data-region=time] output")
    before = where.inner_text()
    page.locator("[data-place].can").first.click()
    expect(page.locator("[data-key=undo]")).to_be_enabled()
    page.keyboard.press("u")
    expect(where).to_have_text(before)
    page.keyboard.press("r")
    expect(where).not_to_have_text(before)
    expect(page.locator("[data-key=redo]")).to_have_count(0)
    page.locator("[data-key=keys]").click()
    expect(page.locator(".sheet.keys dt", has_text=re.compile("^U$"))).to_be_visible()


def test_the_place_at_which_the_keyboard_is_has_a_frame_of_its_own(page: Page) -> None:
    start(page, "city")
    frame = page.locator(".focus-frame")
    expect(frame).to_be_hidden()
    page.locator("[data-place].can").first.focus()
    page.keyboard.press("ArrowDown")
    expect(frame).to_be_visible()
    sides = "node => (({ x, y, right, bottom }) => [-x, -y, right, bottom])(node.getBoundingClientRect())"
    inside = page.locator("[data-place]:focus").evaluate(sides)
    assert all(outer > inner for outer, inner in zip(frame.evaluate(sides), inside, strict=True))
    page.keyboard.press("Tab")
    expect(frame).to_be_hidden()


def test_the_log_is_one_stop_of_tab_and_the_arrows_go_from_rule_to_rule(page: Page) -> None:
    start(page, "city")
    log = page.locator("[data-region=log]")
    log.focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('[data-region]').dataset.region") == "time"
    log.focus()
    for _ in range(2):
        page.keyboard.press("ArrowDown")
    expect(log.locator(".chip:focus")).to_have_count(1)
    for _ in range(2):
        page.keyboard.press("ArrowUp")
    expect(log).to_be_focused()
