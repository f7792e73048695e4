"""Answers of several moves: made one after the other by one player, or only listed, so that each of them counts once."""

from __future__ import annotations

from typing import Any

from ...core.errors import IllegalMove
from ...core.exercise import MOVE, MOVES, Exercise
from ...core.state import State


def parts_of(answer: object) -> list[str]:
    """An answer of moves or places, one by one; of other kinds nothing."""
    parts = answer.split(",") if isinstance(answer, str) else answer if isinstance(answer, list | tuple) else []
    return [part.strip() for part in parts if isinstance(part, str)]


def after(task: Exercise, answer: object) -> State[Any, Any] | None:
    """The table after the move, or after several that one player makes in a row; none where they are only listed.

    Where a number is asked for, it is the table that the question is about.
    """
    if task.after is not None:
        return task.after(task)
    if task.field not in (MOVE, MOVES):
        return None
    state: State[Any, Any] = task.state
    for part in parts_of(answer):
        if state.actor != task.state.actor:
            return None
        try:
            state = state.play(part)
        except IllegalMove:
            return None
    return state


def is_listed(task: Exercise) -> bool:
    """Whether the answer is a list of moves that can each be made, and not a row of them."""
    return task.field == MOVES and after(task, task.right) is None


def given_words(task: Exercise) -> list[str]:
    """What the question has given of the moves, such as a colour: all answers, right and wrong, differ by their place alone."""
    begun = {tuple(part.split(" ")[:-1]) for answer in (task.right, *task.wrong) for part in parts_of(answer)}
    return list(begun.pop()) if len(begun) == 1 else []
