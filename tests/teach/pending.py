"""Rulesets that still wait for their exercises and notebooks; a ruleset that has them may not stand here."""

from __future__ import annotations

import gamelib

PENDING: frozenset[str] = frozenset()
READY = tuple(name for name in gamelib.RULESETS if name not in PENDING)
