"""Questions about a colour that a game has not got: that there is none, and which there are."""

from __future__ import annotations

import re

from ...core.words import words
from . import common_questions, idle_places, questions
from .asked import Asked
from .repeated import COLOURS

OF_COLOURS = ("goods", "colour-die", "setup")
"""How rulebooks call the clauses that name the colours, the nearest first."""
_WORD = re.compile(r"[^\W_]+")


def missing(asked: Asked) -> questions.Answer | None:
    """That there is no such colour in the game; None where every colour is one of its own, or is spoken of there."""
    now, tongue, ruleset = asked.now, asked.tongue, asked.now.state.ruleset
    own = [str(one).lower() for one in _labels(asked)]
    said = [word for word in _WORD.findall(asked.text.lower()) if word in tongue.ui("colour-words").split()]
    lost = {word for phrase in asked.wish.unknown for word in _WORD.findall(phrase.lower())} if asked.wish.verbal else set()
    strange = [word for word in said if word not in own and (word in lost or word not in _spoken(asked))]
    names = (f"{ruleset}.{name}" for name in OF_COLOURS)
    clause = next((name for name in names if name in now.game.ruleset.rulebook), "")
    if not strange or not own or not clause:
        return None
    colours = tongue.ui("list-and").join((", ".join(own[:-1]), own[-1]))
    game = tongue.of(ruleset).label("game", ruleset)
    return idle_places.noted(tongue.ui("no-such-colour", colour=strange[0], game=game, colours=colours), clause, tongue), []


def _labels(asked: Asked) -> list[str]:
    labels = asked.tongue.of(asked.now.state.ruleset).texts.get("labels", {})
    return [str(label) for group in COLOURS for label in labels.get(group, {}).values()]


def _spoken(asked: Asked) -> set[str]:
    """Every word of the known questions: who asks for the black die, or what grey means, asks for what there is."""
    own, shared = f"{asked.now.state.ruleset}/{common_questions.PART}", common_questions.SHARED
    every = (words(name, asked.tongue.language).texts.get(common_questions.QUESTIONS, {}) for name in (own, shared))
    return {word for group in every for one in group.values() for way in one["ask"] for word in _WORD.findall(way.lower())}
