"""What a move promises to whoever points at it, and what a hint says: plain, and true whatever comes."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import gamelib
from gamelib import city
from gamelib.city.curves import route_lengths
from gamelib.city.prospects import prospects
from gamelib.city.table import BUILD, GOODS, SHOPS
from gamelib.core.words import words
from gamelib.players.hints import reason

from .boards import placed, played, table


def promised(state: Any, move: str) -> list[str]:
    found = prospects(state.rules, state.table, state.actor, city.parse(move))
    return [words("city").say("prospects", key, values, ("Anna", "Ben")) for key, values in found]


def test_a_reservation_tells_how_long_the_road_of_each_shop_to_come_would_be_at_least() -> None:
    state = table(placed(B2="1"))
    (said,) = promised(state, "reserve C2")
    assert said.startswith("A shop on C2 needs a road of at least: waste dump ")
    assert said.count(",") == 2
    assert said.endswith(".")


def test_a_building_tells_the_road_of_the_shop_and_whose_way_gets_longer() -> None:
    state = played(table(placed(C3="1", E4="2")), "draw", "tile fishmonger", "bid 0", "bid 3")
    assert state.phase == BUILD
    assert promised(state, "build C3")[0].startswith("On C3 the fishmonger needs a road of at least ")


def test_no_road_is_ever_shorter_than_was_promised() -> None:
    states = gamelib.playout("city", city.Rules(players=3), seed=4).states()
    last = states[-1]
    lengths = route_lengths(last.rules, last.table)
    for before, after in pairwise(states):
        for key, values in () if after.last_move is None else _told(before, after.last_move):
            if key == "build":
                good, player = SHOPS.index(str(values["tile"])), before.actor
                assert (lengths[player][good] or last.rules.cap) >= int(str(values["length"]))


def test_a_way_that_gets_longer_is_the_one_of_a_shop_on_the_board() -> None:
    told = [
        (before, dict(values))
        for seed in (1, 3)
        for before, move in _decided(seed)
        for key, values in _told(before, move)
        if key == "longer"
    ]
    assert told
    for before, values in told:
        good = SHOPS.index(values["tile"])
        assert before.table.shops[values["player"]][good] > 0
        assert values["before"] < values["length"] <= before.rules.cap


def test_a_hint_names_the_shop_that_the_plot_is_good_for() -> None:
    said = set()
    for state, move in _decided(5):
        if move.kind == "reserve" and len(state.moves()) > 1:
            key, values = reason(state.seen_by(state.actor), move)
            if key in ("reserve-new", "reserve-next", "reserve-nearer", "reserve-plan"):
                assert values["shop"] in SHOPS
                assert 1 <= values["length"] <= state.rules.cap
                said.add(words("city").say("hints", key, values).split(" ")[0])
    assert said == {"On"}


def _decided(seed: int) -> list[tuple[Any, Any]]:
    states = gamelib.playout("city", city.Rules(players=3), seed=seed).states()
    pairs = pairwise(states)
    return [(before, after.last_move) for before, after in pairs if before.actor is not None and before.actor >= 0]


def _told(state: Any, move: Any) -> list[tuple[str, Any]]:
    if state.actor is None or state.actor < 0:
        return []
    return list(prospects(state.rules, state.table, state.actor, move))


def test_all_four_goods_are_told_of_while_no_shop_stands() -> None:
    ((_, values),) = prospects((state := table(placed(B2="1"))).rules, state.table, state.actor, city.parse("reserve C2"))
    assert [shop for shop, _ in values["roads"]] == list(SHOPS)
    assert len(values["roads"]) == len(GOODS)
