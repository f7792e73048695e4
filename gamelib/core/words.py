"""Sentences, kept apart from code: one TOML file per ruleset and language, filled in with values.

A template names its values and how each is said: ``{player:player} pays {fee:money}``, ``{left:piece|pieces}``,
``{colour:colour}``. ``player`` takes the name of a player, ``money`` the coin of the ruleset, ``one|many`` counts, and any
other word looks the value up in the labels of that name; with a capital, ``{colour:Colour}``, at the start of a sentence.
A tuple of values is said as a list; ``{bids:player+money}`` says a list of pairs.
"""

from __future__ import annotations

import string
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import accumulate
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

LANGUAGE = "en"
YOU = "you"
"""What stands behind the name of a group in the one that says the same to whom it is about."""


class Words:
    """The texts of one ruleset in one language; what another language lacks is said in English."""

    def __init__(self, texts: Mapping[str, Any], ruleset: str) -> None:
        self.texts, self.ruleset = texts, ruleset

    def say(self, group: str, key: str, values: Mapping[str, object], names: Sequence[str] = ()) -> str:
        """The sentence of that group (``events``, ``refusals`` …) and key, with its values filled in."""
        return self.filled(self.template(group, key), values, names)

    def filled(self, template: str, values: Mapping[str, object], names: Sequence[str] = ()) -> str:
        """A sentence with its values filled in."""
        return _Filler(self, names).vformat(template, (), values)

    def template(self, group: str, key: str) -> str:
        """The sentence before its values are filled in."""
        try:
            return str(self.texts[group][key])
        except KeyError:
            raise KeyError(f"{self.ruleset} has no sentence '{key}' among its {group}") from None

    def has(self, group: str, key: str) -> bool:
        """Whether there is a sentence of that group and key."""
        return key in self.texts.get(group, ())

    def group(self, group: str, key: object, player: object, you: int | None) -> str:
        """The group to say a sentence about a player from: where it is told to that player, that of sentences to *you*."""
        addressed = f"{group}-{YOU}"
        return addressed if you is not None and player == you and self.has(addressed, str(key)) else group

    def label(self, group: str, value: object) -> str:
        """The word for a value: a colour, a face of a die, a phase."""
        return str(self.texts["labels"].get(group, {}).get(str(value), value))

    def player(self, index: int, names: Sequence[str] = ()) -> str:
        """The name of a player; whoever has none is counted."""
        return _Filler(self, names).format_field(index, "player")


class _Filler(string.Formatter):
    """Fills a template; the part after the colon says what kind of value it is."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words, self.names = words, names

    def format_field(self, value: Any, spec: str) -> str:
        if isinstance(value, tuple | list):
            return self._list([self._pair(one, spec) if "+" in spec else self.format_field(one, spec) for one in value])
        if spec == "player":
            return self._player(value)
        if spec == "money":
            return self.words.template("labels", "money").replace("#", f"{value:,}")
        if "|" in spec:
            one, many = spec.split("|")
            return f"{value:,} {one if value in (1, -1) else many}"
        if spec[:1].isupper():
            said = self.format_field(value, spec.lower())
            return said[:1].upper() + said[1:]
        return self.words.label(spec, value) if spec else str(value)

    def _pair(self, values: Sequence[Any], specs: str) -> str:
        return " ".join(self.format_field(*one) for one in zip(values, specs.split("+"), strict=True))

    def _player(self, index: int) -> str:
        if index < len(self.names):
            return self.names[index]
        return self.words.template("labels", "player").replace("#", str(index + 1))

    def _list(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + self.words.template("labels", "and") + parts[-1]


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    from pathlib import Path

    found = {path.stem for path in (Path(__file__).parent / "words").glob("*.toml")}
    return (LANGUAGE, *sorted(found - {LANGUAGE}))


@cache
def words(ruleset: str, language: str = LANGUAGE) -> Words:
    """The words of a ruleset: its own file laid over the one that all rulesets share, over English.

    ``mark/exercises`` is a part of a ruleset with words of its own, laid over those of the ruleset.
    """
    from .textfile import read

    texts: dict[str, Any] = {}
    for tongue in dict.fromkeys((LANGUAGE, language)):
        for path in _files(ruleset, tongue):
            if path.is_file():
                told = read(path)
                _forget_said_otherwise(texts, told)
                _lay_over(texts, told)
    return Words(texts, ruleset)


def _files(ruleset: str, language: str) -> Iterator[Path]:
    """Where words may be: those that all share, then the ruleset's with its base's below them, then those of its part."""
    from .rulesets import home, homes

    name, *inside = ruleset.split("/")
    yield home("core").words(language)
    for within in accumulate(["", *inside], "{}/{}".format):
        yield from (one.words(language, within.strip("/")) for one in homes(name))


def _forget_said_otherwise(below: dict[str, Any], above: Mapping[str, Any]) -> None:
    """Where a sentence is told anew, what was said to *you* in its place goes with the old one."""
    for group, sentences in above.items():
        yours = below.get(f"{group}-{YOU}", {})
        for key in sentences if yours else ():
            yours.pop(key, None)


def _lay_over(below: dict[str, Any], above: Mapping[str, Any]) -> None:
    for key, value in above.items():
        if isinstance(value, dict):
            _lay_over(below.setdefault(key, {}), value)
        else:
            below[key] = value
