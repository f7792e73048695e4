"""Questions why somebody is behind or ahead: how everybody stands, and what brought each the most money, from the record.

Whoever is behind and asks what to do now is told what is due, and where a hint is to be had.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from ...core.rulebook import Rulebook
from ...drawing import escaped
from ..markup import Tongue, element
from . import common_questions, sight
from .marks import PURSES
from .moment import Moment

MOST = 3
"""So many sources of money are told of each player."""
SOURCES = "sources"
"""In the words of a ruleset, what is said of money that came by a clause."""
Sources = dict[int, Counter[str]]
"""What every player got in all, by the clause that brought it."""


def answered(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> str:
    """How all stand and what they got most from, where it is asked why somebody is behind; else nothing."""
    plain = " ".join(text.replace("’", "'").split()).rstrip("?!. ")
    if now.state.outcome is None and re.fullmatch(tongue.ui("asks-catch-up"), plain, re.IGNORECASE):
        return common_questions.advice(now, text, tongue)
    who = "|".join(map(re.escape, [*tongue.ui("if-subjects").split(), *names]))
    if re.fullmatch(tongue.ui("asks-behind").replace("WHO", who), plain, re.IGNORECASE) is None:
        return ""
    stands = common_questions.answered(now, tongue.ui("asks-leader"), names, tongue, common_questions.SAME)
    if not stands or now.state.outcome is not None:  # what is paid out at the end is no reason for it
        return stands
    return stands + _listed(now, received(now), tongue)


def received(now: Moment) -> Sources:
    """What came into every purse so far, as far as these eyes saw it; money that was only changed for something counts too."""
    sources: Sources = {player: Counter() for player in range(now.state.rules.players)}
    for at in range(1, now.game.at + 1):
        for event in sight.seen(now.game.branch.states[at], now.eyes_for(now.game.branch, at)).events:
            for source, target, what, amount in event.flows:
                if target[0] in PURSES and source[0] not in PURSES and what == "money" and amount > 0:
                    sources[int(target[1])][event.clause] += amount
    return sources


def _named(clause: str, tongue: Tongue) -> str:
    """What a source of money is called; where its ruleset does not say, by the title of its clause."""
    ruleset, _, name = clause.partition(".")
    spoken = tongue.of(ruleset)
    return spoken.template(SOURCES, name) if spoken.has(SOURCES, name) else Rulebook(ruleset, tongue.language)[clause].title


def _listed(now: Moment, sources: Sources, tongue: Tongue) -> str:
    """A line for each player who got anything, the greatest source first."""
    from ..play.phrases import money

    ruleset = now.state.ruleset
    lines = []
    for player, got in sources.items():
        parts = [f"{_named(clause, tongue)} {money(amount, tongue, ruleset)}" for clause, amount in got.most_common(MOST)]
        if parts:
            lines.append(element("p", escaped(tongue.ui("got-most", player=player, parts=", ".join(parts)))))
    return element("div", [element("p", escaped(tongue.ui("got-so-far"))), *lines], class_="note") if lines else ""
