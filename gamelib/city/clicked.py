"""What a click is answered: what a place beside the board is for; beside a refusal, what lies on a plot; and its reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..core.moves import Place
from .board_text import BLOCKS, EMPTY, ROAD, SITES, codes
from .plot_sets import name
from .rules import Rules
from .table import ASIDE, BANK, BLOCKERS, BOX, DISTRIBUTORS, DRAWN, NO_TILE, NOWHERE, OFF_BOARD, PILE, SHOPS, TILES, Table

Told = tuple[str, Mapping[str, object], str]
"""The key of a sentence among the ruleset's ``lying``, its values, and the clause, if the sentence is the whole reason."""
BY_PLOT = ("plot-not-reserved", "plot-developed", "plot-reserved")
"""The refusals that speak of a plot and not of what lies there."""


class Reason(NamedTuple):
    """The key of a sentence among the ruleset's ``clicked``, the clause behind it, its values, and that it refuses nothing."""

    key: str
    clause: str
    values: Mapping[str, object]
    explains: bool = True


def clicked(rules: Rules, table: Table, player: int, place: Place) -> Reason | None:
    """What a place beside the board is for; None where a move says it."""
    if place == ASIDE:
        return Reason("aside" if any(table.aside) else "aside-empty", "city.pile-empty", {})
    if place == BOX:
        lost = tuple(DISTRIBUTORS[good] for good, site in enumerate(table.sites) if site == NOWHERE)
        return Reason("box-open" if lost else "box", "city.distributors", {"sites": lost})
    if place == BANK:
        return Reason("bank", "city.auction", {})
    if place == DRAWN:
        drawn = table.tile != NO_TILE
        return Reason("drawn" if drawn else "drawn-none", "city.build", {"tile": TILES[table.tile]} if drawn else {})
    kind, *whose = place
    owned = len(whose) == 1 and whose[0] in range(rules.players)
    return _of_player(rules, table, str(kind), int(whose[0])) if owned else None


def _of_player(rules: Rules, table: Table, kind: str, owner: int) -> Reason | None:
    """What a player's markers are for, and the shops; one that is off the board says why."""
    if kind == "hand":
        plots = table.marks[owner].bit_count()
        hand = rules.free_markers[sum(shop >= 0 for shop in table.shops[owner])] - plots
        return Reason(kind, "city.marker-owner", {"player": owner, "markers": hand, "plots": plots})
    if kind == "spare":
        return Reason(kind, "city.marker-owner", {"player": owner})
    if kind != "off-board":
        return None
    off = tuple(shop for shop, plot in zip(SHOPS, table.shops[owner], strict=True) if plot == OFF_BOARD)
    clause = "city.auction-no-plot" if off else "city.route"
    return Reason("shops-off" if off else "shops", clause, {"shops": off, "cap": rules.cap})


def because(rules: Rules, table: Table, player: int, refusal: str, values: Mapping[str, object]) -> tuple[Place, ...]:
    """The place that is the reason of a refusal, where that is none of the move's: the pile, a tile, the markers in hand."""
    known: dict[str, Place] = {"pile-not-empty": PILE, "no-plot": PILE, "no-marker": ("hand", player)}
    known |= {"due-bid": DRAWN, "due-build": DRAWN}
    return (known[refusal],) if refusal in known else ()


def lying(rules: Rules, table: Table, player: int, place: Place, refusal: str) -> Told | None:
    """What lies on the plot of such a refusal; None where the refusal is about something else, or there is no such plot."""
    if (refusal == "no-plot" and place == PILE) or (refusal == "pile-not-empty" and not table.marks[player]):
        return "no-plot", {}, ""
    kind, *where = place
    row, column = (int(part) for part in where) if kind == "plot" else (-1, -1)
    if not (0 <= row < rules.ground.side and 0 <= column < rules.ground.side):
        return None
    spot = rules.ground.at(row, column)
    key, values = _told(codes(rules, table)[spot])
    key = "marker-own" if key == "marker" and values["player"] == player else key
    if refusal == "due-bid":
        return _before_the_bid(rules, table, spot, key, {"plot": name(row, column), **values})
    if refusal not in BY_PLOT:
        return None
    clause = "" if key in ("empty", "marker", "marker-own") else "city.reserve" if refusal == "plot-developed" else "city.build"
    return key, {"plot": name(row, column), **values}, clause


def _before_the_bid(rules: Rules, table: Table, spot: int, key: str, values: Mapping[str, object]) -> Told:
    """What a plot is to the shop that is bid for: a place for it with its way, or one where it cannot go."""
    from .bots.outlook import Outlook

    good = table.tile
    told = {**values, "shop": SHOPS[good], "from": DISTRIBUTORS[good]}
    if key != "marker-own":
        return f"bid-{key}", told, ""
    length = Outlook(rules, table).length(good, spot)
    return ("bid-own" if length < rules.cap else "bid-own-far"), {**told, "length": length, "cap": rules.cap}, ""


def _told(code: str) -> tuple[str, Mapping[str, object]]:
    """The key for the word of a plot in the drawing in text, with whose or what it is."""
    if code in (EMPTY, ROAD):
        return "empty" if code == EMPTY else "road", {}
    if code.isdigit():
        return "marker", {"player": int(code) - 1}
    if code in BLOCKS:
        return "blocker", {"tile": BLOCKERS[BLOCKS.index(code)]}
    if code in SITES:
        return "site", {"site": DISTRIBUTORS[SITES.index(code)]}
    return "shop", {"tile": SHOPS[SITES.index(code[0].upper())], "player": int(code[1:]) - 1}
