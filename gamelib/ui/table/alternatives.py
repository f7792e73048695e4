"""Questions about two things at once: may I reserve B2 or B3? Each by itself, or one after the other."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...core.moves import Move
from ...core.wishes import Wish
from ...drawing import escaped
from ..markup import Tongue, chip, element
from . import questions
from .choices import named
from .how_asked import without_aside
from .judged_moves import judged
from .moment import Moment
from .repeated import more


class _Two(NamedTuple):
    """A question about each of two things alone, and whether both are wanted."""

    first: str
    second: str
    both: bool


def answered(now: Moment, text: str, wish: Callable[[str], Wish], tongue: Tongue) -> questions.Answer | None:
    """What holds for two things between which stands *or* or *and*; None where one of them is not understood."""
    two = _told_apart(text, tongue)
    if two is None or now.apart or questions.unanswerable(now, tongue) is not None:
        return None
    wishes = [wish(one) for one in (two.first, two.second)]
    if any(one.unknown or not one.verbal or not one.moves for one in wishes):
        return None
    hindered = [one for one in wishes if not any(move in now.moves for move in one.moves)]
    if two.both and not hindered:
        return None if now.hides else one_then(now, wishes[0].moves, wishes[1].moves, tongue)
    answers = [judged(now, list(one.moves), tongue, one.known) for one in (hindered if two.both else wishes)]
    return "".join(dict.fromkeys(told for told, _ in answers)), [mark for _, marked in answers for mark in marked]


def in_turn(now: Moment, text: str, wish: Callable[[str], Wish], tongue: Tongue) -> questions.Answer | None:
    """What holds for two deeds of which one follows the other: may I sell blue and then take gold?"""
    for word in tongue.ui("then-words").split(" | "):
        texts = [part.rstrip(",") for part in text.split(f" {word} ", 1)]
        parts = [wish(one) for one in texts]
        if len(parts) == 2 and not parts[1].verbal:
            parts[1] = wish(_with_verb(texts[0], texts[1], wish, tongue, must=word == tongue.ui("both-word")))
        if len(parts) < 2 or any(one.unknown or not one.verbal or not one.moves for one in parts):
            continue
        first, second = parts
        if not any(move in now.moves for move in first.moves):
            return judged(now, list(first.moves), tongue, first.known)
        return None if now.hides else one_then(now, first.moves, second.moves, tongue)
    return None


def _with_verb(first: str, second: str, wish: Callable[[str], Wish], tongue: Tongue, must: bool) -> str:
    """The second of two deeds with the verb of the first, which it leaves out: take red and then also blue.

    Where it ``must`` be said that it is a deed of its own, *also* says it.
    """
    plain, words = without_aside(second, tongue), first.split()
    if must and plain == " ".join(second.split()):
        return second
    lead = next((words[: at + 1] for at in range(len(words)) if wish(" ".join(words[: at + 1])).verbal), [])
    return " ".join([*lead, plain])


def _told_apart(text: str, tongue: Tongue) -> _Two | None:
    """The question about each of two words alone between which such a word stands."""
    either, both, articles = (re.escape(tongue.ui(key)) for key in ("either-word", "both-word", "articles"))
    article = "|".join(articles.split("\\ "))
    found = re.search(rf"([^\W_]+),? ({either}|{both}) (?:(?:{article}) )?([^\W_]+)", text, re.IGNORECASE)
    if found is None:
        return None
    first, second = (f"{text[: found.start()]}{one}{text[found.end() :]}" for one in (found[1], found[3]))
    return _Two(first, second, found[2].lower() == tongue.ui("both-word"))


def one_then(now: Moment, first: Sequence[Move], second: Sequence[Move], tongue: Tongue) -> questions.Answer:
    """Whether whoever decides may make two moves one after the other, each of which may be made alone."""
    one = next(move for move in first if move in now.moves)
    state, told = now.state.play(one), named(one, tongue, now.state.ruleset)
    if state.actor == now.state.actor and any(map(state.allows, second)):
        clause = state.events[0].clause
        return element("div", f"✓ {escaped(tongue.ui('both-in-turn'))} {chip(clause)}", class_="allowed"), []
    key = "not-both" if any(move in now.moves for move in second) else "not-then"
    lines = (f"✕ {escaped(tongue.ui(key, move=told))}", more(now, state, second[0], tongue).removeprefix("✕ "))
    return element("div", " ".join(lines).strip(), class_="refused"), []
