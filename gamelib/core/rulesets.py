"""The rulesets, found by name. A new ruleset is one folder beside this one and its name in this list."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from .errors import UnknownRuleset

RULESETS = ("city", "marco_polo", "mark", "shark")


def ruleset(name: str) -> Any:
    """The ruleset of that name: its ``Rules``, ``start``, ``parse``, ``catalogue``, ``rulebook``, ``demos`` and ``BOTS``."""
    if name not in RULESETS:
        raise UnknownRuleset(f"There is no ruleset {str(name)[:60]!r}; the rulesets are {', '.join(RULESETS)}.")
    return import_module(f"gamelib.{name}")


def ruleset_of(clause: str) -> Any:
    """The ruleset that a clause's id names: the part before the dot."""
    return ruleset(clause.partition(".")[0])
