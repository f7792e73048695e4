"""A ruleset in short, as data: a lead and a few cards, each a headline, a sentence or two, its clauses and a picture.

A ruleset keeps them in ``lessons/short.toml``: ``lead`` has the clauses of the goal and the end, each ``[[card]]`` its
``name``, its ``clauses`` and its picture; ``[optional]`` names the clauses that hold only where a field of the rules is not as
usual. A picture is the table of a demonstration (``show``; ``before = true``: before its last move), drawn in a ``shape`` and
cut out round the places of ``within``, each a place or the beginning of some (``yard/0``), with ``grow`` units more on the
left, above, on the right and below. ``ring`` and ``cross`` mark places, ``reach = true`` shows what the board itself rings,
``look`` holds what else its drawing is asked for, ``names`` the only names that a map bears. ``here`` has fields of its rules,
each with the field of the table's own rules, or what follows from them, that is drawn instead: picture and text tell the same.

The texts stand in ``lessons/words``: ``[short] lead`` and ``[short.cards.<name>]`` with ``title``, ``text`` and ``picture``,
which tells what is to be seen. Whatever they name in braces is a field of the rules, or something that follows from them;
``where.<field>`` is told instead where that option is chosen.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ..core.rulebook import FACE
from ..core.rules import Rules
from ..core.rulesets import ruleset
from ..core.words import LANGUAGE, Words, words
from .lesson import FOLDER
from .moment import Moment

FILE = "short.toml"


class _Fields(Mapping[str, object]):
    """The fields of some rules, and what follows from them, by name."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def __getitem__(self, name: str) -> object:
        return getattr(self._rules, name)

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules.dials())

    def __len__(self) -> int:
        return len(self._rules.dials())


@dataclass(frozen=True, slots=True)
class Picture:
    """Which table a card shows, and what of it."""

    show: str
    within: tuple[str, ...]
    shape: str = "projector"
    before: bool = False
    reach: bool = False
    grow: tuple[int, ...] = (0, 0, 0, 0)
    ring: tuple[str, ...] = ()
    cross: tuple[str, ...] = ()
    look: Mapping[str, Any] = field(default_factory=dict, hash=False)
    names: tuple[str, ...] = ()
    here: Mapping[str, str] = field(default_factory=dict, hash=False)

    def fields(self, rules: Rules) -> dict[str, Any]:
        """What the fields of ``here`` are under some rules."""
        return {name: getattr(rules, source) for name, source in self.here.items()}

    def moment(self) -> Moment:
        """The demonstration whose table it is."""
        clause, _, face = self.show.partition(FACE)
        return Moment.of(clause, face)


@dataclass(frozen=True, slots=True)
class Card:
    """One thing to know before the first game."""

    ruleset: str
    name: str
    clauses: tuple[str, ...]
    picture: Picture

    def title(self, language: str = LANGUAGE) -> str:
        """Its headline."""
        return str(self._texts(language)["title"])

    def text(self, rules: Rules, language: str = LANGUAGE) -> str:
        """What it says under some rules."""
        texts = self._texts(language)
        other = next((said for name, said in texts.get("where", {}).items() if getattr(rules, name)), texts["text"])
        return _words(self.ruleset, language).filled(str(other), _Fields(rules))

    def seen(self, language: str = LANGUAGE) -> str:
        """What is to be seen in its picture, for those who do not see it."""
        return str(self._texts(language)["picture"])

    def _texts(self, language: str) -> Mapping[str, Any]:
        texts: Mapping[str, Any] = _words(self.ruleset, language).texts["short"]["cards"][self.name]
        return texts


@dataclass(frozen=True, slots=True)
class InShort:
    """A ruleset in short: its cards in the order of a turn, the clauses of its lead, and the clauses that are optional."""

    ruleset: str
    lead_clauses: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
    optional: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)

    def lead(self, rules: Rules, language: str = LANGUAGE) -> str:
        """What one plays for, and how it ends."""
        own = _words(self.ruleset, language)
        return own.filled(str(own.texts["short"]["lead"]), _Fields(rules))

    def folded(self, rules: Rules) -> frozenset[str]:
        """The clauses of variants and options that are not in force under some rules."""
        chosen = rules.differing().keys()
        return frozenset(clause for clause, fields in self.optional.items() if not chosen & set(fields))


@cache
def in_short(name: str) -> InShort:
    """A ruleset in short; without any card where it has no such file."""
    path = Path(str(ruleset(name).__file__)).parent / FOLDER / FILE
    if not path.is_file():
        return InShort(name)
    file = tomllib.loads(path.read_text(encoding="utf-8"))
    cards = tuple(_card(name, line) for line in file["card"])
    optional = {clause: tuple(fields) for clause, fields in file.get("optional", {}).items()}
    return InShort(name, tuple(file["lead"]), cards, optional)


def _card(name: str, line: Mapping[str, Any]) -> Card:
    given: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in line.items()}
    called, clauses = given.pop("name"), given.pop("clauses")
    return Card(name, called, clauses, Picture(**given))


def _words(name: str, language: str) -> Words:
    return words(f"{name}/{FOLDER}", language)
