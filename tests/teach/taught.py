"""The rulesets that are taught: as soon as one has exercises or notebooks, it is held to all that a taught one must have."""

from __future__ import annotations

from pathlib import Path

import gamelib

ROOT = Path(gamelib.__file__).parents[1]


def is_taught(name: str) -> bool:
    """Whether a ruleset has exercises or notebooks of its own."""
    return (ROOT / "gamelib" / name / "exercises").is_dir() or (ROOT / "notebooks" / name).is_dir()


TAUGHT = tuple(name for name in gamelib.RULESETS if is_taught(name))
