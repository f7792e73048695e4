"""A lesson or exercises as plain data, and back: what was answered, and the place that is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...teach.lesson import lesson
from ...teach.progress import Progress
from ...teach.results import Results
from ...teach.work import Work
from .. import kinds
from ..page import Page
from .fields import Draft

if TYPE_CHECKING:
    from .exercises import ExercisePage
    from .lesson import LessonPage

DOOR = "door"


def saved_lesson(page: LessonPage) -> dict[str, Any]:
    """A lesson as data."""
    place = {"chapter": page.chapter.name, "at": page.at, "only": page.only, "hour": page.hour}
    return {
        "kind": "lesson",
        "ruleset": page.lesson.ruleset,
        **place,
        "given": page.progress.text(),
        "missed": sorted(page.missed),
        "origin": left(page.origin),
    }


def saved_exercises(page: ExercisePage) -> dict[str, Any]:
    """Exercises as data; the marks of a pupil who has a name, and the moves that are chosen so far."""
    marks = page.work.results().text() if page.work.pupil else ""
    drafts = {name: draft.parts for name, draft in page.drafts.items() if draft.parts}
    done = {"name": page.name, "code": page.code, "marks": marks, "drafts": drafts, "looks": page.looks}
    return {"kind": "exercises", "ruleset": page.work.ruleset, **done, "origin": left(page.origin)}


def left(origin: Page | None) -> dict[str, Any] | str:
    """The page that somebody came from: a game with all that lies on its table, the front door, or none.

    What the visitor carries is kept with the page itself.
    """
    if origin is None:
        return ""
    data = kinds.put_away(origin)
    return {key: value for key, value in data.items() if key != "satchel"} if data else DOOR


def origin_of(data: Any) -> Page | None:
    """The page that somebody came from, brought back."""
    if data == DOOR:
        from ..door import DoorPage

        return DoorPage()
    return kinds.restored(data) if data else None


def restored(data: Mapping[str, Any]) -> Page:
    """The page that was put away; what does not fit raises :class:`ValueError`."""
    try:
        page = _exercises(data) if data["kind"] == "exercises" else _lesson(data)
        page.origin = origin_of(data["origin"])
        return page
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise ValueError(f"This is no lesson that was put away: {error}.") from None


def _lesson(data: Mapping[str, Any]) -> LessonPage:
    from .lesson import LessonPage

    told = lesson(str(data["ruleset"]))
    page = LessonPage(told, str(data["only"]))
    at = int(data["at"])
    if not 0 <= at < len(told[str(data["chapter"])].scenes):
        raise ValueError("There is no such scene in the chapter.")
    page.turn_to(str(data["chapter"]), at)
    names = {scene.name: scene for scene in told.scenes()}
    page.progress = Progress.read(str(data["given"]), names)
    page.missed = {str(name) for name in data["missed"]} & names.keys()
    page.hour = int(data.get("hour", 0))
    return page


def _exercises(data: Mapping[str, Any]) -> ExercisePage:
    from .exercises import ExercisePage

    work = Work(str(data["ruleset"]))
    if data["marks"]:
        work.restore(Results.read(str(data["marks"])))
    page = ExercisePage(work, str(data["name"]))
    page.code, looks = bool(data.get("code")), data.get("looks")
    page.looks = looks if isinstance(looks, bool) else None
    page.drafts = {
        str(name): Draft(parts=[str(part) for part in parts]) for name, parts in data["drafts"].items() if name in work
    }
    return page
