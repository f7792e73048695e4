"""Numbers as people write them at a table, made plain: ``$30``, ``4,000 FT``, ``10 000``, ``10k``."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

from ..core.exercise import NUMBER, Exercise, Unread
from ..core.judges import read_number

_WRITTEN = re.compile(
    r"\$?\s*(-?)([0-9]{1,3}(?:[,'\u2019 \u00a0\u202f][0-9]{3})+|[0-9]+)\s*([kK](?![A-Za-z]))?(?:\s*(?:[A-Za-z]+|\$|\u20ac))?\.?"
)

_COUNTED = re.compile(r"number (?:of|from 0)")
"""How the answer is called where something is counted, so that it is never below zero."""


def plain_number(text: str) -> str:
    """The number without unit and marks between thousands; what is written in no such way stays as it is."""
    found = _WRITTEN.fullmatch(text.strip())
    if found is None:
        return text
    sign, digits, thousands = found.groups()
    return f"{sign}{re.sub('[^0-9]', '', digits)}{'000' if thousands else ''}"


def why_impossible(task: Exercise, answer: Any) -> str:
    """Why a number that was given cannot be the answer, whatever the engine says: the key of a sentence, or nothing."""
    if task.field != NUMBER or not isinstance(task.right, int | Fraction | str):
        return ""
    is_per_cent = isinstance(task.right, int) and isinstance(answer, str)  # "63 %" answers a question for a number of per cent
    try:
        given = read_number(answer.strip().removesuffix("%").strip() if is_per_cent else answer)
    except Unread:
        return ""
    if not isinstance(task.right, int):
        return "no-probability" if "probability" in task.text("question") and not 0 <= given <= 1 else ""
    if given != int(given):
        return "not-whole"
    return "below-zero" if given < 0 <= task.right and _COUNTED.search(task.text("answer")) else ""
