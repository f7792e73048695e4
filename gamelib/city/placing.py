"""What may be put on the board by hand when a position is set up; roads that must be, and the pile, follow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..core.moves import Place
from .board_text import BLOCKS, EMPTY, ROAD, SITES, codes
from .cut_plots import cuts
from .positions import write
from .rules import Rules
from .table import BLOCKERS, DISTRIBUTORS, KINDS, SHOPS, SITE, Table

STOCKS = ("pile", "aside")
"""Lines that a position may leave out: what is not on the board is where it began."""
Thing = tuple[str, str, Mapping[str, object]]
"""What may be put, the key of its name among the ruleset's ``placing``, and the values in it."""


def things(rules: Rules) -> Iterator[Thing]:
    """Whatever a plot can hold, under the code it has in the text of the board."""
    players = range(rules.players)
    yield from ((str(player + 1), "marker", {"player": player}) for player in players)
    yield from ((code, "tile", {"tile": tile}) for code, tile in zip(BLOCKS, BLOCKERS, strict=True))
    for player in players:
        yield from (
            (f"{code.lower()}{player + 1}", "shop", {"tile": tile, "player": player})
            for code, tile in zip(SITES, SHOPS, strict=True)
        )
    yield from ((code, "site", {"site": site}) for code, site in zip(SITES, DISTRIBUTORS, strict=True))
    yield ROAD, "road", {}
    yield EMPTY, "nothing", {}


def choices(rules: Rules) -> Mapping[str, list[str]]:
    """What the lines may hold that are chosen from a list, by their keys."""
    return {"tile": list(KINDS if rules.demonstrations else KINDS[:-1])}


def put(rules: Rules, table: Table, thing: str, place: Place) -> list[str] | None:
    """The position with something else on a plot; None where no plot is meant."""
    kind, *where = place
    side = rules.ground.side
    if kind != "plot" or len(where) != 2 or not all(isinstance(one, int) and one < side for one in where):
        return None
    found = codes(rules, table)
    if thing[0] in SITES + SITES.lower():
        found = {plot: EMPTY if code == thing else code for plot, code in found.items()}  # there is one of it
    found[rules.ground.at(*(int(one) for one in where))] = thing
    if table.phase != SITE:
        found = _with_roads(rules, found)
    return _written(rules, table, found)


def _with_roads(rules: Rules, found: dict[int, str]) -> dict[int, str]:
    """The same with a road wherever building would break a connection."""
    served = sum(1 << plot for plot, code in found.items() if code[0] in SITES + SITES.lower())
    built = served | sum(1 << plot for plot, code in found.items() if code in tuple(BLOCKS))
    must = cuts(rules.ground, built, served)
    return {plot: ROAD if code == EMPTY and must >> plot & 1 else code for plot, code in found.items()}


def _written(rules: Rules, table: Table, found: dict[int, str]) -> list[str]:
    lines = [line for line in write(rules, table) if line.partition(":")[0] not in STOCKS]
    start, side, words = lines.index("board:") + 1, rules.ground.side, list(found.values())
    rows = [f"  {' '.join(words[row : row + side])}" for row in range(0, len(words), side)]
    return [*lines[:start], *rows, *lines[start + side :]]
