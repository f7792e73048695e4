"""Several tables side by side, so that games can be seen at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from ..core.record import Record
from ..core.state import State
from ..core.window import LITERAL
from ..core.words import words

GRID = "display:grid; grid-template-columns:repeat(auto-fit, minmax(400px, 1fr)); gap:16px 24px; max-width:1100px"
CAPTION = "margin:0 0 4px; font:600 14px/1.5 system-ui, sans-serif"


@dataclass(frozen=True, slots=True)
class Gallery:
    """Tables with the name of their game above each."""

    shown: Sequence[tuple[State[Any, Any], Sequence[str]]]

    def _repr_html_(self) -> str:
        return f'<div class="{LITERAL}" style="{GRID}">{"".join(_table(state, names) for state, names in self.shown)}</div>'


def gallery(*what: State[Any, Any] | Record) -> Gallery:
    """The last table of each record, or each state as it is.

    >>> import gamelib
    >>> both = gallery(gamelib.ruleset("mark").start(), gamelib.playout("shark", seed=1, limit=9))
    >>> [state.ruleset for state, names in both.shown]
    ['mark', 'shark']
    """
    return Gallery([(one.final(), one.names) if isinstance(one, Record) else (one, ()) for one in what])


def _table(state: State[Any, Any], names: Sequence[str]) -> str:
    game = escape(words(state.ruleset).label("game", state.ruleset))
    return f'<div><p style="{CAPTION}">{game}</p>{state.svg(names=names)}</div>'
