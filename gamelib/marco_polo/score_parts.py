"""What a fortune is made of: cash, goods, and the papers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from .atlas import world
from .engine.end import worth

if TYPE_CHECKING:
    from . import State

Part = tuple[str, Mapping[str, object]]
"""The key of a line among the ruleset's ``score-parts``, and its values."""


def score_parts(state: State, player: int) -> Iterator[Part]:
    """Cash and goods, and Table and Secret where the merchant has any of them."""
    rules, table = state.rules, state.table
    cash, score = table.cash[player], worth(rules, table, player)
    goods = world(rules.map).worth(table.hands[player])
    papers = score - cash - goods
    yield "with-papers" if papers else "sum", {"cash": cash, "goods": goods, "papers": papers, "score": score}
