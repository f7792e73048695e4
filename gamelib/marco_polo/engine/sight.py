"""Who sees what: goods, loot and open missions are hidden; cash, the number of cards, Tables and Secrets are open."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from random import Random

from ...core.events import Event, Flow
from ...core.table import replaced
from ..atlas import world
from ..rules import Rules
from ..table import (
    CARD,
    CHANCES_OF,
    GIFT,
    GOODS_OF,
    HIDDEN,
    MISSIONS,
    MOVE,
    ON_MISSION,
    OUTWARD,
    OVER,
    Table,
    all_masked,
    cards,
    count,
    masked,
)
from .unseen import outside, unseen, unseen_tables
from .ways import destinations


def hidden(rules: Rules, table: Table, viewer: int) -> Table:
    """The table as the viewer sees it: of others' goods, the loot and the tops of the piles only the number of cards.

    It shows what lies open now and remembers nothing: a card that the viewer once saw and gave away is as unseen as others.
    """
    if table.phase == OVER:
        return table
    seen = table.copy()
    hands = all_masked(table.hands)
    seen.hands = hands if viewer < 0 else replaced(hands, viewer, table.hands[viewer])  # whoever only looks on has none
    seen.tops = all_masked(table.tops)
    seen.loot = masked(table.loot)
    if ON_MISSION in table.stages:
        seen.missions = tuple(
            HIDDEN if player != viewer and table.stages[player] == ON_MISSION else city
            for player, city in enumerate(table.missions)
        )
    seen.tables = masked(table.tables)
    return seen


_PRIVATE = {
    "draw": ("player",),
    "take": ("player", "other"),
    "ransom-card": ("player",),
    "loot": ("player",),
    "table": ("player",),
}
"""Events whose card only some may see, and the values that name those players."""


def veiled(event: Event, viewer: int) -> Event:
    """The event as the viewer sees it: that a card went from one place to another, but not which."""
    if event.key == "sold-table" and event.values["secret"] and event.values["player"] != viewer:
        return replace(event, flows=_face_down(event.flows))
    if event.key not in _PRIVATE or viewer in [event.values[one] for one in _PRIVATE[event.key]]:
        return event
    values = {name: value for name, value in event.values.items() if name not in ("card", "named", "city", "value")}
    if event.key in ("ransom-card", "take"):
        values.pop("colour", None)
    return replace(event, key=f"{event.key}-hidden", values=values, flows=_face_down(event.flows))


def _face_down(flows: tuple[Flow, ...]) -> tuple[Flow, ...]:
    """The same flows without faces: cards between the same places are counted together."""
    found: dict[tuple[object, ...], int] = {}
    for source, target, thing, amount in flows:
        face = thing if thing == "money" else "table" if thing.startswith("table") else CARD
        found[source, target, face] = found.get((source, target, face), 0) + amount
    return tuple((*key, amount) for key, amount in found.items())  # type: ignore[misc]


def guess(rules: Rules, table: Table, viewer: int, rng: Random) -> Table:
    """An open table that agrees with what the viewer sees; every choice among unseen cards and Tables is random."""
    opened = table.copy()
    if min(*table.hands, *table.tops, table.loot) < 0:
        _deal_cards(rules, table, opened, rng)
    if table.tables < 0 or HIDDEN in table.missions:
        _deal_tables(rules, table, opened, rng)
    return opened


def _deal_cards(rules: Rules, table: Table, opened: Table, rng: Random) -> None:
    """First the goods that some hand must hold, then the tops of the piles, then all other hands and the loot."""
    hiding, needs = unseen(table), _needs(rules, table)
    room = [outside(table, colour) for colour in range(4)]
    pool = [card for card in cards(hiding) if any(1 << card & goods for goods in GOODS_OF)]
    rng.shuffle(pool)
    hands = {player: 0 for player, hand in enumerate(table.hands) if hand < 0}
    for player, need in needs.items():
        for card in [card for card in pool if 1 << card & world(rules.map).finest]:
            colour = next(colour for colour in range(4) if 1 << card & GOODS_OF[colour])
            if room[colour] and hands[player].bit_count() < need:
                hands[player] |= 1 << card
                room[colour] -= 1
                pool.remove(card)
    loose: list[int] = []
    tops = list(table.tops)
    for colour in range(4):
        mine = [card for card in pool if 1 << card & GOODS_OF[colour]]
        loose += mine[: room[colour]]
        if tops[colour] < 0:
            tops[colour] = sum(1 << card for card in mine[room[colour] :]) | hiding & CHANCES_OF[colour]
    rng.shuffle(loose)
    for player in hands:
        while hands[player].bit_count() < count(table.hands[player]):
            hands[player] |= 1 << loose.pop()
    opened.tops = tuple(tops)
    opened.hands = tuple(hands.get(player, hand) for player, hand in enumerate(table.hands))
    opened.loot = sum(1 << card for card in loose) if table.loot < 0 else table.loot


def _needs(rules: Rules, table: Table) -> dict[int, int]:
    """How many of the finest goods a masked hand must hold: for the gift, or because only Khanbalik is left to go to."""
    needs: dict[int, int] = {}
    for player, hand in enumerate(table.hands):
        if hand >= 0 or table.stages[player] != OUTWARD:
            continue
        if table.places[player] == world(rules.map).khanbalik:
            left = [task[2] for task in table.agenda if task[0] == GIFT and task[1] == player]
            needs[player] = int(left[0]) if left else rules.gift if ("table", player) not in table.agenda else 0
        elif table.phase == MOVE and table.player == player:
            without = table.changed(hands=tuple(0 if one == player else other for one, other in enumerate(table.hands)))
            needs[player] = 0 if destinations(rules, without) else rules.gift
    return {player: need for player, need in needs.items() if need}


def _deal_tables(rules: Rules, table: Table, opened: Table, rng: Random) -> None:
    """Each hidden mission is any city that the viewer does not know of and that agrees with where everyone stands."""
    left = [city for city in range(len(MISSIONS)) if unseen_tables(table) >> city & 1]
    orders = list(permutations(left))
    rng.shuffle(orders)
    for order in orders:
        cities = iter(order)
        opened.missions = tuple(next(cities) if city == HIDDEN else city for city in table.missions)
        opened.tables = sum(1 << city for city in cities)
        if _could_be(rules, table, opened):
            return
    raise AssertionError("no mission agrees with what is seen")


def _could_be(rules: Rules, table: Table, opened: Table) -> bool:
    """Nobody stands in their own mission city unless just arriving, and the player at hand has somewhere to go."""
    cities = world(rules.map).missions
    for player, city in enumerate(table.missions):
        here = cities[opened.missions[player]] == table.places[player]
        if city == HIDDEN and here and ("arrive", player) not in table.agenda:
            return False
    return table.phase != MOVE or bool(destinations(rules, opened))
