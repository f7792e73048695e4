"""What every ruleset's sentences have in common."""

from __future__ import annotations

import re
from pathlib import Path

import gamelib

PRONOUNS = re.compile(r"\b(?:he|she|his|her|him|himself|herself)\b", re.IGNORECASE)


def test_sentences_call_nobody_he_or_she(name: str) -> None:
    """Names are the players' own, so that no sentence can know."""
    path = Path(gamelib.__file__).parent / name / "words" / "en.toml"
    assert not PRONOUNS.findall(path.read_text(encoding="utf-8"))
