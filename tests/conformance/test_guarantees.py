"""The guarantees of every ruleset, over whole games played at random."""

from __future__ import annotations

import pickle
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import gamelib

from .games import carried, random_states, sample_states, without_zeros


def test_nothing_moves_without_a_clause(name: str) -> None:
    for seed in range(4):
        states = random_states(name, seed)
        for before, after in pairwise(states):
            assert carried(before.holdings(), after.events) == without_zeros(after.holdings()), after.events


def test_flows_name_two_places_and_something_that_moves(name: str) -> None:
    for state in sample_states(name):
        for event in state.events:
            for source, target, thing, amount in event.flows:
                assert source != target
                assert isinstance(thing, str)
                assert amount > 0


def test_every_event_cites_known_clauses_and_is_a_sentence(name: str) -> None:
    book = gamelib.ruleset(name).rulebook
    for state in sample_states(name):
        for event in state.events:
            assert all(clause in book for clause in event.clauses)
            assert str(event)[-1] in ".!"
            assert "{" not in str(event)


def test_moves_are_the_catalogue_without_the_refused(name: str) -> None:
    game = gamelib.ruleset(name)
    for state in sample_states(name):
        catalogue = game.catalogue(state.rules)
        moves = state.moves()
        assert [move for move in catalogue if state.allows(move)] == list(moves)
        assert all(state.refusal(move) is None for move in moves)
        assert len(set(catalogue)) == len(catalogue)


def test_a_refusal_cites_a_clause_says_why_and_offers_a_legal_move(name: str) -> None:
    game = gamelib.ruleset(name)
    for offset, state in enumerate(sample_states(name)[::5]):
        moves = set(state.moves())
        for move in game.catalogue(state.rules)[offset % 7 :: 7]:
            refusal = state.refusal(move)
            if refusal is not None:
                assert refusal.clause in game.rulebook
                assert refusal.sentence[-1] in ".!"
                assert "{" not in refusal.sentence
                assert refusal.nearest is None or refusal.nearest in moves


def test_an_illegal_move_raises_with_its_refusal_and_the_position(name: str) -> None:
    state = sample_states(name)[-1]
    move = gamelib.ruleset(name).catalogue(state.rules)[0]
    with pytest.raises(gamelib.IllegalMove) as caught:
        state.play(move)
    assert caught.value.refusal == state.refusal(move)
    assert caught.value.refusal.clause in str(caught.value)
    decides = state.actor not in (None, gamelib.CHANCE)
    assert caught.value.position == (state.seen_by(state.actor).position() if decides else "")
    assert caught.value.position in str(caught.value)


@pytest.mark.parametrize("thing", [None, 3, 2.5, object(), ("take", 1), b"take red 1"])
def test_what_is_no_move_is_refused_and_not_played(name: str, thing: Any) -> None:
    state = sample_states(name)[3]
    assert state.refusal(thing).clause in gamelib.ruleset(name).rulebook
    with pytest.raises(gamelib.IllegalMove):
        state.play(thing)


def test_odds_are_exact_positive_and_sum_to_one(name: str) -> None:
    met = 0
    for state in sample_states(name):
        if state.actor == gamelib.CHANCE:
            odds = state.odds()
            assert tuple(move for move, _ in odds) == state.moves()
            assert sum(chance for _, chance in odds) == 1
            assert all(chance > 0 for _, chance in odds)
            met += 1
        else:
            with pytest.raises(gamelib.NotChance):
                state.odds()
            with pytest.raises(gamelib.NotChance):
                state.chance(Random(0))
    assert met


def test_sampled_frequencies_follow_the_odds(name: str) -> None:
    """Chi-square of 3,000 draws in each phase of chance, against a bound that a fair sampler exceeds once in a million."""
    seen: set[str] = set()
    for state in sample_states(name):
        if state.actor != gamelib.CHANCE or state.phase in seen or len(state.moves()) < 2:
            continue
        seen.add(state.phase)
        rng, draws, counts = Random(11), 3000, dict.fromkeys(state.moves(), 0)
        for _ in range(draws):
            counts[state.chance(rng)] += 1
        chi = sum((counts[move] - draws * float(p)) ** 2 / (draws * float(p)) for move, p in state.odds())
        freedom = len(counts) - 1
        assert chi < freedom + 7 * (2 * freedom) ** 0.5 + 25, (state.phase, chi)
    assert seen


def test_states_survive_pickling_with_their_events(name: str) -> None:
    for state in sample_states(name)[::10]:
        again = pickle.loads(pickle.dumps(state))
        assert again == state
        assert hash(again) == hash(state)
        assert again.events == state.events
        view = state.seen_by(0)
        assert pickle.loads(pickle.dumps(view)) == view
        assert pickle.loads(pickle.dumps(view)).events == view.events


def test_equality_and_hash_ignore_how_a_state_came_about(name: str) -> None:
    game = gamelib.ruleset(name)
    for state in sample_states(name)[::10]:
        read = game.position(state.position(), state.rules)
        assert read == state
        assert hash(read) == hash(state)


def test_a_state_holds_no_chain_of_earlier_states(name: str) -> None:
    """The last state of a long game pickles to about the size of an early one."""
    states = random_states(name, 0)
    assert len(pickle.dumps(states[-1])) < 3 * len(pickle.dumps(states[min(40, len(states) // 2)])) + 2000


def test_a_finished_game_has_an_outcome_and_nothing_left_to_do(name: str) -> None:
    book = gamelib.ruleset(name).rulebook
    for seed in range(3):
        *earlier, last = random_states(name, seed)
        assert all(state.outcome is None for state in earlier)
        assert last.actor is None
        assert last.moves() == ()
        assert last.outcome.clause in book
        assert len(last.outcome.scores) == last.rules.players
        assert set(last.outcome.winners) <= set(range(last.rules.players))


def test_turns_only_go_forward_and_phases_have_a_label(name: str) -> None:
    from gamelib.core.words import words

    labels = words(name).texts["labels"]["phase"]
    for before, after in pairwise(random_states(name, 1)):
        assert after.turn - before.turn in (0, 1) or after.turn > before.turn
        assert after.phase in labels


def test_a_fresh_game_tells_its_set_up(name: str) -> None:
    state = gamelib.ruleset(name).start()
    assert state.events
    assert state.last_move is None
    given = carried({}, state.events)
    assert all(state.holdings()[key] == amount for key, amount in given.items() if amount > 0)
