"""The table of strength: cells are measured, and a cell that is measured again replaces its line alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamelib.bench import strength
from gamelib.cli import main


def cell(players: int, won: float) -> strength.Cell:
    return strength.Cell("mark", players, 8, 40, 0, won, 12.3)


def test_a_cell_measured_again_replaces_its_line_alone() -> None:
    first = strength.text([cell(2, 20), cell(3, 10)])
    again = strength.text([cell(3, 30)], first)
    assert "| mark | 2 | 8 | 40 | 0 to 19 | 50.0% | 35.2% to 64.8% | 50.0% | 12 | – |" in again
    assert "75.0%" in again
    assert "25.0%" not in again
    assert strength.text([], again) == again


def test_the_words_around_the_table_stay() -> None:
    page = strength.text([cell(2, 20)]).replace("How strong the strong bot is", "Strength") + "\n## Why\n\nBecause | of this.\n"
    again = strength.text([cell(2, 30), cell(3, 10)], page)
    assert again.startswith("# Strength\n")
    assert again.endswith("| 12 | – |\n\n## Why\n\nBecause | of this.\n")
    assert again.count("| mark |") == 2


def test_every_game_of_a_cell_counts_once() -> None:
    one, same = (strength.measured("mark", 2, 2, 4, 5) for _ in range(2))
    assert one._replace(milliseconds=0) == same._replace(milliseconds=0)
    assert 0 <= one.won <= one.games == 4


def test_budgets_on_the_same_seeds_are_compared_game_by_game() -> None:
    small, large = strength.run(["mark"], [2], [4, 2], 4, 5, lambda line: None)
    assert (small.budget, large.budget) == (2, 4)
    assert small.gain() == strength.NOT_COMPARED
    assert large.before == small.each
    paired = cell(2, 3)._replace(each=(1, 1, 0, 1), before=(1, 0, 0, 1))
    assert paired.gain() == "+25.0 (-24.0 to +74.0)"
    assert paired.line().endswith("| 12 | +25.0 (-24.0 to +74.0) |")


def test_a_line_of_a_page_that_compared_nothing_gets_the_column() -> None:
    row = "| mark | 2 | 8 | 40 | 0 to 19 | 50.0% | . | 50.0% | 12 |"
    old = f"# Strength\n\n| ruleset | players | budget |\n| --- | --- | --- |\n{row}\n"
    lines = strength.text([cell(3, 10)], old).splitlines()
    assert lines[0] == "# Strength"
    assert {line.count("|") for line in lines[2:]} == {len(strength.COLUMNS) + 1}
    assert lines[4].endswith("| 12 | – |")


def test_the_command_brings_a_page_up_to_date(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "strength.md"
    asked = ["bench", "--strength", "mark", "--budgets", "2", "--games", "2", "--markdown", str(page)]
    for players in ("2", "3"):
        assert main([*asked, "--players", players]) == 0
    lines = [line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("| mark")]
    assert [line.split("|")[2].strip() for line in lines] == ["2", "3"]
    assert main([*asked, "--players", "many"]) != 0
