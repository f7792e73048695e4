"""A clause in a notebook: the moment before it fires, and what happened, folded below."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from ..core.events import Event, Refusal
from ..core.rulebook import Clause
from ..core.words import words
from .moment import Moment, sentence
from .page import board, box, folded, marked_up


@dataclass(frozen=True, slots=True)
class Shown(Moment):
    """A moment that shows itself in a notebook."""

    def reveal(self) -> Reveal:
        """What happened, and the clause that says so."""
        return Reveal(self)

    def _repr_html_(self) -> str:
        return board(self.drawing()) + box(marked_up(self.question()))


@dataclass(frozen=True, slots=True)
class Reveal:
    """What a class sees after: the table, the sentences with their clauses, and the clause itself with its basis.

    It is folded, so that nobody who runs a whole page reads the answer before the question is thought about.
    """

    moment: Moment

    def _repr_html_(self) -> str:
        clause, record = self.moment.clause, self.moment.record
        told = "<br>".join(_cited(one, record.names, clause.id) for one in self.moment.told())
        remark = escape(record.remarks.get(-1, ""), quote=False)
        summary = words("teach").say("scene", "reveal", {})
        return folded(summary, self._table() + box(f"{told}<br><i>{remark}</i>") + box(_clause(clause)))

    def _table(self) -> str:
        """The table after the move; after a refusal only where it can show what would have been legal."""
        shown = self.moment.after().svg(names=self.moment.record.names)
        if self.moment.move is None or (self.moment.asks and shown == self.moment.drawing()):
            return ""
        return board(shown)


def scene(clause: str, face: str = "") -> Shown:
    """The demonstration of a clause as a scene to predict; ``face`` names a further one, such as an option."""
    return Shown.of(clause, face)


def _clause(clause: Clause) -> str:
    note = f"<br><small>{escape(clause.note)}</small>" if clause.note else ""
    return f"<b>{escape(clause.title)}</b> <code>{clause.id}</code> · {clause.basis}<br>{escape(clause.sentence)}{note}"


def _cited(told: Event | Refusal, names: tuple[str, ...], clause: str) -> str:
    """A sentence with its clause, in bold where it is the clause that the scene is about."""
    text = ("" if isinstance(told, Event) else "✕ ") + sentence(told, names)
    shown = f"<b>{escape(text)}</b>" if clause in told.clauses else escape(text)
    return f"{shown} <code>[{escape(told.clause)}]</code>"
