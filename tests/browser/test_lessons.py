"""Lessons and exercises in the app, as a pupil meets them: answered with a click, told why, and nothing of it out of reach."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import gamelib
from gamelib.shark.board.layout import WIDE
from gamelib.teach import answers, lesson
from tests.browser.app import faults, start
from tests.browser.letters import small

FIT = """() => {
    const box = document.querySelector(".gamelib-explorer"), told = box.querySelector(".told");
    return [told.scrollHeight - told.clientHeight, document.documentElement.scrollHeight - innerHeight];
}"""
"""By how much what is told is too high for its column, and the page for the window."""
SMALLEST = """() => Math.min(...[...document.querySelectorAll(".told :is(p, li, summary, h3, .options button)")]
    .filter(one => one.offsetParent).map(one => parseFloat(getComputedStyle(one).fontSize)))"""
"""The size of the smallest letters in which something is asked or told."""
QUESTION = "() => parseFloat(getComputedStyle(document.querySelector('.question')).fontSize)"


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_axe_finds_no_fault_in_what_is_told_after_an_answer(plain: Page, name: str) -> None:
    plain.locator(f"[data-do=learn][data-arg={name}]").click()
    first = next(lesson(name).scenes())
    wrong = next(option for option in first.options() if option not in answers.right(first))
    plain.locator(f"[data-do=answer][data-arg='{wrong}']").click()
    expect(plain.locator(".reveal.wrong .rule")).to_contain_text(first.moment.clause.title)
    assert faults(plain) == []
    plain.locator("[data-do=short]").click()
    expect(plain.locator(".sheet.how")).to_be_visible()
    assert faults(plain) == []


def test_axe_finds_no_fault_in_the_verdict_on_an_exercise(plain: Page) -> None:
    plain.locator("[data-do=exercises][data-arg=mark]").click()
    plain.locator("input[name=text]").fill("Lena")
    plain.locator("input[name=text]").press("Enter")
    plain.locator("[data-key=to-forbidden]").click()
    plain.locator("[data-do=check][data-arg='sell red 1 B']").click()
    expect(plain.locator(".verdict.wrong")).to_contain_text("Red holds row A")
    expect(plain.locator(".verdict.wrong")).to_be_in_viewport(ratio=1)
    assert faults(plain) == []


def test_escape_closes_a_window_also_after_a_click_beside_it(plain: Page) -> None:
    plain.locator("[data-do=learn][data-arg=shark]").click()
    plain.locator("[data-do=short]").click()
    expect(plain.locator(".sheet.how")).to_be_visible()
    plain.evaluate("document.activeElement.blur()")
    plain.keyboard.press("Escape")
    expect(plain.locator(".sheet.how")).to_have_count(0)


BOARD = "[data-region=board]"
PLACE = """() => {
    const at = document.querySelector("[data-region=board] svg").getBoundingClientRect();
    return [at.x, at.y, at.width, at.height].map(Math.round);
}"""
"""Where the board is, and how large."""


@pytest.mark.parametrize("projected", [False, True])
@pytest.mark.parametrize(("chapter", "number"), [("rivals", 2), ("rivals", 3), ("first-game", 7), ("first-game", 8)])
def test_the_board_stays_where_it_is_between_question_and_answer(
    plain: Page, chapter: str, number: int, projected: bool
) -> None:
    plain.set_viewport_size({"width": 853, "height": 480} if projected else {"width": 1280, "height": 800})
    plain.goto(f"{plain.url.partition('#')[0]}#/shark/learn/{chapter}/{number}")
    if projected:
        plain.locator("[data-key=projector]").click()
        expect(plain.locator(".projected .question")).to_have_count(1)
        expect(plain.locator("[data-key=leave]")).to_be_in_viewport(ratio=1)
    else:  # the window was lower before, and the board is drawn anew for this one
        expect(plain.locator(f"{BOARD} svg")).to_have_attribute("viewBox", re.compile(f"^0 0 {WIDE} "))
    expect(plain.locator(".question")).to_have_text(lesson("shark")[chapter].scenes[number - 1].question())
    before, on = plain.evaluate(PLACE), plain.locator("[data-do=next]").bounding_box()
    plain.locator("[data-do=reveal]").click()
    expect(plain.locator(".reveal .key, .options.answered").first).to_be_in_viewport(ratio=1)
    assert plain.evaluate(PLACE) == before
    is_last = number == len(lesson("shark")[chapter].scenes)  # after which there are more ways on
    assert projected or is_last or plain.locator("[data-do=next]").bounding_box() == on
    if plain.locator(f"{BOARD} .marks").count():
        expect(plain.locator(f"{BOARD} .marks + .topmost text").first).to_have_count(1)  # no mark hides how large a chain is
    assert plain.locator(".question").evaluate("node => node.getBoundingClientRect().top") >= 0


LONGEST = [("shark", "debts", 4), ("marco_polo", "table", 1), ("city", "streets", 2), ("mark", "end", 3)]
"""The scenes of which most is told, each at the end of what fits."""
LARGEST = [("city", "table", 1), ("city", "streets", 7)]
"""The scenes with the largest boards."""


HEAD = """() => {
    const list = document.querySelector("header > select"), style = getComputedStyle(list);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 20;
    const steps = [...document.querySelectorAll("nav[data-region=time] > button")].filter(one => one.checkVisibility());
    const lines = new Set(steps.map(one => one.offsetTop)).size, high = Math.max(...steps.map(one => one.offsetHeight));
    return [pen.measureText(list.selectedOptions[0].text).width <= room, lines, high];
}"""
"""Whether the name of the chapter is whole, on how many lines the buttons stand, and how high they are."""


@pytest.mark.parametrize(("name", "chapter", "number"), [*LONGEST, *LARGEST])
def test_the_longest_answers_fit_on_the_screen_of_a_projector(plain: Page, name: str, chapter: str, number: int) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    plain.goto(f"{plain.url.partition('#')[0]}#/{name}/learn/{chapter}/{number}")
    plain.locator("[data-key=projector]").click()
    expect(plain.locator(".projected .question")).to_have_count(1)
    assert name == "marco_polo" or small(plain, 16, BOARD) == []
    scene = lesson(name)[chapter].scenes[number - 1]
    every = [option for option in scene.options() if option not in answers.right(scene)]
    for at, wrong in enumerate(every, 1):  # a class tries each of them
        plain.locator(f"[data-do=answer][data-arg='{wrong}']").evaluate(
            "choice => choice.click()"
        )  # letters may still be fitted
        expect(plain.locator(".options .wrong")).to_have_count(at)
        assert max(plain.evaluate(FIT)) <= 1
    if plain.locator(".reveal").count() == 0:
        plain.locator("[data-do=reveal]").click()
    expect(plain.locator(".reveal .rule")).to_be_in_viewport(ratio=1)
    assert max(plain.evaluate(FIT)) <= 1
    assert plain.evaluate(SMALLEST) >= 16
    assert name == "marco_polo" or small(plain, 16, BOARD) == []
    whole, lines, high = plain.evaluate(HEAD)
    assert whole
    assert lines == 1
    assert high <= 40


def test_an_exercise_has_large_letters_on_a_projector_and_its_field_in_view_after_a_wrong_answer(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    plain.locator("[data-do=exercises][data-arg=mark]").click()
    plain.locator("input[name=text]").fill("Lena")
    plain.locator("input[name=text]").press("Enter")
    plain.locator("[data-key=projector]").click()
    expect(plain.locator(".projected .question")).to_have_count(1)
    plain.locator("input[name=text]").fill("10")
    plain.locator("input[name=text]").press("Enter")
    expect(plain.locator(".verdict.wrong .chip")).to_be_in_viewport(ratio=1)
    expect(plain.locator("form[data-do=check] button")).to_be_in_viewport(ratio=1)
    expect(plain.locator(".question")).to_be_in_viewport(ratio=1)
    tops = [plain.locator(one).bounding_box() for one in (".question", "form[data-do=check]", ".verdict.wrong")]
    assert [at["y"] for at in tops if at] == sorted(at["y"] for at in tops if at), "what is said stands below the question"
    assert plain.evaluate(SMALLEST) >= 16


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_the_first_chapter_fits_on_the_screen_of_a_projector(plain: Page, name: str) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})  # 1280 × 720 at 150 %
    plain.locator(f"[data-do=learn][data-arg={name}]").click()
    expect(plain.locator(".question")).to_have_count(1)
    usual = plain.evaluate(QUESTION)
    plain.locator("[data-key=projector]").click()
    expect(plain.locator(".gamelib-explorer.learn.projected")).to_have_count(1)
    assert plain.evaluate(QUESTION) > usual
    for at in range(len(lesson(name)["first-game"].scenes)):
        plain.locator(f"[data-do=to][data-arg='{at}']").click()
        expect(plain.locator("[aria-current=step]")).to_have_text(str(at + 1))
        assert max(plain.evaluate(FIT)) <= 1, at
        assert small(plain, 16) == [], at
        plain.locator("[data-do=reveal]").click()
        expect(plain.locator(".reveal")).to_have_count(1)
        assert max(plain.evaluate(FIT)) <= 1, at
        assert small(plain, 16) == [], at
    plain.locator("[data-key=projector]").click()
    expect(plain.locator(".gamelib-explorer.learn.projected")).to_have_count(0)
    assert plain.evaluate("() => document.querySelector('.gamelib-explorer').style.getPropertyValue('--letters')") == ""


def test_a_projector_shows_what_happened_and_by_which_rule(plain: Page) -> None:
    plain.set_viewport_size({"width": 1280, "height": 720})
    start(plain, "mark")
    plain.locator("[data-key=projector]").click()
    told = plain.locator(".gamelib-explorer.play.projected [data-region=log] li.now")
    expect(told.locator(".chip").first).to_be_in_viewport(ratio=1)


def test_a_presenters_remote_shows_goes_on_and_goes_back(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    plain.locator("[data-do=learn][data-arg=mark]").click()
    plain.locator("[data-key=projector]").click()
    expect(plain.locator(".projected")).to_have_count(1)
    now, keys = plain.locator("[aria-current=step]"), plain.keyboard
    keys.press("PageDown")
    expect(plain.locator(".reveal")).to_have_count(1)
    keys.press("PageDown")
    expect(now).to_have_text("2")
    keys.press("PageUp")
    expect(now).to_have_text("1·")
    keys.press(".")
    expect(plain.locator(".gamelib-explorer.dark")).to_have_count(1)
    keys.press("PageDown")
    expect(plain.locator(".gamelib-explorer.dark")).to_have_count(0)
    expect(now).to_have_text("1·")


def test_a_remote_goes_on_after_a_click_on_the_board_and_after_a_guess(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    plain.goto(f"{plain.url.partition('#')[0]}#/city/learn/streets/1")
    plain.locator("[data-key=projector]").click()
    now, keys = plain.locator("[aria-current=step]"), plain.keyboard
    expect(plain.locator(".projected .question")).to_have_count(1)
    plain.locator("[data-place='plot/2/4']").click()
    expect(plain.locator(".verdict.wrong")).to_contain_text("Try another one.")
    plain.locator("[data-place='plot/3/4']").click()
    expect(plain.locator(".reveal")).to_have_count(1)
    keys.press("PageDown")
    expect(now).to_have_text("2")
    expect(plain.locator(".focus-frame:not([hidden])")).to_have_count(0)  # no answer of this scene is framed
    plain.locator("[data-place='plot/3/4']").focus()
    keys.press("ArrowRight")
    expect(plain.locator(".focus-frame")).to_be_visible()
    keys.press("ArrowLeft")
    plain.locator("[data-place='plot/2/4']").click()
    keys.press("PageDown")
    expect(plain.locator(".reveal")).to_have_count(1)
    keys.press("PageUp")
    expect(now).to_have_text("1✕")
    ways = plain.locator("nav[data-region=time] > button")
    expect(ways).to_have_count(4)
    assert ways.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)"), "no word runs over its button"
    plain.goto(f"{plain.url.partition('#')[0]}#/shark/learn/first-game/3")
    expect(plain.locator("input[name=text]")).to_be_visible()
    plain.locator("input[name=text]").fill("3")
    keys.press("Enter")
    expect(plain.locator(".chosen li")).to_have_count(1)
    plain.locator("input[name=text]").fill("5")
    keys.press("PageDown")
    expect(plain.locator(".chosen li")).to_have_count(2)  # what was typed is not lost
    expect(plain.locator(".reveal")).to_have_count(0)
    keys.press("PageDown")
    expect(plain.locator(".reveal")).to_have_count(1)


def test_after_a_wrong_choice_what_comes_to_lie_under_the_pointer_is_not_ringed(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    plain.goto(f"{plain.url.partition('#')[0]}#/city/learn/first-game/2")
    plain.locator("[data-key=projector]").click()
    expect(plain.locator(".projected .question")).to_have_count(1)
    spot = plain.locator("[data-do=answer][data-arg=pass]").bounding_box()
    assert spot is not None
    x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    plain.mouse.click(x, y)
    expect(plain.locator(".verdict.wrong")).to_be_visible()
    other = plain.locator(".options button:not(.wrong)").last.bounding_box()
    assert other is not None
    assert other["y"] < y < other["y"] + other["height"], "the right one has come to lie there"
    plain.mouse.move(x, y)
    hues = plain.locator(".options button:not(.wrong)").evaluate_all("all => all.map(one => getComputedStyle(one).borderColor)")
    assert len(set(hues)) == 1
    plain.mouse.move(x + 3, y)
    expect(plain.locator(".gamelib-explorer:not(.keyed)")).to_have_count(1)  # whoever points at it sees so


def test_a_remote_goes_through_a_rule_back_to_the_lesson_and_on(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    plain.goto(f"{plain.url.partition('#')[0]}#/shark/learn/rivals/1")
    plain.locator("[data-key=projector]").click()
    expect(plain.locator(".projected .question")).to_have_count(1)
    now, keys = plain.locator("[aria-current=step]"), plain.keyboard
    keys.press("PageDown")
    plain.locator("[data-region=answer] [data-do=clause]:visible").first.click()
    plain.locator(".sheet.clause [data-do=demo]").click()
    expect(plain.locator(".step-of")).to_be_visible()
    first, last = map(int, plain.locator(".step-of").inner_text().split()[1::2])
    for step in range(first + 1, last + 1):
        keys.press("PageDown")
        expect(plain.locator(".step-of")).to_have_text(f"Step {step} of {last}")
    keys.press("PageDown")
    expect(plain.locator(".sheet.clause")).to_be_visible()
    keys.press("PageDown")
    expect(now).to_have_text("2")
    expect(plain.locator(".sheet")).to_have_count(0)
    keys.press("PageDown")
    plain.locator("[data-region=answer] [data-do=clause]:visible").first.click()
    expect(plain.locator(".sheet.clause")).to_be_visible()
    keys.press("PageDown")
    expect(now).to_have_text("3")
    expect(plain.locator(".sheet")).to_have_count(0)
    assert plain.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "none", "nobody came to the question"


def test_a_remote_steps_through_a_game_on_a_wall_and_nowhere_else(plain: Page) -> None:
    start(plain, "mark")
    at = plain.locator("[data-region=time] output")
    here = at.inner_text()
    plain.keyboard.press("PageUp")
    plain.locator("[data-key=projector]").click()
    expect(plain.locator(".projected")).to_have_count(1)
    assert at.text_content() == here
    plain.locator("body").click(position={"x": 2, "y": 2})
    plain.keyboard.press("PageUp")
    expect(at).not_to_have_text(here)
    plain.keyboard.press("PageDown")
    expect(at).to_have_text(here)


OPENED = """() => {
    const inside = document.querySelector(".sheet .inside");
    const lines = [...inside.querySelectorAll("p, li")].filter(one => one.checkVisibility());
    const letters = lines.map(one => getComputedStyle(one));
    return [inside.scrollHeight - inside.clientHeight, Math.min(...letters.map(one => parseFloat(one.fontSize)))];
}"""
"""By how much what lies over the page is too high for it, and its smallest letters."""


def test_what_is_opened_on_a_wall_is_read_without_scrolling(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    plain.goto(f"{plain.url.partition('#')[0]}#/shark/learn/first-game/4")
    plain.locator("[data-key=projector]").click()
    expect(plain.locator(".projected .question")).to_have_count(1)
    plain.locator("[data-do=reveal]").click()
    plain.locator(".reveal .rule .chip:visible").first.click()
    expect(plain.locator(".sheet.clause .example img").first).to_be_visible()
    over, letters = plain.evaluate(OPENED)
    assert over <= 1
    assert letters >= 16
    plain.locator(".sheet .shut").click()
    expect(plain.locator(".sheet")).to_have_count(0)
    plain.locator("[data-do=happened]").click()
    expect(plain.locator(".sheet.happened")).to_be_visible()
    sheet, board = (plain.locator(one).bounding_box() for one in (".sheet.happened", "[data-region=board] > svg"))
    assert sheet is not None
    assert board is not None
    assert sheet["x"] >= board["x"] + board["width"] - 8, "it lies over the words"
    expect(plain.locator("nav[data-region=time] [data-do=next]")).to_be_in_viewport(ratio=1)
