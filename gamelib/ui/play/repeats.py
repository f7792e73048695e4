"""Several of the same at once: shares are bought and sold one by one, each its own move, with one click for some of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...core.moves import CHANCE, Move
from ...drawing import escaped
from ..markup import Tongue, button, element
from ..message import Message, text_of
from ..table import brief, questions
from ..table.clickable import AT_ONCE
from ..table.game import AnyState
from ..table.moment import Moment

if TYPE_CHECKING:
    from ..table.page import TablePage

FEW = 5
"""Each number up to this has its button; beyond it there is one for all that can be."""
ALL = 40
"""So many of the same are done at once at most: all shares of a company are sold together."""


def chooser(now: Moment, moves: Sequence[Move], times: int, tongue: Tongue) -> str:
    """How many shall be bought or sold at once, where more than one can be."""
    possible = {len(after(now, move, ALL)) for move in moves if move.kind in AT_ONCE}
    if max(possible, default=0) < 2:
        return ""
    offered = [*range(1, min(max(possible), FEW) + 1), *([ALL] if max(possible) > FEW else [])]
    numbers = (
        button(
            tongue.ui("times-all") if number == ALL else str(number),
            "times",
            number,
            aria_pressed=str(number == times).lower(),
            title=tongue.ui("times-all-help") if number == ALL else None,
            data_key=f"times-{number}",
        )
        for number in offered
    )
    label = tongue.ui("times")
    return element("div", element("span", escaped(label)) + "".join(numbers), class_="times", role="group", aria_label=label)


def after(now: Moment, move: Move, times: int) -> list[AnyState]:
    """The tables after each time that a move is made in a row, as often as it may be made; none where it may not be."""
    state, found, actor = now.imagined[0], list[AnyState](), now.state.actor
    while len(found) < times and move.kind in AT_ONCE and actor != CHANCE and state.actor == actor and state.allows(move):
        state = state.play(move)
        found.append(state)
    return found


def wanted(now: Moment, move: Move, times: int) -> int:
    """How often a move is made at once, where so many were chosen: all means as often as it may be."""
    return max(1, len(after(now, move, ALL))) if times == ALL and move.kind in AT_ONCE else times


def times(page: TablePage, message: Message) -> None:
    """Choose how many are bought or sold at once; the next decision begins with one again."""
    given = text_of(message)
    page.times = int(given) if given in map(str, range(1, ALL + 1)) else 1


def repeat(page: TablePage, message: Message) -> None:
    """Make a move so many times, each a move of its own; where it cannot be made so often, none is made, and it is said why."""
    from ..table.acts.playing import make, play

    given, _, text = text_of(message).partition(" ")
    move, wanted = page.game.ruleset.parse(text), int(given) if given in map(str, range(1, ALL + 1)) else 1
    tables = after(page.moment, move, wanted)
    if move not in page.moment.moves or wanted == 1 or not tables:
        return play(page, {"arg": text})
    if len(tables) < wanted:
        page.answer, page.marks = _too_many(tables, move, wanted, page.tongue), []
        return
    for _ in range(wanted):
        make(page, move)
    page.clear()


def _too_many(tables: list[AnyState], move: Move, wanted: int, tongue: Tongue) -> str:
    """Why a move cannot be made so often: what forbids it after the last time that it can."""
    why = tables[-1].refusal(move)
    reason, clause = (brief.said(why, tongue), why.clause) if why is not None else ("", tables[-1].events[0].clause)
    return questions.refused_by(tongue.ui("not-at-once", times=wanted, number=len(tables), reason=reason), clause, tongue)
