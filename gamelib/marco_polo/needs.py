"""What a merchant still needs, and the whole hand by colour and value: lines for the player who decides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .atlas import world
from .engine.arrival import lacking
from .engine.end import worth
from .rules import Rules
from .table import (
    CARDS,
    COLOURS,
    GOODS_OF,
    HOMEWARD,
    KHANBALIK,
    MEASURED,
    MISSIONS,
    NONE,
    ON_MISSION,
    OUTWARD,
    VENICE,
    Table,
    cards,
    count,
)

Need = tuple[str, Mapping[str, object]]
"""The key of a sentence among the ruleset's ``needs``, and its values."""
COUNTED = {"gift": ("held", "gift"), **dict.fromkeys(("sum", "sum-table", "sum-papers"), ("worth", "goal"))}
"""What is counted in a sentence, for the bar below it: how much there is, and of how much."""
TOLD = {"lacks-colour": "colour", "over-colour": "colour", "lacks-papers": "papers"}
"""What may be missing in Venice beside the mission and the sum."""


def needs(rules: Rules, table: Table, player: int) -> Iterator[Need]:
    """What stands between a merchant and the next goal, the fortune for Venice, and the cards in hand."""
    here, stage, hand = world(rules.map), table.stages[player], table.hands[player]
    if stage == OUTWARD:
        held = (hand & here.finest).bit_count()
        yield "gift", {"value": here.best, "held": held, "gift": rules.gift, "city": KHANBALIK}
    elif stage == ON_MISSION:
        yield "mission", {"city": MISSIONS[table.missions[player]]}
    has = worth(rules, table, player)
    lacks = [(TOLD[key], values) for _, key, values in lacking(rules, table, player) if key in TOLD]
    ready = stage == HOMEWARD and has >= rules.goal and not lacks
    yield "home" if ready else _owned(table, player), {**_parts(rules, table, player), "city": VENICE, "goal": rules.goal}
    limits = {"least": rules.least_of_colour, "most": rules.most_of_colour}
    if not ready and rules.least_of_colour and (stage != HOMEWARD or "colour" not in dict(lacks)):
        yield _colours(rules, hand, limits)
    if stage == HOMEWARD:
        yield from ((key, {**limits, **values}) for key, values in lacks)
    if hand:
        yield "hand", {"cards": count(hand), "colours": _by_colour(rules, hand)}


def _colours(rules: Rules, hand: int, limits: Mapping[str, object]) -> Need:
    """The colours that Venice wants beside the sum, and those of which there are too few so far."""
    few = [one for one in MEASURED if (hand & GOODS_OF[one]).bit_count() < rules.least_of_colour]
    told = {**limits, "colours": tuple(COLOURS[one] for one in MEASURED), "lacks": tuple(COLOURS[one] for one in few)}
    none = not any(hand & GOODS_OF[one] for one in MEASURED)
    return ("colours-none" if none else "colours-lack" if few else "colours"), told


def _owned(table: Table, player: int) -> str:
    """How the fortune is told: money and goods, which lie before the merchant, or with the papers, which show no number."""
    return "sum-papers" if table.learnt[player] != NONE else "sum-table" if table.golden[player] else "sum"


def _parts(rules: Rules, table: Table, player: int) -> dict[str, int]:
    """The fortune and the parts that add up to it."""
    has, cash, goods = worth(rules, table, player), table.cash[player], world(rules.map).worth(table.hands[player])
    return {"worth": has, "cash": cash, "goods": goods, "papers": has - cash - goods}


def _by_colour(rules: Rules, hand: int) -> tuple[tuple[str, str], ...]:
    """The values of a hand by colour, the finest first."""
    values = world(rules.map).values
    held: dict[int, list[int]] = {}
    for card in cards(hand):
        held.setdefault(card // CARDS, []).append(values[card])
    return tuple((COLOURS[colour], "+".join(map(str, sorted(of, reverse=True)))) for colour, of in held.items())
