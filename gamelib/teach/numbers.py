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


def plain_number(text: str) -> str:
    """The number without unit and marks between thousands; what is written in no such way stays as it is."""
    found = _WRITTEN.fullmatch(text.strip())
    if found is None:
        return text
    sign, digits, thousands = found.groups()
    return f"{sign}{re.sub('[^0-9]', '', digits)}{'000' if thousands else ''}"


def is_no_probability(task: Exercise, answer: Any) -> bool:
    """Whether a probability is asked for, and the number that was given cannot be one."""
    if task.field != NUMBER or not isinstance(task.right, Fraction | str) or "probability" not in task.text("question"):
        return False
    try:
        return not 0 <= read_number(answer) <= 1
    except Unread:
        return False
