"""The last few events, in sentences with their clauses, the newest on top; before them what mattered since one's own move."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple, cast

from ...core.events import Event
from ...core.moves import CHANCE
from ...core.words import words
from ...drawing import escaped, in_brief
from ..markup import Tongue, element
from ..table import log, sight
from ..table.game import PERSON
from ..table.moment import Moment
from . import befallen, lost, opened
from .befallen import AUCTIONED, COMMON, bid_for

RECENT = 12
"""So many moves back the short log reaches."""
LINES, FEWEST, MOVES = 6, 2, 3
"""So many events are told together at most; fewer than the least, or after fewer moves, they need no summary."""
FILLED = 4
"""With what others did among themselves the summary is filled up to so many lines."""
HITS = 4
"""So many sentences of what hit oneself stand on top of what is asked; the newest count."""
BEFELL = "befell"
"""In the words of a ruleset, the kinds of events that befall a player although nothing changes hands: an attack, a fight."""
KEPT = "kept"
"""There too, the kinds of events that are told of everybody: another turn, or a step to the goal."""
MINE, WHY, GOAL, DEED, MOVED, SAID = 5, 4, 3, 2, 1, 0
"""How much an event matters: it touches oneself, it is why something did, it is told of everybody, it is what somebody mainly
did in a turn (a piece came onto the board or went over it), it moved something else, or it was only said."""
Deed = tuple[Event, int, bool]
"""An event, how much it matters, and whether it is the first that its move caused to move."""

Blow = tuple[Event, list[Event]]
"""What hit a player, and what brought it about, the latest first."""


class Line(NamedTuple):
    """Of the summary, an event, after what was rolled for it; how much it matters, and how often it happened in a row.

    ``turn`` is in which turn of another it happened, from 1; 0 in one's own, and before the first that began since.
    """

    events: tuple[Event, ...]
    weight: int
    is_first: bool
    is_hit: bool
    is_urgent: bool
    turn: int = 0
    times: int = 1

    @property
    def rank(self) -> tuple[bool, int, bool]:
        """What hit oneself comes before all else, with what brought it about."""
        return self.is_urgent, self.weight, self.is_first

    def again(self, then: Line) -> bool:
        """Whether the line after it tells the same of others once more."""
        return max(self.weight, then.weight) < WHY and _deed(self.events[-1]) == _deed(then.events[-1])


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
    """What happened since one's own last move, where that was more than a line, all in the order in which it happened.

    What matters less is counted in its place, and comes out when that is clicked; what hit oneself is set off.
    """
    if me is None or now.game.at - (own := _own_last(now, me)) < MOVES:
        return []
    lines = _lines(now, me)
    chosen = _chosen(lines)
    if len(chosen) < FEWEST:
        return []
    told = list[str]()
    for is_told, numbers in groupby(range(len(lines)), key=lambda number: number in chosen):
        said = [_line(lines[number], tongue) for number in numbers]
        told += said if is_told or len(said) == 1 else [_folded(said, f"since-{own}-{len(told)}", tongue)]
    head = tongue.ui("since" if now.game.states[own - 1].actor == me else "since-beginning")
    return [element("li", [element("h4", escaped(head)), *told], data_since="true")]


def _folded(said: list[str], key: str, tongue: Tongue) -> str:
    summary = element("summary", escaped(tongue.ui("since-more", more=len(said))))
    return element("details", [summary, *said], data_key=key)


def headline(now: Moment, tongue: Tongue) -> str:
    """On top of what is asked: how an auction ended, and whatever else hit whoever looks on since the own last move."""
    me, told = oneself(now), opened.shown(now)
    moves = [] if me is None else [[one for one in hits if one[0] not in told] for hits in befell_me(now, me)]
    last = [(at, *one) for at, hits in enumerate(moves) for one in hits][-HITS:]
    said = [
        escaped(" ".join(befallen.said(event, tongue, why) for _, event, why in hits))
        for _, hits in groupby(last, key=lambda one: one[0])
    ]
    return opened.headline(now, tongue) + (element("p", "<br>".join(said), class_="befell") if said else "")


def befell_me(now: Moment, me: int) -> list[list[Blow]]:
    """Move by move, what hit a player since the own last move, each with the events that brought it about."""
    return _struck(list(_moves(now, me)), me)


def _struck(moves: Sequence[list[Event]], me: int) -> list[list[Blow]]:
    before, struck = list[Event](), list[list[Blow]]()
    for events, hits in zip(moves, befallen.blows(moves, me), strict=True):
        struck.append([(event, befallen.causes([*before, *_until(events, event)], event)) for event in hits])
        before += events
    return struck


def _until(events: list[Event], event: Event) -> list[Event]:
    return events[: next(number for number, one in enumerate(events) if one is event)]


def _line(line: Line, tongue: Tongue) -> str:
    told = " ".join(in_brief(event, tongue.names, tongue.language) for event in line.events)
    told = told if line.times == 1 else f"{told} {tongue.ui('times-told', times=line.times)}"
    return element("p", escaped(told), class_="hit" if line.is_hit else None)


def since(now: Moment, me: int) -> list[Event]:
    """What matters since a player's last move, in order.

    That is what touches the player, own turns that were lost among it, with what brought it about; what each of the others
    mainly did; and, where that is little, what else they did last.
    """
    lines = _lines(now, me)
    return [lines[number].events[-1] for number in _chosen(lines)]


def _chosen(lines: list[Line]) -> list[int]:
    """The numbers of the lines that are told at once.

    That is all that hit oneself with what brought it about, of every turn of another what mattered most, and the weightiest.
    """
    ranked = sorted(range(len(lines)), key=lambda number: (lines[number].rank, number), reverse=True)
    turns = {line.turn for line in lines} - {0}
    needed = {next(number for number in ranked if lines[number].turn == turn) for turn in turns}
    needed |= {number for number in ranked if lines[number].is_urgent}
    ranked.sort(key=lambda number: number not in needed)
    first = sum(line.weight >= DEED for line in lines)
    return sorted(ranked[: max(min(max(first, FILLED), LINES), len(needed))])


def _lines(now: Moment, me: int) -> list[Line]:
    """All that happened since a player's last move, in order; what others did several times in a row is one line.

    What was only said is left out, unless it is all that a turn of another had.
    """
    every, told = _every(now, me), list[Line]()
    running = sum(event.key == befallen.TURN for events in _moves(now, me) for event in events)
    moved = {line.turn for line in every if line.weight > SAID}
    silent = {line.turn: line for line in every if line.turn not in {0, running, *moved}}
    for line in every:
        if line.weight > SAID or silent.get(line.turn) is line:
            again = bool(told) and told[-1].again(line)
            told[-1 if again else len(told) :] = [line._replace(times=told[-1].times + 1) if again else line]
    return told


def _every(now: Moment, me: int) -> list[Line]:
    """Whatever happened since a player's last move but that a turn began, each with the turn of another in which it was.

    A turn that was lost is told together with what was rolled in it.
    """
    moves, lines, turn, whose = list(_moves(now, me)), list[Line](), 0, cast(object, me)
    struck = _struck(moves, me)
    hit = {id(event) for hits in struck for event, _ in hits}
    causes = {id(cause) for hits in struck for _, why in hits for cause in why}
    for events, hits in zip(moves, struck, strict=True):
        for number, (event, weighs, is_first) in enumerate(_weighed(events, me, _befell(now))):
            weight = max(weighs, WHY) if id(event) in causes else weighs
            urgent = id(event) in hit | causes or (bool(hits) and weight == WHY)
            if event.key == befallen.TURN:
                turn, whose = turn + 1, event.values.get("player")
            elif weight > SAID or event.values.get("player") == whose:
                rolled = (*lost.rolled(events, number), event)
                lines.append(Line(rolled, weight, is_first, id(event) in hit, urgent, 0 if whose == me else turn))
    return lines


def _deed(event: Event) -> object:
    """What is alike where somebody does the same again."""
    return event.key, event.flows


def _moves(now: Moment, me: int) -> Iterator[list[Event]]:
    """What each move caused after the player's own last one, as these eyes saw it; and how an auction ended with that one."""
    game, branch, own = now.game, now.game.branch, _own_last(now, me)
    for at in range(own, game.at + 1):
        events = list(sight.seen(branch.states[at], now.eyes_for(branch, at)).events)
        shown = next((number for number, event in enumerate(events) if bid_for(event, me)), len(events))
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
        befallen_another = event.key in befell and event.values.get("player") != me
        weight = MINE if number in mine else WHY if number in reasons else MOVED if moved or befallen_another else SAID
        deed = (befallen_another and not number) or (number == moving and _comes_onto_board(event))
        weight = DEED if weight == MOVED and deed else weight
        weight = max(weight, GOAL) if event.key in _kept(event.ruleset) else weight
        yield event, weight, number == moving


def _befell(now: Moment) -> list[str]:
    told = str(words(now.state.ruleset).texts.get(lost.STORY, {}).get(BEFELL, "")).split()
    return [*told, *lost.kinds(now.state.ruleset)]


def _kept(ruleset: str) -> list[str]:
    return str(words(ruleset).texts.get(lost.STORY, {}).get(KEPT, "")).split()


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
    return me in [*owners, *done] or bid_for(event, me)
