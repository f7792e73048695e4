"""A hint: which move, and why, in a sentence of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.moves import CHANCE, Move
from ...drawing import escaped
from ...players.hints import hint
from ...players.playout import derived
from ..markup import button, element
from ..table.choices import slug
from ..table.marks import Mark
from ..table.sight import OPEN
from . import phrases

if TYPE_CHECKING:
    from ..table.page import TablePage


def told(page: TablePage) -> tuple[str, list[Mark], Move]:
    """What a strong player would do here and why, seen with the eyes of whoever decides; its places; the move."""
    now, game, tongue = page.moment, page.game, page.tongue
    actor = now.state.actor
    if actor is None or actor == CHANCE or now.covered or now.eyes not in (OPEN, actor):
        raise ValueError(tongue.ui("no-hint"))
    view = now.state.seen_by(actor)
    found = hint(view, derived(game.seed, "hint", game.at))
    best, says = found.move, tongue.of(now.state.ruleset)
    move = element("b", escaped(tongue.ui("hint-move", move=phrases.said(best, tongue, now.state.ruleset))))
    why = says.say("hints", found.key, found.values, tongue.names)
    if found.next is not None and found.gain:
        following = phrases.said(found.next, tongue, now.state.ruleset)
        why = f"{why} {says.say('hints', 'better', {'gain': found.gain, 'next': f'“{following}”'})}"
    marks: list[Mark] = [["instead", False, [slug(place) for place in best.places(actor)]]]
    go = button(tongue.ui("do-it"), "play", best, class_="deed strong", data_key="do-hinted")
    inside = f'<p><span aria-hidden="true">★</span> {move}</p>{element("p", escaped(why))}{go}'
    return element("div", inside, class_="note hint-told"), marks, best
