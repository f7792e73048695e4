"""The words beside the board: what one decides is seen whole, a hint or a refusal with it, and all else gives way to them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import gamelib
from tests.browser.app import OTHERS, start
from tests.browser.lab import PATIENCE
from tests.browser.test_app_small import outside
from tests.browser.test_menu_room import ASKS
from tests.mark.tables import at as mark_at

SIZES = [(1280, 800), (1920, 1080), (853, 533)]
COVERED = """node => { const { left, top, width, height } = node.getBoundingClientRect();
    return [top + 3, top + height - 3].some(y => !node.contains(document.elementFromPoint(left + width / 2, y))) }"""
"""Whether something lies over the upper or the lower edge of an element."""
BARS = """() => [document.querySelector(".words"), document.querySelector("[data-region=log]")].filter(node =>
    ["auto", "scroll"].includes(getComputedStyle(node).overflowY) && node.scrollHeight > node.clientHeight + 1).length"""
"""How many of the words and what happened have a scrollbar."""
REFUSED = """() => { for (const node of document.querySelectorAll("[data-region=board] [data-place]:not(.can)")) {
    node.dispatchEvent(new MouseEvent("click", { bubbles: true })); return } }"""


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_beside_a_hint_or_a_refusal_the_whole_decision_is_seen(page: Page, name: str) -> None:
    start(page, name)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for ask, answer in (("[data-key=hint]", ".hint-told"), ("", "[data-region=answer] > *")):
            page.evaluate(REFUSED) if not ask else page.locator(f"[data-region=moves] {ask}").click()
            expect(page.locator(answer).first).to_be_visible(timeout=PATIENCE)
            page.wait_for_function("() => document.querySelector('.words').classList.contains('answered')")
            for part in ("[data-region=moves] h3", ".deeds", "[data-region=answer]"):
                assert outside(page.locator(part).first) == [], (name, width, answer, part)
                assert not page.locator(part).first.evaluate(COVERED), (name, width, answer, part)
            assert page.evaluate(BARS) < 2
            page.keyboard.press("Escape")
            expect(page.locator("[data-region=answer] > *")).to_have_count(0)


STANDS = """() => ["h3", ".deeds", ".deeds .deed", "[data-key=hint]", "[data-key=ask]"].map(one => {
    const node = document.querySelector(`[data-region=moves] ${one}`), frame = node?.getBoundingClientRect();
    return frame ? [frame.left, frame.top].map(Math.round).join(" ") : "" })"""
"""Where whose turn it is, the moves, a hint and a question stand."""
ROOMY = [(1280, 800), (1920, 1080)]


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_nothing_that_is_clicked_is_elsewhere_once_something_is_answered(page: Page, name: str) -> None:
    start(page, name)
    for width, height in ROOMY:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("wide => document.querySelector('.words').spared?.startsWith(`${wide}|`)", arg=width)
        before = page.evaluate(STANDS)
        for ask in ("hint", "refusal"):
            page.evaluate(REFUSED) if ask == "refusal" else page.locator("[data-region=moves] [data-key=hint]").click()
            page.wait_for_function("() => document.querySelector('.words').classList.contains('answered')")
            assert page.evaluate(STANDS) == before, (width, ask)
            page.keyboard.press("Escape")
            expect(page.locator("[data-region=answer] > *")).to_have_count(0)
            assert page.evaluate(STANDS) == before, (width, ask, "put away")


def test_a_long_answer_is_scrolled_before_a_move_is_elsewhere(page: Page) -> None:
    start(page, "shark")
    page.evaluate(ASKS, ["load", "", {"text": trade()}])
    page.evaluate(ASKS, ["go", "131", {}])
    page.evaluate(ASKS, ["face", "play", {}])
    expect(page.locator(".times button")).not_to_have_count(0)
    before = page.evaluate(STANDS)
    page.evaluate(ASKS, ["question", "", {"move": LONG}])
    page.wait_for_function("() => document.querySelector('.words').classList.contains('answered')")
    assert page.evaluate(STANDS) == before
    expect(page.locator(".ask.goes-on")).to_have_count(1)
    page.locator(".ask").evaluate("node => node.scrollTo(0, node.scrollHeight)")
    expect(page.locator(".ask.goes-on")).to_have_count(0)


def trade() -> str:
    """A game as text that ends where many shares may be sold before the dice."""
    return gamelib.playout("shark", gamelib.ruleset("shark").Rules(players=3), bots="sensible", seed=3, limit=131).text()


LONG = "what happens when two chains touch"
"""A question with a long answer."""


@pytest.mark.parametrize(("width", "height"), [(853, 533), (1280, 800)])
def test_the_way_on_from_a_trade_is_seen_whole_also_below_a_long_answer(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    start(page, "shark")
    page.evaluate(ASKS, ["load", "", {"text": trade()}])
    page.evaluate(ASKS, ["go", "131", {}])
    page.evaluate(ASKS, ["face", "play", {}])
    expect(page.locator("[data-region=time] output")).to_contain_text("move 131 of 131")
    expect(page.locator(".times button")).not_to_have_count(0)
    assert page.locator(".times button").count() > 3
    way, whose = page.locator("[data-region=moves] .foot > .deed"), page.locator("[data-region=moves] h3")
    way.focus()
    assert outside(way) == []
    assert not way.evaluate(COVERED), "no row of buttons lies over it"
    page.evaluate(ASKS, ["question", "", {"move": LONG}])
    expect(page.locator("[data-region=answer] > *").first).to_be_visible(timeout=PATIENCE)
    page.wait_for_function("() => document.querySelector('.words').classList.contains('answered')")
    for part in (way, whose):
        assert outside(part) == []
        assert not part.evaluate(COVERED), "no row of buttons lies over it"


WHAT_BEFELL = ("take blue 3", "roll white blue", "refine white 2-3", "roll red gold", "take red 2", "roll red star")
"""From one decision of the first of three to the next: storage was paid since, and the dice allow much."""


def test_hint_and_question_stay_beside_a_refusal_and_lie_over_nothing(page: Page) -> None:
    state = mark_at("act", "59 WM.. ....", "66 .WB. W...", "44 M... ...W", market="A red 1, C gold 3, D white 2, E blue 1",
                    player=1, dice="red blue")  # fmt: skip
    moves = tuple(map(gamelib.ruleset("mark").parse, WHAT_BEFELL))
    start(page, "mark")
    page.evaluate(ASKS, ["load", "", {"text": gamelib.Record("mark", state.rules, moves, start=state).text()}])
    page.evaluate(ASKS, ["seats", "", {"seat-1": "sensible", "seat-2": "sensible"}])
    page.evaluate(ASKS, ["go", "6", {}])
    page.evaluate(ASKS, ["face", "play", {}])
    expect(page.locator(".befell")).to_contain_text("storage")
    page.locator("[data-place='yard/2/0']").click()
    expect(page.locator(".words.answered.spares-room .refused")).to_contain_text("You take pieces to your own yard")
    for way in ("hint", "ask"):
        button = page.locator(f"[data-region=moves] [data-key={way}]")
        assert outside(button) == []
        assert not button.evaluate(COVERED)
    above, beside = page.locator(".befell").bounding_box(), page.locator(".helps").bounding_box()
    assert above is not None
    assert beside is not None
    assert beside["y"] + beside["height"] <= above["y"], "they lie over none of its words"


def test_the_parts_of_a_city_that_a_hint_marks_are_told_on_its_card_and_on_no_words_of_the_board(page: Page) -> None:
    start(page, "city")
    for _ in range(60):
        expect(page.locator(OTHERS)).to_have_count(0, timeout=PATIENCE)
        page.locator("[data-key=hint]").click()
        expect(page.locator("[data-key=do-hinted]")).to_be_visible(timeout=PATIENCE)
        if page.locator("[data-region=board] .marks .side-1").count():
            break
        page.locator("[data-key=do-hinted]").click()
        expect(page.locator(".hint-told")).to_have_count(0)
        page.evaluate("skip => document.querySelector(skip)?.click()", OTHERS)
    expect(page.locator("[data-region=board] .legend")).to_have_count(0)
    for line in page.locator(".hint-told .tells li").all():
        expect(line).to_be_in_viewport(ratio=1)
    expect(page.locator(".hint-told .tells li")).not_to_have_count(0)
    page.locator("[data-region=answer] ~ .hush").click()
    expect(page.locator(".tells")).to_have_count(0)
