"""Measures that a set-up takes from each record: the ruleset's by name, and one's own as functions or "module:function"."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256
from importlib import import_module
from inspect import getsource
from typing import Any

from ..errors import LabError
from .measures import OfRecord, named, ruleset_measures

Taken = tuple[tuple[str, OfRecord], ...]


def taken(asked: Iterable[Any] | Mapping[str, OfRecord], game: str) -> Taken:
    """The measures by name; what is a name and a function already stays so."""
    given = list(asked.items()) if isinstance(asked, Mapping) else [asked] if isinstance(asked, str) else list(asked)
    known = ruleset_measures(game)
    found = dict(_one(one, known, game) for one in given)
    if len(found) < len(given):
        raise LabError("Two measures have the same name; give them as {'name': function}.")
    for name in found:
        if not name.strip() or any(sign in name for sign in ",#\n"):
            raise LabError(f"A measure cannot be called '{name[:60]}': its name stands in a line of a study.")
    return tuple(found.items())


def _one(one: Any, known: Mapping[str, OfRecord], game: str) -> tuple[str, OfRecord]:
    if isinstance(one, tuple):
        return one
    if callable(one):
        return named(one), one
    if one in known:
        return one, known[one]
    if ":" in str(one):
        return one, imported(one)
    own = f"{game}'s are {', '.join(known) or 'none'}"
    raise LabError(f"There is no measure '{str(one)[:60]}' of a record; {own}, and one's own is 'module:function'.")


def imported(name: str) -> OfRecord:
    """The function that "module:function" names, which the caller asks for."""
    module, _, function = name.partition(":")
    try:
        found = getattr(import_module(module.strip()), function.strip(), None)
    except (ImportError, ValueError) as error:
        raise LabError(f"The measure '{name[:60]}' cannot be had: {error}.") from None
    if not callable(found):
        raise LabError(f"There is no function '{function[:60]}' in {module[:60]}.")
    measure: OfRecord = found
    return measure


def sources(measures: Taken, game: str) -> str:
    """A mark of the text of measures that are not the ruleset's, which changes when one of them does; nothing if none is."""
    known = ruleset_measures(game)
    own = [(name, _source(measure)) for name, measure in measures if known.get(name) is not measure]
    return sha256(repr(own).encode()).hexdigest()[:16] if own else ""


def _source(measure: Any) -> str:
    try:
        return getsource(measure)
    except (OSError, TypeError):
        return ""
