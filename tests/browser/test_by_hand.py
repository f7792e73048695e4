"""A click on a piece tells what would happen; in hand it goes to its own places only, and the same click puts it down."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

import gamelib
from tests.browser.app import start
from tests.browser.lab import PATIENCE
from tests.browser.test_menu_room import ASKS
from tests.mark.tables import at as mark_at

EARLIER = 4
"""After so many decisions of this game one piece can be taken to one square only."""


def test_a_click_on_a_piece_takes_it_up_and_the_button_or_enter_does_it(page: Page) -> None:
    start(page, "mark")
    deeds, told = page.locator("[data-region=moves] .deeds"), page.locator("[data-key=do-tapped]")
    count = page.locator("[data-region=time] output")
    for _ in range(EARLIER):
        was = count.inner_text()
        deeds.locator("button.deed").first.click()
        expect(count).not_to_have_text(was)
        expect(deeds).to_have_count(1, timeout=PATIENCE)
    piece, here = page.locator("[data-place=bank] [data-thing=green]"), count.inner_text()
    piece.click()
    expect(told).to_be_visible()
    expect(page.locator(".marks .instead")).to_have_count(1)  # where it would go
    expect(page.locator(".marks .held")).to_have_count(1)
    expect(count).to_have_text(here)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(page.locator(".marks .held")).to_have_count(0)
    piece.click()
    expect(told).to_be_visible()
    piece.click()  # the same again puts it down
    expect(told).to_have_count(0)
    expect(page.locator(".marks .held")).to_have_count(0)
    expect(count).to_have_text(here)
    piece.click()
    told.click()
    expect(count).not_to_have_text(here)
    page.keyboard.press("u")
    expect(count).to_have_text(here)
    page.locator("[data-place=bank]").focus()
    page.keyboard.press("Enter")
    expect(told).to_be_focused()
    page.keyboard.press("Enter")
    expect(count).not_to_have_text(here)


ROOF = """\
gamelib record 1
ruleset: mark
rules:
  players: 2
names: Anna, Ben
start:
  turn: 20
  phase: act
  player: 1
  dice: gold blue
  actions: 1
  market: A blue 3, B gold 1
  bank: white 8, blue 3, gold 5, green 8, red 8
  company 1: $12 | yard blue . . gold | roof blue gold . .
  company 2: $40 | yard . . . . | roof . . . .
moves:
"""


def test_a_piece_in_hand_goes_to_its_own_places_only_and_no_other_goes_for_it(page: Page) -> None:
    start(page, "mark")
    page.evaluate(ASKS, ["load", "", {"text": ROOF}])
    page.evaluate(ASKS, ["face", "play", {}])
    gold, count = page.locator("[data-place='roof/0/1']"), page.locator("[data-region=time] output")
    answer, rings = page.locator("[data-region=answer]"), page.locator(".targets")
    here = "turn 20 · move 0 of 0"
    expect(count).to_have_text(here)
    gold.click()
    expect(page.locator(".menu")).to_be_hidden()
    expect(page.locator(".marks .held")).to_have_count(1)
    expect(page.locator(".marks .here")).to_have_count(1)  # row B
    expect(rings).to_have_css("visibility", "hidden")
    page.locator("[data-place='market/0/3']").click()  # where blue could be sold
    expect(answer).to_contain_text("Gold holds row B")
    expect(page.locator(".marks .held")).to_have_count(1)
    page.locator("[data-place='yard/0/1']").click()  # where blue could be taken
    expect(answer).to_contain_text("It never moves sideways or back")
    expect(answer.locator(".show-rule")).to_be_visible()
    expect(page.locator(".marks .held")).to_have_count(1)
    expect(count).to_have_text(here)
    page.keyboard.press("Escape")
    expect(page.locator(".marks .held")).to_have_count(0)
    expect(rings).to_have_css("visibility", "visible")
    expect(answer).to_be_empty()
    gold.click()
    page.locator("[data-place='roof/0/0']").click()  # another piece of one's own is taken up instead
    expect(answer).to_contain_text("Sell blue")
    gold.click()
    page.locator("[data-place='market/1/1']").click()
    expect(count).not_to_have_text(here)


def test_a_piece_that_is_dragged_is_seen_under_the_pointer_and_its_goal_stands_out(page: Page) -> None:
    start(page, "mark")
    page.evaluate(ASKS, ["load", "", {"text": ROOF}])
    page.evaluate(ASKS, ["face", "play", {}])
    expect(page.locator("[data-region=time] output")).to_have_text("turn 20 · move 0 of 0")
    gold, goal = page.locator("[data-place='roof/0/1']"), page.locator("[data-place='market/1/1']")
    follows, left = page.locator(".follows"), page.locator("[data-region=board] .left")
    taken, to = gold.bounding_box(), goal.bounding_box()
    assert taken is not None
    assert to is not None
    page.mouse.move(taken["x"] + taken["width"] / 2, taken["y"] + taken["height"] / 2)
    page.mouse.down()
    expect(follows).to_have_count(0)
    page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=6)
    expect(left).to_have_count(1)
    expect(page.locator("[data-region=board] .below")).to_have_attribute("data-place", "market/1/1")
    seen = follows.bounding_box()
    assert seen
    assert abs(seen["x"] + seen["width"] / 2 - to["x"] - to["width"] / 2) < 6
    assert abs(seen["y"] + seen["height"] / 2 - to["y"] - to["height"] / 2) < 6
    page.mouse.move(5, 300)  # beside the board nothing happens to it
    expect(page.locator("[data-region=board] .below")).to_have_count(0)
    page.mouse.up()
    for one in (follows, left):
        expect(one).to_have_count(0)
    expect(page.locator("[data-region=time] output")).to_have_text("turn 20 · move 0 of 0")


def test_the_rings_are_the_list_of_a_piece_and_another_colour_of_the_bank_is_refused(page: Page) -> None:
    """A list would lie over places that one wants to try, and a click on them would make a move of it."""
    start(page, "mark")
    page.evaluate(ASKS, ["load", "", {"text": ROOF.replace("dice: gold blue", "dice: red green")}])
    page.evaluate(ASKS, ["face", "play", {}])
    here = "turn 20 · move 0 of 0"
    count, answer, menu = page.locator("[data-region=time] output"), page.locator("[data-region=answer]"), page.locator(".menu")
    expect(count).to_have_text(here)
    page.locator("[data-place=bank] [data-thing=red]").first.click()
    expect(page.locator(".marks .held")).to_have_count(1)
    expect(page.locator(".marks .here")).to_have_count(2)  # the free squares of the yard
    expect(menu).to_be_hidden()
    page.locator("[data-place=bank] [data-thing=blue]").first.click()
    expect(answer).to_contain_text("there is no action with blue")
    expect(page.locator(".marks .held")).to_have_count(1)
    page.locator("[data-place='roof/0/3']").click()
    expect(answer).to_contain_text("A piece from the bank goes to your yard")
    expect(count).to_have_text(here)
    page.keyboard.press("Escape")
    page.locator("[data-place=bank]").focus()
    page.keyboard.press("Enter")  # whoever has no mouse chooses from a list
    expect(menu.locator("button")).to_have_count(4)
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    page.locator("[data-place=bank] [data-thing=red]").first.click()
    page.locator("[data-place='yard/0/1']").click()
    expect(count).not_to_have_text(here)


def test_the_list_of_a_place_lies_beside_it_and_the_place_is_marked(page: Page) -> None:
    start(page, "mark")
    page.evaluate(ASKS, ["load", "", {"text": ROOF}])
    page.evaluate(ASKS, ["face", "play", {}])
    expect(page.locator("[data-region=time] output")).to_have_text("turn 20 · move 0 of 0")
    square = page.locator("[data-place='yard/0/1']")
    square.click()
    expect(page.locator(".menu button")).to_have_count(2)
    expect(page.locator(".menu .disc")).to_have_text(["B", "M"])
    expect(page.locator(".marks .held")).to_have_count(1)
    menu, at = page.locator(".menu").bounding_box(), square.bounding_box()
    assert menu is not None
    assert at is not None
    gaps = [max(menu[a] - at[a] - at[b], at[a] - menu[a] - menu[b], 0) for a, b in (("x", "width"), ("y", "height"))]
    assert 0 < max(gaps) < 60
    page.keyboard.press("Escape")
    expect(page.locator(".marks .held")).to_have_count(0)


def bidding(page: Page) -> None:
    """MARK where the first of two names the colour that is auctioned; then both bid."""
    state = mark_at("name-colour", "30 .... ....", "30 .... ....", dice="hammer star")
    start(page, "mark")
    page.evaluate(ASKS, ["load", "", {"text": gamelib.Record("mark", state.rules, start=state).text()}])
    page.evaluate(ASKS, ["seats", "", {"seat-1": "sensible", "chance": "rolls"}])
    page.evaluate(ASKS, ["face", "play", {}])
    page.locator("[data-region=moves] [data-arg='auction red']").press("Enter")


def test_a_bid_is_typed_in_place_of_the_number_that_stands_there_and_said_on_the_button(page: Page) -> None:
    bidding(page)
    field, go = page.locator("form[data-arg=bid] input[type=number]"), page.locator("form[data-arg=bid] [type=submit]")
    expect(field).to_be_focused(timeout=PATIENCE)
    expect(go).to_have_text("Bid $0")
    page.keyboard.type("10")
    expect(field).to_have_value("10")
    expect(go).to_have_text("Bid $10")
    page.locator("[data-here=more]").click()
    expect(go).to_have_text("Bid $11")
    field.focus()
    page.keyboard.type("99")
    page.keyboard.press("Enter")
    expect(page.locator("[data-region=answer] .refused")).to_be_visible(timeout=PATIENCE)
    expect(go).to_have_text("Bid $99")
    page.keyboard.press("h")
    expect(page.locator(".hint-told")).to_be_visible(timeout=PATIENCE)
    expect(go).to_have_text(f"Bid ${field.input_value()}")
    field.focus()
    page.keyboard.type("3")
    expect(go).to_have_text("Bid $3")


HUSHED = """() => { window.waits = []; const later = window.setTimeout;
    window.setTimeout = (work, wait, ...more) => { window.waits.push(wait); return later(work, wait, ...more) } }"""
"""Writes down for how long the page puts off what it will do."""
HOVER = 160
"""So long it waits before it asks what a move would do that is pointed at."""


def test_what_gets_the_focus_by_itself_foretells_nothing_and_a_page_that_turns_has_no_frame(page: Page) -> None:
    """A decision that comes by itself is looked at first: an arrow or the pointer asks what a move would do."""
    bidding(page)
    page.mouse.move(1, 1)
    field, told = page.locator("form[data-arg=bid] input[type=number]"), page.locator(".hint > p")
    expect(field).to_be_focused(timeout=PATIENCE)
    field.fill("30")  # at equal bids the one who rolled comes first
    page.evaluate(HUSHED)
    page.keyboard.press("Enter")
    expect(page.locator("[data-region=moves] [data-arg='place 1']")).to_be_focused(timeout=PATIENCE)
    assert HOVER not in page.evaluate("() => window.waits")
    page.keyboard.press("ArrowDown")
    expect(told).to_contain_text("yard square 2", timeout=PATIENCE)
    page.locator("[data-key=door]").press("Enter")
    card = page.locator(".gamelib-explorer.door [data-region=moves]")
    expect(card).to_be_focused(timeout=PATIENCE)
    expect(card).to_have_css("outline-style", "none")


def test_a_piece_that_was_won_is_dragged_from_beside_the_dice_to_a_free_square(page: Page) -> None:
    start(page, "mark")
    moves = [gamelib.ruleset("mark").parse(move) for move in ("first 1", "roll hammer red", "bid 4", "bid 7")]
    rules = gamelib.ruleset("mark").Rules(players=2)
    page.evaluate(ASKS, ["load", "", {"text": gamelib.Record("mark", rules, tuple(moves), ("Anna", "Ben")).text()}])
    page.evaluate(ASKS, ["face", "play", {}])
    page.evaluate(ASKS, ["go", str(len(moves)), {}])
    count, won = (
        page.locator("[data-region=time] output"),
        page.locator("[data-region=board] [data-leads=bank] [data-thing=red]"),
    )
    expect(count).to_contain_text("move 4 of 4")
    won.drag_to(page.locator("[data-place='yard/1/1']"))
    expect(count).to_contain_text("move 5 of 5")
    page.keyboard.press("u")
    expect(count).to_contain_text("move 4 of 4")
    won.click()
    expect(page.locator(".marks .here")).to_have_count(4)
    page.locator("[data-place='yard/1/2']").click()
    expect(count).to_contain_text("move 5 of 5")


SEVERAL = ROOF.replace("dice: gold blue", "dice: white green")
"""Two colours can be taken, each to any of two free squares of the yard."""
SQUARE = "[data-place='yard/0/1']"


def chosen(page: Page) -> None:
    """At a table where several pieces may go to several squares."""
    start(page, "mark")
    page.evaluate(ASKS, ["load", "", {"text": SEVERAL}])
    page.evaluate(ASKS, ["face", "play", {}])
    expect(page.locator("[data-region=time] output")).to_have_text("turn 20 · move 0 of 0")


def test_a_piece_in_hand_is_told_where_it_may_go_and_a_tapped_square_is_told_from_the_others(
    browser: Browser, address: str
) -> None:
    with browser.new_context(
        base_url=address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    ) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto("/")
        chosen(page)
        answer, marks = page.locator("[data-region=answer]"), page.locator("[data-region=board] .marks")
        page.locator("[data-place=bank] [data-thing=white]").first.tap()
        expect(answer.locator(".by-tap")).to_have_text("White: now tap a yard square.")
        expect(answer.locator(".by-tap")).to_be_visible()
        expect(marks.locator(".here")).to_have_count(2)
        page.locator(SQUARE).tap()
        expect(answer).to_contain_text("Take white to yard square 2")
        expect(marks.locator(".here")).to_have_count(1)
        expect(marks.locator(".other")).to_have_count(1)
        expect(marks.locator(".letter")).to_have_text("W")
        ring, square = marks.locator(".here").bounding_box(), page.locator(SQUARE).bounding_box()
        assert ring is not None
        assert square is not None
        assert abs(ring["x"] - square["x"]) < 6
        page.locator("[data-place='yard/0/2']").tap()  # another one instead
        expect(answer).to_contain_text("Take white to yard square 3")
        expect(marks.locator(".other")).to_have_count(1)
        page.locator("[data-key=do-tapped]").tap()
        expect(marks).to_have_count(0)


def test_a_click_with_a_mouse_says_what_comes_next_and_one_between_two_squares_is_about_a_square(page: Page) -> None:
    chosen(page)
    answer = page.locator("[data-region=answer]")
    page.locator("[data-place=bank] [data-thing=green]").first.click()
    expect(answer.locator(".by-click")).to_have_text("Green: now click a yard square.")
    page.keyboard.press("Escape")
    expect(answer).to_be_empty()
    left, right = page.locator(SQUARE).bounding_box(), page.locator("[data-place='yard/0/2']").bounding_box()
    assert left is not None
    assert right is not None
    between = (left["x"] + left["width"] + right["x"]) / 2
    page.mouse.click(between, left["y"] + left["height"] / 2)
    expect(page.locator(".menu button")).to_have_count(2)
    expect(answer).to_be_empty()
