"""At the bell: bots finish the game, and its end fits into a low window."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.app import start
from tests.browser.explorer import explorer

PATIENCE = 60_000
END = """() => {
  const box = one => one.getBoundingClientRect(), [card, bar, point] = ["[data-region=moves]", "[data-region=time]", ".point"].map(one => box(document.querySelector(one)));
  const ways = [...document.querySelectorAll(".deeds .deed")].map(box), isIn = way => way.height && way.right <= card.right && way.bottom <= card.bottom;
  return { isWhole: card.bottom <= bar.top, ways: ways.filter(isIn).length, isRead: point.bottom <= Math.min(...ways.map(one => one.top)) };
}"""  # noqa: E501


@pytest.mark.parametrize("name", ["shark", "marco_polo"])
def test_bots_finish_after_a_question_and_the_end_fits_a_low_window(page: Page, name: str) -> None:
    page.set_viewport_size({"width": 853, "height": 533})
    start(page, name)
    game = explorer(page)
    count = game.locator("[data-region=time] output")
    told = count.inner_text()
    page.get_by_role("button", name="Let the bots finish this game").click()
    page.get_by_role("button", name="Go on playing").click()
    expect(count).to_have_text(told)
    page.get_by_role("button", name="Let the bots finish this game").click()
    page.get_by_role("button", name="Let the bots finish", exact=True).click()
    expect(game.locator(".won")).to_be_visible(timeout=PATIENCE)
    assert page.evaluate(END) == {"isWhole": True, "ways": 3, "isRead": True}
    game.locator("[data-key=undo]").click()
    expect(game.locator(".won")).to_have_count(0)
    expect(count).to_have_text(told)
