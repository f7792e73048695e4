"""Events in sentences for whoever looks on: what a board shows need not be listed."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.events import Event
from ..core.words import LANGUAGE, words

LISTED = 3
"""A list of more than so many is counted."""


def in_brief(event: Event, names: Sequence[str] = (), language: str = LANGUAGE) -> str:
    """The event in a sentence; with a long list in it, in the one of the ruleset's ``brief``, if it has one, that counts it."""
    texts = words(event.ruleset, language)
    counted = {key: len(value) for key, value in event.values.items() if _is_long(value)}
    if not counted or event.key not in texts.texts.get("brief", {}):
        return event.sentence(names, language)
    return texts.say("brief", event.key, {**event.values, **counted}, names)


def _is_long(value: object) -> bool:
    return isinstance(value, tuple | list) and len(value) > LISTED
