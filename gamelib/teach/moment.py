"""The moment before a clause fires: its demonstration, stopped, so that a class can predict what comes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

from ..core.events import Event, Refusal
from ..core.moves import CHANCE, Move
from ..core.record import Record
from ..core.rulebook import Clause
from ..core.rulesets import ruleset_of
from ..core.state import State
from ..core.words import words
from ..drawing import in_brief


@dataclass(frozen=True, slots=True)
class Moment:
    """What a class sees before: the position, and the move that is about to be made or asked about."""

    clause: Clause
    record: Record

    @classmethod
    def of(cls, clause: str, face: str = "") -> Self:
        """The moment of a clause; ``face`` names a further demonstration of it, such as an option."""
        game = ruleset_of(clause)
        if not face:
            return cls(game.rulebook[clause], game.demos[clause])
        faces = game.demos.faces(clause)
        if face not in faces:
            raise ValueError(_say("no-face", clause=clause, face=face[:60], known=", ".join(faces) or "-"))
        return cls(game.rulebook[clause], faces[face])

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

    def after(self) -> State[Any, Any]:
        """The table when the move was made; the same as before where it is refused."""
        return self.record.final()

    def drawing(self, **look: Any) -> str:
        """The table before, on which nothing tells what is legal: that is what the class is asked."""
        return self.before().svg(names=self.record.names, targets=None, **look)

    def question(self) -> str:
        """What a class is asked. It is the same for legal moves and for others, or it would hold the answer."""
        if self.move is None:
            return _say("opening")
        return _say("chance" if self.by_chance else "move", move=self.move)

    def told(self) -> list[Event] | list[Refusal]:
        """What the engine says: why the move is refused, or what it causes; of a set-up only what the clause does."""
        if self.asks:
            return [why for at, _, why in self.record.refusals() if at == len(self.record.moves)]
        events = self.record.final().events
        return [event for event in events if self.record.moves or self.clause.id in event.clauses]

    def reason(self) -> str:
        """What the engine says of the clause itself, in one paragraph."""
        mine = [one for one in self.told() if self.clause.id in one.clauses]
        return " ".join(dict.fromkeys(sentence(one, self.record.names) for one in mine))


def sentence(told: Event | Refusal, names: tuple[str, ...]) -> str:
    """An event or a refusal in words; the board shows what a long list would name."""
    return in_brief(told, names) if isinstance(told, Event) else told.said(names)


def _say(key: str, **values: object) -> str:
    return words("teach").say("scene", key, values)
