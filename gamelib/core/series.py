"""The curves of a game as plain lists, for plots, explorer and lab alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Series:
    """One value per state of a record: ``curves["fill"]["red"][i]`` is red's fill after i moves, in turn ``turns[i]``."""

    turns: Sequence[int]
    curves: Mapping[str, Mapping[str, Sequence[int]]]

    def by_turn(self, group: str) -> dict[str, list[int]]:
        """The curves of a group with one value per turn: the last of each turn, from turn 0 on."""
        ends = [i for i, turn in enumerate(self.turns) if i + 1 == len(self.turns) or self.turns[i + 1] != turn]
        return {name: [values[i] for i in ends] for name, values in self.curves[group].items()}

    def after_turns(self, group: str) -> dict[str, dict[int, int]]:
        """The curves of a group as each turn left them, by the turn's number.

        A move belongs to the turn in which it was made, though the state it leads to often stands in the next one already.
        """
        made = (self.turns[0], *self.turns[:-1])
        return {name: dict(zip(made, values, strict=True)) for name, values in self.curves[group].items()}
