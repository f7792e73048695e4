"""What a move promises to whoever points at it, and what a hint says: plain, and true whatever comes."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import gamelib
from gamelib import city
from gamelib.city.curves import route_lengths
from gamelib.city.plot_sets import name
from gamelib.city.prospects import prospects
from gamelib.city.table import BUILD, GOODS, SHOPS
from gamelib.core.words import words
from gamelib.players.hints import reason
from gamelib.ui.table.foreseen import foreseen
from gamelib.ui.table.game import PERSON, begun
from gamelib.ui.table.page import TablePage
from tests.ui.pages import ask

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


def test_whoever_points_at_a_plot_reads_what_it_promises_and_what_follows_but_not_the_deed_again() -> None:
    page = TablePage(begun(table(placed(C2="2")), ("Anna", "Ben"), 0))
    page.game.seats = [PERSON, PERSON]
    said, marks = foreseen(page.moment, "reserve B2", page.tongue._replace(plain=True))
    assert said.startswith("A shop on B2 needs a road of at least:")
    assert "road of C1" not in said, "nothing is built by a reservation"
    assert "Anna reserves" not in said
    assert not marks
    in_full, _ = foreseen(page.moment, "reserve B2", page.tongue._replace(plain=False))
    assert "Anna reserves B2" in in_full
    assert "Later, a building on B2 would make a road of C1" in in_full


def test_whoever_points_at_a_move_that_was_hinted_at_reads_nothing_twice_and_not_whose_turn_is_next() -> None:
    heard = 0
    for state in gamelib.playout("city", city.Rules(players=2), "sensible", 1).states():
        if state.phase not in ("choose", "build"):
            continue
        page = TablePage(begun(state, ("Anna", "Ben"), 0), face="play")
        page.game.seats = [PERSON, PERSON]
        answer = ask(page, "hint").answer
        assert page.hinted is not None
        said, _ = foreseen(page.moment, str(page.hinted), page.tongue, page.hinted)
        unhinted, _ = foreseen(page.moment, str(page.hinted), page.tongue)
        assert "Turn " not in said + unhinted
        assert "needs a road of at least" not in said
        told = re.findall(r"[A-Z][^.<>]* becomes a road: [^.<>]*", answer)
        assert not [sentence for sentence in told if sentence in said]
        heard += bool(told)
    assert heard


def test_the_way_that_a_hint_tells_is_drawn_from_where_the_good_comes_from_to_the_plot() -> None:
    drawn = 0
    for state in gamelib.playout("city", city.Rules(players=2), "sensible", 1).states():
        if state.phase != "choose":
            continue
        page = TablePage(begun(state, ("Anna", "Ben"), 0), face="play")
        page.game.seats = [PERSON, PERSON]
        ask(page, "hint")
        assert page.last_hint is not None
        told = page.last_hint.hint.values
        ways = [(is_way, places) for role, is_way, places in page.marks if role == "ahead"]
        assert bool(ways) == bool(told.get("way"))
        for is_way, places in ways:
            squares = [tuple(map(int, place.split("/")[1:])) for place in places]
            assert is_way
            assert len(squares) == told.get("next" if "kept" in told else "length") + 2  # type: ignore[operator]
            assert all(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in pairwise(squares)), "from plot to plot"
            assert not any(state.table.built >> state.rules.ground.at(*one) & 1 for one in squares[1:-1]), "over open plots"
            assert state.rules.ground.at(*squares[0]) in state.table.sites
            drawn += 1
    assert drawn > 5


def test_a_hint_says_what_the_roads_beside_its_move_mean() -> None:
    paved = several = tinted = 0
    for state in gamelib.playout("city", city.Rules(players=2), "sensible", 1).states():
        if state.phase not in ("choose", "build"):
            continue
        page = TablePage(begun(state, ("Anna", "Ben"), 0), face="play")
        page.game.seats = [PERSON, PERSON]
        answer = ask(page, "hint").answer
        assert page.hinted is not None
        _, marks = foreseen(page.moment, str(page.hinted), page.tongue)
        assert "Crossed on the board" not in answer
        wanted = [] if page.hinted.kind == "reserve" else [mark for mark in marks if mark[0] == "road"]
        assert [mark for mark in page.marks if mark[0] == "road"] == wanted, (
            "what the words of a hint speak of is marked without pointing at it; a reservation makes no road"
        )
        sides = [mark for mark in page.marks if mark[0].startswith("side-")]
        assert sides == ([mark for mark in marks if mark[0].startswith("side-")] if wanted else [])
        told = re.sub("<details.*|<[^>]*>|Try this: .*?</b>", "", answer, flags=re.DOTALL)
        assert len(re.findall(r"[.](?= |$|[A-Z])", told)) <= 3, told
        tinted += bool(sides)
        roads = [place for role, _, places, *_ in page.marks if role == "road" for place in places]
        assert all(name(*map(int, place.split("/")[1:])) in answer for place in roads), "every plot that is marked is named"
        paved += bool(roads)
        several = max(several, len(roads))
    assert paved
    assert tinted
    assert several > 2
