"""The addresses of pages: which page one names, with every game that waits still waiting.

An address is ``/`` for the front door, ``/mark`` for the choices of a game, and behind the game ``table``, ``learn``,
``exercises``, ``design``, ``plan``, ``rules``; then a rule, a chapter, a number. The results of a class belong to no game.
Nothing in an address is secret, and none names a file.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from ..core.rulesets import known_names
from .page import Page
from .table.page import TablePage
from .table.waiting import ODD, seated

if TYPE_CHECKING:
    from .door import DoorPage

MOST_ROOMS = 4
"""So many pages beside tables are kept as they were left."""
TABLE, LEARN, EXERCISES, DESIGN, PLAN, RULES = "table", "learn", "exercises", "design", "plan", "rules"
RESULTS = "/teachers/results"
"""The results of a class, in all games."""
Kind = TypeVar("Kind", bound=Page)


def tables(page: Page | None) -> list[TablePage]:
    """All games of a visit, wherever one is in it: the one that was last played first."""
    from .door import DoorPage

    if isinstance(page, DoorPage):
        return page.tables()
    if isinstance(page, TablePage) and page.origin is None:
        return [page, *page.left] if page.opened is not None else []
    return [] if page is None else tables(page.origin)


def remember(rooms: dict[str, Page], page: Page) -> None:
    """Keep a page that is left as it is; tables are kept by those that lead to them, and the door has nothing of its own."""
    room = _room(page.address)
    if room is None or (isinstance(page, TablePage) and page.only_shows):
        return
    rooms.pop(room, None)
    rooms[room], page.is_put_away = page, False
    while len(rooms) > MOST_ROOMS:
        del rooms[next(one for one in rooms if one != RESULTS)]  # files that were collected are not collected twice


def visited(page: Page, address: str) -> Page:
    """The page of an address, to which somebody goes from this one; the front door where there is no such page."""
    page.leave()
    game, what, *further = [*filter(None, address.split("/")), "", ""]
    try:
        return _page(page, game, what, [part for part in further if part])
    except ValueError as error:
        door = home(page)
        door.refuse(str(error).partition("\n")[0])
        return door


def same_page(one: str, other: str) -> bool:
    """Whether two addresses are of one page: scenes of a chapter are, and exercises."""
    return re.sub(r"/\d+$", "", one) == re.sub(r"/\d+$", "", other)


def home(page: Page, chosen: str = "") -> DoorPage:
    """The front door with every game that waits; open on the choices of a game, if one is named."""
    from .door import DoorPage

    waiting = tables(page)
    door = DoorPage(folder_of(page), page.language, seated(waiting[0], waiting) if waiting else None)
    door.chosen = chosen
    return door


def folder_of(page: Page | None) -> Path | None:
    """The folder in which the pages of a visit keep what must not be lost."""
    if page is None:
        return None
    folder = getattr(page, "folder", None)
    return folder if isinstance(folder, Path) else folder_of(page.origin)


def _page(page: Page, game: str, what: str, further: list[str]) -> Page:
    if not game:
        return home(page)
    if f"/{game}/{what}" == RESULTS:
        return _results(page)
    if game not in known_names() or what not in ("", *WAYS):
        raise ValueError(page.tongue.ui("no-page", name=f"{game}/{what}".rstrip("/")[:60]))
    return WAYS[what](page, game, further) if what else home(page, game)


def _table(page: Page, game: str, further: Sequence[str]) -> Page:
    """The game that waits, with the demonstration of a rule on it where one is named; else the choices for a new one."""
    waiting = tables(page)
    table = next((one for one in waiting if one.game.state.ruleset == game), None)
    if table is None:
        return home(page, game)
    seated(table, waiting)
    if further:
        table.ask({"do": "demo", "arg": f"{game}.{further[0]}"})
    return table


def _lesson(page: Page, game: str, further: Sequence[str]) -> Page:
    from .learn.lesson import LessonPage
    from .learn.opening import lesson_page
    from .teachers import TeachersPage
    from .teachers.route import hour_of

    lesson = _known(page, f"/{game}/{LEARN}", LessonPage) or lesson_page(game, "", folder_of(page))
    chapter, number, hour = [*further, "", "", ""][:3]
    if chapter in lesson.lesson.chapters:
        scenes = len(lesson.lesson[chapter].scenes)
        lesson.turn_to(chapter, _counted(number, scenes))
    if isinstance(page, TeachersPage):
        lesson.hour = hour_of(game, (chapter, lesson.at), hour)
    lesson.origin = _way_back(page)
    return lesson


def _exercises(page: Page, game: str, further: Sequence[str]) -> Page:
    from .learn.exercises import ExercisePage
    from .learn.opening import exercise_page

    work = _known(page, f"/{game}/{EXERCISES}", ExercisePage) or exercise_page(game, "", folder_of(page))
    if page is not work:
        work.looks = None  # whether a name is asked for depends on the way by which somebody comes
    if further:
        work.name = list(work.work)[_counted(further[0], len(work.work))]
    work.origin = _way_back(page)
    return work


def _design(page: Page, game: str, further: Sequence[str]) -> Page:
    from .design.page import DesignPage

    design = _known(page, f"/{game}/{DESIGN}", DesignPage) or DesignPage(game)
    odd = page.rooms.get(f"/{game}/{DESIGN}/{ODD}") if ODD in further else None
    design.language, design.door, design.folder, design.origin = page.language, True, folder_of(page), home(page)
    return odd if odd is not None and odd.origin is design else design


def _plan(page: Page, game: str, further: Sequence[str]) -> Page:
    from .teachers import TeachersPage

    plan = TeachersPage(game)
    plan.language, plan.origin = page.language, home(page)
    return plan


def _rules(page: Page, game: str, further: Sequence[str]) -> Page:
    from .rules.page import RulesPage

    rules = _known(page, f"/{game}/{RULES}", RulesPage) or RulesPage(game)
    rules.language = page.language
    if page is not rules:
        rules.origin = _way_back(page)
    return rules


def _results(page: Page) -> Page:
    from .teachers.results import ResultsPage

    results = _known(page, RESULTS, ResultsPage) or ResultsPage()
    results.language = page.language
    if page is not results:
        results.origin = _way_back(page) if page.origin is not results else results.origin
    return results


WAYS = {TABLE: _table, LEARN: _lesson, EXERCISES: _exercises, DESIGN: _design, PLAN: _plan, RULES: _rules}
"""What stands behind the name of a game, and how its page is made."""


def _known(page: Page, room: str, kind: type[Kind]) -> Kind | None:
    """The page itself, the one that led to it, or one that was left, if it is the one that is looked for."""
    for one in (page, page.origin, page.rooms.get(room)):
        if isinstance(one, kind) and _room(one.address) == room:
            return one
    return None


def _way_back(page: Page) -> Page:
    """Where the way back leads: to the table at which one was playing, to the teachers page that led here, else home."""
    from .teachers import TeachersPage
    from .teachers.results import ResultsPage

    for one in (page, page.origin):
        is_table = isinstance(one, TablePage) and one.origin is None and one.opened is not None
        if one is not None and (is_table or isinstance(one, TeachersPage | ResultsPage)):
            return one
    return home(page)


def _counted(number: str, most: int) -> int:
    """A number from 1 on as a place in a list; the first where it is none of it."""
    return int(number) - 1 if number.isascii() and number.isdecimal() and 1 <= int(number[:9]) <= most else 0


def _room(address: str) -> str | None:
    """The part of an address by which a page is kept; none for the door, its choices, tables and plans."""
    parts = address.split("/")
    if len(parts) < 3 or parts[2] in (TABLE, PLAN):
        return None
    return "/".join(parts[: 4 if parts[3:] == [ODD] else 3])
