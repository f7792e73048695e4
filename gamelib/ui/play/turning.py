"""Where a game turned, by the curves beside it: since when the winner was in front, and which turn moved the lead most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from ...core.events import Event
from ...core.moves import Place
from ...core.rulesets import part
from ...core.words import words
from ..markup import Tongue
from ..table import curve_groups, curves, sight
from ..table.moment import Moment
from . import racing
from .befallen import COMMON
from .racing import Standing, is_race

TURNED, EARLY, RACE, NAMED = "turning-point", "turning-early", "turning-race", 3
"""What is said of a turn in the midst of the game, of the first round, of a race; so many payments are named as a cause."""
TRIFLE, SOON = 0.5, 3
"""A change of the lead by less than this share of the biggest one is a trifle; one in the first of so many parts comes soon."""
Turn = tuple[int, str]
"""A place of the game, and what is said of it."""
Deed = tuple[int, int]
"""The places before a move and after all that it forced, such as the shares given up for a debt."""
Swing = tuple[Deed, int, float]
"""The deed that did most of it, its turn, and by how much that turn moved the lead."""


def turning_point(now: Moment, tongue: Tongue) -> Turn | None:
    """Where the game turned, and a sentence about it."""
    outcome, lead = now.state.outcome, place(now)
    if outcome is None or lead is None:
        return None
    player, key = outcome.winners[0], _key(now, lead)
    if (swing := _swing(now, lead)) is not None:
        return _shown(swing[0]), _swung(now, lead, swing, tongue)
    told = RACE if key == TURNED and is_race(now) else key
    if key != TURNED:
        return lead, tongue.ui(told, player=player, turn=now.game.states[lead].turn)
    deed = _turned(now, lead)
    said = tongue.ui(told, player=player, turn=now.game.states[_shown(deed)].turn)
    return _shown(deed), f"{said} {_cause(now, deed, player, tongue, passes=deed[0] < lead <= deed[1])}".strip()


def _swung(now: Moment, lead: int, swing: Swing, tongue: Tongue) -> str:
    """Since when the winner was in front, and which turn moved the lead most; that is not where it changed, or it was early."""
    assert now.state.outcome is not None
    deed, turn, amount = swing
    player, key = now.state.outcome.winners[0], _key(now, lead)
    since = tongue.ui(EARLY if key == EARLY else "turning-since", player=player, turn=now.game.states[lead].turn)
    values = {"turn": turn, "amount": _written(now, _sign(now) * amount)}
    told = tongue.ui("turning-most" if key == EARLY else "turning-swing", player=player, **values)
    return f"{since} {told} {_cause(now, deed, player, tongue, passes=False)}".strip()


def _swing(now: Moment, lead: int) -> Swing | None:
    """The turn that moved the lead most towards the winner, with the deed that did most of it.

    None where the lead changed with that turn, or changed late and by much, so that this is what is told; and in a race.
    """
    if is_race(now):
        return None
    key, turns = _key(now, lead), list(_turns(now))
    if key not in (TURNED, EARLY) or not turns:
        return None
    first, last, amount = max(turns, key=lambda one: one[2])
    own = next((one for one in turns if one[0] < lead <= one[1]), None)
    is_soon = SOON * (lead - turns[0][0]) < now.game.at - turns[0][0]
    if amount <= 0 or (own is not None and (own[0] == first or (not is_soon and own[2] >= TRIFLE * amount))):
        return None
    return _biggest(now, first, last), now.game.states[first].turn, amount


def _turned(now: Moment, lead: int) -> Deed:
    """What brought the winner in front: of the turn in which that was, the deed that moved the lead most."""
    first, last = next(((first, last) for first, last, _ in _turns(now) if first < lead <= last), (lead - 1, lead))
    return _biggest(now, first, last)


def _biggest(now: Moment, first: int, last: int) -> Deed:
    """The deed between two places that moved the lead most towards the winner."""
    ahead, follows = _ahead(now), getattr(part(now.state.ruleset, "standing"), "FOLLOWS", ())
    begins = [at for at in range(first, last) if at == first or now.game.states[at].phase not in follows]
    return max(pairwise([*begins, last]), key=lambda deed: ahead[deed[1]] - ahead[deed[0]])


def _shown(deed: Deed) -> int:
    """Where a deed is shown: at the move that all the rest followed from."""
    return deed[0] + 1


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


def _cause(now: Moment, deed: Deed, winner: int, tongue: Tongue, passes: bool) -> str:
    """What helped the winner and what that changed, so that both add up; nothing where no standing changed.

    Where it ``passes``, it brought the winner in front.

    Where money alone did it, the payments are named that make up the change; else the move, and what it did to the values.
    """
    if is_race(now):
        return _ran(now, deed, winner, tongue, passes)
    player, events = _moved(now, deed, winner), _caused(now, deed)
    if player is None or not events:
        return ""
    before, after = (_stood(now)[at][player] for at in deed)
    paid = [event for event in events if _brought(event, player)]
    adds_up = sum(_brought(event, player) for event in paid) == after - before and len(paid) <= NAMED
    named = paid if adds_up else _named(now, events)
    alone = adds_up or len(events) == 1
    key = "turning-all" if not alone else "turning-change" if len(named) == 1 else "turning-changes"
    values = {"before": _written(now, before), "after": _written(now, after), "measure": _measure(now, tongue)}
    passed = ""
    if passes and player != winner:
        passed = tongue.ui("turning-passed", player=winner, value=_written(now, _stood(now)[deed[1]][winner]))
    told = tongue.ui("turning-cause", events=_quoted(named, tongue))
    return f"{told} {tongue.ui(key, player=player, **values)} {passed}".strip()


def _caused(now: Moment, deed: Deed) -> list[Event]:
    """All that happened in a deed."""
    return [event for state in now.game.states[deed[0] + 1 : deed[1] + 1] for event in state.events]


def _named(now: Moment, events: Sequence[Event]) -> list[Event]:
    """What is named of a deed of which all is too long: what was done, and the changes of value that it brought."""
    tells = getattr(part(now.state.ruleset, "standing"), "TELLS", ())
    first = next((event for event in events if event.flows), events[0])
    return [first, *[event for event in events if event.key in tells and event is not first]]


def _ran(now: Moment, deed: Deed, winner: int, tongue: Tongue, passes: bool) -> str:
    """What changed a race: the move that began it, with the card that it turned, and by how many turns to go.

    Where it ``passes``, who was in front before and after it is told too.
    """
    player, events = _moved(now, deed, winner), now.game.states[_shown(deed)].events
    if player is None or not events:
        return ""
    race, by = part(now.state.ruleset, "standing"), _stood(now)[deed[1]][player] - _stood(now)[deed[0]][player]
    turns, key = abs(by) / race.UNIT, "turning-nearer" if by > 0 else "turning-back"
    way = tongue.ui(key if turns < race.FAR else f"{key}-far", player=player, turns=f"{turns:.1f}")
    named = events[: 2 if events[0].key == race.NAMES_CARD else 1]
    passed = racing.passed(now, _stood(now)[deed[0]], _stood(now)[deed[1]], winner, tongue) if passes else ""
    return f"{tongue.ui('turning-cause', events=_quoted(named, tongue))} {way} {passed}".strip()


def _quoted(events: Sequence[Event], tongue: Tongue) -> str:
    return " ".join(f"“{event.sentence(tongue.names, tongue.language)}”" for event in events)


def _moved(now: Moment, deed: Deed, winner: int) -> int | None:
    """Whose standing moved the lead most: the winner's that rose, or the one that fell by more; None for neither.

    Of those who fell it is the one that was in front of them all.
    """
    before, after = (_stood(now)[at] for at in deed)
    falls = [one - other for one, other in zip(before, after, strict=True)]
    rival = max((one for one in range(len(before)) if one != winner), key=before.__getitem__)
    if falls[rival] > -falls[winner]:
        return rival
    if after[winner] > before[winner]:
        return winner
    return falls.index(max(falls)) if max(falls) > 0 else None


def _written(now: Moment, standing: float) -> str:
    """A standing as the curves show it; what is no score is money, in the coin of its ruleset."""
    number = f"{round(_sign(now) * standing):,}".replace("-", "−")
    return number if _sign(now) < 0 else words(now.state.ruleset).template("labels", "money").replace("#", number)


def _sign(now: Moment) -> int:
    return -1 if now.state.engine.lowest_wins else 1


def _measure(now: Moment, tongue: Tongue) -> str:
    """What the curves are called by which a player sees who is in front."""
    series = curve_groups.sampled(now, now.game.current).series
    return curves.named(curve_groups.chosen(series, "", standing=True), now.state.ruleset, tongue)


def flag(now: Moment) -> int | None:
    """Where a flag stands for it beside the curves: in the midst of the game, if it turned there."""
    lead = place(now)
    if lead is None or _key(now, lead) != TURNED:
        return None
    swing = _swing(now, lead)
    return _shown(_turned(now, lead) if swing is None else swing[0])


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
            key = "own-lead-race" if is_race(now) else "own-lead"
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
    if is_race(now):
        return racing.stood(now)
    series = curve_groups.few(now.game.ruleset.series(curve_groups.Shown.of(now.game.states)))
    group = curve_groups.chosen(series, "", standing=True) if series.curves else ""
    lines, players = series.curves.get(group, {}), range(1, len(now.game.seats) + 1)
    if group not in curve_groups.STANDING or list(lines) != [str(player) for player in players]:
        return []
    return [tuple(_sign(now) * value for value in values) for values in zip(*lines.values(), strict=True)]


def _brought(event: Event, player: int) -> int:
    """How much more money a player has after an event; what else it brought, such as a marker, need not count."""

    def owns(place: Place) -> bool:
        return place[1:2] == (player,) and place[0] not in COMMON

    flows = [(source, target, amount) for source, target, thing, amount in event.flows if thing == "money"]
    return sum(amount * (owns(target) - owns(source)) for source, target, amount in flows)
