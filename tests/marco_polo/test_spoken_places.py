"""Every place that a lesson or an exercise speaks of can be read by name on the map beside it, on a wall and elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from gamelib.core.exercise import Exercise, exercises
from gamelib.drawing import SCREENS
from gamelib.teach.lesson import MOVE, Scene, lesson
from gamelib.ui.learn import examples, spoken_of

from .tables import WORLD

SCENES = list(lesson("marco_polo").scenes())
WALL = 444
"""How wide in pixels the map of a lesson is on a wall of 853 × 480."""


def spoken(texts: Iterable[str]) -> set[str]:
    """The places of the map that some texts name."""
    text = " ".join(texts)
    return {one.name for one in WORLD.spaces if re.search(rf"\b{re.escape(one.name)}\b", text)}


def written(drawing: str) -> set[str]:
    return set(re.findall(r">([^<>]+)</text>", drawing))


def choices(scene: Scene) -> list[str]:
    return [scene.text(), scene.question(), *scene.options().values()]


@pytest.mark.parametrize("shape", SCREENS)
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_scene_shows_the_places_that_it_speaks_of(scene: Scene, shape: str) -> None:
    moment = scene.moment
    asked = moment.drawing(shape=shape, **spoken_of.in_scene(scene, "en", has_ended=False))
    assert spoken(choices(scene)) <= written(asked)
    end, rings = moment.after(), None
    if scene.ask == MOVE:
        end, rings = moment.before().play(examples.shown(scene)), examples.ringed(scene)
    said = spoken_of.in_scene(scene, "en", has_ended=True)
    told = end.svg(names=moment.record.names, targets=rings, shape=shape, **said)
    missing = spoken([*choices(scene), scene.after(), *map(str, moment.told())]) - written(told)
    assert len(missing) <= (2 if shape == "projector" else 0)  # a name without room beside its place is left out on a wall


@pytest.mark.parametrize("shape", SCREENS)
@pytest.mark.parametrize("exercise", exercises("marco_polo").values(), ids=lambda exercise: exercise.name)
def test_an_exercise_shows_the_places_that_it_asks_about(exercise: Exercise, shape: str) -> None:
    question = exercise.text("question")
    drawing = exercise.state.svg(targets=None, shape=shape, **spoken_of.spoken_of("marco_polo", question))
    assert spoken([question]) <= written(drawing)


def test_the_names_of_all_scenes_are_large_enough_for_a_wall() -> None:
    sizes = []
    for scene in SCENES:
        drawing = scene.moment.drawing(shape="projector", **spoken_of.in_scene(scene, "en", has_ended=False, wide=True))
        scale = WALL / float(re.search(r'width="([\d.]+)"', drawing)[1])  # type: ignore[index]
        sizes.append(float(re.search(r'font-size:([\d.]+)px">(?:Venice|Khanbalik)<', drawing)[1]) * scale)  # type: ignore[index]
    assert min(sizes) >= 16


def test_a_board_with_room_for_all_names_is_not_asked() -> None:
    assert spoken_of.spoken_of("mark", "Venice") == {}
    assert spoken_of.spoken_of("marco_polo", "Venice") == {"said": "Venice"}
    assert spoken_of.spoken_of("marco_polo", "Venice", wide=True) == {"said": "Venice", "tall": True}
