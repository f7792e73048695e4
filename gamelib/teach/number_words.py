"""Numbers in words: ``two thousand five hundred``, ``3 thousend``; what is not surely a number has none."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from ..core.words import LANGUAGE, words

LEAST, LONG = 3, 5
"""So many letters has a word at least that is read as another; in one of so many a letter may also be another."""
BESIDE = ("minus", "percent", "joins", "over")
"""What words beside a number say: its sign, that it counts per cent, what joins its words, and that it is one of so many."""
ALONE = (2, 4)
"""A half and a quarter need no number before them."""
_GROUPED = re.compile(r"[1-9][0-9]{0,2}(?:([.,'\u2019 \u00a0\u202f])[0-9]{3})(?:\1[0-9]{3})*")
_DIGITS = re.compile(r"[0-9]{1,12}(?:\.[0-9]{1,12})?")


class _Lists(NamedTuple):
    """The words by what they say: a number, how many times as much, and the share of a whole."""

    numbers: Mapping[str, int]
    scales: Mapping[str, int]
    parts: Mapping[str, int]

    def every(self) -> set[str]:
        """All of them."""
        return {*self.numbers, *self.scales, *self.parts}


@lru_cache
def _lists(language: str) -> _Lists:
    def listed(key: str) -> list[str]:
        return words("teach", language).template("numbers", key).split()

    low = {word: value for value, word in enumerate(listed("low"))}
    tens = {word: 10 * value for value, word in enumerate(listed("tens"), start=2)}
    scales = {word: scale for key, scale in (("hundred", 100), ("thousand", 1000)) for word in listed(key)}
    parts = {word: int(key) for line in listed("parts") for key, _, names in [line.partition(":")] for word in names.split("/")}
    return _Lists(low | tens | dict.fromkeys(listed("nothing"), 0), scales, parts)


def listed(key: str, language: str = LANGUAGE) -> set[str]:
    """The words of one kind that stand beside a number: a sign, per cent, units, what joins two words."""
    return set(words("teach", language).template("numbers", key).split())


def ways(key: str, language: str = LANGUAGE) -> list[list[str]]:
    """Each way to say something beside a number, as the words of which it is made."""
    return [way.split("-") for way in listed(key, language)]


def beside(language: str = LANGUAGE) -> set[str]:
    """Every word that says something beside a number."""
    return {word for key in BESIDE for way in ways(key, language) for word in way}


def known(word: str, language: str = LANGUAGE) -> str | None:
    """The word of a number that somebody wrote, perhaps with a letter astray; None where it is none, or may be several."""
    every = _lists(language).every()
    if word in every:
        return word
    near = {one for one in every if _is_near(word, one)}
    return near.pop() if len(near) == 1 else None


def _is_near(word: str, other: str) -> bool:
    """Whether a letter is missing or too many, two neighbours have changed places, or, in a long word, one is another."""
    if min(len(word), len(other)) < LEAST:
        return False
    if len(word) != len(other):
        short, long = sorted((word, other), key=len)
        return len(long) == len(short) + 1 and any(long[:at] + long[at + 1 :] == short for at in range(len(long)))
    apart = [at for at, letter in enumerate(word) if letter != other[at]]
    if len(apart) == 1:
        return len(word) >= LONG and apart[0] < len(word) - 1  # by its last letter a fifth differs from fifty
    return (
        len(apart) == 2 and apart[1] == apart[0] + 1 and word[apart[0]] == other[apart[1]] and word[apart[1]] == other[apart[0]]
    )


def digits(token: str) -> Fraction | None:
    """A number in figures, with or without marks between the thousands."""
    if _GROUPED.fullmatch(token):
        return Fraction(re.sub("[^0-9]", "", token))
    return Fraction(token) if _DIGITS.fullmatch(token) else None


def amount(tokens: Sequence[str], language: str = LANGUAGE) -> Fraction | None:
    """The number that some figures and words of numbers make together; None where they make none."""
    lists, joins = _lists(language), listed("joins", language)
    total, begun, last = Fraction(0), Fraction(0), 10**6
    before = ""  # the part before; two in figures do not stand side by side
    for token in tokens:
        value, scale = lists.numbers.get(token, digits(token)), lists.scales.get(token)
        if value is not None and digits(before) is None and (not begun or _fits(begun, value)):
            begun += value
        elif scale == 100 and begun < 100:
            begun = (begun or Fraction(1)) * 100
        elif scale is not None and 100 < scale < last:
            total, begun, last = total + (begun or Fraction(1)) * scale, Fraction(0), scale
        elif token not in joins:
            return None
        before = token
    return total + begun if any(token not in joins for token in tokens) else None


def _fits(begun: Fraction, value: Fraction | int) -> bool:
    """Twenty and one, two hundred and fifty; other numbers do not stand side by side."""
    room = 100 if begun % 100 == 0 else 10 if begun % 100 >= 20 and begun % 10 == 0 else 0
    return 0 < value < room


def share(tokens: Sequence[str], language: str = LANGUAGE) -> Fraction | None:
    """The share of a whole: a half, two thirds."""
    lists = _lists(language)
    if not tokens or tokens[-1] not in lists.parts:
        return None
    if len(tokens) == 1 and lists.parts[tokens[0]] not in ALONE:
        return None  # the third of several, perhaps
    count = [token for token in tokens[:-1] if token not in listed("joins", language)]
    many = amount(count, language) if count else Fraction(1)
    return None if many is None else many / lists.parts[tokens[-1]]
