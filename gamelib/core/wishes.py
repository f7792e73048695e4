"""Which moves a sentence speaks of: "May she take a red piece?" finds every way to take red.

A kind of move is known by its name, by the first word of what is said of it, and by the further verbs that the words of a
ruleset list for it; colours, places and numbers are known from the notation of its moves. No more is understood, and what
was not is told beside the moves.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from .deeds import DO, in_words
from .moves import Move
from .words import LANGUAGE, words

VERBS = "verbs"
"""The further verbs of a kind of move, with blanks between them."""
THINGS = "things"
"""The nouns that may stand beside the verb of a kind of move and add nothing to it: take a *piece*."""
ASKING = "asking"
"""The words of a question that add nothing, and verbs for which no move need be there."""
_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
_TOKEN = re.compile(r"[^\W_]+")
_ARTICLE = "a"
_FROM, _TO = "from", {"to", "onto", "into"}
_ENDINGS = ("", "s", "es", "ed", "d", "ing")


class Wish(NamedTuple):
    """What a question asks for: who is to move, the moves, the words that say so, and what was not understood.

    ``strange`` is a verb for which there is no move, where no other is said; ``verbal`` whether a verb of a move is said.
    """

    subjects: tuple[int, ...] = ()
    moves: tuple[Move, ...] = ()
    known: str = ""
    unknown: tuple[str, ...] = ()
    strange: str = ""
    verbal: bool = False


def wished(
    text: str,
    name: str,
    catalogue: Iterable[Move],
    names: Sequence[str] = (),
    due: Container[str] = (),
    language: str = LANGUAGE,
) -> Wish:
    """The wish in a question; of several kinds of move that may be meant, those that are ``due`` are."""
    every, doable = tuple(catalogue), words(name, language).texts.get(DO, {})
    kinds = {move.kind for move in every if move.kind in doable}
    spoken = _WORD.findall(text)
    subjects, spoken = _subjects(spoken, name, names, kinds, language)
    verbal = bool(_kinds(_tokens(" ".join(spoken)), name, kinds, language))
    if not verbal and (strange := _strange(spoken, name, language)):
        return Wish(subjects, strange=strange)
    kept, moves, lost = spoken, tuple[Move, ...](), set[int]()
    while True:
        moves = tuple(meant(" ".join(kept), name, every, language, names, due))
        left = _lost(spoken, name, moves, names, language) | lost
        if not moves or left == lost:
            break
        lost, kept = left, [word for at, word in enumerate(spoken) if at not in left]
    idle = _asking(name, "idle", language)
    known = " ".join(word for at, word in enumerate(kept) if word.lower() not in idle or (at and word == _ARTICLE.upper()))
    return Wish(subjects, moves, known, _phrases(spoken, lost, idle), verbal=verbal)


def _asking(name: str, key: str, language: str) -> set[str]:
    return set(str(words(name, language).texts[ASKING][key]).split())


def _subjects(
    spoken: list[str], name: str, names: Sequence[str], kinds: Iterable[str], language: str
) -> tuple[tuple[int, ...], list[str]]:
    """The players named before any verb, and the words without them; somebody to whom something goes does not act."""
    idle, strange, beside = (_asking(name, key, language) for key in ("idle", "strange", "beside"))
    verbs = strange | {verb for kind in kinds for verb in _verbs(kind, name, language)}
    at = (at for at, word in enumerate(spoken) if any(is_form(word.lower(), verb) for verb in verbs))
    end = next(at, len(spoken))
    subjects: list[int] = []
    for player, called in enumerate(names):
        parts = _WORD.findall(called)
        for start in range(end - len(parts), -1, -1):
            here = spoken[start : start + len(parts)]
            acts = not start or spoken[start - 1].lower() not in beside
            if parts and acts and [one.lower() for one in here] == [one.lower() for one in parts] and not {*here} & idle:
                subjects.append(player)
                del spoken[start : start + len(parts)]
                end -= len(parts)
    return tuple(subjects), spoken


def _strange(spoken: Sequence[str], name: str, language: str) -> str:
    """The verb of a sentence for which no ruleset need have a move."""
    strange = _asking(name, "strange", language)
    return next((word.lower() for word in spoken if any(is_form(word.lower(), verb) for verb in strange)), "")


def _lost(spoken: Sequence[str], name: str, moves: Sequence[Move], names: Sequence[str], language: str) -> set[int]:
    """Which words say nothing that is known of all these moves; a number beside such a word counts something else."""
    if not moves:
        return set()
    kinds = {move.kind for move in moves}
    verbs = {verb for kind in kinds for verb in _verbs(kind, name, language)}
    things = (set(str(words(name, language).texts.get(THINGS, {}).get(kind, "")).split()) for kind in kinds)
    told_words = [_tokens(_told(move, name, names, language)) for move in moves]
    told = ({*details(move), *tokens} for move, tokens in zip(moves, told_words, strict=True))
    known = set.intersection(*things) | set.intersection(*told)
    idle = _asking(name, "idle", language)

    def is_known(at: int, word: str) -> bool:
        if word == _ARTICLE.upper() and at:
            return word.lower() in known
        if word.lower() in idle or any(is_form(word.lower(), verb) for verb in verbs):
            return True
        return word.lower() in known or ("-" in word and {*map(str.lower, _TOKEN.findall(word))} <= known)

    def is_counting(at: int) -> bool:
        """Whether a number has no place in the moves: "take 2" is not "take to square 2", while "bid 5" is what a bid is."""
        before = next((word.lower() for word in reversed(spoken[:at]) if word.lower() not in idle), "")
        if any(is_form(before, verb) for verb in verbs):
            return any(_tokens(_told(move, name, names, language))[1:2] != [spoken[at]] for move in moves)
        return before not in known

    lost = {at for at, word in enumerate(spoken) if not is_known(at, word)} | _backwards(spoken, told_words)
    numbers = (at for at, word in enumerate(spoken) if word.isdecimal())
    return lost | {at for at in numbers if {at - 1, at + 1} & lost or is_counting(at)}


def _backwards(spoken: Sequence[str], told: Sequence[Sequence[str]]) -> set[int]:
    """Where a question says from which place to which, and moves go the other way: from the roof to the yard."""
    plain = [word.lower() for word in spoken]
    if _FROM not in plain:
        return set()
    start = plain.index(_FROM)
    places = [at for at in range(start + 1, len(plain)) if all(plain[at] in tokens for tokens in told)]
    if len(places) < 2 or not {*plain[places[0] : places[-1]]} & _TO:
        return set()
    first, last = plain[places[0]], plain[places[-1]]
    back = all(tokens.index(first) > tokens.index(last) for tokens in told)
    return {places[0], places[-1]} if back else set()


def _phrases(spoken: Sequence[str], lost: set[int], idle: set[str]) -> tuple[str, ...]:
    """The lost words, together where nothing or only idle words stand between them."""
    runs: list[tuple[int, int]] = []
    for at in sorted(lost):
        if runs and all(word.lower() in idle for word in spoken[runs[-1][1] + 1 : at]):
            runs[-1] = (runs[-1][0], at)
        else:
            runs.append((at, at))
    return tuple(" ".join(spoken[first : last + 1]) for first, last in runs)


def meant(
    text: str,
    name: str,
    catalogue: Iterable[Move],
    language: str = LANGUAGE,
    names: Sequence[str] = (),
    due: Container[str] = (),
) -> list[Move]:
    """The moves that a sentence speaks of, in the order of the catalogue; none where no verb and no detail is known.

    Where no kind of move is said by its own verb, or none that is ``due``, those are meant that are.
    """
    tokens = _tokens(text)
    doable = words(name, language).texts.get(DO, {})
    moves = [move for move in catalogue if move.kind in doable]
    kinds = _kinds(tokens, name, {move.kind for move in moves}, language, due)
    kinds = _with_things(tokens, kinds, name, language)
    near = [move for move in moves if move.kind in (kinds or due)] or moves
    near = _better_named(tokens, near, moves, name, language) if kinds else near
    known = {detail for move in near for detail in details(move)}
    asked = [token for token in tokens if token in known]
    if not kinds and not any(len(token) > 1 for token in asked):  # a letter or a digit alone may stand for anything
        return []
    found = [move for move in near if _in_order(asked, details(move))]
    found = found or [move for move in near if {*asked} <= {*details(move)}]
    first = len({move.kind for move in found}) > 1  # then a verb speaks for its own kind only
    return _with_pairs(tokens, {move: _pairs(_tokens(_told(move, name, names, language))[first:]) for move in found})


def _with_things(tokens: Sequence[str], kinds: set[str], name: str, language: str) -> set[str]:
    """Of several kinds those beside whose verb all things may stand that are said: to take a plot is to draw no tile."""
    things = {kind: set(str(words(name, language).texts.get(THINGS, {}).get(kind, "")).split()) for kind in kinds}
    said = {token for kind in kinds for thing in things[kind] for token in tokens if token in (thing, f"{thing}s")}
    fitting = {kind for kind in kinds if all(token in things[kind] or token[:-1] in things[kind] for token in said)}
    return fitting if said and fitting else kinds


def _better_named(tokens: Sequence[str], near: list[Move], moves: list[Move], name: str, language: str) -> list[Move]:
    """Where moves name nothing of what a sentence does, those of another kind that do: to travel to Kiev is to go there."""
    if {token for token in tokens if len(token) > 1} & {detail for move in near for detail in details(move)}:
        return near
    kinds = {kind for kind in {move.kind for move in moves} if _says(tokens, _verbs(kind, name, language))}
    others = [move for move in moves if move.kind in kinds]
    named = {token for token in tokens if len(token) > 1} & {detail for move in others for detail in details(move)}
    return others if named else near


def _told(move: Move, name: str, names: Sequence[str], language: str) -> str:
    return in_words(move, name, names, language=language, fully=True)


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


def _kinds(tokens: Sequence[str], name: str, known: Iterable[str], language: str, due: Container[str] = ()) -> set[str]:
    """The kinds of move whose own verb is said; where none is, those of which a further verb is said.

    Where none of the first is due, those of the second that are due are meant; of the second, those that are due if any is.
    """
    verbs = {kind: (own_verbs(kind, name, language), further(kind, name, language)) for kind in known}
    own, more = ({kind for kind in verbs if _says(tokens, verbs[kind][which])} for which in (0, 1))
    timely = {kind for kind in more if kind in due}
    if any(kind in due for kind in own) or not timely:
        return own or more
    return timely


def _says(tokens: Sequence[str], verbs: Iterable[str]) -> bool:
    return any(is_form(token, verb) for token in tokens for verb in verbs)


def own_verbs(kind: str, name: str, language: str = LANGUAGE) -> set[str]:
    """The verbs of a kind of move that are its own: its name, and the first words of what is said of it."""
    told = words(name, language)
    return {kind, _first(told.label("move", kind)), _first(told.template(DO, kind))}


def further(kind: str, name: str, language: str = LANGUAGE) -> set[str]:
    """The further verbs of a kind of move."""
    return set(str(words(name, language).texts.get(VERBS, {}).get(kind, "")).split())


def _verbs(kind: str, name: str, language: str) -> set[str]:
    return own_verbs(kind, name, language) | further(kind, name, language)


def _first(text: str) -> str:
    return text.partition(" ")[0].lower()


def is_form(token: str, verb: str) -> bool:
    """Whether a word is a verb or one of its plain forms."""
    stems = {verb, verb.removesuffix("e")} if len(verb) > 2 else {verb}
    return any(token == stem + ending for stem in stems for ending in _ENDINGS)


def _in_order(asked: Sequence[str], parts: Sequence[str]) -> bool:
    """Whether all that was asked stands among the parts, in that order."""
    left = iter(parts)
    return all(any(part == one for part in left) for one in asked)
