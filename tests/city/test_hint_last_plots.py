"""What a hint in the city game advises once the pile is empty, when players lay the roads: plots weighed by all scores."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import gamelib
from gamelib import city
from gamelib.city.bots.last_plots import best, growth, is_late
from gamelib.city.bots.outlook import Outlook
from gamelib.city.bots.reasons import reason
from gamelib.city.curves import route_lengths
from gamelib.city.engine.end import counted
from gamelib.city.notation import Lay, Reserve
from gamelib.city.plot_sets import members, square
from gamelib.city.table import PETROL, ROAD, SHOPS
from gamelib.core.words import words

NAMES = ("Ann", "Ben", "Cleo")


@cache
def late() -> tuple[Any, ...]:
    """Tables without a pile at which somebody decides and scores can still change."""
    rules, found = gamelib.ruleset("city").Rules(players=3), list[Any]()
    for seed in range(30):
        for state in gamelib.playout("city", rules, bots="sensible", seed=seed).states():
            if state.actor is not None and state.actor >= 0 and len(state.moves()) > 1 and is_late(state.seen_by(state.actor)):
                found.append(state)
    return tuple(found)


def points(state: Any, player: int) -> int:
    return sum(counted(state.rules, state.table)[player])


def advised(state: Any) -> Any:
    view = state.seen_by(state.actor)
    return best(view, Random(1).choice(view.moves()))


def at(state: Any, spot: Any) -> int:
    return state.rules.ground.at(*square(str(spot)))  # type: ignore[no-any-return]


def test_a_road_that_betters_the_score_at_once_is_laid_before_one_that_does_nothing() -> None:
    seen = 0
    for state in late():
        me, move = state.actor, advised(state)
        roads = [one for one in state.moves() if isinstance(one, Lay) and one.tile == ROAD]
        gains = {one: points(state, me) - points(state.play(one), me) for one in roads}
        if isinstance(move, Lay) and move.tile == ROAD and max(gains.values()) > 0:
            seen += 1
            assert gains[move] > 0
            key, told = reason(state.seen_by(me), move)
            assert key in ("road-joins", "road-shorter")
            assert 0 < told["before"] - told["length"] <= gains[move]  # type: ignore[operator]
            sentence = words("city").say("hints", key, told, NAMES)
            assert f"{told['before']}." in sentence
    assert seen > 5


def test_a_plot_is_reserved_for_the_road_that_it_completes() -> None:
    seen = 0
    for state in late():
        me, view = state.actor, state.seen_by(state.actor)
        for move in state.moves():
            key, told = reason(view, move) if isinstance(move, Reserve) else ("", {})
            if key not in ("joins-later", "joins-two"):
                continue
            seen += 1
            laid = state.table.copy()
            for spot in {told["spot"], told.get("other", told["spot"])}:
                assert not (laid.built | laid.roads) >> at(state, spot) & 1
                laid.roads |= 1 << at(state, spot)
            good = SHOPS.index(str(told["shop"]))
            assert route_lengths(state.rules, laid)[me][good] == told["length"] < told["before"]  # type: ignore[operator]
            assert told["before"] == counted(state.rules, state.table)[me][good]
    assert seen > 20


def test_a_way_that_a_building_would_lengthen_is_told_with_both_lengths() -> None:
    mine = theirs = 0
    for state in late():
        for move in state.moves():
            key, told = reason(state.seen_by(state.actor), move) if isinstance(move, Reserve) else ("", {})
            if key not in ("keeps-way", "bars-way"):
                continue
            player, good = told.get("player", state.actor), SHOPS.index(str(told["shop"]))
            shop = state.table.shops[player][good]
            more = growth(state.rules, state.table, player, good, at(state, told["spot"]))
            assert told["before"] == Outlook(state.rules, state.table).length(good, shop)
            assert told["length"] == told["before"] + more > told["before"]
            mine, theirs = mine + (key == "keeps-way"), theirs + (key == "bars-way")
    assert mine
    assert theirs


def test_a_plot_that_a_rival_could_spoil_is_taken_before_any_other() -> None:
    """Of the reservations that complete a road none does less for the own score than one that does nothing."""
    seen = 0
    for state in late():
        view, move = state.seen_by(state.actor), advised(state)
        told = {one: reason(view, one)[0] for one in state.moves() if isinstance(one, Reserve)}
        if "joins-later" in told.values():
            seen += 1
            assert told.get(move) != "keeps-open"
    assert seen > 10


def test_a_move_that_is_as_good_as_any_is_left_as_it_is() -> None:
    for state in late()[:40]:
        move = advised(state)
        assert best(state.seen_by(state.actor), move) == move


FURTHER = """turn: 45
phase: build
player: 1
board:
  N  n2 G  3  .  p3 .  P
  +  +  O  .  .  p1 +  .
  n3 +  1  .  .  O  .  .
  +  +  .  .  +  +  +  .
  +  F  +  .  r3 +  F  p2
  +  t2 .  t3 r2 +  +  +
  2  F  F  1  1  +  G  .
  T  1  +  +  1  +  1  R
coins: 15 11 13
pile: dump 1, toyshop 1, flats 2, offices 1, park 1
aside: flats 6, offices 3, park 3
tile: station
winner: 1"""


def test_a_shop_on_a_further_plot_is_weighed_by_all_four_routes() -> None:
    state = city.position(FURTHER, city.Rules(players=3))
    key, told = reason(state.seen_by(0), city.parse("build E7"))
    now, here = Outlook(state.rules, state.table), state.rules.ground
    assert now.length(PETROL, here.at(*square("E7"))) > min(now.length(PETROL, one) for one in members(state.table.marks[0]))
    assert key == "build-net"
    assert told["total"] < told["next"]  # type: ignore[operator]
