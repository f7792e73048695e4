"""The kinds of page that can be put away as plain data and brought back, by name."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from .page import Page
from .satchel import Satchel

KINDS = {
    "door": "door",
    "table": "table.putting_away",
    "lesson": "learn.putting_away",
    "exercises": "learn.putting_away",
    "design": "design.putting_away",
    "plan": "teachers.page",
    "results": "teachers.results",
    "rules": "rules.page",
}
"""A kind by its name in the data, and the module whose ``restored`` brings it back."""


def put_away(page: Page) -> dict[str, Any] | None:
    """A page as plain data that JSON can carry, with what the visitor has spent and carries; None where nothing is put away."""
    data = page.saved()
    return None if data is None else {"version": 1, **data, "purse": dict(page.purse), "satchel": page.satchel.data()}


def restored(data: Mapping[str, Any]) -> Page:
    """The page that was put away; data that no page can be made of raises :class:`ValueError`."""
    kind = data.get("kind") if isinstance(data, Mapping) else None
    if kind not in KINDS:
        raise ValueError(f"There is no kind of page called {str(kind)[:60]!r}.")
    page: Page = import_module(f"{__package__}.{KINDS[kind]}").restored(data)
    page.purse = _purse(data.get("purse", {}))
    page.satchel = Satchel.of(data.get("satchel", {}))
    return page


def _purse(data: object) -> dict[str, int]:
    """What the visitor has spent, by what it was spent on."""
    if not isinstance(data, Mapping) or not all(isinstance(spent, int) and spent >= 0 for spent in data.values()):
        raise ValueError(f"This is no purse that was put away: {str(data)[:60]}.")
    return {str(what): int(spent) for what, spent in data.items()}
