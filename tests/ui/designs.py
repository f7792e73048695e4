"""The designer's page for tests: opened as a server shows it, asked, and grown until games have come in."""

from __future__ import annotations

from typing import Any

from gamelib.ui import design_page
from gamelib.ui.design import warming
from gamelib.ui.design.page import DesignPage

SHORT = 0.03
warming.is_warm(None)


def opened(name: str = "mark", **fields: Any) -> DesignPage:
    """The page as a server shows it."""
    page = design_page(name, **fields)
    page.slice = SHORT
    page.whole()
    return page


def ask(page: DesignPage, do: str, arg: object = None, **fields: str) -> dict[str, Any]:
    """Ask something as a host does, and take what it shows then."""
    page.ask({"do": do, "arg": arg, "fields": fields})
    return page.whole()


def grown(page: DesignPage, pairs: int) -> DesignPage:
    """The same page once so many pairs of games have come in."""
    for _ in range(20_000):
        if page.pairs is not None and page.pairs.games >= pairs:
            break
        ask(page, "more")
    assert page.pairs is not None
    assert page.pairs.games >= pairs
    page.contents()
    return page


def width(page: DesignPage, measure: str) -> float:
    """How wide the interval of a measure is."""
    gap = next(one.gap for one in page.seen if one.measure == measure)
    return gap.high - gap.low
