"""What a plain table of MARK offers instead of a sale that is refused: the best of those that are as near."""

from __future__ import annotations

import re

from gamelib.mark.nearness import knows, nearest
from gamelib.mark.notation import Sell
from gamelib.ui.table.game import begun
from gamelib.ui.table.page import TablePage
from tests.mark.tables import at, mark
from tests.ui.pages import ask

ROOF = "30 .... R..."
"""A company with a red piece on its roof, whose colour has no row yet."""


def test_another_colour_is_offered_on_the_row_that_pays_most() -> None:
    state = at("act", ROOF, "30 .... ....", dice="red blue", actions=1)
    prices = {move.row: state.rules.market[move.row][0] for move in state.moves() if isinstance(move, Sell)}
    assert len(set(prices.values())) > 1
    for row in "ABCDE":
        offered = nearest(state.rules, mark.parse(f"sell blue 1 {row}"), state.moves())
        assert isinstance(offered, Sell)
        assert prices[offered.row] == max(prices.values())
    told = ask(ask(TablePage(begun(state, (), 0)), "face", "play"), "play", "sell blue 1 B").answer
    best = re.findall(r'data-arg="sell red 1 (\w)"', told)
    assert [state.rules.market["ABCDE".index(row)][0] for row in best] == [max(prices.values())]


def test_the_row_that_was_meant_stays_for_the_colour_that_was_meant() -> None:
    state = at("act", ROOF, "30 .... ....", dice="red blue", actions=1)
    assert str(nearest(state.rules, mark.parse("sell red 2 C"), state.moves())) == "sell red 1 C"


def test_of_other_moves_nothing_is_known() -> None:
    state = at("act", ROOF, "30 .... ....", dice="red blue", actions=1)
    take = mark.parse("take gold 1")
    assert not knows(take)
    assert nearest(state.rules, take, state.moves()) is None
    assert nearest(state.rules, mark.parse("sell red 1 A"), ()) is None
