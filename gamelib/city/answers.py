"""What the city game answers to a driver: ``state.at("C4")``, ``state.at("coins 1")``, ``state.auction``."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.answers import Auction, seats, single
from ..core.events import Event
from ..core.moves import Place
from .engine.auction import bidders
from .plot_sets import name
from .rules import Rules
from .table import ABSTAINED, BID, BUILD, GOODS, NOT_YET, SHOPS, Table, plot


def places(rules: Rules) -> dict[str, Place]:
    """``C4`` is a plot, ``coins 1`` what the first player has."""
    side = range(rules.ground.side)
    found = {name(row, column): plot(row, column) for row in side for column in side}
    return (
        found
        | seats(rules.players, "coins", "hand", "spare", "off-board")
        | single("bank", "pile", "aside", "drawn", "roads", "box")
    )


def auction(rules: Rules, table: Table, events: Sequence[Event]) -> Auction | None:
    """The auction that is on or was just closed; those who lack the shop bid, from the drawer's left."""
    if table.phase == BID:
        order = tuple(bidders(rules, table))
        laid = tuple(player for player in order if table.bids[player] != NOT_YET)
        known = {player: table.bids[player] for player in laid if table.bids[player] >= 0}
        out = tuple(player for player in laid if table.bids[player] == ABSTAINED)
        return Auction(SHOPS[table.tile], order, known, laid, out)
    out = next((tuple(event.values["players"]) for event in events if event.key == "abstained"), ())  # type: ignore[arg-type]
    for event in events:
        if event.key == "bids-shown":
            bids: dict[int, int] = dict(event.witness["bids"])  # type: ignore[call-overload]
            order = _asked(rules, event, (*bids, *out), events)
            won, price = event.values["player"], event.values["price"]
            return Auction(str(event.values["shop"]), order, bids, order, out, True, won, price)  # type: ignore[arg-type]
        if event.key == "all-abstain":
            order = event.values["players"]  # type: ignore[assignment]
            won = event.values["player"]
            return Auction(str(event.values["shop"]), order, {}, order, order, True, won, 0)  # type: ignore[arg-type]
    if table.phase == BUILD and table.tile < len(GOODS):
        return Auction(SHOPS[table.tile], (), {}, (), (), True, table.actor)
    return None


def _asked(rules: Rules, event: Event, bidding: Sequence[int], events: Sequence[Event]) -> tuple[int, ...]:
    """The order in which they bid: clockwise, and the last is the one whose move it was."""
    last = next(event.values["player"] for event in events if event.key in ("bid", "bid-sealed", "abstain"))
    assert isinstance(last, int)
    return tuple(sorted(bidding, key=lambda player: (player - last - 1) % rules.players))
