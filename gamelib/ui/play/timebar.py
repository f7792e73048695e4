"""Below the table: take back, step through what happened, and the curves if one wants them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...drawing import escaped
from ..markup import Tongue, button, element, here
from ..table.game import ROLLS, Game
from ..table.timebar import RUN, slider
from . import acts, luck, trying

if TYPE_CHECKING:
    from ..table.page import TablePage


def bar(page: TablePage) -> str:
    """Undo, steps back and on, where we are, and the curves; also luck by hand, where it was chosen and no menu has it.

    Whoever looks back can let the game run by, and takes nothing back: there one plays on beside the game as it was.
    """
    game, tongue, on_wall = page.game, page.tongue, page.projected
    undo = "" if game.at < game.last else _undo(page, tongue)
    back = _step("◀", "back", game.at - 1, game, tongue)
    on = _step("▶", "on", game.at + 1, game, tongue)
    leaps = ("", "") if on_wall else _leaps(game, tongue)
    past = {"title": tongue.ui("run-back"), "aria_label": tongue.ui("run-back"), "data_key": "run"}
    run = here(RUN, "run", **past) if game.at < game.last and not on_wall else ""
    fate = luck.switch(game, tongue) if game.chance != ROLLS and not on_wall else ""
    keys = "" if on_wall else _keys(tongue)
    slide = f'<div class="slide">{slider(game, tongue)}</div>'
    time = f"{undo}{leaps[0]}{back}{slide}{on}{leaps[1]}{run}{_where(game, tongue)}"
    return f"{time}{trying.ways(page, tongue)}{fate}{_curves(page, tongue)}{keys}"


def _undo(page: TablePage, tongue: Tongue) -> str:
    given = {"data_key": "undo", "aria_keyshortcuts": tongue.ui("key-undo")}
    return button(f"↶ {tongue.ui('undo')}", "undo", disabled=acts.last_decision(page) is None, **given)


def _step(sign: str, key: str, at: int, game: Game, tongue: Tongue, look: str | None = None) -> str:
    """The way to another place of the game, if there is one."""
    nowhere, said = at == game.at or not 0 <= at <= game.last, tongue.ui(key)
    return button(sign, "go", at, disabled=nowhere, class_=look, aria_label=said, title=said, data_key=key)


def _leaps(game: Game, tongue: Tongue) -> tuple[str, str]:
    """The ways to where this turn began, or the one before it, and to where the next one begins."""
    starts = game.branch.turn_starts()
    before = max((at for at in starts if at < game.at), default=0)
    after = min((at for at in starts if at > game.at), default=game.last)
    leap = (("«", "turn-back", before), ("»", "turn-on", after))
    back, on = (_step(sign, key, at, game, tongue, "leap") for sign, key, at in leap)
    return back, on


def _where(game: Game, tongue: Tongue) -> str:
    """Which turn and which move is shown."""
    key = "turn-move-of" if game.state.turn else "move-of"
    return element("output", escaped(tongue.ui(key, turn=game.state.turn, at=game.at, last=game.last)))


def _curves(page: TablePage, tongue: Tongue) -> str:
    shown = page.unfolded
    early = not shown and page.game.states[page.game.last].turn < 2
    given = {"aria_expanded": str(shown).lower(), "title": tongue.ui("curves-later") if early else None, "data_key": "curves"}
    return button(tongue.ui("curves"), "curves", disabled=early, **given)


def _keys(tongue: Tongue) -> str:
    """The way to the list of keys, which one of them opens too; where there is no keyboard the style hides it."""
    told, key = tongue.ui("title-keys"), tongue.ui("key-list")
    given = {"class_": "keyed", "title": told, "aria_label": told, "aria_keyshortcuts": key, "data_key": "keys"}
    return button(key, "dialog", "keys", **given)
