"""The watch over a page notices what it should, and nothing that JupyterLab does by itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.lab import PATIENCE, Lab, open_notebook, run_all, write_notebook
from tests.browser.watch import Watch


@pytest.fixture
def watched(lab: Lab, browser: Browser) -> Iterator[tuple[Page, Watch]]:
    with browser.new_context() as context:
        page, watch = context.new_page(), Watch(lab.origin)
        watch.over(context, page)
        page.goto(f"{lab.origin}/login")
        yield page, watch


@pytest.mark.parametrize(
    ("deed", "note"),
    [
        ("setTimeout(() => { throw new Error('oops') })", "page error: oops"),
        ("console.error('oh no')", "console error: oh no"),
        ("fetch('http://elsewhere.invalid/x').catch(() => 0)", "request to elsewhere: http://elsewhere.invalid/x"),
        ("new WebSocket('ws://elsewhere.invalid/x')", "connection to elsewhere: ws://elsewhere.invalid/x"),
    ],
)
def test_a_misdeed_is_noted(watched: tuple[Page, Watch], deed: str, note: str) -> None:
    page, watch = watched
    assert watch.seen == []
    page.evaluate(f"() => {{ {deed} }}")
    for _ in range(PATIENCE // 50):
        if any(line.startswith(note) for line in watch.seen):
            return
        page.wait_for_timeout(50)
    pytest.fail(f"{note!r} is not among {watch.seen}")


def test_a_quiet_notebook_is_not_blamed(lab: Lab, lab_page: Page) -> None:
    write_notebook(lab.folder, "plain.ipynb", ["1 + 1"])
    open_notebook(lab_page, "plain.ipynb")
    run_all(lab_page)
