"""The sentences of the game."""

from __future__ import annotations

import re
from pathlib import Path

import gamelib


def test_sentences_call_nobody_he_or_she() -> None:
    """Names are the players' own, so that no sentence can know."""
    path = Path(gamelib.__file__).parent / "marco_polo" / "words" / "en.toml"
    assert not re.findall(r"\b(?:he|she|his|her|him|himself|herself)\b", path.read_text(encoding="utf-8"), re.IGNORECASE)
