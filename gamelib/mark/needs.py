"""What a company plays for: how it stands in cash, and how near the end is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .engine.end import full_rows
from .rules import Rules
from .table import Table

Need = tuple[str, Mapping[str, object]]
"""The key of a sentence among the ruleset's ``needs``, and its values."""
COUNTED = {"end": ("full", "rows")}
"""What is counted in a sentence, for the bar below it: how much there is, and of how much."""


def needs(rules: Rules, table: Table, player: int) -> Iterator[Need]:
    """The cash of the company beside the best of the others, and the rows that are full."""
    cash = table.cash
    others = [other for other in range(rules.players) if other != player]
    most = max(cash[other] for other in others)
    rivals = tuple(other for other in others if cash[other] == most)
    key = "level" if most == cash[player] else "ahead" if most < cash[player] else "behind"
    some = "-some" if key != "level" and len(rivals) > 1 else ""
    yield f"{key}{some}", {"cash": cash[player], "player": rivals[0], "players": rivals, "most": most}
    yield "end", {"full": full_rows(rules, table), "rows": rules.rows_to_end}
