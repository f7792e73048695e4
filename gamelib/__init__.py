"""Board games as executable rulebooks: every event and every refusal cites its clause.

>>> import gamelib
>>> mark = gamelib.ruleset("mark")
>>> state = mark.start(players=3).play("first 1").play("roll red star")
>>> print(state.refusal("refine red 2-4").clause)
mark.refine
"""

from importlib import import_module
from typing import Any

from .core.errors import IllegalMove, NotationError, NotChance, RecordError, RulesError, UnknownClause, UnknownRuleset
from .core.moves import CHANCE
from .core.record import Record
from .core.rulesets import RULESETS, ruleset
from .players.playout import playout

__all__ = [
    "CHANCE", "RULESETS", "IllegalMove", "NotChance", "NotationError", "Record", "RecordError", "RulesError",
    "UnknownClause", "UnknownRuleset", "playout", "ruleset",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """Rulesets and larger parts load when they are first touched."""
    if name in RULESETS:
        return ruleset(name)
    if name in ("demo", "explore"):
        from . import ui

        return getattr(ui, name)
    if name in ("lab", "teach"):
        return import_module(f"gamelib.{name}")
    raise AttributeError(f"gamelib has no '{name}'")
