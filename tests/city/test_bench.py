"""What the bench measures of the city game: real boards, both ways with the same answers. Never how fast."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from gamelib.city import speed as bench
from gamelib.city.cut_plots import cuts, holds
from gamelib.city.graph import City, expropriated

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("side", [7, 10, 15])
def test_the_boards_are_cities_in_the_middle_of_a_game(side: int) -> None:
    sites = bench.grown(side, Random(side))
    assert len(sites) == bench.CONSTRUCTIONS
    for site in sites:
        assert holds(site.here, site.built, site.served)
        assert not cuts(site.here, site.built, site.served) & ~site.roads
        as_new = City(frozenset(), site.city.open, site.city.sites)
        assert expropriated(as_new) == frozenset(site.here.squares(cuts(site.here, site.built, site.served)))


def test_every_size_is_measured_both_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "LEAST", 0.0)
    monkeypatch.setattr(bench, "SIDES", (7, 8))
    names = [row.name for row in bench.rows()]
    for side in (7, 8):
        for part in ("expropriation", "route"):
            for way in ("networkx", "engine"):
                assert f"city {side}×{side} {part}, {way}" in names
    assert "city 8×8 engine, growth" in names


def test_playing_and_drawing_need_no_graph_library() -> None:
    """Only what is asked of the graph loads networkx."""
    code = """
import sys, gamelib
last = gamelib.playout("city", bots="greedy", seed=1).final()
last.svg(routes=True, what_if=True), last.events, last.position()
assert "networkx" not in sys.modules and "matplotlib" not in sys.modules
gamelib.ruleset("city").routes(last)
assert "networkx" in sys.modules
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
