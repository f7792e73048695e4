"""What a refused move prints: what the asker may see, and nothing more."""

from __future__ import annotations

import pickle

import pytest

import gamelib
from gamelib import IllegalMove

mark, marco_polo = gamelib.ruleset("mark"), gamelib.ruleset("marco_polo")


def test_a_refused_bid_does_not_print_the_bids_that_are_sealed() -> None:
    state = mark.start(players=3)
    for move in ("first 1", "roll hammer red", "bid 7"):
        state = state.play(move)
    with pytest.raises(IllegalMove) as caught:
        state.play("bid 9999")
    assert "bids: ? - -" in str(caught.value)
    assert "7" not in caught.value.position.splitlines()[-1]
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_where_chance_decides_no_position_is_printed() -> None:
    with pytest.raises(IllegalMove) as caught:
        marco_polo.start().play("spin 3")
    assert caught.value.position == ""
    assert "The position" not in str(caught.value)


def test_a_refused_move_without_a_nearest_one_offers_none() -> None:
    with pytest.raises(IllegalMove) as caught:
        mark.start().play("take red 1")
    assert caught.value.refusal.nearest is None
    assert "You could play" not in str(caught.value)
    with pytest.raises(gamelib.RecordError) as read:
        gamelib.Record.read("gamelib record 1\nruleset: mark\nmoves:\n  take red 1\n")
    assert "'take red 1' is refused" in str(read.value)
    assert "You could play" not in str(read.value)


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_two_worlds_that_look_alike_print_alike(name: str) -> None:
    """The asker's own view decides what is printed, at every decision of a game."""
    for state in gamelib.playout(name, seed=5).states()[::7]:
        if state.actor is None or state.actor == gamelib.CHANCE:
            continue
        catalogue = gamelib.ruleset(name).catalogue(state.rules)
        refused = next(move for move in catalogue if not state.allows(move))
        with pytest.raises(IllegalMove) as caught:
            state.play(refused)
        assert caught.value.position == state.seen_by(state.actor).position()


@pytest.mark.parametrize("amount", [True, False, 1.0, "1", None])
def test_whole_numbers_are_whole_numbers(amount: object) -> None:
    with pytest.raises(gamelib.NotationError, match=r"amount of a 'bid' must be a whole number, not (bool|float|str|NoneType)"):
        type(mark.parse("bid 1"))(amount)
