"""The designer's page as plain data, and back: the dials and who plays; the games come in anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .. import kinds
from .page import DesignPage

if TYPE_CHECKING:
    from ..page import Page


def restored(data: Mapping[str, Any]) -> Page:
    """The page that was put away; what does not fit raises :class:`ValueError`."""
    try:
        page = DesignPage(str(data["ruleset"]), dict(data["fields"]), str(data["bots"]))
        page.choose_measure(str(data["measure"]))
        page.door = bool(data["door"])
        page.origin = kinds.restored(data["entrance"]) if data.get("entrance") else None
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"This is no page of a designer that was put away: {error}.") from None
    page.running = False
    return page
