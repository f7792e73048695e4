"""The rulebook of a ruleset: every clause by its id, in our own words, with its basis; and the demonstrations."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from .errors import UnknownClause
from .record import Record
from .rulesets import homes, part
from .words import LANGUAGE, words


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause: what it says, and on what it rests (``text``, ``ruling``, ``rebuilt``, or two of them)."""

    id: str
    title: str
    sentence: str
    basis: str
    note: str = ""

    def __str__(self) -> str:
        note = f" ({self.note})" if self.note else ""
        return f"{self.title} [{self.id}]: {self.sentence} Basis: {self.basis}.{note}"

    def _repr_markdown_(self) -> str:
        note = f"\n\n> {self.note}" if self.note else ""
        return f"**{self.title}** · `{self.id}` · *{self.basis}*\n\n{self.sentence}{note}"


class Rulebook(Mapping[str, Clause]):
    """The clauses of one ruleset in the order of its rulebook, in one language."""

    def __init__(self, ruleset: str, language: str = LANGUAGE) -> None:
        self.ruleset = ruleset
        self._clauses = dict(_clauses(ruleset, language))

    def __getitem__(self, clause: str) -> Clause:
        if clause not in self._clauses:
            raise UnknownClause(_no_such(clause, self.ruleset, self._clauses))
        return Clause(clause, **self._clauses[clause])

    def __iter__(self) -> Iterator[str]:
        return iter(self._clauses)

    def __len__(self) -> int:
        return len(self._clauses)

    def _repr_markdown_(self) -> str:
        return "\n\n---\n\n".join(clause._repr_markdown_() for clause in self.values())


def _clauses(ruleset: str, language: str) -> Iterator[tuple[str, Mapping[str, str]]]:
    """The clauses of a ruleset by their ids; those that a changed rule takes over keep the ids that its base gave them."""
    texts = words(ruleset, language).texts.get("clauses", {})
    owner: dict[str, str] = {}
    for own in homes(ruleset):
        for name in words(own.name, language).texts.get("clauses", {}):
            owner.setdefault(name, own.name)
    yield from ((f"{owner[name]}.{name}", text) for name, text in texts.items())


FACE = "~"
"""Stands in a file's name between the id of a clause and one of its further faces."""


class Demos(Mapping[str, Record]):
    """A small record per clause that ends where the clause fires, found by the clause's id.

    A clause with several faces has further records beside it: ``faces`` gives them by name.
    """

    def __init__(self, ruleset: str) -> None:
        self.ruleset = ruleset
        found = {path.stem: path for own in homes(ruleset) for path in own.demos()}
        self._paths = {stem: path for stem, path in found.items() if FACE not in stem}
        self._faces = {stem: path for stem, path in found.items() if FACE in stem}

    def __getitem__(self, clause: str) -> Record:
        if clause not in self._paths:
            raise UnknownClause(_no_such(clause, self.ruleset, self._paths))
        return Record.load(self._paths[clause])

    def faces(self, clause: str) -> dict[str, Record]:
        """Further demonstrations of a clause by the name of what they show: an option, an exception, a refusal."""
        if clause not in self._paths:
            raise UnknownClause(_no_such(clause, self.ruleset, self._paths))
        parts = {stem.partition(FACE): path for stem, path in self._faces.items()}
        return {face: Record.load(path) for (owner, _, face), path in parts.items() if owner == clause}

    def __iter__(self) -> Iterator[str]:
        return iter(self._paths)

    def __len__(self) -> int:
        return len(self._paths)


def _no_such(clause: str, ruleset: str, known: Mapping[str, object]) -> str:
    asked = str(clause)[:80]
    close = difflib.get_close_matches(asked, known, n=3, cutoff=0.4)
    hint = f"did you mean {' or '.join(close)}?" if close else f"the ids are {', '.join(known)}."
    return f"{ruleset} has no clause {asked!r}; {hint}"


def late(ruleset: str) -> Callable[[str], Any]:
    """The ``__getattr__`` of a ruleset: rulebook, demonstrations and bots are read when they are first asked for."""

    def offered(name: str) -> Any:
        return _offered(ruleset, name)

    return offered


@cache
def _offered(ruleset: str, name: str) -> Any:
    if name == "BOTS":
        return part(ruleset, "bots").BOTS
    if name in ("rulebook", "demos"):
        return Rulebook(ruleset) if name == "rulebook" else Demos(ruleset)
    raise AttributeError(f"{ruleset} has no '{name}'")
