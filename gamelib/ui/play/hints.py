"""A hint: which move, and why, in a sentence of the game."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from ...core.events import Event
from ...core.moves import CHANCE, Move, Place
from ...drawing import escaped, in_brief
from ...players.hints import Hint, advised, hint
from ...players.playout import derived
from ..markup import button, element
from ..table.choices import slug
from ..table.cuts import TINTS
from ..table.foreseen import certain, is_gone, told_by_hint
from ..table.marks import LOST, ROAD, Mark, of_events
from ..table.sight import OPEN
from . import counted, phrases
from .repeats import ALL, after

if TYPE_CHECKING:
    from ..table.game import Branch
    from ..table.moment import Moment
    from ..table.page import TablePage


log = logging.getLogger(__name__)

CROSSES = 2
"""Of so many events a hint says that the board crosses something; of every road that it marks it says why."""
KEPT = 40
"""So many hints are remembered: one that advises otherwise than they did says why."""


class Told(NamedTuple):
    """A hint that was told: in which branch, in whose turn and to whom, at which point of the game; and those before it."""

    branch: Branch
    turn: int
    player: int
    at: int
    hint: Hint
    before: tuple[Told, ...] = ()

    def repeated(self, later: Told) -> bool:
        """Whether a later hint to the same player in the same turn says the same."""
        same = self.branch is later.branch and (self.turn, self.player) == (later.turn, later.player)
        return same and self.at < later.at and later.hint.repeats(self.hint)


def told(page: TablePage) -> tuple[str, list[Mark], Move]:
    """What a strong player would do here and why, seen with the eyes of whoever decides; its places; the move.

    Where the reason cannot be found, which no table should bring about, the move is told alone.
    """
    now, tongue = page.moment, page.tongue
    actor = now.state.actor
    if now.apart:
        raise ValueError(tongue.ui("hint-after-look", player=actor))
    if actor is None or actor == CHANCE or now.covered or now.eyes not in (OPEN, actor):
        raise ValueError(tongue.ui("no-hint"))
    for way in (_with_reason, _alone):
        try:
            return way(page, actor)
        except Exception:
            log.exception("a hint failed")
    raise ValueError(tongue.ui("hint-failed"))


def _with_reason(page: TablePage, actor: int) -> tuple[str, list[Mark], Move]:
    view, luck, earlier = page.moment.state.seen_by(actor), _luck(page), _earlier(page, actor)
    found = hint(view, luck, [one.hint for one in earlier], _past(page, actor))
    now_told = Told(page.game.branch, page.moment.state.turn, actor, page.game.at, found, earlier)
    why = _why(page, found, bool(earlier) and earlier[-1].repeated(now_told))
    marks: list[Mark] = [_instead(page.moment, found.move, actor), *_gone(page, found.move), *_way(found)]
    inside = _said(page, found.move, why, _crossed(page, found), found.times, counted.folded(found, page.tongue))
    page.last_hint = now_told
    return inside, marks, found.move


def _alone(page: TablePage, actor: int) -> tuple[str, list[Mark], Move]:
    best = advised(page.moment.state.seen_by(actor), _luck(page))
    return _said(page, best, page.tongue.ui("hint-alone")), [_instead(page.moment, best, actor)], best


def _luck(page: TablePage) -> Random:
    return derived(page.game.seed, "hint", page.game.at)


def _said(page: TablePage, best: Move, why: str, crossed: str = "", times: int = 1, how: str = "") -> str:
    """The move in words, as often as it is to be made, the reason, and a button that does it."""
    now, tongue = page.moment, page.tongue
    often = max(len(after(now, best, min(times, ALL))), 1)
    once = phrases.said(best, tongue, now.state.ruleset)
    words = phrases.several(best, often, once, tongue, now.state.ruleset)
    move = element("b", escaped(tongue.ui("hint-move", move=words)))
    does = ("play", best) if often == 1 else ("repeat", f"{often} {best}")
    go = button(tongue.ui("do-it"), *does, class_="deed strong", data_key="do-hinted")
    said = f'<p><span aria-hidden="true">★</span> {move}</p>{element("p", escaped(why))}'
    return element("div", f"{said}{crossed}{go}{how}", class_="note hint-told")


def _instead(now: Moment, best: Move, actor: int) -> Mark:
    """The mark of the places of a move."""
    return ["instead", False, _pointed_at(now, best, actor)]


def lit(card: str, move: Move | None) -> str:
    """The card on which the button of a move that was hinted at is lit."""
    plain = f'data-arg="{escaped(str(move))}" class="deed'
    return card if move is None else card.replace(f'{plain}"', f'{plain} hinted"')


def _pointed_at(now: Moment, move: Move, actor: int) -> list[str]:
    """The places of a move that a hint marks: of a stock, such as the bank, nothing where one square tells as much.

    Where a stock is all there is, it is the pile in it that the move names: the colour to auction, and no other.
    """
    places = move.places(actor)
    squares = [slug(place) for place in places if len(place) > 1]
    return squares or [_within(now, place, str(move).split()) for place in places]


def _within(now: Moment, stock: Place, named: Sequence[str]) -> str:
    """A stock, or what lies there as a part of it where a move names that."""
    thing = next(
        (thing for (place, thing), count in now.seen.holdings().items() if place == stock and count and thing in named), ""
    )
    return f"{slug(stock)}#{thing}" if thing else slug(stock)


def _way(found: Hint) -> list[Mark]:
    """The way whose length a hint tells, as a dashed line over the places that it leads over."""
    way = found.values.get("way")
    return [["ahead", True, [slug(place) for place in way]]] if isinstance(way, tuple) and way else []


def _gone(page: TablePage, best: Move) -> list[Mark]:
    """The crosses and roads that the words of a hint speak of, and the parts of the board that these roads keep together."""
    events = [event for event in certain(page.moment, best) if is_gone(event)]
    return [mark for mark in of_events(events) if mark[0] in (LOST, ROAD, *TINTS)]


def _crossed(page: TablePage, found: Hint) -> str:
    """What the crosses and roads mean that the board shows beside the move: the last that it causes tells what is gone.

    Of plots that the reason or what the move costs has named it is said already that they become roads.
    """
    tongue, named = (
        page.tongue,
        {str(plot) for values in (found.values, found.cost[1] if found.cost else {}) for plot in _parts(values.get("plots"))},
    )
    gone = [event for event in told_by_hint(certain(page.moment, found.move)) if event.values.get("plot") not in named]
    said = [in_brief(event, tongue.names, tongue.language) for event in gone]
    roles = {role for role, *_ in of_events(gone[-1:])}
    if ROAD in roles and found.change and found.cost:
        return ""  # three sentences are enough: the board marks these roads
    key, said = ("crossed", said[:CROSSES]) if LOST in roles else ("paved", said)
    if key == "paved" and len(gone) > 1:
        said = [tongue.ui("paved-several", plots=tuple(event.values["plot"] for event in gone))]
    return element("p", escaped(tongue.ui(key, told=" ".join(said))), class_=key) if said else ""


def _parts(value: object) -> Iterator[object]:
    """Whatever lies in a value, however deep."""
    if isinstance(value, tuple | list):
        for part in value:
            yield from _parts(part)
    else:
        yield value


def _past(page: TablePage, actor: int) -> Iterator[Event]:
    """All that this player saw happen on the way to this point of the game."""
    states = page.game.states[: page.game.at + 1]
    return (event for state in states for event in state.seen_by(actor).events)


def _earlier(page: TablePage, actor: int) -> tuple[Told, ...]:
    """The hints that this player was told on the way to this point of the game, the latest last."""
    last, game = page.last_hint, page.game
    told = () if last is None else (*last.before, last._replace(before=()))
    return tuple(one for one in told if one.branch is game.branch and one.player == actor and one.at < game.at)[-KEPT:]


def _why(page: TablePage, found: Hint, again: bool) -> str:
    """The reason, what has changed before it, and after it what the move gives up or, for want of both, is better than."""
    tongue, ruleset = page.tongue, page.moment.state.ruleset
    says = tongue.of(ruleset)
    why = says.say("hints", found.key, found.values, tongue.names)
    if again:
        return tongue.ui("hint-again", why=why)
    change, cost = found.beside(tongue.names, tongue.language)
    if change or cost:
        return " ".join(part for part in (change, why, cost) if part)
    if found.next is None or not found.margin:
        return why
    following = phrases.said(found.next, tongue, ruleset)
    return f"{why} {says.say('hints', found.margin, {'gain': found.gain, 'next': f'“{following}”'})}"
