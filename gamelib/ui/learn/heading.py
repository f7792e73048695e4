"""The head of a lesson and of exercises: the game, the way back, every scene or exercise by its number, and the projector."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.exercise import FUNCTION, RIGHT, WRONG, exercises
from ...core.words import words
from ...drawing import escaped
from ...teach.lesson import Scene
from ...teach.page import SIGNS as MARKS
from ...teach.progress import SEEN
from ..markup import button, element, select
from ..rules.in_short import has_cards
from . import ending, parts
from .frame import say

if TYPE_CHECKING:
    from .exercises import ExercisePage
    from .lesson import LessonPage

BROAD, LONG = 13, 20
"""In the head of a wall the way back is an arrow beside a title of more letters; one of still more has a line to itself."""
SIGNS = {RIGHT: "✓", WRONG: "✕", SEEN: "·"}


def of_lesson(page: LessonPage) -> str:
    """The chapter, its scenes by number, and the other chapters."""
    every = [_scene(page, at, scene) for at, scene in enumerate(page.chapter.scenes)]
    numbers = element("nav", every, class_="numbers", aria_label=say("scenes", page.language))
    title = _title(page, page.lesson.ruleset, page.chapter.title(page.language) if page.only else "")
    short = button(say("short", page.language), "short", 0, data_key="short") if has_cards(page.lesson.ruleset) else ""
    return title + numbers + _chapters(page) + short + projector(page) + ending.way_of_lesson(page)


def _scene(page: LessonPage, at: int, scene: Scene) -> str:
    given = page.progress.given.get(scene.name)
    sign = SIGNS[given.status] if given else ""
    said = say(f"scene-{given.status}" if given else "scene-open", page.language, at=at + 1)
    return _number(at + 1, sign, said, str(at), scene is page.scene)


def _chapters(page: LessonPage) -> str:
    if page.only:
        return ""
    options = [(name, ending.chapter_named(page, chapter)) for name, chapter in page.lesson.chapters.items()]
    letters = len(page.chapter.title(page.language))
    kind = "long" if letters > LONG else "broad" if letters > BROAD else None
    return select("chapter", options, page.chapter.name, say("chapter", page.language), class_=kind)


def of_exercises(page: ExercisePage) -> str:
    """The exercises by number, and how many are solved by whom."""
    tasks, counted = exercises(page.work.ruleset), page.counted()
    plain: list[str] = []
    coded: list[str] = []
    for number, (name, task) in enumerate(page.work.items(), start=1):
        said = f"{number}. {tasks[name].text('title')}: {task.status}"
        group = coded if tasks[name].field == FUNCTION else plain
        group.append(_number(number, MARKS[task.status] if task.tries else "", said, name, name == page.name))
    values = {"solved": page.work.results().solved_of(counted), "all": len(counted), "pupil": page.work.pupil}
    done = element("small", escaped(say("solved" if page.work.pupil else "only-looking", page.language, **values)))
    every = plain + ([_with_python(coded, page.language)] if coded else [])
    numbers = element("nav", every, class_="numbers", aria_label=say("exercises", page.language))
    return name_of_exercises(page) + numbers + done + projector(page) + ending.way_of_exercises(page)


def _with_python(numbers: list[str], language: str) -> str:
    """The exercises that ask for Python, under a heading of their own: those who write no code are done before them."""
    title = say("with-python", language)
    label = element("small", escaped(say("python-short", language)), aria_hidden="true")
    return element("span", label + "".join(numbers), class_="coded", role="group", aria_label=title, title=title)


def name_of_exercises(page: ExercisePage) -> str:
    """The game, before anybody has said a name."""
    return _title(page, page.work.ruleset, say("exercises", page.language))


def _title(page: LessonPage | ExercisePage, ruleset: str, part: str) -> str:
    name = escaped(game(ruleset, page.language))
    title = element("h2", f"{name} · <b>{escaped(part)}</b>" if part else f"<b>{name}</b>")
    return parts.leave(page) + title


def game(ruleset: str, language: str) -> str:
    """What a game is called."""
    return words(ruleset, language).label("game", ruleset)


def _number(number: int, sign: str, said: str, arg: str, is_now: bool) -> str:
    inside = f"{number}<i>{sign}</i>" if sign else str(number)
    now = "step" if is_now else None
    given = {"data_do": "to", "data_arg": arg, "data_key": f"to-{arg}", "title": said, "aria_label": said}
    return element("button", inside, type="button", aria_current=now, **given)


def projector(page: LessonPage | ExercisePage) -> str:
    """The switch to large letters and pieces; it shows whether it is on."""
    given = {"aria_pressed": str(page.wide).lower(), "title": say("projector-help", page.language), "data_key": "projector"}
    return button(say("projector", page.language), "wide", **given)
