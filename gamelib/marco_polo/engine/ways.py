"""Where a spin leads: every space on which the move may end, each with a way there; and the move itself."""

from __future__ import annotations

from ...core.events import Log
from ...core.table import replaced
from ..atlas import world
from ..notation import Go
from ..rules import Rules
from ..table import KINDS, NONE, ON_MISSION, OUTWARD, Table, space
from ..world import CITY, POST, World

CLOSED, GATE, OPEN = range(3)
"""What Khanbalik is to a merchant: barred, the end of the move, or a space like others."""

Key = tuple[int, int, int, int, int, bool]
Ways = dict[int, tuple[int, ...]]
"""For each space where a move may end, in order, a shortest way there, both ends included."""


def may_enter(rules: Rules, table: Table, player: int) -> bool:
    """Whether a merchant may enter Khanbalik: with the gift, or once it is given."""
    if table.stages[player] != OUTWARD:
        return True
    held = table.hands[player]
    return held > 0 and (held & world(rules.map).finest).bit_count() >= rules.gift


def _gate(rules: Rules, table: Table, player: int) -> int:
    if table.stages[player] != OUTWARD:
        return OPEN
    return GATE if may_enter(rules, table, player) else CLOSED


def open_mission(here: World, table: Table, player: int) -> int:
    """The mission city where the move must end: only while the mission is open and the pawn can stand there."""
    if table.stages[player] != ON_MISSION or table.missions[player] < 0:
        return NONE
    city = here.missions[table.missions[player]]
    return city if here.share[city] or not occupied(table, player, city) else NONE


def occupied(table: Table, player: int, at: int) -> bool:
    """Whether another merchant stands on a space."""
    return any(place == at for other, place in enumerate(table.places) if other != player)


def ways(rules: Rules, table: Table) -> Ways:
    """Every end of the move that the lines allow, whoever stands there."""
    here, player = world(rules.map), table.player
    gate, mission = _gate(rules, table, player), open_mission(here, table, player)
    return known_ways(here, table.places[player], table.kind, table.spun, gate, mission, rules.only_start_barred)


def known_ways(here: World, *key: *Key) -> Ways:
    """The same for a place, a kind, a number of steps, what Khanbalik is, the mission and the option; each is searched once."""
    ways = here.ways.get(key)
    if ways is None:
        ways = here.ways[key] = search(here, *key)
    return ways


def destinations(rules: Rules, table: Table) -> list[int]:
    """The spaces to which the player may go with what was spun."""
    places, share, player = table.places, world(rules.map).share, table.player
    others = places[:player] + places[player + 1 :]
    return [at for at in ways(rules, table) if share[at] or at not in others]


def search(here: World, start: int, kind: int, steps: int, gate: int, mission: int, only_start: bool) -> Ways:
    """Walk the lines of one kind, a step at a time, and note every space where the walk may end."""
    near, stops, khan = here.near[kind], here.stops[kind], here.khanbalik
    found: Ways = {}
    walks: list[tuple[int, ...]] = [(start,)]
    for step in range(1, steps + 1):
        further: list[tuple[int, ...]] = []
        for walk in walks:
            for at in near[walk[-1]]:
                if at == start or (at == khan and gate == CLOSED) or (not only_start and at in walk):
                    continue
                ends = at == mission or (at == khan and gate == GATE)
                if ends or step == steps or stops[at]:
                    found.setdefault(at, (*walk, at))
                if not ends:
                    further.append((*walk, at))
        walks = list({walk[-1]: walk for walk in reversed(further)}.values()) if only_start else further
    return dict(sorted(found.items()))


def go(rules: Rules, table: Table, move: Go, log: Log | None) -> None:
    """The pawn goes to its space; arrival and trade are put on the agenda."""
    here, player = world(rules.map), table.player
    at = here.index[move.space]
    if log is not None:
        _log_move(rules, table, at, log)
    table.places = replaced(table.places, player, at)
    if here.colours[at] != NONE:
        table.left = rules.buy_limit
        table.agenda = (("end",), ("trade",))
    else:
        table.agenda = (("end",),)
    if arrives(here, at):
        table.agenda += (("arrive", player),)


def arrives(here: World, at: int) -> bool:
    """Whether an arrival on this space can matter."""
    return at == here.venice or at == here.khanbalik or at in here.missions


def _log_move(rules: Rules, table: Table, at: int, log: Log) -> None:
    here, player = world(rules.map), table.player
    path = tuple(here.spaces[i].name for i in ways(rules, table)[at])
    flow = (space(path[0]), space(path[-1]), f"pawn {player + 1}", 1)
    said = {"player": player, "kind": KINDS[table.kind], "from": path[0], "to": path[-1], "steps": len(path) - 1}
    also = ["marco_polo.must-move", "marco_polo.no-return"]
    short, last = len(path) - 1 < table.spun, here.spaces[at]
    if short and last.port:
        also.append("marco_polo.port-change")
    witness = {"path": tuple(space(name) for name in path), "spun": table.spun}
    log.add("marco_polo.move", "go-short" if short else "go", {**said, "spun": table.spun}, (flow,), tuple(also), witness)
    if any(place == at for other, place in enumerate(table.places) if other != player):
        others = tuple(other for other, place in enumerate(table.places) if place == at and other != player)
        log.add("marco_polo.share-space", "share", {"player": player, "others": others, "space": path[-1]})
    if last.kind == CITY:
        log.add("marco_polo.meeting-places", "meeting-place", {"space": path[-1]})
    elif last.kind != POST:
        log.add("marco_polo.trade-where", "no-post", {"space": path[-1], "player": player})
