"""What can be counted in Marco Polo: hands, worth, missions, piles and loot as the asker sees them, and how far places are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..core.counts import Count
from .atlas import world
from .journey_times import pace
from .place_counts import between, closed, furthest, leaving, place_counts, standing, untouched
from .rules import Rules
from .spoken import good
from .table import (
    ATTACK,
    CARDS,
    COLOURS,
    HOMEWARD,
    KINDS,
    MISSIONS,
    MOVE,
    NONE,
    ON_MISSION,
    OUTWARD,
    OVER,
    PILE,
    SECRETS,
    STAGES,
    Table,
    cards,
    count,
)

__all__ = ["between", "closed", "counts", "leaving", "standing", "untouched"]


def counts(rules: Rules, table: Table) -> Iterator[Count]:
    """Every number that somebody may ask for who sees this table; of hidden hands no more than how many cards they hold."""
    yield furthest(rules, table)
    for player in range(rules.players):
        yield from _hand(rules, table, player)
        yield from _merchant(rules, table, player)
    for colour in range(len(COLOURS)):
        yield from _pile(rules, table, colour)
    yield from _stacks(rules, table)
    yield from _goods(rules)
    yield from place_counts(rules, table)


def _goods(rules: Rules) -> Iterator[Count]:
    """What each good is, and what it is worth."""
    here = world(rules.map)
    for card in here.cards:
        if told := good(rules, card):
            yield Count("good", "marco_polo.goods", told, about=(("card", card),))


def _hand(rules: Rules, table: Table, player: int) -> Iterator[Count]:
    here, hand = world(rules.map), table.hands[player]
    yield Count("goods", "marco_polo.hidden-hands", {"player": player, "goods": count(hand)}, player)
    seen = cards(hand) if hand >= 0 else None
    if seen is None:
        yield Count("worth-hidden", "marco_polo.hidden-hands", {"player": player}, player)
    else:
        worth = sum(here.values[card] for card in seen)
        yield Count("worth", "marco_polo.sell", {"player": player, "goods": len(seen), "worth": worth}, player)
        if seen:
            yield Count(
                "hand", "marco_polo.goods", {"player": player, "cards": tuple(here.cards[card] for card in seen)}, player
            )
        if table.stages[player] == OUTWARD:
            held = (hand & here.finest).bit_count()
            values = {"player": player, "gift": rules.gift, "value": here.best, "held": held}
            yield Count("gift", "marco_polo.khanbalik-gift", values, player)
    for colour, name in enumerate(COLOURS):
        said: dict[str, object] = {"player": player, "colour": name}
        if seen is None:
            yield Count("colour-hidden", "marco_polo.hidden-hands", said, player, (("colour", name),))
        else:
            same = sum(card // CARDS == colour for card in seen)
            yield Count("colour", "marco_polo.goods", {**said, "goods": same}, player, (("colour", name),))


def _merchant(rules: Rules, table: Table, player: int) -> Iterator[Count]:
    """What a merchant is worth, how far the journey has come, and where the mission leads."""
    hand, here = table.hands[player], world(rules.map)
    papers = rules.table_value * table.golden[player] + rules.secret_value * (table.learnt[player] != NONE)
    values = {"player": player, "cash": table.cash[player], "goods": count(hand), "papers": papers, "goal": rules.goal}
    if hand < 0:
        yield Count("fortune-hidden", "marco_polo.goal", values, player)
    else:
        worth = here.worth(hand)
        yield Count("score", "marco_polo.goal", {**values, "worth": worth, "sum": table.cash[player] + worth + papers}, player)
    where: dict[str, object] = {
        "player": player,
        "stage": STAGES[table.stages[player]],
        "space": here.spaces[table.places[player]].name,
    }
    if player == table.player and table.phase == MOVE:
        yield Count("spun", "marco_polo.move", {"player": player, "steps": table.spun, "kind": KINDS[table.kind]}, player)
    yield Count("standing", "marco_polo.goal", {**values, **where}, player)
    yield Count("whereabouts", "marco_polo.map", where, player)
    yield _mission(table, player)


def _mission(table: Table, player: int) -> Count:
    stage, mission = table.stages[player], table.missions[player]
    key = "none" if stage == OUTWARD else "done" if stage == HOMEWARD else "open" if mission >= 0 else "hidden"
    city = MISSIONS[mission] if mission >= 0 and stage >= ON_MISSION else ""
    return Count(f"mission-{key}", "marco_polo.mission", {"player": player, "city": city}, player)


def _pile(rules: Rules, table: Table, colour: int) -> Iterator[Count]:
    """How many cards a pile has, and how many of the finest goods of a colour there are."""
    here, name = world(rules.map), COLOURS[colour]
    lying = count(table.tops[colour]) + len(table.bottoms[colour])
    about = (("colour", name),)
    yield Count("pile", "marco_polo.bank", {"colour": name, "cards": lying}, about=about)
    finest = here.finest & PILE[colour]
    shown = sum((hand & finest).bit_count() for hand in table.hands if hand > 0)
    values = {"colour": name, "all": finest.bit_count(), "value": here.best, "held": shown}
    yield Count("finest", "marco_polo.goods", values, about=about)


def _stacks(rules: Rules, table: Table) -> Iterator[Count]:
    yield Count("loot", "marco_polo.loot", {"cash": table.loot_cash, "cards": count(table.loot)})
    left = {"tables": count(table.tables), "of": len(MISSIONS), "secrets": count(table.secrets), "all": len(SECRETS)}
    yield Count("tables", "marco_polo.khanbalik-gift", left)
    yield Count("secrets", "marco_polo.mission", left)
    yield from _papers(table)
    if table.phase != OVER and table.player >= 0:
        yield Count("next", "marco_polo.turn", {"player": table.player, "next": (table.player + 1) % len(table.places)})
    chart = world(rules.map).chart
    yield Count("danger", "marco_polo.roulette", {kind: _attacks(ring) for kind, ring in zip(KINDS, chart.rings, strict=True)})
    for kind, ring in zip(KINDS, chart.rings, strict=True):
        *numbers, attack = _chances(ring)
        told = {"kind": kind, "numbers": ", ".join(f"{steps} ({chance})" for steps, chance in numbers), "attack": attack[1]}
        yield Count("ring", "marco_polo.roulette", told, about=(("kind", kind),))
    if table.phase != MOVE:
        most = {kind: max(steps for steps, _ in ring) for kind, ring in zip(KINDS, chart.rings, strict=True)}
        yield Count("most", "marco_polo.roulette", most)
    yield Count("pace", "marco_polo.roulette", {kind: f"{pace(chart, number):.1f}" for number, kind in enumerate(KINDS)})


def _attacks(ring: Sequence[tuple[int, int]]) -> int:
    """How many of a hundred spins of a ring are attacks."""
    return round(100 * sum(weight for steps, weight in ring if steps == ATTACK) / sum(weight for _, weight in ring))


def _chances(ring: Sequence[tuple[int, int]]) -> list[tuple[int, str]]:
    """Every number of steps on a ring with its chance as a fraction; the attack is the last."""
    every = sum(weight for _, weight in ring)
    return [(steps, f"{weight}/{every}") for steps, weight in sorted(ring, key=lambda one: (one[0] == ATTACK, one[0]))]


def _papers(table: Table) -> Iterator[Count]:
    """Who holds a Golden Table, and who a Secret."""
    golden = tuple(player for player, holds in enumerate(table.golden) if holds)
    learnt = tuple(player for player, which in enumerate(table.learnt) if which != NONE)
    yield Count("table-holders" if golden else "table-nobody", "marco_polo.hidden-hands", {"players": golden})
    if learnt:
        yield Count("secret-holders", "marco_polo.hidden-hands", {"players": learnt})
