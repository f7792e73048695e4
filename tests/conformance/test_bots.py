"""Every bot of every ruleset plays whole legal games, decides from what it sees alone, and the same from the same seed."""

from __future__ import annotations

import random
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gamelib

from .games import rules_of, sample_states

OLDER = {"city": "greedy", "marco_polo": "merchant", "mark": "greedy", "shark": "trader"}
"""Names under which records and studies know the sensible bots as well."""


def quick(name: str) -> dict[str, Any]:
    """The bots that do not think ahead; tests/players has those that do."""
    return {known: bot for known, bot in gamelib.ruleset(name).BOTS.items() if known != "strong"}


def test_every_level_has_its_bot(name: str) -> None:
    if name not in gamelib.RULESETS:
        pytest.skip("a ruleset from outside needs a random bot and a better one, under any names")
    assert tuple(gamelib.ruleset(name).BOTS)[:4] == ("random", "beginner", "sensible", "strong")
    assert all(bot.__doc__ for bot in gamelib.ruleset(name).BOTS.values())


def test_older_names_go_on_working_and_stay_in_the_records(name: str) -> None:
    if name not in OLDER:
        pytest.skip("this ruleset has no bots with older names")
    bots = gamelib.ruleset(name).BOTS
    assert OLDER[name] in bots
    assert OLDER[name] not in list(bots)
    assert bots[OLDER[name]] is bots["sensible"]
    one, other = (gamelib.playout(name, bots=bot, seed=5, limit=120) for bot in (OLDER[name], "sensible"))
    assert one.moves == other.moves
    assert one.names[0] == f"{OLDER[name]} 1"


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_bots_play_whole_games_under_any_rules(name: str, data: st.DataObject) -> None:
    rules = data.draw(rules_of(name))
    known = sorted(quick(name))
    bots = data.draw(st.lists(st.sampled_from(known), min_size=rules.players, max_size=rules.players))
    record = gamelib.playout(name, rules, bots, seed=data.draw(st.integers(0, 999)))
    assert record.states()[-1].outcome is not None


def test_every_answer_is_a_legal_move(name: str) -> None:
    for bot in quick(name).values():
        for number, state in enumerate(_decisions(name)):
            assert bot(state.seen_by(state.actor), Random(number)) in state.moves()


def test_the_generator_that_is_handed_over_decides_alone(name: str) -> None:
    before = random.getstate()
    for bot in quick(name).values():
        for number, state in enumerate(_decisions(name)):
            view = state.seen_by(state.actor)
            assert bot(view, Random(number)) == bot(view, Random(number))
    assert random.getstate() == before


def test_a_bot_answers_alike_where_it_sees_the_same(name: str) -> None:
    for bot in quick(name).values():
        for number, state in enumerate(_decisions(name)):
            view = state.seen_by(state.actor)
            guessed = view.guess(Random(number)).seen_by(state.actor)
            assert guessed == view
            assert bot(guessed, Random(number)) == bot(view, Random(number))


def test_a_seed_gives_one_game(name: str) -> None:
    for bot in quick(name):
        games = [str(gamelib.playout(name, bots=bot, seed=seed, limit=400)) for seed in (7, 7, 8)]
        assert games[0] == games[1]
        assert games[0] != games[2]


def _decisions(name: str) -> list[Any]:
    return [state for state in sample_states(name) if state.actor is not None and state.actor != gamelib.CHANCE]
