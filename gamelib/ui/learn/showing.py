"""What the board of an exercise shows beside its position: the answer being chosen, and the right one once it is known."""

from __future__ import annotations

import html
import re
from dataclasses import replace
from typing import TYPE_CHECKING

from ...core.exercise import MOVE, MOVES, PLACES, RIGHT, Exercise
from ...teach.page import Said
from ..table.marks import Mark
from . import clicks, sequences
from .frame import say

if TYPE_CHECKING:
    from .exercises import ExercisePage

CHOSEN, ANSWER = "way", "instead"
"""How what is chosen and what is right are drawn."""


def marks(page: ExercisePage) -> list[Mark]:
    """The place from which a move begins, the places that are chosen, and those of the right answer once it may be seen."""
    task, draft, said = page.asked, page.draft, page.said.get(page.name, ())
    chosen = [*([draft.origin] if draft.origin else []), *_places(task, draft.parts)]
    is_known = bool(said) and (page.task.status == RIGHT or page.task.saw_solution)
    right = _places(task, sequences.parts_of(task.right)) if is_known else []
    marked: list[Mark] = [[role, False, places] for role, places in ((CHOSEN, chosen), (ANSWER, right)) if places]
    return [[*mark, None, _letters(task)] if mark[0] == CHOSEN and task.in_order() else mark for mark in marked]


def with_right_move(said: Said, task: Exercise, right: object) -> Said:
    """What is said, with the table after the right move where the exercise asks for one that can be made."""
    return replace(said, shown=sequences.after(task, right))


def called(drawing: str, place: str) -> str:
    """What the board calls a place, without what lies there; "This" where it has no name."""
    found = re.search(rf'data-place="{re.escape(html.escape(place))}"[^>]*><title>([^<]*)</title>', drawing)
    name = html.unescape(found[1]).partition(":")[0].rpartition(". ")[2] if found else ""
    return name or say("this")


def _letters(task: Exercise) -> list[str]:
    """What stands on the places that are chosen one after the other: the first letter of what goes there, or its number."""
    letters = [name[0].upper() for name in task.in_order()]
    return letters if len({*letters}) == len(letters) else [str(at) for at in range(1, len(letters) + 1)]


def _places(task: Exercise, parts: list[str]) -> list[str]:
    """Where moves end, and where places lie, as the drawing names them."""
    if task.field == PLACES:
        named = {name: spot for spot, name in clicks.place_names(task).items()}
        return [named[part] for part in parts if part in named]
    if task.field not in (MOVE, MOVES):
        return []
    actor = max(task.state.actor or 0, 0)
    return [spot for part in parts for spot in clicks.slugs(task.game.parse(part), actor)[-1:]]
