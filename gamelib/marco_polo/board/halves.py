"""Which half of the map is enough on a wall: where the pawn whose turn it is begins far from the other half and stays.

Only what everybody knows decides: the pawn's space, and what was announced and spun. Within a turn the map changes by itself
at most once: a half that gives way to the whole does not come back before the next turn.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Any

from ...core.moves import Place
from ..atlas import world
from ..table import ATTACK, FIRST, KINDS, MOVE, OVER, Table
from ..world import World
from .geography import halves

NAMES = ("west", "east")
SNUG = "snug"
FAR = 4
"""So many steps at least are between a pawn and the other half where its own is enough."""


def at_the_table(states: Sequence[Any], targets: Sequence[Place] = (), said: str = "", turned: str = "") -> dict[str, Any]:
    """How the last of these positions is drawn on a wall: as the half where its turn takes place, if one is enough.

    Where somebody ``turned`` to the other half, that one is drawn, without any space to be clicked on it; where what is
    ``said`` beside it names a space of the other half, the whole map.
    """
    half = close_up(states, targets)
    if not half:
        return {}
    if turned in NAMES and turned != half:
        aside = [place for place in targets if place[0] != "space"]
        return {"close_up": turned, "targets": aside if len(aside) == len(targets) else None}
    return {"said": said} if _is_named(world(states[-1].rules.map), 1 - NAMES.index(half), said) else {"close_up": half}


def in_a_small_window(states: Sequence[Any], targets: Sequence[Place] = (), said: str = "", turned: str = "") -> dict[str, Any]:
    """The same in a small window that is no wall: with the letters of a laptop, so that every name has room."""
    drawn = at_the_table(states, targets, said, turned)
    return {**drawn, "close_up": "-".join(filter(None, (SNUG, drawn.get("close_up"))))}


def _is_named(here: World, half: int, said: str) -> bool:
    """Whether a text names a space of a half of the map."""
    spaces = (one.name for one, home in zip(here.spaces, halves(here), strict=True) if home == half)
    return bool(said) and re.search(rf"\b({'|'.join(map(re.escape, spaces))})\b", said) is not None


def close_up(states: Sequence[Any], targets: Iterable[Place] = ()) -> str:
    """The half in which a turn has taken place so far, with all that may be clicked; nothing where it takes the whole map."""
    now, here = states[-1].table, world(states[-1].rules.map)
    turn = [one.table for one in takewhile(lambda one: one.table.turn == now.turn, reversed(states))]
    if now.phase in (FIRST, OVER) or not 0 <= now.player < len(now.places):
        return ""
    start, homes = turn[-1].places[now.player], halves(here)
    asked = {here.index[str(place[1])] for place in targets if place[0] == "space"}
    passed = {table.places[now.player] for table in turn}
    if any(homes[at] != homes[start] for at in asked | passed):
        return ""
    is_enough = all(leaves(here, start, kind) >= FAR for kind in range(len(KINDS)))
    return NAMES[homes[start]] if is_enough and not any(_leads_away(here, table) for table in turn) else ""


def _leads_away(here: World, table: Table) -> bool:
    """Whether a pawn that is to move could come to the other half."""
    return table.phase == MOVE and table.spun > ATTACK and leaves(here, table.places[table.player], table.kind) <= table.spun


@lru_cache(maxsize=256)
def leaves(here: World, at: int, kind: int) -> int:
    """After how many steps of a kind a pawn can be in the other half of the map; more than there are spaces if never."""
    homes, steps, edge = halves(here), {at: 0}, [at]
    for one in edge:  # grows while it is walked through
        if homes[one] != homes[at]:
            return steps[one]
        for other in here.near[kind][one]:
            if other not in steps:
                steps[other] = steps[one] + 1
                edge.append(other)
    return len(homes) + 1
