"""A hint names a legal move, how much better it is than the next, and why, in a sentence of the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.marco_polo.atlas import world
from gamelib.players import hint
from gamelib.players.hints import advised, budget, reason
from gamelib.players.search import Search

NAMES = ("Ann", "Ben", "Cleo")


def decisions(name: str, most: int) -> list[Any]:
    states = gamelib.playout(name, bots="sensible", seed=4, limit=500).states()
    known = [state for state in states if state.actor is not None and state.actor >= 0]
    return known[:: max(len(known) // most, 1)]


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_hint_is_a_legal_move_with_its_reason_and_its_margin(name: str) -> None:
    for number, state in enumerate(decisions(name, 14)):
        one = hint(state.seen_by(state.actor), Random(number))
        assert one.move in state.moves()
        assert one.next is None or (one.next in state.moves() and one.next != one.move)
        assert one.better >= 0
        assert one.why(NAMES).endswith(".")
        assert one.than_next().endswith(".")
        assert one == hint(state.seen_by(state.actor), Random(number))


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_every_reason_has_its_sentence(name: str) -> None:
    texts = gamelib.core.words.words(name).texts["hints"]
    assert {"only", "better", "alike", "stands-best"} < set(texts)


def test_it_shuts_a_rival_out_of_the_best_square() -> None:
    mark = gamelib.ruleset("mark")
    text = """turn: 30
phase: act
player: 1
market: A red 4
bank: white 8, blue 8, gold 8, green 8, red 2
dice: red blue
actions: 1
company 1: $30 | yard . . . . | roof red . . .
company 2: $30 | yard . . . . | roof red . . ."""
    state = mark.position(text, mark.Rules(players=2))
    one = hint(state.seen_by(0), Random(1))
    assert str(one.move) == "sell red 1 A"
    assert one.why(NAMES) == "It earns $70, the last square of row A, and shuts Ben out of it."
    assert one.than_next().startswith("It is about $")


def test_nothing_to_decide_is_said() -> None:
    state = gamelib.ruleset("mark").start(players=2).play("first 1")
    other = state.play("roll red blue")
    with pytest.raises(ValueError, match="nothing to decide"):
        hint(other.seen_by(1), Random(0))


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_hint_is_what_the_strong_thinking_of_the_ruleset_says(name: str) -> None:
    for number, state in enumerate(decisions(name, 10)):
        view = state.seen_by(state.actor)
        strong = Search(budget(name))(view, Random(number))
        # In an auction, in trade, for the buildings and for the debts of SHARK a hint follows a rule that it can tell.
        ruled = ("bid", "auction", "buy", "sell", "done", *(("place", "surrender") if name == "shark" else ()))
        assert advised(view, Random(number)) == strong or strong.kind in ruled


def test_in_marco_polo_a_stop_is_explained_by_what_is_still_wanted() -> None:
    keys = set()
    for state in decisions("marco_polo", 60):
        view = state.seen_by(state.actor)
        key, values = reason(view, advised(view, Random(1)))
        keys.add(key)
        if key == "post-gift":
            finest = (view.table.hands[view.viewer] & world(view.rules.map).finest).bit_count()
            assert values["wanted"] == view.rules.gift - finest > 0
    assert {"announce-post", "post-gift", "buy-gift"} <= keys


def test_where_there_is_one_move_nothing_else_is_given_as_its_reason() -> None:
    """In the city game a player without a marker can only draw; what a further plot would bring is no reason then."""
    game = gamelib.ruleset("city")
    alone = next(
        state
        for seed in range(40)
        for state in gamelib.playout("city", bots="sensible", seed=seed).states()
        if state.phase == "choose" and len(state.moves()) == 1
    )
    assert isinstance(alone, game.State)
    assert hint(alone.seen_by(alone.actor), Random(1)).why() == (
        "All your markers lie on the board, so you can reserve nothing, only draw."
    )


@pytest.mark.parametrize(("better", "gain"), [(0.0, 0), (7.0, 7), (1457.0, 1500), (96.0, 96), (104.0, 100)])
def test_what_is_better_is_an_estimate_and_told_with_two_digits(better: float, gain: int) -> None:
    from gamelib.players.hints import Hint, _scale

    move = gamelib.ruleset("mark").parse("bid 1")
    assert Hint("mark", move, move, better / _scale("mark"), "stands-best", {}).gain == gain
