"""A changed rule: a ruleset that names its base and says only what differs.

Its file has ``BASE`` (the name of the ruleset it changes) and may have ``engine`` (the base's with parts of phases replaced),
``Rules`` (the base's with fields added), ``BOTS``, and whatever else a ruleset offers. All the rest is the base's.
"""

from __future__ import annotations

from dataclasses import Field, dataclass, fields
from types import ModuleType
from typing import Any

from .errors import RulesetError, UnknownRuleset
from .kit.positions import fault_name
from .rulebook import Demos, Rulebook
from .rulesets import named, part

TAKEN = ("Table", "parse", "catalogue")
"""What a changed rule has from its base unless it brings its own."""


def complete(module: ModuleType, name: str, base: str) -> None:
    """Give the module of a changed rule what it does not say itself."""
    try:
        below = named(base)
    except UnknownRuleset as error:
        raise RulesetError(f"The changed rule '{name}' names a base that is unknown. {error}") from None
    offered: dict[str, Any] = {one: getattr(below, one) for one in TAKEN}
    rules = _rules(module, name, below)
    state = _state(module, name, below, rules)
    bots = {**below.BOTS, **module.BOTS} if "BOTS" in vars(module) else below.BOTS
    offered |= {"rulebook": Rulebook(name), "demos": Demos(name)}
    offered |= {"start": state.begin, "position": state.described, "series": state.curves}
    vars(module).update({**offered, **_own(module), "Rules": rules, "State": state, "BOTS": bots})


def _own(module: ModuleType) -> dict[str, Any]:
    return {key: value for key, value in vars(module).items() if key != "BOTS"}


def _rules(module: ModuleType, name: str, below: Any) -> Any:
    """The rules of the base with the fields that the module adds."""
    own = vars(module).get("Rules")
    if own is None or own is below.Rules:
        body = {"ruleset": name, "__module__": module.__name__, "__doc__": below.Rules.__doc__}
        return dataclass(frozen=True)(type("Rules", (below.Rules,), body))
    if not (isinstance(own, type) and issubclass(own, below.Rules)):
        raise RulesetError(
            f"The Rules of the changed rule '{name}' must be made from those of its base: class Rules(base.Rules)."
        )
    undeclared = {key for key, one in vars(own).items() if isinstance(one, Field)} - {one.name for one in fields(own)}
    if undeclared:
        raise RulesetError(f"The Rules of '{name}' add '{min(undeclared)}', but are no @dataclass(frozen=True).")
    own.ruleset = name  # type: ignore[attr-defined]
    return own


def _state(module: ModuleType, name: str, below: Any, rules: Any) -> Any:
    engine = vars(module).get("engine", below.State.engine)
    missing = [one for one in ("step", "legal", "objections", "opening", "outcome") if not hasattr(engine, one)]
    if missing:
        raise RulesetError(
            f"The engine of the changed rule '{name}' lacks '{missing[0]}'; make it with base.State.engine.changed(…)."
        )
    _check_waived(name, below, engine)
    body = {"__slots__": (), "__module__": module.__name__, "ruleset": name, "engine": engine, "rules_kind": rules}
    return type("State", (below.State,), {**body, "__doc__": f"A table of {name} at one moment, under its rules."})


def _check_waived(name: str, below: Any, engine: Any) -> None:
    checks = [fault_name(one) for one in part(below.State.ruleset, "positions").Facts.faults]
    unknown = sorted(set(getattr(engine, "waived", ())) - set(checks))
    if unknown:
        known = ", ".join(checks)
        raise RulesetError(f"'{name}' leaves positions unchecked for '{unknown[0]}', but {below.State.ruleset} checks {known}.")
