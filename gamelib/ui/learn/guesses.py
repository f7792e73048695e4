"""What a class guesses on a wall, where one answer does not end the question for all.

Numbers are collected, and only when what happens is shown each is marked right or wrong. A place or a choice that is wrong is
crossed at once, and the question stays open for another one. What counts is the first answer, as for a pupil alone.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ...core.exercise import NOT_ATTEMPTED, RIGHT, UNREAD, WRONG, Verdict
from ...drawing import escaped
from ...teach import answers
from ...teach.lesson import ALLOWED, CHOICE, CLAUSE, MOVE, NUMBER, PLACE
from ...teach.numbers import plain_number
from ..markup import button, element
from . import clicks
from .frame import say

if TYPE_CHECKING:
    from .lesson import LessonPage

MOST, LARGEST = 12, 99
"""So many different ones find room beside the question, and so many are counted in all."""
TWO = 2
"""Where there are no more choices, a wrong one says which is right."""
REASONS = 2
"""Of so many wrong ones it is told why they are wrong, where the lesson tells it."""


def are_collected(page: LessonPage) -> bool:
    """Whether what is written here is one guess of many, and no answer yet."""
    return page.wide and page.scene.ask == NUMBER


def are_crossed(page: LessonPage) -> bool:
    """Whether a wrong answer here is only crossed, and another one may be given."""
    scene = page.scene
    return page.wide and (scene.ask == PLACE or (scene.ask in (CHOICE, ALLOWED, CLAUSE) and len(scene.options()) > TWO))


def said(page: LessonPage) -> list[str]:
    """What the class has said to the scene that is shown."""
    return page.guesses.get(page.scene.name, []) if are_collected(page) or are_crossed(page) else []


def add(page: LessonPage, answer: str) -> None:
    """One guess more, of which nothing is said yet; how many said the same is counted."""
    number, every = plain_number(answer.strip()[: answers.LONGEST], page.scene.question()), said(page)
    if number in every or len(set(every)) < MOST:
        page.guesses[page.scene.name] = [*every, number][:LARGEST]
    page.verdict = Verdict(NOT_ATTEMPTED)


def point(page: LessonPage, answer: str) -> None:
    """One place or choice more: a wrong one is crossed, a right one shows what happens."""
    answer, is_right = answer.strip(), page.verdict.status == RIGHT
    page.guesses[page.scene.name] = list(dict.fromkeys([*said(page), answer]))
    if not is_right:
        _refuse(page, answer)
    else:
        count(page)


def _refuse(page: LessonPage, answer: str) -> None:
    ask, named = page.scene.ask, page.scene.options(page.language) if page.scene.ask != PLACE else {}
    wrong = say("place-wrong" if ask == PLACE else "predicted-wrong", page.language, answer=named.get(answer, ""))
    page.verdict = Verdict(WRONG, page.verdict.sentence if ask == CLAUSE else wrong)  # any other reason tells the answer


def count(page: LessonPage) -> None:
    """Count the first of the places or choices, once the scene is over."""
    every = page.guesses.get(page.scene.name, [])
    if every and page.scene.ask != NUMBER:
        page.progress.take(page.scene.name, answers.judged(page.scene, every[0]).status, every[0])


def crossed(page: LessonPage) -> list[str]:
    """The places or choices that were wrong."""
    return [one for one in said(page) if one not in answers.right(page.scene)] if are_crossed(page) else []


def slipped(page: LessonPage) -> list[str]:
    """The place of a tap that was refused, for as long as its reason is told."""
    verdict, given = page.tapped
    if verdict is not page.verdict or verdict.status not in (WRONG, UNREAD) or not given:
        return []
    moves = answers.candidates(page.scene) if page.scene.ask == MOVE else []
    actor = max(page.scene.moment.before().actor or 0, 0)
    return next((clicks.slugs(move, actor)[-1:] for move in moves if str(move) == given), [given])


def is_found(page: LessonPage) -> bool:
    """Whether the class found the right one after a wrong one."""
    return bool(crossed(page)) and said(page)[-1] in answers.right(page.scene)


def drop(page: LessonPage, number: str) -> None:
    """A guess less, by its number, with all who said it."""
    page.verdict = Verdict(NOT_ATTEMPTED)
    gone = [one for at, one in enumerate(Counter(said(page))) if str(at) == number]
    page.guesses[page.scene.name] = [one for one in said(page) if one not in gone]


def _counted(page: LessonPage) -> dict[str, str]:
    """Every guess once, as it is written, with how often it was said where that is more than once, in words: no product."""
    every = {one: (answers.written(one), count) for one, count in Counter(said(page)).items()}
    often = {
        one: say("said-often", page.language, guess=text, times=count) for one, (text, count) in every.items() if count > 1
    }
    return {one: often.get(one, text) for one, (text, _) in every.items()}


def collected(page: LessonPage) -> str:
    """The guesses so far, each to be taken away again; none is called right or wrong."""
    language = page.language
    chips = [
        element("li", element("span", escaped(text)) + button("✕", "drop", at, aria_label=say("drop", language, part=text)))
        for at, text in enumerate(_counted(page).values())
    ]
    return element("ul", chips, class_="chosen", aria_label=say("guesses", language)) if chips else ""


def marked(page: LessonPage) -> str:
    """The guesses once it is shown what happens, each with its sign."""
    lines = [_marked(page, *one) for one in _counted(page).items()] if are_collected(page) else []
    return element("ul", lines, class_="options answered", aria_label=say("guesses", page.language)) if lines else ""


def _marked(page: LessonPage, guess: str, written: str) -> str:
    is_right = answers.judged(page.scene, guess).status == RIGHT
    sign, kind = ("✓", "right") if is_right else ("✕", "wrong")
    return element("li", f"<b>{sign}</b> {escaped(written)}", class_=kind)


def reasons(page: LessonPage) -> str:
    """Why wrong guesses are wrong, where the lesson knows it."""
    named = page.scene.options(page.language) if page.scene.ask == CHOICE else {}
    known = [(guess, page.scene.why_not(guess, page.language)) for guess in dict.fromkeys(said(page))]
    told = [f"{named.get(guess) or answers.written(guess)}: {why}" for guess, why in known if why][:REASONS]
    return "".join(element("p", escaped(one), class_="became why") for one in told)
