"""Where a game turned, by the curves beside it: since when the winner was in front, and which turn moved the lead most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from ...core.events import Event
from ...core.moves import Place
from ...core.rulesets import part
from ..markup import Tongue
from ..table import curves, sight
from ..table.moment import Moment
from .story import COMMON

TURNED, EARLY, RACE, NAMED = "turning-point", "turning-early", "turning-race", 3
"""What is said of a turn in the midst of the game, of the first round, of a race; so many payments are named as a cause."""
TRIFLE, SOON = 0.5, 3
"""A change of the lead by less than this share of the biggest one is a trifle; one in the first of so many parts comes soon."""
Turn = tuple[int, str]
"""A place of the game, and what is said of it."""
Standing = tuple[float, ...]
"""How the players stand, more being better."""
Swing = tuple[int, int, float]
"""A place of the game, the turn that it is in, and by how much that turn moved the lead."""


def turning_point(now: Moment, tongue: Tongue) -> Turn | None:
    """Where the game turned, and a sentence about it."""
    outcome, lead = now.state.outcome, place(now)
    if outcome is None or lead is None:
        return None
    player, key = outcome.winners[0], _key(now, lead)
    if (swing := _swing(now, lead)) is not None:
        return swing[0], _swung(now, lead, swing, tongue)
    told = RACE if key == TURNED and _is_race(now) else key
    said = tongue.ui(told, player=player, turn=now.game.states[lead].turn)
    return lead, f"{said} {_cause(now, lead, player, tongue)}".strip() if key == TURNED else said


def _swung(now: Moment, lead: int, swing: Swing, tongue: Tongue) -> str:
    """Since when the winner was in front, and which turn moved the lead most; that is not where it changed, or it was early."""
    assert now.state.outcome is not None
    at, turn, amount = swing
    player, key = now.state.outcome.winners[0], _key(now, lead)
    since = tongue.ui(EARLY if key == EARLY else "turning-since", player=player, turn=now.game.states[lead].turn)
    values = {"turn": turn, "amount": _written(now, _sign(now) * amount)}
    told = tongue.ui("turning-most" if key == EARLY else "turning-swing", player=player, **values)
    return f"{since} {told} {_cause(now, at, player, tongue, passes=False)}".strip()


def _swing(now: Moment, lead: int) -> Swing | None:
    """The turn that moved the lead most towards the winner, at the move that did most of it.

    None where the lead changed with that turn, or changed late and by much, so that this is what is told; and in a race.
    """
    if _is_race(now):
        return None
    key, turns = _key(now, lead), list(_turns(now))
    if key not in (TURNED, EARLY) or not turns:
        return None
    first, last, amount = max(turns, key=lambda one: one[2])
    own = next((one for one in turns if one[0] < lead <= one[1]), None)
    is_soon = SOON * (lead - turns[0][0]) < now.game.at - turns[0][0]
    if amount <= 0 or (own is not None and (own[0] == first or (not is_soon and own[2] >= TRIFLE * amount))):
        return None
    ahead = _ahead(now)
    at = max(range(first + 1, last + 1), key=lambda place: ahead[place] - ahead[place - 1])
    return at, now.game.states[first].turn, amount


def _turns(now: Moment) -> Iterator[tuple[int, int, float]]:
    """Every turn: where it begins and ends, and by how much it moved the lead towards the winner."""
    ahead, ends = _ahead(now), sorted(_ends(now))
    return ((first, last, ahead[last] - ahead[first]) for first, last in pairwise(ends))


def _ahead(now: Moment) -> list[float]:
    """By how much the winner was in front of the best of the others, at every place."""
    assert now.state.outcome is not None
    winner = now.state.outcome.winners[0]
    return [one[winner] - max(one[:winner] + one[winner + 1 :]) for one in _stood(now)]


def _key(now: Moment, lead: int) -> str:
    """How the winner came in front: never alone, with the last move, in the first round, or in the midst of the game."""
    if not _is_alone(now, lead):
        return "turning-level"
    if lead == now.game.at:
        return "turning-last"
    return EARLY if now.game.states[lead].turn <= len(now.game.seats) else TURNED


def _cause(now: Moment, lead: int, winner: int, tongue: Tongue, passes: bool = True) -> str:
    """What helped the winner and what that changed, so that both add up; nothing where no standing changed.

    Where it ``passes``, it brought the winner in front.

    Where money alone did it, the payments are named that make up the change; else the move, with all that followed from it.
    """
    if _is_race(now):
        return _ran(now, lead, winner, tongue)
    player, events = (_moved if passes else _moved_most)(now, lead, winner), now.game.states[lead].events
    if player is None or not events:
        return ""
    before, after = _stood(now)[lead - 1][player], _stood(now)[lead][player]
    paid = [event for event in events if _brought(event, player)]
    adds_up = sum(_brought(event, player) for event in paid) == after - before and len(paid) <= NAMED
    named = paid if adds_up else [event for event in events if event.flows][:1] or list(events[:1])
    told = _quoted(named, tongue)
    alone = adds_up or len(events) == 1
    key = "turning-all" if not alone else "turning-change" if len(named) == 1 else "turning-changes"
    values = {"before": _written(now, before), "after": _written(now, after), "measure": _measure(now, tongue)}
    passed = (
        ""
        if player == winner or not passes
        else tongue.ui("turning-passed", player=winner, value=_written(now, _stood(now)[lead][winner]))
    )
    return f"{tongue.ui('turning-cause', events=told)} {tongue.ui(key, player=player, **values)} {passed}".strip()


def _ran(now: Moment, lead: int, winner: int, tongue: Tongue) -> str:
    """What changed a race: the move that began it, with the card that it turned, and by how many turns to go."""
    first = _began(now, lead)
    player, events = _moved(now, lead, winner, first - 1), now.game.states[first].events
    if player is None or not events:
        return ""
    race, by = part(now.state.ruleset, "standing"), _stood(now)[lead][player] - _stood(now)[first - 1][player]
    turns, key = abs(by) / race.UNIT, "turning-nearer" if by > 0 else "turning-back"
    way = tongue.ui(key if turns < race.FAR else f"{key}-far", player=player, turns=f"{turns:.1f}")
    named = events[: 2 if events[0].key == race.NAMES_CARD else 1]
    return f"{tongue.ui('turning-cause', events=_quoted(named, tongue))} {way}"


def _began(now: Moment, at: int) -> int:
    """Where that began which a place settles: a debt is paid because of an earlier move."""
    follows = part(now.state.ruleset, "standing").FOLLOWS
    while at > 1 and now.game.states[at - 1].phase in follows:
        at -= 1
    return at


def _quoted(events: Sequence[Event], tongue: Tongue) -> str:
    return " ".join(f"“{event.sentence(tongue.names, tongue.language)}”" for event in events)


def _moved(now: Moment, lead: int, winner: int, since: int | None = None) -> int | None:
    """Whose standing brought the winner in front: the winner's own that rose, else the one that fell most; None for neither."""
    before, after = _stood(now)[lead - 1 if since is None else since], _stood(now)[lead]
    if after[winner] > before[winner]:
        return winner
    falls = [one - other for one, other in zip(before, after, strict=True)]
    return falls.index(max(falls)) if max(falls) > 0 else None


def _moved_most(now: Moment, at: int, winner: int) -> int | None:
    """Whose standing moved the lead most: the winner's that rose, or that of the best of the others, which fell by more."""
    before, after = _stood(now)[at - 1], _stood(now)[at]
    rival = max((one for one in range(len(before)) if one != winner), key=before.__getitem__)
    return rival if before[rival] - after[rival] > after[winner] - before[winner] else _moved(now, at, winner)


def _written(now: Moment, standing: float) -> str:
    """A standing as the curves show it."""
    return f"{round(_sign(now) * standing):,}".replace("-", "−")


def _sign(now: Moment) -> int:
    return -1 if now.state.engine.lowest_wins else 1


def _measure(now: Moment, tongue: Tongue) -> str:
    """What the curves are called by which a player sees who is in front."""
    series = curves.sampled(now, now.game.current).series
    return curves.named(curves.chosen(series, "", standing=True), now.state.ruleset, tongue)


def flag(now: Moment) -> int | None:
    """Where a flag stands for it beside the curves: in the midst of the game, if it turned there."""
    lead = place(now)
    if lead is None or _key(now, lead) != TURNED:
        return None
    swing = _swing(now, lead)
    return lead if swing is None else swing[0]


def place(now: Moment) -> int | None:
    """The place from which the only winner was in front of all others to the end.

    Where others were level at the end, it is the place from which nobody was in front of the winner. Only how a turn ends
    counts: what is given away and replaced within one has turned nothing.
    """
    outcome = now.state.outcome
    if outcome is None or len(outcome.winners) != 1 or not now.game.branch.turn_starts() or not _is_told(now):
        return None
    winner, alone = outcome.winners[0], _is_alone(now, now.game.at)
    ends, lead, steady = _ends(now), None, True
    for at, standing in _backwards(now):
        leads = _leads(winner, standing) and (not alone or _is_alone(now, at))
        if at in ends and not leads:
            break
        steady = leads and (steady or at in ends)
        lead = at if steady else lead
    return lead


def _ends(now: Moment) -> set[int]:
    """The places at which a turn has ended."""
    return {*now.game.branch.turn_starts(), now.game.at}


def _is_alone(now: Moment, at: int) -> bool:
    """Whether nobody was level with whoever was in front."""
    standing = _stood(now)[at]
    return standing.count(max(standing)) == 1


def own_lead(now: Moment, me: int, tongue: Tongue) -> Turn | None:
    """The last end of a turn at which a player who did not win was in front of all others; None where that never was."""
    for at, standing in _backwards(now) if _is_told(now) else ():
        if at in _ends(now) and _leads(me, standing) and standing.count(standing[me]) == 1:
            key = "own-lead-race" if _is_race(now) else "own-lead"
            return at, tongue.ui(key, turn=now.game.states[at].turn)
    return None


def _leads(player: int, standing: Standing) -> bool:
    return standing[player] == max(standing)


def _is_told(now: Moment) -> bool:
    """Whether there are curves that tell who was in front, and all that they rest on has come out."""
    return sight.is_told(now.game, now.game.branch, now.eyes) and bool(_stood(now))


def _backwards(now: Moment) -> Iterator[tuple[int, Standing]]:
    """Every place since the first turn began and how the players stood there, the last first."""
    stood, first = _stood(now), now.game.branch.turn_starts()[0]
    return ((at, stood[at]) for at in range(now.game.at, first - 1, -1))


@lru_cache(maxsize=4)
def _stood(now: Moment) -> list[Standing]:
    """How the players stood at every place, by the curves that a player sees at the end; nothing where none tell it.

    Where not the scores decide but who is first at the goal, it is by the way that is left. In a long game the curves leave
    places out; here there are all of them, as every move may have turned it.
    """
    if _is_race(now):
        standing = part(now.state.ruleset, "standing").standing
        return [standing(state.rules, state.table) for state in now.game.states]
    series = curves.few(now.game.ruleset.series(curves.Shown.of(now.game.states)))
    group = curves.chosen(series, "", standing=True) if series.curves else ""
    lines, players = series.curves.get(group, {}), range(1, len(now.game.seats) + 1)
    if group not in curves.STANDING or list(lines) != [str(player) for player in players]:
        return []
    return [tuple(_sign(now) * value for value in values) for values in zip(*lines.values(), strict=True)]


def _is_race(now: Moment) -> bool:
    """Whether the ruleset's own standing tells who is in front, and not the scores: whoever is first at the goal wins."""
    return getattr(part(now.state.ruleset, "standing"), "DECIDES", False)


def _brought(event: Event, player: int) -> int:
    """How much more money a player has after an event; what else it brought, such as a marker, need not count."""

    def owns(place: Place) -> bool:
        return place[1:2] == (player,) and place[0] not in COMMON

    flows = [(source, target, amount) for source, target, thing, amount in event.flows if thing == "money"]
    return sum(amount * (owns(target) - owns(source)) for source, target, amount in flows)
