"""What every region of the page of a table shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...drawing import escaped
from .. import play
from ..markup import button
from . import board_drawing, decisions, dialogs, facts, heading, log, question_heading, timebar

if TYPE_CHECKING:
    from ..page import Contents
    from .page import TablePage

PLAY = "play"
_EMPTY = dict.fromkeys(("head", "moves", "answer", "log", "time", "dialog", "work"), "")


def contents(page: TablePage) -> Contents:
    """What every region shows, but for the curves."""
    if page.opened is None:
        return {**_EMPTY, "board": "", "facts": {"say": "", "acts": {}, "marks": []}}
    if page.job is not None:
        return {"work": _working(page), "facts": facts.facts(page)}
    if page.face == PLAY:
        return {**_played(page), "facts": facts.facts(page)}
    return {
        "head": heading.head(page),
        "board": board_drawing.drawn(page),
        "moves": decisions.moves(page.moment, page.tongue, page.seat is not None, page.projected),
        "answer": question_heading.above(page),
        "log": log.log(page.moment, page.tongue, page.earlier),
        "time": timebar.bar(page.moment, page.tongue, page.speed, page.unfolded),
        "dialog": dialogs.dialog(page),
        "work": "",
        "facts": facts.facts(page),
    }


def _played(page: TablePage) -> Contents:
    """What the regions show to somebody who plays."""
    now, tongue, game = page.moment, page.tongue, page.game
    ended = now.state.actor is None and game.at == game.last
    card = play.ending.card(now, tongue) if ended and not page.aside else play.turn.shown(page)
    return {
        "head": play.heading.head(page),
        "board": board_drawing.drawn(page),
        "moves": card if page.aside else card + play.trying.on_card(page, tongue) + play.finishing.on_card(page, tongue),
        "answer": question_heading.above(page),
        "log": play.demonstration.every_event(page) if page.aside else play.story.recent(now, tongue),
        "time": play.demonstration.bar(page) if page.aside else play.timebar.bar(page),
        "dialog": dialogs.dialog(page),
        "work": "",
    }


def _working(page: TablePage) -> str:
    """How far long work is, and the way to end it."""
    stop = button(page.tongue.ui("stop"), "stop", class_="strong")
    return f"<progress></progress><span>{escaped(page.report)}</span>{stop}"
