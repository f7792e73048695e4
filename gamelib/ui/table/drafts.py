"""A position that is being set up: its text, the table that it describes if it can be read, and what is put there by hand."""

from __future__ import annotations

import re
import warnings
from collections.abc import Mapping
from typing import NamedTuple

from ...core.errors import RecordError
from ...core.rulesets import part
from ..markup import Tongue
from . import position_lines, sight
from .game import AnyState, Game
from .moment import Moment

Fields = Mapping[str, str]


class Draft(NamedTuple):
    """A text, and the state that it describes or what is wrong with it; ``doubts`` are odd, and can be played all the same."""

    text: str
    state: AnyState | None = None
    error: RecordError | None = None
    doubts: str = ""


def text_of(fields: Fields) -> str:
    """The text that a form holds, whole or line by line."""
    return fields["text"] if "text" in fields else position_lines.composed(fields)


def read(game: Game, text: str) -> Draft:
    """The draft with this text, under the rules of the game."""
    with warnings.catch_warnings(record=True) as doubts:
        warnings.simplefilter("always")
        try:
            state = game.ruleset.position(text, game.state.rules)
        except RecordError as error:
            return Draft(text, error=error)
    return Draft(text, state, doubts=" ".join(str(doubt.message) for doubt in doubts))


def imagined(now: Moment) -> str:
    """A position that agrees with all that these eyes see: the true one where nothing is hidden from them."""
    return str(sight.imagined(now.game, now.game.at, now.eyes).position())


def things(now: Moment, tongue: Tongue) -> list[tuple[str, str]]:
    """What may be put on the board by hand, each with its name; nothing where the ruleset does not say."""
    module = part(now.state.ruleset, "placing")
    if module is None:
        return []
    words = tongue.of(now.state.ruleset)
    return [(thing, words.say("placing", key, values, tongue.names)) for thing, key, values in module.things(now.state.rules)]


def put(now: Moment, draft: Draft, thing: str, slug: str) -> Draft | None:
    """The draft with a thing put at a place of the board; None where it cannot go there."""
    module, state = part(now.state.ruleset, "placing"), draft.state
    place = tuple(int(one) if one.isdecimal() and len(one) < 4 else one for one in slug.split("/"))
    if module is None or state is None or thing not in [known for known, *_ in module.things(state.rules)]:
        return None
    lines = module.put(state.rules, state.table, thing, place)
    if lines is None:
        return None
    changed = read(now.game, "\n".join(lines))
    return changed if changed.state is None else read(now.game, changed.state.position())


def goes_elsewhere(now: Moment, draft: Draft, thing: str) -> bool:
    """Whether a thing can be put at some other place: then some of it is left, and only this place is none for it."""
    if draft.state is None:
        return False
    slugs = dict.fromkeys(re.findall(r'data-place="([^"]+)"', draft.state.svg()))
    tried = (put(now, draft, thing, slug) for slug in slugs)
    return any(one is not None and one.state is not None and one.state.table != draft.state.table for one in tried)
