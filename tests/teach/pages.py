"""Pages of lessons and exercises driven as plain objects, as any host drives them."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

import gamelib
from gamelib.core.exercise import MOVE, MOVES, PLACES, RULE, TABLE
from gamelib.ui.learn import clicks, exercise_page
from gamelib.ui.learn.exercises import ExercisePage
from gamelib.ui.learn.lesson import LessonPage

from .test_exercises import as_text

ruleset = pytest.mark.parametrize("name", gamelib.RULESETS)


def shown(page: LessonPage | ExercisePage) -> str:
    """Everything that has been sent to the page, as a person could read it."""
    return unescape(re.sub(r"<[^>]+>", " ", str(page.whole())))


def do(page: LessonPage | ExercisePage, what: str, arg: str = "", **fields: str) -> dict[str, object]:
    page.ask({"do": what, "arg": arg, "fields": fields})
    return page.changes()


def begun(name: str, task: str = "", folder: Path | None = None) -> ExercisePage:
    page = exercise_page(name, task, folder)
    if not page.work.pupil:
        do(page, "name", text="Anna")
    return page


def give(page: ExercisePage, answer: object) -> None:
    """Answer as a person would: by clicks where moves and places are asked for, in the form else."""
    task, text = page.asked, as_text(answer)
    if task.field == MOVE and clicks.number_of(task):
        do(page, "check", text=text.partition(" ")[2])
    elif task.field in (MOVE, MOVES, PLACES):
        while page.draft.parts:
            do(page, "drop", "0")
        for part in text.split(","):
            do(page, "play", part.strip())
        do(page, "check")
    elif task.field == TABLE:
        rows = [row.split() for row in text.split("/")]
        do(page, "check", **{f"cell-{row}-{at}": value for row, line in enumerate(rows) for at, value in enumerate(line)})
    elif task.field == RULE:
        field, _, value = text.partition(" = ")
        do(page, "check", rule=field, text=value)
    else:
        do(page, "check", text=text if "." in text or task.field != "clause" else f"{task.ruleset}.{text}")


def to(page: LessonPage, scene: str) -> LessonPage:
    """The page at a scene of its lesson."""
    for chapter in page.lesson.chapters.values():
        for at, one in enumerate(chapter.scenes):
            if one.name == scene:
                page.turn_to(chapter.name, at)
                return page
    raise AssertionError(scene)
