"""Spins and dice: every outcome is tried, each with its exact odds."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import reduce
from itertools import accumulate

from ...core.exercise import Exercise, Fault
from ...core.judges import Game, counts
from ...core.moves import Move
from ..notation import Spin
from ..table import ATTACK, FIGHT, MOVE

REFUSED = ("spin attack", "refuse", "announce sea")

Line = tuple[Fraction, bool, tuple[Move, ...], Game]
"""How likely it is, whether it is what was asked for, the moves, and where they lead."""


def _to(task: Exercise, goal: str, before: tuple[Move, ...] = ()) -> Iterator[Line]:
    """Every spin, right away or after some moves, and whether it lets the merchant go to the goal."""
    wanted, state = task.game.parse(goal), reduce(lambda state, move: state.play(move), before, task.state)
    for spin, odds in state.odds():
        spun = state.play(spin)
        there = spun.phase == MOVE and wanted in spun.moves()
        yield odds, there, (*before, spin, wanted) if there else (*before, spin), spun.play(wanted) if there else spun


def _homeward(task: Exercise) -> list[Line]:
    return list(_to(task, "go Venice"))


def _protected(task: Exercise) -> list[Line]:
    """An attack is refused and the spin repeated, so the others share its odds among them."""
    lines = list(_to(task, "go Manila"))
    attacks = sum((line[0] for line in lines if line[2] == (Spin(ATTACK),)), Fraction(0))
    numbers = [line for line in lines if line[2] != (Spin(ATTACK),)]
    return [(odds / (1 - attacks), there, moves, after) for odds, there, moves, after in numbers]


def _spun_again(task: Exercise) -> list[Line]:
    """The same after one fight was refused: what those have not counted who stop at the attack."""
    refused = tuple(map(task.game.parse, REFUSED))
    return [line for line in _to(task, "go Manila", refused) if line[2][-1] != Spin(ATTACK)]


def _ambushed(task: Exercise) -> list[Line]:
    """Every spin and, after an attack, every roll of the two dice."""
    found: list[Line] = []
    for spin, odds in task.state.odds():
        spun = task.state.play(spin)
        if spun.phase != FIGHT:
            found.append((odds, False, (spin,), spun))
            continue
        for dice, chance in spun.odds():
            after = spun.play(dice)
            found.append((odds * chance, after.events[0].key == "fight-lost", (spin, dice), after))
    return found


def _asked(lines: list[Line]) -> Fraction:
    return sum((odds for odds, hit, _, _ in lines if hit), Fraction(0))


def _miscounted(task: Exercise, lines: list[Line], given: Fraction, cases: list[Line] | None = None) -> Fault:
    """One case to think about: one that counts for those who said too little, one that does not for the others.

    If the answer is off by just the odds of a case, that one is likely to be where it went wrong.
    """
    right = _asked(lines)
    few = given < right
    shown = [line for line in reversed(cases or lines) if line[1] == few]
    _, _, moves, after = next((line for line in shown if line[0] == abs(given - right)), shown[0])
    return Fault("counts-too" if few else "counts-not", {"told": _course(task, moves)}, after.events[0].clause, after)


def _course(task: Exercise, moves: tuple[Move, ...]) -> str:
    """What happens in a case, move after move: of each what it is, and of the last also what comes of it in this turn."""
    states = list(accumulate(moves, lambda state, move: state.play(move), initial=task.state))[1:]
    last = [event for event in states[-1].events if event.clause != "marco_polo.turn"]
    events = [*(state.events[0] for state in states[:-1]), *last]
    return " ".join(event.sentence(task.record.names) for event in events)


ODDS = Exercise(
    "marco_polo",
    "odds",
    "count",
    ("marco_polo.roulette", "marco_polo.move"),
    counts(lambda task: _asked(_homeward(task)), lambda task, given: _miscounted(task, _homeward(task), given)),
    Fraction(7, 9),
    ("1/9", "5/6", "8/9"),
    field="number",
    close_up="west",
)
AMBUSH = Exercise(
    "marco_polo",
    "ambush",
    "count",
    ("marco_polo.attack", "marco_polo.fight", "marco_polo.roulette"),
    counts(lambda task: _asked(_ambushed(task)), lambda task, given: _miscounted(task, _ambushed(task), given)),
    Fraction(5, 72),
    ("1/12", "5/12", "7/72"),
    field="number",
    close_up="west",
)
CONDUCT = Exercise(
    "marco_polo",
    "conduct",
    "count",
    ("marco_polo.safe-conduct", "marco_polo.mission", "marco_polo.roulette"),
    counts(
        lambda task: _asked(_protected(task)), lambda task, given: _miscounted(task, _protected(task), given, _spun_again(task))
    ),
    Fraction(14, 15),
    ("7/9", "5/6", 1),
    field="number",
    close_up="east",
)
