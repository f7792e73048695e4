"""Starting afresh, for another class at the same screen: nothing of what was answered is kept, and it is asked first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...drawing import escaped
from ...teach.progress import Progress
from ..addresses import EXERCISES, LEARN
from ..markup import button, element
from ..page import Page
from . import parts
from .frame import say
from .keeping import Shelf

if TYPE_CHECKING:
    from .exercises import ExercisePage
    from .lesson import LessonPage

AFRESH, SURE = "afresh", "afresh-sure"
"""What asks whether all shall be forgotten, and what forgets it."""


def of_lesson(page: LessonPage) -> str:
    """The way to start afresh, on the first scene of a chapter of which later ones are answered already."""
    is_met = page.at == 0 and any(scene.name in page.progress.given for scene in page.chapter.scenes[1:])
    return button(say(AFRESH, page.language), AFRESH) if is_met else ""


def of_exercises(page: ExercisePage) -> str:
    """The same for the exercises on a wall; a pupil alone has marks that a teacher reads, and another name begins anew."""
    first, *later = page.work
    is_met = page.wide and page.name == first and any(page.work[name].tries for name in later)
    return button(say(AFRESH, page.language), AFRESH) if is_met else ""


def dialog(key: str, game: str, language: str) -> str:
    """What will be forgotten, and both ways to go on."""
    ways = button(say("afresh-sure", language), SURE, class_="strong") + button(say("afresh-keep", language), "dialog", "")
    about = element("p", escaped(say(key, language, game=game)))
    return parts.sheet(say("afresh-title", language), about + element("div", ways, class_="row"), AFRESH)


def forget_lesson(page: Page, ruleset: str, shelf: Shelf) -> None:
    """Forget what was answered in a lesson: here, in the visit, and beside the notebook."""
    page.satchel.lessons.pop(ruleset, None)
    page.rooms.pop(f"/{ruleset}/{LEARN}", None)
    shelf.keep(Progress(ruleset))


def forget_exercises(page: Page, ruleset: str, shelf: Shelf) -> None:
    """Forget what everybody answered in the exercises: here, in the visit, and beside the notebook."""
    page.satchel.exercises.pop(ruleset, None)
    page.satchel.pupil = ""
    page.rooms.pop(f"/{ruleset}/{EXERCISES}", None)
    shelf.forget_exercises(ruleset)
