"""Lessons and exercises as pages that need no kernel: scenes with folded answers, exercises with their questions."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

from ..core.events import Event
from ..core.exercise import Exercise
from ..core.exercise import exercises as exercises_of
from ..core.rulebook import Clause
from ..core.words import words
from ..teach.lesson import Scene
from ..teach.lesson import lesson as lesson_of
from ..teach.moment import Moment, sentence
from ..teach.page import board, box, folded, marked_up, task
from ..teach.work import Work


class Pictures:
    """Several parts of a page, one below the other."""

    def __init__(self, parts: Iterable[str]) -> None:
        self.parts = list(parts)

    def _repr_html_(self) -> str:
        return "".join(self.parts)


def lesson(ruleset: str, chapter: str = "", **_: Any) -> Pictures:
    """What `gamelib.lesson` asks, as pictures."""
    told = lesson_of(ruleset)
    return Pictures(map(asked, told[chapter].scenes if chapter else told.scenes()))


def exercises(work: str | Work, name: str = "", **_: Any) -> Pictures:
    """What `gamelib.exercises` asks, as pictures."""
    found: dict[str, Exercise] = exercises_of(work if isinstance(work, str) else work.ruleset)
    return Pictures(task(one) for key, one in found.items() if name in ("", key))


def asked(scene: Scene) -> str:
    """A scene: its board, what is told and asked, and the answer, folded."""
    options = " · ".join(scene.options().values()) if scene.ask in ("choice", "allowed", "clause") else ""
    question = f"<br><b>{marked_up(scene.question())}</b>" if scene.question() else ""
    choice = f"<br><i>{marked_up(options)}</i>" if options else ""
    return board(scene.moment.drawing()) + box(marked_up(scene.text()) + question + choice) + reveal(scene.moment)


def reveal(moment: Moment) -> str:
    """What happened, and the clause that says so: folded, so that nobody reads it before the question is thought about."""
    told = "<br>".join(_cited(one, moment.record.names, moment.clause.id) for one in moment.told())
    return folded(words("teach").say("scene", "reveal", {}), _after(moment) + box(told) + box(clause_text(moment.clause)))


def clause_text(clause: Clause) -> str:
    """A clause with its basis and its note."""
    note = f"<br><small>{escape(clause.note)}</small>" if clause.note else ""
    return f"<b>{escape(clause.title)}</b> <code>{clause.id}</code> · {clause.basis}<br>{escape(clause.sentence)}{note}"


def _after(moment: Moment) -> str:
    """The table after the move; after a refusal only where it can show what would have been legal."""
    shown = moment.after().svg(names=moment.record.names)
    same = moment.move is None or (moment.asks and shown == moment.drawing())
    return "" if same else board(shown)


def _cited(told: Any, names: tuple[str, ...], clause: str) -> str:
    """A sentence with its clause, in bold where it is the clause that the scene is about."""
    text = ("" if isinstance(told, Event) else "✕ ") + sentence(told, names)
    shown = f"<b>{escape(text)}</b>" if clause in told.clauses else escape(text)
    return f"{shown} <code>[{escape(told.clause)}]</code>"
