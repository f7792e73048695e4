"""When a hint in MARK sells although that opens a dearer square to others: a rule that a player can count on the table.

It sells where the company has another piece of the colour on the roof, or where the colour has its row and the next square
earns less than half as much again; else it lets the others sell first. The rule gives way to a strong player where that makes
a win clearly likelier.
"""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..notation import Sell
from ..rules import Rules
from ..table import ACT
from .table_facts import TableFacts
from .unsold import stays

NEAR = 0.03
"""The rule gives way where it would make a win less likely by more than this. In 40 games that was one such sale in twenty."""


def opened_to(facts: TableFacts, sale: Sell) -> tuple[int, ...]:
    """The companies that could sell to the square after this one at once; none where there is no such square."""
    return () if facts.left(sale.colour) == 1 else facts.ready(sale.colour)


def next_square(facts: TableFacts, sale: Sell) -> int:
    """What the square after that of a sale earns."""
    return facts.rules.market[sale.row][facts.table.sold[sale.colour] + 1]


def waits(facts: TableFacts, sale: Sell) -> bool:
    """Whether a sale waits by the rule: of the only piece on the roof, the first of its colour or far below the next square."""
    far_below = not facts.has_row(sale.colour) or 2 * next_square(facts, sale) >= 3 * facts.earned(sale)
    return facts.on_roof(sale.colour) == 1 and far_below


def is_told(facts: TableFacts, sale: Sell | None) -> bool:
    """Whether a sale comes under the rule: it opens a square to others, and is not the first action of a double."""
    return sale is not None and facts.table.actions < 2 and bool(opened_to(facts, sale))


def by_opening_rule(view: View, move: Move) -> Move:
    """The sale that the rule makes, or another action where it waits, if that is nearly as good as the move."""
    if view.phase != ACT or view.rules != Rules(players=view.rules.players):
        return move
    facts = TableFacts(view)
    sale = facts.dearest_sale()
    due = sale is not None and is_told(facts, sale) and not waits(facts, sale)
    if not due and not _comes_early(facts, move):
        return move
    from ..strong.expert import Mind

    worths = {other: worth for worth, other in Mind(view).ranked(view.table)}
    others = [one for one in worths if (_sells(one, sale) if due else not _comes_early(facts, one) and not stays(view, one))]
    best = next((one for one in worths if one in others), move)
    return best if worths.get(best, 0.0) >= max(worths.values()) - NEAR else move


def _sells(move: Move, sale: Sell | None) -> bool:
    """Whether a move sells the same colour, from whatever square; its first piece also to another row."""
    return isinstance(move, Sell) and sale is not None and move.colour == sale.colour


def _comes_early(facts: TableFacts, move: Move) -> bool:
    return isinstance(move, Sell) and is_told(facts, move) and waits(facts, move)
