"""The curves of a game of SHARK: the companies' values, each player's wealth, and where it came from and went."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..core.events import Event
from ..core.record import Record
from ..core.series import Series
from .engine.end import wealth
from .table import COMPANIES, MONEY, Table

SOURCES = {
    "shark.premium": "premium",
    "shark.dividend": "dividend",
    "shark.price": "purchases",
    "shark.sell-free": "sales",
    "shark.winner": "sales",
    "shark.loss": "losses",
    "shark.forced-sale": "losses",
    "shark.bankrupt": "losses",
}
"""Under which name the money of a clause is counted; what is paid back as change lessens the losses."""
SPENT = ("purchases", "losses")
MARKS = {"place": "placements", "merge": "merges", "removal": "removals"}
"""What is marked on a company's curve, by the event that causes it."""

Curves = dict[str, dict[str, Sequence[int]]]


def series(record: Record) -> Series:
    """By company ``value`` and, counted up, ``placements``, ``merges`` and ``removals``; by player ``cash``, ``portfolio``
    (shares at their price), ``wealth`` (both), the sums so far of ``premium``, ``dividend``, ``sales``, ``purchases`` and
    ``losses``, and ``gain``: sales less purchases, and what is still held.

    A player's wealth is the cash at the start, plus premium, dividend and gain, less losses.
    """
    states = record.states()
    tables: list[Table] = [state.table for state in states]
    seats = range(record.rules.players)
    found: Curves = {"value": {name: [table.values[i] for table in tables] for i, name in enumerate(COMPANIES)}}
    found["cash"] = {str(player + 1): [table.cash[player] for table in tables] for player in seats}
    found["wealth"] = {str(player + 1): [wealth(table, player) for table in tables] for player in seats}
    found["portfolio"] = _combined(found, {"wealth": 1, "cash": -1})
    found |= _counted([state.events for state in states[1:]], len(seats))
    found["gain"] = _combined(found, {"sales": 1, "purchases": -1, "portfolio": 1})
    return Series([table.turn for table in tables], found)


def _combined(found: Curves, parts: dict[str, int]) -> dict[str, Sequence[int]]:
    """Sums and differences of curves of players."""
    names = found[next(iter(parts))]
    signs = parts.values()
    return {
        name: [
            sum(sign * value for sign, value in zip(signs, values, strict=True))
            for values in zip(*(found[part][name] for part in parts), strict=True)
        ]
        for name in names
    }


def _counted(happened: Sequence[Sequence[Event]], players: int) -> Curves:
    """What the events of each move add to the sums of the game so far."""
    seats = [str(player + 1) for player in range(players)]
    sums = {group: dict.fromkeys(seats, 0) for group in dict.fromkeys(SOURCES.values())}
    sums |= {group: dict.fromkeys(COMPANIES, 0) for group in MARKS.values()}
    curves = {group: {name: [0] for name in names} for group, names in sums.items()}
    for events in happened:
        for group, name, amount in (entry for event in events for entry in _entries(event)):
            sums[group][name] += amount
        for group, names in sums.items():
            for name, amount in names.items():
                curves[group][name].append(amount)
    return {group: dict(names) for group, names in curves.items()}


def _entries(event: Event) -> Iterator[tuple[str, str, int]]:
    """The group, the name and the amount that an event adds."""
    if event.key in MARKS:
        yield MARKS[event.key], str(event.values["company"]), 1
    for source, target, thing, amount in event.flows:
        if thing == MONEY and event.clause in SOURCES:
            group, received = SOURCES[event.clause], target[0] == "cash"
            player = int(target[1] if received else source[1]) + 1
            yield group, str(player), amount if received != (group in SPENT) else -amount
