"""Moves that do not exist are refused in every phase: by the clause that a table names, and in a sentence without odd numbers.

The table of a ruleset is ``tests/<ruleset>/out_of_range.toml``; ``out_of_range`` says how it is written.
"""

from __future__ import annotations

import re
import tomllib

import pytest

import gamelib
from gamelib.core.rulesets import home

from .out_of_range import OTHERS, asked, observed, states_by_phase
from .places import own_tests

BELOW_ZERO = re.compile(r"(?<!\w)[-−]\d")


def test_every_phase_is_asked(name: str) -> None:
    engine = gamelib.ruleset(name).State.engine
    assert {phase.name for phase in engine.phases} | {"over"} == set(states_by_phase(name))


def test_a_move_that_does_not_exist_is_refused_by_the_clause_of_the_table(name: str) -> None:
    path = own_tests(name) / "out_of_range.toml"
    if home(name).base and not path.exists():
        pytest.skip("a changed rule need not keep a table of its own")
    assert path.exists(), f"write {path.name} with: python -m tests.conformance.out_of_range {name}"
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    now = {
        phase: {one: [", ".join(sorted(cell["clauses"])), cell["says"]] for one, cell in cells.items()}
        for phase, cells in observed(name).items()
    }
    assert now == table


def test_a_move_that_does_not_exist_is_never_legal_and_its_refusal_can_be_read(name: str) -> None:
    book = gamelib.ruleset(name).rulebook
    for one in asked(name):
        refusal = one.refusal
        assert refusal is not None, (one.state, one.move, one.name)
        assert refusal.clause in book
        assert not BELOW_ZERO.search(refusal.sentence), refusal.sentence
        with pytest.raises(gamelib.IllegalMove):
            one.state.play(one.move)
        assert one.move not in one.state.moves()


def test_a_move_of_another_phase_is_refused_by_what_is_due(name: str) -> None:
    for one in asked(name):
        if one.name == OTHERS:
            assert one.refusal is not None
            assert one.refusal.clause == one.state.engine.due(one.state.rules, one.state.table)
