"""The moves of Marco Polo as a person would write them: ``announce sea``, ``spin 4``, ``go Acre``, ``sell tea``, ``deal 2``.

Spaces and cards go by the names on the map; which names exist is a matter of the map, and a move that names none of them is
refused there. Players are counted from 1 in notation and from 0 in the moves themselves.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ...core.kit.notation import Notation, every
from ...core.moves import Move
from .moves import (
    CASH,
    MOST_PLAYERS,
    PAPERS,
    Announce,
    Buy,
    Deal,
    Decline,
    Dice,
    Done,
    Draw,
    Fight,
    First,
    Fresh,
    Give,
    Go,
    Golden,
    Name,
    Ransom,
    Refuse,
    Secret,
    Sell,
    Spin,
    Take,
)  # fmt: skip

if TYPE_CHECKING:
    from ..rules import Rules
    from ..world import World

__all__ = [
    "ANNOUNCES", "BUY_ONE", "CASH", "DEALS", "DECLINE", "DICE", "DONE", "FIGHT_ON", "FIRSTS", "FRESH_START", "GOLDEN", "LEARNT",
    "MOST_PLAYERS", "NAMES", "PAPERS", "RANSOM_CASH", "REFUSE", "SELL_PAPERS",
    "Announce", "Buy", "Deal", "Decline", "Dice", "Done", "Draw", "Fight", "First", "Fresh", "Give", "Go", "Golden", "Name",
    "Ransom", "Refuse", "Secret", "Sell", "Spin", "Take", "catalogue", "parse",
]  # fmt: skip

# Moves without names of the map exist once, so that listing the legal ones makes no new objects; the rest a map makes.
FIRSTS, ANNOUNCES, DICE, DEALS, NAMES = every(First), every(Announce), every(Dice), every(Deal), every(Name)
GOLDEN, LEARNT, SELL_PAPERS = every(Golden), every(Secret), every(Sell, card=PAPERS)
FRESH_START, DECLINE, FIGHT_ON, REFUSE, BUY_ONE, DONE = Fresh(), Decline(), Fight(), Refuse(), Buy(), Done()
RANSOM_CASH = Ransom(CASH)


def catalogue(rules: Rules) -> tuple[Move, ...]:
    """Every move that can ever be written under these rules, in a fixed order."""
    from ..atlas import world

    return _catalogue(world(rules.map), rules.players)


@lru_cache(maxsize=64)
def _catalogue(here: World, players: int) -> tuple[Move, ...]:
    begin: tuple[Move, ...] = (*FIRSTS[:players], FRESH_START, *ANNOUNCES, *here.spins, FIGHT_ON, REFUSE, *DICE)
    way: tuple[Move, ...] = (*here.goods_moves(here.ransoms), RANSOM_CASH, *here.goes)
    trade: tuple[Move, ...] = (*here.goods_moves(here.sells), *SELL_PAPERS, BUY_ONE, *DEALS[:players], DONE)
    found: tuple[Move, ...] = (*here.draws, *here.goods_moves(here.takes), *here.goods_moves(here.gives))
    return (*begin, *way, *trade, *found, *GOLDEN, *LEARNT, *NAMES[:players], DECLINE)


KINDS_OF_MOVE = (
    First, Fresh, Announce, Spin, Fight, Refuse, Dice, Ransom, Go, Sell, Buy, Deal, Done, Draw, Take, Give, Golden, Secret,
    Name, Decline,
)  # fmt: skip
parse = Notation("Marco Polo", KINDS_OF_MOVE, typical=Go).parse
