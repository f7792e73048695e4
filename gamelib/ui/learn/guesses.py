"""What a class guesses on a wall: numbers are collected, and only when what happens is shown each is marked right or wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.exercise import NOT_ATTEMPTED, RIGHT, Verdict
from ...drawing import escaped
from ...teach import answers
from ...teach.lesson import NUMBER
from ...teach.numbers import plain_number
from ..markup import button, element
from .frame import say

if TYPE_CHECKING:
    from .lesson import LessonPage

MOST = 12
"""So many find room beside the question."""
REASONS = 2
"""Of so many wrong ones it is told why they are wrong, where the lesson tells it."""


def are_collected(page: LessonPage) -> bool:
    """Whether what is written here is one guess of many, and no answer yet."""
    return page.wide and page.scene.ask == NUMBER


def said(page: LessonPage) -> list[str]:
    """What the class has said to the scene that is shown."""
    return page.guesses.get(page.scene.name, []) if are_collected(page) else []


def add(page: LessonPage, answer: str) -> None:
    """One guess more; the same number once more is no other guess, and nothing is said of it yet."""
    number = plain_number(answer.strip()[: answers.LONGEST], page.scene.question())
    page.guesses[page.scene.name] = list(dict.fromkeys([*said(page), number]))[:MOST]
    page.verdict = Verdict(NOT_ATTEMPTED)


def drop(page: LessonPage, number: str) -> None:
    """One guess less, by its number."""
    page.verdict = Verdict(NOT_ATTEMPTED)
    page.guesses[page.scene.name] = [one for at, one in enumerate(said(page)) if str(at) != number]


def collected(page: LessonPage) -> str:
    """The guesses so far, each to be taken away again; none is called right or wrong."""
    language = page.language
    chips = [
        element("li", element("span", escaped(text)) + button("✕", "drop", at, aria_label=say("drop", language, part=text)))
        for at, text in enumerate(map(answers.written, said(page)))
    ]
    return element("ul", chips, class_="chosen", aria_label=say("guesses", language)) if chips else ""


def marked(page: LessonPage) -> str:
    """The guesses once it is shown what happens, each with its sign."""
    lines = [_marked(page, one) for one in said(page)]
    return element("ul", lines, class_="options answered", aria_label=say("guesses", page.language)) if lines else ""


def _marked(page: LessonPage, guess: str) -> str:
    is_right = answers.judged(page.scene, guess).status == RIGHT
    sign, kind = ("✓", "right") if is_right else ("✕", "wrong")
    return element("li", f"<b>{sign}</b> {escaped(answers.written(guess))}", class_=kind)


def reasons(page: LessonPage) -> str:
    """Why wrong guesses are wrong, where the lesson knows it."""
    known = [(guess, page.scene.why_not(guess, page.language)) for guess in said(page)]
    told = [f"{answers.written(guess)}: {why}" for guess, why in known if why][:REASONS]
    return "".join(element("p", escaped(one), class_="became why") for one in told)
