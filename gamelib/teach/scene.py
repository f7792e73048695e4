"""A clause in a lesson: its demonstration stopped just before the clause fires, so that a class can predict what comes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from ..core.events import Event, Refusal
from ..core.moves import CHANCE, Move
from ..core.record import Record
from ..core.rulebook import Clause
from ..core.rulesets import ruleset_of
from ..core.state import State
from ..core.words import words
from .page import board, box, folded, marked_up


@dataclass(frozen=True, slots=True)
class Scene:
    """What a class sees before: the position, and the move that is about to be made or asked about."""

    clause: Clause
    record: Record

    @property
    def asks(self) -> bool:
        """Whether it ends with a move that is refused."""
        return any(one.at == len(self.record.moves) for one in self.record.tries)

    @property
    def move(self) -> Move | None:
        """The move that it is about, legal or not; None where the table has only been set."""
        if self.asks:
            return self.record.tries[-1].move
        return self.record.moves[-1] if self.record.moves else None

    @property
    def by_chance(self) -> bool:
        """Whether the move is of a kind that no player makes."""
        state = self.before()
        return state.actor == CHANCE and type(self.move) in map(type, state.moves())

    def before(self) -> State[Any, Any]:
        """The table just before that move."""
        states = self.record.states()
        return states[-1 if self.asks or not self.record.moves else -2]

    def drawing(self, **look: Any) -> str:
        """The table before, on which nothing tells what is legal: that is what the class is asked."""
        return self.before().svg(names=self.record.names, targets=None, **look)

    def question(self) -> str:
        """What a class is asked. It is the same for legal moves and for others, or it would hold the answer."""
        if self.move is None:
            return _say("opening")
        return _say("chance" if self.by_chance else "move", move=self.move)

    def said(self) -> list[Event] | list[Refusal]:
        """What the engine says: why the move is refused, or what it causes; of a set-up only what the clause does."""
        if self.asks:
            return [why for at, _, why in self.record.refusals() if at == len(self.record.moves)]
        events = self.record.final().events
        return [event for event in events if self.record.moves or self.clause.id in event.clauses]

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

    scene: Scene

    def _repr_html_(self) -> str:
        clause, record = self.scene.clause, self.scene.record
        said = "<br>".join(_cited(one, record.names, clause.id) for one in self.scene.said())
        remark = escape(record.remarks.get(-1, ""), quote=False)
        return folded(_say("reveal"), self._table() + box(f"{said}<br><i>{remark}</i>") + box(_told(clause)))

    def _table(self) -> str:
        """The table after the move; after a refusal only where it can show what would have been legal."""
        shown = self.scene.record.final().svg(names=self.scene.record.names)
        if self.scene.move is None or (self.scene.asks and shown == self.scene.drawing()):
            return ""
        return board(shown)


def scene(clause: str, face: str = "") -> Scene:
    """The demonstration of a clause as a scene to predict; ``face`` names a further one, such as an option."""
    game = ruleset_of(clause)
    if not face:
        return Scene(game.rulebook[clause], game.demos[clause])
    faces = game.demos.faces(clause)
    if face not in faces:
        raise ValueError(_say("no-face", clause=clause, face=face[:60], known=", ".join(faces) or "-"))
    return Scene(game.rulebook[clause], faces[face])


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
