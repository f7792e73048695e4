"""The app on a phone, and at one and a half times the size: everything is in the window, and nothing covers anything."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import gamelib
from tests.browser.app import CUT, start
from tests.browser.lab import PATIENCE


def outside(node: Locator) -> list[float]:
    """How far each side of an element lies out of the window, if it does."""
    sides = "node => { const { left, top, right, bottom } = node.getBoundingClientRect(); return [left, top, right, bottom] }"
    left, top, right, bottom = node.evaluate(sides)
    size = node.page.viewport_size
    assert size is not None
    return [side for side in (-left, -top, right - size["width"], bottom - size["height"]) if side > 0]


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1280, 800), (1024, 600), (853, 533)])
def test_every_game_is_met_at_once_at_the_front_door(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    for name in gamelib.RULESETS:
        go = page.locator(f"[data-key=play-{name}]")
        expect(go).to_be_visible()
        assert outside(go) == [], name
        assert go.evaluate("node => node.scrollWidth <= node.clientWidth"), name
    if width > 1200:
        market = page.locator("article:has([data-key=play-mark]) img")
        assert market.evaluate("node => node.naturalWidth / node.naturalHeight * node.clientHeight <= node.clientWidth + 4")


@pytest.mark.parametrize("name", ["shark", "mark"])
def test_at_the_end_in_a_low_window_every_score_is_seen_on_one_line(page: Page, name: str) -> None:
    start(page, name)
    page.locator("[data-do=face][data-arg=lab]").first.click()
    page.locator("[data-do=finish]").first.click()
    expect(page.locator("[data-region=moves] .scores")).to_be_visible(timeout=PATIENCE)
    page.locator("[data-do=face][data-arg=play]").first.click()
    page.set_viewport_size({"width": 853, "height": 533})
    expect(page.locator("[data-region=board] svg.gamelib-projector")).to_have_count(1)
    names = page.locator(".scores th")
    expect(names).to_have_count(3)
    for number in range(3):
        assert outside(names.nth(number)) == []
        assert names.nth(number).evaluate("node => node.getBoundingClientRect().height") < 40, "the disc and the name beside it"


@pytest.mark.parametrize(("width", "height"), [(390, 844), (853, 533)])
def test_what_is_asked_and_said_lies_in_the_window_also_where_that_is_small(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.locator("[data-key=play-city]").click()
    go = page.locator(".sheet.choices [data-first]")
    expect(go).to_be_visible()
    assert outside(go) == []
    assert outside(page.locator("[data-key=how-to]")) == []
    go.click()
    page.locator("[data-key=hint]").click()
    expect(page.locator(".hint-told")).to_be_visible()
    assert outside(page.locator(".hint-told")) == []
    if width > 800:
        told = page.locator("[data-region=moves] h3").bounding_box()
        assert told is not None
        assert told["y"] >= page.locator(".words").evaluate("node => node.getBoundingClientRect().top"), (
            "whose turn it is stays in sight"
        )
        assert outside(page.locator("[data-region=moves] [data-key=ask]")) == [], "and so does the way to a question"
    expect(page.locator(".marks .instead")).not_to_have_count(0)
    page.locator("[data-do=hush]").click()
    expect(page.locator(".hint-told")).to_have_count(0)
    if width > 800:
        page.locator(".deeds").evaluate("node => { node.style.minHeight = '900px' }")  # as many moves as could be
        assert outside(page.locator("[data-region=moves] [data-key=hint]")) == []
        page.locator(".deeds").evaluate("node => node.style.removeProperty('min-height')")
    page.locator("[data-region=log] .chip").first.click()
    expect(page.locator(".sheet.clause")).to_be_visible()
    assert outside(page.locator(".sheet.clause")) == []
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1280, 720), (853, 533)])
def test_what_a_move_would_do_is_read_whole_below_the_board(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    start(page, "city")
    page.locator("[data-place='plot/1/4'].can").hover()
    said = page.locator(".hint > p")
    expect(said).to_contain_text("A shop on ", timeout=PATIENCE)
    assert outside(said) == []
    assert said.evaluate("node => node.scrollHeight - node.clientHeight") <= 0
    assert said.evaluate("node => node.getBoundingClientRect().bottom - node.parentNode.getBoundingClientRect().bottom") < 1


APART = """node => { const [text, one] = [document.querySelector(".hint > p"), node].map(it => it.getBoundingClientRect());
    return text.left >= one.right || text.right <= one.left || text.top >= one.bottom || text.bottom <= one.top }"""
"""Whether what is told of a place lies beside it."""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080), (853, 533)])
def test_the_board_has_the_whole_height_and_what_is_told_of_a_place_lies_not_on_it(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    start(page, "shark")
    page.mouse.move(1, 1)
    said, board, table = (page.locator(one) for one in (".hint > p", "[data-region=board]", ".table"))
    expect(said).to_be_hidden()
    assert board.bounding_box() == table.bounding_box()
    for place, told in (("map/5/1", "F2"), ("map/3/9", "D10"), ("cash/2", "Chloé"), ("shares/2", "Chloé")):
        node = page.locator(f"[data-region=board] [data-place='{place}']")
        node.hover(force=True)
        expect(said).to_contain_text(told, timeout=PATIENCE)
        assert outside(said) == []
        assert node.evaluate(APART), place
    page.mouse.move(1, 1)
    expect(said).to_be_hidden()


def test_in_a_low_window_what_can_be_done_comes_first_and_each_decision_is_read_from_its_beginning(page: Page) -> None:
    page.set_viewport_size({"width": 853, "height": 533})
    start(page, "marco_polo")
    deed, needs = page.locator(".deeds .deed").first, page.locator(".needs")
    expect(needs).not_to_have_count(0)
    above, below = deed.bounding_box(), needs.first.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]
    words = page.locator(".words")
    assert needs.first.evaluate("node => parseFloat(getComputedStyle(node).lineHeight)") < 18, "more of the goals is in sight"
    words.evaluate("node => { node.scrollTop = 80 }")
    assert words.evaluate("node => node.scrollTop") > 0
    page.locator("[data-key=back]").click()
    page.wait_for_function("() => document.querySelector('.words').scrollTop === 0")


def test_at_the_front_door_nothing_that_waits_is_cut_and_the_way_to_teachers_marks_where_it_leads(page: Page) -> None:
    start(page, "mark")
    page.locator("[data-region=moves] .deed").first.click()
    page.locator("[data-key=door]").click()
    waiting = page.locator(".waiting")
    expect(waiting).to_have_count(1)
    waiting.evaluate(
        "node => { const one = node.querySelector('.one'); for (let n = 0; n < 6; n++) one.after(one.cloneNode(true)) }"
    )
    assert waiting.evaluate("node => node.scrollWidth - node.clientWidth") <= 0
    assert all(outside(one) == [] for one in waiting.locator(".one").all())
    page.locator("[data-key=teachers]").click()
    expect(page.locator(".further .led-to [data-key^=plan-]").first).to_be_focused()
    expect(page.locator(".led-to")).to_have_count(0)


DOTTED = "nodes => nodes.filter(node => node.scrollWidth > node.clientWidth).map(node => node.textContent)"
"""The words that end in dots."""


def test_in_a_small_window_every_name_in_the_head_is_whole(page: Page) -> None:
    """Of many players only the one who decides is named there."""
    page.set_viewport_size({"width": 853, "height": 533})
    for name, players in (("marco_polo", 4), ("shark", 6)):
        page.locator(f"[data-key=play-{name}]").click()
        page.locator(f"input[name=players][value='{players}']").check(force=True)
        page.locator("[data-first]").click()
        names = page.locator(".play > header .seats span")
        expect(names).to_have_count(players, timeout=PATIENCE)
        shown = names.and_(page.locator("li[aria-current] span" if players > 4 else "span"))
        assert shown.evaluate_all(DOTTED) == []
        page.locator("[data-key=door]").click()


SCROLLED = """() => [document.scrollingElement, ...document.querySelectorAll(".gamelib-explorer *")].filter((node, at) =>
    node.scrollHeight > node.clientHeight + 1 && node.getClientRects().length
    && (!at || ["auto", "scroll"].includes(getComputedStyle(node).overflowY))).length"""
"""How many scrollbars stand on the page."""


def test_in_a_low_window_no_scrollbar_stands_beside_another(page: Page) -> None:
    page.set_viewport_size({"width": 853, "height": 533})
    start(page, "city")
    expect(page.locator("[data-region=log] li")).not_to_have_count(0)
    assert page.evaluate(SCROLLED) == 1
    page.locator("[data-key=learn]").click()
    page.locator(".sheet.how [data-do=lesson]").click()
    page.locator("[data-do=reveal]").click()
    expect(page.locator(".reveal")).to_be_visible()
    assert page.evaluate(SCROLLED) == 1


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1366, 768), (1920, 1080)])
def test_the_whole_door_is_seen_at_once(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    for part in (".games article", ".further .way"):
        for one in page.locator(part).all():
            assert outside(one) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") == width


def test_the_whole_door_is_seen_also_where_games_wait(page: Page) -> None:
    for name in ("mark", "marco_polo", "shark", "city"):
        start(page, name)
        page.locator("[data-key=door]").first.click()
        expect(page.locator(f"[data-key=continue-{name}]")).to_be_visible()
        for one in page.locator(".waiting button:visible, .further .way").all():
            assert outside(one) == []
        brand, first = page.locator(".brand").bounding_box(), page.locator(".waiting").first.bounding_box()
        assert brand is not None
        assert first is not None
        assert brand["x"] + brand["width"] < first["x"]
    expect(page.locator("[data-key=continue-mark]")).to_be_hidden()
    page.locator("[data-key=unfold]").click()
    page.locator("[data-key=continue-mark]").click()
    expect(page.locator("header h2")).to_have_text("MARK")


@pytest.mark.parametrize(("width", "height"), [(844, 390), (667, 375), (853, 533), (768, 1024), (1000, 620)])
def test_at_the_door_of_a_middling_window_what_waits_is_wholly_in_sight(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    for name in ("marco_polo", "mark"):
        start(page, name)
        page.locator("[data-key=door]").first.click()
        expect(page.locator(f"[data-key=continue-{name}]")).to_be_visible()
        for one in page.locator(".brand, .waiting .label, .waiting button:visible, [data-key=teachers]").all():
            assert outside(one) == []
            assert one.evaluate("node => node.scrollWidth <= node.clientWidth")
        for one in page.locator(".games .deed").all() if width > 800 and height < 600 else []:
            assert outside(one) == []
    page.locator("[data-key=unfold]").click()
    assert outside(page.locator("[data-key=continue-marco_polo]")) == []


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
    with browser.new_context(
        base_url=address, viewport=phone, has_touch=True, is_mobile=True, reduced_motion="reduce"
    ) as context:
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
        assert page.evaluate(CUT) == []


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_nothing_slides_at_one_and_a_half_times_the_size(page: Page, name: str) -> None:
    page.set_viewport_size({"width": 853, "height": 480})
    start(page, name)
    sizes = "() => { const { scrollWidth, scrollHeight } = document.documentElement; return [scrollWidth, scrollHeight] }"
    assert page.evaluate(sizes) == [853, 480]


def test_on_a_phone_on_its_side_nothing_lies_on_whose_turn_it_is_beside_a_hint(browser: Browser, address: str) -> None:
    with browser.new_context(
        base_url=address, viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True
    ) as context:
        page = context.new_page()
        page.goto("/")
        start(page, "marco_polo")
        page.locator("[data-key=hint]").tap()
        expect(page.locator(".hint-told")).to_be_visible()
        expect(page.locator("[data-region=moves] > .foot > .quiet")).to_be_hidden()


def test_nothing_stands_over_the_board_while_nothing_is_pointed_at(page: Page) -> None:
    """Not even an empty box: of a table that was just opened, too."""
    start(page, "mark")
    page.reload()
    expect(page.locator(".deeds")).to_have_count(1)
    expect(page.locator(".hint > p")).to_be_hidden()
