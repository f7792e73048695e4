"""The drawing of the map and table: whole, true to the table, harmless, and the same for all who may not see more."""

from __future__ import annotations

import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import gamelib
from gamelib.marco_polo import Rules, board
from gamelib.marco_polo.board.layout import CHART, EDGE, WIDTH, layout, radius
from gamelib.marco_polo.notation import Go
from gamelib.marco_polo.table import COLOURS, LETTERS

from .tables import WORLD, at, marco_polo, moving, play

SVG = "{http://www.w3.org/2000/svg}"
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


def test_every_place_of_moves_events_and_holdings_is_drawn(states: list[Any]) -> None:
    for state in states:
        found = places(drawn(state))
        named = {place for place, _ in state.holdings()}
        named |= {place for event in state.events for flow in event.flows for place in flow[:2]}
        if state.actor is not None and state.actor >= 0:
            named |= {place for move in state.moves() for place in move.places(state.actor)}
        assert {"/".join(map(str, place)) for place in named} <= set(found)


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


def test_land_and_sea_are_told_apart_without_colour() -> None:
    drawing = marco_polo.start().svg()
    paths = [element.get("class") for element in ElementTree.fromstring(drawing).iter(f"{SVG}path")]
    assert paths.count("land") == len(WORLD.chart.lines[0]) + 1
    assert paths.count("sea") == len(WORLD.chart.lines[1]) + 1
    assert ".sea{fill:none;stroke:" in drawing.replace("gamelib-auto ", "")
    assert "stroke-dasharray:2 6" in drawing


def test_the_map_says_that_it_is_a_reconstruction() -> None:
    assert "Map and roulette: a reconstruction" in words_in(drawn(marco_polo.start()))


def test_spaces_do_not_touch_and_stay_near_where_they_belong() -> None:
    found = layout(WORLD, 4)
    for (one, point), (other, elsewhere) in combinations(zip(WORLD.spaces, found.points, strict=True), 2):
        gap = ((point[0] - elsewhere[0]) ** 2 + (point[1] - elsewhere[1]) ** 2) ** 0.5
        assert gap > radius(one) + radius(other) + 4, (one.name, other.name)
    for one, (x, y) in zip(WORLD.spaces, found.points, strict=True):
        home = found.on_map(one.longitude, one.latitude)
        assert abs(home[0] - x) + abs(home[1] - y) < 45, one.name
        assert EDGE <= x <= WIDTH - EDGE
        assert EDGE <= y <= CHART - EDGE


def test_names_hardly_cover_each_other() -> None:
    boxes = layout(WORLD, 4).names
    covered = [
        box.overlap(other) / min(box.width * box.height, other.width * other.height) for box, other in combinations(boxes, 2)
    ]
    assert max(covered) < 0.25


def test_pawns_and_numbers_of_steps_hardly_cover_a_name() -> None:
    found = layout(WORLD, 4)
    for index, one in enumerate(WORLD.spaces):
        for sign in (found.pawns[index], found.steps[index]):
            assert sum(sign.overlap(name) for name in found.names) < 0.25 * sign.width * sign.height, one.name


def test_the_names_of_spaces_within_reach_are_written_over_their_rings() -> None:
    state = gamelib.teach.scene("marco_polo.move", "short-stop").record.states()[0]
    drawing = state.svg()
    for move in state.moves():
        assert drawing.rindex(f">{move.space}</text>") > drawing.rindex('class="way"')


def test_cash_hands_and_piles_show_what_is_there(states: list[Any]) -> None:
    for state in states:
        found = places(drawn(state))
        for player in range(state.rules.players):
            assert f"{state.table.cash[player]:,}" in words_in(found[f"cash/{player}"])
        for colour, name in enumerate(COLOURS):
            shown = f"{state.table.tops[colour].bit_count()}+{len(state.table.bottoms[colour])}"
            assert shown in words_in(found[f"pile/{name}"])


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
    assert moving(1, "Venice 100 -", "Acre 0 tea").svg(targets=Go("Buda").places(0))


def test_words_of_the_board_are_all_used() -> None:
    folder = Path(board.__file__).parent
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    texts = tomllib.loads((folder.parent / "words" / "en.toml").read_text(encoding="utf-8"))["board"]
    built = {"space-city", "space-post", "space-post-port", "space-port", "space-circle"}
    built |= {f"{key}-title" for key in ("loot", "shown", "tables", "secrets", "bank", "box")}
    assert {key for key in texts if f'"{key}"' not in code} <= built
