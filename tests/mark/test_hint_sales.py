"""A sale in MARK that opens a dearer square to others goes by one rule, and a hint that leaves it says so."""

from __future__ import annotations

from functools import cache
from random import Random

import gamelib
from gamelib.core.view import View
from gamelib.mark.bots import costs
from gamelib.mark.bots.reasons import counted, settled
from gamelib.mark.notation import Sell
from gamelib.mark.strong.expert import Expert
from gamelib.mark.table import ACT


@cache
def views() -> tuple[View, ...]:
    """Actions of sensible companies that could sell and open a square to others, and could do something else."""
    games = [gamelib.playout("mark", gamelib.mark.Rules(players=3), bots="sensible", seed=seed) for seed in range(12)]
    acting = [state for game in games for state in game.states() if state.phase == ACT and state.table.actions == 1]
    seen = [state.seen_by(state.actor or 0) for state in acting]
    return tuple(view for view in seen if opening(view) and not all(isinstance(one, Sell) for one in view.moves()))


def opening(view: View) -> Sell | None:
    """The dearest sale, where it opens a square to others."""
    table, market = view.table, view.rules.market
    sales = [move for move in view.moves() if isinstance(move, Sell)]
    best = max(sales, key=lambda move: market[move.row][table.sold[move.colour]], default=None)
    if best is None or table.sold[best.colour] == view.rules.market_squares - 1:
        return None
    others = [roof for other, roof in enumerate(table.roofs) if other != view.viewer]
    return best if any(best.colour in roof for roof in others) else None


def sells_by_rule(view: View, sale: Sell) -> bool:
    """With another piece on the roof, or where the colour has its row and the next square earns not half as much again."""
    prices, sold = view.rules.market[sale.row], view.table.sold[sale.colour]
    again = view.table.roofs[view.viewer].count(sale.colour) > 1
    return again or (sold > 0 and prices[sold + 1] < 1.5 * prices[sold])


def test_a_sale_that_opens_a_square_goes_by_the_rule_or_the_hint_says_that_it_leaves_it() -> None:
    kept, left = set(), set()
    for view in views():
        sale = opening(view)
        assert sale is not None
        move = settled(view, Expert()(view, Random(0)))
        if isinstance(move, Sell) and move.colour != sale.colour:
            continue
        keys = [key for key, _ in counted(view, move, {})]
        holds = sells_by_rule(view, sale) == isinstance(move, Sell)
        assert keys == ["counted-sale", *([] if holds else ["counted-bid-left"])], view.position()
        (kept if holds else left).add(isinstance(move, Sell))
    assert kept == {True, False}
    assert left


def test_a_hint_tells_what_its_sale_opens_also_beside_another_sale() -> None:
    told = 0
    for view in views():
        for move in [one for one in view.moves() if isinstance(one, Sell)]:
            table = view.table
            ready = [other for other, roof in enumerate(table.roofs) if other != view.viewer and move.colour in roof]
            if not ready or table.sold[move.colour] == view.rules.market_squares - 1:
                continue
            key, values = costs.said(view, move) or ("", {})
            if key.startswith(("rather-ends", "rather-last", "rather-claimed")):
                continue
            opened = view.rules.market[move.row][table.sold[move.colour] + 1]
            assert (values.get("opens", values["next"]), list(values.get("whom", values["rivals"]))) == (opened, ready)  # type: ignore[call-overload]
            told += 1
    assert told > 20
