"""The explorer: every ruleset played, scrubbed, questioned and forked in one page. Its parts load when they are touched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .opening import Explorer, demo, explore

__all__ = ["Explorer", "demo", "explore"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"gamelib.ui has no '{name}'")
    from importlib import import_module

    return getattr(import_module("gamelib.ui.opening"), name)
