"""Questions that count: "May I buy 3 red shares?" where a move is about one share, and can be made again and again."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...core.moves import Move
from ...core.rulebook import Rulebook
from ...core.wishes import THINGS
from ...drawing import escaped
from ..markup import Tongue, button, chip, element
from . import brief, questions
from .choices import named
from .game import AnyState
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
    lines = [_head(now, move, done, times, tongue)]
    if done < times:
        lines.append(_more(now, state, move, tongue))
    return element("div", "".join(f"<p>{line}</p>" for line in lines), class_="allowed" if done == times else "note"), []


def _head(now: Moment, move: Move, done: int, times: int, tongue: Tongue) -> str:
    """How often such a move may be made, by which clause, and the move to press."""
    by, told = now.state.play(move).events[0].clause, named(move, tongue, now.state.ruleset)
    if done == times:
        said = f"✓ {escaped(tongue.ui('in-a-row', times=times))}"
    else:
        said = f"✕ {escaped(tongue.ui('in-a-row-once' if done == 1 else 'in-a-row-only', done=done, times=times))}"
    return f"{said} {chip(by)} {button(told, 'play', str(move))}"


def _more(now: Moment, after: AnyState, move: Move, tongue: Tongue) -> str:
    """Why not once more: the turn is over by the clause that was due in it, or what forbids the move itself."""
    if after.turn != now.state.turn:
        clause = now.state.engine.due(now.state.rules, now.state.table)
        rule = brief.first_sentence(Rulebook(now.state.ruleset, tongue.language)[clause].sentence)
        return f"{escaped(tongue.ui('turn-over'))} {escaped(rule)} {chip(clause)}"
    why = after.refusal(move)
    return "" if why is None else f"✕ {escaped(tongue.ui('after-that', reason=brief.said(why, tongue)))} {chip(why.clause)}"
