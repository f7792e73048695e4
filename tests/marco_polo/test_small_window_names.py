"""Names in a small window that is no wall: smaller letters than on one, so that nearly every space has its name."""

from __future__ import annotations

import random
from contextlib import suppress
from functools import cache
from itertools import combinations, pairwise

import pytest

import gamelib
from gamelib.drawing import Box
from gamelib.marco_polo import Rules
from gamelib.marco_polo.board import in_a_small_window
from gamelib.marco_polo.board.geography import geography, halves
from gamelib.marco_polo.board.halves import NAMES
from gamelib.marco_polo.board.seating import as_one, far, meet
from gamelib.marco_polo.table import MISSIONS
from gamelib.marco_polo.world import CITY, POST

from .tables import WORLD, moving
from .test_wall_names import Picture, off_line, picture

SNUG, LOOK = "snug", "projector-snug"
HALVES = {f"{LOOK}-{half}": number for number, half in enumerate(NAMES)}
"""The looks of half a map in a small window, and which half each is."""
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


@pytest.mark.parametrize("look", HALVES)
def test_on_half_a_map_every_space_has_a_home_for_its_name_and_letters_are_no_smaller(look: str) -> None:
    where = geography(WORLD, look)
    assert where.look.letters / where.look.width == geography(WORLD, LOOK).look.letters / geography(WORLD, LOOK).look.width
    assert set(where.homes) == {at for at, half in enumerate(halves(WORLD)) if half == HALVES[look]}
    assert not [pair for pair in combinations(where.homes.values(), 2) if meet(*pair) or as_one(*pair)]


def test_half_of_the_map_is_shown_where_a_turn_needs_no_more_and_one_may_turn_it() -> None:
    four = ("Venice 240 -",) * 4
    assert in_a_small_window([moving(4, *four)]) == {"close_up": "snug-west"}
    assert in_a_small_window([moving(6, *four)]) == {"close_up": "snug"}
    asked = [("space", "Buda")]
    assert in_a_small_window([moving(4, *four)], asked, turned="east") == {"close_up": "snug-east", "targets": None}
    drawn = moving(4, *four).svg(shape="projector", close_up="snug-west")
    assert 'data-turns="east"' in drawn
    assert "Hangzhou" not in drawn
    assert "Hangzhou" in moving(4, *four).svg(shape="projector", close_up="snug")


def test_every_space_has_a_home_for_its_name_that_no_other_takes_or_seems_to_go_on_with() -> None:
    homes = geography(WORLD, LOOK).homes
    assert set(homes) == set(range(len(WORLD.spaces)))
    assert not [pair for pair in combinations(homes.values(), 2) if meet(*pair) or as_one(*pair)]


def test_at_home_one_sees_at_a_glance_whose_a_name_is() -> None:
    """Neither another sign nor the flag of another city is nearly as close to it, nor does it stand just below another name."""
    where = geography(WORLD, LOOK)
    flags = dict(zip(MISSIONS, where.flags, strict=True))
    signs = [(point, where.look.radius(space)) for point, space in zip(where.points, WORLD.spaces, strict=True)]
    for at, box in where.homes.items():
        name = WORLD.spaces[at].name
        (own, _), (next_best, other) = sorted((far(box, *point) - size, to) for to, (point, size) in enumerate(signs))[:2]
        assert next_best - own >= 4, (name, WORLD.spaces[other].name)
        near = {city for city, flag in flags.items() if city != name and flag.shrunk(-own - 2).overlap(box)}
        assert not near, name
    khanbalik, kaesong = (where.homes[WORLD.index[city]] for city in ("Khanbalik", "Kaesong"))
    assert kaesong.y - khanbalik.bottom > where.look.letters


def test_a_pawn_leaves_the_letter_of_a_post_free() -> None:
    where = geography(WORLD, LOOK)
    for at in POSTS:
        for pawns in (1, 2, 3, 4):
            letter = where.look.letter(where.look.radius(WORLD.spaces[at])) / 2
            for pin in where.pins((at,) * pawns)[at]:
                assert far(Box(*where.points[at], 0, 0), *pin.tip) > letter + 3


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
    assert sum(len(one.ringed - set(one.names)) for one in pictures()) <= 0.03 * ringed
    assert sum(len(POSTS - set(one.names)) for one in pictures()) <= 0.005 * every * len(POSTS)
    assert sum(len(WORLD.spaces) - len(one.names) for one in pictures()) <= 0.75 * every


def test_before_the_first_turn_nearly_every_space_is_named_and_in_its_place() -> None:
    for players in (2, 3, 4):
        one = picture(gamelib.ruleset("marco_polo").start(players=players), close_up=SNUG)
        missing = {WORLD.spaces[at].name for at in range(len(WORLD.spaces)) if at not in one.names}
        moved = {WORLD.spaces[at].name for at, box in one.names.items() if box != one.where.homes[at]}
        assert len(missing) <= 1, missing
        assert len(moved) <= 3, moved


def test_names_neither_move_nor_come_and_go_from_one_position_of_a_game_to_the_next() -> None:
    states = gamelib.playout("marco_polo", Rules(players=3), "sensible", seed=8).states()[:160]
    stayed = total = flickered = 0
    for one, other in pairwise([picture(state, close_up=SNUG) for state in states]):
        both = set(one.names) & set(other.names)
        total, stayed = total + len(both), stayed + sum(one.names[at] == other.names[at] for at in both)
        flickered += len(set(one.names) ^ set(other.names))
    assert stayed >= 0.98 * total
    assert flickered <= 0.15 * len(states)


def test_no_line_between_two_places_runs_through_a_third() -> None:
    here = geography(WORLD, LOOK)
    for lines in WORLD.chart.lines:
        for one, other in lines:
            for third in set(range(len(WORLD.spaces))) - {one, other}:
                away = off_line(here.points[third], here.points[one], here.points[other])
                names = [WORLD.spaces[at].name for at in (one, other, third)]
                assert away > here.look.radius(WORLD.spaces[third]) * 0.9, names
