"""What is said to an answer of an exercise: the verdict, a hint or the solution, each with the rule on which it rests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.exercise import RIGHT, WRONG
from ...core.rulesets import ruleset
from ...drawing import escaped
from ...teach.page import SIGNS, Said
from ...teach.work import HINTS
from ..markup import button, element
from . import parts
from .frame import say

if TYPE_CHECKING:
    from .exercises import ExercisePage


def told(page: ExercisePage) -> str:
    """All that was said of the exercise that is shown; on a wall only what was asked for last, beside its question.

    On a phone what was said before that is folded, lest it push the answers out of sight.
    """
    noted = [element("div", parts.paragraph(page.noted), class_="verdict")] if page.noted else []
    every = noted + [_told(page, said) for said in heard(page) if not (noted and page.wide)]
    if page.window != "phone" or len(every) < 2:
        return "".join(every)
    before = element("summary", escaped(say("said-before", page.language)))
    return every[0] + element("details", before + "".join(every[1:]), class_="before")


def is_settled(page: ExercisePage) -> bool:
    """Whether a wall shows the right answer, so that there is no field any more."""
    first = next(iter(heard(page)), None)
    return page.wide and first is not None and (first.status == RIGHT or first is page.solved)


def heard(page: ExercisePage) -> list[Said]:
    """What stands on the page."""
    said = page.said.get(page.name, [])
    return said[:1] if page.wide else said


def hints_told(page: ExercisePage) -> int:
    """How many of the hints stand on the page or stood there."""
    said = page.said.get(page.name, ())
    return max((number for number in range(1, len(HINTS) + 1) if page.task.hint_of(number) in said), default=0)


def _told(page: ExercisePage, said: Said) -> str:
    sign = f"<b>{SIGNS[said.status]}</b> " if said.status in (RIGHT, WRONG) else ""
    text = f"{sign}{parts.marked_up(page.worded(said.sentence))}"
    clause = ruleset(page.work.ruleset).rulebook[said.clause] if said.clause else None
    rule = (
        parts.clause_brief(clause, page.wide, page.window == "phone")
        if clause is not None and clause.sentence not in said.sentence
        else ""
    )
    last = next((one for one in page.said[page.name] if one.shown is not None), None)
    is_other = said is last and said.shown != page.asked.state
    turn = button(say(_turns(page)), "turn") if is_other else ""
    why = parts.paragraph(page.plain("solution")) if said.status == RIGHT else ""
    kind = {RIGHT: "right", WRONG: "wrong"}.get(said.status, "")
    inside = element("p", f"{text} {rule}") + why if page.wide else element("p", text) + why + rule  # a wall has little height
    return element("div", inside + turn, class_=f"verdict {kind}".strip())


def _turns(page: ExercisePage) -> str:
    """What turns the board is called."""
    return "counterexample" if not page.against else "own-board-short" if page.wide else "own-board"
