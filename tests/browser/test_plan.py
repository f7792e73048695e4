"""The plan of the hour in a browser: the row that one left, the lesson on the wall, and an exercise to be talked about."""

from __future__ import annotations

from playwright.sync_api import Page, expect

WALL = {"width": 853, "height": 480}  # 1280 × 720 at 150 %


def test_the_way_back_leads_to_the_row_that_one_left(plain: Page) -> None:
    plain.locator("[data-do=visit][data-arg='/mark/plan']").first.click()
    row = plain.locator("[data-arg='/mark/exercises/2']").first
    row.scroll_into_view_if_needed()
    expect(row).to_be_in_viewport()
    assert plain.evaluate("scrollY") > 200
    row.click()
    expect(plain.locator(".question")).to_have_text("Which one is allowed?")
    plain.locator("[data-key=leave]").click()
    expect(row).to_be_in_viewport()
    plain.locator("[data-key=home]").click()
    plain.locator("[data-do=visit][data-arg='/mark/plan']").first.click()
    expect(plain.locator("[data-do=wall]")).to_be_in_viewport()


def test_the_lesson_for_the_wall_says_what_the_game_is_and_every_scene_has_its_way_back(plain: Page) -> None:
    plain.set_viewport_size(WALL)
    plain.locator("[data-do=visit][data-arg='/mark/plan']").first.click()
    plain.locator("[data-do=wall]").click()
    expect(plain.locator(".gamelib-explorer.learn.projected")).to_have_count(1)
    expect(plain.locator(".about")).to_be_in_viewport(ratio=1)
    expect(plain.locator(".about")).to_contain_text("Recycling companies take")
    plain.locator("[data-do=to][data-arg='7']").click()
    plain.locator("[data-do=reveal]").click()
    ways = plain.locator("nav[data-region=time] > button")
    expect(ways).to_have_count(3)
    expect(plain.locator("nav[data-region=time] [data-do=back]")).to_be_in_viewport(ratio=1)
    lines = {box["y"] for one in ways.all() if (box := one.bounding_box())}
    assert len(lines) == 1, "ways on one line leave the room to the rule"


def test_whoever_comes_back_from_the_last_scene_sees_the_next_row_in_large_letters(plain: Page) -> None:
    plain.set_viewport_size(WALL)
    plain.goto(f"{plain.url.partition('#')[0]}#/shark/plan")
    plain.locator("[data-arg='/shark/learn/falls/5']").first.click()
    expect(plain.locator(".gamelib-explorer.learn.projected")).to_have_count(1)
    plain.locator("nav [data-do=leave]").click()
    expect(plain.locator(".rows [aria-current]")).to_be_in_viewport()
    row = plain.locator("tr", has_text="Three exercises in pairs")
    expect(row).to_be_in_viewport(ratio=1)
    texts = plain.locator(".teachers :is(p, li, td, th, button), header button")
    assert texts.evaluate_all("all => Math.min(...all.map(one => parseFloat(getComputedStyle(one).fontSize)))") >= 16
    above = plain.evaluate("scrollY")
    plain.keyboard.press("PageDown")
    plain.wait_for_function("above => scrollY > above", arg=above)


def test_a_scene_of_the_plan_fills_the_wall_with_every_answer_in_view(plain: Page) -> None:
    plain.set_viewport_size(WALL)
    plain.locator("[data-do=visit][data-arg='/mark/plan']").first.click()
    plain.locator("[data-arg='/mark/learn/rows-close/1']").first.click()
    expect(plain.locator(".gamelib-explorer.learn.projected")).to_have_count(1)
    choices = plain.locator("[data-region=moves] [data-do=choose]")
    for choice in choices.all():
        expect(choice).to_be_in_viewport(ratio=1)
    plain.locator("[data-do=reveal]").click()
    expect(plain.locator("[data-region=answer] .rule").first).to_be_in_viewport(ratio=1)


def test_beside_a_refusal_a_class_sees_that_it_may_try_another_one(plain: Page) -> None:
    plain.set_viewport_size(WALL)
    plain.locator("[data-do=visit][data-arg='/mark/plan']").first.click()
    plain.locator("[data-arg='/mark/learn/dice/4']").first.click()
    plain.locator("[data-do=answer][data-arg='sell gold 2 A']").click()
    again, ways = plain.get_by_text("Try another one."), plain.locator("nav[data-region=time]")
    expect(again).to_be_in_viewport(ratio=1)
    inner, outer = again.bounding_box(), ways.bounding_box()
    assert inner is not None
    assert outer is not None
    assert inner["y"] + inner["height"] <= outer["y"]
