"""The sums behind a hint, side by side."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import gamelib
from gamelib.players.hints import Hint
from gamelib.shark.bots.building_rule import brings
from gamelib.shark.bots.other_sites import sums
from gamelib.shark.notation import Put
from gamelib.shark.rules import Rules
from gamelib.shark.table import THOUSAND
from gamelib.ui.markup import Tongue
from gamelib.ui.play.counted import folded


def table(view: Any, move: Any, counted: tuple[Any, ...]) -> list[list[str]]:
    """The cells of the table, row by row."""
    drawn = folded(Hint("shark", move, None, 0.0, "", {}, counted=counted), Tongue())
    assert drawn.count("<table") == 1
    rows = re.findall(r"<tr>(.*?)</tr>", drawn)
    return [re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", row) for row in rows]


def money(cell: str) -> int:
    return int(re.sub(r"[^\d−]", "", cell).replace("−", "-"))


def test_two_buildings_stand_side_by_side_and_each_column_adds_up() -> None:
    seen = 0
    for state in gamelib.playout("shark", Rules(players=3), "sensible", seed=4).states():
        puts = [move for move in state.moves() if isinstance(move, Put)] if state.actor is not None else []
        if not puts:
            continue
        view, move = state.seen_by(state.actor), Random(seen).choice(puts)
        counted = tuple(sums(view, move))
        if not counted:
            continue
        heads, *rows = table(view, move, counted)
        assert len(heads) == 3
        assert all(len(row) == 3 for row in rows)
        first = [money(row[1]) for row in rows]
        assert sum(first[:3]) == first[3]
        assert abs(first[3] - first[4] - first[5]) <= 1
        assert first[5] == round(brings(view, move).against * THOUSAND)
        seen += 1
    assert seen > 5


def test_what_is_no_sum_stays_a_sentence() -> None:
    move = gamelib.ruleset("shark").parse("done")
    drawn = folded(Hint("shark", move, None, 0.0, "", {}, counted=(("counted-at-once", {}),)), Tongue())
    assert "<table" not in drawn
    assert 'class="counted-line"' in drawn
    assert folded(Hint("shark", move, None, 0.0, "", {}), Tongue()) == ""
