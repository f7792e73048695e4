"""What a player cannot know: masked views, their events, and guesses that agree with them."""

from __future__ import annotations

from collections import Counter
from itertools import islice, pairwise
from random import Random
from typing import Any

import gamelib

from .games import carried, random_states, sample_states
from .places import demo_files


def test_two_tables_that_look_the_same_are_the_same_to_the_viewer(name: str) -> None:
    """Wherever two moves lead to tables that differ but look equal, everything a view offers must be equal too."""
    for state in sample_states(name)[::3]:
        after = [state.play(move) for move in islice(state.moves(), 12)]
        for viewer in range(state.rules.players):
            first: dict[Any, tuple[Any, Any]] = {}
            for other in after:
                view = other.seen_by(viewer)
                table, same = first.setdefault(view, (other, view))
                if table == other:
                    continue
                assert (view.events, view.holdings(), view.position()) == (same.events, same.holdings(), same.position())
                assert (view.moves(), view.actor, view.outcome) == (same.moves(), same.actor, same.outcome)


def test_a_view_answers_moves_for_its_own_decisions(name: str) -> None:
    for state in sample_states(name):
        for viewer in range(state.rules.players):
            view = state.seen_by(viewer)
            if state.actor == viewer:
                assert view.moves() == state.moves()
            elif state.actor == gamelib.CHANCE:
                assert set(state.moves()) <= set(view.moves()), "what can happen must not surprise the viewer"
            else:
                assert view.moves() == ()
            assert (view.actor, view.turn, view.phase, view.rules) == (state.actor, state.turn, state.phase, state.rules)


def test_a_view_refuses_what_the_state_refuses_and_what_is_another_players_to_decide(name: str) -> None:
    game = gamelib.ruleset(name)
    for state in sample_states(name)[::20]:
        for move in islice(game.catalogue(state.rules), 0, None, 7):
            for viewer in range(state.rules.players):
                refusal = state.seen_by(viewer).refusal(move)
                if state.actor in (viewer, None):
                    assert (refusal is None) == (state.refusal(move) is None)
                elif state.actor == gamelib.CHANCE:
                    assert refusal is None or state.refusal(move) is not None
                else:
                    assert refusal.clause in game.rulebook
                    assert refusal.sentence


def test_a_guess_agrees_with_all_that_the_viewer_sees(name: str) -> None:
    rng = Random(5)
    for state in sample_states(name):
        for viewer in range(state.rules.players):
            view = state.seen_by(viewer)
            guess = view.guess(rng)
            assert guess.seen_by(viewer) == view
            assert type(guess) is type(state)
            if state.actor not in (None, gamelib.CHANCE):
                guess.play(guess.moves()[0])


def test_as_much_moves_in_a_viewers_eyes_as_on_the_table(name: str) -> None:
    """What a view tells leads from what it showed before to what it shows now, place by place, whatever the faces."""
    games = [gamelib.Record.load(path).states() for path in demo_files(name)]
    for before, after in (pair for states in (*games, random_states(name, 0, most=300)) for pair in pairwise(states)):
        for viewer in range(after.rules.players):
            view = after.seen_by(viewer)
            moved = carried(before.seen_by(viewer).holdings(), view.events)
            assert by_place(moved) == by_place(view.holdings()), (after.last_move, viewer)
            assert all(amount > 0 for event in view.events for *_, amount in event.flows)


def by_place(holdings: dict[Any, int]) -> dict[Any, int]:
    """How much lies at each place, money and pieces counted as they are."""
    amounts = Counter[Any]()
    for (place, _), amount in holdings.items():
        amounts[place] += amount
    return {place: amount for place, amount in amounts.items() if amount}


def test_there_are_no_other_players(name: str) -> None:
    import pytest

    state = sample_states(name)[0]
    for viewer in (-1, state.rules.players, 99):
        with pytest.raises(ValueError, match="no player"):
            state.seen_by(viewer)
