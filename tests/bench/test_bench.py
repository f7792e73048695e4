"""The bench names every ruleset and every peer, compares them honestly, and works without any peer."""

from __future__ import annotations

import json
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import gamelib
from gamelib import cli
from gamelib.bench import further, peers, rounds, table
from gamelib.bench.further import Row
from gamelib.bench.play import pace, random_game
from gamelib.bench.rounds import Contestant

PEERS = ("chess", "pokerkit", "pyspiel")


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "ROUNDS", 1)
    monkeypatch.setattr(further, "IMPORTS", 1)


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No peer is installed."""
    for name in (*PEERS, "chess.svg"):
        monkeypatch.setitem(sys.modules, name, None)


def bench(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert cli.main(["bench", "--seconds", "0.001", *argv]) == 0
    out, err = capsys.readouterr()
    assert "round 1 of 1" in err, "progress is told"
    return out


def line(text: str, name: str) -> str:
    return next(one for one in text.splitlines() if one.startswith(name + " "))


@pytest.mark.usefixtures("alone")
def test_every_ruleset_is_measured_without_any_peer(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = bench(capsys, "--json", str(tmp_path / "bench.json"))
    for name in gamelib.RULESETS:
        assert f"{pace(name):g} × chess: needs python-chess" in line(out, name)
    assert "Not installed and so not measured: chess, pokerkit, pyspiel." in out
    assert peers.INSTALL in out
    written = json.loads((tmp_path / "bench.json").read_text(encoding="utf-8"))
    assert [one["name"] for one in written["play"]] == list(gamelib.RULESETS)
    assert all(one["steps_per_second"] > one["decisions_per_second"] > 0 for one in written["play"])
    assert written["missing"] == list(PEERS)


@pytest.mark.parametrize("library", PEERS)
def test_a_peer_plays(library: str) -> None:
    found = peers._LIBRARIES[library](pytest.importorskip(library, reason="peers are an optional extra"))
    for peer in found:
        steps, decisions = peer.once(Random(1))
        assert steps >= decisions > 0


def test_chess_is_what_ratios_are_taken_against(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(table, "peers", lambda: ([Contestant(peers.CHESS, lambda rng: (10, 10))], []))
    out = bench(capsys, "mark")
    assert " 1.00 " in line(out, peers.CHESS) + " "
    assert "8 × chess: NOT MET" in line(out, "mark")
    assert "Not installed" not in out


def contestant(name: str, *steps: float) -> Contestant:
    return Contestant(name, lambda rng: (1, 1), steps=list(steps), decisions=list(steps))


def test_a_ratio_is_the_middle_of_the_rounds() -> None:
    chess = contestant(peers.CHESS, 10, 1, 10)
    assert contestant("mark", 80, 9, 70).ratio(chess) == 8


@pytest.mark.parametrize(("speed", "said"), [(80, "8 × chess: met"), (79, "8 × chess: NOT MET")])
def test_targets_are_judged(speed: float, said: str) -> None:
    found = table.Bench([contestant("mark", speed)], [contestant(peers.CHESS, 10)], [], [])
    assert line(table.text(found), "mark").endswith(said)


@pytest.mark.parametrize(("ratio", "said"), [(1.0, "at most 1 × it: met"), (1.01, "at most 1 × it: NOT MET")])
def test_what_may_not_take_longer_is_judged(ratio: float, said: str) -> None:
    assert line(table.text(table.Bench([], [], [], [Row("this", 5.0, ratio, "it", 1.0)])), "this").endswith(said)


def test_every_ruleset_says_how_fast_it_is_meant_to_be() -> None:
    assert all(pace(name) for name in gamelib.RULESETS)
    assert pace("no ruleset") is None


def test_a_round_counts_what_was_done() -> None:
    one = Contestant("slow", lambda rng: (3, 1))
    one.round(0.01, Random(0))
    assert one.steps[0] == pytest.approx(3 * one.decisions[0])
    assert one.speed > 0


def test_chance_is_a_step_and_no_decision() -> None:
    """A game of scripted actors: chance, two players, chance, over."""

    def state(actors: tuple[int | None, ...]) -> Any:
        return SimpleNamespace(
            actor=actors[0], chance=lambda rng: "draw", moves=lambda: ("move",), play=lambda move: state(actors[1:])
        )

    script = (gamelib.CHANCE, 0, 1, gamelib.CHANCE, None)
    assert random_game(state(script), Random(0)) == (4, 2)


@pytest.mark.usefixtures("alone")
def test_a_ruleset_adds_rows_of_its_own(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    module = ModuleType("gamelib.mark.speed")
    module.__spec__ = ModuleSpec("gamelib.mark.speed", None)
    module.rows = lambda: [Row("counting the yards", 0.5)]  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "gamelib.mark.speed", module)
    assert line(bench(capsys, "mark"), "counting the yards").split()[-1] == "0.500"


@pytest.mark.usefixtures("alone")
def test_a_ruleset_without_a_drawing_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(further, "_draws", lambda name: False)
    assert "mark board as SVG: no drawing yet" in bench(capsys, "mark")


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["go"], "There is no ruleset 'go'; the rulesets are"),
        (["--seconds", "0"], "--seconds takes a number above 0"),
        (["--seconds", "nan"], "--seconds takes a number above 0"),
        (["--seconds", "inf"], "--seconds takes a number above 0"),
        (["--seconds", "soon"], "invalid float value: 'soon'"),
    ],
)
def test_a_mistake_gets_one_sentence(capsys: pytest.CaptureFixture[str], argv: list[str], words: str) -> None:
    assert cli.main(["bench", *argv]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
    assert err.count("\n") == 1
