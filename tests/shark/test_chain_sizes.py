"""The discs with the sizes of chains: each on its own chain, and on nothing else that one has to read."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from math import dist, hypot
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

import gamelib
from gamelib import drawing
from gamelib.drawing import Box, around
from gamelib.shark.board.layout import CLOSE_UP, Layout, layout
from gamelib.shark.board.sizes import letters_on
from gamelib.shark.map import places

from .tables import at, shark

SVG = "{http://www.w3.org/2000/svg}"
LOOKS: dict[str, dict[str, Any]] = {
    "wide": {"shape": "wide"},
    "phone": {"shape": "phone"},
    "projector": {"shape": "projector"},
    drawing.TALL: {"shape": "projector", "tall": True},
    CLOSE_UP: {"shape": "projector", "tall": True, "close_up": "map"},
}


class Disc(NamedTuple):
    """A disc, the buildings of its chain and all others, and the middles of the discs drawn with it."""

    laid: Layout
    x: float
    y: float
    radius: float
    own: list[Box]
    others: list[Box]


def discs(state: Any, look: str) -> list[Disc]:
    """Every disc on a board, in the order of the chains of two or more."""
    laid = layout(state.rules, look)
    chains = [chain for company in state.table.chains for chain in company]
    bodies = {chain: [laid.places[place].shrunk(laid.cell * 0.08) for place in places(chain)] for chain in chains}
    drawn = [one.attrib for one in list(ElementTree.fromstring(state.svg(**LOOKS[look])))[-1] if one.tag == f"{SVG}circle"]
    found = []
    for disc, chain in zip(drawn, [chain for chain in chains if chain.bit_count() > 1], strict=True):
        others = [box for other in chains if other != chain for box in bodies[other]]
        found.append(Disc(laid, float(disc["cx"]), float(disc["cy"]), float(disc["r"]), bodies[chain], others))
    return found


@cache
def boards() -> list[Any]:
    """Moments of many random games, up to those in which the map is full."""
    found = []
    for seed, players in product(range(4), (2, 5)):
        found += gamelib.playout("shark", shark.Rules(players=players), "random", seed=seed).states()[::19]
    return found


def gap(box: Box, disc: Disc) -> float:
    """How far the middle of a disc is from a box."""
    return hypot(max(box.x - disc.x, disc.x - box.right, 0), max(box.y - disc.y, disc.y - box.bottom, 0))


@pytest.mark.parametrize("look", LOOKS)
def test_the_size_of_a_chain_lies_on_its_own_chain_and_on_no_building_of_another(look: str) -> None:
    size = drawing.SCREENS[LOOKS[look]["shape"]]
    on_letters = total = 0
    for state in boards():
        every = discs(state, look)
        assert all(dist(a[1:3], b[1:3]) >= a.radius + b.radius for a, b in combinations(every, 2))
        for one in every:
            assert min(gap(box, one) for box in one.own) < one.radius * 0.8, "one sees whose it is"
            assert all(gap(box, one) >= one.radius + 0.7 for box in one.others)
            assert one.laid.map.x - 3 <= one.x - one.radius
            assert one.x + one.radius <= one.laid.map.right + 3
            assert one.laid.map.y - 3 <= one.y - one.radius
            assert one.y + one.radius <= one.laid.map.bottom + 3
            letters = [around(*box.middle, size.size(letters_on(one.laid)) * 0.34) for box in one.own]
            on_letters += any(gap(letter, one) < one.radius - 1 for letter in letters)
        total += len(every)
    assert total > 400
    assert on_letters == 0


@pytest.mark.parametrize("look", LOOKS)
def test_in_the_exercise_on_contact_no_chain_seems_to_have_two_sizes(look: str) -> None:
    """Of two chains that nearly touch, neither bears the number of the other."""
    blue, green = discs(at("roll", blue="H3 H4 I3", green="J1 J2 K4"), look)
    assert min(gap(box, blue) for box in blue.own) + 5 < min(gap(box, blue) for box in blue.others)
    assert min(gap(box, green) for box in green.own) + 5 < min(gap(box, green) for box in green.others)


@pytest.mark.parametrize("look", LOOKS)
def test_the_size_of_a_chain_leaves_free_what_has_just_gone(look: str) -> None:
    state = shark.demos["shark.removal"].final()
    rects = [one.attrib for one in ElementTree.fromstring(state.svg(**LOOKS[look])).iter(f"{SVG}rect")]
    faded = [one for one in rects if one.get("class") == "faded"]
    gone = [Box(*(float(one[name]) for name in ("x", "y", "width", "height"))) for one in faded]
    assert gone
    for one in discs(state, look):
        assert all(gap(box, one) >= one.radius for box in gone)
