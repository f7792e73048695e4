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
from gamelib.shark.bots.building_rule import NEARLY, by_building_rule
from gamelib.shark.bots.other_sites import sums
from gamelib.shark.bots.placement_reasons import site_of
from gamelib.shark.engine.end import wealth
from gamelib.shark.notation import Put
from gamelib.shark.table import COMPANIES, PLACE

NAMES = ("Ann", "Ben", "Cleo", "Dan")


@cache
def views(phase: str, players: int = 3, seeds: int = 6) -> tuple[Any, ...]:
    """Whoever has a choice in that phase, in games of sensible players."""
    rules = gamelib.ruleset("shark").Rules(players=players)
    return tuple(view for seed in range(seeds) for view in game(phase, rules, seed))


def game(phase: str, rules: Any, seed: int) -> list[Any]:
    """The same in one game."""
    states = gamelib.playout("shark", rules, bots="sensible", seed=seed).states()
    known = [state for state in states if state.phase == phase and len(state.moves()) > 1]
    return [state.seen_by(state.actor or 0) for state in known]


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
    assert {"cost-other-helps", "cost-other-level"} <= keys


def against(view: Any, move: Put) -> float:
    """What a building brings the player against the average of the others, as the engine pays it, in FT."""
    after = view.guess(Random(1)).play(move).table
    stands = [wealth(after, one) - after.debts[one] - wealth(view.table, one) for one in range(view.rules.players)]
    others = [gain for one, gain in enumerate(stands) if one != view.viewer and not view.table.out[one]]
    return float(stands[view.viewer] - sum(others) / len(others))


def ending(view: Any, move: Put) -> bool:
    return view.guess(Random(1)).play(move).outcome is not None


def test_a_building_brings_nearly_as_much_against_the_others_as_any_that_goes_on() -> None:
    for view, move in builds():
        going_on = [against(view, one) for one in view.moves() if not ending(view, one)]
        if going_on and not ending(view, move):
            assert against(view, move) >= max(going_on) - NEARLY * 1000, (view.position(), str(move))


def test_nobody_is_told_to_end_a_game_that_others_win() -> None:
    chosen = set()
    for view in [one for players in (2, 3, 4) for one in views(PLACE, players, 12)]:
        lasts = [ending(view, one) for one in view.moves()]
        if any(lasts) and not all(lasts):
            move = by_building_rule(view, view.moves()[0])
            ends = ending(view, move)
            assert not ends or view.viewer in view.guess(Random(1)).play(move).outcome.winners, view.position()
            assert not ends or costs.said(view, move) is None, "the end has told all"
            chosen.add(ends)
    assert chosen == {True, False}


def test_the_sum_of_a_building_that_pays_less_adds_up_as_the_engine_pays() -> None:
    told = 0
    for view, move in builds():
        for key, values in sums(view, move):
            if key == "counted-building":
                one = gamelib.ruleset("shark").parse(f"place {values['company']} {values['square']}")
                assert values["premium"] + values["dividend"] == paid(view, one)
                assert values["against"].replace("−", "-") == f"{round(against(view, one)):,} FT"
                told += 1
    assert told


def test_no_comparison_is_told_twice() -> None:
    for view, move in builds():
        said, cost = words("shark").say("hints", *reason(view, move), NAMES), costs.said(view, move)
        assert said.count("would pay you") + (cost is not None and "own" in cost[1]) <= 1


def paid_others(view: Any, move: Put, company: int) -> dict[int, int] | None:
    """What a building pays or costs the others at once, as the engine pays it; None where other companies move too."""
    before, after = view.table, view.guess(Random(1)).play(move).table
    if [number for number, value in enumerate(after.values) if value != before.values[number]] != [company]:
        return None
    change = [now - then - owed for now, then, owed in zip(after.cash, before.cash, after.debts, strict=True)]
    return {player: abs(sum) for player, sum in enumerate(change) if sum and player != view.viewer}


def test_all_who_are_paid_or_pay_are_named_with_their_sums() -> None:
    keys, checked = set(), 0
    for view in (*views(PLACE, 4), *views(PLACE, 3)[::2], *game(PLACE, gamelib.ruleset("shark").Rules(players=3), 12)):
        for move in {(move.company, site_of(view, move)): move for move in view.moves()}.values():
            if view.guess(Random(1)).play(move).phase == "over":
                continue
            for key, values in filter(None, (reason(view, move), costs.said(view, move))):
                told = dict[str, Any](values)
                if not key.startswith(("cost-profits", "costs")):
                    continue
                keys.add(key)
                company = COMPANIES.index(told["rival"]) if key.startswith("costs") else move.company
                others = paid_others(view, move, company)
                if others is not None:
                    checked += 1
                    assert dict(told["sums"]) == others
                    more = sorted(player for player, sum in others.items() if sum > paid(view, move))
                    assert sorted(told.get("more", ())) == (more if key.startswith("cost-p") else [])
                said = words("shark").say("hints", key, told, NAMES)
                sums = [sum for _, sum in told["sums"]]
                assert all(NAMES[player] in said for player in told["players"])
                assert all(f"{sum:,} FT" in said for sum in sums)
                assert (" each" in said) == (len(sums) > 1 and len(set(sums)) == 1), said
    assert checked > 50
    assert keys == {
        f"{key}{kind}" for key in ("cost-profits", "cost-profits-too", "costs") for kind in ("", "-each", "-several")
    }
