"""Recorded games, at least one per way a game can end, tell the same story to the letter."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import gamelib

from .games import carried, without_zeros
from .golden import DEMONSTRATIONS, demonstrated, golden, told
from .places import demo_files, own_tests

GAMES = [path for name in gamelib.RULESETS for path in golden(name)]
each_game = pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")


@pytest.fixture
def games(name: str) -> list[Path]:
    """The recorded games of a ruleset; one from outside need not have any."""
    recorded = golden(name)
    if not recorded and name not in gamelib.RULESETS:
        pytest.skip("there are no recorded games")
    return recorded


def test_every_way_to_end_has_a_recorded_game(name: str, games: list[Path]) -> None:
    ends = gamelib.ruleset(name).State.engine.ends
    assert set(ends) <= set(gamelib.ruleset(name).rulebook)
    outcomes = [gamelib.Record.load(path).final().outcome for path in games]
    assert {outcome.clause for outcome in outcomes if outcome} == set(ends)


def test_recorded_games_have_every_number_of_players(name: str, games: list[Path]) -> None:
    low, high = gamelib.ruleset(name).Rules.dials()["players"]["range"]
    assert {gamelib.Record.load(path).rules.players for path in games} == set(range(low, high + 1))


@each_game
def test_a_recorded_game_is_told_to_the_letter(path: Path) -> None:
    """If the change is meant: ``python -m tests.conformance.golden`` tells the stories anew."""
    record = gamelib.Record.load(path)
    assert record.ruleset == path.parent.parent.name
    assert told(record) == path.with_suffix(".story").read_text(encoding="utf-8")


@each_game
def test_a_recorded_game_reads_back_to_the_byte(path: Path, tmp_path: Path) -> None:
    record = gamelib.Record.load(path)
    record.save(tmp_path / "again.record")
    assert (tmp_path / "again.record").read_bytes() == path.read_bytes()


def test_no_story_is_without_its_game(games: list[Path]) -> None:
    for story in games[0].parent.glob("*.story"):
        assert story.with_suffix(".record").is_file(), story


def test_every_demonstration_is_told_to_the_letter(name: str) -> None:
    """If the change is meant: ``python -m tests.conformance.golden`` tells the stories anew."""
    story = own_tests(name) / DEMONSTRATIONS
    if not story.exists() and name not in gamelib.RULESETS:
        pytest.skip("its demonstrations are not told")
    assert demonstrated(name) == story.read_text(encoding="utf-8")


def test_nothing_moves_without_a_clause_in_a_demonstration(name: str) -> None:
    for path in demo_files(name):
        for before, after in pairwise(gamelib.Record.load(path).states()):
            assert carried(before.holdings(), after.events) == without_zeros(after.holdings()), path.stem
