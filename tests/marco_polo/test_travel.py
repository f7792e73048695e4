"""Journeys weighed exactly: against the engine's own odds, against hand-counted cases, and against real spins."""

from __future__ import annotations

from math import inf, isclose
from random import Random
from typing import Any

import pytest

from gamelib.marco_polo import plots
from gamelib.marco_polo.travel import arrived, choices, hurry

from .tables import WORLD, at


def played(space: str, kind: str, turns: dict[str, float]) -> float:
    """One turn by the engine: every spin with its odds, and of the moves that are open the one with least left to go."""
    after = 0.0
    spinning = at("announce", f"{space} 240 - home:Kyoto table secret:kite", "Mogadishu 240 -").play(f"announce {kind}")
    for spin, odds in spinning.odds():
        state = spinning.play(spin)
        ends = [move.space for move in state.moves()] if state.phase == "move" else [space]
        after += float(odds) * min(turns[end] for end in ends)
    return 1 + after


@pytest.mark.parametrize("space", ["Venice", "Acre", "Hangzhou", "Lhasa", "Malacca", "Kiev", "Aydhab", "Pegu"])
def test_the_least_time_is_that_of_the_best_announcement(space: str) -> None:
    turns = hurry("Khanbalik")
    kinds = [("land", "sea")[kind] for kind in WORLD.kinds_from[WORLD.index[space]]]
    found = {kind: played(space, kind, turns) for kind in kinds}
    assert isclose(turns[space], min(found.values()), rel_tol=1e-9)
    if len(kinds) == 2:
        assert choices("Khanbalik")[space] == pytest.approx((found["land"], found["sea"]))


def test_one_step_from_the_gate_only_bandits_hold_one_up() -> None:
    """Any number reaches Khanbalik from Xian, and 3 of 18 fields are bandits: 18 / 15 turns on average."""
    assert hurry("Khanbalik", ("land",))["Xian"] == pytest.approx(18 / 15)
    assert hurry("Khanbalik", ("land",), safe=True)["Xian"] == pytest.approx(1)
    assert arrived("Xian", "Khanbalik", 2, ("land",)) == pytest.approx([0, 15 / 18, 1 - (3 / 18) ** 2])


def test_a_mission_city_ends_the_move() -> None:
    """Kyoto, no port and no post, is reached from Hangzhou with every number, since the mission ends the move there."""
    assert hurry("Kyoto", safe=True)["Hangzhou"] == pytest.approx(1)


def test_what_no_line_reaches_is_never_reached() -> None:
    assert hurry("Khanbalik", ("land",))["Candia"] == inf
    assert hurry("Khanbalik", ("sea",))["Kiev"] == inf
    assert arrived("Candia", "Khanbalik", 3, ("land",)) == [0, 0, 0, 0]
    assert max(hurry("Khanbalik").values()) < inf


def test_without_passing_khanbalik_no_way_is_shorter() -> None:
    open_gate, closed = hurry("Kyoto"), hurry("Kyoto", passing=False)
    assert all(closed[space] >= open_gate[space] - 1e-9 for space in open_gate if space != "Khanbalik")
    assert closed["Shangdu"] > open_gate["Shangdu"]


def test_chances_of_arrival_only_rise_and_agree_with_the_mean() -> None:
    for kind in ("land", "sea"):
        chances = arrived("Venice", "Khanbalik", 300, (kind,))
        assert chances == sorted(chances)
        assert sum(1 - chance for chance in chances) == pytest.approx(hurry("Khanbalik", (kind,))["Venice"])


def test_real_spins_take_as_long() -> None:
    """Journeys by sea with the engine's spins, each move the one with least left to go."""
    turns, rng, trips = hurry("Khanbalik", ("sea",)), Random(1), 400
    total = sum(sailed(turns, rng) for _ in range(trips))
    assert abs(total / trips - turns["Venice"]) < 0.25  # three standard errors and more


def sailed(turns: dict[str, float], rng: Random) -> int:
    space, count = "Venice", 0
    while space != "Khanbalik":
        spinning: Any = at("spin", f"{space} 240 - home:Kyoto table secret:kite", "Kiev 240 -", announced="sea")
        spins, odds = zip(*spinning.odds(), strict=True)
        state = spinning.play(rng.choices(spins, [float(one) for one in odds])[0])
        if state.phase == "move":
            space = min((move.space for move in state.moves()), key=lambda end: turns[end])
        count += 1
    return count


def test_the_plots_say_what_was_computed() -> None:
    turns = {kind: hurry("Khanbalik", (kind,))["Venice"] for kind in ("land", "sea")}
    said = "\n".join(text.get_text() for text in plots.arrivals().texts)
    assert all(f"by {kind}, {turns[kind]:.2f} turns" in said for kind in turns)
    assert "nothing sampled" in said
    bars = [bar.get_height() for bar in plots.rings().patches]
    assert sum(bars) == pytest.approx(2)
    assert "No way by land alone or by sea alone" in plots.arrivals("Kiev", "Manila").get_title("left")
