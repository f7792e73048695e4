"""What a page is asked, as a small message: what to do, with an argument or with the fields of a form."""

from __future__ import annotations

from typing import Any

from .markup import Tongue

Message = dict[str, Any]
MOST_FIELDS, LONGEST = 200, 2_000_000
"""So many fields, and so many letters of text, are more than any form has."""
LETTERS = 500
"""So many letters has no move, no question and no name: a longer text is not read, as reading it may keep others waiting."""
LONGER = {
    "load": LONGEST,
    "collect": LONGEST,
    "position": 20_000,
    "draft": 20_000,
    "new": 5_000,
    "check": 5_000,
    "visit": 5_000,
}
"""What may have more letters: records and results, which have bounds of their own, whole forms, addresses, which are cut."""
OF_THE_WINDOW = ("width", "face", "projector")
"""What the window tells every page; a page that looks the same in every window has nothing to answer."""


def checked(message: object, tongue: Tongue) -> Message:
    """The message, if it has the form that all have; else an error with one sentence."""
    if not isinstance(message, dict) or not isinstance(message.get("do"), str):
        raise ValueError(tongue.ui("no-message"))
    if not isinstance(message.get("arg"), str | int | float | None):
        raise ValueError(tongue.ui("no-message"))
    fields = message.get("fields")
    if fields is not None and not (isinstance(fields, dict) and len(fields) <= MOST_FIELDS):
        raise ValueError(tongue.ui("no-fields"))
    most = LONGER.get(message["do"], LETTERS)
    texts = [str(value) for value in (message.get("arg"), *(fields or {}).values())]
    if max(map(len, texts)) > most or sum(map(len, texts)) > max(most, MOST_FIELDS * LETTERS):
        raise ValueError(tongue.ui("too-long", most=most))
    return message


def text_of(message: Message) -> str:
    """The argument as text."""
    given = message.get("arg")
    return "" if given is None else str(given)


def number_of(message: Message) -> int:
    """The argument as a whole number."""
    text = text_of(message)
    if not (text.isascii() and text.removeprefix("-").isdecimal()) or len(text) > 9:
        raise ValueError(f"'{text[:60]}' is not a number.")
    return int(text)


def fields_of(message: Message) -> dict[str, str]:
    """The fields of the form by name."""
    return {str(name): str(value) for name, value in (message.get("fields") or {}).items()}
