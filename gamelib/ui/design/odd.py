"""The odd game: the one that is furthest from the others in a measure, on a table of its own."""

from __future__ import annotations

from collections.abc import Callable

from ...lab.change.beside import CHANGED, PRINTED, Beside
from ..table.page import LAB, TablePage
from ..table.sight import OPEN


def table(pairs: Beside, measure: str, side: str, say: Callable[[str], str]) -> TablePage:
    """A table with that game, by the changed rules or as printed; what cannot be opened raises :class:`ValueError`."""
    if side not in (CHANGED, PRINTED):
        raise ValueError(say("no-side"))
    odd = pairs.odd(measure)
    if odd is None:
        raise ValueError(say("no-games"))
    return TablePage(pairs.record(odd, side), 0, eyes=OPEN, face=LAB)
