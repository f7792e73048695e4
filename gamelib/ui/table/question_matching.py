"""How alike two questions are, whatever their words: rare words count for more, and words that mean the same are one word."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from .rule_questions import stem

FAINT = 0.35
"""How much a word that only asks, or that everybody says, counts beside one that says what is asked about."""
STRANGE = 1.0
"""How much a word counts that no known question has, beside the rarest of those that one has."""
NAMING, OTHERWISE, PLAINLY = 0.72, 0.9, 0.9
"""How much is left where only one of two questions wants a name or a number, where they ask otherwise, or one only whether."""
LESS = 0.99
"""How alike two questions are at most that do not say the same."""
COVERED, BY_ANSWER = 0.5, 0.6
"""How much of a likeness is that all ways together say what is asked, and how much a word counts that only the answer says."""
END = "."
"""What stands at the end of every question as it is read: some words say more there, as in *what is it for*."""
_WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*")


class Reading(NamedTuple):
    """How words of questions are read: those that say nothing, those that only ask, and the word that others stand for.

    ``asking`` are groups of words that ask: *who* is not *how*; the first two groups want a name and a number. ``telling``
    are words that hardly say what is asked about, and yet change what is asked: *why*, *all*. ``joining`` are idle words that
    tell two questions apart which else say the same: to build a park is not to build *on* one.
    """

    idle: frozenset[str]
    faint: frozenset[str]
    meaning: Mapping[str, str]
    asking: tuple[frozenset[str], ...] = ()
    telling: frozenset[str] = frozenset()
    joining: frozenset[str] = frozenset()

    def joined(self, text: str) -> frozenset[str]:
        """The words of a question that join others."""
        return self.joining & {*_WORD.findall(text.lower())}

    def words(self, text: str) -> frozenset[str]:
        """What a question says, as stems."""
        plain = f"{text.lower().rstrip(' ?!.')} {END}".replace("’", "'").replace("'s ", " ")
        for many, one in self.meaning.items():
            if " " in many and many in plain:
                plain = re.sub(rf"(?<!\w){re.escape(many)}(?!\w)", one, plain)
        return frozenset(self._read(word) for word in _WORD.findall(plain) if word not in self.idle)

    def _read(self, word: str) -> str:
        return stem(self.meaning.get(word) or self.meaning.get(stem(word)) or word)


class Found(NamedTuple):
    """The name of a known question, and how like the one that was asked it is: 1 where they say the same."""

    name: str
    likeness: float


class Known:
    """Questions that are known, each under a name and asked in one or several ways.

    ``things`` are colours, places and the like: where no known question names one, any other may be meant as well.
    """

    def __init__(
        self,
        questions: Mapping[str, Iterable[str]],
        reading: Reading,
        things: Iterable[str] = (),
        answers: Mapping[str, str] | None = None,
    ) -> None:
        every = [*things]
        self.reading, self.things = reading, frozenset(map(stem, every)).union(*map(reading.words, every))
        self.ways = [(name, reading.words(way), reading.joined(way)) for name, ways in questions.items() for way in ways]
        self.said = {name: frozenset[str]().union(*map(reading.words, ways)) for name, ways in questions.items()}
        self.told = {name: reading.words(told) for name, told in (answers or {}).items()}
        often = Counter(word for said in self.said.values() for word in said)
        self.asking = [frozenset(map(stem, group)) for group in reading.asking]
        self.faint, self.telling = (frozenset(map(stem, some)) for some in (reading.faint, reading.telling))
        self.weights = {word: self._weight(word, count) for word, count in often.items()}
        self.strange = STRANGE * math.log(1 + len(self.said))
        self.whole = {way: self._said(way) for _, way, _ in self.ways}

    def _weight(self, word: str, count: int) -> float:
        return math.log(1 + len(self.said) / count) * (FAINT if word in self.faint else 1)

    def like(self, text: str) -> Sequence[Found]:
        """The known questions that have something in common with one, the most alike first."""
        asked, joined = self.reading.words(text), self.reading.joined(text)
        best: dict[str, float] = {}
        for name, way, joins in self.ways:
            likeness = self._likeness(asked, way, name) * (PLAINLY if asked == way and joined != joins else 1)
            if likeness > best.get(name, 0):
                best[name] = likeness
        return [Found(name, likeness) for name, likeness in sorted(best.items(), key=lambda one: -one[1])]

    def lacks(self, name: str, text: str, answer: str = "") -> bool:
        """Whether a question has a word that tells it apart and that a known one says in none of its ways, nor in its answer.

        To ask why is such a word, and so are two things by name.
        """
        missing = self.reading.words(text) - self.said[name]
        lost = missing - self.reading.words(answer)
        named = lost & self.things
        return bool(missing & self.telling or lost - named - self.faint) or len(named) > 1

    def says_more(self, name: str, text: str, least: float) -> bool:
        """Whether each way of a known question that is so much alike speaks of more than is asked about, or asks no *why*."""
        asked = self.reading.words(text)
        ways = [way for one, way, _ in self.ways if one == name and self._likeness(asked, way, name) >= least]
        return all(way - asked - self.faint or (asked & self.telling) - way for way in ways)

    def strange_to_all(self, text: str) -> frozenset[str]:
        """The words of a question that no known one says."""
        return frozenset(word for word in self.reading.words(text) if word not in self.weights)

    def _likeness(self, asked: frozenset[str], way: frozenset[str], name: str) -> float:
        if asked == way and self.says(way):
            return 1
        if not self._in_common(asked, way):
            return 0
        alike = self._said(asked & way) / math.sqrt(self._said(asked) * self.whole[way])
        alike = (1 - COVERED) * alike + COVERED * self._covered(asked, name)
        return min(alike, LESS) * self._same_way(asked, way)

    def _in_common(self, asked: frozenset[str], way: frozenset[str]) -> bool:
        """Whether two questions share what they are about: to ask is not to say it, unless neither says more."""
        both = asked & way
        return not both <= self.faint or (len(both) > 1 and asked | way <= self.faint)

    def _covered(self, asked: frozenset[str], name: str) -> float:
        """How much of what is asked a known question says in any of its ways, or in its answer."""
        said, told = self.said[name], self.told.get(name, frozenset())
        covered = self._said(asked & said) + BY_ANSWER * self._said((asked & told) - said)
        return covered / self._said(asked)

    def says(self, said: frozenset[str]) -> bool:
        """Whether words say enough to be a question of their own: a single one that only asks does not."""
        return len(said) > 1 or not said <= self.faint

    def _same_way(self, asked: frozenset[str], way: frozenset[str]) -> float:
        """How much of the likeness is left where two questions do not want to know the same of a thing."""
        one, other = ({at for at, group in enumerate(self.asking) if group & said} for said in (asked, way))
        if one == other:
            return 1
        return NAMING if (one ^ other) & {0, 1} else OTHERWISE if one and other else PLAINLY

    def _said(self, said: Iterable[str]) -> float:
        return sum(self._worth(word) for word in said)

    def _worth(self, word: str) -> float:
        known = self.weights.get(word)
        return known if known is not None else self.strange * (FAINT if word in self.faint or word in self.things else 1)
