"""Names in a small window that is no wall: smaller letters than on one, so that nearly every space has its name."""

from __future__ import annotations

import random
from contextlib import suppress
from functools import cache
from itertools import combinations

import gamelib
from gamelib.marco_polo import Rules, board
from gamelib.marco_polo.board.geography import geography
from gamelib.marco_polo.board.seating import far, meet
from gamelib.marco_polo.world import CITY, POST

from .tables import WORLD, moving
from .test_wall_names import Picture, off_line, picture

SNUG, LOOK = board.IN_A_SMALL_WINDOW["close_up"], "projector-snug"
LEAST, NARROWEST = 11, 468
"""How large a letter is at least, in pixels, and how wide the drawing on a phone of 844 by 390 on its side."""
POSTS = frozenset(at for at, space in enumerate(WORLD.spaces) if space.kind in (CITY, POST))


@cache
def pictures() -> list[Picture]:
    """Positions of games of two, three and four, and merchants thrown together wherever chance wants it."""
    found = []
    for players in (2, 3, 4):
        states = gamelib.playout("marco_polo", Rules(players=players), "sensible", seed=players).states()
        found += [picture(state, close_up=SNUG) for state in states[::11]]
    chance = random.Random(12)
    for _ in range(150):
        middle = chance.randrange(len(WORLD.spaces))
        near = [middle, *WORLD.near[0][middle], *WORLD.near[1][middle]]
        crowd = [WORLD.spaces[chance.choice(near)].name for _ in range(chance.choice((2, 3, 4)))]
        by = "land" if WORLD.near[0][WORLD.index[crowd[0]]] else "sea"
        with suppress(gamelib.RecordError):  # now and then no move is left
            found.append(picture(moving(chance.randrange(1, 6), *(f"{name} 240 -" for name in crowd), by=by), close_up=SNUG))
    return found


def test_letters_are_large_enough_on_a_phone_on_its_side() -> None:
    look = geography(WORLD, LOOK).look
    assert look.letters * NARROWEST / look.width >= LEAST


def test_all_but_one_space_have_a_home_for_their_name_that_no_other_takes() -> None:
    homes = geography(WORLD, LOOK).homes
    assert len(WORLD.spaces) - len(homes) <= 1
    assert set(homes) >= POSTS
    assert not [pair for pair in combinations(homes.values(), 2) if meet(*pair)]


def test_every_name_is_nearest_to_its_own_place() -> None:
    for one in pictures():
        signs = [(point, one.where.look.radius(space)) for point, space in zip(one.where.points, WORLD.spaces, strict=True)]
        for at, box in one.names.items():
            gaps = [far(box, *point) - size for point, size in signs]
            assert min(gaps) == gaps[at] >= 0, WORLD.spaces[at].name


def test_no_name_covers_a_ring_a_number_a_pawn_or_another_name() -> None:
    for one in pictures():
        rings = [(*one.where.points[at], one.where.look.ring(WORLD.spaces[at])) for at in one.ringed]
        numbers = [(*box.middle, box.width / 2) for box in one.written.steps.values()]
        heads = [disc for pin in one.pins() for disc in pin.discs]
        for at, box in one.names.items():
            assert not [disc for disc in (*rings, *numbers, *heads) if far(box, *disc[:2]) < disc[2]], WORLD.spaces[at].name
        assert not [pair for pair in combinations(one.names.values(), 2) if meet(*pair)]


def test_nearly_every_space_is_named_whatever_is_ringed() -> None:
    every, ringed = len(pictures()), sum(len(one.ringed) for one in pictures())
    assert ringed > 400
    assert sum(len(one.ringed - set(one.names)) for one in pictures()) <= 0.065 * ringed
    assert sum(len(POSTS - set(one.names)) for one in pictures()) <= 0.01 * every * len(POSTS)
    assert sum(len(WORLD.spaces) - len(one.names) for one in pictures()) <= 3 * every


def test_no_line_between_two_places_runs_through_a_third() -> None:
    here = geography(WORLD, LOOK)
    for lines in WORLD.chart.lines:
        for one, other in lines:
            for third in set(range(len(WORLD.spaces))) - {one, other}:
                away = off_line(here.points[third], here.points[one], here.points[other])
                names = [WORLD.spaces[at].name for at in (one, other, third)]
                assert away > here.look.radius(WORLD.spaces[third]) * 0.9, names
