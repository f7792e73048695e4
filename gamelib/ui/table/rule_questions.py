"""Questions about no move: what is a blocker, how does one win? The clauses of the rulebook that speak of it.

A clause is found by the words of its title and of its sentence, rare words before common ones; what everybody asks about, as
how one wins, the words of a ruleset may lead to its clauses themselves (``topics``).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from ...core.rulebook import Clause, Rulebook
from ...core.rules import Rules
from ...core.wishes import ASKING
from ...core.words import words
from ...drawing import escaped
from ..markup import Tongue, chip, element

TOPICS = "topics"
"""The clauses that answer a question about a word, best first, where the clauses themselves hardly say it."""
MOST, NEAR, TITLE = 3, 0.6, 3
"""So many clauses are shown at most, each at least so good as this part of the best; so much more a title says."""
ASIDE, LESS = ("variant", "option"), 0.5
"""How the clauses are called that hold at few tables, and how much less they answer than others."""
SHORT, LONG = 3, 6
"""A stem has so many letters at least; so many where a long ending is cut off, lest an action be an act."""
FEW = 2
"""A word in the titles of no more clauses than these is the name of what they are about."""
RARE = 6
"""Words of no more clauses than these tell one rule from others."""
_WORD = re.compile(r"[^\W\d_]+")
_LONG_ENDINGS, _ENDINGS = ("ions", "ion"), ("ers", "er", "ings", "ing", "ies", "ied", "ed", "es", "s", "e", "y")


class _Index(NamedTuple):
    """The stems in every clause of a rulebook, those of its title apart, and in how many clauses each stem is found."""

    titles: dict[str, frozenset[str]]
    texts: dict[str, frozenset[str]]
    often: Counter[str]


def asks_for_rules(text: str, tongue: Tongue) -> bool:
    """Whether a question wants to be told something rather than to know whether a move may be made."""
    first, second, *_ = [*(word.lower() for word in _WORD.findall(text)), "", ""]
    if first in _listed("explains-always", tongue):
        return True
    return first in _listed("explains", tongue) and second not in _listed("explains-not", tongue)


def answered(
    text: str,
    rules: Rules,
    tongue: Tongue,
    names: Collection[str] = (),
    about: Collection[str] | None = None,
    first: Collection[str] = (),
) -> str:
    """The clauses that a question is about, each with its title, what it says and the way to it; empty where there are none.

    ``about`` are words of which a clause must say one; ``names`` are those of players, of whom no clause speaks; ``first`` are
    clauses that are told before all others, where any is told.
    """
    clauses, asked = found(text, rules, tongue, names), _asked(text, rules.ruleset, tongue, names)
    if about is not None:
        clauses = _about(clauses, about, rules, tongue, names)
    book = Rulebook(rules.ruleset, tongue.language)
    clauses = [*(book[name] for name in first), *(clause for clause in clauses if clause.id not in first)][:MOST]
    return _told(
        [(clause, clause.sentence if not number else _telling(clause, asked)) for number, clause in enumerate(clauses)]
    )


def titled(stems: Collection[str], rules: Rules, tongue: Tongue) -> str:
    """The one or two clauses that have one of some stems in their title; nothing where there are more or none."""
    titles, aside = _indexed(rules.ruleset, tongue.language).titles, not_played(rules)
    names = [name for name in titles if titles[name] & {*stems} and name not in aside]
    return of_clauses(names, rules.ruleset, tongue) if len(names) <= FEW else ""


def of_clauses(clauses: Iterable[str], ruleset: str, tongue: Tongue) -> str:
    """The same for clauses that are known already, as far as there are such."""
    book = Rulebook(ruleset, tongue.language)
    return _told([(book[name], book[name].sentence) for name in clauses if name in book][:MOST])


def is_titled(text: str, rules: Rules, tongue: Tongue, names: Collection[str] = ()) -> bool:
    """Whether all that a question asks for is the title of the clause that is told first, or a word that leads to it."""
    asked, clauses = _asked(text, rules.ruleset, tongue, names), found(text, rules, tongue, names)
    if not clauses:
        return False
    name, topics = clauses[0].id.partition(".")[2], tongue.of(rules.ruleset).texts.get(TOPICS, {})
    leading = {stem(word) for word, ends in topics.items() if name in str(ends).split()}
    return {*asked} <= leading | _stems(clauses[0].title)


def first_of(told: str) -> str:
    """Of rules that are told only the first: beside questions to press the others are too much."""
    head, end, _ = told.partition("</p>")
    return f"{head}{end}</div>" if end else told


def _told(clauses: Iterable[tuple[Clause, str]]) -> str:
    lines = [element("p", f"<b>{escaped(clause.title)}</b>: {escaped(said)} {chip(clause.id)}") for clause, said in clauses]
    return element("div", lines, class_="note rules-told") if lines else ""


def _about(
    clauses: Sequence[Clause], about: Collection[str], rules: Rules, tongue: Tongue, names: Collection[str]
) -> list[Clause]:
    """The clauses that have a rare word of some, or any in their title; first those to which such a word leads."""
    words, ruleset = " ".join(about), rules.ruleset
    asked = _asked(words, ruleset, tongue, names)
    others = [stem(tongue.ui("another-player"))] if len(asked) < len(_asked(words, ruleset, tongue)) else []
    if led := _topics([*asked, *others], Rulebook(ruleset, tongue.language), tongue):
        return led[:MOST]
    index = _indexed(ruleset, tongue.language)
    rare = {word for word in asked if index.often[word] <= RARE}
    return [clause for clause in clauses if rare & index.texts[clause.id] or {*asked} & index.titles[clause.id]]


def of_topic(word: str, rules: Rules, tongue: Tongue) -> str:
    """The same for a single word, if the words of the ruleset lead from it to clauses."""
    named = _topics([stem(word.lower())], Rulebook(rules.ruleset, tongue.language), tongue)
    return answered(word, rules, tongue) if named else ""


def _telling(clause: Clause, asked: Collection[str]) -> str:
    """The sentence of a clause that says most of what was asked for: of several equal ones the first."""
    return max(re.split(r"(?<=[.!?]) ", clause.sentence), key=lambda sentence: len(_stems(sentence) & {*asked}))


def found(text: str, rules: Rules, tongue: Tongue, names: Collection[str] = ()) -> list[Clause]:
    """The clauses that speak of what a question asks for, best first; those that are not played only where it names them."""
    ruleset, aside = rules.ruleset, frozenset[str]()
    if not any(one in text.lower() for one in ASIDE):
        aside = not_played(rules)
    book = Rulebook(ruleset, tongue.language)
    asked = _without_other_wins(text, _asked(text, ruleset, tongue, names), tongue)
    if (named := _topics(asked, book, tongue)) or not asked:
        return named[:MOST]
    index = _indexed(ruleset, tongue.language)
    worth = {name: _worth(name, asked, index) for name in book if name not in aside}
    best = max(worth.values(), default=0)
    ranked = sorted((name for name in worth if best and worth[name] >= NEAR * best), key=lambda name: -worth[name])
    return [book[name] for name in ranked[:MOST]]


def not_played(rules: Rules) -> frozenset[str]:
    """The clauses of variants and options that are switched off: all fields that they belong to are as they are printed."""
    aside = (name for name in Rulebook(rules.ruleset) if name.partition(".")[2].startswith(ASIDE))
    return frozenset(name for name in aside if not _fields_of(name, rules) & {*rules.differing()})


def _fields_of(clause: str, rules: Rules) -> set[str]:
    """The fields that switch a variant: those that name its clause or begin like it; else those of all variants."""
    dials, called = rules.dials(), clause.partition(".")[2]
    own = {name for name in dials if dials[name]["clause"] == clause or called.startswith(name.replace("_", "-"))}
    own = {name for name in own if dials[name]["kind"] == "switch"} or own
    return own or {name for name in dials if dials[name]["clause"].partition(".")[2].startswith(ASIDE)}


def _without_other_wins(text: str, asked: list[str], tongue: Tongue) -> list[str]:
    """What is asked without *win* where an auction or a fight is won, not the game."""
    won, plain = stem(tongue.ui("win-word")), f" {text.lower()} "
    small = {stem(word) for word in tongue.ui("wins-of").split()}
    else_ = small & {*asked} or any(phrase in plain for phrase in tongue.ui("wins-if").split(" | "))
    rest = [word for word in asked if word != won]
    return rest if won in asked and else_ and rest and tongue.ui("game-word") not in plain.split() else asked


def _asked(text: str, ruleset: str, tongue: Tongue, names: Collection[str] = ()) -> list[str]:
    """The stems of what a question asks for, without the words that only ask."""
    idle = _listed("explains", tongue) | _listed("explains-idle", tongue) | set(_asking(ruleset, tongue).split())
    idle |= {part for name in names for part in _WORD.findall(name.lower())}
    spoken = _WORD.findall(text.lower().replace("’", "'").replace("'s ", " "))  # lest the s of what's be a word of its own
    return list(dict.fromkeys(stem(word) for word in spoken if word not in idle))


def _topics(asked: Collection[str], book: Rulebook, tongue: Tongue) -> list[Clause]:
    """The clauses to which the words of the ruleset lead from what was asked: first those to which several of them lead."""
    topics = {stem(word): str(names).split() for word, names in tongue.of(book.ruleset).texts.get(TOPICS, {}).items()}
    ends = {name.partition(".")[2]: name for name in book}
    often = Counter(ends[name] for word in asked for name in topics.get(word, ()) if name in ends)
    return [book[name] for name, _ in often.most_common()]


def _worth(name: str, asked: list[str], index: _Index) -> float:
    """How much a clause says of what was asked: a word that few clauses have says more. Of less than half it is no answer."""
    title, text = index.titles[name], index.texts[name]
    spoken = [word for word in asked if word in title or word in text]
    told = sum((TITLE * (word in title) + (word in text)) / index.often[word] for word in spoken)
    told *= LESS if name.partition(".")[2].startswith(ASIDE) else 1
    return told * len(spoken) if 2 * len(spoken) >= len(asked) else 0


@lru_cache(maxsize=16)
def _indexed(ruleset: str, language: str) -> _Index:
    book = Rulebook(ruleset, language)
    titles = {name: _stems(clause.title) for name, clause in book.items()}
    texts = {name: _stems(clause.sentence) for name, clause in book.items()}
    return _Index(titles, texts, Counter(word for name in book for word in titles[name] | texts[name]))


def _stems(text: str) -> frozenset[str]:
    return frozenset(stem(word) for word in _WORD.findall(text.lower()))


def stem(word: str) -> str:
    """What the forms of a word have in common, roughly: of *bid*, *bids* and *bidding*; of *win* and *winner*."""
    for ending in (*_LONG_ENDINGS, *_ENDINGS):
        if word.endswith(ending) and len(word) - len(ending) >= (LONG if ending in _LONG_ENDINGS else SHORT):
            word = word.removesuffix(ending)
            break
    return word[:-1] if len(word) > SHORT and word[-1] == word[-2] else word


def _asking(ruleset: str, tongue: Tongue) -> str:
    return str(words(ruleset, tongue.language).texts[ASKING]["idle"])


def _listed(key: str, tongue: Tongue) -> set[str]:
    return set(tongue.ui(key).split())
