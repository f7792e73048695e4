"""The last few events, in sentences with their clauses, the newest on top; before them what mattered since one's own move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import groupby

from ...core.events import Event
from ...core.moves import CHANCE
from ...core.words import words
from ...drawing import escaped, in_brief
from ..markup import Tongue, element
from ..table import log, sight
from ..table.game import PERSON
from ..table.moment import Moment
from . import lost

RECENT = 12
"""So many moves back the short log reaches."""
LINES, FEWEST, MOVES = 6, 2, 3
"""So many events are told together at most; fewer than the least, or after fewer moves, they need no summary."""
FILLED = 4
"""With what others did among themselves the summary is filled up to so many lines."""
COMMON = ("map", "market", "plot", "space")
"""Places that are nobody's, although a number follows their name."""
AUCTIONED = ("tie", "bids-shown", "no-bids", "all-abstain")
"""The events that tell how an auction ended."""
BEFELL = "befell"
"""In the words of a ruleset, the kinds of events that befall a player although nothing changes hands: an attack, a fight."""
MINE, WHY, DEED, MOVED, SAID = 4, 3, 2, 1, 0
"""How much an event matters: it touches oneself, it is why something did, it is what somebody mainly did in a turn (a piece
came onto the board or went over it), it moved something else, or it was only said."""
Deed = tuple[Event, int, bool]
"""An event, how much it matters, and whether it is the first that its move caused to move."""


def recent(now: Moment, tongue: Tongue) -> str:
    """What happened in the last moves, as these eyes saw it; one's own moves are set off."""
    at, me = now.game.at, oneself(now)
    items = [_item(now, place, me, tongue, times) for place, times in _runs(now, range(at, max(at - RECENT, -1), -1))]
    heading = element("li", element("h4", escaped(tongue.ui("happened"))), data_heading=True)
    return element("ol", [*_summary(now, me, tongue), heading, *items])


def oneself(now: Moment) -> int | None:
    """The player who looks on: the only person, or of several the one who decides; nobody behind a cover."""
    people = [seat for seat, who in enumerate(now.game.seats) if who == PERSON]
    if len(people) == 1:
        return people[0]
    actor = now.state.actor
    return actor if actor in people and not now.covered else None


def _runs(now: Moment, places: Iterable[int]) -> Iterator[tuple[int, int]]:
    """The places of the log, those at which a player did the same again and again once, with how often: the latest tells it."""
    for _, run in groupby(places, key=lambda at: _same(now, at)):
        places_of_run = list(run)
        yield places_of_run[0], len(places_of_run)


def _same(now: Moment, at: int) -> object:
    """What is alike in moves that are told once: one thing happened, which moved the same from the same place to the same."""
    events = sight.seen(now.game.states[at], now.eyes_for(now.game.branch, at)).events
    return (events[0].key, events[0].flows) if len(events) == 1 and events[0].flows else at


def _item(now: Moment, at: int, me: int | None, tongue: Tongue, times: int) -> str:
    told = log.told(now, at, tongue)
    if times > 1:
        told = told.replace("</p>", f" {element('b', escaped(tongue.ui('times-told', times=times)))}</p>", 1)
    mine = at > 0 and me is not None and now.game.states[at - 1].actor == me
    return told.replace(">", ' data-own="true">', 1) if mine else told


def _summary(now: Moment, me: int | None, tongue: Tongue) -> list[str]:
    """What others did since one's own last move that matters most, where that was more than a line."""
    if me is None or now.game.at - _own_last(now, me) < MOVES:
        return []
    lines = [_line(events, times, tongue) for events, times in _since(now, me)]
    if len(lines) < FEWEST:
        return []
    told = (element("p", escaped(line)) for line in lines)
    head = tongue.ui("since" if now.game.states[_own_last(now, me) - 1].actor == me else "since-beginning")
    return [element("li", [element("h4", escaped(head)), *told], data_since="true")]


def _line(events: Iterable[Event], times: int, tongue: Tongue) -> str:
    told = " ".join(in_brief(event, tongue.names, tongue.language) for event in events)
    return told if times == 1 else f"{told} {tongue.ui('times-told', times=times)}"


def since(now: Moment, me: int) -> list[Event]:
    """What matters since a player's last move, in order.

    That is what touches the player, own turns that were lost among it, with what brought it about; what each of the others
    mainly did; and, where that is little, what else they did last.
    """
    return [events[-1] for events, _ in _since(now, me)]


def _since(now: Moment, me: int) -> list[tuple[tuple[Event, ...], int]]:
    """The same, with how often somebody did it: what was done again and again among others is told once.

    A turn that was lost is told together with what was rolled in it.
    """
    deeds, rolls = list[Deed](), list[tuple[Event, ...]]()
    for events in _moves(now, me):
        weighed = list(enumerate(_weighed(events, me, _befell(now))))
        deeds += [deed for _, deed in weighed if deed[1] > SAID]
        rolls += [lost.rolled(events, number) for number, deed in weighed if deed[1] > SAID]
    often = Counter(_deed(event) for event, weight, _ in deeds if weight < WHY)
    last = {_deed(event): at for at, (event, weight, _) in enumerate(deeds) if weight < WHY}
    told = [at for at, (event, weight, _) in enumerate(deeds) if weight >= WHY or last[_deed(event)] == at]
    ranked = sorted(told, key=lambda at: (-deeds[at][1], not deeds[at][2], -at))
    first = sum(deeds[at][1] >= DEED for at in told)
    chosen = sorted(ranked[: min(max(first, FILLED), LINES)])
    return [((*rolls[at], deeds[at][0]), often[_deed(deeds[at][0])] if deeds[at][1] < WHY else 1) for at in chosen]


def _deed(event: Event) -> object:
    """What is alike where somebody does the same again."""
    return event.key, event.flows


def _moves(now: Moment, me: int) -> Iterator[list[Event]]:
    """What each move caused after the player's own last one, as these eyes saw it; and how an auction ended with that one."""
    game, branch, own = now.game, now.game.branch, _own_last(now, me)
    for at in range(own, game.at + 1):
        events = list(sight.seen(branch.states[at], now.eyes_for(branch, at)).events)
        shown = next((number for number, event in enumerate(events) if _bid_for(event, me)), len(events))
        yield events[shown:] if at == own else events


def _weighed(events: list[Event], me: int, befell: Collection[str] = ()) -> Iterator[Deed]:
    """What one move caused, with how much it matters to a player."""
    mine = [number for number, event in enumerate(events) if _touches(event, me)]
    moving = next((number for number, event in enumerate(events) if event.flows), None)
    reasons = {why for number in mine for why in _reasons(events, number, me)} | ({moving} if mine else set())
    own = [number for number, event in enumerate(events) if event.key in befell and event.values.get("player") == me]
    reasons |= set(own)
    mine += [number for number in own if events[number].key in lost.kinds(events[number].ruleset)]
    for number, event in enumerate(events):
        moved = event.flows and event.values.get("player", CHANCE) != me
        weight = MINE if number in mine else WHY if number in reasons else MOVED if moved else SAID
        weight = DEED if weight == MOVED and number == moving and _comes_onto_board(event) else weight
        yield event, weight, number == moving


def _befell(now: Moment) -> list[str]:
    told = str(words(now.state.ruleset).texts.get(lost.STORY, {}).get(BEFELL, "")).split()
    return [*told, *lost.kinds(now.state.ruleset)]


def _comes_onto_board(event: Event) -> bool:
    """Whether somebody brought a piece onto the board, or moved one over it."""
    return "player" in event.values and any(place[0] in COMMON and thing != "money" for _, place, thing, _ in event.flows)


def _reasons(events: list[Event], number: int, me: int) -> Iterator[int]:
    """What came to the place that something of the player left; and why the player had to pay."""
    for left, _, thing, _ in events[number].flows:
        if left[0] in COMMON:
            yield from (at for at in range(number) if any(flow[1] == left for flow in events[at].flows))
        if thing == "money" and left[1:] == (me,) and events[number].key not in AUCTIONED:
            yield from [at for at in range(number) if not events[at].flows][-1:]


def _own_last(now: Moment, me: int) -> int:
    """The place to which the player's last move led; where the player has not moved yet, where the first turn began."""
    game = now.game
    first = next((at for at in game.branch.turn_starts() if at <= game.at), game.at)
    return next((at for at in range(game.at, first, -1) if game.states[at - 1].actor == me), first)


def _touches(event: Event, me: int) -> bool:
    """Whether something of the player came or went, or an auction ended in which the player had bid."""
    owners = [place[1] for flow in event.flows for place in flow[:2] if len(place) > 1 and place[0] not in COMMON]
    done = [event.values.get("player")] if event.flows else []
    return me in [*owners, *done] or _bid_for(event, me)


def _bid_for(event: Event, me: int) -> bool:
    """Whether the event tells how an auction ended in which the player had bid."""
    bids, players = event.values.get("bids", ()), event.values.get("players", ())
    named = [*(bid[0] for bid in bids), *players] if isinstance(bids, tuple) and isinstance(players, tuple) else []
    return event.key in AUCTIONED and (me in named or not named)
