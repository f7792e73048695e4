"""The curves beside the board: strong up to the cursor, faint after it, and labelled with what they are worth there."""

from __future__ import annotations

import re

import pytest

import gamelib
from gamelib.core.series import Series
from gamelib.ui.markup import Tongue
from gamelib.ui.table import curves

RISING = Series([1, 1, 2, 2, 3], {"cash": {"1": [0, 2, 4, 6, 8], "2": [9, 7, 5, 3, 1]}})
TONGUE = Tongue("en", ("Anna", "Ben"))


def drawn(at: int) -> str:
    return curves.chart(RISING, "cash", at, TONGUE, "cash")


def labels(picture: str) -> dict[str, tuple[float, float]]:
    """Where each label stands."""
    found = re.findall(r'<text x="([\d.]+)" y="([\d.]+)" class="label">([^<]*)<', picture)
    return {text: (float(x), float(y)) for x, y, text in found}


@pytest.mark.parametrize(("at", "said"), [(0, {"Anna 0", "Ben 9"}), (2, {"Anna 4", "Ben 5"}), (4, {"Anna 8", "Ben 1"})])
def test_a_label_tells_the_value_at_the_cursor(at: int, said: set[str]) -> None:
    assert set(labels(drawn(at))) == said


def test_the_legend_lists_the_highest_first_and_a_dot_shows_where_each_line_is() -> None:
    for at in range(5):
        picture = drawn(at)
        cursor = re.findall(r'class="cursor" x1="([\d.]+)"', picture)[0]
        assert len(re.findall(rf'<circle class="rule" cx="{re.escape(cursor)}"', picture)) == 2
        heights = {text.split()[0]: place[1] for text, place in labels(picture).items()}
        anna, ben = (RISING.curves["cash"][player][at] for player in "12")
        assert (heights["Anna"] < heights["Ben"]) == (anna > ben)


def test_lines_of_one_player_are_told_apart_by_dashes_in_the_legend_too() -> None:
    found = Series([1, 2], {"routes": {"1 fish": [0, 1], "1 toys": [0, 2]}})
    strokes = re.findall(
        r'<path d="M\d+ [\d.]+h24"[^>]*stroke-width="3"([^/]*)/>', curves.chart(found, "routes", 1, TONGUE, "routes")
    )
    assert len(strokes) == len(set(strokes)) == 2


def test_what_comes_after_the_cursor_is_faint_and_the_rest_is_not() -> None:
    strong, faint = (drawn(2).count(sign) for sign in ('stroke-width="2.5"/>', 'stroke-opacity=".3"'))
    assert (strong, faint) == (2, 2)
    assert 'stroke-opacity=".3"' not in drawn(4)


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_no_label_leaves_the_picture_or_lies_on_another(name: str) -> None:
    record = gamelib.playout(name, seed=2, limit=150)
    found = gamelib.ruleset(name).series(record)
    tongue = Tongue("en", tuple(f"random {player + 1}" for player in range(record.rules.players)))
    for group in found.curves:
        for at in (0, 70, 150):
            spots = list(labels(curves.chart(found, group, at, tongue, group)).values())
            assert all(curves.WIDTH - 248 < x <= curves.WIDTH - 80 and 0 <= y <= curves.HEIGHT for x, y in spots)
            assert len({(x, round(y / 4)) for x, y in spots}) == len(spots)


@pytest.mark.parametrize(("low", "high", "ticks"), [(0, 8, [0, 2, 4, 6, 8]), (-20, 50, [-20, 0, 20, 40]), (0, 1, [0, 1])])
def test_ticks_are_round_numbers_at_even_distances(low: int, high: int, ticks: list[int]) -> None:
    assert curves.even(low, high) == ticks
