"""Whole games under random rules: every guarantee is checked at every step."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule, run_state_machine_as_test

import gamelib

from .games import carried, rules_of, without_zeros


def machine(name: str) -> type[RuleBasedStateMachine]:
    """A state machine that plays the ruleset of that name."""
    game = gamelib.ruleset(name)

    class Play(RuleBasedStateMachine):
        state: Any = None

        @initialize(rules=rules_of(name))
        def begin(self, rules: Any) -> None:
            self.state = game.start(rules)
            self.catalogue = game.catalogue(rules)
            self.place_in_catalogue = {move: index for index, move in enumerate(self.catalogue)}
            self.total = self.sums()

        @precondition(lambda self: self.state is not None and self.state.actor is not None)
        @rule(pick=st.integers(0, 10**6))
        def play(self, pick: int) -> None:
            before = self.state
            kept = (hash(before), before.position(), before.holdings(), before.table.copy())
            moves = before.moves()
            move = moves[pick % len(moves)]
            self.state = before.play(move)
            assert (hash(before), before.position(), before.holdings(), before.table) == kept, "an earlier state changed"
            assert self.state == before.play(str(move)), "playing the notation is not playing the move"
            self.clauses_are_known()
            assert carried(before.holdings(), self.state.events) == without_zeros(self.state.holdings())

        @precondition(lambda self: self.state is not None and self.state.actor is None)
        @rule()
        def play_again(self) -> None:
            assert self.state.outcome.clause in game.rulebook
            self.state = game.start(self.state.rules)

        @precondition(lambda self: self.state is not None and self.state.actor is not None)
        @rule(pick=st.integers(0, 10**6))
        def ask_what_is_refused(self, pick: int) -> None:
            moves = set(self.state.moves())
            refused = [move for move in self.catalogue if move not in moves]
            if refused:
                move = refused[pick % len(refused)]
                refusal = self.state.refusal(move)
                assert refusal.clause in game.rulebook
                assert refusal.sentence
                assert all(clause in game.rulebook for clause in refusal.clauses)
                assert refusal.nearest is None or refusal.nearest in moves
                with pytest.raises(gamelib.IllegalMove) as caught:
                    self.state.play(move)
                assert caught.value.refusal == refusal

        @invariant()
        def moves_are_the_catalogue_without_the_refused(self) -> None:
            if self.state is None:
                return
            moves = self.state.moves()
            order = [self.place_in_catalogue[move] for move in moves]
            assert order == sorted(set(order)), "moves() is not in the order of the catalogue"
            legal = [move for move in self.catalogue if self.state.allows(move)]
            assert legal == list(moves)
            assert bool(moves) == (self.state.actor is not None)

        @invariant()
        def everything_reads_back(self) -> None:
            if self.state is None:
                return
            assert game.position(self.state.position(), self.state.rules) == self.state
            again = pickle.loads(pickle.dumps(self.state))
            assert again == self.state
            assert hash(again) == hash(self.state)
            assert again.events == self.state.events

        @invariant()
        def nothing_is_made_or_lost(self) -> None:
            if self.state is not None:
                assert self.sums() == self.total

        def sums(self) -> dict[str, int]:
            found: dict[str, int] = {}
            for (_, thing), amount in self.state.holdings().items():
                found[thing] = found.get(thing, 0) + amount
            return {thing: amount for thing, amount in found.items() if amount}

        def clauses_are_known(self) -> None:
            for event in self.state.events:
                assert all(clause in game.rulebook for clause in event.clauses), event
                assert str(event)

    Play.__name__ = f"Play_{name}"
    return Play


def test_whole_games_under_random_rules(name: str) -> None:
    quiet = settings(
        max_examples=20, stateful_step_count=60, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck)
    )
    run_state_machine_as_test(machine(name), settings=quiet)
