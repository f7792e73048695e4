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


def foreseen(now: Moment, text: str, tongue: Tongue) -> questions.Answer:
    """What a move that may be made would cause, in sentences; a plain table that tells what it promises leaves out the deed."""
    move: Move = now.game.ruleset.parse(text)
    caused = certain(now, move)
    if not caused:
        return "", []
    promise = promised(now, move, tongue)
    later = caused[1:] if promise and tongue.plain else caused
    sentences = (f"{escaped(_in_short(event, tongue))} {chips(event.clauses)}" for event in later)
    told = " ".join(sentences)
    done = f"{escaped(tongue.ui('if-done'))} {told}" if told else ""
    return f"{promise} {done}".strip(), marks.of_events(caused)


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
