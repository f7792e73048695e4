"""What a click is answered where nothing can be done: on a pile, a stack, the bank; and where one clicks to buy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..core.moves import Move, Place
from .atlas import world
from .notation import Buy
from .rules import Rules
from .table import BANK, BOX, BUY, COLOURS, LOOT, SECRET_STACK, SHOWN, TABLES, TRADE, Table, pile

STACKS = {
    TABLES: ("tables", "marco_polo.khanbalik-gift"),
    SECRET_STACK: ("secrets", "marco_polo.mission"),
    LOOT: ("loot", "marco_polo.loot"),
    SHOWN: ("shown", "marco_polo.chance-draw"),
    BANK: ("bank", "marco_polo.sell"),
    BOX: ("box", "marco_polo.sold-papers"),
}
"""What is said of each stack, and the clause behind it."""


class Reason(NamedTuple):
    """The key of a sentence among the ruleset's ``clicked``, the clause behind it, and its values."""

    key: str
    clause: str
    values: Mapping[str, object]


def stands_for(rules: Rules, table: Table, move: Move) -> tuple[Place, ...]:
    """A card is bought at the pile of the post's colour."""
    return (pile(_colour(rules, table)),) if isinstance(move, Buy) and table.phase in (TRADE, BUY) else ()


def clicked(rules: Rules, table: Table, player: int, place: Place) -> Reason | None:
    """Why no card can be bought from a pile, or what a stack is for; None where a move says it."""
    if place in STACKS:
        key, clause = STACKS[place]
        return Reason(key, clause, {"value": world(rules.map).best, "gift": rules.gift} if key == "tables" else {})
    return _pile(rules, table, player, str(place[1])) if place[0] == "pile" else None


def _pile(rules: Rules, table: Table, player: int, colour: str) -> Reason:
    """Cards are bought on a post of their colour, after a move that led there, in cash."""
    if table.phase not in (TRADE, BUY):
        return Reason("pile", "marco_polo.trade-where", {"colour": colour})
    sold = COLOURS[_colour(rules, table)]
    space = world(rules.map).spaces[table.places[table.player]].name
    if sold != colour:
        return Reason("pile-elsewhere", "marco_polo.buy", {"space": space, "sold": sold, "colour": colour})
    if table.cash[player] < rules.price:
        return Reason("pile-dear", "marco_polo.buy", {"price": rules.price, "cash": table.cash[player]})
    return Reason("pile", "marco_polo.trade-where", {"colour": colour})


def _colour(rules: Rules, table: Table) -> int:
    """The colour of the post on which the player stands."""
    return world(rules.map).colours[table.places[table.player]]
