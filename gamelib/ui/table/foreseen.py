"""What a move that may be made would cause, and what it promises; nothing that rests on what is hidden."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.events import Event
from ...core.moves import Move
from ...core.rulesets import part
from ...drawing import escaped, in_brief
from ..markup import Tongue, chips
from . import likely, marks, questions, sight
from .moment import Moment

NEXT = "turn"
"""What rulesets call it that the next turn begins: a plain table shows whose turn it is."""


def foreseen(now: Moment, text: str, tongue: Tongue, hinted: Move | None = None) -> questions.Answer:
    """What a move that may be made would cause, in sentences; a plain table that tells what it promises leaves out the deed.

    Of a move that was ``hinted`` at it tells only what the hint has not said.
    """
    move: Move = now.game.ruleset.parse(text)
    caused = certain(now, move)
    if not caused:
        return "", []
    if tongue.plain:
        caused = [event for event in caused if not is_for_later(event)]
    is_told = tongue.plain and move == hinted
    promise = "" if is_told else promised(now, move, tongue)
    later = caused[1:] if tongue.plain and (promise or is_told) else caused
    said = told_by_hint(caused) if is_told else []
    later = [event for event in later if event not in said and not (tongue.plain and event.key == NEXT)]
    sentences = (f"{escaped(_in_short(event, tongue))} {chips(event.clauses)}" for event in later)
    told = " ".join(sentences)
    done = f"{escaped(tongue.ui('if-done'))} {told}" if told else ""
    return f"{promise} {done}".strip(), marks.of_events(caused)


def told_by_hint(caused: Sequence[Event]) -> list[Event]:
    """Of what a move would cause, what a hint says beside the crosses and roads that it shows on the board."""
    gone = [event for event in caused if is_gone(event)]
    return [event for event in gone if event.clause == gone[-1].clause]


def is_gone(event: Event) -> bool:
    """Whether it takes something off the board, or makes a road: not what only a later building would do."""
    roles = {role for role, *_ in marks.of_events([event])}
    return marks.LOST in roles or (marks.ROAD in roles and bool(event.flows))


def is_for_later(event: Event) -> bool:
    """Whether it only tells of roads that a later building would make: nothing of that happens now."""
    return not event.flows and any(role == marks.ROAD for role, *_ in marks.of_events([event]))


def certain(now: Moment, move: Move) -> Sequence[Event]:
    """What a move that may be made would cause; nothing that rests on what is hidden, and no secret."""
    if move not in now.moves or now.secret:
        return ()
    tables = [world.play(move) for world in now.imagined if world.allows(move)]
    first, *others = [sight.seen(after, now.eyes).events for after in tables] or [()]
    return first if len(tables) == len(now.imagined) and all(other == first for other in others) else ()


def _in_short(event: Event, tongue: Tongue) -> str:
    return in_brief(event, tongue.names, tongue.language) if tongue.plain else event.sentence(tongue.names, tongue.language)


def promised(now: Moment, move: Move, tongue: Tongue) -> str:
    """What a move promises its player, where the ruleset can tell it (its part ``prospects``)."""
    module, seen = part(now.state.ruleset, "prospects"), now.seen
    found = () if module is None else module.prospects(seen.rules, seen.table, likely.decider(now), move)
    words = tongue.of(now.state.ruleset)
    return escaped(" ".join(words.say("prospects", key, values, tongue.names) for key, values in found))
