"""Pieces in MARK that may never be sold: the companies hold as many of the colour as the row has squares left."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..notation import Take
from ..rules import Rules
from ..table import ACT, COLOURS, Table
from .table_facts import Reason, TableFacts
from .worth import pieces_of

NEAR = 0.03
"""Another action is nearly as good that makes a win no less likely than by this."""


def held_by_all(rules: Rules, table: Table, colour: int) -> int:
    """How many pieces of a colour wait in all companies together."""
    return sum(sum(pieces_of(table, player, colour)) for player in range(rules.players))


def may_stay(rules: Rules, table: Table, colour: int) -> bool:
    """Whether one more piece of a colour may never be sold."""
    return held_by_all(rules, table, colour) >= rules.market_squares - table.sold[colour]


def sold_instead(view: View, move: Move) -> Move:
    """The best action that takes no such piece, if it is nearly as good as a move that does; else the move.

    Only the printed rules have learnt chances by which one can tell.
    """
    if view.phase != ACT or not _stays(view, move) or view.rules != Rules(players=view.rules.players):
        return move
    from ..strong.expert import Mind

    worths = {other: worth for worth, other in Mind(view).ranked(view.table)}
    kept = next(worth for other, worth in worths.items() if isinstance(other, Take) and other.colour == _colour(move))
    best = next((other for other in worths if not _stays(view, other)), move)
    return best if best in worths and worths[best] >= kept - NEAR else move


def _stays(view: View, move: Move) -> bool:
    return isinstance(move, Take) and may_stay(view.rules, view.table, move.colour)


def _colour(move: Move) -> int:
    assert isinstance(move, Take)
    return move.colour


def taken(facts: TableFacts, colour: int) -> Reason:
    """Why such a piece is taken all the same: nothing else is open, a sale is better left alone, or nothing does more."""
    table = facts.table
    told = {"colour": COLOURS[colour], "left": facts.left(colour), "held": held_by_all(facts.rules, table, colour)}
    if all(isinstance(move, Take) and move.colour == colour for move in facts.moves):
        return "take-forced", told
    waits = table.actions < 2 and facts.dearest_sale() is not None
    return ("take-waits" if waits else "take-enough"), told
