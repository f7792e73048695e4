"""The drawing of the city: whole, true to the table, harmless, and with its reasons and routes."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

import gamelib
from gamelib import city
from gamelib.city.board.layout import CLOSE_UP, layout
from gamelib.city.board_text import codes
from gamelib.city.curves import route_lengths
from gamelib.city.engine.end import counted
from gamelib.drawing import SCREENS, TALL

from .boards import placed, played, table

SVG = "{http://www.w3.org/2000/svg}"
RULES = [
    city.Rules(players=2),
    city.Rules(players=3, setup="hard"),
    city.Rules(players=5, demonstrations=True),
    city.Rules(players=2, size=3, coins=0),
    city.Rules(players=4, size=14),
]
HOSTILE = ("</title><script>alert(1)</script>", "\"'&<>\x00\x1b\ud800\u202e", "M" * 5000, "日本語 " * 20, "e")
SIZES = ("small", "middle", "large")
KNOWN = {"svg", "title", "desc", "style", "g", "rect", "circle", "ellipse", "path", "text"}


def states(rules: Any, seed: int = 0, step: int = 11) -> list[Any]:
    found = gamelib.playout("city", rules, seed=seed).states()
    return [*found[::step], found[-1]]


def drawn(state: Any, **how: Any) -> ElementTree.Element:
    return ElementTree.fromstring(state.svg(**how))


def places(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    found = [element for element in root.iter() if "data-place" in element.attrib]
    assert len({element.get("data-place") for element in found}) == len(found)
    return {element.attrib["data-place"]: element for element in found}


def words_in(element: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


def title_of(element: ElementTree.Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def titles(root: ElementTree.Element) -> list[str]:
    return [title.text or "" for title in root.iter(f"{SVG}title")]


def layer(root: ElementTree.Element, name: str) -> ElementTree.Element:
    return next(element for element in root.iter(f"{SVG}g") if element.get("class") == f"over {name}")


def named(place: tuple[object, ...]) -> str:
    return "/".join(map(str, place))


@pytest.mark.parametrize("rules", RULES)
def test_every_plot_shows_what_stands_on_it_and_says_so(rules: Any) -> None:
    for state in states(rules):
        found, here = places(drawn(state)), state.rules.ground
        for plot, code in codes(rules, state.table).items():
            element = found[named(here.place(plot))]
            shown = "".join(word for word in words_in(element))
            assert shown == ("" if code in ".+" else code), code
            assert title_of(element)


@pytest.mark.parametrize("shape", SCREENS)
@pytest.mark.parametrize("rules", RULES)
def test_every_place_is_drawn_once_and_moves_and_events_speak_of_them(rules: Any, shape: str) -> None:
    known = layout(rules, shape).places
    assert set(places(drawn(city.start(rules), shape=shape))) == {named(place) for place in known}
    for state in states(rules, seed=2, step=9):
        for event in state.events:
            assert {place for flow in event.flows for place in flow[:2]} <= set(known)
        if state.actor is not None:
            assert {place for move in state.moves() for place in move.places(max(state.actor, 0))} <= set(known)


@pytest.mark.parametrize("shape", [*SCREENS, TALL])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("side", [3, 7, 10, 30])
def test_places_lie_inside_the_drawing_and_apart(players: int, side: int, shape: str) -> None:
    found = layout(city.Rules(players=players, size=side), shape)
    for box in [*found.places.values(), found.log, found.status, found.supply, found.sources, found.key]:
        assert 0 <= box.x <= box.right <= found.width
        assert 0 <= box.y <= box.bottom <= found.height
    beside = [box for place, box in found.places.items() if place[0] != "plot"]
    panels = [found.field, found.log, found.status, found.sources, found.key]
    assert not any(one.overlap(other) > 0.01 for one, other in combinations([*beside, *panels], 2))
    assert found.log.height >= 40 or shape in ("projector", TALL) or (players == 5 and shape == "wide")


@pytest.mark.parametrize("shape", SCREENS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_text_is_too_small_to_read(players: int, shape: str) -> None:
    for state in states(city.Rules(players=players), seed=4, step=40):
        root = drawn(state, shape=shape, routes=True, what_if=True)
        width = float(root.attrib["width"])
        scale = {"wide": 820, "phone": 374, "projector": 560}[shape] / width
        for text in root.iter(f"{SVG}text"):
            own = re.search(r"font-size:([0-9.]+)px", text.get("style", ""))
            styles = text.attrib["class"].split()
            size = float(own[1]) if own else SCREENS[shape].size(next(one for one in styles if one in SIZES))
            assert size * scale >= SCREENS[shape].least - 0.01, (text.text, text.attrib)


@pytest.mark.parametrize("shape", SCREENS)
def test_every_shape_shows_what_stands_on_every_plot(shape: str) -> None:
    for state in states(city.Rules(players=5), seed=6, step=50):
        found, here = places(drawn(state, shape=shape)), state.rules.ground
        for plot, code in codes(state.rules, state.table).items():
            assert "".join(words_in(found[named(here.place(plot))])) == ("" if code in ".+" else code)


@pytest.mark.parametrize("shape", SCREENS)
def test_bids_are_shown_when_they_are_revealed_and_the_highest_is_marked(shape: str) -> None:
    before = played(table(placed(C3="1", E4="2")), "draw", "tile fishmonger", "bid 4")
    state = before.play("bid 9")
    titles_now = titles(drawn(state, shape=shape))
    assert "Bid of Player 2: 4" in titles_now
    assert "Bid of Player 1: 9, the highest" in titles_now
    assert not any(title.startswith("Bid of") for title in titles(drawn(table(), shape=shape)))


def test_roads_are_one_surface_joined_across_plots() -> None:
    state = table(placed(C3="+", D3="+", E3="+", C5="+"))
    surface = next(one for one in drawn(state).iter(f"{SVG}path") if one.get("class") == "asphalt")
    assert len(re.findall(r"h[1-9]|v[1-9]", surface.attrib["d"])) == 2, "C3 to D3 and D3 to E3; C5 lies alone"
    assert surface.attrib["d"].count("M") == 6


@pytest.mark.parametrize("rules", RULES)
def test_hostile_names_are_only_text_and_nothing_is_asked_for_from_outside(rules: Any) -> None:
    for state in states(rules, seed=3, step=25):
        drawing = state.svg(names=HOSTILE, routes=True, what_if=True)
        drawing.encode("utf-8")
        root = ElementTree.fromstring(drawing)
        assert {element.tag.removeprefix(SVG) for element in root.iter()} <= KNOWN
        assert not any(name.startswith("on") for element in root.iter() for name in element.attrib)
        assert all(len(word) < 120 for word in words_in(root))
        assert re.findall(r"https?:[^\"' ]+", drawing) == ["http://www.w3.org/2000/svg"]
        assert not re.search(r"\bid=|href|url\(|@import|@font-face", drawing)


def test_sealed_bids_never_show_in_a_view() -> None:
    before = played(table(placed(C3="1", E4="2")), "draw", "tile fishmonger")
    four, nine = before.play("bid 4"), before.play("bid 9")
    assert four.seen_by(0).svg() == nine.seen_by(0).svg()
    assert four.seen_by(1).svg() != nine.seen_by(1).svg()
    assert "Bid of Player 2: sealed" in titles(drawn(four.seen_by(0)))
    assert "Bid of Player 2: 4" in titles(drawn(four.seen_by(1)))
    assert "Bid of Player 1: still to come" in titles(drawn(four))


def test_the_last_move_is_framed_and_what_it_expropriated_is_crossed() -> None:
    state = played(table(placed(B2="1", E5="2")), "draw", "tile flats", "build B2")
    trail = layer(drawn(state), "trail")
    assert len([one for one in trail if one.get("class") == "last"]) == 1
    assert len(list(trail.iter(f"{SVG}circle"))) == 2, "A3 and C1"
    reserved = layer(drawn(table(placed(B2="1")).play("reserve C2")), "trail")
    assert len(list(reserved)) == 1


def test_legal_targets_are_ringed() -> None:
    state = table(placed(B2="1"))
    targets = [move.places(0)[-1] for move in state.moves() if move.kind == "reserve"]
    rings = [one for one in layer(drawn(state, targets=targets), "targets").iter() if one.get("class") == "ring"]
    assert len(rings) == len(targets)


@pytest.mark.parametrize("players", [2, 5])
def test_where_nearly_every_plot_may_be_chosen_each_has_a_small_ring_and_no_frame(players: int) -> None:
    first = (one for one in gamelib.playout("city", city.Rules(players=players), seed=1).states() if one.phase == "choose")
    state = next(first)
    targets = [move.places(0)[-1] for move in state.moves() if move.kind == "reserve"]
    assert len(targets) > 40
    marks = list(layer(drawn(state, targets=[*targets, ("pile",)]), "targets"))
    assert [one.tag for one in marks if one.get("class") == "soft"] == [f"{SVG}circle"] * len(targets)
    assert len([one for one in marks if one.get("class") == "ring"]) == 1, "the pile is no plot: it is ringed as ever"
    assert max(float(one.get("r", 0)) for one in marks) < layout(state.rules, "wide").cell * 0.2


def test_a_close_up_shows_the_plots_alone_and_as_large_as_the_room() -> None:
    state = city.start(players=5)
    shown, whole = (drawn(state, shape="projector", tall=True, close_up=part) for part in ("plots", ""))
    assert set(places(shown)) == {name for name in places(whole) if name.startswith("plot/")}
    size = [float(shown.attrib[side]) for side in ("width", "height")]
    assert size == [float(whole.attrib[side]) for side in ("width", "height")], "it has the same room as the whole"
    assert layout(state.rules, CLOSE_UP).field.width > 0.9 * size[0]


@pytest.mark.parametrize("shape", SCREENS)
def test_the_letter_of_a_blocker_is_as_bold_as_that_of_a_shop(shape: str) -> None:
    root = drawn(table(placed(C3="F", D4="p1")), shape=shape)
    flats, shop = (next(places(root)[name].iter(f"{SVG}text")) for name in ("plot/2/2", "plot/3/3"))
    assert flats.get("class") == shop.get("class") == "bold"
    sizes = {re.sub(".*font-size:([0-9.]+)px.*", r"\1", one.get("style", "")) for one in (flats, shop)}
    assert len(sizes) == 1


def test_why_shows_the_plot_the_two_sides_and_the_site_that_would_lose_access() -> None:
    state = city.demos.faces("city.expropriate")["both"].final()
    why = layer(drawn(state, why="B5"), "why")
    tints = [one for one in why.iter() if one.get("class") == "tint"]
    hatched = [one for one in why.iter() if one.get("class") == "hatch"]
    event = next(event for event in state.events if event.witness.get("plot") == ("plot", 4, 1))
    large, small = event.witness["sides"]
    assert (len(tints), len(hatched)) == (len(large) + len(small), len(small))
    assert len({one.get("fill") for one in tints}) == 2
    assert len([one for one in why.iter() if one.get("class") == "ring"]) == len(event.witness["sites"]) == 1
    assert title_of(why) == "Nothing may be built on B5: it would break city.access and city.connected"


def test_why_of_a_plot_that_cuts_nothing_says_so() -> None:
    assert title_of(layer(drawn(table(), why="D4"), "why")) == "D4: building there would cut off nothing"


def test_what_if_shows_the_plots_or_how_many() -> None:
    state = table(placed(B2="1"))
    one = layer(drawn(state, what_if="B2"), "what-if")
    assert title_of(one) == "Building on B2 would take C1 and A3 for roads"
    assert len(list(one.iter(f"{SVG}circle"))) == 2
    every = layer(drawn(state, what_if=True), "what-if")
    counts = {title.split()[2]: title for title in titles(every)}
    assert counts["B2"] == "Building on B2 would take 2 plots for roads"
    assert counts["D4"] == "Building on D4 would take 0 plots for roads"
    assert len(counts) == 45
    expected = city.what_if(state)
    assert sum(map(int, words_in(every))) == sum(map(len, expected.values()))


def test_routes_are_drawn_with_their_length_and_why_they_count_the_maximum() -> None:
    state = city.demos["city.route-cap"].final()
    routes = layer(drawn(state, routes=True), "routes")
    assert sorted(words_in(routes)) == ["4→3", "5→3", "7→3", "8→3"]
    assert any("7 road tiles from the port, which counts 3, the most there is" in title for title in titles(routes))
    said = titles(drawn(state))
    assert "Waste dump of Player 1: off the board, counts 3" in said
    assert "Toy shop of Player 1: never drawn, counts 3" in said
    one = layer(drawn(state, routes=[(0, "fish")]), "routes")
    assert words_in(one) == ["7→3"]


def test_routes_on_the_board_are_those_of_the_table() -> None:
    for state in states(city.Rules(players=3), seed=5, step=30):
        lengths = sorted(str(one) for row in route_lengths(state.rules, state.table) for one in row if one)
        root = drawn(state, routes=True)
        assert sorted(word.partition("→")[0] for word in words_in(layer(root, "routes"))) == lengths


@pytest.mark.parametrize(
    ("how", "problem"),
    [
        ({"why": "H9"}, "no plot 'H9'"),
        ({"why": "nonsense"}, "no plot 'nonsense'"),
        ({"what_if": (9, 9)}, "no plot"),
        ({"why": "A1"}, "A1 is built on"),
        ({"routes": [(2, "fish")]}, "no route"),
        ({"routes": [(0, "milk")]}, "no route"),
        ({"theme": "pink"}, "no theme"),
        ({"shape": "round"}, "no shape"),
        ({"refused": [("plot", 9, 9)]}, "no place"),
        ({"targets": [("plot", 9, 9)]}, "no place"),
    ],
)
def test_what_cannot_be_drawn_is_refused(how: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        table().svg(**how)


def test_themes_views_and_the_end_are_drawn() -> None:
    last = states(city.Rules(players=2))[-1]
    for theme in ("auto", "light", "dark"):
        root = drawn(last, theme=theme, names=("Anna", "Ben"))
        assert root.get("role") == "img"
        assert root.get("aria-label") == title_of(root)
        assert root.findtext(f"{SVG}desc")
        assert any("wins with" in word or "share the win" in word for word in words_in(root))


def test_each_seat_tells_the_score_so_far_once_a_shop_stands() -> None:
    """The lowest wins: routes so far, a missing one as much as the cap, less the coins."""
    told = 0
    for state in gamelib.playout("city", gamelib.ruleset("city").Rules(players=3), "sensible", 5).states():
        drawn = re.findall(r"score now (−?-?\d+)", state.svg())
        built = any(shop > 0 for shops in state.table.shops for shop in shops)
        if state.phase in ("bid", "over") or any(event.key == "bids-shown" for event in state.events):
            continue
        scores = [
            sum(routes) - coins for routes, coins in zip(counted(state.rules, state.table), state.table.coins, strict=True)
        ]
        assert [int(one) for one in drawn] == (scores if built else [])
        told += built
    assert told


def test_the_list_of_sources_keeps_off_its_frame() -> None:
    from gamelib.city.board.scene import Scene
    from gamelib.city.board.sources import SIDE, draw_sources
    from gamelib.drawing import Box

    box = Box(0, 0, 190, 100)
    scene = Scene(gamelib.playout("city", city.Rules(players=3), limit=3).states()[-1], shape="projector")
    tops = [float(top) for top in re.findall(r'<rect x="[^"]*" y="([^"]*)"[^>]*class="rim"', draw_sources(scene.voice, box))]
    assert min(tops) >= 4
    assert max(tops) + SIDE <= box.bottom - 4
