"""Facts that follow from the rules and must hold in every game."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.shark.engine.chains import legal_squares
from gamelib.shark.engine.chains import value as engine_value
from gamelib.shark.map import ALL, ZONES, around, chains_of, places

from .tables import shark

RULES = [
    {"players": 2},
    {"players": 4},
    {"players": 3, "variant_one": True},
    {"players": 3, "variant_two": True},
    {"players": 2, "variant_one": True, "variant_three": True},
    {"players": 6, "buildings": 30, "top_value": 30},
]


@cache
def games() -> tuple[tuple[Any, ...], ...]:
    """Whole games under several rules, by random players and by traders."""
    return tuple(
        tuple(gamelib.playout("shark", shark.Rules(**fields), bots, seed=seed).states())
        for fields in RULES
        for bots in ("random", "trader")
        for seed in range(2)
    )


def test_no_two_colours_stand_side_to_side_after_a_settlement() -> None:
    for states in games():
        for state in states:
            for one, other in combinations(state.table.built, 2):
                assert not around(one) & other
                assert not one & other


def test_the_largest_chain_can_always_grow() -> None:
    """So as long as the game goes on, some roll allows a placement."""
    for states in games():
        for state in states[:-1]:
            chains = [(chain.bit_count(), company, chain) for company in range(4) for chain in state.table.chains[company]]
            if chains:
                _, company, chain = max(chains)
                free = around(chain) & ALL & ~sum(state.table.built)
                legal = sum(legal_squares(state.table, company, zone) for zone in ZONES)
                assert free
                assert free & legal == free


def test_a_game_has_at_most_72_placements() -> None:
    for states in games():
        placed = sum(event.key == "place" for state in states for event in state.events)
        most = 4 * states[0].rules.buildings
        used = sum(built.bit_count() + box for built, box in zip(states[-1].table.built, states[-1].table.box, strict=True))
        assert placed == used <= most
    assert 4 * shark.Rules().buildings == 72


def test_no_placement_starts_at_the_top() -> None:
    for states in games():
        for state in states:
            if state.phase == "place":
                assert max(state.table.values) < state.rules.top_value


def test_chains_and_values_are_those_of_the_map() -> None:
    """What a step carries along is what a fresh look at the map finds."""
    for states in games():
        for state in states[::5]:
            for company in range(4):
                chains = chains_of(state.table.built[company])
                assert state.table.chains[company] == chains
                assert state.table.values[company] == engine_value(state.rules, chains)


def test_shares_always_add_up_and_cash_is_in_full_thousands() -> None:
    for states in games():
        for state in states:
            table = state.table
            assert all(amount >= 0 and amount % 1000 == 0 for amount in table.cash)
            assert all(table.stock[c] + sum(held[c] for held in table.shares) == state.rules.shares for c in range(4))


def test_a_value_moves_only_when_a_building_is_placed() -> None:
    for states in games():
        for before, after in pairwise(states):
            if before.phase != "place":
                assert before.table.values == after.table.values


def spender(view: Any, rng: Random) -> Any:
    """Buy whenever possible and keep no cash; else play at random."""
    buys = [move for move in view.moves() if move.kind == "buy"]
    return rng.choice(buys or [move for move in view.moves() if move.kind != "sell"])


@cache
def pressed() -> tuple[Any, ...]:
    """States of games in which debts are common, and every state of the demonstrations: settlements above all."""
    found = [state for clause in shark.rulebook for state in shark.demos[clause].states()]
    found += [state for clause in shark.rulebook for record in shark.demos.faces(clause).values() for state in record.states()]
    for seed in range(12):
        rules = shark.Rules(players=4, variant_one=seed % 2 == 0, chain_cap=3)
        found += gamelib.playout("shark", rules, spender, seed=seed).states()
    settling = [state for state in found if state.phase == "settle" or {"bankrupt", "change"} & {e.key for e in state.events}]
    return tuple(dict.fromkeys((*settling, *found[:: len(found) // 200])))


def test_settlements_are_met_often_enough_to_prove_something() -> None:
    assert sum(state.phase == "settle" for state in pressed()) > 30


def test_moves_are_the_catalogue_without_the_refused_in_settlements_too() -> None:
    for state in pressed():
        catalogue = shark.catalogue(state.rules)
        assert [move for move in catalogue if state.allows(move)] == list(state.moves())


def test_nothing_moves_without_a_clause_in_settlements_too() -> None:
    for state in pressed():
        for move in state.moves()[:8]:
            after = state.play(move)
            held = Counter(state.holdings())
            for source, target, thing, amount in (flow for event in after.events for flow in event.flows):
                held[source, thing] -= amount
                held[target, thing] += amount
            assert {key: amount for key, amount in held.items() if amount} == after.holdings()


def test_positions_read_back_in_settlements_too() -> None:
    for state in pressed():
        assert shark.position(state.position(), state.rules) == state


@pytest.mark.parametrize("fields", RULES[:5])
def test_the_witness_of_a_placement_is_the_map(fields: dict[str, Any]) -> None:
    for state in gamelib.playout("shark", shark.Rules(**fields), seed=9).states():
        for event in state.events:
            if event.key == "place":
                company = ("red", "blue", "green", "yellow").index(event.values["company"])
                stands = places(state.table.built[company])
                assert set(event.witness["chain"]) <= set(stands)
                assert event.witness["size"] == len(event.witness["chain"]) == 1 + sum(map(len, event.witness["joins"]))
                gone = {place for other in state.events if other.key == "removal" for place, *_ in other.flows}
                assert gone == {place for rival in event.witness["rivals"] for place in rival["chain"]}
                assert all(rival["removed"] and rival["size"] < event.witness["size"] for rival in event.witness["rivals"])


def test_the_line_of_a_payment_makes_its_sum() -> None:
    for states in games():
        for state in states:
            for event in state.events:
                line = event.witness
                if event.key == "dividend":
                    assert line["shares"] * line["points"] * line["each"] == line["money"] == event.flows[0][3]
                elif event.key == "owes":
                    assert sum(one["shares"] * one["points"] * one["each"] for one in line["lines"]) == line["money"]
                elif event.key == "premium":
                    assert line["points"] * line["each"] == line["money"] == event.flows[0][3]
