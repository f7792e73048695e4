"""The first sale in a row of the market earns more: run `pytest examples/first_sale_bonus`."""

from pathlib import Path

import gamelib

game = gamelib.ruleset(Path(__file__).parent)
POSITION = """
turn: 20
phase: act
player: 1
dice: gold gold
actions: 2
market: A red 3
bank: white 8, blue 8, gold 6, green 8, red 5
company 1: $12 | yard . . . . | roof gold gold . .
company 2: $40 | yard . . . . | roof . . . .
"""


def test_first_sale_in_a_row_earns_the_bonus_and_no_other() -> None:
    state = game.position(POSITION, game.Rules(players=2, bonus=15))
    first = state.play("sell gold 1 B")
    assert first.table.cash[0] == 12 + 5 + 15
    assert "first_sale_bonus.first-sale" in [event.clause for event in first.events]
    second = first.play("sell gold 2 B")
    assert second.table.cash[0] == first.table.cash[0] + 10
    assert "first_sale_bonus.first-sale" not in [event.clause for event in second.events]
