"""Numbers for a strong bot's judgement are looked for by playing: the variants that win most lead the next round."""

from __future__ import annotations

from typing import Any

import pytest

from gamelib.bench import tune
from gamelib.cli import main
from gamelib.mark.strong.numbers import NUMBERS


@pytest.fixture
def by_sale(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Games in which whoever likes to sell wins; the seeds that were asked for."""
    seeds: list[tuple[int, int]] = []

    def won(name: str, players: int, bot: Any, games: int, seed: int) -> float:
        seeds.append((seed, games))
        return float(1 / (1 + 2.0**-bot.numbers.sale))

    monkeypatch.setattr(tune, "won", won)
    return seeds


def test_the_numbers_move_towards_what_wins(by_sale: list[tuple[int, int]]) -> None:
    told: list[str] = []
    found = tune.tuned("mark", 3, 30, 5, 100, told.append)
    assert found.before == NUMBERS[3]
    assert found.after.sale > found.before.sale
    assert found.won_after > found.won_before
    assert len(told) == 5
    assert f"{found.after.sale:.4g}" in found.line()
    assert found == tune.tuned("mark", 3, 30, 5, 100, told.append)


def test_the_last_comparison_has_fresh_seeds(by_sale: list[tuple[int, int]]) -> None:
    tune.tuned("mark", 3, 30, 2, 100, lambda told: None)
    tried = [seed for seed, games in by_sale if games == 30]
    checked = [(seed, games) for seed, games in by_sale if games != 30]
    assert set(tried) == {100, 110}
    assert checked == [(120, 90), (120, 90)]


def test_worse_numbers_are_not_kept() -> None:
    before, after = NUMBERS[2], NUMBERS[2]._replace(sale=9.0)
    assert "9)" not in tune.Tuned("mark", 2, 30, before, after, 0.6, 0.5).line()
    assert "9)" in tune.Tuned("mark", 2, 30, before, after, 0.5, 0.6).line()


def test_a_win_is_counted_from_every_place() -> None:
    assert 0 <= tune.won("mark", 2, lambda view, rng: rng.choice(view.moves()), 4, 1) < 0.5


def test_the_command_says_what_has_no_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "mark", "--tune", "--players", "9"]) != 0
    assert "no numbers for 9 players" in capsys.readouterr().err
