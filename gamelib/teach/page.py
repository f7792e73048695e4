"""What a pupil sees in a notebook: the exercise with its board, and what the engine says to an answer."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Any

from ..core.exercise import NOT_ATTEMPTED, RIGHT, WRONG, Exercise
from ..core.state import State
from ..core.window import LITERAL, whole
from ..core.words import words
from ..drawing import REFUSAL
from .results import Results

SIGNS = {RIGHT: "✓", WRONG: "✕", NOT_ATTEMPTED: "·"}
EDGES = {RIGHT: "#009E73", WRONG: REFUSAL}
BOX = "padding:8px 12px; margin:4px 0; max-width:72ch; border-left:3px solid {edge}; font:14px/1.5 system-ui, sans-serif"
SUMMARY = "display:list-item; cursor:pointer; padding:8px 4px; font:600 14px/1.5 system-ui, sans-serif"
WIDEST, TALLEST = 720, 60
"""A board in a lesson is at most so many pixels wide and so many hundredths of the window high."""


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence to the pupil, with the clause to read again and a table that speaks against the answer, if there are any."""

    sentence: str
    status: str = ""
    clause: str = ""
    shown: State[Any, Any] | None = field(default=None, compare=False, repr=False)

    def __bool__(self) -> bool:
        return self.status == RIGHT

    def __str__(self) -> str:
        return f"{self.sentence} [{self.clause}]" if self.clause else self.sentence

    def _repr_html_(self) -> str:
        sign = f"<b>{SIGNS[self.status]}</b> " if self.status in SIGNS else ""
        clause = f" <code>[{escape(self.clause)}]</code>" if self.clause else ""
        against = board(self.shown.svg(targets=None)) if self.shown is not None else ""
        return against + box(f"{sign}{marked_up(self.sentence)}{clause}", EDGES.get(self.status, "currentColor"))


def task(exercise: Exercise) -> str:
    """The exercise: its title, the position with nothing on it that tells what is legal, the question, and how to answer."""
    step = words("teach").template("steps", exercise.step)
    answer = words("teach").say("teach", "answer", {"answer": exercise.text("answer")})
    head = f"<b>{escape(exercise.text('title'))}</b> · {escape(step)}"
    offered = "".join(f"<br>· {escape(text)} <code>{escape(key)}</code>" for key, text in exercise.options().items())
    asked = f"{head}<br>{marked_up(exercise.text('question'))}{offered}<br><i>{marked_up(answer)}</i>"
    return board(exercise.state.svg(names=exercise.record.names, targets=None)) + box(asked)


def overview(results: Results, exercises: Mapping[str, Exercise]) -> str:
    """All exercises with their marks, in a table."""
    rows = "".join(
        f"<tr><td>{SIGNS.get(mark.status, '')}</td><td><code>{escape(name)}</code></td>"
        f'<td style="text-align:left">{escape(exercises[name].text("title"))}</td>'
        f'<td style="text-align:left">{escape(str(mark))}</td></tr>'
        for name, mark in results.marks.items()
    )
    return f'<table class="{LITERAL}">{rows}</table>'


def board(drawing: str) -> str:
    """A drawing small enough to be seen whole, with its question, on the screen of a notebook."""
    return whole(drawing, TALLEST, WIDEST)


def box(inside: str, edge: str = "currentColor") -> str:
    """A paragraph with an edge on its left."""
    return f'<div class="{LITERAL}" style="{BOX.format(edge=edge)}">{inside}</div>'


def folded(summary: str, inside: str) -> str:
    """What opens when its summary is clicked, or chosen with the keyboard."""
    return f'<details class="{LITERAL}"><summary style="{SUMMARY}">{marked_up(summary)}</summary>{inside}</details>'


def marked_up(text: str) -> str:
    """A text for a page, with what stands between backticks as code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text, quote=False))
