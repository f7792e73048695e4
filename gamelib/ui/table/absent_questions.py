"""Questions about a place that is not at this table: A11 on a map of ten rows, square 5 of a yard of four.

Boards with squares by column and row are read from the moves. Of other places the words of a ruleset's part ``questions`` tell
it (``absent``): ``said`` is the pattern of such a place, with its number or name in brackets, ``most`` the field of the rules
or the number up to which there are such places (none of those names is there where it lacks), ``answer`` and ``clause``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from ...core.rules import Rules
from ...core.wishes import details
from ...core.words import words
from . import common_questions, idle_places, questions
from .asked import Asked
from .which_questions import OF_PLACES

ABSENT = "absent"
"""The group of what is said of places that are not there."""
_SQUARE, _NAMED = re.compile(r"([a-z])(\d{1,2})"), re.compile(r"\b[a-z]\d{1,2}\b")


def answered(asked: Asked) -> questions.Answer | None:
    """That a place which is named does not exist; None where all of them do, or the question is a known one."""
    told = _square(asked) or _told(asked)
    if told is None or common_questions.answered(*asked.spoken, common_questions.SAME):
        return None
    return idle_places.noted(*told, asked.tongue), []


def _square(asked: Asked) -> tuple[str, str] | None:
    """The same of a square by its column and row, with its clause; None where there is none such or no such board."""
    now, tongue = asked.now, asked.tongue
    ends = {end[0] for move in now.game.ruleset.catalogue(now.state.rules) if (end := details(move)[-1:])}
    every = [(found[1], int(found[2])) for end in ends if (found := _SQUARE.fullmatch(end))]
    strange = [one for one in _NAMED.findall(asked.text.lower()) if one not in ends]
    names = (f"{now.state.ruleset}.{name}" for name in OF_PLACES)
    clause = next((name for name in names if name in now.game.ruleset.rulebook), "")
    if not every or not strange or not clause:
        return None
    last, rows = max(column for column, _ in every).upper(), max(row for _, row in every)
    return tongue.ui("no-such-square", place=strange[0].upper(), column=last, row=rows), clause


def _told(asked: Asked) -> tuple[str, str] | None:
    """What the ruleset tells of a place that it has not got, with its clause; else None."""
    ruleset, rules, tongue = asked.now.state.ruleset, asked.now.state.rules, asked.tongue
    there = {detail for move in asked.now.game.ruleset.catalogue(rules) for detail in details(move)}
    for one in words(f"{ruleset}/{common_questions.PART}", tongue.language).texts.get(ABSENT, {}).values():
        for found in re.finditer(str(one["said"]), asked.text, re.IGNORECASE):
            place = next((part for part in found.groups() if part), "")
            if _lacks(place, one, rules) and (place.isdecimal() or place.lower() not in there):
                values = {field: getattr(rules, field) for field in rules.dials()}
                said = tongue.of(ruleset).filled(str(one["answer"]), {**values, "place": place.title()}, tongue.names)
                return said, f"{ruleset}.{one['clause']}"
    return None


def _lacks(place: str, one: Mapping[str, object], rules: Rules) -> bool:
    """Whether there is no place of such a number, or of such a name at all."""
    most = str(one.get("most", ""))
    if not most or not place.isdecimal():
        return bool(place)
    return not 1 <= int(place) <= (int(most) if most.isdecimal() else int(getattr(rules, most)))
