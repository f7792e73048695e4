"""What MARK answers to a driver: ``state.at("A3")``, ``state.at("yard 1 2")``, ``state.auction``."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.answers import Auction, seats, single
from ..core.events import Event
from ..core.kit.sealed import NOT_YET
from ..core.moves import Place
from .rules import Rules
from .table import BID, COLOURS, PLACE, ROWS, Table, market, roof, yard


def places(rules: Rules) -> dict[str, Place]:
    """``A3`` is the third square of market row A, ``yard 1 2`` the second yard square of the first player."""
    players, squares = range(rules.players), range(rules.squares)
    found = {f"{name}{i + 1}": market(row, i) for row, name in enumerate(ROWS) for i in range(rules.market_squares)}
    for name, place in (("yard", yard), ("roof", roof)):
        found |= {f"{name} {player + 1} {i + 1}": place(player, i) for player in players for i in squares}
    return found | seats(rules.players, "cash") | single("bank", "box")


def auction(rules: Rules, table: Table, events: Sequence[Event]) -> Auction | None:
    """The auction that is on or was just closed; the roller bids first."""
    order = tuple((table.player + seat) % rules.players for seat in range(rules.players))
    if table.phase == BID:
        laid = tuple(player for player in order if table.bids[player] != NOT_YET)
        return Auction(
            COLOURS[table.lot], order, {player: table.bids[player] for player in laid if table.bids[player] >= 0}, laid
        )
    for event in events:
        if event.key in ("bids-shown", "no-bids"):
            bids: dict[int, int] = dict(event.witness["bids"])  # type: ignore[call-overload]
            won, price = event.values.get("player"), event.values.get("price")
            return Auction(str(event.values["colour"]), order, bids, order, (), True, won, price)  # type: ignore[arg-type]
    if table.phase == PLACE:
        return Auction(COLOURS[table.lot], order, {}, order, (), True, table.actor)
    return None
