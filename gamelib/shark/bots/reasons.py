"""Why a move is good in SHARK, as a key of the ruleset's words and its values: what rises or falls, and what that pays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.moves import Move
from ...core.view import View
from ...players.hints import Hint
from ..engine.settlement import lot
from ..notation import DONE, Buy, Choose, Put, Sell, Surrender
from ..table import AFTER, BEFORE, COMPANIES, THOUSAND, Table
from .building_rule import by_building_rule
from .effects import Reason
from .other_sites import sums
from .placement_reasons import placement
from .plans import trade
from .trade_reasons import bought_beside, keeping, no_trade, planned_trade, purchase, sale
from .trade_reasons import counted as counted_shares
from .trading import Trade

SCALE = 1000.0
"""The standing is counted in points; a point is a thousand."""
LEAST, MOST = 2_000, 100_000
"""Fewer FT than that are not worth telling, and more than that one move cannot make a difference of."""
RULED = ("place", "buy", "sell", "done")
"""Moves that follow a rule which their reason tells: how much better they are than another one would say nothing."""

NONE: Reason = ("stands-best", {})
"""Nothing that can be counted speaks for the move but the games that were tried."""


def reason(view: View, move: Move, plan: Trade | None = None) -> Reason:
    """What a placement raises, pays and costs; or what a share promises until the player's next turn."""
    if plan is not None and plan.keeps is not None:
        return keeping(view, plan)
    if plan is not None and (plan.ahead or len(plan.to) > 1):
        return planned_trade(view, plan)
    if isinstance(move, Put):
        return placement(view, move)
    if isinstance(move, Surrender):
        return _surrender(view, move)
    if isinstance(move, Buy):
        return purchase(view, move) if plan is None else bought_beside(view, move, plan)
    if isinstance(move, Sell):
        return sale(view, move)
    if move == DONE:
        return no_trade(view, () if plan is None else plan.sold)
    return ("start", {}) if isinstance(move, Choose) else NONE


def settled(view: View, move: Move) -> Move:
    """The move of a hint: trade and buildings by rules that it can tell."""
    if view.phase in (BEFORE, AFTER):
        return trade(view).move
    return by_building_rule(view, move) if isinstance(move, Put) else move


def planned(view: View, move: Move, before: Sequence[Hint]) -> tuple[Move, Trade | None]:
    """The step of a trade with how often it is made in a row, going on with what the hint before advised."""
    if view.phase not in (BEFORE, AFTER):
        return move, None
    step = trade(view, before)
    return step.move, step


def counted(view: View, move: Move, told: dict[str, object]) -> Iterator[Reason]:
    """How the figures of a hint are counted: what two buildings bring, or what the rolls of the others do to shares."""
    return sums(view, move) if isinstance(move, Put) else counted_shares(view, told)


def _surrender(view: View, move: Surrender) -> Reason:
    """How much of the debt the share covers for what it is worth, beside a share that covers less for its worth."""
    table: Table = view.table
    worths = {}
    for one in [one for one in view.moves() if isinstance(one, Surrender)]:
        value, lots = table.values[one.company], table.lots[one.company]
        worths[one] = lot(view.rules, lots + 1, value) - lot(view.rules, lots, value), value * THOUSAND
    covers, price = worths[move]
    told: dict[str, object] = {"covers": covers, "price": price}
    worse = [one for one, (less, dear) in worths.items() if less * price < covers * dear]
    if not worse:
        return ("surrender", told) if covers else NONE
    less, dear = worths[worse[0]]
    key = "surrender-best" if less else "surrender-none"
    return key, {**told, "other": COMPANIES[worse[0].company], "less": less, "dear": dear}
