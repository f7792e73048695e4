"""A rule step by step in a real page: what happened, where the rule speaks and the buttons are in sight, on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

SCREENS = {"wide": (1280, 800), "wall": (853, 480), "phone": (390, 844)}


def show(page: Page, clause: str, screen: str) -> None:
    """A table for people at one screen, and a rule of its game laid on it by its address."""
    name, _, rule = clause.partition(".")
    page.locator(f"[data-key=play-{name}]").click()
    page.locator("input[value=together] + span").click()
    page.locator("[data-first]").click()
    expect(page.locator(".gamelib-explorer.play.begun")).to_be_visible()
    if screen == "wall":
        page.locator("[data-key=projector]").click()
        expect(page.locator(".gamelib-explorer.projected")).to_be_visible()
    width, height = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{page.url.partition(f'/{name}/table')[0]}/{name}/table/{rule}")
    expect(page.locator(".step-of")).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("clause", ["shark.chain", "mark.refine"])
def test_the_moment_of_the_rule_and_the_way_on_and_back_are_in_sight(plain: Page, clause: str, screen: str) -> None:
    show(plain, clause, screen)
    on, home = (plain.locator(f"[data-region=time] [data-key={key}]") for key in ("on", "demo-home"))
    steps = int(plain.locator(".step-of").inner_text().split()[-1])
    for step in range(1, steps):
        expect(plain.locator(".step-of")).to_have_text(f"Step {step} of {steps}")
        for seen in (on, home, plain.locator(".demo-told .large").first):
            expect(seen).to_be_in_viewport(ratio=1)
        on.click()
    expect(plain.locator(".step-of")).to_have_text(f"Step {steps} of {steps}")
    expect(plain.locator(".speaks")).to_be_in_viewport(ratio=1)
    expect(plain.locator(".marks > rect").first).to_be_attached()
    home.click()
    expect(plain.locator(".demo-told")).to_have_count(0)
    expect(plain.locator("[data-region=time] [data-key=undo]")).to_be_visible()


CUT = """() => [...document.querySelectorAll("[data-region=time] button")].filter(one => one.checkVisibility() &&
    (one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > innerWidth)).map(one => one.innerText)"""


@pytest.mark.parametrize("clause", ["mark.take", "city.access"])
def test_on_the_wall_no_button_is_cut(plain: Page, clause: str) -> None:
    show(plain, clause, "wall")
    steps = int(plain.locator(".step-of").inner_text().split()[-1])
    for step in range(1, steps + 1):
        expect(plain.locator(".step-of")).to_have_text(f"Step {step} of {steps}")
        assert plain.evaluate(CUT) == []
        if step < steps:
            plain.locator("[data-region=time] [data-key=on]").click()


UNDER_LEGEND = """() => {
  const { left, top, right, bottom } = document.querySelector(".marks .legend .ground").getBoundingClientRect();
  return [...document.querySelectorAll("[data-place]")].filter(one => {
    const box = one.getBoundingClientRect();
    const across = Math.min(box.right, right) - Math.max(box.left, left);
    const down = Math.min(box.bottom, bottom) - Math.max(box.top, top);
    return across > 1 && down > 1;
  }).map(one => one.dataset.place);
}"""
LETTERS = """() => Math.min(...[...document.querySelectorAll(".marks .legend text")].map(one =>
    parseFloat(one.getAttribute("font-size")) * one.getScreenCTM().a))"""


@pytest.mark.parametrize("clause", ["city.expropriate", "city.connected"])
def test_on_the_wall_what_tints_mean_covers_no_place_and_can_be_read(plain: Page, clause: str) -> None:
    show(plain, clause, "wall")
    plain.locator("[data-region=time] [data-key=on]").click()
    expect(plain.locator(".marks .legend")).to_be_attached()
    assert plain.evaluate(UNDER_LEGEND) == []
    assert plain.evaluate(LETTERS) >= 16


@pytest.mark.parametrize("key", ["PageDown", "ArrowRight"])
def test_after_the_last_step_neither_a_remote_nor_an_arrow_leads_back_to_the_first(plain: Page, key: str) -> None:
    show(plain, "shark.chain", "wall")
    for _ in range(2):
        plain.keyboard.press(key)
        expect(plain.locator(".step-of")).to_have_text("Step 2 of 2")
    plain.keyboard.press("?")  # what was asked before is answered before
    expect(plain.locator("[data-region=dialog] .sheet")).to_be_visible()
    expect(plain.locator(".step-of")).to_have_text("Step 2 of 2")


def test_arrows_go_through_the_steps(plain: Page) -> None:
    show(plain, "shark.chain", "wide")
    plain.keyboard.press("ArrowRight")
    expect(plain.locator(".step-of")).to_have_text("Step 2 of 2")
    plain.keyboard.press("ArrowLeft")
    expect(plain.locator(".step-of")).to_have_text("Step 1 of 2")
