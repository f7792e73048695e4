"""What a hint in the city game says of one's own plots: lost to a road, nearer than the one built on, or meant before."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import networkx as nx

import gamelib
from gamelib.city.bots import changes, costs
from gamelib.city.bots.bid_reasons import route_told
from gamelib.city.bots.last_plots import is_late
from gamelib.city.bots.net import expected
from gamelib.city.bots.outlook import Outlook
from gamelib.city.bots.reasons import reason, settled
from gamelib.city.curves import route_lengths
from gamelib.city.fixed import fixed, is_fixed
from gamelib.city.notation import Build, Lay, Reserve
from gamelib.city.plot_sets import members, name
from gamelib.city.table import BUILD, DISTRIBUTORS, GOODS, SHOPS
from gamelib.core.words import words
from gamelib.players.hints import Hint

NAMES = ("Ann", "Ben", "Cleo")


@cache
def states() -> tuple[Any, ...]:
    """Tables at which somebody decides, in games of sensible and of random players."""
    found = list[Any]()
    for seed in range(4):
        for bots in ("sensible", "random"):
            played = gamelib.playout("city", gamelib.ruleset("city").Rules(players=3), bots=bots, seed=seed).states()
            found += [state for state in played if state.actor is not None and state.actor >= 0]
    return tuple(found)


def constructions() -> Iterator[tuple[Any, Any]]:
    for state in states():
        if not fixed(state.rules, state.table):
            yield from ((state, move) for move in state.moves() if isinstance(move, Build | Lay))


def plots(state: Any, bits: int) -> tuple[str, ...]:
    return tuple(name(*state.rules.ground.square(plot)) for plot in members(bits))


def open_way(state: Any, good: int, plot: int) -> int:
    """The fewest plots without a building between a distributor and a shop on the plot, counted on a graph."""
    side = range(state.rules.ground.side)
    built = {state.rules.ground.square(one) for one in members(state.table.built)}
    site, shop = (state.rules.ground.square(one) for one in (state.table.sites[good], plot))
    streets = nx.grid_2d_graph(side, side)
    streets.remove_nodes_from(built - {site, shop})
    streets.remove_edges_from([(site, shop)])
    found = nx.has_path(streets, site, shop)
    return nx.shortest_path_length(streets, site, shop) - 1 if found else state.rules.cap


def test_a_shop_can_be_as_near_as_is_told_on_the_board_as_it_is_now() -> None:
    """What is built blocks, and so does the shop itself: the way to its door does not lead through the plot it stands on."""
    around = 0
    for state in states()[5::9]:
        now, here = Outlook(state.rules, state.table), state.rules.ground
        for good, site in enumerate(state.table.sites):
            if site < 0:
                continue
            beside = members(here.around[site] & now.free)
            for plot in {*beside, *members(state.table.marks[state.actor])}:
                told = route_told(now, good, plot)
                assert told["length"] == min(open_way(state, good, plot), state.rules.cap), (state.position(), told)
                around += plot in members(here.around[site]) and now.length(good, plot) > 2
    assert around > 50


def test_a_plot_of_ones_own_that_becomes_a_road_is_called_ones_own() -> None:
    keys = set()
    for state, move in constructions():
        me, own = state.actor, 1 << state.rules.ground.at(move.row, move.column)
        lost = state.table.marks[me] & ~state.play(move).table.marks[me] & ~own
        cost = costs.said(state.seen_by(me), move)
        if not lost:
            assert cost is None or not cost[0].startswith("cost-own-plot")
            continue
        assert cost is not None
        keys.add(cost[0])
        assert cost[1]["plots"] == plots(state, lost)
        told = words("city").say("hints", *cost, NAMES)
        assert "of your own" in told
        assert plots(state, lost)[0] in told
    assert {"cost-own-plot", "cost-own-plot-net", "cost-plot-lost"} <= keys


def test_a_reservation_says_which_plots_of_ones_own_a_building_there_would_cost() -> None:
    told = 0
    for state in states():
        for move in state.moves():
            cost = costs.said(state.seen_by(state.actor), move) if isinstance(move, Reserve) else None
            if cost is not None and cost[0].startswith("cost-later-plot"):
                warned = [event for event in state.play(move).events if event.clause == "city.reserve-harmless"]
                assert set(cost[1]["plots"]) <= set(warned[0].values["plots"])  # type: ignore[call-overload]
                assert set(cost[1]["plots"]) <= set(plots(state, state.table.marks[state.actor]))  # type: ignore[call-overload]
                told += 1
    assert told > 10


def test_a_shop_that_is_built_further_away_than_it_could_be_says_so() -> None:
    told = 0
    for state, move in constructions():
        cost = costs.said(state.seen_by(state.actor), move)
        if cost is None or cost[0] != "cost-further":
            continue
        now, here = Outlook(state.rules, state.table), state.rules.ground
        good = DISTRIBUTORS.index(cost[1]["site"])
        own = members(state.table.marks[state.actor])
        assert cost[1]["next"] == min(now.length(good, plot) for plot in own) < cost[1]["length"]  # type: ignore[operator]
        assert cost[1]["length"] == now.length(good, here.at(move.row, move.column))
        told += 1
    assert told > 3


def all_routes(state: Any, move: Any) -> list[int]:
    """The four routes of each player after a construction, at best, of shops that stand and of those that are planned."""
    then = Outlook(state.rules, state.play(move).table)
    return [expected(then, player) for player in range(state.rules.players)]


def test_advice_to_build_never_argues_against_itself() -> None:
    """What it costs beside another plot is told with what it costs the others, and that is more; else it is not advised."""
    keys = set()
    for state, move in constructions():
        me, view = state.actor, state.seen_by(state.actor)
        best = settled(view, move)
        mine = all_routes(state, best)
        least = min((all_routes(state, one) for one in state.moves() if isinstance(one, Build | Lay)), key=lambda all: all[me])
        (key, values), cost = reason(view, best), costs.said(view, best)
        if fixed(state.rules, state.table) or is_fixed(state.rules, state.table, me):
            continue
        keys |= {key, cost and cost[0]}
        if mine[me] > least[me]:
            assert sum(mine) - mine[me] - (sum(least) - least[me]) > mine[me] - least[me]
            assert cost is not None
            assert cost[0] in ("cost-net", "cost-own-plot-net", "cost-own-plots-net")
            there = all_routes(
                state, f"{'lay ' + str(best).split()[1] if isinstance(best, Lay) else 'build'} {cost[1]['other']}"
            )
            assert cost[1]["tiles"] == mine[me] - there[me]
            assert cost[1]["harm"] == sum(mine) - mine[me] - (sum(there) - there[me]) > cost[1]["tiles"]  # type: ignore[operator]
        if key == "build-net":
            assert values["total"] == mine[me] == least[me] < values["next"]  # type: ignore[operator]
            assert cost is None or "longer" not in cost[0]
        if key == "build-nearest":
            assert cost is None or not cost[0].endswith(("longer", "longer-only"))
    assert {"build-net", "build-nearest", "cost-net"} <= keys


def test_routes_that_are_still_to_come_are_told_by_what_they_come_to() -> None:
    """Nobody without a shop is told that routes on the board grow; what all four can come to is counted beside it."""
    keys, says = set(), words("city")
    for state, move in constructions():
        me, view = state.actor, state.seen_by(state.actor)
        (key, values), cost = reason(view, move), costs.said(view, move)
        told = " ".join(says.say("hints", *one, NAMES) for one in ((key, values), cost) if one)
        assert "own routes about" not in told
        if cost is not None and cost[0].startswith("cost-longer"):
            assert cost[1]["total"] == all_routes(state, move)[me]
        if key not in ("own-routes-less", "own-routes-short"):
            continue
        keys.add(key)
        other = f"{'lay ' + str(move).split()[1] if isinstance(move, Lay) else 'build'} {values['other']}"
        assert (values["total"], values["next"]) == (all_routes(state, move)[me], all_routes(state, other)[me])
        then = Outlook(state.rules, state.play(move).table)
        assert (key == "own-routes-short") == (len(then.planned(me)) < len(then.lacking(me)))
    assert keys == {"own-routes-less", "own-routes-short"}


def theirs(state: Any, move: str) -> int:
    """The routes of all others after a construction."""
    return sum(all_routes(state, move)) - all_routes(state, move)[state.actor]


def test_a_road_for_a_shop_of_ones_own_is_told_first_with_all_plots_that_become_roads() -> None:
    keys = set()
    for state, move in constructions():
        key, values = reason(state.seen_by(state.actor), move)
        after, me = state.play(move), state.actor
        if key.startswith("build-joins"):
            good = SHOPS.index(values["shop"])
            assert route_lengths(state.rules, state.table)[me][good] == 0
            assert min(route_lengths(state.rules, after.table)[me][good], state.rules.cap) == values["length"]
            assert values["plots"] == plots(state, after.table.roads & ~state.table.roads)
        if key == "takes-plots":
            lost = {(plot, player) for player in {0, 1, 2} - {me} for plot in plots(state, marks_lost(state, after, player))}
            assert {(plot, player) for plot, _, player in values["plots"]} == lost  # type: ignore[attr-defined]
        keys.add(key)
    assert {"build-joins", "build-joins-one", "takes-plot", "takes-plots"} <= keys


def marks_lost(state: Any, after: Any, player: int) -> int:
    lost: int = state.table.marks[player] & ~after.table.marks[player]
    return lost


def test_a_plot_that_was_meant_for_a_shop_says_whether_it_is_as_near_elsewhere() -> None:
    keys = set()
    for state, move in constructions():
        if state.table.tile < len(GOODS):
            continue
        view, here = state.seen_by(state.actor), name(move.row, move.column)
        for shop in SHOPS:
            for length in (1, 2, 3):
                told = {"shop": shop, "plot": here, "length": length}
                before = [Hint("city", gamelib.ruleset("city").parse(f"reserve {here}"), None, 0.0, "reserve-new", told)]
                change = changes.said(view, move, before)
                if change is not None and change[0].startswith("changed-plot"):
                    assert (change[0] == "changed-plot") == (change[1]["length"] == length)
                    keys.add(change[0])
    assert keys == {"changed-plot", "changed-plot-other"}


def test_a_shop_that_goes_elsewhere_than_a_hint_meant_says_that_the_plot_is_gone_or_what_it_does_there() -> None:
    keys = set()
    for state, move in constructions():
        if not isinstance(move, Build) or state.table.tile >= len(GOODS):
            continue
        shop, here = SHOPS[state.table.tile], name(move.row, move.column)
        view, bid = state.seen_by(state.actor), gamelib.ruleset("city").parse("bid 1")
        own, roads = (plots(state, bits) for bits in (state.table.marks[state.actor], state.table.roads))
        free = next(plot for plot in plots(state, state.rules.ground.plots & ~state.table.built) if plot not in own + roads)
        for meant in (free, *roads[:1], *own):
            before = [Hint("city", bid, None, 0.0, "bid-road", {"shop": shop, "plot": meant})]
            change = changes.said(view, move, before)
            keys.add(change and change[0])
            assert (change is not None and change[0] == "changed-lost") == (meant in roads)
            if change is not None and change[0] == "changed-elsewhere":
                assert theirs(state, str(move)) > theirs(state, f"build {meant}")
            assert meant != free or change is None, "nobody has to reserve the plot of which a hint spoke"
            assert change is None or meant != here
    assert {"changed-lost", "changed-elsewhere", None} <= keys


def test_a_hint_to_reserve_names_all_rivals_whose_building_would_make_a_road_of_the_plot() -> None:
    keys = set()
    for state in states():
        if state.phase != "choose":
            continue
        for move in [one for one in state.moves() if isinstance(one, Reserve)][::9]:
            told = costs._doomed(state.seen_by(state.actor), move)
            own, risks = name(move.row, move.column), set()
            for rival in {0, 1, 2} - {state.actor}:
                for spot in plots(state, state.table.marks[rival]):
                    table = state.play(move).table.copy()
                    table.phase, table.player, table.actor, table.tile = BUILD, rival, rival, 4
                    after = state.engine.step(state.rules, table, gamelib.ruleset("city").parse(f"build {spot}"))
                    risks |= {(rival, "on", spot)} if own in plots(state, after.roads) else set()
            assert risks == (set() if told is None else set(told[1]["risks"]))  # type: ignore[call-overload]
            keys.add(told and told[0])
            said, why = costs.said(state.seen_by(state.actor), move), reason(state.seen_by(state.actor), move)[0]
            if told is not None and not is_fixed(state.rules, state.table, state.actor):
                if why in costs.WAITING or is_late(state.seen_by(state.actor)):
                    assert said is None or said[0] == "cost-last-marker", "what only waits, or is to be a road, is no loss"
                    continue
                assert said is not None
                assert said == told or said[0].startswith("cost-later-plot"), "whatever the plot is reserved for"
                keys.add(why)
    assert {None, "cost-doomed", "cost-doomed-two", "takes-away"} <= keys


def test_a_plot_that_is_taken_from_a_rival_says_how_many_points_that_costs_the_rival() -> None:
    """So many road tiles fewer the rival's routes come to with the plot, whichever shops are moved about for it."""
    seen = 0
    for state in states():
        for move in [one for one in state.moves() if isinstance(one, Reserve)][::5] if state.phase == "choose" else ():
            key, told = reason(state.seen_by(state.actor), move)
            if key != "takes-away":
                continue
            seen += 1
            rival: Any = told["player"]
            table = state.table.copy()
            marked = table.marks[rival] | 1 << state.rules.ground.at(move.row, move.column)
            table.marks = tuple(marked if player == rival else marks for player, marks in enumerate(table.marks))
            now, then = (expected(Outlook(state.rules, one), rival) for one in (state.table, table))
            assert told["gain"] == now - then > 0
            assert f"{now - then} point" in words("city").say("hints", key, told, NAMES)
    assert seen > 20


def test_no_figure_without_its_parts_is_told_beside_a_reason() -> None:
    state = next(one for one in states() if one.phase == BUILD and len(one.moves()) > 1)
    move, other = state.moves()[:2]
    assert Hint("city", move, other, 8.0, "build-spare", {}).margin == ""
