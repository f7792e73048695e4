"""Finding a move: a bid that is just enough, a building that hurts twice, a road that helps most."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.exercise import Exercise, Fault
from ...core.judges import Game, plays, told
from ..curves import route_lengths
from ..notation import Bid

BACK = 2
"""So many markers must come back to Ben."""


def _just_enough(task: Exercise, states: Sequence[Game]) -> Fault | None:
    before, after, bidder = states[0], states[-1], states[0].actor
    if _winner(after) != bidder:
        return Fault("auction-lost", {"told": told(task, after)}, "city.auction-tie")
    bid = after.last_move
    assert isinstance(bid, Bid)
    cheaper = bid.amount and _winner(before.play(Bid(bid.amount - 1))) == bidder
    return Fault("cheaper", {"amount": bid.amount}, "city.auction") if cheaper else None


def _winner(state: Game) -> object:
    return next((event.values["player"] for event in state.events if event.key == "bids-shown"), None)


def _takes_two(task: Exercise, states: Sequence[Game]) -> Fault | None:
    back = [event.values["player"] for event in states[-1].events if event.clause == "city.expropriate-marker"]
    if back.count(1) == BACK:
        return None
    values = {"move": states[-1].last_move, "count": back.count(1), "player": 1}
    return Fault("own-plot" if 0 in back else "too-few-back", values, "city.expropriate-marker")


def _helps_most(task: Exercise, states: Sequence[Game]) -> Fault | None:
    before, after = states[0], states[-1]
    best = min(_own_routes(before, before.play(move)) for move in before.moves())
    now = _own_routes(before, after)
    if now == best:
        return None
    saved = _own_routes(before, before) - now
    return Fault("helps-less" if saved else "helps-nothing", {"move": after.last_move, "saved": saved}, "city.route")


def _own_routes(before: Game, after: Game) -> int:
    """All road tiles on the routes of the player whose turn it was."""
    return sum(route_lengths(after.rules, after.table)[before.table.player])


ENOUGH = Exercise(
    "city",
    "enough",
    "apply",
    ("city.auction", "city.auction-tie"),
    plays(_just_enough, 1),
    "bid 5",
    ("bid 4", "bid 6", "bid 16"),
    field="move",
)
BOTH = Exercise(
    "city",
    "both",
    "find",
    ("city.expropriate", "city.expropriate-marker", "city.connected"),
    plays(_takes_two, 1),
    "build D4",
    ("build B2", "build C4", "build F6", "build C3"),
    field="move",
)
SHORTEN = Exercise(
    "city",
    "shorten",
    "find",
    ("city.pile-empty", "city.route"),
    plays(_helps_most, 1),
    "lay road D5",
    ("lay road C4", "lay road F2", "lay flats D5", "reserve D5"),
    field="move",
)
