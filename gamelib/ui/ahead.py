"""What the page would show next, worked out before it is asked, so that a step or a move is on the screen at the click."""

from __future__ import annotations

from copy import copy
from typing import Any

from . import eyes
from .acts import Asked, handle
from .desk import Desk, Regions


def steps(desk: Desk) -> dict[str, Regions]:
    """The places before and after the one that is shown, by what the page asks to get there."""
    if desk.lines is None or desk.job is not None:
        return {}
    near = (at for at in (desk.game.at - 1, desk.game.at + 1) if 0 <= at <= desk.game.last)
    return {f"go {at}": after(desk, {"do": "go", "arg": str(at)}) for at in near}


def move(desk: Desk, text: str) -> dict[str, Regions]:
    """The table after a move that may be made; nothing where it would tell a secret."""
    if desk.lines is None or desk.job is not None or eyes.sealed(desk.game):
        return {}
    if not desk.game.state.allows(desk.game.game.parse(text)):
        return {}
    return {f"play {text}": after(desk, {"do": "play", "arg": text})}


def after(desk: Desk, asked: Asked) -> Regions:
    """What a desk would show if this were asked of it; the desk itself stays as it is."""
    twin = copy(desk)
    twin.lines = desk.game.twin()
    handle(twin, asked)
    return twin.regions()


def news(known: dict[str, Any], wanted: dict[str, Regions]) -> dict[str, Regions]:
    """Only what differs from what the page has."""
    return {
        asked: {name: text for name, text in regions.items() if known.get(name) != text} for asked, regions in wanted.items()
    }
