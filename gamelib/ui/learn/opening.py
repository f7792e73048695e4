"""Opening a lesson or the exercises of a ruleset: as a page for any host, or in a notebook."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ...teach.lesson import lesson as lesson_of
from ...teach.work import Work
from ..page import Page
from ..table.page import TablePage
from ..table.waiting import seated
from .exercises import ExercisePage
from .keeping import Shelf
from .lesson import LessonPage

if TYPE_CHECKING:
    from ..hosts.notebook import Explorer


def lesson_page(ruleset: str, chapter: str = "", folder: Path | None = None) -> LessonPage:
    """The lesson of a ruleset, or one chapter of it; what is answered is kept in the folder, if there is one."""
    return LessonPage(lesson_of(ruleset), chapter, Shelf(folder))


def exercise_page(work: str | Work, name: str = "", folder: Path | None = None) -> ExercisePage:
    """The exercises of a ruleset, or of work that was begun, from the one of that name on."""
    shelf = Shelf(folder)
    page = ExercisePage(shelf.work(Work(work) if isinstance(work, str) else work), name, shelf)
    page.code = isinstance(work, Work)
    return page


def beyond(what: str, ruleset: str, shelf: Shelf, origin: Page | None = None, window: str = "") -> Page:
    """Where a lesson leads: to a table to play at, to the exercises, or back to the lesson, drawn for the same window.

    Whoever came from a game goes back to that game, and whoever left one before finds it again.
    """
    if what == "table":
        return origin if isinstance(origin, TablePage) else _table(ruleset, origin)
    page = lesson_page(ruleset, "", shelf.folder) if what == "lesson" else exercise_page(ruleset, "", shelf.folder)
    page.window = window
    return left_from(origin, page)


def left_from(origin: Page | None, page: LessonPage | ExercisePage) -> LessonPage | ExercisePage:
    """The page, with a way back to where somebody came from."""
    page.origin = origin
    return page


def _table(ruleset: str, origin: Page | None) -> TablePage:
    """The game that waits, or one against sensible bots, ready for its first decision; other games go on waiting."""
    from ..addresses import tables
    from ..door import BOTS, USUAL_LEVEL, DoorPage, usual_players

    waiting = tables(origin)
    table = next((one for one in waiting if one.game.state.ruleset == ruleset), None)
    if table is None:
        table = DoorPage().table(ruleset, usual_players(ruleset), BOTS, USUAL_LEVEL)
        table.door = origin is not None
    return seated(table, waiting)


def lesson(ruleset: str, chapter: str = "", keep: bool = True) -> Explorer:
    """The lesson of a ruleset in a notebook, or one chapter of it: ``lesson("mark", "storage")``.

    What is answered is kept in a file beside the notebook, unless ``keep`` is False.
    """
    return _in_notebook(lesson_page(ruleset, chapter, Path.cwd() if keep else None))


def exercises(work: str | Work, name: str = "", keep: bool = True) -> Explorer:
    """The exercises of a ruleset in a notebook, to be answered without a line of code; or those of a :class:`Work`."""
    return _in_notebook(exercise_page(work, name, Path.cwd() if keep else None))


def _in_notebook(page: Page) -> Explorer:
    from ..hosts.notebook import Explorer

    return Explorer(page)
