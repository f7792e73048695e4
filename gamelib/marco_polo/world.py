"""A map as the engine uses it: spaces, lines, roulette and cards, with everything looked up that play asks for often."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

from ..core.moves import Move
from .notation import Draw, Give, Go, Ransom, Sell, Spin, Take
from .table import ACRE, ATTACK, CARDS, CHANCE_NAMES, GOODS, KARAKORUM, KHANBALIK, MISSIONS, NONE, VENICE, ZANZIBAR

CITY, POST, PORT, CIRCLE = "city", "post", "port", "circle"
"""Kinds of spaces: Venice and Khanbalik; large circles, small triangles, small circles."""

M = TypeVar("M", bound=Move)


class Space(NamedTuple):
    """A space of the map; ``port`` is also true of posts where land meets sea."""

    name: str
    longitude: float
    latitude: float
    kind: str
    colour: int = NONE
    port: bool = False


class Chart(NamedTuple):
    """What a map's file says, in its own order."""

    name: str
    title: str
    note: str
    spaces: tuple[Space, ...]
    lines: tuple[tuple[tuple[int, int], ...], ...]
    """Pairs of spaces that a line joins, for land and for sea."""
    rings: tuple[tuple[tuple[int, int], ...], ...]
    """What a ring shows, with its weight, for land and for sea."""
    goods: tuple[tuple[str, int], ...]
    """Names and values of the goods, nine a colour."""
    amounts: Mapping[str, int]
    """The numbers on chance cards."""


class World:
    """A chart with its neighbours, stops, rings, cards and moves laid out for play. It never changes."""

    def __init__(self, chart: Chart) -> None:
        self.chart, self.name, self.spaces = chart, chart.name, chart.spaces
        self.index = {space.name: i for i, space in enumerate(chart.spaces)}
        self.near = tuple(_neighbours(len(chart.spaces), lines) for lines in chart.lines)
        self.colours = tuple(space.colour for space in chart.spaces)
        self.share = tuple(space.kind in (POST, CITY) for space in chart.spaces)
        self.stops = tuple(self._stops(kind) for kind in range(len(chart.lines)))
        self.kinds_from = tuple(tuple(kind for kind in (0, 1) if self.near[kind][i]) for i in range(len(chart.spaces)))
        self.venice, self.khanbalik = self.index[VENICE], self.index[KHANBALIK]
        self.acre, self.zanzibar, self.karakorum = self.index[ACRE], self.index[ZANZIBAR], self.index[KARAKORUM]
        self.missions = tuple(self.index[city] for city in MISSIONS)
        self._lay_out_rings()
        self._lay_out_cards()
        self.goes = tuple(Go(space.name) for space in chart.spaces)
        self.ways: dict[tuple[int, ...], dict[int, tuple[int, ...]]] = {}
        """Where a spin leads, kept once it has been looked for; see ``engine.ways``."""

    def _stops(self, kind: int) -> tuple[bool, ...]:
        """Where a move by that kind of line may end before its number is used up: posts, ports, both cities, line ends."""
        ends = [len(near) == 1 for near in self.near[kind]]
        return tuple(space.kind != CIRCLE or space.port or end for space, end in zip(self.spaces, ends, strict=True))

    def _lay_out_rings(self) -> None:
        most = max(steps for ring in self.chart.rings for steps, _ in ring)
        self.spins = (*(Spin(steps) for steps in range(1, most + 1)), Spin(ATTACK))
        by_steps = {spin.steps: spin for spin in self.spins}
        ordered = [sorted(ring, key=lambda one: one[0] or most + 1) for ring in self.chart.rings]
        self.ring_moves = tuple(tuple(by_steps[steps] for steps, _ in ring) for ring in ordered)
        self.ring_weights = tuple(tuple(weight for _, weight in ring) for ring in ordered)

    def _lay_out_cards(self) -> None:
        names, values = [], []
        for colour in range(4):
            goods = self.chart.goods[colour * GOODS : (colour + 1) * GOODS]
            chances = CHANCE_NAMES[colour * (CARDS - GOODS) : (colour + 1) * (CARDS - GOODS)]
            names += [name for name, _ in goods] + list(chances)
            values += [value for _, value in goods] + [self.chart.amounts.get(name, 0) for name in chances]
        self.cards, self.values = tuple(names), tuple(values)
        self.card_index = {name: card for card, name in enumerate(names)}
        best = max(value for _, value in self.chart.goods)
        self.best = best
        self.finest = sum(1 << i for i, value in enumerate(values) if i % CARDS < GOODS and value == best)
        self.draws = tuple(Draw(name) for name in names)
        self.sells, self.ransoms = tuple(Sell(name) for name in names), tuple(Ransom(name) for name in names)
        self.takes, self.gives = tuple(Take(name) for name in names), tuple(Give(name) for name in names)

    @staticmethod
    def goods_moves(moves: Sequence[M]) -> tuple[M, ...]:
        """Of one move a card, those that are about goods."""
        return tuple(move for card, move in enumerate(moves) if card % CARDS < GOODS)

    def worth(self, hand: int) -> int:
        """What a hand of goods is worth."""
        total, values = 0, self.values
        while hand > 0:
            bit = hand & -hand
            total += values[bit.bit_length() - 1]
            hand ^= bit
        return total

    def is_good(self, name: str) -> bool:
        """Whether a card of that name is a good."""
        return self.card_index.get(name, CARDS - 1) % CARDS < GOODS

    def __repr__(self) -> str:
        return f"<map '{self.name}': {len(self.spaces)} spaces>"


def _neighbours(spaces: int, lines: Sequence[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in range(spaces)]
    for a, b in lines:
        found[a].append(b)
        found[b].append(a)
    return tuple(tuple(sorted(near)) for near in found)
