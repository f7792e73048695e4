"""Placing: where a building may stand, where it gains most, and where it makes a company safe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.exercise import Exercise, Fault
from ...core.judges import Game, plays, read_moves, refused
from ...core.moves import CHANCE
from ..analysis import outcomes
from ..table import GREEN, SETTLE

ROLLED = "roll green 4"


def _squares(task: Exercise, answer: Any) -> Fault | None:
    """All squares that the roll of the question allows, and no other; before the roll the board does not show them."""
    state, given = task.state.play(ROLLED), read_moves(task, answer)
    for move in given:
        fault = refused(task, state, move)
        if fault is not None:
            return fault
    return Fault("more-squares", {}, "shark.rival-contact") if set(state.moves()) - set(given) else None


def _gains_most(task: Exercise, states: Sequence[Game]) -> Fault | None:
    placer, effects = states[0].table.player, {effect.move: effect for effect in outcomes(states[0])[0].effects}
    made = next(effect for move, effect in effects.items() if move == states[-1].last_move)
    if made.wealth[placer] == max(effect.wealth[placer] for effect in effects.values()):
        return None
    said = {"move": made.move, "premium": made.premium, "gain": made.wealth[placer], "player": placer}
    return Fault("gains-less", said, "shark.dividend")


def _keeps_green_safe(task: Exercise, states: Sequence[Game]) -> Fault | None:
    """Every roll of the next player, and every placement that it allows."""
    for throw in outcomes(_before_the_roll(states[-1])):
        for effect in throw.effects:
            if effect.changes[GREEN] < 0:
                return Fault("still-falls", {"roll": throw.move, "move": effect.move}, "shark.rival-contact")
    return None


def _before_the_roll(state: Game) -> Game:
    """The state at the next roll: debts are paid, nobody trades."""
    while state.actor is not None and state.actor != CHANCE:
        state = state.play(state.moves()[0] if state.phase == SETTLE else "done")
    return state


SQUARES = Exercise(
    "shark",
    "squares",
    "apply",
    ("shark.zone-die", "shark.rival-contact", "shark.diagonal-free"),
    _squares,
    ["place green A9", "place green B9", "place green D9", "place green A10", "place green B10"],
    (
        ["place green B10", "place green D9", "place green A10", "place green B9"],
        ["place green A9", "place green B9", "place green C9", "place green D9", "place green A10", "place green B10"],
        "place green D6",
    ),
    field="moves",
)
BEST = Exercise(
    "shark",
    "best",
    "find",
    ("shark.premium", "shark.dividend", "shark.price"),
    plays(_gains_most, 1),
    "place blue G7",
    ("place green E6", "place blue E8", "place yellow H7", "place green F6"),
    field="move",
)
SAFE = Exercise(
    "shark",
    "safe",
    "prove",
    ("shark.rival-contact", "shark.merge", "shark.removal"),
    plays(_keeps_green_safe, 1),
    "place green F3",
    ("place green E2", "place green G1", "place green E5"),
    field="move",
)
