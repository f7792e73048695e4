"""The curves beside the board: at most six, in words, strong up to the cursor, with what they are worth there."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

import gamelib
from gamelib.core.series import Series
from gamelib.ui.markup import Tongue
from gamelib.ui.table import curve_groups, curves
from gamelib.ui.table.game import Game
from gamelib.ui.table.moment import Moment

RISING = Series([1, 1, 2, 2, 3], {"cash": {"1": [0, 2, 4, 6, 8], "2": [9, 7, 5, 3, 1]}})
TONGUE = Tongue("en", ("Anna", "Ben"))


def drawn(at: int) -> str:
    return curves.chart(RISING, "cash", at, TONGUE, "cash", "mark")


def labels(picture: str) -> list[tuple[str, int]]:
    """Every name with its value, from top to bottom."""
    told = re.findall(r"<li>.*?<span>([^<]*)</span> <b>([^<]*)</b></li>", picture)
    return [(name, int(value.replace(",", ""))) for name, value in told]


@pytest.mark.parametrize(("at", "told"), [(0, {"Anna": 0, "Ben": 9}), (2, {"Anna": 4, "Ben": 5}), (4, {"Anna": 8, "Ben": 1})])
def test_a_label_tells_the_value_at_the_cursor(at: int, told: dict[str, int]) -> None:
    assert dict(labels(drawn(at))) == told


def test_the_highest_stands_first_and_a_dot_shows_where_each_line_is() -> None:
    for at in range(5):
        picture = drawn(at)
        values = [value for _, value in labels(picture)]
        assert values == sorted(values, reverse=True)
        places = re.findall(r'class="dot" style="left:([\d.]+)%;top:([\d.]+)%', picture)
        assert len({left for left, _ in places}) == 1
        assert len(places) == 2


def test_lines_of_one_player_are_told_apart_by_dashes_in_the_legend_too() -> None:
    series = Series([1, 2], {"routes": {"1 fish": [0, 1], "1 toys": [0, 2]}})
    strokes = re.findall(r'<path d="M0 5h28"([^/]*)/>', curves.chart(series, "routes", 1, TONGUE, "routes", "city"))
    assert len(strokes) == len(set(strokes)) == 2


def test_what_comes_after_the_cursor_is_faint_and_the_rest_is_not() -> None:
    every, faint = (drawn(2).count(sign) for sign in ("<polyline", 'stroke-opacity=".3"'))
    assert (every, faint) == (4, 2)
    assert 'stroke-opacity=".3"' not in drawn(4)


@pytest.mark.parametrize("most", [False, True])
@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_never_more_than_six_lines_at_once_and_none_is_lost_by_it(name: str, most: bool) -> None:
    ruleset = gamelib.ruleset(name)
    players = ruleset.Rules.dials()["players"]["range"][most]
    series = ruleset.series(gamelib.playout(name, rules=ruleset.Rules(players=players), seed=2, bots="sensible", limit=60))
    kept = curve_groups.few(series)
    assert all(len(lines) <= curve_groups.MOST_LINES for lines in kept.curves.values())
    assert sum(map(len, kept.curves.values())) == sum(map(len, series.curves.values()))


def test_of_lines_that_belong_to_nobody_the_six_that_move_most_are_kept() -> None:
    lines = {name: [0, height] for height, name in enumerate("abcdefgh")}
    assert list(curve_groups.few(Series([1, 2], {"many": lines})).curves["many"]) == list("cdefgh")


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_every_group_and_every_line_has_words(name: str) -> None:
    ruleset, words = gamelib.ruleset(name), TONGUE.of(name)
    series = ruleset.series(gamelib.playout(name, seed=2, limit=40))
    assert set(series.curves) == set(words.texts["labels"]["curve"])
    told = {curves.named(group, name, TONGUE) for group in series.curves}
    assert len(told) == len(series.curves)
    for group in curve_groups.few(series).curves:
        picture = curves.chart(curve_groups.few(series), group, 40, TONGUE, "x", name)
        assert all(len(line) > 2 for line, _ in labels(picture))


def test_curves_are_folded_until_there_is_something_to_see() -> None:
    record = gamelib.playout("shark", seed=2, limit=60)
    game = Game(record, 0)
    game.branch.states[1:] = []
    assert curves.drawn(Moment(game, None, None), "", TONGUE) == ""
    assert "<figure" in curves.drawn(Moment(Game(record, 0), None, None), "", TONGUE)


def test_a_player_sees_first_who_is_ahead() -> None:
    series = Series([1, 2], {"value": {"red": [0, 1]}, "wealth": {"1": [0, 2]}})
    assert curve_groups.chosen(series, "", standing=True) == "wealth"
    assert curve_groups.chosen(series, "") == "wealth", "and so do all others, once it moves"
    assert curve_groups.chosen(series, "value", standing=True) == "value"
    still = Series([1, 2], {"value": {"red": [0, 1]}, "wealth": {"1": [2, 2]}})
    assert curve_groups.chosen(still, "") == "value"
    assert curve_groups.chosen(still, "", standing=True) == "wealth"
    flat = Series([1, 2], {"value": {"red": [0, 0]}, "cash": {"1": [0, 2]}})
    assert curve_groups.chosen(flat, "") == "cash", "the first in which something changes"


def test_what_tells_who_is_ahead_is_offered_first() -> None:
    record = gamelib.playout("city", seed=2, limit=80)
    picture = curves.drawn(Moment(Game(record, 60), None, None), "", TONGUE)
    offered = re.findall(r'<option value="([^"]*)"( selected)?', picture)
    assert [group for group, _ in offered[:2]] == ["score", "coins"]
    assert [group for group, is_shown in offered if is_shown] == ["score"]


def test_a_shop_without_a_road_is_not_told_as_a_road_of_no_length() -> None:
    series = Series([1, 2], {"routes 1": {"1 plant": [0, 0], "1 port": [0, 3]}, "coins": {"1": [0, 0]}})
    picture = curves.chart(series, "routes 1", 1, TONGUE, "x", "city")
    assert re.findall(r"</span> <b>([^<]*)</b>", picture) == ["3", "no road yet: counts in full"]
    assert re.findall(r"</span> <b>([^<]*)</b>", curves.chart(series, "coins", 1, TONGUE, "x", "city")) == ["0"]


@pytest.mark.parametrize(("low", "high", "ticks"), [(0, 8, [0, 2, 4, 6, 8]), (-20, 50, [-20, 0, 20, 40]), (0, 1, [0, 1])])
def test_ticks_are_round_numbers_at_even_distances(low: int, high: int, ticks: list[int]) -> None:
    assert curves.even(low, high) == ticks


def test_turns_stand_at_even_distances_however_many_moves_they_have() -> None:
    turns = [0, 0, 0, *(turn for turn in range(1, 41) for _ in range(1 + turn % 5))]
    picture = curves.chart(Series(turns, {"cash": {"1": list(range(len(turns)))}}), "cash", 0, TONGUE, "cash", "mark")
    ticks = [(float(left), int(turn)) for left, turn in re.findall(r'class="x" style="left:([\d.]+)%">(\d+)<', picture)]
    assert [turn for _, turn in ticks] == [5, 10, 15, 20, 25, 30, 35, 40]
    gaps = [after - before for (before, _), (after, _) in pairwise(ticks)]
    assert max(gaps) - min(gaps) < 0.3


def test_lines_that_have_the_same_value_lie_beside_each_other_and_share_their_label() -> None:
    series = Series([1, 1, 2], {"price": {"red": [0, 0, 3], "blue": [0, 0, 0], "yellow": [0, 0, 0], "green": [2, 2, 2]}})

    def told(at: int) -> list[tuple[str, int]]:
        picture = curves.chart(series, "price", at, TONGUE, "price", "shark")
        return [(name, int(value)) for name, value in re.findall(r"<span>([^<]*)</span> <b>([^<]*)</b></li>", picture)]

    assert told(0) == [("green", 2), ("red, blue, yellow", 0)]
    assert told(2) == [("red", 3), ("green", 2), ("blue, yellow", 0)]
    picture = curves.chart(series, "price", 2, TONGUE, "price", "shark")
    lines = re.findall(r'<polyline points="([^"]*)"', picture)
    heights = [[float(point.split(",")[1]) for point in line.split()] for line in lines]
    assert len({line[0] for line in heights}) == 4, "at the start no line hides another one"
    assert len({line[-1] for line in heights}) == 4
    dots = re.findall(r'class="dot" style="left:[\d.]+%;top:([\d.]+)%', picture)
    assert len(set(dots)) == 4


def test_lines_far_above_nothing_begin_at_a_tick_of_their_own_and_others_at_nothing() -> None:
    turns = [1, 2, 3, 4]
    high = curves.chart(
        Series(turns, {"score": {"1": [15, 13, 14, 12], "2": [15, 15, 14, 13]}}), "score", 3, TONGUE, "x", "city"
    )
    ticks = [int(one.replace(",", "")) for one in re.findall(r'class="y"[^>]*>([\d,]+)<', high)]
    assert ticks[0] == 12
    assert 'class="y" style="top:100.0%">12<' in high
    spread = [float(one) for one in re.findall(r'class="dot" style="left:[\d.]+%;top:([\d.]+)%', high)]
    assert max(spread) - min(spread) > 30
    assert 'class="y" style="top:100.0%">0<' in drawn(0)
    flat = curves.chart(Series(turns, {"score": {"1": [7, 7, 7, 7]}}), "score", 3, TONGUE, "x", "city")
    assert 'class="y" style="top:100.0%">0<' in flat


@pytest.mark.parametrize(("values", "first"), [([30, 28], 0), ([1000, 801], 0), ([15, 12], 12), ([1000, 700], 700)])
def test_a_small_difference_does_not_fill_the_chart(values: list[int], first: int) -> None:
    picture = curves.chart(Series([1, 2], {"cash": {"1": [values[0]] * 2, "2": values}}), "cash", 1, TONGUE, "x", "mark")
    assert f'class="y" style="top:100.0%">{first}<' in picture


def test_where_only_ones_own_line_may_be_seen_that_is_said() -> None:
    game = Game(gamelib.playout("marco_polo", bots="sensible", seed=3, limit=120))
    told = TONGUE.ui("curves-hidden")
    assert told in curves.drawn(Moment(game, 0, None), "worth", TONGUE, standing=True)
    assert told not in curves.drawn(Moment(game, 0, None), "cash", TONGUE, standing=True)
    assert told not in curves.drawn(Moment(game, None, None), "worth", TONGUE, standing=True)
