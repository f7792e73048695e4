"""The question that somebody typed, shown above what it was answered for as long as that answer is."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...drawing import escaped
from ..markup import button, element

if TYPE_CHECKING:
    from .page import TablePage

PLAY = "play"
LETTERS = 160
"""So many letters of a question are shown again."""


class Question(NamedTuple):
    """A question as it was typed, and what it was answered."""

    text: str = ""
    answer: str = ""


def above(page: TablePage) -> str:
    """What the page answers, below the question that was asked; what answers no question stands alone."""
    text = page.question.text
    if not is_read(page):
        return page.answer
    words = text.strip()
    shown = words if len(words) <= LETTERS else f"{words[:LETTERS].rstrip()}…"
    head = element("p", escaped(page.tongue.ui("you-asked", question=shown)), class_="quiet asked-above")
    return head + page.answer + (_another(page) if page.face == PLAY else "")


def is_read(page: TablePage) -> bool:
    """Whether the answer to a question is shown, so that whoever asked reads it."""
    return bool(page.question.answer) and page.question.answer == page.answer


def _another(page: TablePage) -> str:
    """The way to the next question."""
    return element("p", button(page.tongue.ui("ask-another"), "dialog", "question", data_key="ask-another", class_="quietly"))
