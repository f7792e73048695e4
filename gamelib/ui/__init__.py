"""Games in a notebook, step by step: one widget for all rulesets. It needs ipywidgets and loads when it is first touched."""

from __future__ import annotations

from typing import Any

from ..core.record import Record
from ..core.rulesets import ruleset, ruleset_of
from ..core.state import State
from .stepper import Stepper

__all__ = ["Stepper", "demo", "explore"]


def explore(what: str | State[Any, Any] | Record, seed: int = 0, **rules: Any) -> Stepper:
    """A game to step through: a new one of the ruleset named, on from a state, or a record from its start.

    ``seed`` decides what chance and bots do; ``rules`` are fields of the rules of a new game: ``explore("mark", players=2)``.
    """
    if rules and not isinstance(what, str):
        raise ValueError("A state or a record has its own rules; fields can be given only with the name of a ruleset.")
    if isinstance(what, Record):
        return Stepper(what.states(), what.names, what.seed or seed, at=0, refusals=what.refusals())
    if isinstance(what, State):
        return Stepper([what], seed=seed)
    return Stepper([ruleset(what).start(**rules)], seed=seed)


def demo(clause: str) -> Stepper:
    """The demonstration of a clause, opened where the clause fires."""
    record: Record = ruleset_of(clause).demos[clause]
    return Stepper(record.states(), record.names, record.seed or 0, refusals=record.refusals())
