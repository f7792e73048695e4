"""Finding a move: the best sale, a double that is wasted, a bid that is just enough."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.exercise import Exercise, Fault
from ...core.judges import Game, plays, told
from ..notation import Bid


def earned(state: Game) -> int:
    """What the last move earned on the market."""
    return sum(int(str(event.values["price"])) for event in state.events if event.key == "sell")


def _pays_most(task: Exercise, states: Sequence[Game]) -> Fault | None:
    best = max(earned(states[0].play(move)) for move in states[0].moves())
    made = earned(states[-1])
    return None if made == best else Fault("less", {"move": states[-1].last_move, "made": made}, "mark.sell")


def _wastes_the_double(task: Exercise, states: Sequence[Game]) -> Fault | None:
    last = states[-1]
    if any(event.key == "second-dropped" for event in last.events):
        return None
    return Fault("second-asked", {"move": last.last_move, "count": len(last.moves())}, "mark.double")


def _just_enough(task: Exercise, states: Sequence[Game]) -> Fault | None:
    before, after, bidder = states[0], states[-1], states[0].actor
    if _winner(after) != bidder:
        return Fault("auction-lost", {"told": told(task, after)}, "mark.bid-tie")
    bid = after.last_move
    assert isinstance(bid, Bid)
    cheaper = bid.amount and _winner(before.play(Bid(bid.amount - 1))) == bidder
    return Fault("cheaper", {"amount": bid.amount}, "mark.sealed-bids") if cheaper else None


def _winner(state: Game) -> object:
    return next((event.values["player"] for event in state.events if event.key == "bids-shown"), None)


BEST_SALE = Exercise(
    "mark",
    "best-sale",
    "find",
    ("mark.sell", "mark.star", "mark.row-claim"),
    plays(_pays_most, 1),
    "sell gold 1 B",
    ("sell red 2 A", "sell white 3 E", "sell gold 1 A"),
    field="move",
)
WASTED = Exercise(
    "mark",
    "wasted",
    "find",
    ("mark.double", "mark.close-colour"),
    plays(_wastes_the_double, 1),
    "sell red 2 A",
    ("take red 2", "refine red 1-1"),
    field="move",
)
ENOUGH = Exercise(
    "mark",
    "enough",
    "apply",
    ("mark.sealed-bids", "mark.bid-tie"),
    plays(_just_enough, 1),
    "bid 13",
    ("bid 12", "bid 14", "bid 40"),
    field="move",
)
