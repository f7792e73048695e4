"""Where a game turned: the place after which the winner stayed in front, and until when a person who lost was."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ..markup import Tongue
from ..table import sight
from ..table.game import AnyState
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
    key = "turning-last" if lead == now.game.at else "turning-first" if lead == first else "turning-point"
    return lead, tongue.ui(key, player=player, turn=now.game.states[lead].turn)


def flag(now: Moment) -> int | None:
    """Where a flag stands for it beside the curves: in the midst of the game, if it turned there."""
    lead = place(now)
    return None if lead is None or lead in (now.game.at, now.game.branch.turn_starts()[0]) else lead


def place(now: Moment) -> int | None:
    """The place from which the only winner stayed in front to the end, by the estimate that ranks the players."""
    outcome = now.state.outcome
    if outcome is None or len(outcome.winners) != 1 or not now.game.branch.turn_starts() or not _is_told(now):
        return None
    lead = now.game.at
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
    """Whether it can be estimated who was in front, and may be told."""
    from ...players.search import standing_of

    return standing_of(now.state.ruleset)[0] is not None and sight.is_told(now.game.branch, now.eyes)


def _backwards(now: Moment) -> Iterator[tuple[int, Standing]]:
    """The beginning of every turn and how the players stood there, the last turn first."""
    for at in reversed(now.game.branch.turn_starts()):
        yield at, _estimated(now.game.states[at])


@lru_cache(maxsize=512)
def _estimated(state: AnyState) -> Standing:
    """How the players stand at a place, as the ruleset estimates it."""
    from ...players.search import standing_of

    standing, _ = standing_of(state.ruleset)
    return () if standing is None else tuple(standing(state.rules, state.table))
