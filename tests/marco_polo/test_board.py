"""The drawing of the map and table: whole, true to the table, harmless, and the same for all who may not see more."""

from __future__ import annotations

import re
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import gamelib
import gamelib.drawing as drawing_kit
from gamelib.core.words import words
from gamelib.drawing import SCREENS, Box, heard
from gamelib.marco_polo import Rules, board
from gamelib.marco_polo.atlas import FOLDER as ATLAS
from gamelib.marco_polo.board.coast import rings, within
from gamelib.marco_polo.board.geography import geography
from gamelib.marco_polo.board.layout import layout
from gamelib.marco_polo.board.looks import LOOKS
from gamelib.marco_polo.board.merchants import lines_of, money_frame
from gamelib.marco_polo.board.scene import Scene
from gamelib.marco_polo.notation import Go
from gamelib.marco_polo.table import CARDS, COLOURS, LETTERS, cards
from gamelib.marco_polo.world import CITY

from .tables import IDLE, WORLD, at, marco_polo, moving, play

SVG = "{http://www.w3.org/2000/svg}"
WALL = 548
"""How wide the board is at least on a wall of 853 × 480, which is 1280 × 720 at 150 %; a browser test measures it."""
HOSTILE = ("</title><script>alert(1)</script>", "\"'&<>\x00\x1b\ud800\u202e", "M" * 5000, "日本語 " * 20)


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


@pytest.fixture(scope="module")
def states() -> list[Any]:
    found = []
    for players in (2, 3, 4):
        found += gamelib.playout("marco_polo", Rules(players=players), "merchant", seed=3).states()[::11]
    return found


@pytest.mark.parametrize("shape", SCREENS)
def test_every_place_of_moves_events_and_holdings_is_drawn(states: list[Any], shape: str) -> None:
    for state in states[::3]:
        found = places(drawn(state, shape=shape))
        named = {place for place, _ in state.holdings()}
        named |= {place for event in state.events for flow in event.flows for place in flow[:2]}
        if state.actor is not None and state.actor >= 0:
            named |= {place for move in state.moves() for place in move.places(state.actor)}
        assert {"/".join(map(str, place)) for place in named} <= set(found)
        assert set(found) == {"/".join(map(str, place)) for place in layout(WORLD, state.rules.players, shape).places}


@pytest.mark.parametrize("shape", SCREENS)
def test_no_text_is_too_small_to_read(states: list[Any], shape: str) -> None:
    shown = {"wide": 820, "phone": 374, "projector": WALL}[shape]
    for state in states[::3]:
        root = drawn(state, shape=shape)
        scale = shown / float(root.attrib["width"])
        for text in root.iter(f"{SVG}text"):
            assert size_of(text, shape) * scale >= SCREENS[shape].least, (text.text, text.attrib)


def size_of(text: ElementTree.Element, shape: str) -> float:
    """The size of a text in units: its own, or that of its class."""
    own = re.search(r"font-size:([0-9.]+)px", text.get("style", ""))
    if own:
        return float(own[1])
    styles = text.attrib["class"].split()
    if "note" in styles:
        return 12
    return SCREENS[shape].size(next(style for style in styles if style in ("small", "middle", "large")))


@pytest.mark.parametrize("shape", SCREENS)
def test_places_lie_inside_the_drawing_and_apart(shape: str) -> None:
    for players in (2, 3, 4):
        found = layout(WORLD, players, shape)
        panels = [box for place, box in found.places.items() if place[0] != "space"]
        assert not any(one.overlap(other) for one, other in combinations([*panels, *found.look.charts], 2))
        for box in [*found.places.values(), found.look.log, found.look.status]:
            assert 0 <= box.x <= box.right <= found.look.width
            assert 0 <= box.y <= box.bottom <= found.look.height


def test_spaces_are_told_by_shape_letter_and_name() -> None:
    found = places(drawn(marco_polo.start()))
    for one in WORLD.spaces:
        element = found[f"space/{one.name}"]
        shown = words_in(element)
        assert one.name in shown
        if one.kind == "post":
            assert LETTERS[one.colour] in shown
            assert COLOURS[one.colour] in title_of(element)
        assert ("port" in title_of(element)) == (one.port and one.kind != "city")


def test_the_letter_of_a_colour_is_never_the_sign_of_a_city() -> None:
    found = places(drawn(marco_polo.start()))
    for one in WORLD.spaces:
        if one.kind == CITY:
            assert words_in(found[f"space/{one.name}"]) == [one.name]


def test_land_and_sea_are_told_apart_without_colour() -> None:
    drawing = marco_polo.start().svg()
    paths = {element.get("class"): element for element in ElementTree.fromstring(drawing).iter(f"{SVG}path")}
    assert paths["land"].attrib["d"].count("M") in (1, len(WORLD.chart.lines[0]))
    assert "stroke-dasharray:.5 5.5" in drawing.replace("gamelib-auto ", "").partition(".sea{")[2].partition("}")[0]
    assert "dasharray" not in drawing.replace("gamelib-auto ", "").partition(".land{")[2].partition("}")[0]


def test_every_line_is_drawn_once_or_in_both_strips_that_it_joins() -> None:
    for shape, strips in (("wide", 1), ("phone", 2), ("projector", 1)):
        where = geography(WORLD, shape)
        assert len(where.strips) == strips
        for a, b in (line for lines in WORLD.chart.lines for line in lines):
            assert len(where.stretches(a, b)) == (1 if where.home[a] == where.home[b] else 2)


def test_coasts_part_land_from_sea() -> None:
    land = rings("orient")
    inland, offshore = ("Delhi", "Xian", "Samarkand", "Mecca", "Kiev"), ((65.0, 15.0), (90.0, 5.0), (130.0, 20.0), (51.0, 41.0))
    spaces = {one.name: (one.longitude, one.latitude) for one in WORLD.spaces}
    assert all(ashore(land, *spaces[name]) for name in inland)
    assert not any(ashore(land, *point) for point in offshore), "the last is the Caspian Sea"
    assert len("".join(geography(WORLD, "wide").strips[0].coast("orient"))) < 12_000


def ashore(land: tuple[tuple[tuple[float, float], ...], ...], x: float, y: float) -> bool:
    """Whether a point is on land: a ray to the east crosses an odd number of coasts."""
    crossings = 0
    for ring in land:
        for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
            if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
                crossings += 1
    return crossings % 2 == 1


def test_a_ring_is_cut_to_its_window() -> None:
    square = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))
    assert sorted(within(square, (5, 5, 20, 20))) == [(5, 5), (5, 10), (10, 5), (10, 10)]
    assert within(square, (20, 20, 30, 30)) == []


def test_the_map_says_that_it_is_a_reconstruction() -> None:
    assert "Map and roulette are our own, drawn anew" in words_in(drawn(marco_polo.start()))
    for shape in SCREENS:
        assert "Map and roulette are a reconstruction." in heard(marco_polo.start().svg(shape=shape)), shape


@pytest.mark.parametrize("shape", SCREENS)
def test_spaces_do_not_touch_and_stay_near_where_they_belong(shape: str) -> None:
    found = geography(WORLD, shape)
    radius = found.look.radius
    for (one, point), (other, elsewhere) in combinations(zip(WORLD.spaces, found.points, strict=True), 2):
        gap = ((point[0] - elsewhere[0]) ** 2 + (point[1] - elsewhere[1]) ** 2) ** 0.5
        assert gap > radius(one) + radius(other) + 2, (one.name, other.name)
    for index, (one, (x, y)) in enumerate(zip(WORLD.spaces, found.points, strict=True)):
        strip = found.strips[found.home[index]]
        home = strip.at(one.longitude, one.latitude)
        assert abs(home[0] - x) + abs(home[1] - y) < 30, one.name
        assert strip.box.x + 12 <= x <= strip.box.right - 12
        assert strip.box.y + 12 <= y <= strip.box.bottom - 12


@pytest.mark.parametrize("shape", ["wide", "phone"])
def test_names_cover_neither_each_other_nor_a_space(shape: str) -> None:
    found = geography(WORLD, shape)
    assert len(found.names) == len(WORLD.spaces)
    assert not [pair for pair in combinations(found.names, 2) if found.names[pair[0]].overlap(found.names[pair[1]]) > 1]
    for index, name in found.names.items():
        frame = found.strips[found.home[index]].box
        assert frame.x < name.x < name.right < frame.right
        assert frame.y < name.y < name.bottom < frame.bottom
        covered = [other for other, box in enumerate(found.solid) if other != index and box.overlap(name) > 1]
        assert not covered, (WORLD.spaces[index].name, covered)


def test_two_names_side_by_side_are_not_read_as_one() -> None:
    names = geography(WORLD, "wide").names.values()
    wider = [Box(box.x - 3.5, box.y, box.width + 7, box.height) for box in names]
    assert not [pair for pair in combinations(wider, 2) if pair[0].overlap(pair[1]) > 1]


@pytest.mark.parametrize("shape", SCREENS)
def test_numbers_of_steps_hardly_cover_a_name(shape: str) -> None:
    found = geography(WORLD, shape)
    for index, one in enumerate(WORLD.spaces):
        sign = found.steps([index])[index]
        assert sum(sign.overlap(name) for name in found.names.values()) < 0.15 * sign.width * sign.height, one.name


def test_a_projector_names_the_goals_and_what_matters_and_lets_no_names_meet(states: list[Any]) -> None:
    for state in states:
        root = drawn(state, shape="projector")
        names = [text for text in root.iter(f"{SVG}text") if text.text in WORLD.index]
        assert {"Venice", "Khanbalik"} <= {text.text for text in names}
        assert len(names) >= 8
        boxes = [boxed(text) for text in names]
        assert not any(one.overlap(other) > 12 for one, other in combinations(boxes, 2))


def test_a_projector_names_the_few_places_within_reach() -> None:
    for start, by, spun in (("Venice", "land", 2), ("Acre", "sea", 1), ("Delhi", "land", 1), ("Xian", "land", 1)):
        state = moving(spun, f"{start} 240 -", IDLE, by=by)
        within = {str(move).partition(" ")[2] for move in state.moves()}
        assert within
        shown = {text.text for text in drawn(state, shape="projector").iter(f"{SVG}text")}
        assert within <= shown, within - shown


def boxed(text: ElementTree.Element) -> Box:
    size = size_of(text, "projector")
    width = float(text.get("textLength", len(text.text or "") * size * 0.5))
    size *= 0.84
    return Box(float(text.attrib["x"]) - width / 2, float(text.attrib["y"]) - size / 2, width, size)


@pytest.mark.parametrize("shape", SCREENS)
def test_a_map_without_coasts_is_drawn_as_well(shape: str, tmp_path: Path) -> None:
    text = (ATLAS / "orient.map").read_text(encoding="utf-8").replace("map: orient", "map: bare")
    (tmp_path / "bare.map").write_text(text, encoding="utf-8")
    state = marco_polo.start(map=gamelib.marco_polo.add_map(tmp_path / "bare.map"))
    root = drawn(state, shape=shape)
    assert not [one for one in root.iter(f"{SVG}path") if "shore" in one.get("class", "")]
    assert len(places(root)) == len(places(drawn(marco_polo.start(), shape=shape)))
    assert 'class="soil shore"' in marco_polo.start().svg(shape=shape)


def test_the_names_of_spaces_within_reach_are_written_over_their_rings() -> None:
    state = gamelib.teach.Moment.of("marco_polo.move", "short-stop").record.states()[0]
    drawing = state.svg()
    for move in state.moves():
        assert drawing.rindex(f">{move.space}</text>") > drawing.rindex('class="way"')


def test_cash_hands_and_piles_show_what_is_there(states: list[Any]) -> None:
    for state in states:
        found = places(drawn(state))
        for player in range(state.rules.players):
            assert f"{state.table.cash[player]:,}" in words_in(found[f"cash/{player}"])
        for colour, name in enumerate(COLOURS):
            shown = state.table.tops[colour].bit_count() + len(state.table.bottoms[colour])
            letter = drawing_kit.HUES[name].letter
            assert words_in(found[f"pile/{name}"]) == [f"{letter} {shown}", name]


@pytest.mark.parametrize("shape", ["wide", "phone"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hand_of_any_size_is_shown_whole(players: int, shape: str) -> None:
    goods = [name for name, _ in WORLD.chart.goods]
    for size in (0, 1, 6, 7, 12, 16):
        hand = ",".join(goods[::2][:size]) or "-"
        state = at("announce", f"Acre 100 {hand}", *[IDLE] * (players - 1), rules=marco_polo.Rules(players=players))
        place = places(drawn(state, shape=shape))["hand/0"]
        cards = [text for text in place.iter(f"{SVG}text") if (text.text or "").strip(" YVBG").isdigit()]
        assert len(cards) == size
        assert [text.text for text in place.iter(f"{SVG}text") if (text.text or "").startswith("+")] == []
        lines = [float(text.attrib["y"]) for text in place.iter(f"{SVG}text")]
        assert len(set(lines)) == 1 or min(abs(a - b) for a, b in combinations(set(lines), 2)) >= 13


def test_reachable_spaces_are_ringed_with_their_steps() -> None:
    state = moving(3, "Venice 100 -", "Acre 0 tea")
    reach = next(group for group in drawn(state).iter(f"{SVG}g") if group.get("class") == "reach")
    assert [title_of(one) for one in reach.findall(f"{SVG}g")] == [
        "Kiev, 2 steps: Venice – Buda – Kiev",
        "Constantinople, 2 steps: Venice – Buda – Constantinople",
        "Tana, 3 steps: Venice – Buda – Kiev – Tana",
        "Trebizond, 3 steps: Venice – Buda – Constantinople – Trebizond",
        "Sarai, 3 steps: Venice – Buda – Kiev – Sarai",
    ]


def test_reach_is_not_shown_to_those_whom_it_would_tell_a_secret() -> None:
    one = moving(2, "Delhi 0 - on:Lhasa table", "Acre 0 tea")
    other = moving(2, "Delhi 0 - on:Kyoto table", "Acre 0 tea")
    assert one.seen_by(1).svg() == other.seen_by(1).svg()
    assert one.seen_by(0).svg() != other.seen_by(0).svg()


def test_tables_that_look_alike_are_drawn_alike() -> None:
    bought = at("trade", "Tabriz 100 -", "Buda 0 dates").play("buy")
    assert bought.play("draw silks").seen_by(1).svg() == bought.play("draw hides").seen_by(1).svg()
    assert "silks" not in bought.play("draw silks").seen_by(1).svg()
    assert "silks" in bought.play("draw silks").seen_by(0).svg()


@pytest.mark.parametrize("name", HOSTILE)
def test_names_are_harmless(name: str) -> None:
    drawing = play(marco_polo.start(players=2), "first 1", "announce sea").svg(names=(name, "Ben"))
    ElementTree.fromstring(drawing)
    assert "<script" not in drawing


def test_targets_are_ringed_and_unknown_ones_refused() -> None:
    state = at("announce", "Venice 100 -", "Acre 0 tea")
    assert 'class="glow"' in state.svg(targets=[("ring", "land"), ("space", "Acre")])
    with pytest.raises(ValueError, match="no place"):
        state.svg(targets=[("space", "Rome")])
    with pytest.raises(ValueError, match="no theme"):
        state.svg(theme="neon")
    with pytest.raises(ValueError, match="no shape"):
        state.svg(shape="round")
    assert 'class="refused"' in state.svg(refused=[("space", "Acre")])
    assert moving(1, "Venice 100 -", "Acre 0 tea").svg(targets=Go("Buda").places(0))


def test_words_of_the_board_are_all_used() -> None:
    folder = Path(board.__file__).parent
    shared = Path(drawing_kit.__file__).parent
    code = "".join(path.read_text(encoding="utf-8") for place in (folder, shared) for path in place.glob("*.py"))
    texts = tomllib.loads((folder.parent / "words" / "en.toml").read_text(encoding="utf-8"))["board"]
    built = {"space-city", "space-post", "space-post-port", "space-port", "space-circle"}
    built |= {"part-0", "part-1"}
    built |= {f"key-{sign}" for sign in ("port", "circle", "mission")}
    built |= {f"{key}-{what}" for what in ("title", "named") for key in ("loot", "shown", "tables", "secrets", "bank", "box")}
    assert {key for key in texts if f'"{key}"' not in code} <= built


def test_every_stack_is_named_by_a_word_and_an_empty_one_by_none_where_words_are_few(states: list[Any]) -> None:
    state = at("announce", "Acre 100 tea", IDLE, IDLE)
    words = {
        "wide": {
            "loot": ["Loot space", "none"],
            "shown": ["Card in play", "none"],
            "tables": ["Golden Tables", "4 of 4"],
            "secrets": ["Secrets left", "4 of 4"],
            "bank": ["Bank", "no limit"],
            "box": ["Sold for debt", "none"],
        },
        "projector": {
            "loot": [],
            "shown": [],
            "tables": ["Tables", "4/4"],
            "secrets": ["Secrets", "4/4"],
            "bank": [],
            "box": [],
        },
    }
    for shape, told in words.items():
        found = places(drawn(state, shape=shape))
        assert {place: words_in(found[place]) for place in told} == told
        assert {words_in(found[f"ring/{kind}"])[-1 if shape == "wide" else 0] for kind in ("land", "sea")} == {"land", "sea"}
    looted = next(one for one in states if one.table.loot_cash)
    assert words_in(places(drawn(looted, shape="projector"))["loot"])[0] == "loot"


def test_in_a_small_window_every_stack_has_its_word_and_a_merchant_the_place_and_the_goal() -> None:
    """What is ringed there can be read, and the others' journeys too."""
    state = at("announce", "Acre 100 tea", "Lhasa 40 - on:Kyoto table", "Aden 1200 - home:Manila")
    root = drawn(state, names=("Anna", "Ben", "Cleo"), shape="projector", close_up="snug")
    found = places(root)
    words = [words_in(found[place])[:1] for place in ("loot", "shown", "bank", "box")]
    assert words == [["loot"], ["card"], ["bank"], ["sold"]]
    trays = [one for one in root.iter() if one.get("data-leads", "").startswith("hand/")][-3:]  # before them the open hand
    assert [at in words_in(tray) for at, tray in zip(("Acre", "Lhasa", "Aden"), trays, strict=True)] == [True, True, True]
    goals = ["to Khanbalik", "to Kyoto", "homeward"]
    for goal, tray in zip(goals, trays, strict=True):
        assert goal in [*words_in(tray), *(title_of(one) for one in tray.iter())], goal


@pytest.mark.parametrize(
    "goods", ["tea,hides,camels,topaz,silks,yaks", "tea,hides,camels,topaz,silks,yaks,pearls,dates,coconuts"]
)
def test_two_lines_of_cards_on_a_phone_keep_off_their_frame_with_what_is_told_of_them(goods: str) -> None:
    state = at("announce", f"Acre 100 {goods}", IDLE)
    root, row = drawn(state, shape="phone"), LOOKS["phone"].own
    assert row is not None
    cards_ = [one for one in places(root)["hand/0"].iter() if "data-thing" in one.attrib]
    assert len(cards_) == goods.count(",") + 1
    frames = [rect for one in cards_ for rect in one.iter(f"{SVG}rect")]
    assert all(float(one.attrib["y"]) >= row.y + 4 for one in frames)
    assert all(float(one.attrib["y"]) + float(one.attrib["height"]) <= row.bottom - 2.5 for one in frames)
    size = SCREENS["phone"].small
    told = [float(one.attrib["y"]) for one in root.iter(f"{SVG}text") if row.y < float(one.get("y", 0)) < row.bottom]
    assert min(told) - size / 2 >= row.y + 4
    assert max(told) + size / 2 <= row.bottom - 4


def test_a_card_that_takes_a_pawn_to_the_other_half_crosses_nothing_between_them_on_a_phone() -> None:
    """It is seen to leave the one half and to come to the other."""
    homes, leaps = geography(WORLD, "phone").home, 0
    for seed in range(8):
        for state in gamelib.playout("marco_polo", Rules(players=4), "sensible", seed=seed).states():
            moved = [flow for event in state.events for flow in event.flows if flow[2].startswith("pawn")]
            if any("path" in event.witness for event in state.events) or len(moved) != 1:
                continue
            ends = [WORLD.index[str(place[1])] for place in moved[0][:2]]
            if homes[ends[0]] == homes[ends[1]]:
                continue
            (trail,) = (one for one in drawn(state, shape="phone").iter() if "trail" in one.get("class", ""))
            lines = [one.attrib["d"] for one in trail.iter(f"{SVG}path") if one.get("class") == "halo"]
            strips = [strip.box for strip in geography(WORLD, "phone").strips]
            heights = [[float(y) for y in re.findall(r"[\d.]+ ([\d.]+)", line)] for line in lines]
            assert len(lines) == 2
            assert all(any(box.y <= min(line) and max(line) <= box.bottom for box in strips) for line in heights), heights
            leaps += 1
    assert leaps


@pytest.mark.parametrize("look", [{"shape": "wide"}, {"shape": "projector"}, {"shape": "projector", "close_up": "snug"}])
def test_a_turn_that_is_owed_is_told_with_its_word(look: dict[str, str]) -> None:
    state = moving(3, "Venice 240 -", "Venice 240 -", by="sea", extra=1)
    assert ">+1 turn</text>" in state.svg(**look)


@pytest.mark.parametrize("shape", ["wide", "phone", "projector"])
def test_a_golden_table_is_told_with_its_value(shape: str) -> None:
    root = drawn(at("announce", "Acre 100 tea on:Lhasa table", IDLE, IDLE), names=("Anna", "Ben", "Chloé"), shape=shape)
    told = [words_in(group) for group in root.iter(f"{SVG}g") if title_of(group) == "Table"]
    assert told == [["240"]]


def test_a_hand_says_in_words_what_its_cards_add_up_to() -> None:
    state = at("announce", "Acre 100 tea,lapis-lazuli", IDLE, IDLE)
    assert words_in(places(drawn(state))["hand/0"])[-2:] == ["= 110", "to Khanbalik"]
    assert words_in(places(drawn(state.seen_by(1)))["hand/0"]) == ["2 goods", "to Khanbalik"]
    assert words_in(places(drawn(state))["hand/1"]) == ["no goods", "to Khanbalik"]
    rich = at("announce", "Acre 100 tea,lapis-lazuli,tigers,dates,pearls,carpets,silks,topaz", IDLE, IDLE)
    assert "8 goods: " in words_in(places(drawn(rich))["hand/0"])[-1], "where the cards leave no room, it is said below them"


def test_on_a_phone_the_turn_the_rings_and_one_s_own_merchant_stand_beside_either_half_of_the_map() -> None:
    for players, own in ((2, 1), (3, 0), (4, 3)):
        laid = layout(WORLD, players, "phone", own)
        west, east = laid.look.charts
        mine = laid.rows[own]
        assert west.bottom <= mine.y < mine.bottom <= east.y
        ring = laid.places["ring", "sea"]
        assert west.bottom <= ring.y < ring.bottom <= mine.y
        assert max(mine.bottom - west.y, east.bottom - ring.y) <= 480, "all that stands over the sheet of a phone of 844 pixels"
        assert all(row.y >= east.bottom for player, row in enumerate(laid.rows) if player != own)


def test_on_a_phone_the_half_of_the_map_on_which_the_pawn_stands_is_what_is_decided_about() -> None:
    for city, half in (("Venice", 0), ("Xian", 1)):
        state = at("announce", f"{city} 100 -", IDLE)
        every = list(drawn(state, shape="phone").iter(f"{SVG}rect"))
        about = [part for part in every if "about" in part.get("class", "")]
        beside = {float(part.attrib["y"]) for part in every if "beside" in part.get("class", "")}
        assert beside == {layout(WORLD, 2, "phone").look.rings.y, layout(WORLD, 2, "phone").rows[0].y}
        assert [float(part.attrib["y"]) for part in about] == [layout(WORLD, 2, "phone").look.charts[half].y]
        assert "about" not in state.svg()


def test_the_dice_of_a_fight_leave_the_rings_in_sight_where_one_is_to_be_chosen() -> None:
    fought = [
        state
        for state in gamelib.playout("marco_polo", seed=0, limit=1500).states()
        if any(event.key in ("fight-lost", "fight-won") for event in state.events)
    ]
    seen = set()
    for state in fought:
        overlaid = [part for part in drawn(state).iter(f"{SVG}g") if part.get("class") == "over"]
        dice = next(part for part in overlaid if any("tumbles" in one.get("class", "") for one in part.iter()))
        widest = max(float(rect.attrib["width"]) for rect in dice.iter(f"{SVG}rect"))
        assert (widest < 40) == (state.phase == "announce")
        seen.add(state.phase == "announce")
    assert seen == {True, False}


@pytest.mark.parametrize("shape", ["wide", "phone"])
def test_a_pawn_leans_away_from_names(shape: str) -> None:
    """Upright it would cover the name of its own space or of the next one at many a stop."""
    from gamelib.marco_polo.board.naming import shared

    where = geography(WORLD, shape)
    half = where.look.letters**2 / 2
    covered = {one.name: shared(where.pins((at,))[at][0].head, where.names.values()) for at, one in enumerate(WORLD.spaces)}
    assert [name for name, area in covered.items() if area > 2 * half] == []
    assert where.pins((WORLD.index["Buda"],))[WORLD.index["Buda"]][0].lean != 0


@pytest.mark.parametrize("shape", SCREENS)
def test_no_pawn_in_venice_is_cut_by_the_edge_of_the_map(shape: str) -> None:
    where, venice = geography(WORLD, shape), WORLD.index["Venice"]
    frame = where.strips[where.home[venice]].box
    for pawns in (1, 2, 3, 4):
        for pin in where.pins((venice,) * pawns)[venice]:
            assert pin.head.x - frame.x >= 4, "its rim and its rays have room, too"
            assert pin.head.y - frame.y >= 4


def test_no_text_of_a_panel_is_cut_while_merchants_come_home() -> None:
    """Worth, loot, a card in play and the place of a merchant are said shorter where they would not fit."""
    seen = 0
    for number, state in enumerate(gamelib.playout("marco_polo", seed=1).states()):
        if number % 7 and state.actor is not None:
            continue
        for shape in ("wide", "phone"):
            texts = [text.text or "" for text in drawn(state, shape=shape).iter(f"{SVG}text")]
            assert [text for text in texts if text.endswith("…") and not text.endswith(". …") and text != "…"] == []
            seen += any("worth" in text for text in texts)
    assert seen


def fight_before_an_announcement(shape: str) -> tuple[ElementTree.Element, list[Box]]:
    """The board where a ring is chosen after a fight, and where its dice stand."""
    fought = (
        state
        for state in gamelib.playout("marco_polo", seed=2).states()
        if state.phase == "announce" and any(event.key in ("fight-won", "fight-lost") for event in state.events)
    )
    svg = drawn(next(fought), shape=shape)
    (falls,) = [one for one in svg.iter(f"{SVG}g") if one.get("data-falls") == "fight"]
    return svg, [Box(*(float(rect.get(key, 0)) for key in ("x", "y", "width", "height"))) for rect in falls.iter(f"{SVG}rect")]


def test_dice_of_a_fight_leave_the_words_of_the_rings_on_a_projector() -> None:
    svg, dice = fight_before_an_announcement("projector")
    words = [float(text.get("y", 0)) for text in svg.iter(f"{SVG}text") if text.text in ("land", "sea")]
    assert len(words) == 2
    assert max(die.bottom for die in dice) < min(words) - 6


def test_dice_of_a_fight_stand_beside_the_rings_on_a_phone() -> None:
    assert max(die.right for die in fight_before_an_announcement("phone")[1]) < LOOKS["phone"].rings.x


@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_rows_are_small_the_goods_one_may_see_stand_in_the_line_of_what_is_due(players: int) -> None:
    names = ("Anna", "Ben", "Chloé", "Dario")[:players]
    record = gamelib.playout("marco_polo", Rules(players=players), bots="sensible", seed=7, limit=100)
    state = record.final()
    held = state.table.hands[0]
    values = [f"{LETTERS[card // CARDS]} " for card in cards(held)]
    assert held > 0
    seen = state.seen_by(0).svg(names=names, shape="projector")
    told = re.findall(r">([YVBG] [\d ]+×?)<", seen)
    assert {one[:2] for one in told} == set(values)
    assert 'data-leads="hand/0"' in seen
    other = state.seen_by(1).svg(names=names, shape="projector")
    assert re.findall(r">([YVBG] [\d ]+×?)<", other) != told


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_frame_round_changed_money_keeps_off_the_place_below_it(players: int) -> None:
    scene = Scene(at("announce", *("Constantinople 240 -",) * players))
    for player, row in enumerate(scene.layout.rows):
        letters = 0.37 * scene.screen.middle  # half of what a capital is high
        assert money_frame(scene, player).bottom + 1.2 < lines_of(row)[1] - letters


def test_cards_in_two_lines_keep_off_the_words_below_them() -> None:
    names = ",".join(name for name in WORLD.cards if WORLD.is_good(name))
    scene = at("announce", f"Venice 240 {','.join(names.split(',')[:6])}", IDLE, IDLE)
    cards = [one for one in ElementTree.fromstring(scene.svg()).iter() if one.get("data-thing") in names.split(",")]
    drawn = Scene(scene)
    low = max(float(rect.attrib["y"]) + float(rect.attrib["height"]) for card in cards for rect in card.iter(f"{SVG}rect"))
    assert low + 1 < drawn.layout.places["hand", 0].bottom - 9 - 0.37 * drawn.screen.small


@pytest.mark.parametrize("phase", [key for key in words("marco_polo").texts["labels"]["phase"] if key != "first-player"])
def test_what_is_due_stands_in_one_line_of_its_box(phase: str) -> None:
    status = layout(WORLD, 3).look.status
    told = words("marco_polo").label("phase", phase).capitalize()
    assert drawing_kit.breadth(told, SCREENS["wide"].small) <= status.width - 18
