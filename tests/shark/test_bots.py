"""The trader trades and places sensibly, and is far better than chance; the holder never trades."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.shark.bots.outlook import outlook
from gamelib.shark.bots.sites import sites
from gamelib.shark.map import BITS, ZONE_SQUARES
from gamelib.shark.table import PLACE

from .tables import at, shark

BOTS = shark.BOTS


def choices(state: Any, bot: str = "trader") -> set[str]:
    """What a bot does over many lots."""
    return {str(BOTS[bot](state.seen_by(state.actor), Random(seed))) for seed in range(20)}


def wins(bots: tuple[str, ...], games: int, rules: Any = None) -> float:
    """The part of the games that the first bot wins from each seat in turn; a shared win counts for its part."""
    chosen = rules or shark.Rules(players=len(bots))
    won = 0.0
    for game in range(games):
        seat = game % len(bots)
        record = gamelib.playout("shark", chosen, bots[-seat:] + bots[:-seat] if seat else bots, seed=game // len(bots))
        outcome = record.final().outcome
        if seat in outcome.winners:
            won += 1 / len(outcome.winners)
    return won / games


def test_the_trader_beats_random() -> None:
    assert wins(("trader", "random"), 60) >= 0.9


def test_the_trader_beats_one_who_never_trades() -> None:
    assert wins(("trader", "holder"), 40) >= 0.65


def test_the_trader_beats_a_table_of_random_players() -> None:
    assert wins(("trader", "random", "random", "random"), 24) >= 0.8


@pytest.mark.parametrize(
    "changed",
    [{"variant_one": True}, {"variant_two": True}, {"variant_three": True}, {"buy_limit": 1}, {"cash": 30000, "buildings": 10}],
)
def test_the_trader_beats_random_under_other_rules(changed: dict[str, Any]) -> None:
    assert wins(("trader", "random"), 16, shark.Rules(players=2, **changed)) >= 0.8


def test_the_holder_never_trades() -> None:
    for seed in range(4):
        record = gamelib.playout("shark", shark.Rules(players=3), ["holder", "trader", "random"], seed=seed)
        for before, move in zip(record.states(), record.moves, strict=False):
            if before.actor == 0 and before.phase in ("trade-before", "trade-after"):
                assert str(move) == "done"


def test_it_buys_what_is_likely_to_rise() -> None:
    """Red can grow in two zones and outnumbers its neighbours; a lone blue building promises less for the money."""
    state = at("trade-before", (60, 0), red="D3 D4 D5 E3 E4 E5", blue="J8")
    expected = outlook(state.rules, state.table)
    assert expected[0] == max(expected)
    assert choices(state) == {"buy red"}


def test_it_sells_before_a_fall() -> None:
    """Blue, two buildings, lies between chains of six: whoever grows removes it."""
    state = at("trade-before", (0, 0), ("blue 3", ""), blue="F3 F4", red="A3 B3 C3 D3 D2 D1", green="H3 I3 J3 K3 H2 H1")
    assert outlook(state.rules, state.table)[1] < -0.15
    assert choices(state) == {"sell blue"}
    safe = at("trade-before", (0, 0), ("blue 3", ""), blue="F3 F4", red="A3 B3 C3 C2 C1")
    assert choices(safe) == {"done"}


def test_it_places_for_its_own_shares_and_against_others() -> None:
    """With a white die: the company that it holds rather than the one that the other holds, at equal premiums."""
    built = {"red": "A1 A2", "blue": "D1 D2"}
    mine = at("place", (0, 0), ("red 5", "blue 5"), dice="white 1", **built)
    theirs = at("place", (0, 0), ("blue 5", "red 5"), dice="white 1", **built)
    assert all(move.startswith("place red") for move in choices(mine))
    assert all(move.startswith("place blue") for move in choices(theirs))


def test_it_removes_a_rival_that_the_other_holds() -> None:
    state = at("place", (0, 30), ("", "blue 5"), dice="yellow 4", yellow="A6 B6 C6", blue="E6 E7")
    assert choices(state) == {"place yellow D6"}


def test_it_ends_the_game_only_when_that_wins() -> None:
    long = "B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 L2 L3"
    ahead = at("place", (30, 9), dice="red 3", red=long + " L5")
    assert choices(ahead) <= {"place red L4", "place red K5"}, "both bring red to 15"
    behind = at("place", (0, 90), dice="red 3", red=long + " L5")
    assert not choices(behind) & {"place red L4", "place red K5"}


def test_it_surrenders_what_covers_most_for_its_price() -> None:
    """One blue share at 3,000 brings 1,000, one red at 4,000 brings 2,000."""
    state = at("roll", (0, 3), ("", "blue 3 red 3"), yellow="A6 B6 C6 A7 B7", blue="E6 E7 J2 J3 J4", red="G1 G2 G3 G4")
    state = state.play("roll yellow 4").play("place yellow D6")
    assert (state.phase, state.table.debts) == ("settle", (0, 3000))
    assert choices(state) == {"surrender red"}


@pytest.mark.parametrize("changed", [{}, {"variant_one": True}, {"players": 4}])
def test_sites_are_the_legal_squares_and_promise_what_the_engine_does(changed: dict[str, Any]) -> None:
    """Whenever somebody places in a game: every legal square lies on one site, and the values change as that site says."""
    compared = 0
    for state in gamelib.playout("shark", shark.Rules(**changed), "trader", seed=5).states():
        if state.phase != PLACE:
            continue
        table, inside = state.table, ZONE_SQUARES[state.table.dice[1]]
        offered = sites(state.rules, table.chains, table.built, table.values)
        for company in {move.company for move in state.moves()}:
            puts = {BITS[move.row][move.column]: move for move in state.moves() if move.company == company}
            assert sum(puts) == sum(site.squares & inside for site in offered[company])
            for site in offered[company]:
                for bit in [bit for bit in puts if bit & site.squares]:
                    after = state.play(puts[bit]).table.values
                    assert tuple(new - old for new, old in zip(after, table.values, strict=True)) == site.changes
                    compared += 1
    assert compared > 100
