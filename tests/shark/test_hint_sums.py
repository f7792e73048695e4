"""Figures of SHARK's hints agree with each other, and a building that pays less at once says what speaks for it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import gamelib
from gamelib.core.words import words
from gamelib.players.hints import advised, reason
from gamelib.shark.bots import costs
from gamelib.shark.bots.magnate import lead_after, numbers_for
from gamelib.shark.bots.other_sites import PART
from gamelib.shark.engine.end import wealth
from gamelib.shark.map import BITS
from gamelib.shark.notation import Put
from gamelib.shark.table import PLACE

NAMES = ("Ann", "Ben", "Cleo", "Dan")


@cache
def views(phase: str, players: int = 3, seeds: int = 6) -> tuple[Any, ...]:
    """Whoever has a choice in that phase, in games of sensible players."""
    rules = gamelib.ruleset("shark").Rules(players=players)
    games = [gamelib.playout("shark", rules, bots="sensible", seed=seed).states() for seed in range(seeds)]
    known = [state for states in games for state in states if state.phase == phase and len(state.moves()) > 1]
    return tuple(state.seen_by(state.actor or 0) for state in known)


def paid(view: Any, move: Put) -> int:
    """What a building pays the player at once, as the engine pays it."""
    after = view.guess(Random(1)).play(move).table
    cash: int = after.cash[view.viewer] - view.table.cash[view.viewer]
    return cash


def gained(view: Any, there: Put, here: Put) -> list[int]:
    """What one building brings each player more than another, as the engine pays it; who owes is taken to pay."""
    stands = []
    for move in (there, here):
        table = view.guess(Random(1)).play(move).table
        stands.append([wealth(table, player) - owed for player, owed in enumerate(table.debts)])
    return [one - other for one, other in zip(*stands, strict=True)]


def builds() -> Iterator[tuple[Any, Put]]:
    for view in [*views(PLACE, 2, 2)[::3], *views(PLACE, 3, 2)[::3], *views(PLACE, 4, 2)[::3]]:
        move = advised(view, Random(1))
        assert isinstance(move, Put)
        yield view, move


def test_where_another_building_pays_more_at_once_it_is_named_with_what_speaks_against_it() -> None:
    keys = set()
    for view, move in builds():
        own, most = paid(view, move), max(paid(view, other) for other in view.moves())
        (key, _), cost = reason(view, move), costs.said(view, move)
        named: Any
        if most <= own or key.startswith(("ends", "costs")):
            continue
        named = cost[1] if cost is not None else {}
        assert own < named["own"] <= most, (view.position(), str(move))
        there = gamelib.ruleset("shark").parse(f"place {named['other']} {named['there']}")
        assert there in view.moves()
        assert paid(view, there) == named["own"]
        keys.add(key if cost is None else cost[0])
        if cost is not None and cost[0] == "cost-other-helps":
            more = gained(view, there, move)
            assert named["mine"] == more[view.viewer] < named["gains"][0][1]
            assert dict(named["gains"]) == {one: gain for one, gain in enumerate(more) if gain > 0 and one != view.viewer}
    assert {"cost-other-helps", "cost-other-lead"} <= keys


def test_a_building_that_pays_less_is_advised_only_for_a_greater_lead() -> None:
    for view, move in builds():
        cost = costs.said(view, move)
        if cost is not None and cost[0].startswith("cost-other"):
            there = gamelib.ruleset("shark").parse(f"place {cost[1]['other']} {cost[1]['there']}")
            numbers = numbers_for(view.rules)
            further = 1000 * (lead_after(view, move, numbers) - lead_after(view, there, numbers))
            assert further * PART > max(gained(view, there, move)[view.viewer], 0), "much is not left for a little lead"
            assert BITS[move.row][move.column] != BITS[there.row][there.column] or move.company != there.company


def test_no_comparison_is_told_twice() -> None:
    for view, move in builds():
        said, cost = words("shark").say("hints", *reason(view, move), NAMES), costs.said(view, move)
        assert said.count("would pay you") + (cost is not None and "own" in cost[1]) <= 1
