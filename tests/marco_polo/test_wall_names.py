"""Names on a wall: each beside its own place, nearest to it, and in the same spot from one position to the next."""

from __future__ import annotations

import random
from contextlib import suppress
from functools import cache
from itertools import combinations, pairwise
from typing import Any, NamedTuple

import pytest

import gamelib
from gamelib.drawing import SCREENS, Box
from gamelib.marco_polo import Rules, board
from gamelib.marco_polo.board.geography import RAYS, Geography, geography
from gamelib.marco_polo.board.lettering import Lettering, lettering
from gamelib.marco_polo.board.scene import Scene
from gamelib.marco_polo.board.seating import as_one, far, meet
from gamelib.marco_polo.board.trail import reached
from gamelib.marco_polo.table import MISSIONS
from gamelib.marco_polo.world import CITY, POST
from gamelib.teach.lesson import lesson
from gamelib.ui.learn import examples, spoken_of

from .tables import WORLD, moving

HALVES = ("tall-west", "tall-east", "projector-west", "projector-east")
WALLS = {look: 548 / 512 if look.startswith("projector") else 1.0 for look in ("projector", "tall", *HALVES)}
"""How many pixels a unit is on a wall of 853 by 480: at the table, and beside the words of a lesson."""
UNNAMED, TOGETHER = {"projector": 6, "tall": 3}, {"projector": 5, "tall": 2}
"""On the whole map so many places have no home for their name, and so many pairs of names seem to be one text."""


class Picture(NamedTuple):
    """A drawing on a wall: what it shows, what is ringed in it, and what is written."""

    scene: Scene
    ringed: frozenset[int]
    told: frozenset[int]
    written: Lettering

    @property
    def where(self) -> Geography:
        return self.scene.layout.map

    @property
    def names(self) -> dict[int, Box]:
        return self.written.names

    def pins(self) -> list[Any]:
        return [pin for pins in self.written.pins.values() for pin in pins]


def picture(state: Any, targets: Any = (), said: str = "", tall: bool = False, close_up: str = "") -> Picture:
    scene = Scene(state, (), "en", "projector", tall, close_up)
    within = reached(scene) if targets is not None else []
    rings = {WORLD.index[place[1]] for place in targets or () if place[0] == "space"}
    words = said.replace(",", " ").replace(".", " ").replace("?", " ").split()
    told = frozenset(at for name, at in WORLD.index.items() if name in words)
    return Picture(scene, frozenset(rings | set(within)), told, lettering(scene, within, targets or (), said))


@cache
def at_the_table() -> list[Picture]:
    """Games of two, three and four as those see them who move, and merchants thrown together wherever chance wants it."""
    pictures = [picture(gamelib.ruleset("marco_polo").start(players=players)) for players in (2, 3, 4)]
    for players in (2, 3, 4):
        states = gamelib.playout("marco_polo", Rules(players=players), "sensible", seed=players).states()
        pictures += [picture(states[at], **board.at_the_table(states[: at + 1])) for at in range(0, len(states), 11)]
    chance = random.Random(12)
    for _ in range(150):
        middle = chance.randrange(len(WORLD.spaces))
        near = [middle, *WORLD.near[0][middle], *WORLD.near[1][middle]]
        crowd = [WORLD.spaces[chance.choice(near)].name for _ in range(chance.choice((2, 3, 4)))]
        by = "land" if WORLD.near[0][WORLD.index[crowd[0]]] else "sea"
        with suppress(gamelib.RecordError):  # now and then no move is left
            pictures.append(picture(moving(chance.randrange(1, 6), *(f"{name} 240 -" for name in crowd), by=by)))
    return pictures


@cache
def in_lessons() -> list[Picture]:
    """Every scene of the lesson, asked and answered, and every exercise."""
    pictures = []
    for scene in lesson("marco_polo").scenes():
        asked, ended = (spoken_of.in_scene(scene, "en", has_ended, wide=True) for has_ended in (False, True))
        pictures.append(picture(scene.moment.before(), None, **asked))
        pictures.append(picture(scene.moment.record.final(), examples.ringed(scene), **ended))
    for exercise in gamelib.teach.exercises("marco_polo").values():
        said = spoken_of.spoken_of("marco_polo", exercise.text("question"), wide=True, close_up=exercise.close_up)
        pictures.append(picture(exercise.state, None, **said))
    return pictures


def everywhere() -> list[Picture]:
    return at_the_table() + in_lessons()


def test_every_name_is_nearest_to_its_own_place_and_within_a_line_of_it() -> None:
    for one in everywhere():
        shown = [at for at in range(len(WORLD.spaces)) if one.where.shows(at)]
        signs = {at: (one.where.points[at], one.where.look.radius(WORLD.spaces[at])) for at in shown}
        for at, box in one.names.items():
            gaps = {other: far(box, *point) - size for other, (point, size) in signs.items()}
            assert min(gaps.values()) == gaps[at] >= 0, WORLD.spaces[at].name
            assert sorted(gaps.values())[1] > gaps[at] + 1.5, WORLD.spaces[at].name
            assert gaps[at] <= one.written.letters, WORLD.spaces[at].name


def test_no_name_covers_a_ring_a_number_a_pawn_or_another_name() -> None:
    for one in everywhere():
        rings = [(*one.where.points[at], one.where.look.ring(WORLD.spaces[at])) for at in one.ringed]
        numbers = [(*box.middle, box.width / 2) for box in one.written.steps.values()]
        heads = [disc for pin in one.pins() for disc in pin.discs]
        for at, box in one.names.items():
            assert not [disc for disc in (*rings, *numbers, *heads) if far(box, *disc[:2]) < disc[2]], WORLD.spaces[at].name
        assert not [pair for pair in combinations(one.names.values(), 2) if meet(*pair)]


def test_names_are_written_in_letters_of_one_size_that_can_be_read_on_a_low_wall() -> None:
    for look, scale in WALLS.items():
        assert geography(WORLD, look).look.letters * scale >= 16
    assert {one.written.letters for one in everywhere()} == {geography(WORLD, look).look.letters for look in WALLS}


@pytest.mark.parametrize("look", WALLS)
def test_nearly_every_place_has_a_home_for_its_name_that_no_other_takes(look: str) -> None:
    where = geography(WORLD, look)
    homes, shown = where.homes, {at for at in range(len(WORLD.spaces)) if where.shows(at)}
    assert len(shown - set(homes)) <= (1 if look in HALVES else UNNAMED[look])
    must = {at for at in shown if WORLD.spaces[at].kind in (CITY, POST) or WORLD.spaces[at].name in MISSIONS}
    assert must <= set(homes)
    assert not [pair for pair in combinations(homes.values(), 2) if meet(*pair)]


@pytest.mark.parametrize("look", WALLS)
def test_at_home_one_sees_at_a_glance_whose_a_name_is(look: str) -> None:
    """Only the name of a mission's city may stand nearly as close to another sign, as it must stand somewhere."""
    where = geography(WORLD, look)
    for at, box in where.homes.items():
        gaps = sorted(
            far(box, *point) - where.look.radius(space)
            for other, (point, space) in enumerate(zip(where.points, WORLD.spaces, strict=True))
            if where.shows(other)
        )
        is_mission, (x, y), size = WORLD.spaces[at].name in MISSIONS, where.points[at], where.look.radius(WORLD.spaces[at])
        assert gaps[1] - gaps[0] >= (1.5 if is_mission else 4), WORLD.spaces[at].name
        others = [one for one in where.anchors if max(abs(one.middle[0] - x), abs(one.middle[1] - y)) > size]
        assert is_mission or all(far(box, *one.middle) - one.width / 2 > gaps[0] for one in others), WORLD.spaces[at].name


@pytest.mark.parametrize("look", WALLS)
def test_hardly_two_names_seem_to_be_one_text_of_two_lines(look: str) -> None:
    """Nor do names in the open, such as that of Lop, which was read with Xian's below it as the name of one place."""
    names = {WORLD.spaces[at].name: box for at, box in geography(WORLD, look).homes.items()}
    together = [{one, other} for one, other in combinations(names, 2) if as_one(names[one], names[other])]
    assert len(together) <= (1 if look in HALVES else TOGETHER[look])
    assert not [pair for pair in together if "Lop" in pair]


def test_a_place_without_a_home_is_named_only_where_it_matters() -> None:
    """So its name does not come and go with whatever else is drawn."""
    for one in at_the_table():
        matters = one.ringed | {*one.scene.table.places} | one.told | {WORLD.index[city] for city in MISSIONS}
        flows = {WORLD.index[place[1]] for flow in one.scene.flows() for place in flow[:2] if place[0] == "space"}
        spoken = {at for at in one.names if at not in one.where.homes} - matters - flows
        assert not spoken, [WORLD.spaces[at].name for at in spoken]


def test_names_stand_at_home_nearly_everywhere() -> None:
    boxes = [(box, one.where.homes[at]) for one in everywhere() for at, box in one.names.items() if at in one.where.homes]
    assert sum(box == home for box, home in boxes) >= 0.92 * len(boxes)


def test_names_hardly_move_from_one_position_of_a_game_to_the_next() -> None:
    states = gamelib.playout("marco_polo", Rules(players=3), "sensible", seed=8).states()[:160]
    stayed = total = 0
    for one, other in pairwise([picture(state) for state in states]):
        both = set(one.names) & set(other.names)
        total, stayed = total + len(both), stayed + sum(one.names[at] == other.names[at] for at in both)
    assert stayed >= 0.95 * total


def test_the_goals_of_the_journey_and_nearly_all_ringed_places_are_named() -> None:
    ringed = unnamed = without = 0
    for one in at_the_table():
        goals = [at for at, space in enumerate(WORLD.spaces) if space.kind == CITY and one.where.shows(at)]
        without += not set(goals) <= set(one.names)
        ringed, unnamed = ringed + len(one.ringed), unnamed + len(one.ringed - set(one.names))
    assert ringed > 400
    assert unnamed <= 0.075 * ringed
    assert without <= 0.02 * len(at_the_table())


@pytest.mark.parametrize(("spun", "by"), [(2, "land"), (4, "land"), (3, "sea"), (5, "sea")])
def test_four_merchants_in_venice_hide_neither_a_name_nor_a_place_nor_a_number_of_the_west(spun: int, by: str) -> None:
    one = picture(moving(spun, *("Venice 240 -",) * 4, by=by), close_up="west")
    assert one.ringed | {WORLD.index[name] for name in ("Venice", "Buda", "Ragusa")} <= set(one.names)
    signs = [
        (*one.where.points[at], one.where.look.radius(WORLD.spaces[at])) for at in one.names if at != WORLD.index["Venice"]
    ]
    numbers = [(*box.middle, box.width / 2) for box in one.written.steps.values()]
    for x, y, size in [*signs, *numbers]:
        assert all(far(Box(x, y, 0, 0), *pin.head.middle) > size + pin.head.width / 2 - 1 for pin in one.pins())
    for pin in one.pins():
        assert pin.head.x >= RAYS


def test_a_lesson_names_posts_and_what_it_speaks_of() -> None:
    """Of all scenes and exercises together a few names find no room."""
    posts = {at for at, space in enumerate(WORLD.spaces) if space.kind in (CITY, POST)}
    missing = [{at for at in posts | one.told | one.ringed if one.where.shows(at)} - set(one.names) for one in in_lessons()]
    assert sum(map(len, missing)) <= 4
    assert sum(not names for names in missing) >= 0.97 * len(missing)


def test_a_ringed_place_tells_its_name_when_pointed_at() -> None:
    state = moving(4, "Venice 240 -", "Venice 240 -", by="sea")
    drawing = state.svg(shape="projector")
    for move in state.moves():
        assert f'data-leads="space/{move.space}"' in drawing
        assert f'data-place="space/{move.space}"' in drawing


@pytest.mark.parametrize("look", [*SCREENS, "tall", *HALVES])
def test_the_tip_of_every_pawn_is_on_its_own_place(look: str) -> None:
    where = geography(WORLD, look)
    for at in filter(where.shows, range(len(WORLD.spaces))):
        for pawns in (1, 2, 3, 4):
            pins = where.pins((at,) * pawns)[at]
            assert len({pin.lean for pin in pins}) == pawns
            for pin in pins:
                away = [
                    far(Box(*point, 0, 0), *pin.tip) - where.look.radius(space)
                    for space, point in zip(WORLD.spaces, where.points, strict=True)
                    if where.home[WORLD.index[space.name]] == where.home[at]
                ]
                own = far(Box(*where.points[at], 0, 0), *pin.tip) - where.look.radius(WORLD.spaces[at])
                assert own == min(away) < 0


def test_no_line_leads_to_a_name() -> None:
    drawing = moving(7, "Venice 240 -", "Buda 240 -", by="sea").svg(shape="projector")
    assert 'class="arrow slight"' not in drawing


@pytest.mark.parametrize("look", WALLS)
def test_no_line_between_two_places_runs_through_a_third(look: str) -> None:
    """Whoever counts steps with a finger must see which places a line joins."""
    here = geography(WORLD, look)
    for kind, lines in enumerate(WORLD.chart.lines):
        for one, other in lines:
            if not (here.shows(one) and here.shows(other)):
                continue
            for third in {at for at in range(len(WORLD.spaces)) if here.shows(at)} - {one, other}:
                size = here.look.radius(WORLD.spaces[third])
                away = off_line(here.points[third], here.points[one], here.points[other])
                assert away > size * 0.9, (kind, WORLD.spaces[one].name, WORLD.spaces[other].name, WORLD.spaces[third].name)


def off_line(point: Any, start: Any, end: Any) -> float:
    """How far a point is from a line between two others."""
    across, down = end[0] - start[0], end[1] - start[1]
    along = ((point[0] - start[0]) * across + (point[1] - start[1]) * down) / (across**2 + down**2)
    near = max(0.0, min(1.0, along))
    return float(((point[0] - start[0] - near * across) ** 2 + (point[1] - start[1] - near * down) ** 2) ** 0.5)
