"""Why a move is good in SHARK, as a key of the ruleset's words and its values: what rises or falls, and what that pays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.moves import Move
from ...core.view import View
from ...players.hints import Hint
from ..notation import DONE, Buy, Choose, Put, Sell, Surrender
from ..table import AFTER, BEFORE
from .building_rule import by_building_rule
from .costs import bought
from .effects import Reason
from .other_sites import sums
from .placement_reasons import placement
from .plans import trade
from .surrender import GivenUp, advised
from .surrender import reason as given_up
from .trade_reasons import bought_beside, keeping, no_trade, planned_trade, purchase, sale
from .trade_reasons import counted as counted_shares
from .trading import Trade

SCALE = 1000.0
"""The standing is counted in points; a point is a thousand."""
LEAST, MOST = 2_000, 100_000
"""Fewer FT than that are not worth telling, and more than that one move cannot make a difference of."""
RULED = ("place", "buy", "sell", "surrender", "done")
"""Moves that follow a rule which their reason tells: how much better they are than another one would say nothing."""
ALONE = ("surrender",)
"""Moves that a hint plans even where there is no other: as many in a row as it takes."""

NONE: Reason = ("stands-best", {})
"""Nothing that can be counted speaks for the move but the games that were tried."""


def reason(view: View, move: Move, plan: Trade | GivenUp | None = None) -> Reason:
    """What a placement raises, pays and costs; or what a share promises until the player's next turn."""
    if isinstance(move, Surrender):
        return given_up(view, plan if isinstance(plan, GivenUp) else advised(view))
    if isinstance(plan, GivenUp):
        return NONE
    if plan is not None and plan.keeps is not None:
        return keeping(view, plan)
    if plan is not None and (plan.ahead or len(plan.to) > 1):
        return planned_trade(view, plan)
    if isinstance(move, Put):
        return placement(view, move)
    if isinstance(move, Buy):
        return purchase(view, move) if plan is None else bought_beside(view, move, plan)
    if isinstance(move, Sell):
        return sale(view, move)
    if move == DONE:
        return no_trade(view, () if plan is None else plan.sold)
    return ("start", {}) if isinstance(move, Choose) else NONE


def only(view: View, move: Move) -> Reason | None:
    """What is told of the only move there is: what the shares that are given up pay."""
    return given_up(view, advised(view)) if isinstance(move, Surrender) else None


def settled(view: View, move: Move) -> Move:
    """The move of a hint: trade, buildings and what is given up by rules that it can tell."""
    if view.phase in (BEFORE, AFTER):
        return trade(view).move
    if isinstance(move, Surrender):
        return advised(view).move
    return by_building_rule(view, move) if isinstance(move, Put) else move


def planned(view: View, move: Move, before: Sequence[Hint]) -> tuple[Move, Trade | GivenUp | None]:
    """The step of a trade, going on with what the hint before advised, or what is given up; with how often in a row."""
    if isinstance(move, Surrender):
        given = advised(view)
        return given.move, given
    if view.phase not in (BEFORE, AFTER):
        return move, None
    step = trade(view, before)
    return step.move, step


def onward(view: View, move: Move, plan: Trade | GivenUp, cost: Reason | None) -> Reason | None:
    """What the shares that are bought put at risk, unless the reason tells it; else what the move gives up anyway."""
    if isinstance(plan, GivenUp) or not isinstance(move, Buy) or plan.keeps is not None:
        return cost
    return bought(view, plan)


def counted(view: View, move: Move, told: dict[str, object]) -> Iterator[Reason]:
    """How the figures of a hint are counted: what two buildings bring, or what the rolls of the others do to shares."""
    return sums(view, move) if isinstance(move, Put) else counted_shares(view, told)
