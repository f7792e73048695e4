"""Questions about a game that is over: who won, and why? What the end says, and of what every score is made."""

from __future__ import annotations

import re
from collections.abc import Sequence
from copy import copy

from ...drawing import escaped
from ..markup import element
from . import questions
from .asked import Asked
from .counted_questions import asker
from .moment import Moment

_WORD = re.compile(r"[^\W_]+")


def answered(asked: Asked) -> questions.Answer | None:
    """Who won and by which clause, with everybody's score in its parts, where a game that is over is asked for that."""
    from ..play import ending, scores

    now, tongue = _after(asked), asked.tongue
    if now.state.outcome is None or not _is_of_result(asked):
        return None
    lines = [element("p", escaped(tongue.ui("might-have-been")))] if _supposes(asked) else []
    lines.append(ending.by(now, tongue))
    differs, scored = [element("p", escaped(told)) for told in _differences(now, asked)], []
    for player in scores.order(now):
        score = scores.written(now, now.state.outcome.scores[player], tongue)
        made = "; ".join(scores.parts(now, player, tongue))
        told = tongue.ui("result-parts" if made else "result-of", player=player, score=score, parts=made)
        scored.append(element("p", escaped(told)))
    return element("div", [*lines, *differs, *(_folded(asked, scored) if differs else scored)], class_="note"), []


def _folded(asked: Asked, scored: Sequence[str]) -> list[str]:
    """Every score below what made the difference: closed where it is asked why, as all of them stand at the end already."""
    opens = asked.text.lower().split()[0] not in asked.tongue.ui("doubts-first").split()
    head = element("summary", escaped(asked.tongue.ui("result-all")))
    return [element("details", [head, *scored], open=opens, data_key="every-score")]


def _differences(now: Moment, asked: Asked) -> list[str]:
    """By what the winner came before whoever lost: the one who is named, else the asker, else the next."""
    from ..play import scores

    assert now.state.outcome is not None
    winners, order = now.state.outcome.winners, scores.order(now)
    spoken, own = {*_WORD.findall(asked.text.lower())}, asker(now)
    named = [player for player in order if {*_WORD.findall(asked.names[player].lower())} <= spoken]
    wished = [*named, *([own] if own is not None else []), *order]
    loser = next((player for player in wished if player not in winners), None)
    first = next((player for player in named if player in winners), next(iter(winners), None))
    return [] if loser is None or first is None else scores.differences(now, loser, first, asked.tongue)


def _supposes(asked: Asked) -> bool:
    """Whether it is asked how a game that is over could have gone out."""
    return bool({*_WORD.findall(asked.text.lower())} & {*asked.tongue.ui("result-might").split()})


def _after(asked: Asked) -> Moment:
    """The end of a game that is over, where somebody who looks back asks how it went out; else the moment that is shown.

    Who leads is asked of the moment, who won of the game.
    """
    now, spoken = asked.now, {*_WORD.findall(asked.text.lower())}
    if now.game.states[-1].outcome is None or not spoken & {*asked.tongue.ui("asks-result-past").split()}:
        return now
    game = copy(now.game)
    game.at = game.last
    return Moment(game, now.chosen, None)


def _is_of_result(asked: Asked) -> bool:
    """Whether a question is made of words for who won and why alone."""
    names = {part for name in asked.names for part in _WORD.findall(name.lower())}
    spoken = {*_WORD.findall(asked.text.lower())} - names
    about, asking = ({*asked.tongue.ui(key).split()} for key in ("asks-result", "result-idle"))
    if spoken & {*asked.tongue.ui("result-late").split()}:  # who is going to win has won
        asking |= {*asked.tongue.ui("result-late-idle").split()}
    if _supposes(asked):
        asking |= {*asked.tongue.ui("result-might").split()}
    return bool(spoken & about) and spoken <= about | asking
