"""A table on a projector: what happened and whose turn it is are seen at every step, in letters that can be read from afar."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import gamelib
from tests.browser.explorer import explorer, press
from tests.browser.test_menu_room import ASKS

LOOK = """() => {
  const one = selector => document.querySelector(selector), box = node => node.getBoundingClientRect();
  const within = (node, room) => box(node).top >= box(room).top - 1 && box(node).bottom <= box(room).bottom + 1;
  const words = one(".words"), log = one("[data-region=log]"), moves = one("[data-region=moves]");
  const told = log.checkVisibility() && [...log.querySelectorAll("li:not([data-since])")].find(item => item.querySelector("p"));
  const shown = [...document.querySelectorAll(".words *, .play > header *, [data-region=time] *")].filter(node =>
    node.checkVisibility() && [...node.childNodes].some(text => text.nodeType === 3 && text.data.trim()));
  return {
    told: !told || (within(told, log) && within(log, words)),
    clause: !told || [...told.querySelectorAll("p")].every(line =>
      !line.checkVisibility() || line.dataset.again !== undefined || line.querySelector(".chip").checkVisibility()),
    kept: !told || [...told.querySelectorAll("p")].every(line => line.checkVisibility()) ||
      told.querySelector(".more-told").checkVisibility(),
    apart: !told || [...told.querySelectorAll("p")].every(line => getComputedStyle(line).display !== "inline"),
    whole: [...moves.querySelectorAll("button, input")].every(one => !one.checkVisibility() || within(one, words)),
    seen: log.checkVisibility() || moves.querySelector(".opened") || box(moves).height > words.clientHeight / 2 ? true : false,
    head: within(moves.querySelector("h3, .cover"), words),
    across: Math.max(words.scrollWidth - words.clientWidth, moves.scrollWidth - moves.clientWidth),
    over: words.scrollHeight - words.clientHeight,
    letters: Math.min(...shown.map(node => parseFloat(getComputedStyle(node).fontSize))),
  };
}"""
GOOD = dict.fromkeys(("told", "clause", "kept", "apart", "whole", "seen", "head"), True) | {"across": 0, "over": 0}
STEPS = 9
BUSY, MANY = (1, 466), 20
"""A seed and a place in its game of random moves where one move causes more than so many events."""


def open_table(page: Page, name: str, projected: bool = True) -> None:
    """A table for people at one screen, on a projector unless told otherwise."""
    page.locator(f"[data-key=play-{name}]").click()
    page.locator("input[value=together] + span").click()
    page.locator("[data-first]").click()
    if projected:
        page.locator("[data-key=projector]").click()
        expect(page.locator(".gamelib-explorer.projected")).to_be_visible()


@pytest.mark.parametrize(("name", "width", "height"), [("shark", 853, 480), ("mark", 853, 480), ("shark", 1280, 800)])
def test_what_happened_is_seen_at_every_step(plain: Page, name: str, width: int, height: int) -> None:
    plain.set_viewport_size({"width": width, "height": height})
    open_table(plain, name)
    for _ in range(STEPS):
        expect(plain.locator(":is([data-key=hint], [data-key=lift])").first).to_be_visible()
        found = plain.evaluate(LOOK)
        assert found.pop("letters") >= 16
        assert found == GOOD, plain.locator("[data-region=log] li").first.inner_text()
        if plain.locator("[data-key=lift]").count():
            plain.locator("[data-key=lift]").click()
        plain.locator("[data-key=hint]").click()
        before = plain.locator("[data-region=time] output").inner_text()
        plain.locator("[data-key=do-hinted]").click()
        expect(plain.locator("[data-region=time] output")).not_to_have_text(before)


def test_a_move_that_caused_more_than_fits_is_folded_and_unfolds(plain: Page, tmp_path: Path) -> None:
    """Every dividend of six players with many shares: 24 events from one building."""
    file = tmp_path / "many.record"
    gamelib.playout("shark", gamelib.ruleset("shark").Rules(players=6), seed=BUSY[0], limit=BUSY[1]).save(file)
    plain.set_viewport_size({"width": 853, "height": 480})
    open_table(plain, "shark", projected=False)
    game = explorer(plain)
    press(game, "face", "lab")
    press(game, "dialog", "load")
    game.locator("form[data-do=load] textarea").fill(file.read_text())
    game.locator("form[data-do=load] button").first.click()
    expect(game.locator("output")).to_have_text(f"0/{BUSY[1]}")
    press(game, "go", BUSY[1])
    expect(game.locator("output")).to_have_text(f"{BUSY[1]}/{BUSY[1]}")
    press(game, "face", "play")
    plain.locator("[data-key=projector]").click()
    expect(plain.locator(".more-told")).to_be_visible()
    found = plain.evaluate(LOOK)
    assert found.pop("letters") >= 16
    assert found == GOOD
    plain.locator(".more-told").click()
    expect(plain.locator(".more-told")).to_have_count(0)
    lines = plain.locator("[data-region=log] li.now p")
    assert lines.count() > MANY
    assert lines.evaluate_all("lines => lines.every(line => line.checkVisibility())")


def test_letters_grow_into_the_room(plain: Page) -> None:
    open_table(plain, "mark")
    sizes = []
    for width, height in ((853, 480), (1280, 800), (1920, 1080)):
        plain.set_viewport_size({"width": width, "height": height})
        expect(
            plain.locator("[data-region=moves] .asked, [data-region=moves] h3, [data-region=moves] .cover").first
        ).to_be_visible()
        sizes.append(plain.evaluate("() => parseFloat(getComputedStyle(document.querySelector('.words')).fontSize)"))
    assert sizes == sorted(sizes)
    assert sizes[0] >= 16
    assert sizes[2] >= 24


def test_how_to_play_is_reached_from_the_menu(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    open_table(plain, "shark")
    expect(plain.locator("[data-key=learn]")).to_be_hidden()
    plain.locator("[data-key=menu]").click()
    plain.locator("[data-key=learn]").click()
    expect(plain.locator(".sheet.how")).to_be_visible()
    plain.keyboard.press("Escape")
    expect(plain.locator("[data-key=menu]")).to_be_focused()


@pytest.mark.parametrize("height", [480, 533])
def test_the_start_lies_over_no_field(plain: Page, height: int) -> None:
    plain.set_viewport_size({"width": 853, "height": height})
    plain.locator("[data-key=play-shark]").click()
    go, name = plain.locator(".sheet.choices [data-first]").bounding_box(), plain.locator("input[name=name]").bounding_box()
    assert go is not None
    assert name is not None
    assert name["y"] + name["height"] <= go["y"]


def auction(page: Page) -> None:
    """Play on as hinted until the first bid in secret is due, and lift its cover."""
    for _ in range(40):
        expect(page.locator(":is([data-key=hint], [data-key=lift])").first).to_be_visible()
        if page.locator("[data-key=lift]").count():
            return page.locator("[data-key=lift]").click()
        page.locator("[data-key=hint]").click()
        before = page.locator("[data-region=time] output").inner_text()
        page.locator("[data-key=do-hinted]").click()
        expect(page.locator("[data-region=time] output")).not_to_have_text(before)
    pytest.fail("no auction in 40 moves")


def test_an_overbid_leaves_its_refusal_and_the_way_to_bid_on_the_wall(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    open_table(plain, "mark")
    auction(plain)
    plain.locator("input[name=number]").fill("99")
    plain.keyboard.press("Enter")
    expect(plain.locator("[data-region=answer] .refused")).to_contain_text("cannot bid $99")
    for seen in ("input[name=number]", ".amount [type=submit]", "[data-region=answer] .chip"):
        expect(plain.locator(seen).first).to_be_in_viewport(ratio=1)
    assert plain.evaluate(LOOK)["over"] == 0
    plain.locator(".hush").click()
    expect(plain.locator("[data-region=log] li.now p").first).to_be_visible()


STAR = (
    *(
        "first 1",
        "roll white red",
        "take white 1",
        "roll red blue",
        "take red 2",
        "roll gold green",
        "take green 2",
        "roll gold green",
        "take gold 3",
    ),
    *("roll red blue", "take blue 3", "roll white green", "take white 4", "roll green star"),
)
"""How a star falls for whoever began and has two pieces in the yard: there is more to do than a low wall has room for."""


def play_by_the_tools(page: Page, moves: Sequence[str]) -> None:
    """Make moves and dice from the beginning on with the tools, and come back to the plain table."""
    expect(page.locator(":is([data-key=hint], [data-key=lift])").first).to_be_visible()
    page.locator("[data-key=menu]").click()
    page.locator("[data-key=face]").click()
    page.evaluate(ASKS, ["go", "0", {}])
    for move in moves:
        before = page.locator("[data-region=time] output").inner_text()
        page.evaluate(ASKS, ["play", move, {}])
        expect(page.locator("[data-region=time] output")).not_to_have_text(before)
    page.locator("[data-key=face]").click()


def test_with_the_star_every_move_is_in_sight_before_what_happened_and_a_list_leaves_its_squares_free(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    open_table(plain, "mark")
    play_by_the_tools(plain, STAR)
    for deed in plain.locator(".projected [data-region=moves] .deed").all():
        expect(deed).to_be_in_viewport(ratio=1)
    assert plain.evaluate(LOOK)["whole"]
    plain.locator("[data-place^='roof/'][data-place$='/1'].can").click()
    menu = plain.locator(".menu").bounding_box()
    assert menu is not None
    for place in plain.locator(":is([data-place^='roof/'], [data-place^='yard/']).can").all():
        box = place.bounding_box()
        assert box is not None
        apart = [box[a] >= menu[a] + menu[b] or menu[a] >= box[a] + box[b] for a, b in (("x", "width"), ("y", "height"))]
        assert any(apart), place.get_attribute("data-place")


def ask_about(page: Page, question: str) -> None:
    """Ask in plain words at the table."""
    page.locator("[data-key=ask]").first.click()
    page.locator(".sheet.question input").fill(question)
    page.keyboard.press("Enter")
    expect(page.locator("[data-region=answer] .note, [data-region=answer] .refused").first).to_be_visible()


def test_beside_a_hint_the_bid_can_be_laid_and_one_row_leads_through_the_game(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    open_table(plain, "mark")
    expect(plain.locator("[data-region=time] [data-key=curves]")).to_have_count(0)  # there is nothing to see yet
    auction(plain)
    plain.locator("[data-key=hint]").click()
    for seen in (".amount [type=submit]", "[data-key=do-hinted]", "[data-region=moves] h3"):
        expect(plain.locator(seen)).to_be_in_viewport(ratio=1)
    assert plain.evaluate(LOOK)["whole"]
    expect(plain.locator("[data-key=hint]")).to_be_hidden()
    for _ in range(3):  # bid until they are turned over
        plain.locator("[data-key=do-hinted]").click()
        expect(plain.locator(":is([data-key=lift], .opened)").first).to_be_visible()
        if plain.locator(".opened").count():
            break
        plain.locator("[data-key=lift]").click()
        plain.locator("[data-key=hint]").click()
    told, head = plain.locator(".opened").bounding_box(), plain.locator("[data-region=moves] h3").bounding_box()
    assert told is not None
    assert head is not None
    assert head["y"] + head["height"] <= told["y"]
    expect(plain.locator("[data-region=log]")).to_be_hidden()  # it would say the same
    plain.locator("[data-region=time] [data-key=back]").click()
    for _ in range(6):
        if plain.locator("[data-key=play-on]").count():
            break
        before = plain.locator("[data-region=log]").inner_text()
        plain.locator("[data-region=time] [data-key=back]").click()
        expect(plain.locator("[data-region=log]")).not_to_have_text(before)
    plain.locator("[data-key=play-on]").click()
    expect(plain.locator("[data-region=time] [data-key=other-line]")).to_be_visible()
    bar = plain.locator("[data-region=time]").bounding_box()
    assert bar is not None
    assert bar["height"] < 50


def test_a_long_answer_has_its_verdict_set_off_and_a_sign_that_it_goes_on(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    open_table(plain, "mark")
    plain.locator("[data-key=menu]").click()
    plain.locator("[data-key=luck]").click()
    ask_about(plain, "when is the end of the game")
    answer = plain.locator("[data-region=answer]")
    expect(answer.locator(".asked-above")).to_have_text("Asked: when is the end of the game")
    expect(answer.locator(".asked-above")).to_be_in_viewport(ratio=1)
    assert plain.locator(".verdict").evaluate("node => parseInt(getComputedStyle(node).fontWeight)") >= 600
    assert plain.evaluate(LOOK)["over"] == 0
    long = answer.evaluate("node => node.scrollHeight > node.clientHeight + 2")
    assert long == ("▾" in answer.evaluate("node => getComputedStyle(node, '::after').content"))
    expect(plain.locator("[data-region=moves] h3")).to_be_in_viewport(ratio=1)
    expect(plain.locator(".verdict")).to_be_in_viewport(ratio=1)


def test_whoever_asks_sees_the_board_and_buttons_for_what_it_offers_too_give_way_to_the_answer(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    open_table(plain, "mark")
    play_by_the_tools(plain, STAR[:2])
    deeds = plain.locator("[data-region=moves] .deed")
    expect(deeds.last).to_be_visible()
    plain.locator("[data-key=ask]").first.press("Enter")
    sheet, board = (plain.locator(one).bounding_box() for one in (".sheet.question", "[data-region=board]"))
    assert sheet is not None
    assert board is not None
    assert sheet["x"] >= board["x"] + board["width"]
    assert sheet["y"] + sheet["height"] <= 480
    plain.keyboard.press("Escape")
    ask_about(plain, "may Anna take two pieces?")
    expect(deeds.first).to_be_hidden()
    expect(plain.locator("[data-region=answer] > :not(.asked-above)").first).to_be_in_viewport(ratio=1)
    assert plain.evaluate(LOOK)["over"] == 0
    plain.locator("[data-key=moves-back]").click()
    expect(deeds.last).to_be_in_viewport(ratio=1)
    expect(plain.locator("[data-region=answer] > *")).to_have_count(0)


def test_a_sealed_bid_looks_the_same_however_long_it_is(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    open_table(plain, "mark")
    auction(plain)
    field = plain.locator("input[name=number]")
    seen = []
    for number in ("7", "12"):
        field.fill(number)
        plain.locator("[data-key=menu]").focus()
        seen.append(plain.locator(".stepper").screenshot())
    assert seen[0] == seen[1]
