"""How a question is written: several of a thing, squares with a blank in them, and words with one letter astray."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from ...core.deeds import DO
from ...core.rulebook import Rulebook
from ...core.rules import Rules
from ...core.rulesets import ruleset
from ...core.wishes import ASKING, THINGS, VERBS, details
from ..markup import Tongue
from . import common_questions, repeated
from .moment import Moment
from .rule_questions import TOPICS, stem

LISTS = (
    "doubts",
    "doubts-first",
    "doubts-after",
    "asks",
    "explains",
    "explains-not",
    "explains-idle",
    "counting",
    "asks-spelt",
)
"""The words of which questions are made."""
PLAIN = "asks-plain"
"""Words of everyday speech: they are written as they are meant, however near another word is."""
LEAST, LONG, SHORT = 4, 5, 3
"""So many letters a word has at least that is read as another with one more, or as a name; and one with a wrong letter;
and so many letters one has from which a letter is missing: *rof*."""
_WORD = re.compile(r"(?<!['’-])\b[^\W\d_]+\b(?!['’])")
_SQUARE = re.compile(r"\b([A-Zb-z])[ -](\d{1,2})\b")


class Spelling(NamedTuple):
    """A question as it was read, which words were read as others, and how those were typed that name one for several."""

    text: str
    read: tuple[tuple[str, str], ...] = ()
    typed: tuple[tuple[str, str], ...] = ()


class _Known(NamedTuple):
    """The words of moves, those of them that name things, all that a table has, their stems, everyday ones, and names.

    ``asking`` are the words of which questions are made, ``asked`` all those of questions that are known.
    """

    moves: frozenset[str]
    nouns: frozenset[str]
    stems: frozenset[str]
    every: frozenset[str]
    plain: frozenset[str]
    written: Mapping[str, str]
    asking: frozenset[str] = frozenset()
    asked: frozenset[str] = frozenset()


def spelt(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> Spelling:
    """A question in words that the table knows: of a letter too many, missing or wrong the word is still found."""
    known = _known(now.state.ruleset, now.state.rules, tongue)
    own = {part for name in names for part in _WORD.findall(name.lower())}
    read: dict[str, str] = {}
    typed: dict[str, str] = {}
    counts = repeated.counted(text, now.state.ruleset, tongue) is not None  # then it matters how many are meant

    def one(found: re.Match[str]) -> str:
        word = found[0].lower()
        if word in known.moves or word in own or word in known.plain:
            return found[0]
        if not counts and (other := _of_another_number(word)) in known.nouns:
            typed[other] = found[0]
            return other
        if word in known.every | known.asked or stem(word) in known.stems or (meant := _nearest(word, known)) is None:
            return found[0]
        meant = known.written.get(meant, meant)
        read[found[0]] = meant
        return meant

    text = _SQUARE.sub(lambda found: _square(found, known), _sounding(now, _usual(text, own, read, tongue), read, tongue))
    return Spelling(_WORD.sub(one, text), tuple(read.items()), tuple(typed.items()))


def _usual(text: str, own: Collection[str], read: dict[str, str], tongue: Tongue) -> str:
    """The same with words of games that many write as they sound: *tern*, *bild*, *dise*; nobody's name is one of them."""
    usual = dict(line.split(" = ") for line in tongue.ui("misspelt-told").split(" | "))

    def one(found: re.Match[str]) -> str:
        word = found[0].lower()
        if word not in usual or word in own:
            return found[0]
        read[found[0]] = usual[word]
        return usual[word]

    return _WORD.sub(one, text)


def _sounding(now: Moment, text: str, read: dict[str, str], tongue: Tongue) -> str:
    """The same with words that only sound like others where these are meant: *can I by*, *buy to cards*."""
    things = {thing for line in tongue.of(now.state.ruleset).texts.get(THINGS, {}).values() for thing in str(line).split()}
    several = "|".join(re.escape(f"{thing.removesuffix('s')}s") for thing in sorted(things))
    for line in tongue.ui("sounds-alike").split(" | "):
        sound, meant, *before = line.split()
        follows = rf"(?=\s+(?:[^\W\d_]+\s+)?(?:{several})\b)" if meant in tongue.ui("counting").split() else ""
        pattern = rf"\b({'|'.join(before)})(\s+){sound}\b{follows}"
        mended = re.sub(pattern, rf"\1\2{meant}", text, flags=re.IGNORECASE)
        if mended != text:
            text, read[sound] = mended, meant
    return text


def _square(found: re.Match[str], known: _Known) -> str:
    whole = f"{found[1]}{found[2]}"
    return whole if whole.lower() in known.moves else found[0]


def _of_another_number(word: str) -> str:
    """One of what a word names several of, or several of what it names one of."""
    return word[:-1] if word.endswith("s") else f"{word}s"


def _nearest(word: str, known: _Known) -> str | None:
    """The only word that is meant, if one of a move may be meant one of those; None where it is unclear."""
    if len(word) < LEAST:
        return _lengthened(word, known) if len(word) == SHORT else None
    several = frozenset(f"{noun}s" for noun in known.nouns if len(noun) > LEAST)
    for some, least in ((known.moves | several, LEAST), (known.every, LEAST + 1)):
        near = {
            one
            for one in some
            if min(len(one), len(word)) >= LEAST
            and max(len(one), len(word)) >= least
            and _is_near(word, one, LEAST if one in known.written else LONG)
        }
        if len({stem(one) for one in near}) == 1:
            return min(near, key=lambda one: (abs(len(one) - len(word)), one))
    return _asked(word, known) or (_doubled(word, known) if len(word) > LONG else None)


def _lengthened(word: str, known: _Known) -> str | None:
    """The only word of moves that has one letter more, behind the first: *rof*, *yrd*."""
    fitting = {one for one in known.moves if len(one) == LEAST and one[0] == word[0] and _is_near(word, one)}
    return fitting.pop() if len(fitting) == 1 else None


def _asked(word: str, known: _Known) -> str | None:
    """A word of questions that is meant: no other letter stands in it, as too many right words are near it then."""
    short = {one for one in known.asking if len(one) == len(word) and _has_swapped(word, one)}
    long = {
        one
        for one in known.asked
        if min(len(one), len(word)) >= LONG and (_has_swapped(word, one) if len(one) == len(word) else _is_near(word, one))
    }
    near = short or long
    return min(near, key=lambda one: (abs(len(one) - len(word)), one)) if len(set(map(stem, near))) == 1 else None


def _doubled(word: str, known: _Known) -> str | None:
    """A form of a known word in which a letter should be there twice, or only once: *atacked*."""
    twice = {word[:at] + letter + word[at:] for at, letter in enumerate(word)}
    once = {word[:at] + word[at + 1 :] for at in range(1, len(word)) if word[at] == word[at - 1]}
    fitting = {one for one in twice | once if stem(one) in known.stems}
    return fitting.pop() if len(fitting) == 1 else None


def _is_near(one: str, other: str, long_enough: int = LONG) -> bool:
    """Whether a letter is missing in one of two words, two have changed places, or one inside a long word is wrong."""
    if len(one) == len(other):
        apart = [at for at, letter in enumerate(one) if letter != other[at]]
        if len(apart) == 1:
            return len(one) >= long_enough and apart[0] > 0
        return _has_swapped(one, other)
    short, long = sorted((one, other), key=len)
    return len(long) == len(short) + 1 and any(long[:at] + long[at + 1 :] == short for at in range(len(long)))


def _has_swapped(one: str, other: str) -> bool:
    """Whether two letters side by side have changed places between two words of the same length."""
    apart = [at for at, letter in enumerate(one) if letter != other[at]]
    if len(apart) != 2 or apart[1] != apart[0] + 1:
        return False
    return one[apart[0]] == other[apart[1]] and one[apart[1]] == other[apart[0]]


@lru_cache(maxsize=16)
def _known(name: str, rules: Rules, tongue: Tongue) -> _Known:
    texts, book = tongue.of(name).texts, Rulebook(name, tongue.language)
    catalogue = ruleset(name).catalogue(rules)
    nouns = _words(map(str, texts.get(THINGS, {}).values())) | {part for move in catalogue for part in details(move)}
    verbs = _words(str(line) for group in (DO, VERBS) for line in texts.get(group, {}).values())
    moves = nouns | verbs | {move.kind for move in catalogue}
    told = _words([*(clause.title for clause in book.values()), *(clause.sentence for clause in book.values())])
    asking = _words([*map(str, texts[ASKING].values()), *map(tongue.ui, LISTS), " ".join(texts.get(TOPICS, {}))])
    asking -= _words([tongue.ui("doubts")])  # what lacks its apostrophe is no word that another could be meant for
    every = moves | told | asking | _words([name, tongue.of(name).label("game", name)])
    asked = _words(common_questions.all_words(name, tongue.language))
    plain = _words([tongue.ui(PLAIN)]) - nouns
    written = {part.lower(): part for move in catalogue for part in _WORD.findall(str(move)) if part[0].isupper()}
    stems = frozenset(map(stem, every | asked))
    known = _Known(frozenset(moves), frozenset(nouns), stems, frozenset(every), frozenset(plain), written)
    return known._replace(asking=frozenset(asking), asked=frozenset(asked))


def _words(lines: Iterable[str]) -> set[str]:
    return {word for line in lines for word in _WORD.findall(line.lower())}


def said_again(read: Collection[tuple[str, str]], tongue: Tongue) -> str:
    """Which words were read as others, in a sentence; nothing where none were."""
    told = ", ".join(tongue.ui("read-word", word=word, meant=meant) for word, meant in read)
    return tongue.ui("read-as", words=told) if read else ""
