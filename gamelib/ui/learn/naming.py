"""Who is at work on the exercises: a pupil with a name, whose marks are kept, or somebody who only looks, without marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.errors import RecordError
from ...drawing import escaped
from ...teach.page import Said
from ...teach.results import Results
from ...teach.work import Task
from ..markup import button, element
from . import parts
from .frame import say

if TYPE_CHECKING:
    from .exercises import ExercisePage

LOOK = "only-look"
"""What is asked by whoever wants to see the exercises without a name."""
NOT_ME, OTHER = "not-me", "someone-else"
"""What asks whether somebody else is at work, and what asks for their name."""


def is_looking(page: ExercisePage) -> bool:
    """Whether the exercises are shown without a name: where somebody wants it so, on a wall, and on the way from a plan."""
    if page.work.pupil:
        return False
    return page.wide or _is_teachers(page) if page.looks is None else page.looks


def _is_teachers(page: ExercisePage) -> bool:
    from ..teachers import TeachersPage
    from ..teachers.results import ResultsPage

    return isinstance(page.origin, TeachersPage | ResultsPage)


def form(page: ExercisePage) -> str:
    """The name, before anything else; or the way past it."""
    language = page.language
    look = button(say(LOOK, language), LOOK, data_key=LOOK)
    return (
        parts.paragraph(say("who", language), class_="question")
        + parts.text_form("name", say("name", language), "", say("begin", language), maxlength=60, size=24)
        + parts.paragraph(page.trouble, class_="verdict wrong")
        + parts.paragraph(say("who-why", language), class_="quiet")
        + element("div", look, class_="row")
        + parts.paragraph(say("only-look-why", language), class_="quiet")
    )


def take(page: ExercisePage, name: str) -> None:
    """Work under a name from now on, with the marks that it had before; what was tried without one does not count."""
    try:
        Results(page.work.ruleset, name.strip(), {})
    except RecordError:
        page.trouble = say("bad-name", page.language)
        return
    page.trouble, page.looks, page.said = "", None, {}
    if not page.code:  # cells beside the page have answered for whoever says the name
        page.work.clear()
    if not page.shelf.read_work(page.work, page.satchel.of_pupil(page.work.ruleset, name)):
        page.work.pupil = name.strip()
    page.said = {name: _hints(task) for name, task in page.work.items() if task.hints}


def _hints(task: Task) -> list[Said]:
    """The hints that somebody was given before, the last one first: they are read again without asking."""
    return [task.hint_of(number) for number in range(task.hints, 0, -1)]


def dialog(page: ExercisePage) -> str:
    """Whether somebody else is at work now, and what becomes of the work that was done; it is asked first."""
    language, pupil = page.language, page.work.pupil
    ways = button(say("someone-else-sure", language), OTHER, class_="strong")
    ways += button(say("someone-else-no", language), "dialog", "")
    about = element("p", escaped(say("someone-else-why", language, pupil=pupil)))
    return parts.sheet(say("someone-else-title", language), about + element("div", ways, class_="row"), NOT_ME)


def look(page: ExercisePage) -> None:
    """Show the exercises without a name."""
    page.looks, page.trouble = True, ""


def ask_again(page: ExercisePage) -> None:
    """Ask for a name; the work of whoever was here is kept, and whoever only looked stays at the exercise."""
    page.keep()
    page.satchel.pupil = ""
    page.name = next(iter(page.work)) if page.work.pupil else page.name
    page.work.clear()
    page.looks, page.drafts, page.said = False, {}, {}
