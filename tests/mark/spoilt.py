"""A good record, and how the tests spoil it."""

from __future__ import annotations

import pytest

from gamelib import Record, RecordError

GOOD = """\
# A remark
gamelib record 1
ruleset: mark
rules:
  players: 2
  cash: 20
names: Anna, Ben
seed: 7
start:
  turn: 3
  phase: roll
  player: 1
  market: A red 3, C gold 1
  bank: white 8, blue 7, gold 7, green 8, red 4
  company 1: $25 | yard red . . . | roof . . . .
  company 2: $20 | yard . . . . | roof . blue . .
moves:
  roll red star  # a comment
  take white 2
"""


def swapped(old: str, new: str) -> str:
    """The good record with one thing changed."""
    assert GOOD.count(old) == 1, old
    return GOOD.replace(old, new)


def failing(text: str) -> RecordError:
    """The error that reading this text gives: one short printable sentence."""
    with pytest.raises(RecordError) as caught:
        Record.read(text)
    said = str(caught.value)
    assert isinstance(caught.value, ValueError)
    assert said.isprintable(), said
    assert len(said) < 500, said
    return caught.value
