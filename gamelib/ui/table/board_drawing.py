"""The board of a table as its page shows it: in the shape that fits the window, with what can be clicked in rings."""

from __future__ import annotations

import html
import re
from inspect import signature
from typing import TYPE_CHECKING, Any

from ...core.rulesets import part
from . import clickable, cuts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...core.moves import Place
    from .page import TablePage

PLAY = "play"
IN_PART = {"small": "in_a_small_window", "smallest": "at_the_table"}
"""What of a board's module says which part of it is enough, in windows of two sizes."""
TAG = re.compile(r"<[^>]*>")


def drawn(page: TablePage) -> str:
    """The drawing; while others decide, one looks back or a rule is shown, no rings; at the end what made the scores."""
    now, game, actor, plays = page.moment, page.game, page.moment.state.actor, page.face == PLAY
    waits = plays and (game.at < game.last or game.automatic() or bool(page.aside))
    rings = clickable.touched(now.seen, now.moves, actor, plays) if actor is not None and not waits else ()
    seen = now.mine if page.shape == "phone" else now.seen
    board = part(now.state.ruleset, "board")
    more = getattr(board, "AT_THE_END", {}) if plays and actor is None else {}
    if plays and hasattr(board, "in_one_deed"):
        more = {**more, **board.in_one_deed(game.states[: game.at + 1])}
    if page.projected and page.goes_by_steps and cuts.is_told_apart(page.marks):
        more = {**more, **getattr(board, "BESIDE_A_KEY", {})}
    more = {**more, **_for_window(page, board, rings)}
    given = {"targets": rings, **more}
    return seen.svg(names=page.tongue.names, language=page.language, shape=page.shape, **given)


def _for_window(page: TablePage, board: Any, rings: Sequence[Place]) -> dict[str, object]:
    """How a board is to be drawn for the window: beside the words of the tools, above curves, or in part where it is small."""
    if page.projected and page.face != PLAY:
        return beside_words(page.moment.state)
    is_small = page.face == PLAY and not (page.projected or page.unfolded)
    part_of = "at_the_table" if page.projected else IN_PART.get(page.window, "") if is_small else ""
    if part_of and hasattr(board, part_of):
        states = page.game.states[: page.game.at + 1]
        return dict(getattr(board, part_of)(states, rings, _told(page), page.turned_board))
    return getattr(board, "ABOVE_CURVES", {}) if page.shape == "projector" and page.window == "low" else {}


def beside_words(state: Any) -> dict[str, object]:
    """How a board is asked to stand beside the words of a wall, narrow and high; one that cannot be so is not asked."""
    board = part(state.ruleset, "board")
    return {"tall": True} if board is not None and "tall" in signature(board.draw).parameters else {}


def _told(page: TablePage) -> str:
    """The words of the answer that is shown, and the places that it marks."""
    marked = (place for mark in page.marks for place in mark[2])
    return html.unescape(" ".join([TAG.sub(" ", page.answer), *marked]))
