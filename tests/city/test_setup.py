"""The set-up, clause by clause: board, distributors, pile, money, markers, first player."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import gamelib
from gamelib import city
from gamelib.city.plot_sets import members
from gamelib.city.table import KINDS

from .boards import clauses, keys, played, roads

CORNERS = ("site port A1", "site plant G1", "site refinery A7", "site factory G7")


@pytest.mark.parametrize(("players", "side"), [(2, 7), (3, 8), (4, 9), (5, 10)])
def test_board_size_follows_the_players(players: int, side: int) -> None:
    state = city.start(players=players)
    assert state.rules.ground.side == side
    assert state.rules.ground.plots.bit_count() == side * side
    assert state.events[0].clause == "city.board"


@pytest.mark.parametrize(("players", "cap"), [(2, 8), (3, 10), (4, 12), (5, 14)])
def test_route_cap_follows_the_players(players: int, cap: int) -> None:
    assert city.Rules(players=players).cap == cap


@pytest.mark.parametrize(
    ("players", "blockers", "left"),
    [(2, (4, 2, 2), (8, 4, 4)), (3, (6, 3, 3), (6, 3, 3)), (4, (7, 4, 4), (5, 2, 2)), (5, (9, 5, 5), (3, 1, 1))],
)
def test_pile_has_a_shop_of_each_kind_per_player_and_so_many_blockers(players: int, blockers: Any, left: Any) -> None:
    table = city.start(players=players).table
    assert table.pile == (*(players,) * 4, *blockers, 0)
    assert sum(blockers) == {5: 19, 4: 15, 3: 12, 2: 8}[players]
    assert table.aside == left
    assert sum(table.aside) == {5: 5, 4: 9, 3: 12, 2: 16}[players]


def test_pile_odds_are_the_counts_of_what_is_unknown() -> None:
    state = played(city.start(players=2), *CORNERS, "first 1", "reserve C3", "reserve E5", "draw")
    odds = {str(move): chance for move, chance in state.odds()}
    assert odds == {
        **{f"tile {shop}": Fraction(2, 16) for shop in KINDS[:4]},
        "tile flats": Fraction(4, 16),
        "tile offices": Fraction(2, 16),
        "tile park": Fraction(2, 16),
    }
    later = played(state, "tile flats", "build C3", "draw")
    assert {str(move): chance for move, chance in later.odds()}["tile flats"] == Fraction(3, 15)


def test_money_and_markers() -> None:
    state = city.start(players=4)
    for player in range(4):
        assert state.holdings()[("coins", player), "money"] == 15
        assert state.holdings()[("hand", player), f"marker {player + 1}"] == 6
        assert state.holdings()[("spare", player), f"marker {player + 1}"] == 2


def test_distributors_easy_game_deals_the_corners() -> None:
    state = city.start(players=2)
    assert [str(move) for move in state.moves()] == ["site port A1", "site port G1", "site port A7", "site port G7"]
    assert [chance for _, chance in state.odds()] == [Fraction(1, 4)] * 4
    state = state.play("site port G1")
    assert [str(move) for move in state.moves()] == ["site plant A1", "site plant A7", "site plant G7"]
    assert state.refusal("site plant D4").clause == "city.distributors"
    assert state.refusal("site plant G1").clause == "city.distributors"
    assert state.refusal("site refinery A1").clause == "city.setup-draw"
    assert state.refusal("site plant H1").clause == "city.board"


@pytest.mark.parametrize("side", [4, 5, 7, 8])
def test_setup_draw_hard_game_gives_each_a_quarter_of_its_own(side: int) -> None:
    state = city.start(players=2, size=side, setup="hard").play("site port A1")
    half = side // 2
    assert len(state.moves()) == 3 * half * half
    middle = {half} if side % 2 else set()
    assert all(move.row not in middle and move.column not in middle for move in state.moves())
    assert all(move.row >= side - half or move.column >= side - half for move in state.moves())
    first = state.moves()[0]
    again = state.play(first)
    assert len(again.moves()) == 2 * half * half
    assert state.refusal("site plant B2").clause == "city.distributors"


def test_distributors_given_by_the_rules_stand_from_the_start() -> None:
    state = city.start(players=2, setup="hard", sites=((2, 6), (1, 1), (4, 4), (6, 2)))
    assert state.phase == "first-player"
    assert [state.rules.ground.square(plot) for plot in state.table.sites] == [(1, 5), (0, 0), (3, 3), (5, 1)]
    assert clauses(state).count("city.distributors") == 4


@pytest.mark.parametrize(
    ("sites", "clause", "said"),
    [
        (((2, 6), (1, 2), (4, 4), (6, 2)), "city.distributors", "port must stand in a corner; B1"),
        (((2, 6), (1, 1), (2, 6), (6, 2)), "city.distributors", "same plot"),
        (((2, 6), (1, 1), (4, 8), (6, 2)), "city.distributors", "row 4, column 8"),
        (((2, 6), (1, 1), (4, 4)), "city.distributors", "four pairs"),
        (((1, 2), (1, 1), (2, 1), (6, 2)), "city.access", "port would have no open plot"),
        (((1, 2), (7, 7), (2, 1), (6, 2)), "city.connected", "cut the open plots in two"),
    ],
)
def test_distributors_a_set_up_that_breaks_a_rule_is_refused(sites: Any, clause: str, said: str) -> None:
    with pytest.raises(gamelib.RulesError, match=said) as caught:
        city.start(players=2, setup="hard", sites=sites)
    assert caught.value.clause == clause


def test_distributors_easy_game_wants_corners_for_all() -> None:
    with pytest.raises(gamelib.RulesError, match="toy factory stands in a corner; F7 is none"):
        city.start(players=2, sites=((1, 1), (1, 7), (7, 1), (7, 6)))
    assert city.start(players=2, sites=((1, 1), (1, 7), (7, 1), (7, 7))).phase == "first-player"


def test_first_player_is_drawn_fairly() -> None:
    state = played(city.start(players=2), *CORNERS)
    assert [chance for _, chance in state.odds()] == [Fraction(1, 2)] * 2
    after = state.play("first 2")
    assert (after.actor, after.turn, after.phase) == (1, 1, "choose")
    assert state.refusal("first 3").clause == "city.first-player"


def test_corners_alone_expropriate_nothing() -> None:
    assert roads(played(city.start(players=2), *CORNERS)) == set()


def test_the_smallest_board_has_its_middle_as_a_road() -> None:
    state = played(city.start(players=2, size=3), "site port A1", "site plant C1", "site refinery A3", "site factory C3")
    assert roads(state) == {"B2"}


def test_option_demonstration_adds_two_blockers_to_the_pile() -> None:
    plain, with_them = city.start(players=3), city.start(players=3, demonstrations=True)
    assert with_them.table.pile == (*plain.table.pile[:-1], 2)
    assert "city.option-demonstration" in clauses(with_them)
    assert "city.option-demonstration" not in clauses(plain)


def test_option_works_is_listed_and_explained_as_not_playable() -> None:
    assert "no rule for them is known" in city.Rules.dials()["works"]["help"]
    with pytest.raises(gamelib.RulesError, match="no rule for them is known") as caught:
        city.Rules(works=True)
    assert caught.value.clause == "city.option-works"
    assert "works" in keys(city.start())


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"players": 1}, "players"),
        ({"players": 6}, "players"),
        ({"size": 2}, "size"),
        ({"size": 31}, "size"),
        ({"markers": 2, "spare_markers": 2}, "markers"),
        ({"pile_blockers": ((1, 1, 1),)}, "pile_blockers"),
        ({"pile_blockers": ((13, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0)), "players": 2}, "pile_blockers"),
        ({"blocker_tiles": ((1, 2),)}, "blocker_tiles"),
        ({"setup": "medium"}, "setup"),
        ({"coins": -1}, "coins"),
        ({"demonstrations": 1}, "demonstrations"),
    ],
)
def test_rules_that_cannot_be_played_are_refused_with_the_field(fields: dict[str, Any], field: str) -> None:
    with pytest.raises(gamelib.RulesError) as caught:
        city.Rules(**fields)
    assert caught.value.field == field
    assert caught.value.clause in city.rulebook
    assert len(str(caught.value)) < 250


def test_every_plot_has_its_neighbours_and_nothing_wraps_round_an_edge() -> None:
    for side in (3, 7, 30):
        here = city.Rules(size=side).ground
        for plot in members(here.plots):
            row, column = here.square(plot)
            near = {(row + a, column + b) for a, b in ((-1, 0), (1, 0), (0, -1), (0, 1))}
            inside = {(r, c) for r, c in near if 0 <= r < side and 0 <= c < side}
            assert set(here.squares(here.around[plot])) == inside
            assert here.at(row, column) == plot
