"""The groups of curves a game has so far, as lists of numbers: those that may be seen, and never more than six lines in one.

A larger group falls into one for each player, from which the reader chooses.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...core.record import Record
from ...core.series import Series
from . import sight
from .game import AnyState
from .moment import Moment

MOST_PLACES = 1000
"""A longer game is drawn from every second place, or every fourth."""
MOST_LINES = 6
"""More lines than these cannot be told apart."""
STANDING = ("score", "wealth", "worth", "cash", "coins")
"""The groups that tell best who is ahead, the best first; of these the first that there is, is shown first."""


class Sampled(NamedTuple):
    """The series of a branch at every place, or at every so-many-th of a long game."""

    series: Series
    stride: int

    def place(self, at: int) -> int:
        """Where a place of the branch lies in the series."""
        return min(-(-at // self.stride), len(self.series.turns) - 1)


class Shown(Record):
    """A record whose states are at hand, so that nothing is played again."""

    def states(self) -> list[AnyState]:
        """The states it was given."""
        return list(self.__dict__["given"])

    @classmethod
    def of(cls, states: Sequence[AnyState]) -> Shown:
        """These states as a record."""
        record = cls(states[0].ruleset, states[0].rules)
        record.__dict__["given"] = states
        return record


def sampled(now: Moment, number: int) -> Sampled:
    """The curves of a branch, without those lines that would tell what is hidden from these eyes."""
    game, branch = now.game, now.game.branches[number]
    last, stride = len(branch.states) - 1, 1
    while last // stride > MOST_PLACES:
        stride *= 2
    places = [*range(0, last, stride), last]
    pairs = [sight.worlds(game, number, at, now.eyes_for(branch, at)) for at in places]
    one, other = ([pair[side] for pair in pairs] for side in (0, 1))
    series: Series = game.ruleset.series(Shown.of(one))
    if any(first is not second for first, second in pairs):
        series = _alike(series, game.ruleset.series(Shown.of(other)))
    return Sampled(few(series), stride)


def _alike(one: Series, other: Series) -> Series:
    """The lines that are the same on all tables that look the same."""
    groups = {
        group: {name: values for name, values in lines.items() if other.curves.get(group, {}).get(name) == values}
        for group, lines in one.curves.items()
    }
    return Series(one.turns, {group: lines for group, lines in groups.items() if lines})


def few(series: Series) -> Series:
    """The same curves in groups of at most six lines.

    A larger group becomes one for each player, ``routes 2``; where lines belong to nobody, the six that move most are kept.
    """
    groups: dict[str, Mapping[str, Sequence[int]]] = {}
    for group, lines in series.curves.items():
        owners = dict.fromkeys(name.partition(" ")[0] for name in lines) if len(lines) > MOST_LINES else {}
        if owners and all(owner.isdigit() for owner in owners) and len(owners) < len(lines):
            for owner in owners:
                own = {name: values for name, values in lines.items() if name.partition(" ")[0] == owner}
                groups[f"{group} {owner}"] = _busiest(own)
        else:
            groups[group] = _busiest(lines)
    return Series(series.turns, groups)


def _busiest(lines: Mapping[str, Sequence[int]]) -> Mapping[str, Sequence[int]]:
    kept = sorted(lines, key=lambda name: min(lines[name]) - max(lines[name]))[:MOST_LINES]
    return {name: values for name, values in lines.items() if name in kept}


def shared(every: Sequence[Sampled]) -> list[Sampled]:
    """The same curves without the groups that are hidden in one of them, so that like is held against like."""
    groups = [name for name in every[0].series.curves if all(name in one.series.curves for one in every)]
    return [one._replace(series=Series(one.series.turns, {name: one.series.curves[name] for name in groups})) for one in every]


def is_flat(series: Series) -> bool:
    """Whether nothing has changed so far, so that there is nothing to see."""
    return all(len(set(values)) < 2 for lines in series.curves.values() for values in lines.values())


def chosen(series: Series, group: str, standing: bool = False) -> str:
    """The group that was chosen, if it can be shown; else one that tells who is ahead, or the first that is not flat.

    While who is ahead has not changed yet, it is shown only to a player (``standing``).
    """
    if group in series.curves:
        return group
    known = ordered(series)
    moving = [one for one in known if any(len(set(values)) > 1 for values in series.curves[one].values())]
    ranked = [one for one in known if standing and one in STANDING]
    return next(iter([*ranked, *moving, *known]))


def ordered(series: Series) -> list[str]:
    """The groups in the order in which they are offered: first those that tell who is ahead, then as the game has them."""
    return [*(one for one in STANDING if one in series.curves), *(one for one in series.curves if one not in STANDING)]
