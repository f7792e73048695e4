"""The wrong answers of a class: as the pupils saw them, and pupil by pupil."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.errors import NotationError
from ...core.exercise import CLAUSE, MOVE, MOVES, Exercise, exercises
from ...drawing import escaped
from ...teach.results import LONGEST_ANSWER, Mark, Results
from ..markup import element
from .page import say


def by_pupil(pupils: Sequence[tuple[str, Results]], tasks: Sequence[Exercise], language: str) -> str:
    """Every wrong answer that was kept, folded: a line a pupil, with the numbers of the exercises."""
    lines = [element("li", f"<b>{escaped(pupil)}</b> {told}") for pupil, one in pupils if (told := _told(one, tasks, language))]
    if not lines:
        return ""
    summary = element("summary", escaped(say("all-wrong", language)))
    return element("details", summary + element("ul", lines, class_="wrong"), class_="wrong-answers")


def _told(results: Results, tasks: Sequence[Exercise], language: str) -> str:
    return " ".join(element("span", escaped(one)) for one in _given(results, tasks, language))


def _given(results: Results, tasks: Sequence[Exercise], language: str) -> Iterator[str]:
    for task in tasks:
        number = list(exercises(task.ruleset)).index(task.name) + 1
        mark = results.marks.get(task.name, Mark())
        if mark.missed:
            answers = " · ".join(in_words(task, one) for one in mark.missed)
            yield say("wrong-seen" if mark.saw_solution else "wrong-in", language, number=number, answers=answers)


def in_words(task: Exercise, answer: str) -> str:
    """A wrong answer as the pupil saw it: moves in words, a rule by its title."""
    if task.field == CLAUSE:
        book = task.game.rulebook
        found = next((one for one in (answer, f"{task.ruleset}.{answer}") if one in book), "")
        return str(book[found].title) if found else answer
    if task.field not in (MOVE, MOVES):
        return answer
    moves, is_cut = answer.split(","), len(answer) >= LONGEST_ANSWER
    try:
        told = [str(task.spoken(task.game.parse(one.strip()))) for one in (moves[:-1] if is_cut else moves)]
    except NotationError:
        return answer
    return "; ".join([*told, "…"] if is_cut else told)
