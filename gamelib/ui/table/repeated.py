"""Questions that count: "May I buy 3 red shares?" where a move is about one share, and can be made again and again."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...core.moves import Move
from ...core.wishes import THINGS
from ...drawing import escaped
from ..markup import Tongue, button, chip, element
from . import brief, questions
from .choices import named
from .moment import Moment

MOST = 20
"""Nobody is told of more moves in a row."""
_WORD = re.compile(r"[^\W_]+")


def counted(text: str, ruleset: str, tongue: Tongue) -> tuple[int, str] | None:
    """How often something is asked for, and the question about one of it; None where no number, or several, are said."""
    numbers = {word: number for number, word in enumerate(tongue.ui("counting").split(), 2)}
    spoken = _WORD.findall(text)
    counts = [int(word) if word.isdecimal() else numbers.get(word.lower(), 0) for word in spoken]
    said = [count for count in counts if count]
    if len(said) != 1 or not 2 <= said[0] <= MOST:
        return None
    things = {thing for line in tongue.of(ruleset).texts.get(THINGS, {}).values() for thing in str(line).split()}
    kept = (word for word, count in zip(spoken, counts, strict=True) if not count)
    return said[0], " ".join(word[:-1] if word[-1:] == "s" and word[:-1].lower() in things else word for word in kept)


def in_a_row(now: Moment, moves: Sequence[Move], times: int, tongue: Tongue) -> questions.Answer:
    """Whether such moves may be made so often in a row by whoever decides now; or how often, and what forbids more."""
    state, done, actor, move = now.state, 0, now.state.actor, next((move for move in moves if move in now.moves), moves[0])
    while done < times and state.actor == actor and (next_ := next(filter(state.allows, moves), None)) is not None:
        state, done = state.play(next_), done + 1
    if not done:
        return questions.asked(now, str(move), tongue)
    told, by = named(move, tongue, now.state.ruleset), now.state.play(move).events[0].clause
    sign, key, kind = ("✓", "in-a-row", "allowed") if done == times else ("✕", "in-a-row-only", "note")
    lines = [f"{sign} {escaped(tongue.ui(key, done=done, times=times))} {chip(by)}"]
    lines[0] += f" {button(told, 'play', str(move))}"
    why = state.refusal(move) if done < times else None
    if why is not None:
        lines.append(f"✕ {escaped(tongue.ui('after-that', reason=brief.said(why, tongue)))} {chip(why.clause)}")
    return element("div", "".join(f"<p>{line}</p>" for line in lines), class_=kind), []
