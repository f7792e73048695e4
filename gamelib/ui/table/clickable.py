"""What a click on the board does: which moves a place stands for, which places are ringed, and where a click asks first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ...core.moves import CHANCE, Move, Place
from ...core.rulesets import part
from ..markup import Tongue
from .choices import by_kind, number_range, slug, told_apart
from .sight import Seen

TRADE = frozenset(("buy", "sell"))
"""What costs money or brings it: a click on the board asks first, also where it can mean only one of them."""
AT_ONCE = TRADE | {"surrender"}
"""What is done share by share, several of the same with one click; to give up a share for a debt is no trade."""
CROWD = 8
"""More moves than these do not begin at one place for a player, or with one thing of several that lie there: where they end
tells them apart."""
Acts = dict[str, list[list[str]]]
"""The moves of each place, each in notation and in words."""


def acts(seen: Seen, moves: Sequence[Move], actor: int, tongue: Tongue) -> Acts:
    """The moves that each place stands for: those that end there, and those that begin there.

    A place that a move only passes, as a portfolio that a bought share comes to, does not stand for it. To a plain tongue no
    place stands for numbers, such as bids: they have a field.
    """
    if tongue.plain:
        moves = [move for same in by_kind(moves).values() if len(same) == 1 or number_range(same) is None for move in same]
    words = told_apart(moves, tongue, seen.ruleset)
    ends: Acts = {}
    begins: Acts = {}
    taken_up: Acts = {}
    for move in moves:
        places = move.places(actor)
        said = [str(move), words[move]]
        goals = (*places[-1:], *stands_for(seen, move))
        for group, some in ((begins, places[:-1][:1]), (taken_up, starts_at(seen, move)), (ends, goals)):
            for one in some:
                group.setdefault(slug(one), []).append(said)
    if tongue.plain:
        things = _things(seen)
        begins = {place: some for place, some in begins.items() if not _is_crowded([one[0] for one in some], things.get(place))}
    begins |= taken_up
    return {place: ends.get(place, []) + begins.get(place, []) for place in {**begins, **ends}}


def touched(seen: Seen, moves: Sequence[Move], actor: int, plain: bool = False) -> list[Place]:
    """The places to ring: where a move may end, and those of the pieces that would go there."""
    begins: dict[Place, list[str]] = {}
    for move in moves if plain else ():
        for place in move.places(actor)[:-1][:1]:
            begins.setdefault(place, []).append(str(move))
    things = _things(seen) if begins else {}
    crowded = {place for place, some in begins.items() if _is_crowded(some, things.get(slug(place)))}
    rings = (place for move in moves for place in stands_for(seen, move) or _ends(move.places(actor)))
    return [place for place in dict.fromkeys(rings) if place not in crowded]


def _things(seen: Seen) -> dict[str, set[str]]:
    """What lies at each place, by the names that moves have for it."""
    things: dict[str, set[str]] = {}
    for (place, thing), count in seen.holdings().items():
        if count:
            things.setdefault(slug(place), set()).add(thing)
    return things


def _is_crowded(moves: Sequence[str], things: set[str] | None) -> bool:
    """Whether too many moves begin at a place; where each names one of the things that lie there, with one of these."""
    named = [next((word for word in move.split() if word in (things or ())), "") for move in moves]
    most = max(Counter(named).values()) if all(named) else len(moves)
    return most > CROWD


def doubtful(seen: Seen, moves: Sequence[Move], actor: int) -> list[str]:
    """The places at which one trades, where a single move is shown before it is made.

    A number of shares or a purse is no button: whoever clicks it sees what would be bought or sold before money changes hands.
    Where what is sold is a piece that goes to a place of its own, as the ruleset says, a click does it like any other.
    """
    if actor == CHANCE or getattr(part(seen.ruleset, "clicked"), "SOLD_AS_PIECES", False):
        return []
    traded = [move for move in moves if move.kind in AT_ONCE]
    return list(dict.fromkeys(slug(one) for move in traded for one in (*_ends(move.places(actor)), *stands_for(seen, move))))


def picked(seen: Seen, moves: Sequence[Move], actor: int) -> list[str]:
    """The places of pieces at which moves only begin: a click there takes up the piece, and another one does it."""
    ends = {slug(place) for move in moves for place in (*move.places(actor)[-1:], *stands_for(seen, move))}
    begins = dict.fromkeys(slug(place) for move in moves for place in _begins(seen, move, actor))
    return [place for place in begins if place not in ends]


def barred(seen: Seen, moves: Sequence[Move], actor: int) -> dict[str, list[str]]:
    """The things that lie where moves begin and are no part of them: nobody takes them up."""
    known, begins = _things(seen), dict.fromkeys(place for move in moves for place in _begins(seen, move, actor))
    things = {slug(at): [one for one in sorted(known.get(slug(at), ())) if unwanted(seen, actor, at, one)] for at in begins}
    return {place: some for place, some in things.items() if some}


def unwanted(seen: Seen, actor: int, place: Place, thing: str) -> Any:
    """The ruleset's reason why a thing is no part of what is decided, though moves begin at its place; None without one."""
    tell = getattr(part(seen.ruleset, "clicked"), "unwanted", None)
    return None if tell is None else tell(seen.rules, seen.table, actor, place, thing)


def stands_for(seen: Seen, move: Move) -> tuple[Place, ...]:
    """Where whoever looks at the table would click for a move, if the ruleset knows better than its two ends."""
    tell = getattr(part(seen.ruleset, "clicked"), "stands_for", None)
    return () if tell is None else tell(seen.rules, seen.table, move)


def starts_at(seen: Seen, move: Move) -> tuple[Place, ...]:
    """Where the one piece lies that a move takes away, if the ruleset knows it and the move names only its goal."""
    tell = getattr(part(seen.ruleset, "clicked"), "starts_at", None)
    return () if tell is None else tell(seen.rules, seen.table, move)


def _begins(seen: Seen, move: Move, actor: int) -> tuple[Place, ...]:
    """Where a piece is taken up for a move."""
    return move.places(actor)[:-1][:1] + starts_at(seen, move)


def _ends(places: tuple[Place, ...]) -> tuple[Place, ...]:
    """Where a move begins and where it ends."""
    return places[:1] + places[-1:]
