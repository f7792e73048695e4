"""What the page asks, as a small message: what to do, with an argument or with the fields of a form."""

from __future__ import annotations

from typing import Any

Asked = dict[str, Any]


def text_of(asked: Asked) -> str:
    """The argument as text."""
    return str(asked.get("arg", ""))


def number_of(asked: Asked) -> int:
    """The argument as a whole number."""
    text = text_of(asked)
    if not text.lstrip("-").isdecimal() or len(text) > 9:
        raise ValueError(f"'{text[:60]}' is not a number.")
    return int(text)


def fields_of(asked: Asked) -> dict[str, str]:
    """The fields of the form by name."""
    given = asked.get("fields") or {}
    return {str(name): str(value) for name, value in given.items()}
