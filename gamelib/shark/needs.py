"""What a player plays for: how rich everybody is, and which company is nearest to ending the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .engine.end import used, wealth
from .rules import Rules
from .table import COMPANIES, HUES, Table

Need = tuple[str, Mapping[str, object]]
"""The key of a sentence among the ruleset's ``needs``, and its values."""
NEAR = 4
"""With so few buildings left of a company they are named rather than its value."""


def needs(rules: Rules, table: Table, player: int) -> Iterator[Need]:
    """What the player is worth beside the richest of the others, and what is nearest to the end."""
    others = [other for other in range(rules.players) if other != player and not table.out[other]]
    mine = wealth(table, player)
    if others:
        most = max(wealth(table, other) for other in others)
        rivals = tuple(other for other in others if wealth(table, other) == most)
        key = "ahead" if most < mine else "level" if most == mine else "behind" if len(rivals) == 1 else "behind-some"
        yield key, {"worth": mine, "player": rivals[0], "players": rivals, "most": most}
    left, scarce = min((rules.buildings - used(table, company), company) for company in HUES)
    if left <= NEAR:
        yield "end-buildings", {"company": COMPANIES[scarce], "left": left}
    else:
        highest = max(HUES, key=lambda company: table.values[company])
        yield "end-value", {"company": COMPANIES[highest], "value": table.values[highest], "top": rules.top_value}
