"""Questions for what would become of a place if something were built on another: would A2 become a road then?"""

from __future__ import annotations

import re

from ...core.rulesets import part
from ...core.wishes import details
from ...drawing import escaped
from ..markup import chip, element
from . import questions
from .asked import Asked
from .counted_questions import COUNTS

BUILDING = "becoming"
"""The group that names the ``kinds`` of moves by which something becomes of another place."""


def answered(asked: Asked) -> questions.Answer | None:
    """Yes or no, where the ruleset can work it out (``becomes`` of its counts); None where not all of it was understood."""
    now, tongue, ruleset = asked.now, asked.tongue, asked.now.state.ruleset
    tell = getattr(part(ruleset, COUNTS), "becomes", None)
    found = re.fullmatch(rf"\W*(?:{tongue.ui('asks-become')})", " ".join(asked.text.split()).rstrip("?!. "), re.IGNORECASE)
    if tell is None or found is None:
        return None
    place, deed = next(filter(None, found.group("place", "place2"))), next(filter(None, found.group("deed", "deed2")))
    then = asked.wished(deed)
    every = {detail for move in now.game.ruleset.catalogue(now.state.rules) for detail in details(move)}
    by = {word.lower() for word in re.findall(r"\w+", deed)} & every
    is_so = then.verbal and {move.kind for move in then.moves} & {*tongue.of(ruleset).texts[BUILDING]["kinds"].split()}
    if not is_so or place.lower() not in every or len(by) != 1:
        return None
    told = tell(now.seen.rules, now.seen.table, place.upper(), by.pop().upper())
    line = f"{escaped(tongue.of(ruleset).say(COUNTS, told.key, told.values, tongue.names))} {chip(told.clause)}"
    return element("div", element("p", line), class_="note"), []
