"""Pieces in MARK that may never be sold: as many others come first as the row has squares left."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..notation import Take
from ..rules import Rules
from ..table import ACT, COLOURS, Table
from .table_facts import Reason, TableFacts
from .worth import pieces_of

NEAR = 0.01
"""Another action is nearly as good that makes a win no less likely than by this."""
FEW = 2
"""With so many squares left or fewer, the yards of others count."""


def come_first(rules: Rules, table: Table, me: int, colour: int) -> int:
    """How many pieces of a colour may come to the market before one more of a company: its own, and those on other roofs.

    Where few squares are left, those in the yards of others count too: they can be refined before a piece that is taken now.
    """
    others = [pieces_of(table, player, colour) for player in range(rules.players) if player != me]
    few = rules.market_squares - table.sold[colour] <= FEW
    return sum(pieces_of(table, me, colour)) + sum(roof + yard * few for yard, roof in others)


def may_stay(rules: Rules, table: Table, me: int, colour: int) -> bool:
    """Whether one more piece of a colour may never be sold."""
    return come_first(rules, table, me, colour) >= rules.market_squares - table.sold[colour]


def sold_instead(view: View, move: Move) -> Move:
    """The best action that takes no such piece, if it is nearly as good as a move that does; else the move.

    Only the printed rules have learnt chances by which one can tell.
    """
    if view.phase != ACT or not stays(view, move) or view.rules != Rules(players=view.rules.players):
        return move
    from ..strong.expert import Mind

    worths = {other: worth for worth, other in Mind(view).ranked(view.table)}
    kept = next(worth for other, worth in worths.items() if isinstance(other, Take) and other.colour == _colour(move))
    best = next((other for other in worths if not stays(view, other)), move)
    return best if best in worths and worths[best] >= kept - NEAR else move


def stays(view: View, move: Move) -> bool:
    """Whether a move takes a piece that may never be sold."""
    return isinstance(move, Take) and may_stay(view.rules, view.table, view.viewer, move.colour)


def _colour(move: Move) -> int:
    assert isinstance(move, Take)
    return move.colour


def taken(facts: TableFacts, colour: int) -> Reason:
    """Why such a piece is taken all the same: nothing else is open, a sale is better left alone, or nothing does more."""
    table = facts.table
    told = {"colour": COLOURS[colour], "left": facts.left(colour), "held": come_first(facts.rules, table, facts.me, colour)}
    if all(isinstance(move, Take) and move.colour == colour for move in facts.moves):
        return "take-forced", told
    waits = table.actions < 2 and facts.dearest_sale() is not None
    return ("take-waits" if waits else "take-enough"), told
