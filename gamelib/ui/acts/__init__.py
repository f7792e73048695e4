"""What the page can ask of the desk, by name."""

from __future__ import annotations

from collections.abc import Callable

from ...core.errors import RecordError, RulesError
from .. import asking
from ..desk import Desk
from . import playing, setting
from .asked import Asked, fields_of

__all__ = ["ACTS", "Asked", "handle"]

PLAYING = (
    "play",
    "number",
    "chosen",
    "why",
    "question",
    "place",
    "go",
    "step",
    "turn",
    "finish",
    "advise",
    "more",
    "stop",
    "fork",
    "branch",
    "viewer",
    "lift",
)
SETTING = (
    "dialog",
    "clause",
    "demo",
    "back",
    "begin",
    "games",
    "new",
    "seats",
    "save",
    "load",
    "load-file",
    "position",
    "reopen",
    "forget",
    "language",
    "curve",
    "speed",
    "earlier",
)


def _named(module: object, names: tuple[str, ...]) -> dict[str, Callable[[Desk, Asked], None]]:
    return {name: getattr(module, name.replace("-", "_")) for name in names}


ACTS = _named(playing, PLAYING) | _named(setting, SETTING) | {"side-0": setting.side(0), "side-1": setting.side(1)}


def handle(desk: Desk, asked: Asked) -> None:
    """Do what is asked; what cannot be done is said on the page in one sentence."""
    act = ACTS.get(str(asked.get("do")))
    if act is None:
        raise ValueError(f"The page asked for '{str(asked.get('do'))[:60]}', which nobody knows.")
    try:
        act(desk, asked)
    except (RulesError, RecordError) as error:
        desk.error, desk.typed = error, fields_of(asked)
        if not desk.dialog:
            desk.answer = asking.refused_text(str(error))
    except (ValueError, OSError) as error:
        desk.answer = asking.refused_text(str(error).partition("\n")[0])
        desk.close()
