"""Boards beside the words of a lesson: as wide and as high as a wall of 853 × 480 leaves them, and nothing too small there."""

from __future__ import annotations

import re

import pytest

import gamelib
from gamelib.core.exercise import exercises
from gamelib.core.rulesets import part
from gamelib.drawing import SCREENS
from gamelib.teach.lesson import lesson
from gamelib.ui.learn import spoken_of

WIDE, HIGH, LEAST = 444, 472, 16
PLAYED = [("city", 5), *((name, players) for name in gamelib.RULESETS for players in (2, 3, 4))]


def drawn(state: object, names: tuple[str, ...] = ("Anna", "Ben", "Chloé", "Dev", "Eva"), tall: bool = True) -> str:
    text: str = part(state.ruleset, "board").draw(state, names=names, shape="projector", tall=tall)  # type: ignore[attr-defined]
    return text


def size(svg: str) -> tuple[float, float]:
    found = re.search(r'viewBox="0 0 (\S+) (\S+)"', svg)
    assert found is not None
    return float(found[1]), float(found[2])


@pytest.mark.parametrize(("name", "players"), PLAYED)
def test_a_tall_board_fits_beside_the_words_without_being_made_smaller(name: str, players: int) -> None:
    state = gamelib.playout(name, gamelib.ruleset(name).Rules(players=players), seed=2, limit=60).states()[-1]
    width, height = size(drawn(state))
    assert width <= WIDE
    assert height <= HIGH


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_no_letter_of_a_lesson_is_smaller_than_a_wall_needs(name: str) -> None:
    small = {size for size in SCREENS["projector"][2:] if size < LEAST}
    assert not small
    for scene in lesson(name).scenes():
        for state in (scene.moment.before(), scene.moment.after()):
            svg = drawn(state, scene.moment.record.names)
            assert size(svg)[0] <= WIDE, scene.name
            assert smallest(svg) >= LEAST - 0.01, scene.name


def smallest(svg: str) -> float:
    """The size of the smallest letters that have one of their own."""
    return min(map(float, re.findall(r"font-size:([\d.]+)px", svg.partition("</style>")[2])), default=LEAST)


def test_a_map_is_large_enough_for_a_wall_in_every_scene_and_exercise_also_as_a_close_up() -> None:
    asked = [(one.moment.before(), spoken_of.in_scene(one, "en", False, True)) for one in lesson("marco_polo").scenes()]
    asked += [(one.moment.after(), spoken_of.in_scene(one, "en", True, True)) for one in lesson("marco_polo").scenes()]
    for one in exercises("marco_polo").values():
        said = spoken_of.spoken_of("marco_polo", one.text("question"), wide=True, close_up=one.close_up)
        asked.append((one.state, said))
    drawings = [state.svg(shape="projector", targets=None, **said) for state, said in asked]
    assert len({drawing.count('data-place="space/') for drawing in drawings}) == 3, "the whole map, its west and its east"
    for drawing in drawings:
        assert max(size(drawing)) == HIGH
        assert size(drawing)[0] <= WIDE
        assert smallest(drawing) >= LEAST


def test_beside_the_tiles_of_a_city_every_figure_has_its_word() -> None:
    state = next(one.moment.after() for one in lesson("city").scenes() if one.name == "turn")
    shown = re.findall(r">([^<>]+)</text>", drawn(state))
    assert {"Roads 0", "Bank ∞", "Left over", "16"} <= set(shown)


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_only_a_projector_knows_tall_boards(name: str) -> None:
    state = gamelib.ruleset(name).start(players=2)
    board = part(name, "board")
    for shape in ("wide", "phone"):
        assert board.draw(state, shape=shape, tall=True) == board.draw(state, shape=shape)
    assert drawn(state) != drawn(state, tall=False)
