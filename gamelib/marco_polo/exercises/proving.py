"""Proving small results: every hand is tried, and every journey that the kindest spins allow."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product

from ...core.exercise import Exercise, Fault
from ...core.judges import Case, agrees, counts
from ...core.table import replaced
from ..atlas import world
from ..engine.ways import GATE, OPEN, search
from ..table import BLUE, CARDS, GREEN, HOMEWARD, MAUVE, MISSIONS, NONE, ON_MISSION, OUTWARD, STAGES, YELLOW
from ..world import World

ASKED = (BLUE, GREEN, YELLOW, MAUVE)
MOST = 3
"""So many cards of each colour are tried at most; with none left out that is 4 × 4 × 4 × 4 hands."""
HOME = 3
"""The stage after the last: in Venice with the mission done."""

Spot = tuple[int, int]
"""How far a merchant has come, and the space where he stands."""


def _hands(task: Exercise) -> Iterator[Case]:
    """Every number of cards of each colour, and whether the merchant wins with them in Venice."""
    table = task.state.table
    for held in product(range(MOST + 1), repeat=len(ASKED)):
        hand = sum(1 << CARDS * colour + card for colour, cards in zip(ASKED, held, strict=True) for card in range(cards))
        changed = type(task.state)(task.state.rules, table.changed(hands=replaced(table.hands, 0, hand)))
        blue, green, yellow, mauve = held
        case = f"blue={blue}, green={green}, yellow={yellow}, mauve={mauve}"
        yield case, held, changed.play("go Venice").outcome is not None, changed


def _next(here: World, spot: Spot, mission: int) -> Iterator[Spot]:
    """Where one turn can lead if the roulette is kind."""
    stage, at = spot
    goals = {OUTWARD: here.khanbalik, ON_MISSION: mission, HOMEWARD: here.venice}
    gate = GATE if stage == OUTWARD else OPEN
    for kind in here.kinds_from[at]:
        for spin in here.ring_moves[kind]:
            for end in search(here, at, kind, spin.steps, gate, mission if stage == ON_MISSION else NONE, False):
                yield stage + (end == goals[stage]), end


@cache
def _journey(here: World, mission: int) -> list[set[Spot]]:
    """For each number of turns, everywhere that one can be after them, until one can be home."""
    reached = [{(OUTWARD, here.venice)}]
    while not any(stage == HOME for stage, _ in reached[-1]):
        reached.append({end for spot in reached[-1] for end in _next(here, spot, mission)})
    return reached


def _journeys(task: Exercise) -> dict[str, list[set[Spot]]]:
    here = world(task.state.rules.map)
    return {city: _journey(here, at) for city, at in zip(MISSIONS, here.missions, strict=True)}


def _fewest(task: Exercise) -> int:
    """The last turn of the quickest journey, whichever city is drawn."""
    return max(len(reached) - 1 for reached in _journeys(task).values())


def _not_fewest(task: Exercise, given: Fraction) -> Fault:
    """Who says too little learns how far she can be by then; who says too much, that there is a quicker way."""
    if given.denominator != 1 or given < 0:
        return Fault("no-turns", {"given": given}, "marco_polo.turn")
    for city, reached in _journeys(task).items():
        if given < len(reached) - 1:
            stage = max(stage for stage, _ in reached[int(given)])
            return Fault("not-home-yet", {"player": 0, "city": city, "stage": STAGES[stage]}, "marco_polo.goal")
    return Fault("quicker", {"given": int(given)}, "marco_polo.roulette")


COLOURS = Exercise(
    "marco_polo",
    "colours",
    "prove",
    ("marco_polo.goal-colours", "marco_polo.goal"),
    agrees(_hands),
    lambda blue, green, yellow, mauve: all(1 <= held <= 2 for held in (blue, green, yellow)),
    (
        lambda blue, green, yellow, mauve: blue > 0 and green > 0 and yellow > 0,
        lambda blue, green, yellow, mauve: all(1 <= held <= 2 for held in (blue, green, yellow, mauve)),
        lambda blue, green, yellow, mauve: blue == green == yellow == 1,
    ),
    field="function",
    close_up="west",
)
FEWEST = Exercise(
    "marco_polo",
    "fewest",
    "prove",
    ("marco_polo.map", "marco_polo.roulette", "marco_polo.move", "marco_polo.mission"),
    counts(_fewest, _not_fewest),
    5,
    (3, 4, 6, "9/2"),
    field="number",
)
