"""What bars everybody at this moment from what was asked of somebody whose turn it is not: gold is closed, for Ben as well.

The words of a ruleset's part ``questions`` tell it (``bars``): ``of`` are kinds of moves, ``counts`` what is counted where they
are barred, which names the colour or company that the question names.
"""

from __future__ import annotations

from ...core.words import words
from . import common_questions
from .asked import Asked
from .counted_questions import of_named

BARS = "bars"
"""The group of what is said of moves that nobody may make now."""


def barred(asked: Asked) -> str:
    """What bars everybody from the moves that are asked about; nothing where only the turn does."""
    now, tongue = asked.now, asked.tongue
    ruleset = now.state.ruleset
    kinds = {move.kind for move in asked.wish.moves}
    told = words(f"{ruleset}/{common_questions.PART}", tongue.language).texts.get(BARS, {}).values()
    keys = {key for one in told if kinds and kinds <= {*str(one["of"]).split(" | ")} for key in str(one["counts"]).split()}
    return of_named(now, asked.text, keys, tongue)
