"""The panel beside the city: every figure with its word, every shop and every player by name, on every screen."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

import gamelib
from gamelib import city
from gamelib.city.board.layout import Layout, layout
from gamelib.city.board.sources import SIDE
from gamelib.city.clicked import clicked
from gamelib.city.curves import route_lengths
from gamelib.core.words import words
from gamelib.drawing import SCREENS, TALL, breadth

from .boards import placed, played, table
from .test_board import RULES, drawn, places, states, titles, words_in

HIGH, DEEP = 0.36, 0.57
"""How far capitals rise above the middle of a line and tails hang below it, as parts of the size of its letters."""


@pytest.mark.parametrize("rules", RULES)
def test_money_markers_and_pile_are_those_of_the_table(rules: Any) -> None:
    for state in states(rules, seed=1):
        found, held = places(drawn(state)), state.holdings()
        for player in range(rules.players):
            coins = held.get((("coins", player), "money"), 0)
            ready, later = (held.get(((place, player), f"marker {player + 1}"), 0) for place in ("hand", "spare"))
            assert words_in(found[f"coins/{player}"]) == [str(coins), "coin" if coins == 1 else "coins"]
            assert words_in(found[f"hand/{player}"]) == [str(ready), "marker left" if ready == 1 else "markers left"]
            assert words_in(found[f"spare/{player}"]) == [str(later), "for later"]
        assert words_in(found["pile"])[0] == f"Pile {sum(state.table.pile)}"
        assert _counts(found["pile"]) == list(state.table.pile[: 8 if rules.demonstrations else 7])
        assert _counts(found["aside"]) == list(state.table.aside)
        assert words_in(found["roads"]) == [f"Roads {state.table.roads.bit_count()}"]


def _counts(element: ElementTree.Element) -> list[int]:
    """The numbers behind the sign for times."""
    return [int(word.rpartition("×")[2]) for word in words_in(element) if "×" in word]


def test_plots_that_are_reserved_are_counted_beside_the_markers() -> None:
    said = titles(drawn(table(placed(B2="1", C2="1", E5="2"))))
    assert {"Player 1 has reserved 2 plots", "Player 2 has reserved 1 plot"} <= set(said)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_key_names_every_shop_and_its_source_in_full(players: int) -> None:
    shown = city.start(players=players).svg()
    for name in ("nuclear plant", "port", "refinery", "toy factory"):
        assert f">{name}</text>" in shown, name
    for name in ("waste dump", "fishmonger", "petrol station", "toy shop"):
        assert f">{name} ×{players}</text>" in shown, name


@pytest.mark.parametrize("shape", SCREENS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_shop_says_in_words_how_it_stands(players: int, shape: str) -> None:
    last = states(city.Rules(players=players), seed=1)[-1]
    before = words_in(drawn(city.start(players=players), shape=shape))
    if shape == "projector" and players == 5:
        assert {"road of 4", "no road", "to build"} <= set(before), "signs are explained"
        return
    told = [" ".join(before[at : at + 2]) for at in range(len(before) - 1)] + before
    assert sum(word in ("still to build", "to build") for word in told) >= 4 * players
    lengths = [length for row in route_lengths(last.rules, last.table) for length in row if length]
    said = " ".join(words_in(drawn(last, shape=shape))).replace("\u2009", " ")
    for length in lengths:
        capped = f"{length} → {last.rules.cap}" in said or f"{length}, counts {last.rules.cap}" in said
        assert capped if length > last.rules.cap else f"road of {length}" in said or f"road {length}" in said


@pytest.mark.parametrize("shape", SCREENS)
def test_a_tile_that_is_drawn_has_its_name_and_so_has_what_is_due(shape: str) -> None:
    state = played(table(placed(C3="1", E4="2")), "draw", "tile park")
    root = drawn(state, shape=shape)
    assert "park" in words_in(places(root)["drawn"])
    assert any("uild the park" in word for word in words_in(root))
    assert root.attrib["aria-label"] == f"City, turn {state.turn}: build the park"


@pytest.mark.parametrize("shape", SCREENS)
def test_every_player_is_named_on_every_screen(shape: str) -> None:
    names = ("Anna", "Ben", "Chloé", "Dev", "Eva")
    shown = words_in(drawn(city.start(players=5), shape=shape, names=names))
    assert all(name in shown for name in names)


def test_on_a_projector_the_line_above_the_board_says_who_decides() -> None:
    assert "Anna: reserve a plot" in words_in(drawn(table(), shape="projector", names=("Anna", "Ben")))


@pytest.mark.parametrize("players", [2, 3])
def test_on_a_projector_the_pile_is_counted_kind_by_kind_and_every_tile_and_source_has_its_name(players: int) -> None:
    state = city.start(players=players)
    root = drawn(state, shape="projector")
    shown = words_in(places(root)["pile"])
    assert shown[2::3] == ["waste dump", "fishmonger", "petrol station", "toy shop", "flats", "offices", "park"]
    assert shown[3::3] == [str(count) for count in state.table.pile[:7]]
    assert {"nuclear plant", "port", "refinery", "toy factory"} <= set(words_in(root))
    wanted = {"The fishmonger wants a short road to the port", "The toy shop wants a short road to the toy factory"}
    assert wanted <= set(titles(root))


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("players", [4, 5])
def test_on_a_projector_many_players_read_the_sources_while_no_tile_is_drawn(players: int, tall: bool) -> None:
    root = drawn(city.start(players=players), shape="projector", tall=tall)
    assert {"nuclear plant", "port", "refinery", "toy factory"} <= set(words_in(places(root)["drawn"]))
    assert words_in(places(root)["bank"]) == ["Bank"]


def test_the_signs_of_five_players_are_explained_within_their_card() -> None:
    rules = city.Rules(players=5)
    key, small = layout(rules, "projector").key, SCREENS["projector"].small
    texts = [one for one in drawn(city.start(rules), shape="projector").iter() if one.tag.endswith("text")]
    last = next(one for one in texts[::-1] if one.text == "to build")
    assert float(last.attrib["x"]) + breadth("to build", small) <= key.right


def test_on_a_projector_a_shop_that_is_drawn_says_where_its_goods_come_from() -> None:
    state = played(table(placed(C3="1", E4="2")), "draw", "tile station")
    assert words_in(places(drawn(state, shape="projector"))["drawn"]) == ["r", "petrol", "station", "R", "refinery", "→", "r"]


@pytest.mark.parametrize("place", ["pile", "aside", "roads", "bank"])
def test_in_large_letters_what_is_left_over_stands_in_one_line_of_words(place: str) -> None:
    for players in (2, 3, 4, 5):
        for tall in (False, True):
            shown = words_in(places(drawn(city.start(players=players), shape="projector", tall=tall))[place])
            stacked = place == "aside" and tall and layout(city.Rules(players=players), TALL).listed
            assert re.fullmatch("(Pile|Left over|Roads) [0-9]+|Bank( ∞)?", " ".join(shown[: 1 + stacked])), (players, tall)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_large_letters_no_word_of_the_tiles_crosses_the_edge_of_its_card(players: int) -> None:
    small = SCREENS["projector"].small
    for tall, look in ((False, "projector"), (True, TALL)):
        state = city.start(players=players)
        card, found = layout(state.rules, look).supply, places(drawn(state, shape="projector", tall=tall))
        for element in [one for place in ("pile", "aside", "roads", "bank", "box") for one in found[place].iter()]:
            if element.tag.endswith("text") and "start" in element.attrib["class"]:
                word, x = "".join(element.itertext()), float(element.attrib["x"])
                assert x + breadth(word, small) <= card.right, (word, look)


def test_on_a_projector_the_ring_round_the_pile_runs_below_its_last_line() -> None:
    found = layout(city.Rules(players=3), "projector")
    pile = places(drawn(city.start(players=3), shape="projector"))["pile"]
    low = max(float(one.attrib["y"]) for one in pile.iter() if one.tag.endswith("text"))
    assert low + SCREENS["projector"].small * DEEP < found.rings["pile",].bottom - 1
    assert found.rings["pile",].bottom + 1 < found.places["aside",].middle[1] - SCREENS["projector"].small * HIGH


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_on_a_projector_the_board_is_wider_than_what_stands_beside_it(players: int) -> None:
    found = layout(city.Rules(players=players), "projector")
    assert found.field.width > 1.6 * found.row.width
    assert found.field.height > 0.7 * found.height


def test_in_large_letters_no_word_of_the_pile_reaches_into_the_next() -> None:
    root = drawn(city.start(players=3), shape="projector")
    texts = [one for one in places(root)["pile"].iter() if one.tag.endswith("text")]
    small = SCREENS["projector"].small
    head, first = texts[0], min((one for one in texts[1::3]), key=lambda one: (float(one.attrib["y"]), float(one.attrib["x"])))
    assert float(head.attrib["x"]) + breadth(head.text or "", small, bold=True) <= float(first.attrib["x"]) - SIDE / 2 + 2
    texts = texts[1:]
    for _, name, number in zip(texts[::3], texts[1::3], texts[2::3], strict=True):
        end = float(name.attrib["x"]) + breadth(name.text or "", small)
        assert end <= float(number.attrib["x"]) - breadth(number.text or "", small, bold=True) + 2, name.text


@pytest.mark.parametrize("shape", ["wide", "phone"])
def test_a_line_of_a_route_is_explained_where_routes_are_drawn(shape: str) -> None:
    last, said = (
        states(city.Rules(players=2))[-1],
        "The road of a shop, a line in its colour, with the number of its road tiles",
    )
    assert said in titles(drawn(last, shape=shape, routes=True))
    assert said not in titles(drawn(last, shape=shape))


@pytest.mark.parametrize("shape", SCREENS)
def test_the_length_of_a_route_stays_on_the_board(shape: str) -> None:
    for seed in range(4):
        last = states(city.Rules(players=3), seed=seed)[-1]
        field = Layout(8, 3, shape).field
        lines = next(one for one in drawn(last, shape=shape, routes=True).iter() if one.get("class") == "over routes")
        for badge in [one for one in lines.iter() if one.tag.endswith("rect")]:
            x, width = float(badge.attrib["x"]), float(badge.attrib["width"])
            assert field.x - 0.01 <= x
            assert x + width <= field.right + 0.01
            assert width <= field.width / 8 + 1 or shape != "projector"


def test_when_the_game_is_over_no_tile_is_missed() -> None:
    last = states(city.Rules(players=2))[-1]
    assert words_in(places(drawn(last))["drawn"]) == []


def test_the_head_says_what_can_be_done() -> None:
    """Every way that whoever chooses can have is told, and is the one that the legal moves are of."""
    ways = {}
    for seed in range(6):
        for state in gamelib.playout("city", bots="sensible", seed=seed).states():
            if state.phase != "choose":
                continue
            way = state.asked_about()["ways"]
            kinds = {"road" if str(move).startswith("lay road") else move.kind for move in state.moves()}
            kinds -= {"road"} if "lay" in kinds else set()
            assert set(way.split("-")) == kinds
            ways[way] = state
    assert {"reserve-draw", "reserve", "reserve-lay", "lay"} <= ways.keys()
    for way, state in ways.items():
        label = words("city").label("due", way)
        said = " ".join(words_in(drawn(state)))
        assert f"{label[0].upper()}{label[1:]}" in said
    assert words("city").label("due", "lay") == "lay a left-over tile"


@pytest.mark.parametrize("shape", ["wide", "phone"])
def test_the_cross_of_a_shop_off_the_board_stays_on_its_tile(shape: str) -> None:
    state = table(off_board="p2")
    layout = Layout(state.rules.ground.side, 2, shape)
    row = layout.places["off-board", 1]
    shops = places(drawn(state, shape=shape))["off-board/1"]
    crosses = [circle for circle in shops.iter() if circle.tag.endswith("circle")]
    assert crosses
    left = [cell * row.width / layout.row.across + row.x + 2 for cell in range(layout.row.across)]
    for circle in crosses:
        x, radius = float(circle.attrib["cx"]), float(circle.attrib["r"])
        assert any(edge <= x - radius and x + radius <= edge + layout.row.tile for edge in left)


def test_the_ring_round_what_is_left_over_holds_its_word() -> None:
    layout = Layout(8, 3, "wide")
    ring, aside = layout.rings["aside",], places(drawn(city.start(players=3)))["aside"]
    for element in [one for one in aside.iter() if one.tag.endswith("text")]:
        x, word = float(element.attrib["x"]), "".join(element.itertext())
        assert ring.x + 3 <= x
        assert float(element.attrib["y"]) + SCREENS["wide"].small / 2 + 2 <= ring.bottom, word
        if "start" in element.attrib["class"]:
            assert x + breadth(word, SCREENS["wide"].small, bold=True) <= ring.right


def test_the_ring_round_the_pile_cuts_none_of_its_words() -> None:
    ring, pile = Layout(8, 3, "wide").rings["pile",], places(drawn(city.start(players=3)))["pile"]
    for element in [one for one in pile.iter() if one.tag.endswith("text")]:
        x, word = float(element.attrib["x"]), "".join(element.itertext())
        end = x + breadth(word, SCREENS["wide"].small) if "start" in element.attrib["class"] else x
        assert ring.x + 3 <= x
        assert end <= ring.right, word
        assert float(element.attrib["y"]) + SCREENS["wide"].small / 2 + 2 <= ring.bottom, word


def test_an_empty_box_is_not_drawn() -> None:
    start = city.start(players=3)
    assert words_in(places(drawn(start))["box"])
    assert not words_in(places(drawn(table()))["box"])


@pytest.mark.parametrize(
    ("place", "key", "clause"),
    [
        (("aside",), "aside", "city.pile-empty"),
        (("box",), "box", "city.distributors"),
        (("bank",), "bank", "city.auction"),
        (("drawn",), "drawn-none", "city.build"),
        (("hand", 1), "hand", "city.marker-owner"),
        (("spare", 0), "spare", "city.marker-owner"),
        (("off-board", 0), "shops", "city.route"),
        (("off-board", 1), "shops-off", "city.auction-no-plot"),
    ],
)
def test_places_beside_the_board_say_what_they_are_for(place: Any, key: str, clause: str) -> None:
    state = table(off_board="p2")
    reason = clicked(state.rules, state.table, 0, place)
    assert reason is not None
    assert (reason.key, reason.clause, reason.explains) == (key, clause, True)
    assert "{" not in words("city").say("clicked", key, reason.values, ("Anna", "Ben"))
    assert clicked(state.rules, state.table, 0, ("plot", 0, 1)) is None


def test_the_box_and_the_tile_that_is_drawn_say_what_lies_there() -> None:
    start = city.start(players=3)
    assert clicked(start.rules, start.table, 0, ("box",)).key == "box-open"
    drawn_ = next(state for state in gamelib.playout("city", bots="sensible", seed=1).states() if state.phase == "build")
    assert clicked(drawn_.rules, drawn_.table, 0, ("drawn",)).key == "drawn"
