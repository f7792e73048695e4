"""How players stand in SHARK: what the estimate expects of the coming roll is what the exact table says."""

from __future__ import annotations

from typing import Any

import pytest

import gamelib
from gamelib.shark import analysis, standing
from gamelib.shark.bots.outlook import options

from .tables import at, shark

RICH = (900_000, 900_000)


def expected_lead(state: Any) -> float:
    """What one roll gains the player to place on the other, over all rolls, if he always places for the greatest gain."""
    placer, total = state.table.player, 0.0
    for throw in analysis.outcomes(state):
        gains = [effect.wealth[placer] - effect.wealth[1 - placer] for effect in throw.effects]
        total += float(throw.odds) * max(gains, default=0)
    return total


def estimated_lead(state: Any) -> float:
    table, placer = state.table, state.table.player
    cells = options(state.rules, table.chains, table.built, table.values)
    found = standing._Placer(state.rules, table, placer).expected(cells)
    return 1000 * (found[placer] - found[1 - placer])


@pytest.mark.parametrize("fields", [{}, {"variant_one": True}, {"variant_three": True}])
def test_the_coming_roll_is_reckoned_exactly_while_nobody_is_in_need_and_no_end_is_near(fields: dict[str, bool]) -> None:
    rules = shark.Rules(players=2, top_value=30, buildings=30, **fields)
    states = [state for state in gamelib.playout("shark", rules, "trader", seed=3).states() if state.phase == "roll"]
    compared = 0
    for state in states[5:60:7]:
        if max(state.table.values) < 20:
            rich = type(state)(rules, state.table.changed(cash=RICH))
            assert estimated_lead(rich) == pytest.approx(expected_lead(rich))
            compared += 1
    assert compared >= 4


def test_every_placement_of_every_player_to_come_counts() -> None:
    state = at("roll", (50, 50), ("red 4", "blue 4"), red="B2 B3 B4", blue="K2 K3 K4")
    found = standing.standing(state.rules, state.table)
    assert found[0] == pytest.approx(found[1]), "each other's mirror image"
    assert min(found) > 50 + 4 * 3, "and both may hope for premiums"


def test_at_the_end_wealth_alone_counts() -> None:
    final = gamelib.playout("shark", shark.Rules(players=3), "trader", seed=5).final()
    assert standing.standing(final.rules, final.table) == tuple(score / 1000 for score in final.outcome.scores)


def test_the_richest_is_glad_of_a_near_end_and_nobody_else() -> None:
    """One red building more ends the game: that is worth most to whoever is ahead."""
    rules = shark.Rules(players=2, buildings=5)
    near = {"red": "B2 B3 B4 B5", "blue": "H2 H3", "rules": rules}
    ahead = at("roll", (90, 10), **near)
    behind = at("roll", (10, 90), **near)
    gain = estimated_lead(ahead) - estimated_lead(behind)
    assert gain > 1000
