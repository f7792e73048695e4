"""What keeps a merchant out of a space whatever is announced or spun: the gate of Khanbalik, and the length of the way."""

from __future__ import annotations

from collections.abc import Mapping

from ..core.events import Refusal
from ..core.moves import Move
from .atlas import world
from .engine.ways import destinations, occupied
from .notation import Go
from .routes import routes
from .rules import Rules
from .table import ANNOUNCE, ATTACK, FRESH, HOMEWARD, KHANBALIK, KINDS, LAND, OUTWARD, SEA, Table


def barred(rules: Rules, table: Table, player: int, move: Move) -> Refusal | None:
    """Why a pawn could not go there even if it were to move now; nothing where that is open, or rests on a hidden hand."""
    if not isinstance(move, Go):
        return None
    return _at_gate(rules, table, player, move) or _out_of_reach(rules, table, player, move)


def _at_gate(rules: Rules, table: Table, player: int, move: Go) -> Refusal | None:
    """That the gate of Khanbalik is shut."""
    hand, here = table.hands[player], world(rules.map)
    if move.space != KHANBALIK or table.stages[player] != OUTWARD or hand < 0:
        return None
    held = (hand & here.finest).bit_count()
    values = {"player": player, "space": KHANBALIK, "gift": rules.gift, "value": here.best, "held": held, "options": ()}
    return Refusal("marco_polo.khanbalik-entry", "go-khanbalik", values) if held < rules.gift else None


def _out_of_reach(rules: Rules, table: Table, player: int, move: Go) -> Refusal | None:
    """That no announcement and no spin of this turn leads there; nothing where one does, or both are made already."""
    here, start = world(rules.map), table.places[player]
    if table.phase not in (FRESH, ANNOUNCE) or table.player != player or move.space not in here.index:
        return None
    target = here.index[move.space]
    values: dict[str, object] = {"player": player, "space": move.space, "from": here.spaces[start].name, "options": ()}
    if target == start:
        return Refusal("marco_polo.must-move", "go-nowhere", values)
    if not here.share[target] and occupied(table, player, target):
        others = tuple(other for other, place in enumerate(table.places) if place == target)
        return Refusal("marco_polo.share-space", "go-occupied", values | {"others": others})
    rings = {kind: [spin.steps for spin in here.ring_moves[kind]] for kind in here.kinds_from[start]}
    if any(target in _ends(rules, table, kind, steps) for kind, ring in rings.items() for steps in ring if steps != ATTACK):
        return None
    route = routes(here, start).get(target)
    return _too_far(values, 0 if route is None else route.steps, {kind: max(ring) for kind, ring in rings.items()})


def _too_far(values: dict[str, object], far: int, reach: Mapping[int, int]) -> Refusal:
    """That the way is longer than the highest number of each ring; else that no number fits."""
    kind, most = max(reach.items(), key=lambda one: one[1])
    bar = "no-spin" if far <= most else "too-far-both" if len(reach) > 1 else "too-far"
    told = {"bar": bar, "far": far, "spun": most, "kind": KINDS[kind], "land": reach.get(LAND, 0), "sea": reach.get(SEA, 0)}
    return Refusal("marco_polo.move", "go-too-far", values | told)


def _ends(rules: Rules, table: Table, kind: int, steps: int) -> list[int]:
    """Where the move may end if this is announced and spun."""
    spun = table.copy()
    spun.kind, spun.spun = kind, steps
    if table.hands[table.player] < 0:  # a hand that is not seen may hold the gift
        spun.stages = (HOMEWARD,) * rules.players
    return destinations(rules, spun)
