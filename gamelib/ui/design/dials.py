"""The dials of a ruleset as steppers, switches and choices, each with its clause, its range and its printed value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.rules import Dial, Rules
from ...drawing import escaped
from ..learn.parts import chip
from ..markup import button, element, select
from .frame import say

Fields = Mapping[str, Any]
SET = "set "
"""What turns a dial: ``set cash`` with the value."""


def shown(kind: type[Rules], fields: Fields, wrong: str) -> str:
    """Every dial; ``wrong`` is the field that holds a fault."""
    printed = kind.of()
    rows = (_row(name, dial, fields, getattr(printed, name), wrong) for name, dial in kind.dials().items())
    return element("div", rows, class_="dials")


def _row(name: str, dial: Dial, fields: Fields, printed: Any, wrong: str) -> str:
    now, word = fields.get(name, printed), called(name)
    state = " wrong" if name == wrong else " turned" if name in fields else ""
    back = ""
    if name in fields:
        text = say("as-printed", value=short(printed))
        back = button(text, SET + name, text_of(printed), class_="back", data_key=f"{name}-back", aria_label=f"{word}: {text}")
    head = element("b", escaped(word)) + chip(dial["clause"])
    field = element("div", _field(name, dial, now), class_="turn")
    more = element("small", escaped(dial["help"]))
    return element(
        "div", element("div", head, class_="hand") + element("div", field + back, class_="hand") + more, class_="dial" + state
    )


def _field(name: str, dial: Dial, now: Any) -> str:
    word = called(name)
    if dial["kind"] == "switch":
        text = say("on" if now is True else "off")
        given = {"role": "switch", "aria_checked": str(now is True).lower(), "aria_label": word, "data_key": f"{name}-switch"}
        return button(text, SET + name, str(now is not True), **given)
    if dial["kind"] == "choice":
        return select(SET + name, [(one, called(one)) for one in dial["choices"]], now, word, data_key=f"{name}-choice")
    low, high = dial["range"]
    span = say("span", low=f"{low:,}", high=f"{high:,}")
    size = {"size": 22} if dial["kind"] == "grid" else {"inputmode": "numeric", "size": 6}
    box = element(
        "input",
        "",
        name="text",
        value=text_of(now),
        aria_label=f"{word}, {span}",
        title=span,
        autocomplete="off",
        data_key=f"{name}-text",
        **size,
    )
    form = element("form", box.replace("</input>", ""), data_do=SET + name)
    return _step(name, dial, now, -1) + form + _step(name, dial, now, 1)


def _step(name: str, dial: Dial, now: Any, way: int) -> str:
    """A step down or up; of a table of numbers, all of them together. At the end of the range it cannot be pressed."""
    low, high = dial["range"]
    by, numbers = way * dial["step"], _numbers(now)
    can = bool(numbers) and all(low <= one + by <= high for one in numbers)
    to = text_of(_moved(now, by)) if can else ""
    key, sign = ("more", "+") if way > 0 else ("less", "−")
    label = f"{called(name)}: {say(key, step=abs(by))}"
    return button(sign, SET + name, to, disabled=not can, aria_label=label, data_key=f"{name}-{key}", class_="step")


def _numbers(now: Any) -> list[int]:
    """The numbers of a value; none where what was typed is no number."""
    rows = now if isinstance(now, list | tuple) else ((now,),)
    flat = [one for row in rows for one in (row if isinstance(row, list | tuple) else (row,))]
    return flat if all(type(one) is int for one in flat) else []


def _moved(now: Any, by: int) -> Any:
    return tuple(tuple(one + by for one in row) for row in now) if isinstance(now, list | tuple) else now + by


def called(name: str) -> str:
    """A field in words."""
    return name.replace("_", " ")


def text_of(value: Any) -> str:
    """A value as it is typed: rows of a table stand behind each other, with a stroke between."""
    if isinstance(value, list | tuple):
        return " / ".join(" ".join(map(str, row)) if isinstance(row, list | tuple) else str(row) for row in value)
    return str(value)


def short(value: Any) -> str:
    """A value in a few letters."""
    text = say("on" if value else "off") if isinstance(value, bool) else text_of(value)
    return text if len(text) <= 16 else say("the-table")


def value_of(dial: Dial, text: str) -> Any:
    """What was typed as a value; what is no number stays as it is, for the rules themselves to refuse."""
    if dial["kind"] == "switch":
        return {"True": True, "False": False}.get(text, text)
    if dial["kind"] == "choice":
        return text
    if dial["kind"] == "grid":
        return tuple(tuple(_number(word) for word in row.split()) for row in text.strip().split("/"))
    return _number(text)


def _number(text: str) -> int | str:
    plain = text.strip().replace(",", "")
    digits = plain.removeprefix("-")
    return int(plain) if digits.isascii() and digits.isdecimal() and len(digits) < 12 else plain
