"""What every ruleset's sentences have in common."""

from __future__ import annotations

import re

from gamelib.core.rulesets import home
from gamelib.core.words import YOU, words

PRONOUNS = re.compile(r"\b(?:he|she|his|her|him|himself|herself)\b", re.IGNORECASE)
VALUE = re.compile(r"\{(\w+)")


def test_sentences_call_nobody_he_or_she(name: str) -> None:
    """Names are the players' own, so that no sentence can know."""
    assert not PRONOUNS.findall(home(name).words("en").read_text(encoding="utf-8"))


def test_what_is_said_to_you_says_what_is_said_of_a_player(name: str) -> None:
    """A sentence to *you* has the values of the one that it stands for, but for the name of who hears it."""
    texts = words(name).texts
    groups = [group for group in texts if group.endswith(f"-{YOU}") and group.removesuffix(f"-{YOU}") in texts]
    for group in groups:
        for key, sentence in texts[group].items():
            of_player = texts[group.removesuffix(f"-{YOU}")][key]
            assert "{player:player}" in of_player, (group, key)
            assert set(VALUE.findall(sentence)) == set(VALUE.findall(of_player)) - {"player"}, (group, key)
            assert re.search(r"\byou\b", sentence, re.IGNORECASE) or "your" in sentence, (group, key)
