"""The page: every ruleset played, scrubbed, questioned and forked, without any host; and the hosts that carry it.

``table`` is the page of a game, a plain object to be asked; ``explore`` and ``demo`` show it in a notebook.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..core.extras import installed

if TYPE_CHECKING:
    from .hosts.notebook import Explorer
    from .opening import demo, explore, table

__all__ = ["Explorer", "demo", "explore", "table"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"gamelib.ui has no '{name}'")
    with installed():
        return getattr(import_module("gamelib.ui.hosts.notebook" if name == "Explorer" else "gamelib.ui.opening"), name)
