"""What the page would show next, worked out before it is asked, so that a step or a move is on the screen at the click."""

from __future__ import annotations

from copy import copy

from ..message import Message
from ..page import Contents
from .acts import handle
from .page import TablePage


def steps(page: TablePage) -> dict[str, Contents]:
    """The places before and after the one that is shown, by what the page asks to get there."""
    if page.opened is None:
        return {}
    return _places(page, {at for at in (page.game.at - 1, page.game.at + 1) if 0 <= at <= page.game.last})


def ends(page: TablePage) -> dict[str, Contents]:
    """The first place and the last, where they are no step away."""
    if page.opened is None:
        return {}
    return _places(page, {at for at in (0, page.game.last) if abs(at - page.game.at) > 1})


def place(page: TablePage, at: int) -> dict[str, Contents]:
    """Any place of the branch that is not shown already."""
    if page.opened is None or at == page.game.at or not 0 <= at <= page.game.last:
        return {}
    return _places(page, {at})


def _places(page: TablePage, places: set[int]) -> dict[str, Contents]:
    if page.job is not None:
        return {}
    return {f"go {at}": after(page, {"do": "go", "arg": str(at)}) for at in sorted(places)}


def move(page: TablePage, text: str) -> dict[str, Contents]:
    """The table after a move that may be made; nothing where it would tell a secret."""
    if page.opened is None or page.job is not None:
        return {}
    now = page.moment
    if page.game.is_full and page.game.at < page.game.last:
        return {}
    if now.hides or now.secret or now.game.ruleset.parse(text) not in now.moves:
        return {}
    return {f"play {text}": after(page, {"do": "play", "arg": text})}


def after(page: TablePage, message: Message) -> Contents:
    """What a page would show if this were asked of it; the page itself stays as it is."""
    twin = copy(page)
    twin.opened = page.game.twin()
    handle(twin, message)
    twin.lifted = twin.handed = None
    return twin.contents()
