"""Questions about a game that is over: who won, and why? What the end says, and of what every score is made."""

from __future__ import annotations

import re
from copy import copy

from ...drawing import escaped
from ..markup import element
from . import questions
from .asked import Asked
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
    for player in scores.order(now):
        score = scores.written(now, now.state.outcome.scores[player], tongue)
        made = "; ".join(scores.parts(now, player, tongue))
        told = tongue.ui("result-parts" if made else "result-of", player=player, score=score, parts=made)
        lines.append(element("p", escaped(told)))
    return element("div", lines, class_="note"), []


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
