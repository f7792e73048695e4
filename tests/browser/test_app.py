"""`gamelib app`: the page without a notebook, in a real browser."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

import gamelib
from tests.browser.explorer import explorer, is_at, press
from tests.browser.lab import PATIENCE
from tests.browser.server import stop, surroundings
from tests.browser.watch import Watch


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    home = tmp_path_factory.mktemp("app")
    command = [sys.executable, "-m", "gamelib", "app", "--port", "0", "--no-browser", "--folder", str(home / "kept")]
    with (home / "app.log").open("w") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=surroundings(home))
    try:
        assert process.stdout is not None
        words = process.stdout.readline().split()
        assert words[:1] == ["Serving"], (home / "app.log").read_text()
        yield words[1].rstrip("/")
    finally:
        stop(process)


@pytest.fixture
def page(address: str, browser: Browser) -> Iterator[Page]:
    with browser.new_context(base_url=address, viewport={"width": 1280, "height": 800}) as context:
        context.set_default_timeout(PATIENCE)
        opened, watch = context.new_page(), Watch(address)
        watch.over(context, opened)
        opened.goto("/")
        yield opened
    assert not watch.seen, "\n".join(watch.seen)


def start(page: Page, name: str) -> None:
    """From the front door to the first decision: two clicks."""
    page.locator(f"[data-key=play-{name}]").click()
    page.locator("[data-first]").click()
    expect(page.locator("[data-region=moves] .deeds")).to_have_count(1)


def faults(page: Page) -> list[str]:
    """What axe-core finds, in light and in dark."""
    told = []
    for light in ("true", "false"):
        page.evaluate("light => { document.documentElement.dataset.jpThemeLight = light }", light)
        told += [f"{one['id']} ({light}): {one['nodes'][0]['html'][:120]}" for one in Axe().run(page).response["violations"]]
    return told


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
    game.locator("[data-region=log] li[data-at]").nth(3).hover()
    page.wait_for_timeout(400)
    assert any('"ahead"' in one for one in sent)
    plot.click(position={"x": 1, "y": 20})
    expect(output).to_have_text(re.compile("^0/"))
    game.locator("[data-region=log] li[data-at] .at").first.click()
    expect(output).not_to_have_text(re.compile("^0/"))


@pytest.fixture
def plain(address: str, browser: Browser) -> Iterator[Page]:
    """A page into which axe-core may be put."""
    with browser.new_context(base_url=address, bypass_csp=True, reduced_motion="reduce") as context:
        context.set_default_timeout(PATIENCE)
        opened = context.new_page()
        opened.goto("/")
        yield opened


def test_axe_finds_no_fault_at_the_door(plain: Page) -> None:
    assert faults(plain) == []
    plain.locator("[data-key=play-city]").click()
    expect(plain.locator("[data-first]")).to_be_focused()
    assert faults(plain) == []


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_axe_finds_no_fault_at_a_table_with_everything_open(plain: Page, name: str) -> None:
    start(plain, name)
    game = explorer(plain)
    press(game, "hint")
    expect(game.locator(".hint-told")).to_have_count(1)
    assert faults(plain) == []
    plain.locator("[data-place]:not(.can)").nth(3).dispatch_event("click")
    expect(game.locator(".hint-told")).to_have_count(0)
    plain.locator("[data-region=log] .chip").first.click()
    expect(game.locator(".sheet.clause")).to_have_count(1)
    assert faults(plain) == []
    plain.keyboard.press("Escape")
    press(game, "face", "lab")
    expect(game.locator("[data-region=moves] .helpers")).to_have_count(1)
    assert faults(plain) == []


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_axe_finds_no_fault_where_a_game_is_learnt_and_designed(plain: Page, name: str) -> None:
    for do in ("learn", "exercises", "design"):
        plain.locator(f"[data-do={do}][data-arg={name}]").click()
        expect(plain.locator(".games")).to_have_count(0)
        assert faults(plain) == []
        plain.context.clear_cookies()
        plain.goto("/")


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_axe_finds_no_fault_at_the_end_of_a_game_with_its_curves(plain: Page, name: str) -> None:
    plain.locator(f"[data-key=play-{name}]").click()
    for field, value in (("way", "watch"), ("players", "2"), ("level", "beginner")):
        plain.locator(f"label:has(input[name={field}][value='{value}'])").click()
    plain.locator("[data-first]").click()
    game = explorer(plain)
    press(game, "skip")
    expect(game).to_have_class(re.compile(r"\bended\b"))
    expect(game.locator("figure.chart")).to_have_count(1)
    assert faults(plain) == []


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
        start(page, "mark")
        tumbled = page.evaluate("() => window.moved.filter(name => name === 'tumbles').length")
        assert (tumbled == 0) if calm else (tumbled >= 2)


def test_what_was_said_of_a_place_goes_with_the_next_step(page: Page) -> None:
    start(page, "mark")
    game = explorer(page)
    game.locator("[data-place='market/0/1']").hover()
    expect(game.locator(".hint")).to_contain_text("Market row A")
    game.locator("[data-region=moves] .deeds :is(button.deed)").last.click()
    expect(game.locator(".hint")).not_to_contain_text("Market row A")


def outside(node: Locator) -> list[float]:
    """How far each side of an element lies out of the window, if it does."""
    sides = "node => { const { left, top, right, bottom } = node.getBoundingClientRect(); return [left, top, right, bottom] }"
    left, top, right, bottom = node.evaluate(sides)
    size = node.page.viewport_size
    assert size is not None
    return [side for side in (-left, -top, right - size["width"], bottom - size["height"]) if side > 0]


@pytest.mark.parametrize(("width", "height"), [(390, 844), (853, 533)])
def test_what_is_asked_and_said_lies_in_the_window_also_where_that_is_small(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.locator("[data-key=play-city]").click()
    go = page.locator(".sheet.choices [data-first]")
    expect(go).to_be_visible()
    assert outside(go) == []
    go.click()
    page.locator("[data-key=hint]").click()
    expect(page.locator(".hint-told")).to_be_visible()
    assert outside(page.locator(".hint-told")) == []
    expect(page.locator(".marks .instead")).not_to_have_count(0)
    page.locator("[data-region=log] .chip").first.click()
    expect(page.locator(".sheet.clause")).to_be_visible()
    assert outside(page.locator(".sheet.clause")) == []
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)
    page.locator("[data-do=hush]").click()
    expect(page.locator(".hint-told")).to_have_count(0)


def test_all_games_stand_within_two_screens_of_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    last = page.locator(".games article").last
    expect(last).to_be_visible()
    box = last.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 2 * 844
    small = page.locator(".games button").evaluate_all("nodes => nodes.filter(node => node.offsetHeight < 44).length")
    assert small == 0, "a button is too low for a thumb"


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_on_a_phone_the_board_comes_first_and_no_answer_covers_what_it_is_about(
    address: str, browser: Browser, name: str
) -> None:
    lowest = (
        "() => { const low = [...document.querySelectorAll('[data-place]:not(.can)')]"
        ".sort((a, b) => b.getBoundingClientRect().bottom - a.getBoundingClientRect().bottom)[0];"
        "low.dispatchEvent(new MouseEvent('click', { bubbles: true })); return low.dataset.place }"
    )
    phone = {"width": 390, "height": 844}
    with browser.new_context(base_url=address, viewport=phone, has_touch=True, is_mobile=True) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto("/")
        start(page, name)
        board, sheet = page.locator("[data-region=board]").bounding_box(), page.locator(".words").bounding_box()
        assert board is not None
        assert sheet is not None
        assert board["y"] < 80
        assert sheet["height"] < 844 * 0.4
        assert "Click" not in page.locator("[data-region=moves]").inner_text()
        assert page.evaluate("() => document.documentElement.scrollWidth") == 390
        place = page.evaluate(lowest)
        expect(page.locator("[data-region=answer]")).not_to_be_empty()
        about, sheet = page.locator(f"[data-place='{place}']").bounding_box(), page.locator(".words").bounding_box()
        assert about is not None
        assert sheet is not None
        assert about["y"] >= 0
        assert about["y"] + about["height"] <= sheet["y"]


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_nothing_slides_at_one_and_a_half_times_the_size(page: Page, name: str) -> None:
    page.set_viewport_size({"width": 853, "height": 480})
    start(page, name)
    sizes = "() => { const { scrollWidth, scrollHeight } = document.documentElement; return [scrollWidth, scrollHeight] }"
    assert page.evaluate(sizes) == [853, 480]


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
    rings = page.locator("[data-leads]")
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
