"""What Marco Polo answers to a driver: ``state.at("Acre")``, ``state.debts``, ``state.purchases_left``."""

from __future__ import annotations

from ..core.answers import seats, single
from ..core.moves import Place
from .atlas import world
from .rules import Rules
from .table import COLOURS, Table, pile, space


def places(rules: Rules) -> dict[str, Place]:
    """``Acre`` is a space of the map, ``hand 1`` what the first player holds."""
    found: dict[str, Place] = {one.name: space(one.name) for one in world(rules.map).spaces}
    found |= {f"pile {name}": pile(colour) for colour, name in enumerate(COLOURS)}
    return found | seats(rules.players, "cash", "hand") | single("bank", "loot", "shown", "tables", "secrets", "box")


def debts(rules: Rules, table: Table) -> tuple[int, ...]:
    """What each merchant still has to pay for a card or as a ransom."""
    owed = [0] * rules.players
    for task in table.agenda:
        if task[0] == "pay":
            owed[int(task[1])] += int(task[3])
    return tuple(owed)


def purchases_left(rules: Rules, table: Table) -> int:
    """How many more cards may be bought in this turn."""
    return table.left
