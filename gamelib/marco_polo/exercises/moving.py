"""Finding a move: where a spin leads, what to sell before Venice, what to give the Khan, and where to stand in the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.exercise import Exercise, Fault
from ...core.judges import Game, plays, read_moves, refused
from ..atlas import world
from ..table import ANNOUNCE, COLOURS, GOODS_OF, LAND, MEASURED, MOVE
from ..world import World


def _stops(task: Exercise, answer: Any) -> Fault | None:
    """Every space to which the spin may lead, and no other; each is put to the engine."""
    spun = task.state
    given = read_moves(task, answer)
    for move in given:
        fault = refused(task, spun, move)
        if fault is not None:
            return _without_options(spun, fault)
    return Fault("more-stops", {}, "marco_polo.move") if set(spun.moves()) - set(given) else None


def _without_options(spun: Game, fault: Fault) -> Fault:
    """A refusal of this game ends with where one could go instead; that would be the answer."""
    why = spun.refusal(fault.values["move"])  # type: ignore[arg-type]
    assert why is not None
    return Fault("not-there", {"move": fault.values["move"], "reason": why.key}, why.clause)


def at_the_gate(state: Game, player: int) -> Game:
    """A merchant with the hand that he has here, but one step from Venice, when he goes there."""
    here: World = world(state.rules.map)
    near = here.near[LAND][here.venice][0]
    places = tuple(near if other == player else at for other, at in enumerate(state.table.places))
    facts = {"player": player, "actor": player, "phase": MOVE, "kind": LAND, "spun": 1, "left": 0, "agenda": ()}
    table = state.table.changed(places=places, **facts)
    return type(state)(state.rules, table).play("go Venice")


def _wins_at_home(task: Exercise, states: Sequence[Game]) -> Fault | None:
    home = at_the_gate(states[-1], states[0].table.player)
    if home.outcome is not None:
        return None
    lacks = next(event for event in home.events if event.key.startswith(("lacks", "over")))
    return Fault("not-home", {"lacks": lacks.sentence(task.record.names)}, lacks.clause)


def _keeps_colours(task: Exercise, states: Sequence[Game]) -> Fault | None:
    hand: int = states[-1].table.hands[states[0].actor]
    for colour in MEASURED:
        if not hand & GOODS_OF[colour]:
            return Fault("colour-gone", {"player": 0, "colour": COLOURS[colour]}, "marco_polo.goal-colours")
    return None


def _stops_ben(task: Exercise, states: Sequence[Game]) -> Fault | None:
    """Ben announces land and spins a 1."""
    after = states[-1] if states[-1].phase == ANNOUNCE else states[-1].play("done")
    spun = after.play("announce land").play("spin 1")
    if any(event.clause == "marco_polo.blocked" for event in spun.events):
        return None
    values = {"move": states[-1].last_move, "player": 1, "ways": len(spun.moves())}
    return Fault("gets-away", values, "marco_polo.blocked")


def _roadblock(task: Exercise, answer: Any) -> Fault | None:
    """The move is put to the engine without a list of the others: there are so few that it would be half the answer."""
    (move,) = read_moves(task, answer, 1)
    fault = refused(task, task.state, move)
    return _stops_ben(task, [task.state, task.state.play(move)]) if fault is None else _without_options(task.state, fault)


STOPS = Exercise(
    "marco_polo",
    "stops",
    "apply",
    ("marco_polo.move", "marco_polo.share-space", "marco_polo.no-return"),
    _stops,
    ["go Venice", "go Constantinople", "go Tana", "go Sarai", "go Urgench"],
    (
        ["go Venice", "go Constantinople", "go Tana", "go Urgench"],
        ["go Venice", "go Constantinople", "go Buda", "go Tana", "go Sarai", "go Urgench"],
        ["go Kiev", "go Venice"],
        "go Samarkand",
    ),
    field="moves",
    close_up="west",
)
HOME = Exercise(
    "marco_polo",
    "home",
    "apply",
    ("marco_polo.goal", "marco_polo.goal-colours", "marco_polo.sell"),
    plays(_wins_at_home, 1),
    "sell coconuts",
    ("sell silks", "sell pearls", "done", "sell almonds"),
    field="move",
    close_up="west",
)
GIFT = Exercise(
    "marco_polo",
    "gift",
    "find",
    ("marco_polo.khanbalik-gift", "marco_polo.goal-colours"),
    plays(_keeps_colours, 3),
    "give gold-jewels, give tea, give amethysts",
    (
        "give falcons, give tea, give carpets",
        "give gold-jewels, give tea, give rhubarb",
        "give tea, give tea, give amethysts",
    ),
    field="moves",
)
ROADBLOCK = Exercise(
    "marco_polo",
    "roadblock",
    "find",
    ("marco_polo.share-space", "marco_polo.blocked"),
    _roadblock,
    "go Buda",
    ("go Kiev", "go Sarai", "go Venice"),
    field="move",
    close_up="west",
)
