"""Exact counts of the game tree to a small depth: any change of what is legal shows here.

The counts of a ruleset are in ``tests/<ruleset>/tree.toml``: for some rules, how many different sequences of 1, 2, 3 … moves
(chance included) there are from the set-up.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import pytest

import gamelib
from gamelib.core.rulesets import home

from .places import own_tests


def counts(state: Any, depth: int) -> list[int]:
    """How many sequences of 1 … depth moves start here; equal states are counted once and shared."""

    @cache
    def below(state: Any, depth: int) -> int:
        moves = state.moves()
        return len(moves) if depth == 1 else sum(below(state.play(move), depth - 1) for move in moves)

    return [below(state, n) for n in range(1, depth + 1)]


def test_the_game_tree_has_exactly_so_many_branches(name: str) -> None:
    path = own_tests(name) / "tree.toml"
    if home(name).base and not path.exists():
        pytest.skip("a changed rule need not count its tree")
    trees = tomllib.loads(path.read_text(encoding="utf-8"))["tree"]
    assert trees
    for tree in trees:
        start = gamelib.ruleset(name).start(**tree["rules"])
        assert counts(start, len(tree["counts"])) == tree["counts"], tree["rules"]
