"""Numbers as people write them at a table, made plain: ``$30``, ``4,000 FT``, ``10 000``, ``10k``, ``minus two thousand``."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

from ..core.exercise import NUMBER, Exercise, Unread
from ..core.judges import read_number
from ..core.words import LANGUAGE
from .number_words import amount, beside, known, listed, share, ways

_TOKEN = re.compile(r"[1-9][0-9]{0,2}(?:[.,'\u2019 \u00a0\u202f][0-9]{3})+(?![0-9])|[0-9]+(?:[.,][0-9]+)?|[^\W\d_]+|\S")
_PLAIN = re.compile(r"-?(?:[0-9]+|0[.][0-9]+|[0-9]+[.][0-9]{1,2}|[0-9]+[.][0-9]{4,}|[0-9]+/[0-9]+)")
_MINUS, _PERCENT, _OVER = "-", "%", "/"
_SAME = {"\u2212": _MINUS, "\u2013": _MINUS}
_MOST = 200
NOUN = 4
"""So many letters has a word of the question at least that may stand beside a number as what is counted."""
_COUNTED = re.compile(r"number (?:of|from 0)")
"""How the answer is called where something is counted, so that it is never below zero."""


def plain_number(text: str, about: str = "", language: str = LANGUAGE) -> str:
    """The number in plain figures, without its unit; what is not surely a number stays as it is, and is read by nobody.

    ``about`` is the question: its words may stand beside the number as what is counted.
    """
    text = text.strip()[:_MOST]
    if _PLAIN.fullmatch(text):
        return text
    tokens = [_SAME.get(token, token) for token in _TOKEN.findall(text.lower().rstrip(" .!"))]
    tokens = tokens[1:] if tokens[:1] == ["="] else tokens
    if len(tokens) == 1 and len(tokens[0]) == 1 and tokens[0].isalpha():
        return text  # a letter alone is no number
    return _read(tokens, about.lower(), language) or text


def _read(tokens: list[str], about: str, language: str) -> str | None:
    """Sign, number, per cent and unit from the parts of what was written."""
    told = _without_units(tokens, about, language)
    sign, told = _signed(told, language)
    bare = _without_percent(told, language)
    is_percent, told = bare != told, bare
    value = _value(_spelt(told, language), language)
    if value is None:
        return None
    return f"{sign}{_in_figures(value)}{_PERCENT}" if is_percent else f"{sign}{value}"


def _in_figures(value: Fraction) -> str:
    return str(value) if value.denominator == 1 else str(float(value))


def _without_units(tokens: list[str], about: str, language: str) -> list[str]:
    """The parts without what is counted, which stands before the number or behind it; a sign may stand before both."""
    named = {word for word in re.findall(r"[^\W\d_]+", about) if len(word) >= NOUN} - listed("roughly", language)
    units = listed("units", language) | named
    kept = [token for token in tokens if not _is_unit(token, units, language)]
    at = [number for number, token in enumerate(tokens) if not _is_unit(token, units, language)]
    signs = {_MINUS, "+", *listed("minus", language)}
    inner = at[1:] if kept and kept[0] in signs else at
    return kept if not inner or inner[-1] - inner[0] == len(inner) - 1 else tokens


def _is_unit(token: str, units: set[str], language: str) -> bool:
    if token in beside(language) or known(token, language) == token or not (token.isalpha() or token in units):
        return False
    return bool({token, token.removesuffix("s"), f"{token}s"} & units)


def _signed(tokens: list[str], language: str) -> tuple[str, list[str]]:
    if tokens[:1] and tokens[0] in {_MINUS, *listed("minus", language)}:
        return _MINUS, tokens[1:]
    return "", tokens[1:] if tokens[:1] == ["+"] else tokens


def _without_percent(tokens: list[str], language: str) -> list[str]:
    """The parts without "%", "percent" or "per cent" behind them."""
    for way in ([_PERCENT], *ways("percent", language)):
        if tokens[-len(way) :] == way:
            return tokens[: -len(way)]
    return tokens


def _spelt(tokens: list[str], language: str) -> list[str]:
    """The parts with the words of numbers as they are spelt; a hyphen within a number joins two words."""
    kept = [token for at, token in enumerate(tokens) if token != _MINUS or not _joins(tokens, at)]
    return [token if token in beside(language) else known(token, language) or token for token in kept]


def _joins(tokens: list[str], at: int) -> bool:
    """Whether what stands here has a word on either side."""
    return 0 < at < len(tokens) - 1 and tokens[at - 1].isalpha() and tokens[at + 1].isalpha()


def _value(tokens: list[str], language: str) -> Fraction | None:
    """One number, a share in words, or one number of another."""
    if not tokens:
        return None
    for way in ([_OVER], *ways("over", language)):
        at = next((at for at in range(len(tokens)) if tokens[at : at + len(way)] == way), None)
        if at is not None:
            part, whole = amount(tokens[:at], language), amount(tokens[at + len(way) :], language)
            return part / whole if part is not None and whole else None
    found = share(tokens, language)
    return found if found is not None else amount(tokens, language)


def why_impossible(task: Exercise, answer: Any) -> str:
    """Why a number that was given cannot be the answer, whatever the engine says: the key of a sentence, or nothing."""
    if task.field != NUMBER or not isinstance(task.right, int | Fraction | str):
        return ""
    is_per_cent = isinstance(task.right, int) and isinstance(answer, str)  # "63 %" answers a question for a number of per cent
    try:
        given = read_number(answer.strip().removesuffix("%").strip() if is_per_cent else answer)
    except Unread:
        return ""
    if not isinstance(task.right, int):
        return "no-probability" if "probability" in task.text("question") and not 0 <= given <= 1 else ""
    if given != int(given):
        return "not-whole"
    return "below-zero" if given < 0 <= task.right and _COUNTED.search(task.text("answer")) else ""
