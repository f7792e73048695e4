"""What the style sheets must not do: some selectors cost every step of every game some milliseconds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gamelib import ui

ROOT = Path(ui.__file__).parent
SHEETS = sorted(ROOT.rglob("*.css"))
LEARN = ROOT / "learn" / "learn.css"
"""The sheet of lessons, which stands in their own frame and never beside a table."""
ENDS = re.compile(r"[{};]")
WITHOUT = re.compile(r":(?:not|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)")


def parted(text: str, at: str) -> list[str]:
    """A text cut at the given signs, but not inside brackets."""
    parts, deep = [""], 0
    for sign in text:
        deep += (sign in "([") - (sign in ")]")
        if sign in at and not deep:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts if part.strip()]


def selectors(sheet: str) -> Iterator[str]:
    """Every selector of a sheet, written out with those it is nested in."""
    above: list[list[str]] = [[""]]
    text, start = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL), 0
    for end in ENDS.finditer(text):
        own, start = text[start : end.start()].strip(), end.end()
        if end.group() == "}":
            above.pop()
        elif end.group() == "{" and own.startswith("@"):
            above.append(above[-1])
        elif end.group() == "{":
            each = parted(own, ",")
            above.append(
                [one.replace("&", outer) if "&" in one else f"{outer} {one}".strip() for outer in above[-1] for one in each]
            )
            yield from above[-1]


def searches(selector: str) -> bool:
    """Whether somebody stands behind a :has who is not known by a class.

    Chromium keeps one list of all that stand behind any :has, and at a change looks for them wherever some style sheet, also
    one of JupyterLab's, has a :has: where that list says "button" or "anybody", the whole page is styled anew at each step.
    """
    *before, last = parted(selector, " >+~")
    return any(":has(" in part for part in before) and "." not in WITHOUT.sub("", last)


def test_there_are_sheets() -> None:
    assert {sheet.name for sheet in SHEETS} >= {"page.css", "play.css", "lab.css", "phone.css", "door.css", "learn.css"}
    assert all(
        ":has(" in sheet.read_text(encoding="utf-8") for sheet in SHEETS if sheet.name in {"page.css", "play.css", "door.css"}
    )


@pytest.mark.parametrize("sheet", [sheet for sheet in SHEETS if sheet != LEARN], ids=lambda sheet: sheet.name)
def test_no_selector_has_the_whole_page_styled_anew(sheet: Path) -> None:
    assert not [selector for selector in selectors(sheet.read_text(encoding="utf-8")) if searches(selector)]


@pytest.mark.parametrize("sheet", [sheet for sheet in SHEETS if sheet != LEARN], ids=lambda sheet: sheet.name)
def test_the_page_itself_asks_nothing_of_what_is_in_it(sheet: Path) -> None:
    found = [selector for selector in selectors(sheet.read_text(encoding="utf-8")) if ":has(" in selector]
    assert not [selector for selector in found if re.match(r"(#page > )?\.gamelib-explorer\S*:has\(", selector)]


@pytest.mark.parametrize(
    "sheet",
    [
        "& .a:has(> .b:nth-of-type(6)) > :not(.b) {}",
        "& .a tr:has(+ .b) > * {}",
        "& a:has(b) * {}",
        "& .a:has(.b) { & button {} }",
        "@media print { .a:has(.b) { color: red; .c, & > h3 {} } }",
        ".a:not(:has(b)) :is(td, th) {}",
    ],
)
def test_such_selectors_are_found(sheet: str) -> None:
    assert any(map(searches, selectors(sheet)))


@pytest.mark.parametrize("sheet", [".a:has(> .b) {}", ".a:has(.b) .c {} button {}", ".a:has(.b) { --c: 1px } .a h3 {}"])
def test_others_are_not(sheet: str) -> None:
    assert not any(map(searches, selectors(sheet)))


def test_columns_of_trade_never_grow_with_the_sums_in_them() -> None:
    """A column of ``1fr`` is at least as wide as its longest word that may not wrap, and runs over the edge of the card."""
    rules = re.search(r"& \.trade \{.*?& \.hue", (ROOT / "play.css").read_text(encoding="utf-8"), re.DOTALL)
    assert rules is not None
    columns = re.findall(r"grid-template-columns: ([^;}]+)", rules.group())
    assert len(columns) == 2
    assert all("1fr" not in one.replace("minmax(0, 1fr)", "") for one in columns), columns
