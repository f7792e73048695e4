"""Why a pawn may not go to a space: which rule stops it, and where it could go instead. Asked only when a move is refused."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.events import Refusal
from ..atlas import world
from ..rules import Rules
from ..table import KINDS, MISSIONS, NONE, Table
from ..world import World
from .ways import CLOSED, OPEN, destinations, may_enter, occupied, open_mission, search, ways


def why_not_there(rules: Rules, table: Table, at: int) -> Iterator[Refusal]:
    """Every clause that keeps the player's pawn from ending its move on this space."""
    here, player = world(rules.map), table.player
    values = {
        "player": player,
        "space": here.spaces[at].name,
        "from": here.spaces[table.places[player]].name,
        "kind": KINDS[table.kind],
        "spun": table.spun,
        "options": tuple(here.spaces[i].name for i in destinations(rules, table)),
    }
    if at == table.places[player]:
        if _loops(here, at, table.kind, table.spun):
            yield Refusal("marco_polo.no-return", "go-back", values)
        yield Refusal("marco_polo.must-move", "go-nowhere", values)
        return
    if not here.share[at] and occupied(table, player, at):
        others = tuple(other for other, place in enumerate(table.places) if place == at and other != player)
        yield Refusal("marco_polo.share-space", "go-occupied", {**values, "others": others})
    if at in ways(rules, table):
        return
    if at == here.khanbalik and not may_enter(rules, table, player):
        entry = {**values, "gift": rules.gift, "value": here.best, "held": _finest_held(rules, table)}
        yield Refusal("marco_polo.khanbalik-entry", "go-khanbalik", entry)
    yield from _off_the_way(rules, table, at, values)


def _finest_held(rules: Rules, table: Table) -> int:
    hand = table.hands[table.player]
    return (hand & world(rules.map).finest).bit_count() if hand > 0 else 0


def _off_the_way(rules: Rules, table: Table, at: int, values: dict[str, object]) -> Iterator[Refusal]:
    """The first of the rules without which the way would be open; else it is too far, or the pawn may not stop so soon."""
    here, player = world(rules.map), table.player
    start, kind, steps, again = table.places[player], table.kind, table.spun, rules.only_start_barred
    gate = OPEN if table.stages[player] or may_enter(rules, table, player) else CLOSED
    mission = open_mission(here, table, player)
    if gate != OPEN and at != here.khanbalik and at in search(here, start, kind, steps, OPEN, mission, again):
        yield Refusal("marco_polo.khanbalik-pass", "go-past-khanbalik", values)
    elif table.stages[player] == 0 and at in search(here, start, kind, steps, OPEN, mission, again) and at != here.khanbalik:
        yield Refusal("marco_polo.khanbalik-pass", "go-past-gate", values)
    elif mission != NONE and at in search(here, start, kind, steps, gate, NONE, again):
        city = MISSIONS[table.missions[player]]
        yield Refusal("marco_polo.mission", "go-past-mission", {**values, "city": city})
    elif _passes(here, start, kind, steps, at):
        yield Refusal("marco_polo.move", "go-too-short", values)
        if not again and at in search(here, start, kind, steps, gate, mission, True):
            yield Refusal("marco_polo.move", "go-twice", values)
    elif _mixed(here, start, steps, at):
        yield Refusal("marco_polo.port-change", "go-mixed", values)
    elif at != here.khanbalik or gate == OPEN:
        yield Refusal("marco_polo.move", "go-too-far", values)


def _loops(here: World, start: int, kind: int, steps: int) -> bool:
    """Whether a walk of that many steps or fewer could come back to its start other than by the line it left on."""
    walks: list[tuple[int, ...]] = [(start,)]
    for step in range(1, steps + 1):
        further: list[tuple[int, ...]] = []
        for walk in walks:
            for at in here.near[kind][walk[-1]]:
                if at == start and step > 2:
                    return True
                if at not in walk:
                    further.append((*walk, at))
        walks = further
    return False


def _passes(here: World, start: int, kind: int, steps: int, at: int) -> bool:
    """Whether the space lies within the number spun, by lines of the announced kind."""
    seen, edge = {start}, {start}
    for _ in range(steps):
        edge = {near for one in edge for near in here.near[kind][one]} - seen
        seen |= edge
    return at in seen


def _mixed(here: World, start: int, steps: int, at: int) -> bool:
    """Whether the space lies within the number spun if land and sea could be mixed."""
    seen, edge = {start}, {start}
    for _ in range(steps):
        edge = {near for one in edge for kind in (0, 1) for near in here.near[kind][one]} - seen
        seen |= edge
    return at in seen
