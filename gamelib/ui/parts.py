"""The small parts of which the stepper is made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import astuple
from typing import Any

import ipywidgets as widgets

from ..core.moves import Move
from . import page


def number(moves: Sequence[Move]) -> Any:
    """A field for moves that are one number each, all from the least to the most; None for others."""
    parts = [astuple(move) for move in moves]
    numbers = [part[0] for part in parts if len(part) == 1 and isinstance(part[0], int)]
    if len(numbers) != len(moves) or numbers != list(range(numbers[0], numbers[0] + len(moves))):
        return None
    return widgets.BoundedIntText(numbers[0], min=numbers[0], max=numbers[-1], layout=width("120px"))


def button(text: str, act: Callable[[], object], style: str = "", tooltip: str = "") -> Any:
    """A button that does something."""
    made = widgets.Button(description=text, button_style=style, tooltip=tooltip or text, layout=width("auto"))
    made.on_click(lambda _: act())
    return made


def plays(move: Move, play: Callable[[Move], None]) -> Any:
    """A button that makes one move."""
    return button(str(move), lambda: play(move))


def section(key: str) -> Any:
    """A small heading."""
    return widgets.HTML(page.section(key))


def labelled(key: str, size: str, grow: str = "0") -> dict[str, Any]:
    """How a field with its label before it is made."""
    return {"description": page.ui(key), "style": {"description_width": "initial"}, "layout": width(size, grow)}


def width(size: str, grow: str = "0") -> Any:
    """A width; with ``grow`` it takes what is left."""
    return widgets.Layout(width=size, flex=f"{grow} 1 auto", min_width="0")


def wrap(grow: str = "0") -> Any:
    """Side by side, and below each other where there is no room."""
    return widgets.Layout(flex_flow="row wrap", flex=f"{grow} 1 auto", min_width="0")


def close(widget: Any) -> None:
    """Take a widget and all its parts out of the page and out of the kernel."""
    for child in getattr(widget, "children", ()):
        close(child)
    for part in (widget.layout, getattr(widget, "style", None), widget):
        if part is not None:
            part.close()
