"""Expropriation: the engine, networkx and brute force agree on thousands of boards, and the three facts hold."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, permutations, product
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import gamelib
from gamelib import city
from gamelib.city.cut_plots import cut_off, cuts, cuts_after, holds, sides
from gamelib.city.engine.expropriation import log_road_tiles
from gamelib.city.graph import City, city_of, expropriated, reasons, reasons_of, what_if
from gamelib.city.plot_sets import ground, members
from gamelib.city.table import ROAD_TILES
from gamelib.core.events import Log

from .boards import (
    Board,
    around,
    bits,
    brute_force,
    grown,
    one_area,
    ordinary_vertex_cuts,
    placed,
    played,
    random_sites,
    roads,
    squares,
    table,
)

SMALL = range(3, 11)


@pytest.mark.parametrize("side", SMALL)
def test_engine_networkx_and_brute_force_agree_on_random_boards(side: int) -> None:
    """Thousands of boards in all, each after a construction; roads already laid are left out by all three.

    Brute force, which is slow, looks at every board of the small sizes and at each third of the others.
    """
    for seed in range(150 // side):
        rng, before = Random(f"{side}/{seed}"), 0
        for number, board in enumerate(grown(side, rng)):
            undeveloped = board.city.undeveloped | squares(board.here, board.roads & ~before)
            found = squares(board.here, cuts(board.here, board.built, board.served) & ~before)
            assert expropriated(City(squares(board.here, before), undeveloped, board.city.sites)) == found
            assert board.roads == before | bits(board.here, found)
            if side < 8 or number % 3 == 0:
                assert brute_force(board) & undeveloped == found
            before = board.roads


@pytest.mark.parametrize("side", [12, 15, 20, 30])
def test_engine_and_networkx_agree_on_large_boards(side: int) -> None:
    for number, board in enumerate(grown(side, Random(side))):
        assert squares(board.here, cuts(board.here, board.built, board.served)) & board.city.undeveloped == frozenset()
        if number % (side * 2) == 0:
            cut = cuts(board.here, board.built, board.served)
            as_new = City(frozenset(), board.city.open, board.city.sites)
            assert expropriated(as_new) == squares(board.here, cut)


def test_one_patch_is_enough_after_a_construction() -> None:
    """What :func:`cuts_after` finds around the last construction is all that a look at the whole board finds anew."""
    for seed in range(60):
        before = 0
        for board in grown(9, Random(seed)):
            whole = cuts(board.here, board.built, board.served)
            if board.plot >= 0:
                assert cuts_after(board.here, board.built, board.served, board.plot) & ~before == whole & ~before
            before |= whole


@pytest.mark.parametrize("side", SMALL)
def test_fact_one_pass_is_a_fixpoint(side: int) -> None:
    for seed in range(40 // side + 1):
        for board in grown(side, Random(seed)):
            assert not cuts(board.here, board.built, board.served) & ~board.roads
            assert expropriated(board.city) == frozenset()


@pytest.mark.parametrize("side", SMALL)
def test_fact_building_on_any_plot_that_is_left_breaks_nothing(side: int) -> None:
    for seed in range(40 // side + 1):
        for board in grown(side, Random(seed)):
            for plot in members(board.here.plots & ~(board.built | board.roads)):
                bit = 1 << plot
                assert holds(board.here, board.built | bit, board.served)
                assert holds(board.here, board.built | bit, board.served | bit)


@pytest.mark.parametrize("side", SMALL)
def test_fact_at_the_end_every_distributor_and_shop_touches_a_road(side: int) -> None:
    for seed in range(10):
        *_, last = grown(side, Random(seed))
        assert last.built | last.roads == last.here.plots
        assert all(last.here.around[plot] & last.roads for plot in members(last.served))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_three_facts_and_networkx_hold_in_whole_games(players: int) -> None:
    for seed, setup in product(range(3), ("easy", "hard")):
        record = gamelib.playout("city", city.Rules(players=players, setup=setup), seed=seed)
        for state in record.states():
            if state.phase == "site":
                continue
            cut = [event for event in state.events if event.clause == "city.expropriate"]
            here, table_ = state.rules.ground, state.table
            assert not cuts(here, table_.built, table_.served) & ~table_.roads
            assert holds(here, table_.built, table_.served)
            assert expropriated(city_of(state)) == frozenset()
            assert set(reasons_of(state)) == {event.witness["plot"][1:] for event in cut}
        assert all(here.around[plot] & table_.roads for plot in members(table_.served))


def test_brute_force_agrees_in_whole_games() -> None:
    """After every move of some games, what it made roads is what brute force finds that was no road before."""
    for seed in range(5):
        states = gamelib.playout("city", city.Rules(players=2 + seed % 4, size=6, setup="hard"), seed=seed).states()
        for before, state in pairwise(states):
            if state.phase == "site":
                continue
            board = Board(state.rules.ground, state.table.built, state.table.served, state.table.roads, -1)
            cut = {event.witness["plot"][1:] for event in state.events if event.clause == "city.expropriate"}
            assert cut == brute_force(board) - squares(board.here, before.table.roads)


def test_the_corner_a_blocker_on_b2_makes_roads_of_a3_and_c1() -> None:
    state = played(table(placed(B2="1")), "draw", "tile flats", "build B2")
    assert roads(state) == {"A3", "C1"}


def test_the_corner_a_graph_with_the_port_as_a_vertex_finds_neither() -> None:
    before = city_of(table(placed(B2="1")))
    after = before.built((1, 1))
    assert expropriated(after) == {(2, 0), (0, 2)}
    assert ordinary_vertex_cuts(after) == frozenset()


def test_at_set_up_what_the_distributors_alone_cut_off_is_expropriated() -> None:
    """Port on A1, nuclear plant on C1: B1 hangs on B2 alone, which becomes a road before anybody plays."""
    state = city.start(players=2, setup="hard", sites=((1, 3), (1, 1), (3, 5), (6, 6)))
    assert roads(state) == {"B2"}
    assert [event.witness["plot"] for event in state.events if event.clause == "city.expropriate"] == [("plot", 1, 1)]
    drawn = played(city.start(players=2, setup="hard"), "site port A1", "site plant E1", "site refinery A5")
    assert not drawn.table.roads
    assert roads(drawn.play("site factory G7")) == roads(drawn.play("site factory E5")) == set()


def test_witnesses_of_events_are_those_of_the_graph() -> None:
    """For every plot that becomes a road in a dozen games: clauses, sites and sides are what networkx finds."""
    met: set[tuple[str, ...]] = set()
    for seed in range(12):
        games = [gamelib.playout("city", city.Rules(players=2 + seed % 4, size=6), seed=seed)]
        for state in [state for game in (*games, city.demos.faces("city.expropriate")["both"]) for state in game.states()]:
            found = reasons_of(state)
            for event in state.events:
                if event.clause != "city.expropriate":
                    continue
                why, witness = found[event.witness["plot"][1:]], event.witness
                assert witness["clauses"] == why.clauses == event.also
                assert [place[1:] for place in witness["sites"]] == list(why.sites)
                assert [frozenset(place[1:] for place in side) for side in witness["sides"]] == list(why.sides)
                met.add(why.clauses)
    assert met == {("city.access",), ("city.connected",), ("city.access", "city.connected")}


def test_a_reason_is_true_without_that_plot_the_sides_are_apart_and_the_sites_shut_in() -> None:
    for seed in range(30):
        before = 0
        for board in grown(7, Random(seed)):
            undone = Board(board.here, board.built, board.served, before, board.plot).city
            for plot, why in reasons(undone).items():
                left = undone.open - {plot}
                assert frozenset().union(*why.sides) == left
                assert why.clauses
                spot = board.here.at(*plot)
                assert [squares(board.here, area) for area in sides(board.here, board.built, spot)] == list(why.sides)
                assert squares(board.here, cut_off(board.here, board.built, board.served, spot)) == frozenset(why.sites)
            before = board.roads


def test_what_if_tells_what_building_does() -> None:
    """For every plot and both kinds of building: the map of the graph, and what the engine does when it is played."""
    state = table(placed(B2="1", D3="F", D4="2", E2="p2", G3="1"), coins="15 14")
    for shop, tile in ((True, "toyshop"), (False, "park")):
        would = city.what_if(state, shop)
        assert set(would) == city_of(state).undeveloped
        for plot in ("B2", "G3"):
            moves = ["draw", f"tile {tile}", *(["bid 0", "bid 1"] if shop else []), f"build {plot}"]
            after = played(state, *moves)
            row, column = int(plot[1]) - 1, ord(plot[0]) - ord("A")
            assert city_of(after).roads - city_of(state).roads == would[row, column]
    assert city.what_if(state)[1, 1] == {(0, 2), (2, 0)}


def test_what_if_and_the_engine_agree_on_random_boards() -> None:
    for seed in range(6):
        for board in list(grown(6, Random(seed)))[::3]:
            for shop in (True, False):
                for (row, column), would in what_if(board.city, shop).items():
                    bit = 1 << board.here.at(row, column)
                    served = board.served | bit if shop else board.served
                    cut = cuts_after(board.here, board.built | bit, served, board.here.at(row, column))
                    assert squares(board.here, cut & ~board.roads) == would


@pytest.mark.parametrize("side", [3, 5, 6, 7, 8])
def test_setup_draw_on_all_boards_but_one_no_draw_by_quarters_is_refused(side: int) -> None:
    """City.setup-draw: with the port in a corner and the others in quarters of their own, no rule is ever broken."""
    here = ground(side)
    corner = here.corners[0]
    for plots in product(*(quarter for quarter in here.quarters if corner not in quarter)):
        served = sum(1 << plot for plot in (corner, *plots))
        assert holds(here, served, served), plots


def test_setup_draw_on_the_board_of_4_by_4_refused_draws_are_drawn_again() -> None:
    """All set-ups that stand are equally likely, and no other is ever drawn."""
    chances: dict[frozenset[tuple[int, int]], Fraction] = {}
    queue = [(city.start(players=2, size=4, setup="hard"), Fraction(1))]
    while queue:
        state, chance = queue.pop()
        if state.phase != "site":
            chances[state.table.sites] = chance
        else:
            queue += [(state.play(move), chance * odds) for move, odds in state.odds()]
    here = ground(4)
    accepted = 0
    for corner in here.corners:
        for quarters in permutations([quarter for quarter in here.quarters if corner not in quarter]):
            for plots in product(*quarters):
                served = sum(1 << plot for plot in (corner, *plots))
                accepted += holds(here, served, served)
    assert 0 < accepted < 4 * 6 * 64
    assert len(chances) == accepted
    assert set(chances.values()) == {Fraction(1, accepted)}


def test_random_sites_can_break_the_rules_and_are_told_apart() -> None:
    here, met = ground(4), set()
    for seed in range(300):
        plots = Random(seed).sample(list(members(here.plots)), 4)
        served = sum(1 << plot for plot in plots)
        free = squares(here, here.plots & ~served)
        expected = one_area(free) and all(around(site) & free for site in squares(here, served))
        assert holds(here, served, served) == expected
        met.add(expected)
    assert met == {True, False}
    assert random_sites(here, Random(1)).bit_count() == 4


def test_laying_a_road_expropriates_nothing() -> None:
    """A road leaves open what was open."""
    lines: dict[str, Any] = {"off_board": "n1 p1 r1 t1 n2 p2 r2 t2"}
    rules = city.Rules(players=2, pile_blockers=((0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0)))
    state = table(placed(C3="1", E5="F"), rules, **lines)
    after = state.play("lay road C3")
    assert roads(after) == {"C3"}


def test_roads_unlimited_is_told_from_the_first_tile_that_is_lacking() -> None:
    told: list[int] = []
    for tiles in (ROAD_TILES - 1, ROAD_TILES, ROAD_TILES + 1):
        log, table = Log(), SimpleNamespace(roads=(1 << tiles) - 1)
        log_road_tiles(table, 1, log)  # type: ignore[arg-type]
        told.append(len(log))
        log_road_tiles(table, 0, log)  # type: ignore[arg-type]
    assert told == [0, 0, 1]
