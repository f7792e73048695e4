"""The seven figures of the rulebook: for each a position in which its caption is true."""

from __future__ import annotations

from typing import Any

import pytest

from gamelib import city
from gamelib.city.table import FISH

from .boards import roads

FIGURES = {
    1: "city.reserve",
    2: "city.auction-place",
    3: "city.expropriate-marker",
    4: "city.reserve",
    5: "city.build-blocker",
    6: "city.auction-place",
    7: "city.connected",
}
RED, BLUE, YELLOW = range(3)


def figure(number: int) -> Any:
    return city.demos.faces(FIGURES[number])[f"figure-{number}"]


@pytest.mark.parametrize("number", FIGURES)
def test_every_figure_names_itself_and_its_players(number: int) -> None:
    assert figure(number).remarks[-1].startswith(f"Figure {number}:")
    assert figure(number).names == ("Red", "Blue", "Yellow")


def test_figure_1_all_plots_around_the_port_are_reserved() -> None:
    state = figure(1).final()
    around = state.rules.ground.around[state.table.sites[FISH]]
    assert around & ~state.table.reserved == 0
    assert state.table.marks[RED] & around
    assert state.table.marks[BLUE] & around


def test_figure_2_red_builds_a_fishmonger_beside_the_port() -> None:
    state = figure(2).final()
    shop = state.table.shops[RED][FISH]
    assert state.rules.ground.around[state.table.sites[FISH]] >> shop & 1


def test_figure_3_blue_is_expropriated_for_a_road() -> None:
    before, after = figure(3).states()[-2:]
    taken = before.table.marks[BLUE] & after.table.roads
    assert taken
    assert not after.table.marks[BLUE]
    assert any(event.clause == "city.expropriate-marker" and event.values["player"] == BLUE for event in after.events)


def test_figure_4_there_are_reservations_behind_the_port() -> None:
    assert all(figure(4).final().table.marks)


def test_figure_5_blue_draws_flats_and_builds_them() -> None:
    before, after = figure(5).states()[-2:]
    built = after.table.blockers[0] & ~before.table.blockers[0]
    assert built & before.table.marks[BLUE]
    assert roads(after) == set(), "nothing is cut off yet"


def test_figure_6_yellow_wins_an_auction_for_a_fishmonger_and_builds_it() -> None:
    record = figure(6)
    assert any(
        event.key == "bids-shown" and event.values["player"] == YELLOW for state in record.states() for event in state.events
    )
    assert record.final().table.shops[YELLOW][FISH] > 0


def test_figure_7_the_crossed_plots_would_isolate_empty_plots_between_them_and_the_port() -> None:
    state = figure(7).final()
    crossed = [event for event in state.events if event.clause == "city.expropriate"]
    assert roads(state) == {"A3", "A4", "C1"}
    beside_port = {state.rules.ground.place(plot) for plot in (state.rules.ground.at(1, 0), state.rules.ground.at(0, 1))}
    for event in crossed:
        assert "city.connected" in event.also
        assert set(event.witness["sides"][1]) & beside_port
    assert not state.table.marks[RED] & state.table.roads
