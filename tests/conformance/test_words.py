"""What every ruleset's sentences have in common."""

from __future__ import annotations

import re

from gamelib.core.rulesets import home

PRONOUNS = re.compile(r"\b(?:he|she|his|her|him|himself|herself)\b", re.IGNORECASE)


def test_sentences_call_nobody_he_or_she(name: str) -> None:
    """Names are the players' own, so that no sentence can know."""
    assert not PRONOUNS.findall(home(name).words("en").read_text(encoding="utf-8"))
