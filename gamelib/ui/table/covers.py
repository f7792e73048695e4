"""Covers at one screen: they lie again over what one player holds, and over what-ifs that rest on it, when others look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .game import PERSON

if TYPE_CHECKING:
    from .page import TablePage


def lower(page: TablePage, before: object) -> None:
    """Once another person must decide, or another place is shown than before, the cover lies there again.

    So it does over what somebody drew last and looked at.
    """
    game = page.opened
    if page.handed is not None and page.handed[1] and (game is None or page.handed[0] != (game, game.current, game.at)):
        page.handed = None
    if page.lifted is None or game is None:
        return
    actor = game.state.actor
    moved_on = game.at == game.last or (game, game.current, game.at) == before
    passes_on = actor is not None and actor >= 0 and actor != page.lifted and game.seats[actor] == PERSON
    if not moved_on or passes_on:
        page.lifted = None


def leave_secrets(page: TablePage) -> None:
    """Go back to where a what-if began, if it rests on the secrets of somebody who does not look any more."""
    game = page.opened
    while game is not None and not page.moment.may_look(game.branch):
        left = game.branch
        game.switch(left.parent or 0)
        game.go(min(game.at, left.fork - 1))
        page.clear()
