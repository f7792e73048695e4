"""Which of the open spaces is nearest to the one that was meant."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.moves import Move
from .atlas import world
from .notation import Go
from .rules import Rules


def knows(move: Move) -> bool:
    """Whether nearness is known of such a move."""
    return isinstance(move, Go)


def nearest(rules: Rules, move: Move, legal: Sequence[Move]) -> Move | None:
    """The legal destination with the fewest lines, by land or sea, to the space that was meant; None for other moves."""
    here = world(rules.map)
    open_to = {here.index[one.space]: one for one in legal if isinstance(one, Go)}
    if not isinstance(move, Go) or move.space not in here.index or not open_to:
        return None
    seen, edge = set[int](), {here.index[move.space]}
    while edge:
        for at in sorted(edge):
            if at in open_to:
                return open_to[at]
        seen |= edge
        edge = {near for at in edge for kind in here.near for near in kind[at]} - seen
    return None
