"""The question that somebody typed, shown above what it was answered for as long as that answer is."""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING, NamedTuple

from ...drawing import escaped
from ..markup import button, element

if TYPE_CHECKING:
    from .page import TablePage

PLAY = "play"
PARAGRAPH = re.compile(r"<(?:p|div)(?: class=\"(?:note|refused|allowed)[^>]*)?>([^<]+|<(?!p)[^>]*>)")
HEADING = re.compile(r"^(?:<[^>]*>)*<b>([^<]*)</b>")
SENTENCE = re.compile(r".*?[.!?](?=\s|$)")
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
    said = page.tongue.ui("asked-on-wall" if page.projected else "you-asked", question=short(text))
    head = "" if page.projected and _says_itself(page) else element("p", escaped(said), class_="quiet asked-above")
    answer = verdict_first(_on_wall(page)) if page.projected else page.answer
    return head + answer + (_another(page) if page.face == PLAY else "")


def _says_itself(page: TablePage) -> bool:
    """Whether the answer begins with the very question, as a known one does: a wall has no room for it twice."""
    first = HEADING.search(page.answer)
    return first is not None and _plain(unescape(first[1])) == _plain(page.question.text)


def _plain(question: str) -> str:
    return " ".join(question.lower().replace("’", "'").rstrip("?!. ").split())


def _on_wall(page: TablePage) -> str:
    """The answer with the heading of what is only near in few words, so that there is always room for it."""
    long, few = (escaped(page.tongue.ui(key)) for key in ("nearest-question", "nearest-on-wall"))
    return page.answer.replace(f">{long}<", f">{few}<")


def verdict_first(answer: str) -> str:
    """The same answer with its first sentence set off, for those who read it from afar; a question that is repeated is none."""
    paragraph = next((one for one in PARAGRAPH.finditer(answer) if not one[1].startswith("<")), None)
    if paragraph is None:
        return answer
    start = paragraph.start(1)
    sentence = SENTENCE.match(paragraph[1])
    end = start + (sentence.end() if sentence else len(paragraph[1]))
    return f'{answer[:start]}<b class="verdict">{answer[start:end].rstrip()}</b> {answer[end:].lstrip()}'


def short(text: str) -> str:
    """A question as it is shown again, not longer than a few lines."""
    words = text.strip()
    return words if len(words) <= LETTERS else f"{words[:LETTERS].rstrip()}…"


def is_read(page: TablePage) -> bool:
    """Whether the answer to a question is shown, so that whoever asked reads it."""
    return bool(page.question.answer) and page.question.answer == page.answer


def _another(page: TablePage) -> str:
    """The way to the next question."""
    return element("p", button(page.tongue.ui("ask-another"), "dialog", "question", data_key="ask-another", class_="quietly"))
