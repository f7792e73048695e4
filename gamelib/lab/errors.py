"""What can go wrong in the lab, each with one sentence."""

from __future__ import annotations


class LabError(ValueError):
    """What was asked for cannot be simulated."""


class BotFailed(LabError):
    """A bot raised, answered what is no legal move, or did not come to an end; its record is saved at ``.record``."""

    def __init__(self, sentence: str, record: str = "") -> None:
        super().__init__(f"{sentence} The game so far is in {record}." if record else sentence)
        self.sentence, self.record = sentence, record


class StudyError(LabError):
    """A study's folder cannot be read or written."""
