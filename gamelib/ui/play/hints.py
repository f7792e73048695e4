"""A hint: which move, and why, in a sentence of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...core.moves import CHANCE, Move
from ...drawing import escaped
from ...players.hints import Hint, hint
from ...players.playout import derived
from ..markup import button, element
from ..table.choices import slug
from ..table.marks import Mark
from ..table.sight import OPEN
from . import phrases

if TYPE_CHECKING:
    from ..table.game import Branch
    from ..table.page import TablePage


class Told(NamedTuple):
    """A hint that was told: in which branch, in whose turn and to whom, at which point of the game."""

    branch: Branch
    turn: int
    player: int
    at: int
    hint: Hint

    def repeated(self, later: Told) -> bool:
        """Whether a later hint to the same player in the same turn says the same."""
        same = self.branch is later.branch and (self.turn, self.player) == (later.turn, later.player)
        return same and self.at < later.at and later.hint.repeats(self.hint)


def told(page: TablePage) -> tuple[str, list[Mark], Move]:
    """What a strong player would do here and why, seen with the eyes of whoever decides; its places; the move."""
    now, game, tongue = page.moment, page.game, page.tongue
    actor = now.state.actor
    if actor is None or actor == CHANCE or now.covered or now.eyes not in (OPEN, actor):
        raise ValueError(tongue.ui("no-hint"))
    view = now.state.seen_by(actor)
    found = hint(view, derived(game.seed, "hint", game.at))
    before, page.last_hint = page.last_hint, Told(game.branch, now.state.turn, actor, game.at, found)
    best, again = found.move, before is not None and before.repeated(page.last_hint)
    move = element("b", escaped(tongue.ui("hint-move", move=phrases.said(best, tongue, now.state.ruleset))))
    why = _why(page, found, again)
    marks: list[Mark] = [["instead", False, [slug(place) for place in best.places(actor)]]]
    go = button(tongue.ui("do-it"), "play", best, class_="deed strong", data_key="do-hinted")
    inside = f'<p><span aria-hidden="true">★</span> {move}</p>{element("p", escaped(why))}{go}'
    return element("div", inside, class_="note hint-told"), marks, best


def _why(page: TablePage, found: Hint, again: bool) -> str:
    """The reason, unless it was told just before, and how much better the move is than the next."""
    tongue, ruleset = page.tongue, page.moment.state.ruleset
    says = tongue.of(ruleset)
    why = tongue.ui("hint-again") if again else says.say("hints", found.key, found.values, tongue.names)
    if found.next is None or not found.margin:
        return why
    following = phrases.said(found.next, tongue, ruleset)
    return f"{why} {says.say('hints', found.margin, {'gain': found.gain, 'next': f'“{following}”'})}"
