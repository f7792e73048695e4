"""What keeps a merchant out of a space for longer than a moment: the gate of Khanbalik, whatever is announced or spun."""

from __future__ import annotations

from ..core.events import Refusal
from ..core.moves import Move
from .atlas import world
from .notation import Go
from .rules import Rules
from .table import KHANBALIK, OUTWARD, Table


def barred(rules: Rules, table: Table, player: int, move: Move) -> Refusal | None:
    """Why a pawn could not go there even if it were to move now; nothing where that is open, or rests on a hidden hand."""
    hand, here = table.hands[player], world(rules.map)
    if not isinstance(move, Go) or move.space != KHANBALIK or table.stages[player] != OUTWARD or hand < 0:
        return None
    held = (hand & here.finest).bit_count()
    values = {"player": player, "space": KHANBALIK, "gift": rules.gift, "value": here.best, "held": held, "options": ()}
    return Refusal("marco_polo.khanbalik-entry", "go-khanbalik", values) if held < rules.gift else None
