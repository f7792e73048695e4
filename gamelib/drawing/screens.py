"""The screens a board is drawn for: each has its own width and its own three sizes of text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .hues import LARGE, MIDDLE, SMALL


class Screen(NamedTuple):
    """A screen: how wide a board is shown on it in CSS pixels, what must be read there at least, and the sizes of text."""

    shown: int
    least: int
    small: int
    middle: int
    large: int

    def size(self, name: str) -> int:
        """The size of text called ``small``, ``middle`` or ``large``."""
        return int(getattr(self, name))


SCREENS: Mapping[str, Screen] = {
    "wide": Screen(820, 11, SMALL, MIDDLE, LARGE),
    "phone": Screen(364, 11, 12, 15, 20),
    "projector": Screen(560, 16, 16, 19, 26),
}
"""``wide`` fills two thirds of a laptop, ``phone`` the width of a telephone; ``projector`` has larger letters, fewer words."""


def screen(shape: str) -> Screen:
    """The screen of that name; a name that there is not is refused."""
    try:
        return SCREENS[shape]
    except (KeyError, TypeError):
        raise ValueError(f"There is no shape '{str(shape)[:40]}'; the shapes are {', '.join(SCREENS)}.") from None
