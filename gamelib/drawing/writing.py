"""Text in drawings: made harmless, and fitted into the room there is."""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import east_asian_width

from .hues import MIDDLE, SMALL

_FORBIDDEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]")
_ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})


def escaped(text: object) -> str:
    """Text that may stand anywhere in a drawing: marks escaped, and what no XML may hold replaced by a space."""
    return _escaped(str(text))


@lru_cache(maxsize=4096)
def _escaped(text: str) -> str:
    return _FORBIDDEN.sub(" ", text).translate(_ENTITIES)


def fitted(text: str, width: float, size: int = MIDDLE, bold: bool = False) -> str:
    """The text, shortened with an ellipsis so that it fits into the width at that size (not yet escaped)."""
    room = width / breadth("n", size, bold)
    if breadth(text, size, bold) <= width:
        return text
    kept, used = "", 1.0
    for char in text:
        used += _breadth(char)
        if used > room:
            break
        kept += char
    return kept.rstrip() + "…"


def wrapped(text: str, width: float, size: int = SMALL, lines: int = 3) -> list[str]:
    """The text broken into at most so many lines of that width; what is too much ends in an ellipsis."""
    found, words = [""], text.split()
    while words:
        longer = f"{found[-1]} {words[0]}".strip()
        if breadth(longer, size) <= width or not found[-1]:
            found[-1] = longer
            words.pop(0)
        elif len(found) == lines:
            found[-1] += " " + " ".join(words)
            break
        else:
            found.append("")
    return [fitted(line, width, size) for line in found]


def breadth(text: str, size: int = MIDDLE, bold: bool = False) -> float:
    """How wide a text may be at that size in the widest of the usual fonts: an estimate, as no font can be measured here."""
    return sum(map(_breadth, text)) * size * (0.7 if bold else 0.63)


@lru_cache(maxsize=1024)
def _breadth(char: str) -> float:
    if east_asian_width(char) in "WF":
        return 1.7
    return 1.6 if char in "mwMW@%—" else 1.15 if char.isupper() else 0.6 if char in "ijlI.,:;'|! ftr" else 1.0
