"""Questions for the lines of a map: is there a ship from Kiev? Of which kind they are, and where they lead from there."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...core.rulesets import part
from ...drawing import escaped
from ..markup import Tongue, chip, element
from .counted_questions import COUNTS, asker
from .moment import Moment

KINDS = "line-words"
"""The words for each kind of line."""
_WORD = re.compile(r"[^\W\d_]+")


def answered(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> str:
    """Where lines of a kind lead from a place that is named, or that there are none; nothing where a word is left over."""
    told = tongue.of(now.state.ruleset)
    tell, kinds = getattr(part(now.state.ruleset, COUNTS), "leaving", None), told.texts.get(KINDS, {})
    found = re.search(tongue.ui("asks-line-from"), text.strip().rstrip("?!. "), re.IGNORECASE)
    if tell is None or found is None:
        return ""
    meant = {kind: {*str(kinds[kind]).split()} for kind in kinds}
    spoken = [*_WORD.findall(text.lower())]
    named = [kind for kind in meant if meant[kind] & {*spoken}]
    idle = {*tongue.ui("line-idle").split(), *(word for kind in named for word in meant[kind])}
    end = next(filter(None, found.groups()))
    place = " ".join(word for word in _WORD.findall(end.lower()) if word not in idle)
    before = {*_WORD.findall(text[: text.lower().rfind(end.lower())].lower())}
    if place == tongue.ui("here-word"):
        place = _here(now)
    if len(named) != 1 or not place or not before <= idle:
        return ""
    lines = [(told.say(COUNTS, one.key, one.values, tongue.names), one.clause) for one in tell(now.seen.rules, place, named[0])]
    inside = [element("p", f"{escaped(said)} {chip(clause)}") for said, clause in lines]
    return element("div", inside, class_="note") if inside else ""


def _here(now: Moment) -> str:
    """The place where the asker stands, where the ruleset can tell it (``standing``)."""
    tell, player = getattr(part(now.state.ruleset, COUNTS), "standing", None), asker(now)
    return "" if tell is None or player is None else str(tell(now.seen.rules, now.seen.table, player))
