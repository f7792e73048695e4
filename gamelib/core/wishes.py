"""Which moves a sentence speaks of: "May she take a red piece?" finds every way to take red.

A kind of move is known by its name, by the first word of what is said of it, and by the further verbs that the words of a
ruleset list for it; colours, places and numbers are known from the notation of its moves. No more is understood.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

from .deeds import DO, in_words
from .moves import Move
from .words import LANGUAGE, words

VERBS = "verbs"
"""The further verbs of a kind of move, with blanks between them."""
_TOKEN = re.compile(r"[^\W_]+")
_ARTICLE = "a"
_ENDINGS = ("", "s", "es", "ed", "d", "ing")


def meant(text: str, name: str, catalogue: Iterable[Move], language: str = LANGUAGE) -> list[Move]:
    """The moves that a sentence speaks of, in the order of the catalogue; none where no verb and no detail is known."""
    tokens = _tokens(text)
    doable = words(name, language).texts.get(DO, {})
    moves = [move for move in catalogue if move.kind in doable]
    kinds = _kinds(tokens, name, {move.kind for move in moves}, language)
    near = [move for move in moves if move.kind in kinds] if kinds else moves
    known = {detail for move in near for detail in details(move)}
    asked = [token for token in tokens if token in known]
    if not kinds and not any(len(token) > 1 for token in asked):  # a letter or a digit alone may stand for anything
        return []
    found = [move for move in near if _in_order(asked, details(move))]
    found = found or [move for move in near if {*asked} <= {*details(move)}]
    return _with_pairs(tokens, {move: _pairs(_tokens(in_words(move, name, language=language, fully=True))) for move in found})


def _tokens(text: str) -> list[str]:
    return [token.lower() for token in _TOKEN.findall(text) if token != _ARTICLE]


def _pairs(tokens: Sequence[str]) -> set[tuple[str, str]]:
    return set(pairwise(tokens))


def _with_pairs(tokens: Sequence[str], moves: dict[Move, set[tuple[str, str]]]) -> list[Move]:
    """Of several moves those of which the same two words in a row are said, as "roof 2" is not "yard 2"."""
    wanted = _pairs(tokens) & set().union(*moves.values())
    return [move for move, pairs in moves.items() if wanted <= pairs] or list(moves)


@lru_cache(maxsize=8192)
def details(move: Move) -> tuple[str, ...]:
    """The words and numbers of a move beyond its kind, as a sentence may name them."""
    return tuple(token.lower() for token in _TOKEN.findall(str(move).partition(" ")[2]))


def _kinds(tokens: Sequence[str], name: str, known: Iterable[str], language: str) -> set[str]:
    """The kinds of move whose own verb is said; where none is, those of which a further verb is said."""
    said = words(name, language)
    own = {kind: {kind, _first(said.label("move", kind)), _first(said.template(DO, kind))} for kind in known}
    further = {kind: set(str(said.texts.get(VERBS, {}).get(kind, "")).split()) for kind in known}
    for verbs in (own, further):
        if found := {kind for kind in known if any(_is_form(token, verb) for token in tokens for verb in verbs[kind])}:
            return found
    return set()


def _first(text: str) -> str:
    return text.partition(" ")[0].lower()


def _is_form(token: str, verb: str) -> bool:
    """Whether a word is a verb or one of its plain forms."""
    stems = {verb, verb.removesuffix("e")} if len(verb) > 2 else {verb}
    return any(token == stem + ending for stem in stems for ending in _ENDINGS)


def _in_order(asked: Sequence[str], parts: Sequence[str]) -> bool:
    """Whether all that was asked stands among the parts, in that order."""
    left = iter(parts)
    return all(any(part == one for part in left) for one in asked)
