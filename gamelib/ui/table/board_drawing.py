"""The board of a table as its page shows it: in the shape that fits the window, with what can be clicked in rings."""

from __future__ import annotations

import html
import re
from inspect import signature
from typing import TYPE_CHECKING, Any

from ...core.rulesets import part
from . import clickable, cuts

if TYPE_CHECKING:
    from .page import TablePage

PLAY = "play"
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
    if page.projected and not plays:
        more = {**more, **beside_words(now.state)}
    elif page.projected and hasattr(board, "at_the_table"):
        more = {**more, **board.at_the_table(game.states[: game.at + 1], rings, _told(page), page.turned_board)}
    elif page.shape == "projector" and page.window == "low":
        more = {**more, **getattr(board, "ABOVE_CURVES", {})}
    elif plays and page.window == "small" and not (page.projected or page.unfolded):
        more = {**more, **getattr(board, "IN_A_SMALL_WINDOW", {})}
    given = {"targets": rings, **more}
    return seen.svg(names=page.tongue.names, language=page.language, shape=page.shape, **given)


def beside_words(state: Any) -> dict[str, object]:
    """How a board is asked to stand beside the words of a wall, narrow and high; one that cannot be so is not asked."""
    board = part(state.ruleset, "board")
    return {"tall": True} if board is not None and "tall" in signature(board.draw).parameters else {}


def _told(page: TablePage) -> str:
    """The words of the answer that is shown, and the places that it marks."""
    marked = (place for mark in page.marks for place in mark[2])
    return html.unescape(" ".join([TAG.sub(" ", page.answer), *marked]))
