"""The question that somebody typed, shown above what it was answered for as long as that answer is."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...drawing import escaped
from ..markup import element

if TYPE_CHECKING:
    from .page import TablePage

LETTERS = 160
"""So many letters of a question are shown again."""


class Question(NamedTuple):
    """A question as it was typed, and what it was answered."""

    text: str = ""
    answer: str = ""


def above(page: TablePage) -> str:
    """What the page answers, below the question that was asked; what answers no question stands alone."""
    text, answer = page.question
    if not answer or answer != page.answer:
        return page.answer
    words = text.strip()
    shown = words if len(words) <= LETTERS else f"{words[:LETTERS].rstrip()}…"
    return element("p", escaped(page.tongue.ui("you-asked", question=shown)), class_="quiet asked-above") + page.answer
