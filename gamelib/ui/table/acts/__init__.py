"""What can be asked of a table, by name."""

from __future__ import annotations

from collections.abc import Callable

from ...message import Message
from ...play import acts as facing
from ...play import finishing, handover, repeats, trying
from ..page import TablePage
from . import playing, setting, travelling

__all__ = ["ACTS", "handle"]

PLAYING = (
    "play",
    "tap",
    "take-up",
    "number",
    "chosen",
    "why",
    "question",
    "place",
    "drop",
    "look",
    "step",
    "turn",
    "finish",
    "advise",
    "more",
    "stop",
)
TRAVELLING = (
    "go",
    "ahead",
    "fork",
    "other-luck",
    "branch",
    "viewer",
    "lift",
    "curve",
    "speed",
    "earlier",
    "side-0",
    "side-1",
    "turn-board",
)
SETTING = (
    "dialog",
    "clause",
    "demo",
    "show-step",
    "back",
    "begin",
    "new",
    "seats",
    "save",
    "load",
    "load-file",
    "position",
    "draft",
    "thing",
    "put",
    "reopen",
    "forget",
    "language",
)
FACING = (
    "face",
    "projector",
    "width",
    "curves",
    "undo",
    "skip",
    "go-on",
    "halt",
    "again",
    "hint",
    "hush",
    "door",
    "learn",
    "lesson",
    "all-rules",
    "luck",
    "dice",
)
REPEATING = ("times", "repeat")
TRYING = ("play-on", "redo", "other-line")
ENDING = ("finish-game",)
HANDING = ("peek", "pass-on", "lower")
BOUND = (
    "again",
    "door",
    "skip",
    "finish-game",
    "undo",
    "play-on",
    "redo",
    "other-line",
    "begin",
    "new",
    "seats",
    "load",
    "load-file",
    "position",
    "draft",
    "thing",
    "put",
    "reopen",
    "forget",
    "viewer",
    "demo",
    "back",
    "luck",
)
"""What a page that is bound to a seat of a common table may not do."""
BEGINNING = ("begin", "new", "load", "load-file", "position", "reopen", "again")
"""What puts another game on the table, to stay: it is no part of a demonstration that lay there."""


def _named(module: object, names: tuple[str, ...]) -> dict[str, Callable[[TablePage, Message], None]]:
    return {name: getattr(module, name.replace("-", "_")) for name in names}


ACTS = _named(playing, PLAYING) | _named(travelling, TRAVELLING) | _named(setting, SETTING)
ACTS |= _named(facing, FACING) | _named(repeats, REPEATING) | _named(handover, HANDING)
ACTS |= _named(trying, TRYING) | _named(finishing, ENDING)


def handle(page: TablePage, message: Message) -> None:
    """Do what is asked; what cannot be done raises an error with one sentence."""
    name = str(message.get("do"))
    if name not in ACTS:
        raise ValueError(page.tongue.ui("unknown-act", name=name[:60]))
    if page.seat is not None and name in BOUND:
        raise ValueError(page.tongue.ui("bound", player=page.seat))
    before = page.opened
    ACTS[name](page, message)
    if name in BEGINNING and page.opened is not before:
        page.aside.clear()
