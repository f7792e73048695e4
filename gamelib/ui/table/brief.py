"""A refusal for a plain table: short sentences, no long lists, and the legal move nearest to the place that was meant."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from ...core.events import Refusal
from ...core.moves import Move
from ...core.rulesets import part
from ...core.words import Words
from ...core.words import words as words_of
from ..markup import Tongue
from .choices import by_kind, number_range
from .marks import CROSSED, DENIED, DUE, INSTEAD, Mark
from .moment import Moment

LISTED, REASONS = 5, 2
"""So many names of a list are said, so many reasons given."""
WAYS, OF_WAYS = "ways", "due-ways"
"""What a table says of all that can be done now, and the sentences of what is due then."""
BAR, BARRED = "bar", "barred"
"""What hinders a move in each case that may still come, and the sentences of that: no engine says them of one case."""
CLEARER = "clearer"
"""For the key of a refusal that of the one which says the same in clearer words."""


def shortened(now: Moment, move: Move, why: Refusal) -> Refusal:
    """The same refusal with few reasons and without long lists of what could be done instead; the board rings those."""
    first, *others = _clearest(why)
    told = tuple(_without_list(one) for one in others[: REASONS - 1])
    return replace(_without_list(first), others=told, nearest=_nearest(now, move, why))


def _clearest(why: Refusal) -> list[Refusal]:
    """The reasons without those of which the ruleset knows that another says the same more clearly, where that holds too."""
    every, clearer = [replace(why, others=()), *why.others], words_of(why.ruleset).texts.get(CLEARER, {})
    said = [(one.key, one.values) for one in every]
    return [one for one in every if (clearer.get(one.key), one.values) not in said]


def listed_once(why: Refusal) -> Refusal:
    """The same refusal, in which only the first reason lists what could be done instead: the list is one for all of them."""
    lists = dict.fromkeys(INSTEAD, ())
    return replace(why, others=tuple(replace(one, values={**one.values, **lists}) for one in why.others))


def _without_list(why: Refusal) -> Refusal:
    kept = {key: () if key in INSTEAD and _is_long(value) else value for key, value in why.values.items()}
    return replace(why, values=kept)


def _is_long(value: object) -> bool:
    return isinstance(value, tuple | list) and len(value) > LISTED


def _nearest(now: Moment, move: Move, why: Refusal) -> Move | None:
    """The legal move of that kind nearest to what was meant, by the ruleset's own sense of nearness if it has one: it may
    know that none is near.

    Of moves that are numbers none is offered: beside a bid too high that would be all the money one has, one press away.
    """
    if (same := by_kind(now.moves).get(move.kind)) and number_range(same) is not None:
        return None
    nearness = part(now.state.ruleset, "nearness")
    if nearness is None:
        return why.nearest
    near: Move | None = nearness.nearest(now.state.rules, move, now.moves)
    return near if near is not None or nearness.knows(move) else why.nearest


def as_can_be(now: Moment, why: Refusal) -> Refusal:
    """The same refusal; where it says what is due, it knows what of that can be done now."""
    others = tuple(as_can_be(now, one) for one in why.others)
    ways = now.state.asked_about().get(WAYS) if why.key.startswith(DUE) else None
    return replace(why, others=others, values=why.values if ways is None else {**why.values, WAYS: ways})


def due(now: Moment) -> Refusal:
    """What is said now to a move that is not due."""
    world = now.imagined[0]
    any_move = next(iter(now.game.ruleset.catalogue(now.state.rules)))
    return as_can_be(now, world.engine.not_now(world.rules, world.table, any_move))


def said(why: Refusal, tongue: Tongue) -> str:
    """The reason, without sentences about an empty list; other long lists are cut short. Of what is due, what can be done."""
    words = tongue.of(why.ruleset)
    sentences = re.split(r"(?<=[.!?]) ", _template(why, words, tongue.you))
    empty = [f"{{{key}}}" for key, value in why.values.items() if key in INSTEAD and value == ()]
    told = [one for one in sentences if not any(name in one for name in empty)] or sentences
    values = {key: _cut(value, tongue) for key, value in why.values.items()}
    return Words({**words.texts, "refusals": {why.key: " ".join(told)}}, why.ruleset).say(
        "refusals", why.key, values, tongue.names
    )


def _template(why: Refusal, words: Words, you: int | None) -> str:
    """The sentence of a reason before its values are filled in: that of what is due, where it can be said better."""
    player = why.values.get("player")
    for group, key in ((OF_WAYS, why.values.get(WAYS)), (BARRED, why.values.get(BAR))):
        if key is not None and words.has(group, str(key)):
            return words.template(words.group(group, key, player, you), str(key))
    return words.template(words.group("refusals", why.key, player, you), why.key)


def together(reasons: Sequence[Refusal], tongue: Tongue) -> list[Refusal]:
    """Refusals that differ in one place only, as one: no blue piece on roof square 1, 2, 3 and 4."""
    joined: list[Refusal] = []
    for why in reasons:
        for at, other in enumerate(joined):
            if (both := _both(other, why, tongue)) is not None:
                joined[at] = both
                break
        else:
            joined.append(why)
    return joined


def _both(one: Refusal, other: Refusal, tongue: Tongue) -> Refusal | None:
    """One refusal that says two which are told alike but for one number or word at most; None where they are not."""
    if (one.key, one.clause, one.values.keys()) != (other.key, other.clause, other.values.keys()):
        return None
    template = tongue.of(one.ruleset).template("refusals", one.key)
    told = set(re.findall(r"\{(\w+)", template))
    names = [name for name, value in one.values.items() if value != other.values[name] and name in told]
    if not names:
        return one
    before, more = one.values[names[0]], other.values[names[0]]
    if len(names) > 1 or not isinstance(more, int | str):
        return None
    if re.search(rf"\{{{names[0]}(:\w+)?\}} (is|has|does)\b", template):  # one of several is not said of all
        return None
    every = before if isinstance(before, tuple) else (before,)
    return replace(one, values={**one.values, names[0]: tuple(dict.fromkeys((*every, more)))})


def first_sentence(text: str) -> str:
    """The first sentence of a rule; the rest stands in the rule itself."""
    return re.split(r"(?<=[.;!?]) ", text)[0].rstrip(";.") + "."


def _cut(value: object, tongue: Tongue) -> object:
    if not (isinstance(value, tuple | list) and _is_long(value) and all(isinstance(one, str) for one in value)):
        return value
    return f"{', '.join(value[:LISTED])} {tongue.ui('and-more', number=len(value) - LISTED)}"


def uncrossed(marks: list[Mark], legal: set[str]) -> list[Mark]:
    """The marks without crosses on places where something may be done; where no reason is left, its goal is only dotted."""
    kept: list[Mark] = [
        [role, way, [one for one in places if one not in legal] if role in (CROSSED, DENIED) else places, *said]
        for role, way, places, *said in marks
    ]
    has_reason = any(places for role, _, places, *_ in kept if role == CROSSED)
    return [["why" if role == DENIED and not has_reason else role, *mark] for role, *mark in kept]
