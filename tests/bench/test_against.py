"""Another checkout is measured in the same run, on the same games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import gamelib
from gamelib import cli
from gamelib.bench import against, rounds

HERE = Path(gamelib.__file__).parent.parent


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "ROUNDS", 2)
    monkeypatch.setattr(against, "TURNS", 2)


@pytest.mark.parametrize("bots", [[], ["--bots"]])
def test_a_checkout_plays_the_same_games_as_itself(bots: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "report.json"
    asked = ["bench", "mark", "--seconds", "0.01", "--against", str(HERE), "--json", str(report), *bots]
    assert cli.main(asked) == 0
    row = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("mark "))
    assert "the same" in row
    (told,) = json.loads(report.read_text(encoding="utf-8"))
    assert len(told["here"]) == len(told["there"]) == 2
    assert told["same"]
    assert told["ratio"] > 0


def test_no_game_is_measured_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that remembers a game would look quick at its second sight; both checkouts are asked for the same games."""
    played: dict[against.Player, list[int]] = {}

    class Noted(against.Player):
        def play(self, ruleset: str, kind: str, games: int, seed: int) -> dict[str, Any]:
            played.setdefault(self, []).extend(range(seed, seed + games))
            return {"seconds": 0.001, "steps": games, "ends": "alike"}

    monkeypatch.setattr(against, "Player", Noted)
    against.run(["mark"], "bots", HERE, 0.012, lambda progress: None)
    here, there = played.values()
    assert sorted(here) == sorted(there) == list(range(len(here)))
    assert len(here) == against.FIRST_SEED + 2 * 2 * 3, "two rounds of two turns of three games"


def test_a_checkout_that_plays_otherwise_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A stand-in whose games are over after one step."""
    package = tmp_path / "gamelib"
    package.mkdir()
    (package / "__init__.py").write_text(
        "from types import SimpleNamespace as A\nCHANCE = -1\nover = A(actor=None, outcome=A(scores=(0, 0)))\n"
        "def ruleset(name):\n    return A(start=lambda: A(actor=0, moves=lambda: (1,), play=lambda move: over))\n",
        encoding="utf-8",
    )
    assert cli.main(["bench", "mark", "--seconds", "0.01", "--against", str(tmp_path)]) == 0
    assert "OTHERS" in capsys.readouterr().out


def test_a_checkout_that_lacks_the_ruleset_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    package = tmp_path / "gamelib"
    package.mkdir()
    (package / "__init__.py").write_text(
        "CHANCE = -1\ndef ruleset(name):\n    raise ValueError('no ' + name)\n", encoding="utf-8"
    )
    assert cli.main(["bench", "mark", "--against", str(tmp_path)]) == 2
    assert f"{tmp_path.resolve()} could not play mark: ValueError: no mark" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "words"),
    [(["--against", "nowhere"], "nowhere has no folder 'gamelib'"), (["--bots"], "give --against PATH too")],
)
def test_a_mistake_gets_one_sentence(argv: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "mark", *argv]) == 2
    assert words in capsys.readouterr().err


def test_a_ratio_is_the_middle_of_the_rounds() -> None:
    row = against.Row("mark", "random", [10.0, 20.0, 30.0], [10.0, 10.0, 10.0], True)
    assert row.ratio == 2.0
    assert "at least 0.98: met" in against.text([row], HERE)
    slow = against.Row("mark", "random", [9.7, 9.7], [10.0, 10.0], True)
    assert "at least 0.98: NOT MET" in against.text([slow], HERE)
