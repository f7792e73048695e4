"""What opens over a lesson or over the exercises: a rule, the game in short, what was handed in, and questions asked first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.rulesets import ruleset
from ..markup import button
from ..rules import in_short
from ..rules.leaves import Leaf
from ..rules.page import laid
from ..table.page import TablePage
from . import afresh, handing_in, heading, naming, parts, reveal
from .frame import say

if TYPE_CHECKING:
    from .exercises import ExercisePage
    from .lesson import LessonPage

SHORT, HAPPENED = "short", "happened"
"""The dialogs with the game in a few lines, and with all that happened."""


def of_lesson(page: LessonPage) -> str:
    """The window that is open over a lesson, if any."""
    if page.dialog == HAPPENED:
        return parts.happened_dialog(reveal.happened(page), page.scene.moment.record.names) if page.shows_end else ""
    if page.dialog == afresh.AFRESH:
        return afresh.dialog("afresh-lesson", heading.game(page.lesson.ruleset, page.language), page.language)
    if page.dialog == SHORT:
        return _short(page)
    shut_by = SHORT if page.is_over_short else "dialog"
    return parts.clause_dialog(page.dialog, page.window, page.wide, shut_by, True) if page.dialog else ""


def _short(page: LessonPage) -> str:
    """The game in short, under the rules of the table from which somebody came."""
    table = page.origin if isinstance(page.origin, TablePage) and page.origin.opened is not None else None
    rules = ruleset(page.lesson.ruleset).Rules() if table is None else table.game.state.rules
    ways = in_short.way_on(page.language, "dialog")
    back = "leave-game" if table is not None else "leave-start" if page.is_glance else ""
    home = button(say(back, page.language), "leave", class_="strong") if back else ""
    leaf = Leaf(page.card, SHORT) if page.wide else None
    return in_short.sheet(rules, page.language, home, ways, "leave" if page.is_glance else "dialog", leaf)


def demonstration(page: LessonPage, clause: str) -> TablePage:
    """The demonstration of a rule on a table of its own; whoever comes back finds the rule open over the same scene."""
    game = ruleset(page.lesson.ruleset)
    if clause not in game.demos:
        raise ValueError(say("no-such", page.language))
    page.dialog = clause
    return laid(page, page.lesson.ruleset, clause, game.Rules())


def of_exercises(page: ExercisePage) -> str:
    """The window that is open, if any."""
    kind, _, became = page.dialog.partition(" ")
    if kind == "handed-in":
        return handing_in.sheet(page.work.results(), became, page.language)
    if kind == afresh.AFRESH:
        return afresh.dialog("afresh-exercises", heading.game(page.work.ruleset, page.language), page.language)
    if kind == naming.NOT_ME:
        return naming.dialog(page)
    return parts.clause_dialog(page.dialog, page.window, page.wide) if page.dialog else ""
