"""What the style sheets must not do: some selectors cost every step of every game some milliseconds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gamelib import ui

SHEETS = sorted(Path(ui.__file__).parent.rglob("*.css"))
ANYBODY = re.compile(r":has\((?:[^(){}]|\([^()]*\))*\)(?:[^{},\s]*)\s*[>+~ ]\s*(?:\*|:not\()")
"""Whoever stands behind a :has is looked for at every change: where that may be anybody, in the whole page."""


def test_there_are_sheets() -> None:
    assert {sheet.name for sheet in SHEETS} >= {"page.css", "play.css", "door.css", "learn.css"}


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_no_selector_has_the_whole_page_styled_anew(sheet: Path) -> None:
    assert not [line for line in sheet.read_text(encoding="utf-8").splitlines() if ANYBODY.search(line.partition("{")[0])]


@pytest.mark.parametrize("selector", ["& .a:has(> .b:nth-of-type(6)) > :not(.b)", "& .a tr:has(+ .b) > *", "& a:has(b) *"])
def test_such_selectors_are_found(selector: str) -> None:
    assert ANYBODY.search(selector)
