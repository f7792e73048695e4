"""A table on a projector: what happened and whose turn it is are seen at every step, in letters that can be read from afar."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import gamelib
from tests.browser.explorer import explorer, press

LOOK = """() => {
  const one = selector => document.querySelector(selector), box = node => node.getBoundingClientRect();
  const within = (node, room) => box(node).top >= box(room).top - 1 && box(node).bottom <= box(room).bottom + 1;
  const words = one(".words"), log = one("[data-region=log]"), moves = one("[data-region=moves]");
  const told = [...log.querySelectorAll("li:not([data-since])")].find(item => item.querySelector("p"));
  const shown = [...document.querySelectorAll(".words *, .play > header *, [data-region=time] *")].filter(node =>
    node.checkVisibility() && [...node.childNodes].some(text => text.nodeType === 3 && text.data.trim()));
  return {
    told: !told || (within(told, log) && within(log, words)),
    clause: !told || [...told.querySelectorAll("p")].every(line =>
      !line.checkVisibility() || line.dataset.again !== undefined || line.querySelector(".chip").checkVisibility()),
    kept: !told || [...told.querySelectorAll("p")].every(line => line.checkVisibility()) ||
      told.querySelector(".more-told").checkVisibility(),
    head: within(moves.querySelector("h3, .cover"), words),
    across: Math.max(words.scrollWidth - words.clientWidth, moves.scrollWidth - moves.clientWidth),
    over: words.scrollHeight - words.clientHeight,
    letters: Math.min(...shown.map(node => parseFloat(getComputedStyle(node).fontSize))),
  };
}"""
GOOD = {"told": True, "clause": True, "kept": True, "head": True, "across": 0, "over": 0}
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
        expect(plain.locator("[data-region=moves] .asked, [data-region=moves] h3").first).to_be_visible()
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


def test_with_the_star_what_is_cut_has_a_sign_and_a_list_leaves_its_squares_free(plain: Page) -> None:
    plain.set_viewport_size({"width": 853, "height": 480})
    open_table(plain, "mark")
    expect(plain.locator(":is([data-key=hint], [data-key=lift])").first).to_be_visible()
    plain.locator("[data-key=menu]").click()
    plain.locator("[data-key=face]").click()
    plain.locator("[data-key=to-start]").click()
    for move in STAR:
        before = plain.locator("[data-region=time] output").inner_text()
        plain.locator(f"[data-do=play][data-arg='{move}']").click()
        expect(plain.locator("[data-region=time] output")).not_to_have_text(before)
    plain.locator("[data-key=face]").click()
    moves = plain.locator(".projected .rolled [data-region=moves]")
    expect(moves).to_be_visible()
    assert "▾" in moves.evaluate("node => getComputedStyle(node, '::after').content")
    plain.locator("[data-place^='roof/'][data-place$='/1'].can").click()
    menu = plain.locator(".menu").bounding_box()
    assert menu is not None
    for place in plain.locator(":is([data-place^='roof/'], [data-place^='yard/']).can").all():
        box = place.bounding_box()
        assert box is not None
        apart = [box[a] >= menu[a] + menu[b] or menu[a] >= box[a] + box[b] for a, b in (("x", "width"), ("y", "height"))]
        assert any(apart), place.get_attribute("data-place")
