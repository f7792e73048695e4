"""How a drawing reads: the smallest text on its screen, and whether the name of a place says what is shown there."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from gamelib import drawing

SVG = "{http://www.w3.org/2000/svg}"


def smallest_text(picture: str) -> float:
    """The size of the smallest text of a board in CSS pixels, shown as wide as its screen shows it."""
    root = ElementTree.fromstring(picture)
    screen = drawing.SCREENS[next(name for name in drawing.SCREENS if f"gamelib-{name}" in root.attrib["class"].split())]
    scale = screen.shown / float(root.attrib["viewBox"].split()[2])
    return min(_size(text, screen) for text in root.iter(f"{SVG}text") if (text.text or "").strip()) * scale


def _size(text: ElementTree.Element, screen: drawing.Screen) -> float:
    own = re.search(r"font-size:([\d.]+)px", text.get("style", ""))
    if own:
        return float(own[1])
    named = [name for name in ("small", "middle", "large") if name in text.get("class", "").split()]
    assert named, f"the text {text.text!r} has no size"
    return screen.size(named[0])


def says_what_it_shows(place: ElementTree.Element) -> bool:
    """Whether the words shown at a place stand in its name, so that one can speak to it by what one sees.

    A single letter, such as that of a colour, is a sign and not a word.
    """
    shown = " ".join(text.text or "" for text in place.iter(f"{SVG}text"))
    return len(shown.strip()) == 1 or _plain(shown) in _plain(place.findtext(f"{SVG}title") or "")


def _plain(text: str) -> str:
    return " ".join(re.sub(r"[^\w$+−]+", " ", text.lower()).split())
