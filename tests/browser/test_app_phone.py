"""The app by touch on a phone: what a decision is about is seen together with it, and a thumb can reach and hit everything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import gamelib
from tests.browser.app import CUT, faults, start
from tests.browser.lab import PATIENCE

PHONES = [(390, 844), (360, 740), (412, 915)]
SMALL = """() => [...document.querySelectorAll("button:not(.chip, .handle), select, summary, input:not([type=radio])")]
    .filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 40)
    .map(one => one.dataset.key ?? one.textContent ?? one.name)"""
"""What is too low for a thumb."""
ZOOMS = """() => [...document.querySelectorAll("input:not([type=radio], [type=range]), select, textarea")]
    .filter(one => parseFloat(getComputedStyle(one).fontSize) < 16).map(one => one.name)"""
"""The fields into which a telephone would zoom."""
ABOVE = """one => { const { top, bottom } = document.querySelector(one).getBoundingClientRect();
    return top >= 0 && bottom <= document.querySelector(".words").getBoundingClientRect().top }"""
"""Whether a place lies above the sheet."""
ON_TOP = """one => { const node = document.querySelector(one), { left, top, right, bottom } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)) }"""
"""Whether nothing lies over a region."""
HEIGHT = "() => document.querySelector('.words, .told').getBoundingClientRect().top"


@pytest.fixture(params=PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def phone(request: pytest.FixtureRequest, address: str, browser: Browser) -> Iterator[Page]:
    """The app on a phone, into which axe-core may be put."""
    width, height = request.param
    size = {"width": width, "height": height}
    with browser.new_context(
        base_url=address, viewport=size, has_touch=True, is_mobile=True, reduced_motion="reduce", bypass_csp=True
    ) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto("/")
        yield page


def lies_above_the_sheet(page: Page, place: Locator) -> bool:
    box = place.bounding_box()
    assert box is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= page.evaluate(HEIGHT)


def drawn_for_a_phone(page: Page) -> None:
    expect(page.locator("[data-region=board] > svg[viewBox^='0 0 374']")).to_have_count(1)


SEEN = {
    "mark": ["yard/0/0", "yard/0/3", "roof/0/0", "roof/0/3", "cash/0", "market/0", "market/4"],
    "shark": ["dice", "cash/0", "shares/0", "map/0/0", "map/0/9", "map/11/9"],
    "marco_polo": ["space/Venice", "space/Constantinople", "space/Hormuz"],
    "city": ["plot/0/0", "plot/7/7"],
}
"""What a first decision is about."""


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_what_is_decided_about_is_seen_together_with_the_moves(phone: Page, name: str) -> None:
    start(phone, name)
    drawn_for_a_phone(phone)
    for place in SEEN[name]:
        assert lies_above_the_sheet(phone, phone.locator(f"[data-place='{place}']")), place
    expect(phone.locator("[data-region=moves] h3")).to_be_in_viewport(ratio=1)
    expect(phone.locator("[data-region=moves] :is(.deed, .ringed)").first).to_be_in_viewport(ratio=1)
    assert phone.evaluate(CUT) == []
    width = phone.evaluate("() => innerWidth")
    assert phone.evaluate("() => document.documentElement.scrollWidth") == width
    assert phone.evaluate(SMALL) == []
    assert phone.evaluate(ZOOMS) == []


@pytest.mark.parametrize("phone", [PHONES[0]], indirect=True, ids=["390x844"])
def test_at_the_door_three_games_can_be_played_at_once_and_the_fourth_lies_near(phone: Page) -> None:
    plays = phone.locator("[data-key^=play-]")
    lows = [box["y"] + box["height"] for one in plays.all() if (box := one.bounding_box()) is not None]
    assert lows[2] <= PHONES[0][1]
    assert lows[3] <= 1000
    assert phone.evaluate(SMALL) == []
    market = phone.locator("[data-key=play-mark]").locator("xpath=ancestor::article").locator("img")
    assert market.evaluate("one => parseFloat(getComputedStyle(one).objectPosition)") > 0  # pieces, not the letters of rows


@pytest.mark.parametrize("phone", [PHONES[0]], indirect=True, ids=["390x844"])
def test_the_city_stays_in_sight_also_where_a_tile_must_be_drawn_and_no_preview_stays_from_a_tap(phone: Page) -> None:
    phone.locator("[data-key=play-city]").tap()  # no mouse is left lying on the board
    phone.locator("[data-first]").tap()
    drawn_for_a_phone(phone)
    plots, slider = phone.locator("[data-place^='plot/'].can"), phone.locator("[data-key=slider]")
    must_draw = phone.locator("[data-region=moves]:not(:has(.ringed)) [data-arg=draw]")
    for _ in range(20):
        expect(phone.locator("[data-region=moves] .deeds")).to_have_count(1, timeout=PATIENCE)
        for corner in ("plot/0/0", "plot/7/7"):
            assert lies_above_the_sheet(phone, phone.locator(f"[data-place='{corner}']")), corner
        expect(phone.locator(".marks")).to_have_count(0)
        if must_draw.count():
            return
        before = slider.get_attribute("max") or ""
        if plots.count() > 5:
            plots.nth(5).tap()
            expect(phone.locator("[data-key=do-tapped]")).to_be_in_viewport(ratio=1)
            expect(slider).to_have_attribute("max", before)  # it is told first
            (phone.locator("[data-key=do-tapped]") if phone.locator(".marks .road").count() else plots.nth(5)).tap()
        else:
            assert phone.evaluate("() => !document.activeElement.matches('input')"), "no keyboard opens over the table"
            phone.locator("[data-region=moves] .amount .deed").tap()
        expect(slider).not_to_have_attribute("max", before)
    pytest.fail("a tile never had to be drawn")


def test_the_sheet_can_be_folded_and_an_answer_unfolds_it(phone: Page) -> None:
    start(phone, "mark")
    drawn_for_a_phone(phone)
    handle, sheet = phone.locator(".words > .handle"), phone.locator(".words")
    open_at = phone.evaluate(HEIGHT)
    assert sheet.evaluate("node => { node.scrollTop = 60; return node.scrollTop }") > 0
    handle.tap()  # however far one had read in it
    expect(handle).to_have_attribute("aria-expanded", "false")
    assert phone.evaluate(HEIGHT) > open_at + 100
    expect(phone.locator("[data-region=moves] h3")).to_be_in_viewport(ratio=1)
    expect(phone.locator("[data-region=moves] .deeds")).to_be_hidden()
    phone.locator("[data-place='market/2/3']").tap()
    expect(phone.locator("[data-region=answer] .refused")).to_be_in_viewport()
    expect(sheet).not_to_have_class("words folded")
    assert phone.evaluate(CUT) == []
    assert lies_above_the_sheet(phone, phone.locator("[data-place='market/2/3']"))
    phone.locator("[data-region=moves] h3").tap()
    expect(handle).to_have_attribute("aria-expanded", "false")


def test_curves_that_are_unfolded_come_into_view(phone: Page) -> None:
    start(phone, "mark")
    drawn_for_a_phone(phone)
    curves, skip = phone.locator("[data-key=curves]"), phone.locator("[data-key=skip]")
    while not curves.is_enabled():  # before the second turn there are none
        phone.locator("[data-region=moves] .deeds button.deed").first.tap()
        expect(phone.locator("[data-region=moves] .deeds, [data-key=skip]")).to_have_count(1, timeout=PATIENCE)
        if skip.count():
            skip.tap()
            expect(phone.locator("[data-region=moves] .deeds")).to_have_count(1, timeout=PATIENCE)
    curves.tap()
    unfolded = phone.locator("[data-region=curves] > :last-child")
    expect(unfolded).to_be_in_viewport(ratio=1)
    phone.evaluate("() => scrollTo({ top: 0, behavior: 'instant' })")  # the board is seen with them
    assert phone.evaluate("() => document.querySelector('[data-region=curves]').getBoundingClientRect().top") >= 300
    expect(unfolded).to_be_in_viewport(ratio=1)
    curves.tap()
    expect(unfolded).to_have_count(0)
    phone.locator("[data-key=hint]").first.tap()
    expect(phone.locator(".hint-told")).to_be_in_viewport()
    curves.tap()  # what was asked for last is shown
    expect(unfolded).to_be_in_viewport(ratio=1)
    phone.wait_for_function(ON_TOP, arg="[data-region=curves]")
    phone.locator("[data-region=time] [data-key=back]").tap()
    expect(phone.locator("[data-key=to-last]")).to_be_in_viewport(ratio=1)
    expect(unfolded).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("phone", [PHONES[0]], indirect=True, ids=["390x844"])
def test_the_end_is_read_from_its_first_word_wherever_the_board_was_scrolled_to(phone: Page) -> None:
    phone.locator("[data-key=play-city]").tap()
    for field, value in (("way", "watch"), ("players", "3"), ("level", "beginner")):
        phone.locator(f"label:has(input[name={field}][value='{value}'])").tap()
    phone.locator("[data-first]").tap()
    drawn_for_a_phone(phone)
    phone.evaluate("() => scrollTo({ top: 400, behavior: 'instant' })")
    phone.locator("[data-key=skip]").tap()
    expect(phone.locator(".gamelib-explorer.ended")).to_have_count(1, timeout=PATIENCE)
    expect(phone.locator(".won")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("phone", [PHONES[1]], indirect=True, ids=["360x740"])
def test_a_game_that_waits_has_a_line_of_its_own_at_the_door(phone: Page) -> None:
    start(phone, "mark")
    phone.locator("[data-key=door]").tap()
    go_on = phone.locator("[data-key=continue-mark]")
    expect(go_on).to_be_in_viewport(ratio=1)
    expect(phone.locator("[data-key=let-go-mark]")).to_be_in_viewport(ratio=1)
    assert phone.evaluate("() => document.documentElement.scrollWidth") == 360
    go_on.tap()
    drawn_for_a_phone(phone)


@pytest.mark.parametrize("phone", [PHONES[1]], indirect=True, ids=["360x740"])
def test_however_much_waits_a_game_can_be_played_at_once(phone: Page) -> None:
    for name in gamelib.RULESETS:
        start(phone, name)
        phone.locator("[data-key=door]").tap()
        expect(phone.locator(f"[data-key=continue-{name}]")).to_be_in_viewport(ratio=1)
    expect(phone.locator(".games .deed").first).to_be_in_viewport(ratio=1)
    assert phone.locator(".waiting .go-on:visible").count() == 2
    label, first = (phone.locator(f".waiting {one}").first.bounding_box() for one in (".label", ".one"))
    assert label is not None
    assert first is not None
    assert label["y"] + label["height"] <= first["y"], "the label stands on its own line"
    expect(phone.locator(".waiting .more span:visible")).to_have_text("2 more")
    phone.locator("[data-key=unfold]").tap()
    expect(phone.locator(".waiting .go-on:visible")).to_have_count(4)
    assert phone.evaluate(SMALL) == []


@pytest.mark.parametrize("phone", [PHONES[1]], indirect=True, ids=["360x740"])
def test_after_a_wrong_answer_and_a_hint_the_field_stays_in_view(phone: Page) -> None:
    phone.locator("[data-do=exercises][data-arg=mark]").tap()
    phone.locator("input[name=text]").fill("Zoe")
    phone.locator("[data-region=moves] [type=submit]").tap()
    field, bar = phone.locator("[data-region=moves] [name=text]"), "nav[data-region=time]"
    expect(phone.locator(f"{bar} [data-do=hint]")).to_have_count(1)
    field.fill("99")
    phone.locator("[data-region=moves] [type=submit]").tap()
    expect(phone.locator(".verdict.wrong")).to_have_count(1)
    low = phone.evaluate(f"() => document.querySelector('{bar}').getBoundingClientRect().top")
    for seen in (phone.locator(".verdict.wrong p").first, phone.locator(".question"), field):
        box = seen.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= low, "it lies under the buttons"
    phone.locator(f"{bar} [data-do=hint]").tap()
    expect(phone.locator(".before")).to_have_count(1)
    box = field.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= low, "it lies under the buttons"
    assert phone.evaluate(SMALL) == []


@pytest.mark.parametrize("phone", [PHONES[1]], indirect=True, ids=["360x740"])
def test_the_buttons_below_the_last_exercise_stand_in_one_line(phone: Page) -> None:
    phone.locator("[data-do=exercises][data-arg=mark]").tap()
    phone.locator("[data-key=only-look]").tap()
    phone.evaluate("location.hash = '#/mark/exercises/10'")
    bar = phone.locator("nav[data-region=time]")
    expect(bar.locator("[data-do=someone-else]")).to_have_count(1)
    box = bar.bounding_box()
    assert box is not None
    assert box["height"] < 64, "a second line would hide the field of the answer"
    assert bar.evaluate("node => node.scrollWidth <= node.clientWidth")


def test_a_tap_beside_a_small_place_is_a_tap_on_it(phone: Page) -> None:
    start(phone, "marco_polo")
    drawn_for_a_phone(phone)
    box = phone.locator("[data-place='space/Mecca']").bounding_box()
    assert box is not None
    phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] + 9)
    expect(phone.locator("[data-region=answer]")).to_contain_text("announce")


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_lesson_shows_board_question_and_answer_at_once(phone: Page, name: str) -> None:
    phone.locator(f"[data-do=learn][data-arg={name}]").tap()
    drawn_for_a_phone(phone)
    board = phone.locator("[data-region=board]")
    for _ in range(3):
        expect(phone.locator(".question")).to_be_in_viewport(ratio=1)
        expect(phone.locator("nav[data-region=time] button").last).to_be_in_viewport(ratio=1)
        box = board.bounding_box()
        assert box is not None
        assert phone.evaluate(HEIGHT) - max(box["y"], 0) >= 240, "too little of the board is left"
        assert phone.evaluate(SMALL) == []
        phone.locator("[data-do=reveal]").tap()
        expect(phone.locator(".reveal")).to_have_count(1)
        expect(phone.locator(".reveal > :first-child")).to_be_in_viewport(ratio=1)
        phone.locator("nav[data-region=time] button").last.tap()
        expect(phone.locator(".reveal")).to_have_count(0)


@pytest.mark.parametrize("phone", [PHONES[0]], indirect=True, ids=["390x844"])
def test_axe_finds_no_fault_on_a_phone(phone: Page) -> None:
    start(phone, "mark")
    drawn_for_a_phone(phone)
    assert faults(phone) == []
    phone.locator("[data-key=ask]").first.tap()
    expect(phone.locator(".sheet.question input[name=move]")).to_be_focused()  # whoever asks means to write
    phone.keyboard.press("Escape")
    expect(phone.locator(".sheet.question")).to_have_count(0)
    phone.locator(".words > .handle").tap()
    assert faults(phone) == []
    phone.locator("[data-key=learn]").tap()
    expect(phone.locator(".sheet.how")).to_be_visible()
    assert faults(phone) == []
    phone.locator(".sheet.how [data-do=lesson]").tap()
    expect(phone.locator(".told > .handle")).to_be_visible()
    assert faults(phone) == []


@pytest.mark.parametrize("phone", [(844, 390), (740, 360)], indirect=True, ids=["844x390", "740x360"])
@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_on_its_side_a_phone_shows_the_board_at_full_height_and_the_moves_beside_it(phone: Page, name: str) -> None:
    start(phone, name)
    size = phone.viewport_size
    assert size is not None
    sizes = "() => { const { scrollWidth, scrollHeight } = document.documentElement; return [scrollWidth, scrollHeight] }"
    expect(phone.locator("[data-region=moves] h3")).to_be_in_viewport(ratio=1)
    assert phone.evaluate(sizes) == [size["width"], size["height"]]
    box, bar = phone.locator("[data-region=board]").bounding_box(), phone.locator("[data-key=curves]").bounding_box()
    assert box is not None
    assert bar is not None
    assert box["height"] >= size["height"] - 12
    assert bar["x"] + bar["width"] <= size["width"]


@pytest.mark.parametrize("phone", [PHONES[0]], indirect=True, ids=["390x844"])
def test_looking_back_shows_the_half_of_the_map_in_which_a_move_was_made(phone: Page, tmp_path: Path) -> None:
    file, places = tmp_path / "travels.record", {169: "Ceylon", 155: "Alexandria", 151: "Lhasa"}
    gamelib.playout("marco_polo", gamelib.ruleset("marco_polo").Rules(players=3), bots="sensible", seed=1, limit=170).save(file)
    start(phone, "marco_polo")
    phone.locator("[data-key=face]").evaluate("node => node.click()")  # a phone hides the tools
    phone.locator("[data-do=dialog][data-arg=load]").tap()
    phone.locator("form[data-do=load] textarea").fill(file.read_text())
    phone.locator("form[data-do=load] button").first.tap()
    expect(phone.locator("[data-key=slider]")).to_have_attribute("max", "170")
    phone.locator("[data-key=face]").evaluate("node => node.click()")
    drawn_for_a_phone(phone)
    expect(phone.locator(".gamelib-explorer.play:not(.curved)")).to_be_visible()  # the tools had curves
    slider = phone.locator("[data-key=slider]")
    for at, place in places.items():
        slider.fill(str(at))
        expect(phone.locator("[data-region=log] li.now")).to_contain_text(place)
        phone.wait_for_function(ABOVE, arg=f"[data-place='space/{place}']")  # the page scrolls there
