"""What opens over the exercises: a rule, what was handed in, and questions that are asked before something is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import afresh, handing_in, heading, naming, parts

if TYPE_CHECKING:
    from .exercises import ExercisePage


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
