"""The page: every ruleset played, scrubbed, questioned and forked, without any host; and the hosts that carry it.

``table`` is the page of a game, a plain object to be asked; ``explore`` and ``demo`` show it in a notebook.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..core.extras import installed

if TYPE_CHECKING:
    from .design.opening import design_page, live
    from .hosts.notebook import Explorer
    from .learn.opening import exercise_page, exercises, lesson, lesson_page
    from .opening import demo, explore, table

__all__ = [
    "Explorer", "demo", "design_page", "exercise_page", "exercises", "explore", "lesson", "lesson_page", "live", "table",
]  # fmt: skip
_WHERE = {
    "Explorer": "hosts.notebook",
    **dict.fromkeys(("design_page", "live"), "design.opening"),
    **dict.fromkeys(("exercise_page", "exercises", "lesson", "lesson_page"), "learn.opening"),
}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"gamelib.ui has no '{name}'")
    with installed():
        return getattr(import_module(f"gamelib.ui.{_WHERE.get(name, 'opening')}"), name)
