"""A clause in a lesson: its demonstration stopped just before the clause fires, so that a class can predict what comes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from ..core.events import Event, Refusal
from ..core.record import Record
from ..core.rulebook import Clause
from ..core.rulesets import ruleset_of
from ..core.words import words
from .page import board, box, folded, marked_up


@dataclass(frozen=True, slots=True)
class Scene:
    """What a class sees before: the position, and the move that is about to be made or asked about."""

    clause: Clause
    record: Record

    def reveal(self) -> Reveal:
        """What happened, and the clause that says so."""
        return Reveal(self.clause, self.record)

    def _repr_html_(self) -> str:
        record = self.record
        states = record.states()
        if _refused(record):
            now = _say("asked", move=record.tries[-1].move)
        elif record.moves:
            states, now = states[:-1], _say("next", move=record.moves[-1])
        else:
            now = _say("opening")
        return board(states[-1].svg(names=record.names)) + box(marked_up(now))


@dataclass(frozen=True, slots=True)
class Reveal:
    """What a class sees after: the table, the sentences with their clauses, and the clause itself with its basis.

    It is folded, so that nobody who runs a whole page reads the answer before the question is thought about.
    """

    clause: Clause
    record: Record

    def _repr_html_(self) -> str:
        record, refused = self.record, _refused(self.record)
        final = record.final()
        table = board(final.svg(names=record.names)) if record.moves and not refused else ""
        events = [event for event in final.events if record.moves or self.clause.id in event.clauses]
        said = "<br>".join(_cited(one, record.names, self.clause.id) for one in refused or events)
        remark = escape(record.remarks.get(-1, ""), quote=False)
        return folded(_say("reveal"), table + box(f"{said}<br><i>{remark}</i>") + box(_told(self.clause)))


def scene(clause: str, face: str = "") -> Scene:
    """The demonstration of a clause as a scene to predict; ``face`` names a further one, such as an option."""
    game = ruleset_of(clause)
    if not face:
        return Scene(game.rulebook[clause], game.demos[clause])
    faces = game.demos.faces(clause)
    if face not in faces:
        raise ValueError(_say("no-face", clause=clause, face=face[:60], known=", ".join(faces) or "-"))
    return Scene(game.rulebook[clause], faces[face])


def _refused(record: Record) -> list[Refusal]:
    """Why the moves asked about at the end are refused, where it ends so."""
    return [why for at, _, why in record.refusals() if at == len(record.moves)]


def _told(clause: Clause) -> str:
    note = f"<br><small>{escape(clause.note)}</small>" if clause.note else ""
    return f"<b>{escape(clause.title)}</b> <code>{clause.id}</code> · {clause.basis}<br>{escape(clause.sentence)}{note}"


def _cited(said: Event | Refusal, names: Sequence[str], clause: str) -> str:
    """A sentence with its clause, in bold where it is the clause that the scene is about."""
    text = said.sentence(names) if isinstance(said, Event) else f"✕ {said.said(names)}"
    shown = f"<b>{escape(text)}</b>" if clause in said.clauses else escape(text)
    return f"{shown} <code>[{escape(said.clause)}]</code>"


def _say(key: str, **values: object) -> str:
    return words("teach").say("scene", key, values)
