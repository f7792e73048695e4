"""The order in which a plan goes through the scenes of a lesson: a route for each of its hours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from ...teach.lesson import lesson
from ...teach.plan import ROWS, plan

Stop = tuple[str, int]
"""A chapter, and a scene of it counted from nought."""
HOUR = "hour-"
"""How an address names the hour by whose route somebody goes, behind the scene."""
_SCENES = re.compile(r"\]\(walkthrough\.ipynb#([^)]+)\) (\d+(?:(?:, |–)\d+)*)")


@cache
def routes(game: str) -> tuple[tuple[Stop, ...], ...]:
    """The scenes of each hour in the order of its rows; an hour without scenes has none of them."""
    tables = (block.rows for block in plan(game) if block.kind == ROWS)
    stops = (tuple(dict.fromkeys(stop for row in rows[1:] for stop in _stops(row[-1], game))) for rows in tables)
    return tuple(filter(None, stops))


def hour_of(game: str, stop: Stop, named: str = "") -> int:
    """The hour that an address names, else the first that goes through a scene; nought where none does."""
    hours = {number: stops for number, stops in enumerate(routes(game), 1) if stop in stops}
    wanted = int(named.removeprefix(HOUR)) if re.fullmatch(HOUR + r"\d{1,3}", named) else 0
    return wanted if wanted in hours else min(hours, default=0)


def _stops(cell: str, game: str) -> Iterator[Stop]:
    """The scenes that the last cell of a row names; a dash stands for all between two numbers."""
    chapters = {chapter.title().replace(" ", "-"): chapter for chapter in lesson(game).chapters.values()}
    for anchor, numbers in _SCENES.findall(cell):
        chapter = chapters[anchor]
        for span in numbers.split(", "):
            first, _, last = span.partition("–")
            yield from ((chapter.name, at - 1) for at in range(int(first), int(last or first) + 1) if at <= len(chapter.scenes))
