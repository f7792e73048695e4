"""Handing in: the work goes to the host, where it takes it, and can be downloaded as the small file that a teacher reads."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from ...core.exercise import FUNCTION, exercises
from ...core.words import words
from ...drawing import escaped
from ...teach.gradebook import sign
from ...teach.results import Mark, Results
from ...teach.tally import FIRST, LATER, OPEN, kind
from ..markup import element, here
from . import parts
from .frame import say
from .keeping import file_of

if TYPE_CHECKING:
    from .exercises import ExercisePage

HERE, NO_ROOM = "here", "no-room"
"""What became of work that was handed in to the host, in the place of the name of a file."""


def given(page: ExercisePage) -> str:
    """Hand the work in: the name of the file that was written beside the notebook, or what the host made of it, if anything."""
    results = page.work.results()
    taken = "" if page.tray is None else HERE if page.tray.take(results) else NO_ROOM
    return page.shelf.hand_in(results) or taken


def sheet(results: Results, became: str, language: str) -> str:
    """What lies over the page when somebody hands in: that it was, what it is in words, and the file itself."""
    name = file_of(results)
    key = {HERE: "handed-here", NO_ROOM: "no-room", "": "to-hand-in"}.get(became, "handed-in")
    told = parts.paragraph(say(key, language, file=name, pupil=results.pupil.rstrip(".")), class_="handed")
    told += "" if results.has_tried else parts.paragraph(say("nothing-tried", language), class_="handed")
    get = here(
        say("download", language),
        "download",
        data_name=name,
        data_done=say("downloaded", language, file=name),
        class_="strong" if key in ("to-hand-in", "no-room") else None,
    )
    row = element("div", get, class_="row")
    return parts.sheet(say("hand-in", language), told + _listed(results, language) + row + _raw(results, language), "results")


def _listed(results: Results, language: str) -> str:
    """The exercises that were begun, each with its mark in words; of the others, how many there are."""
    tasks = list(exercises(results.ruleset).values())
    marks = [results.marks.get(task.name, Mark()) for task in tasks]
    begun = [
        element("li", f"<b>{sign(mark)}</b> {at} {escaped(task.text('title', language))} · {escaped(_worded(mark, language))}")
        for at, (task, mark) in enumerate(zip(tasks, marks, strict=True), start=1)
        if kind(mark) != OPEN
    ]
    left = sum(kind(mark) == OPEN for task, mark in zip(tasks, marks, strict=True) if task.field != FUNCTION)
    open_ones = parts.paragraph(say("not-tried", language, left=left), class_="quiet") if left else ""
    return (element("ul", begun, class_="marks") if begun else "") + open_ones


def _worded(mark: Mark, language: str) -> str:
    """A mark as the teacher reads it in the table of the class, where a sign says what is right."""
    told, which = words("ui/teachers", language), kind(mark)
    helped = told.say("teachers", "mark-hints", {"hints": mark.hints}) if mark.hints else ""
    text = told.say("teachers", f"mark-{which}", {"tries": mark.tries}) + helped
    return f"{told.say('teachers', f'mark-{FIRST}', {})}, {text}" if which == LATER else text


def _raw(results: Results, language: str) -> str:
    """The file as it is, folded."""
    area = f'<textarea readonly rows="10" aria-label="{escaped(say("results", language))}">{escape(results.text())}</textarea>'
    copy = element("div", here(say("copy", language), "copy"), class_="row")
    return element("details", element("summary", escaped(say("as-text", language))) + area + copy)
