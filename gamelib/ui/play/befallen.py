"""What hits a player unasked: money that must be paid, a thing that is lost, an auction that another wins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ...core.events import Event
from ...core.moves import Place
from ...core.words import words
from ...drawing import in_brief
from ..markup import Tongue

COMMON = ("map", "market", "plot", "space")
"""Places that are nobody's, although a number follows their name."""
AUCTIONED = ("tie", "bids-shown", "no-bids", "all-abstain")
"""The events that tell how an auction ended."""
STORY, HITS = "story", "hits"
"""In the words of a ruleset, the kinds of events that hit the player they name, although nothing is taken from them; and the
short sentences for what hits a player."""
BECAUSE, SPARED, BY = "story-because", "story-spared", "-by"
"""There too, the kinds of events that brought it about, also in a move before it; those after which it is no blow any more;
and the ending of a sentence that names who caused it."""
NAMED = 2
"""Of so many events that brought it about the last are told: a card, and who was named for it."""
MONEY, TURN, TIE = "money", "turn", "tie"
"""What is paid; an event that gives no reason for it, that a turn begins; and one that need not be told beside who won."""


def hits(events: Sequence[Event], me: int) -> Iterator[Event]:
    """Of what one move of others or of chance caused, what hit a player; what had to be paid with its reason before it."""
    for number, event in enumerate(events):
        money, lost = _gave(event, me)
        paid = money and event.key not in AUCTIONED
        if paid:
            yield from _reason(events[:number], event, me)
        if paid or lost or _is_named(event, me) or _went_to_another(event, me):
            yield event


def blows(moves: Iterable[Sequence[Event]], me: int) -> Iterator[list[Event]]:
    """What hit a player in each of these moves, but for what was fended off later."""
    told = [list(events) for events in moves]
    struck, fended = [list(hits(events, me)) for events in told], list[Event]()
    for at, events in enumerate(told):
        for event in events:
            kinds = _kinds(event, SPARED) if event.values.get("player") == me else []
            fended += [one for before in struck[: at + 1] for one in before if one.key in kinds][-1:]
    return ([event for event in each if not _is_in(event, fended)] for each in struck)


def causes(before: Sequence[Event], event: Event) -> list[Event]:
    """What brought it about that a player was hit, the latest first, by the words of the ruleset."""
    kinds = _kinds(event, BECAUSE)
    return [one for one in reversed(before) if one.key in kinds][:NAMED]


def said(event: Event, tongue: Tongue, why: Sequence[Event] = ()) -> str:
    """The event in a sentence; in a short one where its ruleset has that among its ``hits``, with who caused it."""
    spoken, by = tongue.of(event.ruleset), why[0].values.get("player") if why else None
    if by is not None and spoken.has(HITS, event.key + BY):
        return spoken.say(HITS, event.key + BY, {**event.values, "by": by}, tongue.names)
    short = spoken.has(HITS, event.key)
    return spoken.say(HITS, event.key, event.values, tongue.names) if short else in_brief(event, tongue.names, tongue.language)


def bid_for(event: Event, me: int) -> bool:
    """Whether the event tells how an auction ended in which the player had bid."""
    bids, players = event.values.get("bids", ()), event.values.get("players", ())
    named = [*(bid[0] for bid in bids), *players] if isinstance(bids, tuple) and isinstance(players, tuple) else []
    return event.key in AUCTIONED and (me in named or not named)


def _kinds(event: Event, group: str) -> list[str]:
    return str(words(event.ruleset).texts.get(group, {}).get(event.key, "")).split()


def _is_in(event: Event, events: Iterable[Event]) -> bool:
    """Whether it is this very event, and not only one of the same kind."""
    return any(event is one for one in events)


def _gave(event: Event, me: int) -> tuple[bool, bool]:
    """Whether money of a player went elsewhere, and whether another thing did."""
    gone = [thing == MONEY for source, target, thing, _ in event.flows if _owns(source, me) and not _owns(target, me)]
    return True in gone, False in gone


def _owns(place: Place, me: int) -> bool:
    return place[1:2] == (me,) and place[0] not in COMMON


def _is_named(event: Event, me: int) -> bool:
    kinds = str(words(event.ruleset).texts.get(STORY, {}).get(HITS, "")).split()
    return event.key in kinds and event.values.get("player") == me


def _went_to_another(event: Event, me: int) -> bool:
    """Whether a player had bid, and another won."""
    winner = event.values.get("player")
    return event.key in AUCTIONED and event.key != TIE and winner not in (None, me) and bid_for(event, me)


def _reason(before: Sequence[Event], event: Event, me: int) -> list[Event]:
    """Why money had to be paid: what was told last, without anything changing hands, of the payer or of who is paid."""
    named = {me, *(target[1] for _, target, thing, _ in event.flows if thing == MONEY and len(target) > 1)}
    told = [one for one in before if not one.flows and one.values.get("player") in named]
    return [one for one in told[-1:] if one.key != TURN]
