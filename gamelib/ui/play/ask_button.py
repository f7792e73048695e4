"""The button that opens the field for a question in plain words: beside a hint, alone, or in the head of a wall."""

from __future__ import annotations

from ...drawing import escaped
from ..markup import Tongue, element


def alone(tongue: Tongue) -> str:
    """The way to a question where there is nothing to choose, so that no hint is to be had."""
    return element("p", question(tongue, "quietly"), class_="helps")


def question(tongue: Tongue, look: str = "") -> str:
    """The way to a question in plain words, with the key that leads there too; on a wall it stands beside the menu."""
    key, told = tongue.ui("key-ask"), escaped(tongue.ui("ask-first"))
    said = told + element("kbd", escaped(key), aria_hidden="true") if look else told
    ways = {"data_do": "dialog", "data_arg": "question", "data_key": "ask", "aria_keyshortcuts": key}
    return element("button", said, type="button", title=tongue.ui("ask-first-help"), class_=look or None, **ways)
