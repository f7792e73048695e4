"""What a player plays for: how rich everybody is, and which company is nearest to ending the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .engine.chains import allowed_colours, legal_squares
from .engine.end import used, wealth
from .engine.settlement import still_owed
from .rules import Rules
from .table import COMPANIES, HUES, PLACE, Table

Need = tuple[str, Mapping[str, object]]
"""The key of a sentence among the ruleset's ``needs``, and its values."""
COUNTED = dict.fromkeys(("end-value", "end-value-some", "end-value-all"), ("value", "top"))
"""What is counted in a sentence, for the bar below it: how much there is, and of how much."""
NEAR = 4
"""With so few buildings left of a company they are named rather than its value."""


def _lettered(rules: Rules, table: Table) -> Iterator[Need]:
    """What the letters in the rings say, where a square is free for some colours of the roll and not for others."""
    colours = allowed_colours(rules, table) if table.phase == PLACE else ()
    squares = {company: legal_squares(table, company, table.dice[1]) for company in colours}
    if len(set(squares.values())) > 1:
        yield "letters", {}


def needs(rules: Rules, table: Table, player: int) -> Iterator[Need]:
    """What the player is worth beside the richest of the others, or beside an own debt, and what is nearest to the end."""
    others = [other for other in range(rules.players) if other != player and not table.out[other]]
    mine = wealth(table, player)
    if owed := still_owed(rules, table, player):
        yield "owing", {"worth": mine, "owed": owed}
    elif others:
        rich = {other: max(wealth(table, other) - still_owed(rules, table, other), 0) for other in others}
        most = max(rich.values())
        rivals = tuple(other for other in others if rich[other] == most)
        key = "level" if most == mine else "ahead" if most < mine else "behind"
        some = "-some" if key != "level" and len(rivals) > 1 else ""
        yield f"{key}{some}", {"worth": mine, "player": rivals[0], "players": rivals, "most": most}
    yield from _lettered(rules, table)
    left, scarce = min((rules.buildings - used(table, company), company) for company in HUES)
    if left <= NEAR:
        yield "end-buildings", {"company": COMPANIES[scarce], "left": left}
    else:
        value = max(table.values[company] for company in HUES)
        highest = [company for company in HUES if table.values[company] == value]
        key = "end-value" if len(highest) == 1 else "end-value-all" if len(highest) == len(HUES) else "end-value-some"
        yield key, {"company": COMPANIES[highest[0]], "count": len(highest), "value": value, "top": rules.top_value}
