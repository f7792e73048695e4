"""How a question is put: whether something may be done, what would happen if it were, or something else."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from ..markup import Tongue

_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")


class Kind(Enum):
    """What a question wants to know. Only what may be done is answered with yes or no by a move."""

    MAY = "may"
    """Whether something may be done now."""
    WHICH = "which"
    """Where or with what it may be done now."""
    WHAT_IF = "what-if"
    """What it would cause now."""
    LATER = "later"
    """Whether it may be done at another time."""
    OTHER = "other"
    """Something else: how it is, was or will be, and why."""


class Put(NamedTuple):
    """A question without the words that only put it, and how it is put."""

    kind: Kind
    text: str


def put(text: str, tongue: Tongue, names: Iterable[str] = ()) -> Put:
    """How a question is put; where it supposes a move, whoever makes it may be called by name."""
    spoken = [word.lower().replace("’", "'") for word in _WORD.findall(text)]
    plain = f" {' '.join(spoken)} "
    if (rest := _after(text, "asks-what-if", tongue) or _supposed(text, names, tongue)) and not _has(
        f" {' '.join(_spoken(rest))} ", "asks-suppose", tongue
    ):
        return Put(Kind.WHAT_IF, _as_present(rest, tongue))
    if spoken[:1] == [tongue.ui("if-word")] or _has(_supposing(plain, tongue), "asks-suppose", tongue):
        return Put(Kind.OTHER, text)
    kind = _kind(spoken, tongue)
    if kind is Kind.MAY and (later := _without(text, "asks-later", tongue)) != text:
        return Put(Kind.LATER, later)
    return Put(kind, _from_modal(text, tongue) if kind is Kind.WHICH else text)


def _as_present(text: str, tongue: Tongue) -> str:
    """The same with what would be done said as it is done: *if I took it*."""
    forms = dict(line.split(" = ") for line in tongue.ui("past-forms").split(" | "))
    return _WORD.sub(lambda found: forms.get(found[0].lower(), found[0]), text)


def _supposing(plain: str, tongue: Tongue) -> str:
    """All but the first word, in which a case may be supposed: *before me* only says when."""
    return _without(_without(plain, "asks-later", tongue), "aside-words", tongue).partition(" ")[2]


def _supposed(text: str, names: Iterable[str], tongue: Tongue) -> str:
    """The move of which it is asked what it brings to whom: of *what would Ben get if I build there* the last part."""
    who = "|".join(map(re.escape, [*tongue.ui("if-subjects").split(), *names]))
    ways = (
        rf"\W*(?:{tongue.ui('asks-gain-if')}) ((?:{who})\b.+)",
        rf"\W*(?:{tongue.ui('asks-gain-case')}) ((?:{who})\b.+?),? {tongue.ui('asks-gain-last')}\W*",
    )
    found = next((one for way in ways if (one := re.fullmatch(way, text, re.IGNORECASE))), None)
    return found[1] if found else ""


def _from_modal(text: str, tongue: Tongue) -> str:
    """Of *which colours can I take* what could be asked with yes or no: *can I take*; *which posts can I reach* keeps posts."""
    modal = next((one for one in _WORD.finditer(text) if one[0].lower() in tongue.ui("asks-may").split()), None)
    if modal is None:
        return text
    kind, rest = _spoken(text[: modal.start()])[1:], text[modal.start() :].rstrip("?!. ")
    return rest if {*kind} <= {*tongue.ui("which-things").split()} else f"{rest} {' '.join(kind)}"


def _kind(spoken: list[str], tongue: Tongue) -> Kind:
    first, second, *_ = [*(word.removesuffix("'s") for word in spoken), "", ""]
    allowing = {*tongue.ui("asks-may").split()}
    if first in tongue.ui("doubts-first").split():
        reasons = {*tongue.ui("asks-duty").split(), *tongue.ui("asks-reason").split()}
        third = spoken[2] if len(spoken) > 2 and second not in tongue.ui("asks-other").split() else ""  # why she can't
        return Kind.MAY if {second, third} & (allowing - reasons) else Kind.OTHER
    if first in tongue.ui("explains").split():
        return Kind.WHICH if {*spoken[1:4]} & allowing and first in tongue.ui("asks-which").split() else Kind.OTHER
    if first in allowing or first not in tongue.ui("asks-other").split():
        return Kind.MAY
    return Kind.MAY if {*spoken} & {*tongue.ui("asks-leave").split()} else Kind.OTHER


def without_condition(text: str, tongue: Tongue) -> str:
    """What is asked of a case that is supposed, without the case: of *if I win, can I build there* the last part."""
    may, cases = ("|".join(map(re.escape, tongue.ui(key).split(" | "))) for key in ("may-words", "asks-suppose"))
    first = re.match(rf"\W*(?:{cases})\b\W+\w.*?\b((?:{may})\b.+)", text, re.IGNORECASE)
    last = re.match(rf"\W*((?:{may})\b.+?)\s+(?:{cases})\b", text, re.IGNORECASE)
    return first[1] if first else last[1] if last else ""


def begun_plainly(text: str, tongue: Tongue) -> str:
    """The same without what stands before a question: *can you tell me*, *I do not understand*."""
    rest = _after(text, "lead-ins", tongue)
    if not rest:
        return text
    first = _spoken(rest)[:1]
    return rest if {*first} & {*tongue.ui("explains").split(), *tongue.ui("asks").split()} else f"{tongue.ui('explain')} {rest}"


def spelt_out(text: str, tongue: Tongue, names: Iterable[str] = ()) -> str:
    """The same with the short words of chats as they are meant, and without those that only please: *u*, *pls*.

    So are everyday words that are often written as they sound, *wat* and *haf*, unless somebody at the table is called so.
    """
    called = {part for name in names for part in _spoken(name)}
    for line in (one for key in ("chat-words", "misspelt") for one in tongue.ui(key).split(" | ")):
        short, _, meant = line.partition(" = ")
        if short in called:
            continue
        text = re.sub(rf"(?<![\w'’]){re.escape(short)}(?![\w'’])", meant, text, flags=re.IGNORECASE)
    return " ".join(text.split()) if text.strip() else text


def as_of_now(text: str, tongue: Tongue) -> str:
    """The same without saying that it is now."""
    return _without(text, "asks-now", tongue)


def says_now(text: str, tongue: Tongue) -> bool:
    """Whether a question says that it is about this very moment."""
    return tongue.ui("now-word") in _spoken(text) or as_of_now(text, tongue) != " ".join(text.split())


def wants_advice(text: str, tongue: Tongue) -> bool:
    """Whether a question asks what is wise rather than what is so."""
    return _has(f" {' '.join(_spoken(text))} ", "asks-advice", tongue)


def without_aside(text: str, tongue: Tongue) -> str:
    """The same without saying instead of what, and without words such as *first* and *too*."""
    ways = "|".join(map(re.escape, tongue.ui("instead-of").split(" | ")))
    plain = " ".join(re.sub(rf"\s+(?:{ways})\s.+$", "", text, flags=re.IGNORECASE).split())
    return _without(plain, "aside-words", tongue) if plain == " ".join(text.split()) else plain


def conceded(text: str, tongue: Tongue) -> tuple[str, str]:
    """A question without a clause that only grants what is so, and that clause: *even though the die says 2*."""
    ways = "|".join(map(re.escape, _phrases("concessions", tongue)))
    if last := re.match(rf"(\W*\w+\W+\w.*?),?\s+((?:{ways})\s+\w.*?)[?!. ]*$", text, re.IGNORECASE):
        return last[1], last[2]
    leading = re.match(rf"\W*((?:{ways})\s+\w[^,]*),\s*(\w.+)$", text, re.IGNORECASE)
    return (leading[2], leading[1]) if leading else (text, "")


def in_one_turn(text: str, tongue: Tongue) -> str:
    """The same without saying that it is in one turn."""
    return _without(text, "asks-at-once", tongue)


def _spoken(text: str) -> list[str]:
    return [word.lower().replace("’", "'") for word in _WORD.findall(text)]


def _phrases(key: str, tongue: Tongue) -> Iterable[str]:
    return sorted(tongue.ui(key).split(" | "), key=len, reverse=True)


def _has(plain: str, key: str, tongue: Tongue) -> bool:
    return any(f" {phrase} " in f" {plain} " for phrase in _phrases(key, tongue))


def _after(text: str, key: str, tongue: Tongue) -> str:
    """What follows one of some phrases at the beginning; nothing where none stands there."""
    for phrase in _phrases(key, tongue):
        if found := re.match(rf"\W*{re.escape(phrase)}\b[\s,:]*(.+)", text.replace("’", "'"), re.IGNORECASE | re.DOTALL):
            return found[1]
    return ""


def _without(text: str, key: str, tongue: Tongue) -> str:
    for phrase in _phrases(key, tongue):
        text = re.sub(rf"(?<!\w){re.escape(phrase)}(?!\w)", " ", text, flags=re.IGNORECASE)
    return " ".join(text.split()) if text.strip() else text
