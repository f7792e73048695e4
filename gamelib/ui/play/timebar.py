"""Below the table: take back, step through what happened, and the curves if one wants them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...drawing import escaped
from ..markup import Tongue, button, element, here, select
from ..table import pace
from ..table.game import ROLLS, Game
from ..table.timebar import RUN, SPEEDS, slider
from . import acts, finishing, luck, trying, turning

if TYPE_CHECKING:
    from ..table.page import TablePage


def bar(page: TablePage) -> str:
    """Undo, steps back and on, where we are, and the curves; also luck by hand, where it was chosen and no menu has it.

    Whoever looks back can let the game run by, and takes nothing back: there one plays on beside the game as it was. The one
    button stands where the other stood, so that no step moves the next one away. On a wall all stands in one row: there are no
    curves before there is something to see, and beside another game they are in the menu.
    """
    game, tongue, on_wall = page.game, page.tongue, page.projected
    back = _step("◀", "back", game.at - 1, game, tongue)
    on = _step("▶", "on", game.at + 1, game, tongue)
    leaps = ("", "") if on_wall else _leaps(game, tongue)
    fate = luck.switch(game, tongue) if game.chance != ROLLS and not on_wall else ""
    keys = "" if on_wall else _keys(tongue)
    slide = f'<div class="slide">{slider(game, tongue)}{_marked(page, tongue)}</div>'
    watch = _watching(page, tongue) if pace.is_watched(page) and not on_wall else ""
    time = f"{_undo_or_run(page, tongue)}{watch}{leaps[0]}{back}{slide}{on}{leaps[1]}{_where(game, tongue)}"
    lines = "" if on_wall and (is_early(page) or trying.other(page) is not None) else curves(page, tongue)
    ends = "" if on_wall else finishing.way(page, tongue, short=True)
    return f"{time}{trying.ways(page, tongue)}{fate}{lines}{ends}{keys}"


def _marked(page: TablePage, tongue: Tongue) -> str:
    """The way to the turning point of a game that is over, as a flag on the bar; it is known since the end was shown."""
    game = page.game
    if game.at == game.last and game.state.actor is None:
        page.flagged = (game.branch, game.last, turning.flag(page.moment))
    if page.flagged is None or page.flagged[:2] != (game.branch, game.last) or (at := page.flagged[2]) is None:
        return ""
    told, left = tongue.ui("turning-flag"), f"--at: {at / max(game.last, 1):.4f}"
    return button("⚑", "go", at, class_="turned", style=left, aria_label=told, title=told, data_key="to-turning")


def _watching(page: TablePage, tongue: Tongue) -> str:
    """Where only bots play, a halt and a speed."""
    said, key = tongue.ui("go-on" if page.halted else "pause"), tongue.ui("key-pause")
    given = {"aria_pressed": str(page.halted).lower(), "aria_keyshortcuts": key, "title": f"{said} ({key})", "data_key": "halt"}
    return button(said, "halt", **given) + select("speed", SPEEDS, page.speed, tongue.ui("speed"))


def _undo_or_run(page: TablePage, tongue: Tongue) -> str:
    """The way to take back, or where one looks back to let the game run by; a wall has none of the latter."""
    game, is_watched = page.game, pace.is_watched(page)
    looks_back = game.at < game.last
    if not page.projected and (looks_back or is_watched):
        told = tongue.ui("run-back")
        return here(RUN, "run", title=told, aria_label=told, data_key="run", disabled=not looks_back)
    given = {"data_key": "undo", "aria_keyshortcuts": tongue.ui("key-undo")}
    can = not looks_back and acts.last_decision(page) is not None
    return "" if is_watched else button(f"↶ {tongue.ui('undo')}", "undo", disabled=not can, **given)


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


def curves(page: TablePage, tongue: Tongue) -> str:
    """Unfolds the curves or folds them; before the second turn there is nothing to see."""
    early = is_early(page)
    given = {"title": tongue.ui("curves-later") if early else None, "data_key": "curves"}
    return button(tongue.ui("curves"), "curves", disabled=early, aria_expanded=str(page.unfolded).lower(), **given)


def is_early(page: TablePage) -> bool:
    """Whether there are no curves to see yet."""
    return not page.unfolded and page.game.states[page.game.last].turn < 2


def _keys(tongue: Tongue) -> str:
    """The way to the list of keys, which one of them opens too; where there is no keyboard the style hides it."""
    told, key = tongue.ui("title-keys"), tongue.ui("key-list")
    given = {"class_": "keyed", "title": told, "aria_label": told, "aria_keyshortcuts": key, "data_key": "keys"}
    return button(key, "dialog", "keys", **given)
