"""What a click on the board does: which moves a place stands for, which places are ringed, and where a click asks first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from ...core.moves import CHANCE, Move, Place
from ...core.rules import Rules
from ...core.rulesets import part, ruleset
from ..markup import Tongue
from .choices import by_kind, number_range, slug, told_apart
from .sight import Seen

SEVERAL = 2
"""So many kinds of moves at one place leave it open which was meant."""
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
    for move in moves:
        places = move.places(actor)
        said = [str(move), words[move]]
        for group, some in ((begins, places[:-1][:1]), (ends, (*places[-1:], *stands_for(seen, move)))):
            for one in some:
                group.setdefault(slug(one), []).append(said)
    if tongue.plain:
        things = _things(seen)
        begins = {place: some for place, some in begins.items() if not _is_crowded([one[0] for one in some], things.get(place))}
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
    """The places at which one move may be made, but another that is due may have been meant; and all at which one trades.

    A number of shares or a purse is no button: whoever clicks it sees what would be bought or sold before money changes hands.
    """
    due = set(by_kind(moves))
    if actor == CHANCE:
        return []
    traded = [move for move in moves if move.kind in AT_ONCE]
    trade = [slug(place) for move in traded for place in (*_ends(move.places(actor)), *stands_for(seen, move))]
    if len(due) < SEVERAL:
        return list(dict.fromkeys(trade))
    kinds = _kinds_at(seen.ruleset, seen.rules, actor)
    ends = Counter(slug(place) for move in moves for place in move.places(actor)[-1:])
    unclear = [place for place, count in ends.items() if count == 1 and len(kinds.get(place, frozenset()) & due) >= SEVERAL]
    return list(dict.fromkeys(trade + unclear))


def picked(seen: Seen, moves: Sequence[Move], actor: int) -> list[str]:
    """The places of pieces at which moves only begin: a click there takes up the piece, and another one does it."""
    ends = {slug(place) for move in moves for place in (*move.places(actor)[-1:], *stands_for(seen, move))}
    begins = dict.fromkeys(slug(place) for move in moves for place in move.places(actor)[:-1][:1])
    return [place for place in begins if place not in ends]


def stands_for(seen: Seen, move: Move) -> tuple[Place, ...]:
    """Where whoever looks at the table would click for a move, if the ruleset knows better than its two ends."""
    tell = getattr(part(seen.ruleset, "clicked"), "stands_for", None)
    return () if tell is None else tell(seen.rules, seen.table, move)


def _ends(places: tuple[Place, ...]) -> tuple[Place, ...]:
    """Where a move begins and where it ends."""
    return places[:1] + places[-1:]


@lru_cache(maxsize=16)
def _kinds_at(ruleset_name: str, rules: Rules, actor: int) -> dict[str, frozenset[str]]:
    """The kinds of moves that can ever end at each place."""
    kinds: dict[str, set[str]] = {}
    for move in ruleset(ruleset_name).catalogue(rules):
        for place in move.places(actor)[-1:]:
            kinds.setdefault(slug(place), set()).add(move.kind)
    return {place: frozenset(some) for place, some in kinds.items()}
