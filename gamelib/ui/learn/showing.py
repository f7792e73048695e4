"""What the board of an exercise shows beside its position: the answer being chosen, and the right one once it is known."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ...core.errors import IllegalMove
from ...core.exercise import MOVE, MOVES, PLACES, RIGHT, Exercise
from ...core.state import State
from ...teach.page import Said
from ..table.marks import Mark
from . import fields

if TYPE_CHECKING:
    from .exercises import ExercisePage

CHOSEN, ANSWER = "way", "instead"
"""How what is chosen and what is right are drawn."""


def marks(page: ExercisePage) -> list[Mark]:
    """The place from which a move begins, the places that are chosen, and those of the right answer once it may be seen."""
    task, draft, said = page.asked, page.draft, page.said.get(page.name, ())
    chosen = [*([draft.origin] if draft.origin else []), *_places(task, draft.parts)]
    is_known = bool(said) and (page.task.status == RIGHT or page.task.saw_solution)
    right = _places(task, _parts(task.right)) if is_known else []
    return [[role, False, places] for role, places in ((CHOSEN, chosen), (ANSWER, right)) if places]


def with_right_move(said: Said, task: Exercise, right: object) -> Said:
    """What is said, with the table after the right move where the exercise asks for one that can be made."""
    return replace(said, shown=_after(task, right))


def _after(task: Exercise, right: object) -> State[Any, Any] | None:
    if task.field != MOVE or fields.number_of(task):
        return None
    try:
        return task.state.play(str(right))
    except IllegalMove:
        return None


def _parts(right: object) -> list[str]:
    """An answer of moves or places, one by one; of other kinds nothing."""
    parts = right.split(",") if isinstance(right, str) else right if isinstance(right, list | tuple) else []
    return [part.strip() for part in parts if isinstance(part, str)]


def _places(task: Exercise, parts: list[str]) -> list[str]:
    """Where moves end, and where places lie, as the drawing names them."""
    if task.field == PLACES:
        named = {name: spot for spot, name in fields.place_names(task).items()}
        return [named[part] for part in parts if part in named]
    if task.field not in (MOVE, MOVES):
        return []
    actor = max(task.state.actor or 0, 0)
    return [spot for part in parts for spot in fields.slugs(task.game.parse(part), actor)[-1:]]
