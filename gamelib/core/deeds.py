"""Moves in plain words, as a player would say them: "Refine red: yard 2 to roof 1" instead of ``refine red 2-1``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields

from .errors import NotationError
from .moves import Move
from .rulesets import part, ruleset
from .words import LANGUAGE, words

DO, FULLY, FALLS, SEVERAL, IN_HAND = "do", "fully", "falls", "several", "in-hand"
"""What the words of a ruleset say of a kind of move: short, and where that could mean several moves of a board, in full; of
what falls to nobody's choice; of the same move made several times in a row; and of a piece in hand, where it may be put."""
_CODE = re.compile(r"`([^`]+)`")


def in_words(
    move: Move, name: str, names: Sequence[str] = (), rules: object = None, language: str = LANGUAGE, fully: bool = False
) -> str:
    """The move of a ruleset as something to do; a kind without such words has its label and the rest of its notation.

    ``rules`` are those of the table, where the ruleset needs them to name what a move is about.
    """
    said = words(name, language)
    for group in (FULLY, DO, FALLS) if fully else (DO, FALLS):
        if move.kind in said.texts.get(group, {}):
            return said.say(group, move.kind, _parts(move, name, names) | _spoken(move, name, names, rules, language), names)
    return f"{said.label('move', move.kind)} {str(move).partition(' ')[2]}".strip()


def several_in_words(move: Move, times: int, name: str, language: str = LANGUAGE) -> str:
    """The same move made several times as something to do: "Sell 2 green shares"; empty where a ruleset has no such words."""
    said = words(name, language)
    known = move.kind in said.texts.get(SEVERAL, {})
    return said.say(SEVERAL, move.kind, {**_parts(move, name, ()), "times": times}) if known else ""


def in_hand(move: Move, name: str, way: str = "", language: str = LANGUAGE) -> str:
    """Where the piece of a move may be put, as what to do next: "White: now click a yard square"; ``way`` says it for a tap.

    Empty where a ruleset has no such words.
    """
    said, group = words(name, language), IN_HAND + way
    return said.say(group, move.kind, _parts(move, name, ())) if move.kind in said.texts.get(group, {}) else ""


def _parts(move: Move, name: str, names: Sequence[str]) -> dict[str, object]:
    """The parts of a move as they are written; a player by name."""
    parts: dict[str, object] = {}
    for one in fields(move):
        value = getattr(move, one.name)
        parts[one.name] = words(name).player(value, names) if one.name == "player" else one.metadata["part"].write(value)
    return parts


def _spoken(move: Move, name: str, names: Sequence[str], rules: object, language: str) -> dict[str, str]:
    """The parts of a move that its ruleset names more fully by the rules of the table, as a card with its value."""
    module = part(name, "spoken") if rules is not None else None
    told = module.spoken(rules, move) if module is not None else {}
    return {one: words(name, language).say("spoken", key, values, names) for one, (key, values) in told.items()}


def without_notation(text: str, name: str, names: Sequence[str] = (), rules: object = None) -> str:
    """A text in which moves between backticks are said in words, and clauses by their titles; other code stays code."""

    def said(match: re.Match[str]) -> str:
        game, code = ruleset(name), match[1]
        if code in game.rulebook:
            return f"‘{game.rulebook[code].title}’"
        try:
            return f"‘{in_words(game.parse(code), name, names, rules, fully=True)}’"
        except NotationError:
            return match[0]

    return _CODE.sub(said, text)
