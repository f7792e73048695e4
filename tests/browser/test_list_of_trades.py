"""The trades of a company are listed where its lane was clicked."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.app import start
from tests.browser.explorer import explorer

NEAR = 60
"""Pixels: from the pointer to the list."""


def test_a_list_opens_where_a_lane_was_clicked(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    start(page, "shark")
    game = explorer(page)
    game.locator("[data-region=board] [data-place^='map/'].can").first.click()
    lane = game.locator("[data-region=board] [data-place^='ladder/'].can").first
    expect(lane).to_be_visible()
    for part in (0.35, 0.75):
        box = lane.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + part * box["height"]
        page.mouse.click(x, y)
        menu = game.locator(".menu:visible")
        expect(menu.get_by_role("menuitem").first).to_be_visible()
        told = menu.bounding_box()
        assert told is not None
        across = max(told["x"] - x, x - told["x"] - told["width"], 0)
        down = max(told["y"] - y, y - told["y"] - told["height"], 0)
        assert max(across, down) <= NEAR, (x, y, told)
        page.keyboard.press("Escape")
        page.wait_for_timeout(600)
