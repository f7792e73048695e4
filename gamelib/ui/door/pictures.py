"""The pictures of the door: of every game the part of its board by which it is recognised, by day and by night."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from typing import Any

from ...core.rulesets import part, ruleset
from ...drawing.portrait import Portrait, cropped
from ...players.bots import sensible_name
from ...players.playout import playout

USUAL = Portrait((), 7, 110)


def shown_of(name: str) -> Portrait:
    """The portrait of a game; where it has none, the whole table."""
    board: Any = part(name, "board")
    portrait: Portrait = getattr(board, "PORTRAIT", USUAL)
    return portrait


@cache
def picture(name: str) -> str:
    """The portrait of a game as the address of an image, drawn once; the whole table where the game has no portrait.

    Its colours are those of the page it stands in, light or dark.
    """
    board, portrait = part(name, "board"), shown_of(name)
    state = playout(name, bots=sensible_name(ruleset(name)), seed=portrait.seed, limit=portrait.moves).final()
    drawing = state.svg(targets=None)
    if portrait.kinds:
        drawing = cropped(drawing, portrait.framed(board.Scene(state).layout.places), portrait.wordless)
    return f"data:image/svg+xml;base64,{b64encode(drawing.encode()).decode()}"
