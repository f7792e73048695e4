"""What is within reach is told on every screen: numbers of steps that do not meet, and names where few words are written."""

from __future__ import annotations

from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

import gamelib
from gamelib.drawing import SCREENS, Box, around
from gamelib.marco_polo import Rules
from gamelib.marco_polo.board.geography import geography
from gamelib.marco_polo.board.lettering import lettering
from gamelib.marco_polo.board.scene import Scene
from gamelib.marco_polo.board.trail import reached
from gamelib.marco_polo.world import CIRCLE, CITY, POST

from .tables import IDLE, WORLD, moving

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def views() -> list[Any]:
    """What those see who are to move, in games of two, three and four."""
    found = list[Any]()
    for players in (2, 3, 4):
        states = gamelib.playout("marco_polo", Rules(players=players), "sensible", seed=players).states()
        moves = [state for state in states if state.phase == "move" and state.actor >= 0]
        found += [state.seen_by(state.actor) for state in moves[::5]]
    return found


def texts(view: Any) -> dict[str, ElementTree.Element]:
    """The names on a wall."""
    found = ElementTree.fromstring(view.svg(shape="projector")).iter(f"{SVG}text")
    return {str(text.text): text for text in found if text.text in WORLD.index}


def written(view: Any) -> dict[str, Box]:
    """The names on a wall, each with its box: they are set as wide as that."""
    boxes = {}
    for name, text in texts(view).items():
        width, size = float(text.attrib["textLength"]), float(text.attrib["style"].partition("font-size:")[2][:-2])
        boxes[name] = Box(float(text.attrib["x"]) - width / 2, float(text.attrib["y"]) - size * 0.42, width, size * 0.84)
    return boxes


@pytest.mark.parametrize("shape", SCREENS)
def test_numbers_of_steps_do_not_meet(shape: str, views: list[Any]) -> None:
    for view in views:
        scene = Scene(view, (), "en", shape)
        signs = lettering(scene, reached(scene)).steps.values()
        assert not [pair for pair in combinations(signs, 2) if pair[0].overlap(pair[1]) > 20]


def test_a_wall_names_nearly_every_place_within_reach(views: list[Any]) -> None:
    few, many = [0, 0], [0, 0]
    for view in views:
        ends, names = [WORLD.spaces[end].name for end in reached(Scene(view, (), "en", "projector"))], texts(view)
        counted = few if len(ends) < 20 else many
        counted[0], counted[1] = counted[0] + len(ends), counted[1] + sum(end in names for end in ends)
    assert many[0] > 100
    assert few[1] >= 0.92 * few[0]
    assert many[1] >= 0.92 * many[0]


def test_such_a_name_covers_no_number_no_pawn_no_other_name_no_post_and_no_place_within_reach(views: list[Any]) -> None:
    for view in views:
        scene = Scene(view, (), "en", "projector")
        where, ends = scene.layout.map, reached(scene)
        names, signs = written(view), lettering(scene, ends).steps.values()
        heads = [pin.head for pins in lettering(scene, ends).pins.values() for pin in pins]
        firm = [at for at, one in enumerate(WORLD.spaces) if one.kind in (CITY, POST) or at in ends]
        for name, box in names.items():
            others = [*signs, *heads, *(where.solid[at] for at in firm if WORLD.spaces[at].name != name)]
            assert all(box.overlap(other.shrunk(2.5)) < 12 for other in others), name
            assert box.overlap(where.strips[0].box) == pytest.approx(box.width * box.height)
        assert not [pair for pair in combinations(names, 2) if names[pair[0]].overlap(names[pair[1]]) > 12]


def test_on_a_wall_the_number_of_steps_stands_on_a_circle_or_port_and_beside_a_post() -> None:
    where, post = geography(WORLD, "projector"), WORLD.index["Aden"]
    for name in ("Urgench", "Acre"):
        at = WORLD.index[name]
        assert where.steps([at])[at].middle == pytest.approx(where.points[at])
    assert where.steps([post])[post].overlap(where.solid[post]) < 0.5 * where.steps([post])[post].width ** 2


def test_a_ringed_port_keeps_its_anchor_on_a_wall() -> None:
    state = moving(2, "Venice 240 -", IDLE, by="sea")
    ways = [one for one in ElementTree.fromstring(state.svg(shape="projector")).iter(f"{SVG}g") if one.get("class") == "way"]
    (candia,) = [one for one in ways if one.get("data-leads") == "space/Candia"]
    assert [path.get("class") for path in candia.iter(f"{SVG}path")][-1] == "anchor"


@pytest.mark.parametrize("shape", SCREENS)
def test_rings_are_the_places_within_reach_and_no_pawn_has_one(shape: str, views: list[Any]) -> None:
    for view in views[::4]:
        root = ElementTree.fromstring(view.svg(shape=shape))
        circles = [one.get("class", "") for one in root.iter(f"{SVG}circle")]
        assert circles.count("ring") == len(reached(Scene(view, (), "en", shape)))
        assert "turn" not in circles


@pytest.mark.parametrize("shape", SCREENS)
def test_the_pawn_that_moves_is_told_from_others_by_more_than_its_colour(shape: str) -> None:
    """It has an outline with rays, and its number is light on a dark head; the others have neither."""
    root = ElementTree.fromstring(moving(2, "Venice 240 -", IDLE, by="sea").svg(shape=shape))
    outlines = [path for path in root.iter(f"{SVG}path") if path.get("class") == "last"]
    assert [path.attrib["d"].count("M") for path in outlines] == [4]
    numbers = [text for text in root.iter(f"{SVG}text") if "fill:#FFFFFF" in text.get("style", "") and text.text in ("1", "2")]
    assert [text.text for text in numbers] == ["1"]


def test_pawns_on_a_wall_leave_ringed_places_in_sight() -> None:
    where = geography(WORLD, "projector")
    for at in (WORLD.venice, WORLD.index["Calicut"], WORLD.index["Hangzhou"]):
        heads = [pin.head for pin in where.pins((at,) * 2)[at]]
        for other, sign in enumerate(where.solid):
            covered = max(head.overlap(sign) for head in heads)
            is_circle = WORLD.spaces[other].kind == CIRCLE
            assert other == at or is_circle or covered < 0.7 * sign.width * sign.height, WORLD.spaces[other].name


def test_a_number_of_steps_is_square_and_touches_neither_another_number_nor_another_ring(views: list[Any]) -> None:
    """A white disc with a number was taken for a pawn, and two that hung together for those of one space."""
    where, met, shown = geography(WORLD, "wide"), 0, 0
    for view in views:
        scene = Scene(view)
        boxes = lettering(scene, reached(scene)).steps
        rings = {at: around(*where.points[at], where.look.ring(WORLD.spaces[at])) for at in boxes}
        pairs = [(one, other) for one in boxes for other in boxes if one != other]
        assert not any(boxes[one].overlap(boxes[other]) for one, other in pairs)
        met += sum(boxes[one].overlap(rings[other]) > 4 for one, other in pairs)
        shown += len(boxes)
        squares = [one for one in ElementTree.fromstring(view.svg()).iter(f"{SVG}rect") if one.get("class") == "badge"]
        assert len(squares) == len(boxes)
    assert met <= 0.01 * shown
