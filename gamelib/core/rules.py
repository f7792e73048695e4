"""Rules: every number and option of a ruleset as the fields of one frozen class, checked when it is made.

A field is declared with :func:`dial` (a whole number), :func:`switch` (yes or no), :func:`choice` (one of some words) or
:func:`grid` (a table of numbers). Its metadata (clause, kind, range, step, choices, help) is the one source for panels,
sweeps and checks.
"""

from __future__ import annotations

import difflib
import operator
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import Field, dataclass, field, fields
from itertools import islice
from typing import Any, ClassVar, Self, cast

from .errors import RulesError
from .rulesets import with_origin
from .words import LANGUAGE, words

Grid = tuple[tuple[int, ...], ...]
MOST_ROWS = 100
"""No table is larger; what comes after is not even looked at, so that an endless one is refused too."""


class Dial(Mapping[str, Any]):
    """What is known of one field: its clause, kind, range, step, choices, and the help that is read from the words."""

    def __init__(self, clause: str, kind: str, low: int = 0, high: int = 0, step: int = 1, choices: Sequence[str] = ()) -> None:
        self.facts: dict[str, Any] = {"clause": clause, "kind": kind, "range": (low, high), "step": step, "choices": choices}
        self.name = ""

    def __getitem__(self, key: str) -> Any:
        return self.help() if key == "help" else self.facts[key]

    def __iter__(self) -> Iterator[str]:
        return iter((*self.facts, "help"))

    def __len__(self) -> int:
        return len(self.facts) + 1

    def help(self, language: str = LANGUAGE) -> str:
        """What the field does, in words."""
        return words(self.facts["clause"].partition(".")[0], language).template("help", self.name)


def dial(default: int, clause: str, low: int, high: int, step: int = 1) -> Any:
    """A whole number that a designer may turn from low to high."""
    return _field(default, Dial(clause, "number", low, high, step))


def switch(default: bool, clause: str) -> Any:
    """An option that is on or off."""
    return _field(default, Dial(clause, "switch", 0, 1))


def choice(default: str, clause: str, choices: Sequence[str]) -> Any:
    """One of some words."""
    return _field(default, Dial(clause, "choice", choices=choices))


def grid(default: Grid, clause: str, low: int, high: int, step: int = 1) -> Any:
    """A table of whole numbers, each from low to high."""
    return _field(default, Dial(clause, "grid", low, high, step))


def _field(default: object, facts: Dial) -> Any:
    made: Any = field(default=default)
    made.metadata = facts
    return made


def meant(field: str, known: Sequence[str]) -> list[str]:
    """The fields that may have been meant by a name that none has."""
    asked = field.lower().replace("-", "_")
    parts = [name for name in known if len(asked) > 2 and (asked in name or name.split("_")[0] in (asked, asked.rstrip("s")))]
    return parts or difflib.get_close_matches(asked, known, n=3, cutoff=0.7)


class _Named(type):
    """Lets rules be made by the names of their fields only, and says which was meant where there is none of that name."""

    def __call__(cls, *values: Any, **named: Any) -> Any:
        known = [one.name for one in fields(cast(Any, cls))]
        for name in named:
            if name not in known:
                raise cast(Any, cls).unknown(name, known)
        return super().__call__(*values, **named)


@dataclass(frozen=True)
class Rules(metaclass=_Named):
    """The base of every ruleset's rules. A ruleset adds its fields, and in ``check`` what must hold between them."""

    ruleset: ClassVar[str] = ""
    players: int

    def __init_subclass__(cls) -> None:
        for name, one in vars(cls).items():
            if isinstance(one, Field):
                cast(Dial, one.metadata).name = name

    def __post_init__(self) -> None:
        for one in fields(self):
            object.__setattr__(self, one.name, self._settled(one, getattr(self, one.name)))
        self.check()

    def __reduce_ex__(self, protocol: Any) -> Any:
        return with_origin(self.ruleset, super().__reduce_ex__(protocol))

    def decides(self) -> str:
        """What decides a game under these rules beside code and the files of the ruleset, such as a map that was added."""
        return ""

    def check(self) -> None:
        """Raise :class:`RulesError` where fields that are each in range do not fit together."""

    def refuse(self, field: str, key: str, clause: str = "", **values: object) -> RulesError:
        """The error for a field, with the sentence of that key."""
        clause = clause or self.dials()[field]["clause"]
        sentence = words(self.ruleset).say("rules", key, {"field": field, **values})
        return RulesError(sentence, clause, field)

    def differing(self) -> dict[str, Any]:
        """The fields that differ from the default, by name."""
        return {f.name: getattr(self, f.name) for f in fields(self) if getattr(self, f.name) != f.default}

    @classmethod
    def dials(cls) -> dict[str, Dial]:
        """What is known of each field, by name, in order."""
        return {f.name: cast(Dial, f.metadata) for f in fields(cls)}

    @classmethod
    def of(cls, **values: Any) -> Self:
        """Rules with these fields; an unknown one is refused with the names that exist."""
        return cls(**values)

    @classmethod
    def unknown(cls, name: str, known: Sequence[str]) -> RulesError:
        """The error for a field that does not exist, with those that may have been meant."""
        close, values = meant(name, known), {"field": name, "known": ", ".join(known)}
        key = "unknown-field-meant" if close else "unknown-field"
        sentence = words(cls.ruleset).say("rules", key, {**values, "meant": " or ".join(close)})
        return RulesError(sentence, cls.dials()["players"]["clause"], name)

    def _settled(self, one: Field[Any], value: Any) -> Any:
        """The value as it is kept (a plain int, bool or tuple of tuples), once it is known to be in range."""
        if one.metadata["kind"] == "switch":
            if not isinstance(value, bool):
                raise self.refuse(one.name, "not-a-switch", value=_short(value))
            return value
        if one.metadata["kind"] == "choice":
            if value not in one.metadata["choices"]:
                raise self.refuse(one.name, "not-a-choice", value=_short(value), choices=", ".join(one.metadata["choices"]))
            return value
        if one.metadata["kind"] == "grid":
            return self._settled_grid(one.name, value)
        return self._number(one.name, value)

    def _settled_grid(self, name: str, value: Any) -> Grid:
        if isinstance(value, str | bytes) or not hasattr(value, "__iter__"):
            raise self.refuse(name, "not-a-grid", value=_short(value))
        rows = []
        for row in islice(value, MOST_ROWS):
            if isinstance(row, str | bytes) or not hasattr(row, "__iter__"):
                raise self.refuse(name, "not-a-grid", value=_short(value))
            rows.append(tuple(self._number(name, number) for number in islice(row, MOST_ROWS)))
        return tuple(rows)

    def _number(self, name: str, value: Any) -> int:
        low, high = self.dials()[name]["range"]
        try:
            number = operator.index(value) if not isinstance(value, bool) else None
        except TypeError:
            number = None
        if number is None:
            raise self.refuse(name, "not-a-number", value=_short(value), low=low, high=high)
        if not low <= number <= high:
            raise self.refuse(name, "out-of-range", value=_short(number), low=low, high=high)
        return number


def _short(value: object) -> str:
    text = repr(value) if not isinstance(value, int) or value.bit_length() < 100 else "a number of many digits"
    return text if len(text) <= 60 else text[:57] + "..."
