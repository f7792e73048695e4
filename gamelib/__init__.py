"""Board games as executable rulebooks: every event and every refusal cites its clause.

>>> import gamelib
>>> mark = gamelib.ruleset("mark")
>>> state = mark.start(players=3).play("first 1").play("roll red star")
>>> print(state.refusal("refine red 2-4").clause)
mark.refine
"""

from importlib import import_module
from typing import Any

from .core.errors import (
    IllegalMove,
    NotationError,
    NotChance,
    RecordError,
    RulesError,
    RulesetError,
    UnknownClause,
    UnknownPlace,
    UnknownRuleset,
)
from .core.extras import installed, require
from .core.moves import CHANCE
from .core.record import Record
from .core.rulesets import RULESETS, ruleset
from .core.rulesets import known_names as rulesets
from .players.playout import playout
from .version import __version__

__all__ = [
    "CHANCE", "RULESETS", "IllegalMove", "NotChance", "NotationError", "Record", "RecordError", "RulesError",
    "RulesetError", "UnknownClause", "UnknownPlace", "UnknownRuleset", "__version__", "playout", "ruleset", "rulesets",
]  # fmt: skip

PARTS = ("lab", "teach", "ui")
SHOWN = {"demo": "ui", "exercises": "ui", "explore": "ui", "lesson": "ui"}
"""What opens in a notebook, and the part that has it."""


def __getattr__(name: str) -> Any:
    """Rulesets and larger parts load when they are first touched."""
    if name in RULESETS:
        return ruleset(name)
    if name == "lab":
        require("pandas")
    with installed():
        if name in PARTS:
            return import_module(f"gamelib.{name}")
        if name in SHOWN:
            return getattr(import_module(f"gamelib.{SHOWN[name]}"), name)
    raise AttributeError(f"gamelib has no '{name}'")


def __dir__() -> list[str]:
    """What there is, loaded or not."""
    return sorted({*__all__, *PARTS, *SHOWN, *RULESETS})
