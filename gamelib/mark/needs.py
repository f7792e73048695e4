"""What a company plays for: how it stands in cash, and how near the end is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .engine.end import full_rows
from .rules import Rules
from .table import Table

Need = tuple[str, Mapping[str, object]]
"""The key of a sentence among the ruleset's ``needs``, and its values."""


def needs(rules: Rules, table: Table, player: int) -> Iterator[Need]:
    """The cash of the company beside the best of the others, and the rows that are full."""
    cash = table.cash
    rival = max((other for other in range(rules.players) if other != player), key=lambda other: cash[other])
    key = "behind" if cash[rival] > cash[player] else "ahead" if cash[rival] < cash[player] else "level"
    yield key, {"cash": cash[player], "player": rival, "most": cash[rival]}
    yield "end", {"full": full_rows(rules, table), "rows": rules.rows_to_end}
