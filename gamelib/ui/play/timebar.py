"""Below the table: take back, step through what happened, and the curves if one wants them."""

from __future__ import annotations

from ...drawing import escaped
from ..markup import Tongue, button, element, here
from ..table.game import ROLLS, Game
from ..table.timebar import slider
from . import luck


def bar(game: Game, tongue: Tongue, can_undo: bool, curves_shown: bool, on_wall: bool = False) -> str:
    """Undo, one step back and on, where we are, and the curves; also luck by hand, where it was chosen and no menu has it.

    Whoever looks back can let the game run by, too.
    """
    undo = button(f"↶ {tongue.ui('undo')}", "undo", disabled=not can_undo, data_key="undo",
                  aria_keyshortcuts=tongue.ui("key-undo"))  # fmt: skip
    back = button(
        "◀", "go", game.at - 1, disabled=game.at == 0, aria_label=tongue.ui("back"), title=tongue.ui("back"), data_key="back"
    )
    on = button(
        "▶", "go", game.at + 1, disabled=game.at == game.last, aria_label=tongue.ui("on"), title=tongue.ui("on"), data_key="on"
    )
    past = {"title": tongue.ui("run-back"), "aria_label": tongue.ui("run-back"), "data_key": "run"}
    run = here("▷", "run", **past) if game.at < game.last and not on_wall else ""
    where = element("output", escaped(tongue.ui("move-of", at=game.at, last=game.last)))
    early = not curves_shown and game.states[game.last].turn < 2
    help_ = tongue.ui("curves-later") if early else None
    curves = button(
        tongue.ui("curves"), "curves", aria_expanded=str(curves_shown).lower(), disabled=early, title=help_, data_key="curves"
    )
    fate = luck.switch(game, tongue) if game.chance != ROLLS and not on_wall else ""
    keys = "" if on_wall else _keys(tongue)
    return f'{undo}{back}<div class="slide">{slider(game, tongue)}</div>{on}{run}{where}{fate}{curves}{keys}'


def _keys(tongue: Tongue) -> str:
    """The way to the list of keys, which one of them opens too; where there is no keyboard the style hides it."""
    told, key = tongue.ui("title-keys"), tongue.ui("key-list")
    given = {"class_": "keyed", "title": told, "aria_label": told, "aria_keyshortcuts": key, "data_key": "keys"}
    return button(key, "dialog", "keys", **given)
