"""What a hint advises to bid, and already when a colour is named: so that no hint praises a piece that the next one lets go."""

from __future__ import annotations

from random import Random

from ...core.moves import Move
from ...core.view import View
from ..notation import Auction, Bid
from ..table import COLOURS, EMPTY
from .worth import Outlook


def advised_bid(view: View) -> Move:
    """What a strong player bids. Sealed bids leave room for luck where a rival's is guessed: here it is always the same."""
    from ..strong import thinking

    guide = thinking(view.rules).guide
    assert guide is not None
    bid: Move = guide(view, Random(0))
    return bid


def is_wanted(view: View, move: Auction) -> bool:
    """Whether whoever names the colour will be advised to bid for it."""
    named = view.guess(Random(0)).play(move)
    return named.actor == view.viewer and isinstance(bid := advised_bid(named.seen_by(view.viewer)), Bid) and bid.amount > 0


def unwanted(view: View, colour: int) -> tuple[str, dict[str, object]]:
    """Why a colour is named that one does not bid for: it is worth least to the others, or they pay for it."""
    named = [move.colour for move in view.moves() if isinstance(move, Auction)]
    is_least = _worth_to_others(view, colour) <= min(_worth_to_others(view, other) for other in named)
    return ("name-unwanted" if is_least else "name-for-others"), {"colour": COLOURS[colour]}


def _worth_to_others(view: View, colour: int) -> float:
    """The most that a piece is worth to any other company; nothing to one whose yard is full."""
    others = [Outlook(view.rules, view.table, other) for other in range(view.rules.players) if other != view.viewer]
    return max(max(one.lot(colour), 0.0) if EMPTY in view.table.yards[one.player] else 0.0 for one in others)
