"""The second action of a double in MARK: what the hint for the first one held out is done, or the hint says that it is not."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.moves import Move
from ...core.view import View
from ...players.hints import Hint
from ..notation import Refine, Sell, Take
from ..rules import Rules
from ..table import ACT, COLOURS
from . import costs
from .table_facts import Reason, TableFacts
from .unsold import may_stay

LITTLE, MUCH = 0.03, 0.2
"""What was held out is done unless that makes a win less likely by so much; by much, where a piece would be taken in vain."""

UNREFINED = ("rather-unhurried", "rather-behind", "rather-roof-fee", "cost-stays")
"""How the sentences begin that say why a piece is not refined."""


def held_out(view: View, before: Sequence[Hint]) -> Sell | Refine | None:
    """The sale or the step to the roof that the hint for the first action spoke of, if it can still be done."""
    last = before[-1] if before else None
    if last is None or last.cost is None or view.phase != ACT or view.table.actions != 1:
        return None
    (key, told), facts = last.cost, TableFacts(view)
    if key.startswith("rather-second"):
        said = told.get("gives"), told.get("money")
        sales = (move for move in facts.moves if isinstance(move, Sell))
        return next((move for move in sales if (COLOURS[move.colour], facts.earned(move)) == said), None)
    if not key.startswith("rather-both") or not isinstance(last.move, Take):
        return None
    square = last.move.square
    return next((move for move in facts.moves if isinstance(move, Refine) and move.square == square), None)


def kept(view: View, move: Move, before: Sequence[Hint]) -> Move:
    """What was held out for this action, unless the move of a strong player does clearly more."""
    wanted = held_out(view, before)
    if wanted is None or is_alike(move, wanted):
        return move
    in_vain = isinstance(move, Take) and may_stay(view.rules, view.table, view.viewer, move.colour)
    return wanted if _worse(view, wanted, move) <= (MUCH if in_vain else LITTLE) else move


def is_alike(move: Move, other: Sell | Refine) -> bool:
    """Whether a move sells or refines the same piece, to whatever square."""
    if isinstance(move, Refine) and isinstance(other, Refine):
        return move.square == other.square
    return isinstance(move, Sell) and isinstance(other, Sell) and move.colour == other.colour


def _worse(view: View, wanted: Move, move: Move) -> float:
    """By how much a win is less likely; only the printed rules have learnt chances by which one can tell."""
    if view.rules != Rules(players=view.rules.players):
        return 0.0
    from ..strong.expert import Mind

    mind = Mind(view)
    one, other = (mind.worth(view.engine.step(view.rules, view.table, each)) for each in (move, wanted))
    return one - other


def not_done(view: View, move: Move, before: Sequence[Hint]) -> Reason | None:
    """That what was held out is left for something better, unless what the move gives up says why."""
    wanted = held_out(view, before)
    if wanted is None or is_alike(move, wanted):
        return None
    colour, (key, told) = COLOURS[wanted.colour], costs.said(view, move) or ("", {})
    speaks = told.get("gives") if isinstance(wanted, Sell) else told.get("other") if key.startswith(UNREFINED) else None
    if speaks == colour:
        return None
    if isinstance(wanted, Refine):
        return "changed-refine", {"colour": colour}
    return "changed-sale", {"colour": colour, "money": TableFacts(view).earned(wanted)}
