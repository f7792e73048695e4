"""The words of the game in short and of the page with all rules."""

from __future__ import annotations

from ...core.words import LANGUAGE, words


def say(key: str, language: str = LANGUAGE, **values: object) -> str:
    """A text of these pages."""
    return words("ui/rules", language).say("rules", key, values)
