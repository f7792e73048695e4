"""Who of a class has handed in: who is missing, who handed in more than once, and who tried nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .results import LONGEST_NAME, Results, known_as

MOST_NAMES = 200
"""No class is larger; more names are not read."""
_BETWEEN = re.compile(r"[\n,;\t]+")


def names_in(text: str) -> tuple[str, ...]:
    """The names of a class as somebody wrote or pasted them: one a line, or with commas between; each once."""
    names: dict[str, str] = {}
    for part in _BETWEEN.split(text):
        name = " ".join(part.split())[:LONGEST_NAME]
        if name:
            names.setdefault(known_as(name), name)
    return tuple(names.values())[:MOST_NAMES]


def missing(class_list: Iterable[str], results: Iterable[Results]) -> list[str]:
    """Who stands on the list and has handed in nothing."""
    there = {known_as(one.pupil) for one in results}
    return [name for name in class_list if known_as(name) not in there]


def not_listed(class_list: Iterable[str], results: Iterable[Results]) -> list[str]:
    """Who has handed in and does not stand on the list: a nickname, perhaps, or a slip of the pen."""
    listed = {known_as(name) for name in class_list}
    return list(dict.fromkeys(one.pupil for one in results if known_as(one.pupil) not in listed))


def tried_nothing(results: Iterable[Results]) -> list[str]:
    """Who has handed in without an answer to any exercise."""
    return [one.pupil for one in results if not one.has_tried]
