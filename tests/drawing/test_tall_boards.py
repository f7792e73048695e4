"""Boards beside the words of a lesson: as wide and as high as a wall of 853 × 480 leaves them, and nothing too small there."""

from __future__ import annotations

import re

import pytest

import gamelib
from gamelib.core.rulesets import part
from gamelib.drawing import SCREENS
from gamelib.teach.lesson import lesson

WIDE, HIGH, LEAST = 444, 472, 16
PLAYED = [("city", 5), *((name, players) for name in ("city", "mark", "shark") for players in (2, 3, 4))]


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


@pytest.mark.parametrize("name", ["city", "mark", "shark"])
def test_no_letter_of_a_lesson_is_smaller_than_a_wall_needs(name: str) -> None:
    small = {size for size in SCREENS["projector"][2:] if size < LEAST}
    assert not small
    for scene in lesson(name).scenes():
        for state in (scene.moment.before(), scene.moment.after()):
            svg = drawn(state, scene.moment.record.names)
            assert size(svg)[0] <= WIDE, scene.name
            sizes = [float(one) for one in re.findall(r"font-size:([\d.]+)px", svg.partition("</style>")[2])]
            assert min(sizes, default=LEAST) >= LEAST - 0.01, scene.name


def test_beside_the_tiles_of_a_city_every_figure_has_its_word() -> None:
    state = next(one.moment.after() for one in lesson("city").scenes() if one.name == "turn")
    shown = re.findall(r">([^<>]+)</text>", drawn(state))
    assert {"Roads 0", "Bank", "Left over"} <= set(shown)


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_only_a_projector_knows_tall_boards(name: str) -> None:
    state = gamelib.ruleset(name).start(players=2)
    board = part(name, "board")
    for shape in ("wide", "phone"):
        assert board.draw(state, shape=shape, tall=True) == board.draw(state, shape=shape)
    assert drawn(state) != drawn(state, tall=False)
