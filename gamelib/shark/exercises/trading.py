"""Trading: as many shares as the rules allow, and the cheapest way to pay a debt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.exercise import Exercise, Fault
from ...core.judges import Game, plays, told
from ..engine.end import wealth
from ..table import GREEN, SETTLE


def _holds_most_green(task: Exercise, states: Sequence[Game]) -> Fault | None:
    player, held = states[0].table.player, _green(states[-1], states[0].table.player)
    if held == max(_green(state, player) for state in _traded(states[0])):
        return None
    return Fault("more-green", {"player": player, "held": held, "cash": states[-1].table.cash[player]}, "shark.buy-limit")


def _green(state: Game, player: int) -> int:
    held: int = state.table.shares[player][GREEN]
    return held


def _traded(state: Game) -> Iterator[Game]:
    """Everything that sales and purchases of this window can lead to."""
    seen, left = {state}, [state]
    while left:
        here = left.pop()
        yield here
        if (here.turn, here.phase) == (state.turn, state.phase):
            after = {here.play(move) for move in here.moves() if move.kind != "done"} - seen
            seen |= after
            left += after


def _keeps_most(task: Exercise, states: Sequence[Game]) -> Fault | None:
    debtor, last = states[0].actor, states[-1]
    assert debtor is not None
    if _owes(last, debtor):
        return Fault("still-owes", {"told": told(task, last)}, "shark.forced-sale")
    kept = wealth(last.table, debtor)
    if kept == max(wealth(end.table, debtor) for end in _settled(states[0], debtor)):
        return None
    return Fault("keeps-less", {"player": debtor, "kept": kept}, "shark.forced-sale")


def _owes(state: Game, debtor: int) -> bool:
    return state.phase == SETTLE and state.actor == debtor


def _settled(state: Game, debtor: int) -> Iterator[Game]:
    """Every way to the end of the debt."""
    for move in state.moves():
        after = state.play(move)
        if _owes(after, debtor):
            yield from _settled(after, debtor)
        else:
            yield after


SHOPPING = Exercise(
    "shark",
    "shopping",
    "apply",
    ("shark.buy-limit", "shark.sell-free", "shark.no-credit", "shark.price"),
    plays(_holds_most_green),
    ["sell red", "sell red", "buy green", "buy green"],
    (
        ["sell red", "buy green"],
        ["sell red", "sell blue", "buy green", "buy green"],
        ["sell red", "sell red", "buy green", "buy green", "buy green"],
        "buy green",
    ),
    field="moves",
)
SURRENDER = Exercise(
    "shark",
    "surrender",
    "find",
    ("shark.forced-sale",),
    plays(_keeps_most),
    ["surrender red", "surrender blue", "surrender blue"],
    (
        ["surrender green", "surrender green"],
        ["surrender red", "surrender red", "surrender blue"],
        ["surrender blue", "surrender blue", "surrender blue"],
        ["surrender yellow"],
    ),
    field="moves",
)
