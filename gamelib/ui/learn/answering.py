"""The field in which a scene of a lesson is answered: a number, a place on the board, a move, or one of a few choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...drawing import escaped
from ...teach import answers
from ...teach.lesson import MOVE, NUMBER, PLACE
from ..markup import button, by_hand, element, select
from . import guesses, parts
from .frame import say

if TYPE_CHECKING:
    from .lesson import LessonPage

FEW = 8
"""Up to so many moves are buttons; more are clicked on the board, or chosen from a list."""


def field(page: LessonPage) -> str:
    """The field of the scene that is shown; on a wall a number is added to what the class has said so far."""
    scene, language = page.scene, page.language
    if scene.ask == NUMBER:
        does = say("collect" if page.wide else "check", language)
        emptied = {"data_said": len(guesses.said(page)) or None}  # a page empties a field that changes
        written = parts.text_form("answer", say("number", language), "", does, inputmode="decimal", size=10, **emptied)
        return written + guesses.collected(page)
    if scene.ask == PLACE:
        return element("p", by_hand(say("click-place", language), say("click-place-tap", language)), class_="quiet")
    if scene.ask == MOVE:
        return _moves(page)
    return element("div", (_choice(page, key, text) for key, text in scene.options(language).items()), class_="options")


def _choice(page: LessonPage, key: str, text: str) -> str:
    """One of a few answers; crossed where a class has tried it."""
    if key not in guesses.crossed(page):
        return button(text, "answer", key)
    given = {"data_do": "answer", "data_arg": key, "aria_disabled": "true", "class_": "wrong"}
    return element("button", f"<b>✕</b> {escaped(text)}", type="button", **given)


def _moves(page: LessonPage) -> str:
    """The moves that one may think of, to click on the board or to choose from a list."""
    scene, language = page.scene, page.language
    state, names = scene.moment.before(), scene.moment.record.names
    named = [(str(move), parts.named(move, state, names)) for move in answers.candidates(scene)]
    if len(named) <= FEW:
        return element("div", (button(text, "answer", key) for key, text in named), class_="options")
    listed = select("", named, "", say("move", language), name="text")
    check = element("button", escaped(say("check", language)), type="submit", class_="strong")
    form = element("form", listed + check, data_do="answer", class_="row")
    folded = element("details", element("summary", escaped(say("from-list", language))) + form, class_="listed")
    return parts.paragraph(say("click-move", language), class_="quiet") + folded
