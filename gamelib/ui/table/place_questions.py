"""What a click on a place is answered where nothing can be done: the reason, or the moves that may have been meant."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...core.events import Refusal
from ...core.moves import CHANCE, Move
from ...core.rulebook import Rulebook
from ...core.rulesets import part
from ...drawing import escaped
from ..markup import Tongue, button, element
from . import brief, clickable, here_and_now, idle_places, likely, lying, marks, questions
from .choices import by_kind, named, slug
from .moment import Moment

SOME, MANY = 4, 12
"""So many moves are listed at a plain table, or with tools, if any of them may have been meant."""


def at_place(now: Moment, place: str, tongue: Tongue, thing: str = "", on_wall: bool = False) -> questions.Answer:
    """What could be wanted at a place where nothing can be done: the reason, or the moves to ask about.

    Whoever clicked on a thing that lies there asks about that thing. On a wall, where a class waits, the likeliest of several
    moves is answered at once, and the others are listed below.
    """
    if tongue.plain and now.game.at == now.game.last and now.game.automatic():
        return idle_places.waits(now, tongue), []
    if not now.apart and (waits := questions.unanswerable(now, tongue)) is not None:
        return questions.refused_text(waits), []
    lies = thing or (lying.alone(now, place) if tongue.plain else "")
    if (unwanted := of_unwanted(now, place, lies, tongue, is_meant=bool(thing))) is not None:
        return unwanted
    doable = tongue.of(now.state.ruleset).texts.get("do", {}) if tongue.plain else {}
    thing = lies
    with_it = [move for move in likely.with_thing(now, place, thing) if not doable or move.kind in doable]
    if with_it and not now.apart:
        return here_and_now.on_thing(now, _about_thing(now, with_it, tongue, place), with_it[0], f"{place}#{thing}")
    wanted = [move for move in likely.candidates(now, place, likely.decider(now)) if not doable or move.kind in doable]
    if not wanted or (
        tongue.plain and place.partition("/")[0] in marks.PURSES and not by_kind(now.moves).keys() & by_kind(wanted)
    ):
        return _missing(now, place, tongue) or _of_another(now, place, tongue)
    if now.apart:
        return questions.asked(now, str(wanted[0]), tongue, place)
    if tongue.plain and (missing := _missing(now, place, tongue)) is not None:
        return missing
    if (
        tongue.plain
        and questions.is_number(now, wanted[0].kind)
        and (told := questions.range_told(now, wanted[0].kind, tongue))[1]
    ):
        return idle_places.noted(*told, tongue), []
    if tongue.plain and len(wanted) > SOME and (guess := _guessed(now, wanted)) is not None:
        rule = brief.first_sentence(Rulebook(guess.ruleset, tongue.language)[guess.clause].sentence)
        return questions.refused_by(f"{tongue.ui('none-ends-here')} {rule}", guess.clause, tongue), []
    if len(wanted) == 1 or len(wanted) > (SOME if tongue.plain else MANY):  # the one that is nearly allowed was meant
        return questions.asked(now, str(wanted[0]), tongue, place)
    if (alike := _same_reason(now, wanted)) is not None:
        return questions.refused(now, wanted[0], alike, tongue, named_too=False, at=place)
    if tongue.plain:
        wanted = likely.foremost(now, wanted)
        if len(wanted) == 1 or _same_reason(now, wanted) is not None:
            return questions.asked(now, str(wanted[0]), tongue, place)
    if on_wall:
        answer, marked = questions.asked(now, str(wanted[0]), tongue, place)
        return answer + _listed(now, wanted[1:], "which-other", tongue), marked
    return _listed(now, wanted, "which-move", tongue), []


def _listed(now: Moment, moves: Sequence[Move], asks: str, tongue: Tongue) -> str:
    """The moves that may have been meant, each to be asked about."""
    listed = (button(named(move, tongue, now.state.ruleset), "why", str(move)) for move in moves)
    text = element("p", escaped(tongue.ui(asks))) + element("div", listed, class_="row")
    return element("div", text, class_="note")


def _about_thing(now: Moment, wanted: list[Move], tongue: Tongue, place: str) -> questions.Answer:
    """Why a thing cannot be used: what forbids all its moves alike, or the one nearly allowed; no one place of many for it."""
    if tongue.plain and now.seen.refusal(wanted[0]) is None:
        return _missing(now, place, tongue) or (idle_places.told(now, place, tongue), [])
    if (alike := _same_reason(now, wanted)) is None:
        return questions.asked(now, str(wanted[0]), tongue)
    return questions.refused(now, wanted[0], alike, tongue, named_too=False, at=place)


def _missing(now: Moment, place: str, tongue: Tongue) -> questions.Answer | None:
    """What is missing at a place, whichever move was meant, where the ruleset can tell it (its part ``clicked``)."""
    tell, is_acted_on = (
        getattr(part(now.state.ruleset, "clicked"), "clicked", None),
        place.partition("/")[0] in questions.acted_on(now),
    )
    if tell is None or not place or (is_acted_on and not tongue.plain):
        return None
    reason = tell(now.seen.rules, now.seen.table, likely.decider(now), lying.parts(place))
    if reason is None:
        return None
    sentence = _sentence(now, reason, tongue)
    because = [slug(one) for one in getattr(reason, "because", ())]
    if getattr(reason, "explains", not is_acted_on):
        return idle_places.noted(sentence, reason.clause, tongue), [["why", False, because]] if because else []
    crossed: list[marks.Mark] = [[marks.CROSSED, False, because or [place]]]
    crossed += [[marks.DENIED, False, [place]]] if because else []
    return questions.refused_by(sentence, reason.clause, tongue), crossed


def of_unwanted(now: Moment, place: str, thing: str, tongue: Tongue, is_meant: bool = True) -> questions.Answer | None:
    """Why a thing is no part of what is decided, where the ruleset knows that moves that begin there are about another.

    What only explains a thing is told to whoever meant that thing, and not the place where it lies.
    """
    reason = clickable.unwanted(now.seen, likely.decider(now), lying.parts(place), thing) if thing else None
    explains = getattr(reason, "explains", False)
    if reason is None or (explains and not is_meant):
        return None
    told = (idle_places.noted if explains else questions.refused_by)(_sentence(now, reason, tongue), reason.clause, tongue)
    return told, [["why" if explains else marks.CROSSED, False, [f"{place}#{thing}"]]]


def carried(now: Moment, start: str, goal: str, tongue: Tongue) -> questions.Answer | None:
    """Why nothing ever goes from one place to another, where no move can be written for it and the ruleset names the rule."""
    tell = getattr(part(now.state.ruleset, "clicked"), "carried", None)
    if tell is None or not start or now.covered:
        return None
    reason = tell(now.seen.rules, now.seen.table, likely.decider(now), lying.parts(start), lying.parts(goal))
    if reason is None:
        return None
    return questions.refused_by(_sentence(now, reason, tongue), reason.clause, tongue), [[marks.CROSSED, False, [goal]]]


def _sentence(now: Moment, reason: Any, tongue: Tongue) -> str:
    """What a ruleset's reason says, in words."""
    words = tongue.of(now.state.ruleset)
    group = words.group("clicked", reason.key, reason.values.get("player"), tongue.you)
    return words.say(group, reason.key, reason.values, tongue.names)


def _guessed(now: Moment, wanted: list[Move]) -> Refusal | None:
    """The first reason where the likeliest moves lack the same thing of different pieces, so that none of them was meant."""
    reasons = [now.seen.refusal(move) for move in wanted]
    if (first := reasons[0]) is None:
        return None
    likely = [one for one in reasons if one is not None and len(one.others) == len(first.others)]
    alike = all(one.key == first.key for one in likely)
    return first if alike and len({one.said() for one in likely}) > 1 else None


def _same_reason(now: Moment, wanted: list[Move]) -> Refusal | None:
    """What forbids all these moves alike, whichever was meant."""
    reasons = [now.seen.refusal(move) for move in wanted]
    first = reasons[0]
    if first is None or any(one is None or one.said() != first.said() for one in reasons):
        return None
    return replace(first, others=())


def _of_another(now: Moment, place: str, tongue: Tongue) -> questions.Answer:
    """At a place of somebody else: that it is not that player's turn. Money is only looked at, whosever it is."""
    actor = now.state.actor
    if tongue.plain and place.partition("/")[0] in marks.PURSES:
        return idle_places.told(now, place, tongue), []
    for player in range(now.state.rules.players):
        owned = not tongue.plain or place.split("/")[1:2] == [str(player)]
        for move in likely.candidates(now, place, player)[:1] if owned and actor not in (player, CHANCE) else ():
            why = now.state.seen_by(player).refusal(move)
            if why is not None and tongue.plain:
                return questions.refused_by(
                    tongue.ui("of-another", owner=player, actor=actor), _turn_clause(now, why), tongue
                ), []
            if why is not None:
                return questions.refused(now, move, why, tongue)
    return idle_places.told(now, place, tongue), []


def _turn_clause(now: Moment, why: Refusal) -> str:
    """The clause on whose turn it is, where the rulebook has one of that name; else the one that is in the way."""
    name = f"{now.state.ruleset}.turn"
    return name if name in Rulebook(now.state.ruleset) else why.clause
