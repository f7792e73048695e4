"""A hint: which move, and why, in a sentence of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.moves import CHANCE
from ...drawing import escaped
from ...players.playout import derived
from ..markup import element
from ..table.choices import slug
from ..table.marks import Mark
from ..table.sight import OPEN
from . import phrases

if TYPE_CHECKING:
    from ..table.page import TablePage


def told(page: TablePage) -> tuple[str, list[Mark]]:
    """What a sensible player would do here, seen with the eyes of whoever decides, and the places of it."""
    now, game, tongue = page.moment, page.game, page.tongue
    actor = now.state.actor
    if actor is None or actor == CHANCE or now.covered or now.eyes not in (OPEN, actor):
        raise ValueError(tongue.ui("no-hint"))
    view = now.state.seen_by(actor)
    move = game.ruleset.BOTS[game.stand_in](view, derived(game.seed, "hint", game.at))
    said = tongue.ui("hint-move", move=phrases.said(move, tongue, now.state.ruleset))
    marks: list[Mark] = [["instead", False, [slug(place) for place in move.places(actor)]]]
    return element("div", f'<b aria-hidden="true">★</b> {escaped(said)}', class_="note hint-told"), marks
