"""Where a game turned, by the curves that stand beside it: since when the winner was in front, and until when who lost was."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ...core.events import Event
from ..markup import Tongue
from ..table import curves, sight
from ..table.moment import Moment

Turn = tuple[int, str]
"""A place of the game, and what is said of it."""
Standing = tuple[float, ...]
"""How the players stand, more being better."""


def turning_point(now: Moment, tongue: Tongue) -> Turn | None:
    """Where the game turned, and a sentence about it."""
    outcome, lead = now.state.outcome, place(now)
    if outcome is None or lead is None:
        return None
    player, first = outcome.winners[0], now.game.branch.turn_starts()[0]
    if lead in (now.game.at, first):
        return lead, tongue.ui("turning-last" if lead == now.game.at else "turning-first", player=player)
    said, cause = tongue.ui("turning-point", player=player, turn=now.game.states[lead].turn), _cause(now, lead)
    if cause is not None:
        said = f"{said} {tongue.ui('turning-cause', event=cause.sentence(tongue.names, tongue.language))}"
    return lead, said


def flag(now: Moment) -> int | None:
    """Where a flag stands for it beside the curves: in the midst of the game, if it turned there."""
    lead = place(now)
    return None if lead is None or lead in (now.game.at, now.game.branch.turn_starts()[0]) else lead


def place(now: Moment) -> int | None:
    """The place from which the only winner stayed in front to the end."""
    outcome = now.state.outcome
    if outcome is None or len(outcome.winners) != 1 or not now.game.branch.turn_starts() or not _is_told(now):
        return None
    lead = None
    for at, standing in _backwards(now):
        if not _leads(outcome.winners[0], standing):
            break
        lead = at
    return lead


def own_lead(now: Moment, me: int, tongue: Tongue) -> Turn | None:
    """The last place where a player who did not win was in front of all others; None where that never was."""
    for at, standing in _backwards(now) if _is_told(now) else ():
        if _leads(me, standing) and standing.count(standing[me]) == 1:
            return at, tongue.ui("own-lead", turn=now.game.states[at].turn)
    return None


def _leads(player: int, standing: Standing) -> bool:
    return standing[player] == max(standing)


def _is_told(now: Moment) -> bool:
    """Whether there are curves that tell who was in front, and all that they rest on has come out."""
    return sight.is_told(now.game.branch, now.eyes) and bool(_stood(now))


def _backwards(now: Moment) -> Iterator[tuple[int, Standing]]:
    """Every place since the first turn began and how the players stood there, the last first."""
    stood, first = _stood(now), now.game.branch.turn_starts()[0]
    return ((at, stood[at]) for at in range(now.game.at, first - 1, -1))


@lru_cache(maxsize=4)
def _stood(now: Moment) -> list[Standing]:
    """How the players stood at every place, by the curves that a player sees at the end; nothing where none tell it."""
    known, players = curves.sampled(now, now.game.current), range(1, len(now.game.seats) + 1)
    group = curves.chosen(known.series, "", standing=True) if known.series.curves else ""
    lines = known.series.curves.get(group, {})
    if group not in curves.STANDING or list(lines) != [str(player) for player in players]:
        return []
    sign = -1 if now.state.engine.lowest_wins else 1
    points = [tuple(sign * value for value in values) for values in zip(*lines.values(), strict=True)]
    return [points[known.place(at)] for at in range(len(now.game.states))]


def _cause(now: Moment, lead: int) -> Event | None:
    """What brought the winner in front: the first event of that move with which something changed hands."""
    return next((event for event in now.game.states[lead].events if event.flows), None)
