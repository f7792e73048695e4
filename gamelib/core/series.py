"""The curves of a game as plain lists, for plots, explorer and lab alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Series:
    """One value per state of a record: ``curves["fill"]["red"][i]`` is red's fill after i moves, in turn ``turns[i]``."""

    turns: Sequence[int]
    curves: Mapping[str, Mapping[str, Sequence[int]]]

    def after_turns(self, group: str) -> dict[str, dict[int, int]]:
        """The curves of a group as each turn left them, by the turn's number.

        A move belongs to the turn in which it was made, though the state it leads to often stands in the next one already.
        """
        made = (self.turns[0], *self.turns[:-1])
        return {name: dict(zip(made, values, strict=True)) for name, values in self.curves[group].items()}
