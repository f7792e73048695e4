"""Beginner, sensible, strong: the same names in every ruleset, and each plays as its name says."""

from __future__ import annotations

from random import Random

import pytest

import gamelib
from gamelib.players import search
from gamelib.players.bots import LEVELS, Bots, bot_name, bot_of, sensible_name
from gamelib.players.search import Search
from gamelib.players.thinking import thinking


def wins(name: str, one: str, other: str, games: int) -> float:
    """How many games of two the first bot wins, with places changed from game to game."""
    rules, won = gamelib.ruleset(name).Rules(players=2), 0.0
    for game in range(games):
        seat = game % 2
        ended = gamelib.playout(name, rules, [one, other] if seat == 0 else [other, one], game // 2, 20_000).final().outcome
        won += seat in ended.winners and 1 / len(ended.winners)
    return won


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_beginner_is_no_random_player(name: str) -> None:
    assert wins(name, "beginner", "random", 16) >= 10


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_beginner_loses_to_a_sensible_player(name: str) -> None:
    assert wins(name, "sensible", "beginner", 20) >= 17


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_every_level_is_found_by_its_name(name: str) -> None:
    game = gamelib.ruleset(name)
    assert sensible_name(game) == "sensible"
    for level in LEVELS:
        assert bot_name(game, bot_of(game, level)) == level


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_strong_player_thinks_ahead_and_follows_its_guide_where_nothing_is_clearly_better(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    strong = gamelib.ruleset(name).BOTS["strong"]
    assert isinstance(strong, Search)
    states = gamelib.playout(name, bots="sensible", seed=2, limit=200).states()
    state = next(s for s in states if s.actor is not None and s.actor >= 0 and len(s.moves()) > 1)
    view = state.seen_by(state.actor)
    monkeypatch.setattr(search._Contest, "_playout", lambda self, state, luck: 0.0)
    how = thinking(name, state.rules)
    assert strong(view, Random(7)) == (how.guide or search.sensible(name))(view, Random(7))
    monkeypatch.setattr(search, "thinking", lambda name, rules: search.PLAIN)
    wanted = next(move for move in state.moves() if move != strong(view, Random(7)))
    opened = view.guess
    monkeypatch.setattr(search._Contest, "_playout", lambda self, after, luck: float(after == opened(Random(1)).play(wanted)))
    looks = how.candidates is None or wanted in how.candidates(view, strong.budget, Random(7))
    if looks and len(state.moves()) < strong.budget // 4 and opened(Random(1)) == opened(Random(2)):
        assert strong(view, Random(7)) == wanted


def test_further_names_work_and_are_not_listed() -> None:
    bots = Bots({"calm": min, "wild": max}, also={"tame": "calm"})
    assert (list(bots), len(bots)) == (["calm", "wild"], 2)
    assert bots["tame"] is min
    assert "tame" in bots
    assert "timid" not in bots
    with pytest.raises(KeyError):
        bots["timid"]
