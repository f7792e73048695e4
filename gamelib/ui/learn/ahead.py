"""Which scene comes next, and which came before: in the order of the plan for those who came from one, else of the lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .frame import say

if TYPE_CHECKING:
    from ..teachers.route import Stop
    from .lesson import LessonPage


def planned(page: LessonPage) -> tuple[Stop, ...]:
    """The scenes of the hour that somebody goes through, if the one that is shown is among them."""
    from ..teachers import TeachersPage
    from ..teachers.route import routes

    if not page.hour or not isinstance(page.origin, TeachersPage):
        return ()
    stops = routes(page.lesson.ruleset)[page.hour - 1 : page.hour]
    return stops[0] if stops and _here(page) in stops[0] else ()


def mark(page: LessonPage) -> None:
    """Tell a plan which of its rows somebody comes back from."""
    from ..teachers import TeachersPage

    if isinstance(page.origin, TeachersPage):
        page.origin.reached = (page.hour, _here(page)) if planned(page) else None
        page.origin.changed()


def after(page: LessonPage) -> Stop | None:
    """The scene that comes next; none after the last one of the plan or of the lesson."""
    if stops := planned(page):
        return _at(stops, stops.index(_here(page)) + 1)
    if page.at + 1 < len(page.chapter.scenes):
        return page.chapter.name, page.at + 1
    chapter = page.next_chapter()
    return None if chapter is None else (chapter, 0)


def before(page: LessonPage) -> Stop | None:
    """The scene that came before; none before the first."""
    if stops := planned(page):
        return _at(stops, stops.index(_here(page)) - 1)
    if page.at:
        return page.chapter.name, page.at - 1
    names = list(page.lesson.chapters)
    if page.only or page.chapter.name == names[0]:
        return None
    chapter = names[names.index(page.chapter.name) - 1]
    return chapter, len(page.lesson[chapter].scenes) - 1


def named(page: LessonPage, stop: Stop) -> str:
    """A scene of the plan: its number, and its chapter where that is another one."""
    chapter, at = stop
    title = "" if chapter == page.chapter.name else page.lesson[chapter].title(page.language)
    return say("scene-named", page.language, title=title, at=at + 1).strip()


def _here(page: LessonPage) -> Stop:
    return page.chapter.name, page.at


def _at(stops: tuple[Stop, ...], index: int) -> Stop | None:
    return stops[index] if 0 <= index < len(stops) else None
