"""Where the spaces of a map stand on a wall: moved a little off their degrees, so that every name finds room beside its own."""

from __future__ import annotations

from functools import cache

from ..atlas import FOLDER
from .coast import Point


@cache
def moved(name: str, look: str) -> dict[str, Point]:
    """How far each space of a map is moved in a look, in units; a map of one's own has no such list."""
    file = FOLDER / f"{name}.wall"
    if not file.is_file():
        return {}
    lines = (line.split() for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    return {" ".join(words): (float(across), float(down)) for shape, across, down, *words in lines if shape == look}
