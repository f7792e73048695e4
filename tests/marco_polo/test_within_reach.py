"""What is within reach is told on every screen: numbers of steps that do not meet, and names where few words are written."""

from __future__ import annotations

from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

import gamelib
from gamelib.drawing import SCREENS, Box, breadth
from gamelib.marco_polo import Rules
from gamelib.marco_polo.board.chart import steps_of
from gamelib.marco_polo.board.geography import geography
from gamelib.marco_polo.board.scene import Scene
from gamelib.marco_polo.board.trail import reached
from gamelib.marco_polo.world import CITY, POST

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


def written(view: Any, shape: str = "projector") -> dict[str, Box]:
    """The names on a drawing, each with its box."""
    boxes = {}
    for text in ElementTree.fromstring(view.svg(shape=shape)).iter(f"{SVG}text"):
        if text.text in WORLD.index:
            one = WORLD.spaces[WORLD.index[text.text]]
            size = 18 if one.kind == CITY else 16
            width = breadth(one.name, 1, one.kind in (CITY, POST)) * size * 0.9
            boxes[one.name] = Box(float(text.attrib["x"]) - width / 2, float(text.attrib["y"]) - size / 2, width, size)
    return boxes


@pytest.mark.parametrize("shape", SCREENS)
def test_numbers_of_steps_do_not_meet(shape: str, views: list[Any]) -> None:
    for view in views:
        scene = Scene(view, (), "en", shape)
        signs = steps_of(scene, reached(scene)).values()
        assert not [pair for pair in combinations(signs, 2) if pair[0].overlap(pair[1]) > 20]


def test_a_projector_names_nearly_every_place_within_reach(views: list[Any]) -> None:
    few = [0, 0]
    for view in views:
        ends, names = [WORLD.spaces[end].name for end in reached(Scene(view, (), "en", "projector"))], written(view)
        if len(ends) <= 16:
            few = [few[0] + len(ends), few[1] + sum(end in names for end in ends)]
        assert sum(end in names for end in ends) >= min(len(ends) * 0.4, 8)
    assert few[1] > 0.85 * few[0]


def test_such_a_name_covers_no_number_no_other_name_and_no_place_within_reach(views: list[Any]) -> None:
    for view in views:
        scene = Scene(view, (), "en", "projector")
        where, ends = scene.layout.map, reached(scene)
        signs, names = steps_of(scene, ends), written(view)
        told = {end: names[WORLD.spaces[end].name] for end in ends if WORLD.spaces[end].name in names}
        for end, box in told.items():
            if WORLD.spaces[end].kind != CITY:
                others = [*signs.values(), *(where.solid[other] for other in ends if other != end)]
                assert all(box.overlap(other) < 12 for other in others), WORLD.spaces[end].name
                assert box.overlap(where.strips[0].box) == pytest.approx(box.width * box.height)
        assert not [pair for pair in combinations(told.values(), 2) if pair[0].overlap(pair[1]) > 12]


def test_a_thin_line_leads_to_a_name_that_stands_off_its_space() -> None:
    drawing = moving(7, "Venice 240 -", IDLE, by="sea").seen_by(0).svg(shape="projector")
    assert drawing.count('class="arrow slight"') >= 2
    where, venice = geography(WORLD, "projector"), WORLD.venice
    x, y = where.points[venice]
    assert not where.lead(venice, Box(x + 20, y - 9, 60, 18))
    assert where.lead(venice, Box(x + 60, y - 9, 60, 18))[-1] == (x + 60, y)


def test_on_a_projector_the_number_of_steps_replaces_a_circle_and_stands_beside_a_post() -> None:
    where, circle, post = geography(WORLD, "projector"), WORLD.index["Urgench"], WORLD.index["Aden"]
    assert where.steps([circle])[circle].middle == pytest.approx(where.points[circle])
    assert where.steps([post])[post].overlap(where.solid[post]) < 0.5 * where.steps([post])[post].width ** 2
