"""The names at a new table: which do not do, and what those are called who gave none."""

from __future__ import annotations

from ...core.errors import RecordError
from ...core.record import LONGEST_NAME, check_names
from ..markup import Tongue
from .choices import NAMES, name_field


def faults(given: tuple[str, ...], tongue: Tongue) -> tuple[tuple[str, ...], str]:
    """The fields whose names do not do, and why not in a sentence; none where all do. Nobody needs to give a name."""
    odd = [at for at, name in enumerate(given) if name and not _is_fit(name)]
    if odd:
        return _fields(odd[:1]), tongue.ui("door-name-unfit", name=given[odd[0]][:LONGEST_NAME], most=LONGEST_NAME)
    twice = next((name for name in given if name and given.count(name) > 1), "")
    same = [at for at, name in enumerate(given) if name and name == twice]
    return _fields(same), tongue.ui("door-name-twice", name=twice) if same else ""


def _fields(seats: list[int]) -> tuple[str, ...]:
    return tuple(name_field(at + 1) for at in seats)


def _is_fit(name: str) -> bool:
    try:
        check_names((name,), 1)
    except RecordError:
        return False
    return True


def for_seats(given: tuple[str, ...], players: int) -> tuple[str, ...]:
    """A name for every seat: the one that was given, else the usual one of the seat, or the first that is still free."""
    names: list[str] = list((given + ("",) * players)[:players])
    for at, name in enumerate(names):
        free = [one for one in (*NAMES[at : at + 1], *NAMES) if one not in names]
        names[at] = name or next(iter(free), "")
    return tuple(names)
