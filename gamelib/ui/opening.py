"""Opening the explorer on a ruleset, a state, a record or a clause."""

from __future__ import annotations

from typing import Any

from ..core.record import Record
from ..core.rulesets import ruleset, ruleset_of
from ..core.state import State
from .desk import Desk
from .explorer import Explorer, kept_beside
from .lines import begun

__all__ = ["Explorer", "demo", "explore"]


def explore(
    what: str | State[Any, Any] | Record | None = None,
    seed: int = 0,
    names: tuple[str, ...] = (),
    keep: bool = True,
    **rules: Any,
) -> Explorer:
    """A game to explore: a new one of the ruleset named, on from a state, a record from its start, or a choice of all.

    ``seed`` decides what chance and bots do; ``rules`` are fields of the rules of a new game: ``explore("mark", players=2)``.
    The running game is kept in a file beside the notebook and offered again later, unless ``keep`` is False.
    """
    if rules and not isinstance(what, str):
        raise ValueError("A state or a record has its own rules; fields can be given only with the name of a ruleset.")
    if what is None:
        return Explorer(Desk(None))
    if isinstance(what, Record):
        record, at = what, 0
    else:
        state = what if isinstance(what, State) else ruleset(what).start(**rules)
        record, at = begun(state, names, seed), 0
    folder, kept = kept_beside(record.ruleset) if keep else (None, None)
    return Explorer(Desk(record, at, folder, kept))


def demo(clause: str) -> Explorer:
    """The demonstration of a clause, opened where the clause fires."""
    return Explorer(Desk(ruleset_of(clause).demos[clause]))
