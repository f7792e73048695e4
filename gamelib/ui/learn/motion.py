"""What the script needs to show the move of a scene or of an exercise as at the table: which moment it is, and what moved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.moves import CHANCE, Move
from ...core.state import State
from ...teach.answers import slug
from . import reveal

if TYPE_CHECKING:
    from .exercises import ExercisePage
    from .lesson import LessonPage

FAR = 10
"""From one scene or exercise to the next it is farther than a step, so that only a reveal is shown as motion."""


def of_lesson(page: LessonPage) -> dict[str, Any]:
    """A scene before its answer is one moment, and after it the next."""
    number = FAR * list(page.lesson.scenes()).index(page.scene)
    if not page.shows_end:
        return {"moment": number}
    return {"moment": number + 1} | _moved(page.scene.moment.before(), reveal.made(page))


def of_exercise(page: ExercisePage, after: State[Any, Any] | None) -> dict[str, Any]:
    """An exercise with its own board is one moment, and with the board after a move, if there is one, the next."""
    number = FAR * list(page.work).index(page.name)
    if after is None:
        return {"moment": number}
    return {"moment": number + 1} | _moved(page.asked.state, after.last_move)


def _moved(before: State[Any, Any], move: Move | None) -> dict[str, Any]:
    """From where to where a piece went, and after which phase dice fell."""
    if move is None or before.actor is None or before.actor == CHANCE:
        return {"went": [], "fell": before.phase}
    return {"went": [slug(place) for place in move.places(before.actor)], "fell": before.phase}
