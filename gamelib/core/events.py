"""What happened and what may not happen. Both cite a clause and read as a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from .moves import Move, Place
from .words import LANGUAGE, words

Flow = tuple[Place, Place, str, int]
"""Source, target, thing, amount: what leaves one place reaches another."""


@dataclass(frozen=True, slots=True)
class _Citation:
    """A clause, and the key and values of the sentence that is said of it."""

    clause: str
    key: str
    values: Mapping[str, object] = field(default_factory=dict, hash=False)

    @property
    def ruleset(self) -> str:
        """The ruleset whose clause is cited."""
        return self.clause.partition(".")[0]


@dataclass(frozen=True, slots=True)
class Event(_Citation):
    """Something that a clause caused.

    ``flows`` is what it moved, ``also`` are further clauses that it rests on, ``witness`` the reason as data: places and
    numbers that a board can draw.
    """

    flows: tuple[Flow, ...] = ()
    also: tuple[str, ...] = ()
    witness: Mapping[str, object] = field(default_factory=dict, hash=False)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clause cited and the others it rests on."""
        return (self.clause, *self.also)

    def sentence(self, names: Sequence[str] = (), language: str = LANGUAGE) -> str:
        """What happened, with the names of the players where they are known."""
        return words(self.ruleset, language).say("events", self.key, self.values, names)

    def __str__(self) -> str:
        return self.sentence()


@dataclass(frozen=True, slots=True)
class Refusal(_Citation):
    """Why a move may not be made, which legal move is nearest, and what else forbids it."""

    nearest: Move | None = None
    others: tuple[Refusal, ...] = ()

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clause that forbids, then those of the other refusals."""
        return tuple(dict.fromkeys((self.clause, *(other.clause for other in self.others))))

    @property
    def sentence(self) -> str:
        """The reason, with the values involved."""
        return self.said()

    def said(self, names: Sequence[str] = (), language: str = LANGUAGE) -> str:
        """The reason, with the names of the players and in the language asked for."""
        return words(self.ruleset, language).say("refusals", self.key, self.values, names)

    def __str__(self) -> str:
        return self.sentence


class Log(list[Event]):
    """Events in the order in which they happen; a step writes into it when it is handed one."""

    def add(
        self,
        clause: str,
        key: str,
        values: Mapping[str, object],
        flows: tuple[Flow, ...] = (),
        also: tuple[str, ...] = (),
        witness: Mapping[str, object] | None = None,
    ) -> None:
        """Write down what a clause caused."""
        self.append(Event(clause, key, values, flows, also, witness or {}))

    def retell(self, told: str, clause: str, key: str, values: Mapping[str, object], flows: tuple[Flow, ...] = ()) -> None:
        """Tell the last event of the key ``told`` otherwise: by another clause, in another sentence, with other flows.

        For a changed rule that lets its base do and tell something first. What ``values`` leaves out stays as it was.
        """
        at = max(at for at, event in enumerate(self) if event.key == told)
        self[at] = replace(self[at], clause=clause, key=key, values={**self[at].values, **values}, flows=flows, also=())
