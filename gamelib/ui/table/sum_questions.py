"""Questions for a sum in a case that is supposed: what do I get if red goes up by 2?

The words of a ruleset's part ``questions`` say how such a case is put (``sums``): ``said`` is its pattern, in which groups have
names. The ruleset's ``counts`` work it out (``supposed``), for the player who is named or else for whoever asks.
"""

from __future__ import annotations

import re

from ...core.rulesets import part
from ...core.words import words
from ...drawing import escaped
from ..markup import chip, element
from . import common_questions, questions
from .asked import Asked
from .counted_questions import COUNTS, asker

SUMS = "sums"
"""The group of cases for which a ruleset can work out what they bring."""


def answered(asked: Asked) -> questions.Answer | None:
    """What a case would bring; None where none is supposed, or it cannot be."""
    now, tongue = asked.now, asked.tongue
    tell, player = getattr(part(now.state.ruleset, COUNTS), "supposed", None), _whose(asked)
    if tell is None or player is None:
        return None
    told = tongue.of(now.state.ruleset)
    for key, case in words(f"{now.state.ruleset}/{common_questions.PART}", tongue.language).texts.get(SUMS, {}).items():
        if found := re.search(str(case["said"]), asked.text, re.IGNORECASE):
            lines = [
                f"{escaped(told.say(COUNTS, one.key, one.values, tongue.names))} {chip(one.clause)}"
                for one in tell(now.seen.rules, now.seen.table, player, key, found.groupdict())
            ]
            return (element("div", [element("p", line) for line in lines], class_="note"), []) if lines else None
    return None


def _whose(asked: Asked) -> int | None:
    """The player who is named, or else whoever asks."""
    plain = asked.text.lower()
    named = [seat for seat, name in enumerate(asked.names) if re.search(rf"(?<!\w){re.escape(name.lower())}(?!\w)", plain)]
    return named[0] if len(named) == 1 else asker(asked.now)
