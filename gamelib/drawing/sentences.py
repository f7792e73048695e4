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
    lists = {key: value for key, value in event.values.items() if isinstance(value, tuple | list)}
    counted = {key: len(value) for key, value in lists.items() if len(value) > LISTED}
    if not counted or event.key not in texts.texts.get("brief", {}):
        return event.sentence(names, language)
    return texts.say("brief", event.key, {**event.values, **counted}, names)
