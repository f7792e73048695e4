"""Plots of the city game: their numbers, and that they are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import gamelib
from gamelib import city
from gamelib.city import plots
from gamelib.city.engine.end import counted
from gamelib.city.graph import streets
from gamelib.city.plots.auctions import median_routes
from gamelib.city.plots.roads import _finding as finding

matplotlib = pytest.importorskip("matplotlib")
matplotlib.use("Agg")


@pytest.fixture(scope="module")
def games() -> list[Any]:
    rules = city.Rules(players=3)
    return [gamelib.playout("city", rules, ["greedy", "random", "greedy"], seed=seed) for seed in range(6)]


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    from matplotlib import pyplot

    pyplot.close("all")


def texts(ax: Any) -> list[str]:
    return [text.get_text() for text in ax.texts]


def test_route_lengths_are_those_of_the_table_and_end_with_the_score(games: list[Any]) -> None:
    series, last = city.series(games[0]), games[0].final()
    found = city.routes(last)
    for route in found:
        assert series.curves["routes"][f"{route.player + 1} {route.good}"][-1] == (route.length or 0)
    ax = plots.route_lengths(games[0])
    labels = [text.strip() for text in texts(ax)]
    for route in found:
        if route.length:
            assert f"{games[0].names[route.player]}, {route.length}" in labels
    lone = plots.route_lengths(series, player=0)
    assert len(lone.lines) < len(ax.lines)
    with pytest.raises(ValueError, match="no player 3"):
        plots.route_lengths(games[0], player=3)


def test_a_route_never_grows(games: list[Any]) -> None:
    for game in games:
        for values in city.series(game).curves["routes"].values():
            standing = [value for value in values if value]
            assert standing == sorted(standing, reverse=True)


def test_expropriations_are_those_of_the_events(games: list[Any]) -> None:
    for game in games[:3]:
        counted_ = [sum(event.clause == "city.expropriate" for event in state.events) for state in game.states()]
        assert city.series(game).curves["expropriated"]["plots"] == counted_
        ax = plots.expropriations(game)
        assert sum(bar.get_height() for bar in ax.patches) == sum(counted_)


def test_road_growth_has_the_median_and_the_middle_of_the_games(games: list[Any]) -> None:
    bands = plots.growth_bands(games)
    ends = sorted(game.final().table.roads.bit_count() for game in games)
    assert bands[0] == (0, 0, 0)
    assert bands[-1] == (ends[0], ends[2], ends[5])
    assert all(low <= middle <= high for low, middle, high in bands)
    assert plots.growth_bands(games, "undeveloped")[-1] == (0, 0, 0)
    assert f"{ends[2]} roads" in plots.road_growth(games).get_title(loc="left") + plots.road_growth(games).get_title()


def test_the_map_counts_in_how_many_games_a_plot_was_expropriated(games: list[Any]) -> None:
    shares = plots.expropriated_shares(games)
    expected = [[0.0] * 8 for _ in range(8)]
    for game in games:
        for state in game.states():
            for event in state.events:
                if event.clause == "city.expropriate":
                    _, row, column = event.witness["plot"]
                    expected[row][column] += 1 / len(games)
    assert [[pytest.approx(one) for one in row] for row in expected] == shares
    ax = plots.expropriation_map(games)
    corners = {(0, 0), (0, 7), (7, 0), (7, 7)}
    open_plots = [one for row, line in enumerate(shares) for column, one in enumerate(line) if (row, column) not in corners]
    assert [text for text in texts(ax) if text.isdigit()] == [f"{100 * one:.0f}" for one in open_plots]
    assert {(patch.get_y() + 0.5, patch.get_x() + 0.5) for patch in ax.patches if patch.get_hatch()} == corners


def test_no_plot_is_said_to_be_ahead_where_others_may_be() -> None:
    """Of 100 games: one far ahead, two alike far ahead, two alike with a third close behind, six alike, none."""
    assert finding([[0.9, 0.1]], 100) == "A1 is expropriated most often: in 90 % of games (95 %: 83–94 %)"
    assert finding([[0.9, 0.1, 0.9]], 100) == "A1 and C1: expropriated in 90 % of games each (95 %: 83–94 %)"
    close = finding([[0.7, 0.66, 0.7, 0.1]], 100)
    assert close == "A1 and C1: expropriated in 70 % of games (95 %: 60–78 %);\nthe intervals of 1 other plot overlap with this"
    assert finding([[0.5] * 6], 100).startswith("A1, B1, C1 and 3 more: expropriated in 50 % of games each")
    assert finding([[0.0]], 100) == "Nothing is expropriated"


def test_bids_are_told_in_medians_and_whole_coins(games: list[Any]) -> None:
    sold = plots.sales(games)
    ax = plots.bids_and_routes(games)
    middle = sorted(sale.price for sale in sold)[(len(sold) - 1) // 2]
    dear = sorted(sale.counts for sale in sold if sale.price > middle)
    title = ax.get_title(loc="left")
    assert title.startswith(f"Above {middle} coins the median route counts {dear[(len(dear) - 1) // 2]}, otherwise ")
    assert all(tick == round(tick) for axis in (ax.xaxis, ax.yaxis) for tick in axis.get_majorticklocs())


def test_the_names_of_curves_do_not_lie_on_them(games: list[Any]) -> None:
    ax = plots.road_growth(games)
    ax.figure.canvas.draw()
    for name, line in zip(("roads", "undeveloped"), ax.lines, strict=True):
        (label,) = [text for text in ax.texts if text.get_text() == name]
        drawn = ax.transData.transform(line.get_path().interpolated(20).vertices)
        box = label.get_window_extent()
        assert not any(box.contains(x, y) for x, y in drawn), name


def test_sales_are_what_was_paid_and_what_came_of_it(games: list[Any]) -> None:
    for game in games:
        last, sold = game.final(), plots.sales([game])
        spent = [15 - coins for coins in last.table.coins]
        for player in range(3):
            assert sum(sale.price for sale in sold if sale.player == player) == spent[player]
        routes = counted(last.rules, last.table)
        goods = ("waste", "fish", "petrol", "toys")
        assert all(sale.counts == routes[sale.player][goods.index(sale.good)] for sale in sold)
    ax = plots.bids_and_routes(games)
    assert len(ax.collections) == 4
    assert set(median_routes(plots.sales(games))) == {sale.price for sale in plots.sales(games)}


def test_plots_draw_into_axes_that_are_handed_in(games: list[Any]) -> None:
    from matplotlib import pyplot

    for draw, what in (
        (plots.route_lengths, games[0]),
        (plots.expropriations, games[0]),
        (plots.road_growth, games),
        (plots.expropriation_map, games),
        (plots.bids_and_routes, games),
    ):
        ax = pyplot.subplots()[1]
        assert draw(what, ax=ax) is ax
        ax.figure.canvas.draw()


def test_what_is_no_city_game_is_refused(games: list[Any]) -> None:
    mark = gamelib.playout("mark", seed=0, limit=20)
    for draw in (plots.route_lengths, plots.expropriations):
        with pytest.raises(ValueError, match="takes records of the city game, not mark"):
            draw(mark)
    for draw in (plots.road_growth, plots.expropriation_map, plots.bids_and_routes):
        with pytest.raises(ValueError, match="no games to draw"):
            draw([])
        with pytest.raises(ValueError, match="not mark"):
            draw([mark])
    small = gamelib.playout("city", city.Rules(players=2), seed=0)
    with pytest.raises(ValueError, match="different sizes"):
        plots.expropriation_map([games[0], small])
    with pytest.raises(ValueError, match="No shop was auctioned"):
        plots.bids_and_routes([gamelib.playout("city", seed=0, limit=5)])


def test_a_network_names_its_cut_vertices_and_hangs_leaves_where_the_sites_stand() -> None:
    graph = streets({(0, 1), (0, 2), (1, 2)})
    graph.add_edge(("leaf", (0, 0)), (0, 1))
    ax = plots.network(graph, [(0, 1), (0, 2)], {(0, 0): "P", (1, 1): "F"}, [{(0, 1)}, {(0, 2)}])
    assert {"P", "F", "B1", "C1"} <= set(texts(ax))
    assert ax.get_title(loc="left") == "2 cut vertices among 4 vertices"
    (leaf,) = [line for line in ax.lines if line.is_dashed()]
    assert (0.2 < min(leaf.get_xdata()) < 0.44, max(leaf.get_xdata()), [*leaf.get_ydata()]) == (True, 1, [0, 0])
    with pytest.raises(ValueError, match="no vertices"):
        plots.network(streets(set()))
