"""The moves of Marco Polo as a person would write them: ``announce sea``, ``spin 4``, ``go Acre``, ``sell tea``, ``deal 2``.

Spaces and cards go by the names on the map; which names exist is a matter of the map, and a move that names none of them is
refused there. Players are counted from 1 in notation and from 0 in the moves themselves.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from ...core.errors import NotationError
from ...core.moves import Move
from ...core.text import shown
from ..table import ATTACK, KINDS, MISSIONS, SECRETS
from .moves import (
    CASH,
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
)

if TYPE_CHECKING:
    from ..rules import Rules
    from ..world import World

__all__ = [
    "ANNOUNCES",
    "BUY_ONE",
    "CASH",
    "DEALS",
    "DECLINE",
    "DICE",
    "DONE",
    "FIGHT_ON",
    "FIRSTS",
    "FRESH_START",
    "GOLDEN",
    "GRAMMAR",
    "LEARNT",
    "MOST_PLAYERS",
    "NAMES",
    "PAPERS",
    "RANSOM_CASH",
    "REFUSE",
    "SELL_PAPERS",
    "Announce",
    "Buy",
    "Deal",
    "Decline",
    "Dice",
    "Done",
    "Draw",
    "Fight",
    "First",
    "Fresh",
    "Give",
    "Go",
    "Golden",
    "Name",
    "Ransom",
    "Refuse",
    "Secret",
    "Sell",
    "Spin",
    "Take",
    "catalogue",
    "parse",
]

MOST_PLAYERS = 4

# Moves without names of the map exist once, so that listing the legal ones makes no new objects; the rest a map makes.
FIRSTS = tuple(First(player) for player in range(MOST_PLAYERS))
ANNOUNCES = tuple(Announce(kind) for kind in range(len(KINDS)))
DICE = tuple(Dice(black, white) for black in range(1, 7) for white in range(1, 7))
DEALS = tuple(Deal(player) for player in range(MOST_PLAYERS))
NAMES = tuple(Name(player) for player in range(MOST_PLAYERS))
GOLDEN = tuple(Golden(city) for city in MISSIONS)
LEARNT = tuple(Secret(name) for name in SECRETS)
SELL_PAPERS = tuple(Sell(paper) for paper in PAPERS)
FRESH_START, DECLINE, FIGHT_ON, REFUSE, BUY_ONE, DONE, RANSOM_CASH = (
    Fresh(),
    Decline(),
    Fight(),
    Refuse(),
    Buy(),
    Done(),
    Ransom(CASH),
)


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


_name, _player = r"([^\W\d_](?:[^\W_]|[ '’-]){0,29})", f"([1-{MOST_PLAYERS}])"
_card = "([a-z][a-z-]{0,39})"
GRAMMAR: dict[str, tuple[str, str, Callable[..., Move]]] = {
    "first": (f"first {_player}", "first 1", lambda player: First(int(player) - 1)),
    "fresh": ("fresh start", "fresh start", lambda: FRESH_START),
    "announce": ("announce (land|sea)", "announce sea", lambda kind: Announce(KINDS.index(kind))),
    "spin": ("spin ([1-9]|attack)", "spin 4", lambda steps: Spin(ATTACK if steps == "attack" else int(steps))),
    "fight": ("fight", "fight", lambda: FIGHT_ON),
    "refuse": ("refuse", "refuse", lambda: REFUSE),
    "dice": ("dice ([1-6]) ([1-6])", "dice 3 5", lambda black, white: Dice(int(black), int(white))),
    "ransom": (f"ransom {_card}", "ransom tea", Ransom),
    "go": (f"go {_name}", "go Acre", Go),
    "sell": (f"sell {_card}", "sell tea", Sell),
    "buy": ("buy", "buy", lambda: BUY_ONE),
    "deal": (f"deal {_player}", "deal 2", lambda player: Deal(int(player) - 1)),
    "done": ("done", "done", lambda: DONE),
    "draw": (f"draw {_card}", "draw tea", Draw),
    "take": (f"take {_card}", "take tea", Take),
    "give": (f"give {_card}", "give tea", Give),
    "table": (f"table ({'|'.join(MISSIONS)})", "table Kyoto", Golden),
    "secret": (f"secret ({'|'.join(SECRETS)})", "secret kite", Secret),
    "name": (f"name {_player}", "name 2", lambda player: Name(int(player) - 1)),
    "decline": ("decline", "decline", lambda: DECLINE),
}
"""For each kind of move: its pattern, an example, and how it is made of the parts."""


def parse(text: str) -> Move:
    """The move that a text writes; :class:`NotationError` says how that kind of move is written."""
    if not isinstance(text, str):
        raise NotationError(f"Notation is text such as 'go Acre', not {type(text).__name__}.")
    written = " ".join(text.split())
    kind = written.partition(" ")[0]
    if kind not in GRAMMAR:
        raise NotationError(f"'{shown(text)}' is no move of Marco Polo; a move begins with {', '.join(GRAMMAR)}.")
    pattern, example, make = GRAMMAR[kind]
    match = re.fullmatch(pattern, written)
    if match is None:
        raise NotationError(f"'{shown(text)}' is not a move; '{kind}' is written like '{example}'.")
    return make(*match.groups())
