"""Sealed bids: they are asked one after the other, and hidden from all others until the last is in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from ..events import Event

NOT_YET, SEALED, ABSTAINED = -1, -2, -3
"""A bid that is still to come, one that is laid but hidden from the viewer, and the decision to lay none."""
ABSTAIN = "abstain"
"""How a position writes the last of these."""
Bids = tuple[int, ...]


def sealed(bids: Bids, viewer: int) -> Bids:
    """The bids as the viewer sees them: the viewer's own, and of the others only who has laid one."""
    return tuple(bid if player == viewer or bid == NOT_YET else SEALED for player, bid in enumerate(bids))


def unsealed(bids: Bids, most: Sequence[int], rng: Random) -> Bids:
    """Bids that agree with what the viewer sees: each sealed one is any that its bidder can pay."""
    return tuple(rng.randint(0, most[player]) if bid == SEALED else bid for player, bid in enumerate(bids))


def veiled_bid(event: Event, viewer: int) -> Event:
    """Another player's bid is seen to be laid, not what it is."""
    if event.key not in ("bid", ABSTAIN) or event.values["player"] == viewer:
        return event
    return replace(event, key="bid-sealed", values={"player": event.values["player"]})


def written(bids: Bids) -> str:
    """The bids as a position writes them: ``-`` for one still to come, ``?`` for one that is hidden, ``abstain`` for none."""
    marks = {NOT_YET: "-", SEALED: "?", ABSTAINED: ABSTAIN}
    return " ".join(marks.get(bid, str(bid)) for bid in bids)
