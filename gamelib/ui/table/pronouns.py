"""Of whom a question speaks that says *she*, *he* or *they*: of whoever's turn it is, unless somebody else was named before.

Such a question is read as if that player asked: *may she sell her red piece* is *may I sell my red piece*. Where another
player asks, *I* would be somebody else, and the name stands instead.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...core.moves import CHANCE
from ..markup import Tongue
from .counted_questions import asker
from .moment import Moment

SOMEBODY = ("pronouns", "pronouns-owner", "pronoun-many", "pronoun-many-owner")
"""The words for somebody who was named or whose turn it is."""
_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")


class Spoken(NamedTuple):
    """A question in which whoever's turn it is stands for pronouns, and whether there were any."""

    text: str
    by_pronoun: bool = False


def meant(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> Spoken:
    """The same question, with whoever's turn it is as *I*, or by name where another asks."""
    actor = now.state.actor
    text = _without_whom(text, [] if actor is None or actor == CHANCE else [names[actor]], tongue)
    if actor is None or actor == CHANCE or says_first_person(text, tongue):
        return Spoken(text)
    name, is_asker = names[actor], asker(now) == actor
    called = name if not is_asker else tongue.ui("first-person-i")
    owned = f"{name}'s" if not is_asker else tongue.ui("first-person-my")
    read, last, pronouns = "", 0, False
    for start, end, is_owner, by_pronoun in _found(text, name, names, tongue):
        read, last = read + text[last:start] + (owned if is_owner else called), end
        pronouns = pronouns or by_pronoun
    return Spoken(_agreeing(read + text[last:], tongue) if last and is_asker else read + text[last:], pronouns)


def for_anybody(text: str, tongue: Tongue) -> str:
    """What anybody may do, asked of whoever decides; nothing where it is not asked of anybody, or of what is mine."""
    modals, anybody = ("|".join(map(re.escape, tongue.ui(key).split())) for key in ("modals", "anybody"))
    if says_first_person(text, tongue):
        return ""
    text = re.sub(
        rf"^\W*{tongue.ui('who-word')} ({modals})\b", rf"\1 {tongue.ui('anybody').split()[0]}", text, flags=re.IGNORECASE
    )
    read, times = re.subn(
        rf"^(\W*(?:{modals})) (?:{anybody})\b", rf"\1 {tongue.ui('first-person-i')}", text, flags=re.IGNORECASE
    )
    return read if times else ""


def _without_whom(text: str, names: Sequence[str], tongue: Tongue) -> str:
    """The same without saying for whom it would be allowed: *is it legal for her to take red*."""
    leave = "|".join(tongue.ui("asks-leave").split())
    whom = "|".join(map(re.escape, [*tongue.ui("for-whom").split(), *names]))
    return re.sub(rf"\b({leave})\s+for\s+(?:{whom})\s+to\b", r"\1 to", text, flags=re.IGNORECASE)


def says_first_person(text: str, tongue: Tongue) -> bool:
    """Whether whoever asks speaks of themselves, so that *she* is somebody else."""
    return bool({word.lower().replace("’", "'") for word in _WORD.findall(text)} & {*tongue.ui("first-person").split()})


def names_somebody(text: str, names: Sequence[str], tongue: Tongue) -> bool:
    """Whether a question speaks of somebody at the table as others do: *may Anna take red*, *why can't she*."""
    somebody = {*" ".join(tongue.ui(key) for key in SOMEBODY).split(), *(part for one in names for part in one.lower().split())}
    spoken = {word.lower().replace("’", "'").removesuffix("'s") for word in _WORD.findall(text)}
    return not says_first_person(text, tongue) and bool(spoken & somebody)


def _found(text: str, name: str, names: Sequence[str], tongue: Tongue) -> Iterator[tuple[int, int, bool, bool]]:
    """Where whoever's turn it is stands in a question, whether as an owner, and whether by a pronoun."""
    tokens = [*_WORD.finditer(text)]
    spoken = [token[0].lower().replace("’", "'") for token in tokens]
    others = {part for one in names if one != name for part in _WORD.findall(one.lower())} | {*tongue.ui("persons").split()}
    plain, elsewhere, own = name.lower(), False, False
    for at, token in enumerate(tokens):
        word, before, after = spoken[at], spoken[at - 1] if at else "", spoken[at + 1] if at + 1 < len(spoken) else ""
        elsewhere = elsewhere or word.removesuffix("'s") in others
        whole = re.match(rf"{re.escape(plain)}(?:['’]s?)?(?!\w)", text[token.start() :], re.IGNORECASE)
        if whole and before != tongue.ui("of"):  # the yard of Anna is a place by its owner's name
            own = True
            yield token.start(), token.start() + whole.end(), whole.end() > len(plain), False
        elif not elsewhere and (kind := _pronoun(word, before, after, own, tongue)):
            own = True
            yield token.start(), token.end(), kind == "owner", True


def _pronoun(word: str, before: str, after: str, own: bool, tongue: Tongue) -> str:
    """How a word stands for a player: as who acts, as an owner, or not at all; *they* and *their* may be things."""
    if word in tongue.ui("pronouns").split():
        return "actor"
    follows = bool(after) and after not in tongue.ui("after-object").split()
    if word in tongue.ui("pronouns-owner").split():
        return "owner" if follows else ""
    if word == tongue.ui("pronoun-many") and before in tongue.ui("modals").split() and after != tongue.ui("be-word"):
        return "actor"
    return "owner" if word == tongue.ui("pronoun-many-owner") and own and follows else ""


def _agreeing(text: str, tongue: Tongue) -> str:
    """The same with verbs as they stand beside *I*."""
    for line in tongue.ui("first-person-forms").split(" | "):
        said, _, right = line.partition(" = ")
        text = re.sub(rf"(?<![\w'’]){re.escape(said)}(?![\w'’])", right, text.replace("’", "'"), flags=re.IGNORECASE)
    return text
