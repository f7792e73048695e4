"""A phone's sheet in lessons, its bar, and a phone on its side: what an answer speaks of is seen, and all has its room."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, expect

import gamelib
from tests.browser.app import start
from tests.browser.lab import PATIENCE
from tests.browser.letters import small

UPRIGHT, ON_ITS_SIDE = (390, 844), (844, 390)
FRAME = "node => { const { left, top, right, bottom } = node.getBoundingClientRect(); return [left, top, right, bottom] }"


RUNS_OUT = """() => [...document.querySelectorAll("[data-region=time] button")].filter(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect(), isIn = Math.min(left, top) >= 0 && right <= innerWidth && bottom <= innerHeight;
    return one.checkVisibility() && !(isIn && one.scrollWidth <= one.clientWidth) }).map(one => one.dataset.key)"""  # noqa: E501
"""The buttons of the bar that are not wholly in the window, or whose words are not wholly in them."""


@contextmanager
def opened(browser: Browser, address: str, size: tuple[int, int]) -> Iterator[Page]:
    """The app on a phone of a size."""
    width, height = size
    with browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    ) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto("/")
        yield page


@pytest.fixture
def upright(browser: Browser, address: str) -> Iterator[Page]:
    """The app on a phone as one holds it."""
    with opened(browser, address, UPRIGHT) as page:
        yield page


@pytest.fixture
def on_its_side(browser: Browser, address: str) -> Iterator[Page]:
    """The app on a phone that is turned."""
    with opened(browser, address, ON_ITS_SIDE) as page:
        yield page


def scene(page: Page, where: str) -> None:
    """Go to a scene of a lesson from the door: it opens at its head."""
    expect(page.locator("[data-do=learn]").first).to_be_visible()
    page.evaluate("where => { location.hash = where }", f"#/{where}")
    expect(page.locator(".numbers [aria-current=step]")).to_have_text(where.rpartition("/")[2])


@pytest.mark.parametrize(
    ("where", "answer", "seen"),
    [
        ("shark/learn/first-game/1", 0, "[data-falls=roll]"),
        ("mark/learn/first-game/2", 0, "[data-place='market/0']"),
    ],
)
def test_an_answer_in_a_lesson_leaves_the_board_where_what_it_speaks_of_is_in_sight(
    upright: Page, where: str, answer: int, seen: str
) -> None:
    scene(upright, where)
    expect(upright.locator("[data-region=board] > svg[viewBox^='0 0 374']")).to_have_count(1)
    before = upright.evaluate("() => scrollY")
    upright.locator(".options button").nth(answer).tap()
    expect(upright.locator(".reveal")).to_be_in_viewport()
    assert upright.evaluate("() => scrollY") == before
    _, top, _, bottom = upright.locator(f"[data-region=board] {seen}").first.evaluate(FRAME)
    assert top >= 0
    assert bottom <= upright.locator(".told").evaluate(FRAME)[1]


def test_what_colours_mean_is_told_on_the_sheet_and_covers_nothing_of_the_board(upright: Page) -> None:
    scene(upright, "city/learn/streets/2")
    upright.locator("[data-do=reveal]").tap()
    expect(upright.locator(".told > .tells li")).not_to_have_count(0)
    expect(upright.locator(".tells li").first).to_be_in_viewport(ratio=1)
    expect(upright.locator("[data-region=board] .legend")).to_have_count(0)
    upright.locator("nav[data-region=time] button").last.tap()
    expect(upright.locator(".tells")).to_have_count(0)


@pytest.mark.parametrize("size", [UPRIGHT, ON_ITS_SIDE], ids=["upright", "on its side"])
def test_beside_redo_every_word_of_the_bar_is_whole_and_the_slider_keeps_its_room(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    with opened(browser, address, size) as page:
        start(page, "marco_polo")
        page.locator(".deeds .deed").first.tap()
        expect(page.locator("[data-key=undo]")).to_be_enabled(timeout=PATIENCE)
        page.locator("[data-key=undo]").tap()
        redo = page.locator("[data-key=redo]")
        expect(redo).to_be_visible()
        expect(redo).to_have_accessible_name("Redo")
        assert "Redo" in redo.inner_text()
        shown = [one for one in page.locator("[data-region=time] > *").all() if one.is_visible()]
        sides = [one.evaluate(FRAME) for one in shown]
        assert all(one[2] <= other[0] for one, other in pairwise(sides))
        assert sides[-1][2] <= size[0]
        assert all(one.evaluate("node => node.scrollWidth <= node.clientWidth + 1") for one in shown)
        left, _, right, _ = page.locator(".slide").evaluate(FRAME)
        assert right - left >= 64


def test_the_ways_to_help_lie_on_no_news(on_its_side: Page) -> None:
    start(on_its_side, "mark")
    on_its_side.evaluate("""() => {
        document.querySelector(".words").classList.add("spares-room");
        const moves = document.querySelector("[data-region=moves]");
        moves.insertAdjacentHTML("afterbegin", "<p class=befell>The white piece went to Ben, for $2.</p>") }""")
    news, helps = on_its_side.locator(".befell").evaluate(FRAME), on_its_side.locator(".helps").evaluate(FRAME)
    assert helps[3] <= news[1]


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_on_its_side_a_lesson_has_its_board_whole_and_room_to_read(on_its_side: Page, name: str) -> None:
    on_its_side.locator(f"[data-do=learn][data-arg={name}]").tap()
    expect(on_its_side.locator("nav[data-region=time] button").last).to_be_in_viewport(ratio=1)
    expect(on_its_side.locator("[data-key=projector]")).to_be_hidden()
    on_its_side.locator("[data-do=reveal]").tap()
    expect(on_its_side.locator(".reveal")).to_have_count(1)
    _, top, _, bottom = on_its_side.locator(".read").evaluate(FRAME)
    assert bottom - top >= 230
    _, top, _, bottom = on_its_side.locator("[data-region=board] > svg").evaluate(FRAME)
    assert top >= 0
    assert bottom <= ON_ITS_SIDE[1]
    assert small(on_its_side) == []


def test_on_its_side_the_field_of_an_exercise_is_seen_whole(on_its_side: Page) -> None:
    on_its_side.locator("[data-do=exercises][data-arg=marco_polo]").tap()
    on_its_side.locator("[data-key=only-look]").tap()
    on_its_side.evaluate("() => { location.hash = '#/marco_polo/exercises/2' }")
    expect(on_its_side.locator(".numbers [aria-current=step]")).to_have_text("2")
    low = on_its_side.locator(".read").evaluate(FRAME)[3]
    for part in ("[name=text]", "[type=submit]"):
        assert on_its_side.locator(f"[data-region=moves] {part}").evaluate(FRAME)[3] <= low
    assert small(on_its_side) == []
    read = on_its_side.locator(".read")
    assert read.evaluate("node => { node.style.paddingBottom = '300px'; node.scrollTop = 40; return node.scrollTop }") > 0
    on_its_side.evaluate("() => { location.hash = '#/marco_polo/exercises/3' }")
    expect(on_its_side.locator(".numbers [aria-current=step]")).to_have_text("3")
    on_its_side.wait_for_function("() => document.querySelector('.read').scrollTop === 0")


def test_on_its_side_curves_take_the_place_of_the_words_and_the_board_stays_as_large(on_its_side: Page) -> None:
    start(on_its_side, "shark")
    board, curves = on_its_side.locator("[data-region=board]"), on_its_side.locator("[data-key=curves]")
    before = board.evaluate(FRAME)
    curves.evaluate("node => { node.disabled = false }")  # before the second turn there is little to see
    curves.tap()
    expect(on_its_side.locator("[data-region=curves] > :last-child")).to_be_in_viewport()
    assert board.evaluate(FRAME) == before
    assert small(on_its_side) == []
    expect(on_its_side.locator("[data-region=moves]")).to_be_hidden()
    on_its_side.locator("[data-place^='map/']:not(.can)").first.tap()
    expect(on_its_side.locator("[data-region=answer] > *")).to_be_in_viewport()
    curves.tap()
    expect(on_its_side.locator("[data-region=curves] > *")).to_have_count(0)
    expect(on_its_side.locator("[data-region=moves]")).to_be_visible()
    curves.evaluate("node => { node.disabled = false }")
    curves.tap()  # what was asked for last is shown
    expect(on_its_side.locator("[data-region=curves] > :last-child")).to_be_in_viewport()
    expect(on_its_side.locator("[data-region=answer]")).to_be_hidden()


def test_a_cross_goes_with_its_answer_where_curves_take_the_place_of_both(upright: Page, on_its_side: Page) -> None:
    for page in (upright, on_its_side):
        start(page, "shark")
        curves = page.locator("[data-region=time] [data-key=curves]")
        page.locator("[data-place^='map/']:not(.can)").first.tap()
        cross = page.locator("[data-region=board] .marks > rect").first
        expect(cross).to_be_visible()
        curves.evaluate("node => { node.disabled = false }")
        curves.tap()
        expect(cross).to_be_hidden()


def test_on_its_side_a_hint_stands_above_the_moves_which_stay(on_its_side: Page) -> None:
    start(on_its_side, "shark")
    deeds = on_its_side.locator("[data-region=moves] .deeds")
    deeds.evaluate("node => { node.innerHTML = '<button class=deed>Sell</button>'.repeat(12) }")
    on_its_side.locator("[data-key=hint]").first.tap()
    expect(on_its_side.locator("[data-key=do-hinted]")).to_be_in_viewport(ratio=1)
    expect(on_its_side.locator("[data-region=moves] h3")).to_be_in_viewport(ratio=1)
    expect(deeds).to_be_visible()
    last = deeds.locator(".deed").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)


def test_where_moves_lie_below_the_foot_of_a_sheet_a_sign_tells_it(upright: Page) -> None:
    start(upright, "shark")
    sheet = upright.locator(".words")
    expect(sheet).not_to_have_class("words more")
    upright.locator("[data-region=moves] .deeds").evaluate(
        "node => { node.innerHTML = '<button class=deed>Sell</button>'.repeat(12) }"
    )
    sheet.evaluate("node => { node.scrollTop = 1 }")
    expect(sheet).to_have_class("words more")
    sheet.evaluate("node => { node.scrollTop = node.scrollHeight }")
    expect(sheet).to_have_class("words")


def test_at_the_door_of_a_phone_on_its_side_every_game_can_be_played(on_its_side: Page) -> None:
    for name in gamelib.RULESETS:
        expect(on_its_side.locator(f"[data-key=play-{name}]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("name", gamelib.RULESETS)
@pytest.mark.parametrize(("size", "least"), [(UPRIGHT, 60), ((360, 740), 60), (ON_ITS_SIDE, 60), ((667, 375), 40)])
def test_the_bar_is_in_the_window_and_bots_finish_from_the_card(
    browser: Browser, address: str, name: str, size: tuple[int, int], least: int
) -> None:
    with opened(browser, address, size) as page:
        start(page, name)
        assert page.evaluate(RUNS_OUT) == []
        slider = page.locator("[data-key=slider]").bounding_box()
        assert slider is not None
        assert slider["width"] >= least
        ways = page.get_by_role("button", name="Let the bots finish this game")
        expect(ways).to_have_count(1)
        ways.tap()
        expect(page.locator("[data-key=finish-game]")).to_be_in_viewport(ratio=1)


def test_no_width_is_without_a_way_for_bots_to_finish(browser: Browser, address: str) -> None:
    with opened(browser, address, UPRIGHT) as page:
        start(page, "mark")
        for width in (360, 480, 640, 700, 702, 740, 759, 762, 800, 900):
            page.set_viewport_size({"width": width, "height": 900})
            assert page.get_by_role("button", name="Let the bots finish this game").count() == 1, width


GOES_ON = """() => (document.querySelector("[data-region=moves] [data-key=skip]")
    ?? [...document.querySelectorAll("[data-region=moves] .deed")].find(one => one.checkVisibility()))?.click()"""
"""Skips what others do, or makes the first move there is."""
GAP = """() => {
    const dot = document.querySelector(".plot .dot"), pick = document.querySelector(".curves-head select");
    dot.style.top = "-7.5%"; // the first of six lines that all have the highest value
    return dot.getBoundingClientRect().top - pick.getBoundingClientRect().bottom }"""
"""How far the highest dot that can be lies below the list of the curves."""


def test_no_dot_of_the_curves_slips_under_the_list_above_them(upright: Page, on_its_side: Page) -> None:
    for page in (upright, on_its_side):
        start(page, "mark")
        curves = page.locator("[data-region=time] [data-key=curves]")
        for _ in range(40):
            if curves.is_enabled():
                break
            page.evaluate(GOES_ON)
            page.wait_for_timeout(250)
        curves.tap()
        expect(page.locator(".plot .dot").first).to_be_visible()
        assert page.evaluate(GAP) > 3  # a dot has an edge around it
