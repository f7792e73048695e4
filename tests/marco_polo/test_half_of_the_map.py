"""At a table on a wall: half of the map where the turn takes place in it, steady, with all that may be reached."""

from __future__ import annotations

from itertools import groupby, pairwise

import gamelib
from gamelib.marco_polo import Rules
from gamelib.marco_polo.board import ABOVE_CURVES
from gamelib.marco_polo.board.geography import geography, halves
from gamelib.marco_polo.board.halves import NAMES, at_the_table, close_up
from gamelib.marco_polo.engine.ways import destinations
from gamelib.marco_polo.table import MOVE

from .tables import WORLD, at, moving

FOUR = ("Venice 240 -",) * 4


def test_a_game_begins_in_the_west_and_the_half_holds_until_the_turn_leads_beyond_it() -> None:
    states = gamelib.playout("marco_polo", Rules(players=4), "sensible", seed=5).states()
    shown = [close_up(states[: number + 1]) for number in range(len(states))]
    assert shown[1] == "west"
    assert shown[-1] == ""
    assert set(shown) == {"west", "east", ""}
    for _, turn in groupby(zip(states, shown, strict=True), key=lambda one: one[0].table.turn):
        changes = [pair for pair in pairwise(half for _, half in turn) if pair[0] != pair[1]]
        assert changes in ([], [("west", "")], [("east", "")])


def test_every_place_within_reach_is_on_the_half_that_is_shown() -> None:
    states = gamelib.playout("marco_polo", Rules(players=3), "sensible", seed=2).states()
    moves = [number for number, state in enumerate(states) if state.table.phase == MOVE]
    halved = 0
    for number in moves:
        half = close_up(states[: number + 1])
        ends = destinations(states[number].rules, states[number].table)
        halved += bool(half)
        assert not half or {NAMES[halves(WORLD)[end]] for end in ends} <= {half}
    assert halved > len(moves) / 4


def test_the_whole_map_is_shown_where_a_half_would_not_do() -> None:
    assert at_the_table([moving(4, *FOUR)]) == {"close_up": "west"}
    assert at_the_table([moving(4, *FOUR)], [("space", "Xian")]) == {}
    assert at_the_table([moving(6, *FOUR)]) == {}
    assert at_the_table([at("announce", "Samarkand 240 -", *FOUR[1:])]) == {}
    assert at_the_table([at("announce", "Java 240 -", *FOUR[1:])]) == {"close_up": "east"}


def test_a_half_says_which_goal_lies_beyond_it() -> None:
    west, whole = (moving(4, *FOUR).svg(shape="projector", close_up=half) for half in ("west", ""))
    east = at("announce", "Java 240 -", *FOUR[1:]).svg(shape="projector", close_up="east")
    assert "east: Khanbalik →" in west
    assert "← west: Venice" in east
    assert "east: " not in whole


def test_above_curves_the_whole_map_is_broad_with_nearly_every_name_in_letters_of_a_laptop() -> None:
    where = geography(WORLD, "projector-broad")
    drawn = moving(4, *FOUR).svg(shape="projector", **ABOVE_CURVES)
    assert 'viewBox="0 0 800 488"' in drawn
    assert where.look.letters >= 11
    assert len(where.homes) >= len(WORLD.spaces) - 1


def test_whoever_turns_the_map_sees_the_other_half_and_an_answer_shows_the_places_that_it_names() -> None:
    states = [moving(4, *FOUR)]
    assert at_the_table(states, [("kind", 0)], turned="east") == {"close_up": "east", "targets": [("kind", 0)]}
    assert at_the_table(states, [("space", "Buda")], turned="east") == {"close_up": "east", "targets": None}
    assert at_the_table(states, turned="west") == {"close_up": "west"}
    assert at_the_table(states, said="Khanbalik is a meeting place.") == {"said": "Khanbalik is a meeting place."}
    assert at_the_table(states, said="From Venice by land: Buda.") == {"close_up": "west"}
    assert 'data-turns="east"' in states[0].svg(shape="projector", close_up="west")
    assert 'data-turns="west"' in states[0].svg(shape="projector", close_up="east", targets=None)
