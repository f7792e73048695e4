"""Positions of the city game as text, and the check that such a table could be.

::

    turn: 31
    phase: choose
    player: 2
    board:
      P + . . . . N
      1 F 2 . . . .
      …as many rows as the board has; see the letters in :mod:`.letters`
    coins: 15 12
    off-board: r2
    pile: dump 2, fishmonger 2, station 1, toyshop 2, flats 3, offices 2, park 2
    aside: flats 8, offices 4, park 4

``tile``, ``bids`` (``-`` for none) and ``winner`` are given in the phases that have them. A teacher who types a position may
leave out ``coins``, ``pile`` and ``aside``: nothing was spent then, and what is not on the board is where it began.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core.errors import RecordError
from ..core.moves import CHANCE
from ..core.table import replaced
from ..core.text import Line, lines, shown
from .checks import check
from .engine.auction import bidders
from .letters import SITES, Drawing, drawing
from .rules import Rules
from .table import (
    BID,
    BUILD,
    DRAW,
    FIRST,
    FLATS,
    GOODS,
    KINDS,
    LACKING,
    NO_TILE,
    NOBODY,
    NOT_YET,
    OFF_BOARD,
    OVER,
    PHASES,
    SEALED,
    SET_ASIDE,
    SITE,
    Table,
)

KEYS = ("turn", "phase", "player", "board", "coins", "off-board", "pile", "aside", "tile", "bids", "winner")


def write(rules: Rules, table: Table) -> list[str]:
    """The position, a line a fact; everything is stated."""
    found = [f"turn: {table.turn}", f"phase: {table.phase}"]
    if table.player != NOBODY:
        found.append(f"player: {table.player + 1}")
    found += ["board:", *(f"  {row}" for row in drawing(rules, table))]
    found.append("coins: " + " ".join(map(str, table.coins)))
    shops = [(player, good, shop) for player, owned in enumerate(table.shops) for good, shop in enumerate(owned)]
    off = [f"{SITES[good].lower()}{player + 1}" for player, good, shop in shops if shop == OFF_BOARD]
    if off:
        found.append("off-board: " + " ".join(off))
    found.append("pile: " + _counted(range(len(KINDS)), table.pile))
    found.append("aside: " + _counted(SET_ASIDE, table.aside))
    return found + _going_on(table)


def _counted(tiles: Sequence[int], counts: Sequence[int]) -> str:
    return ", ".join(f"{KINDS[tile]} {count}" for tile, count in zip(tiles, counts, strict=True) if count) or "empty"


def _going_on(table: Table) -> list[str]:
    found = [] if table.tile == NO_TILE else [f"tile: {KINDS[table.tile]}"]
    if table.phase == BID:
        marks = {NOT_YET: "-", SEALED: "?"}
        found.append("bids: " + " ".join(marks.get(bid, str(bid)) for bid in table.bids))
    if table.phase == BUILD and table.tile < len(GOODS):
        assert table.actor is not None
        found.append(f"winner: {table.actor + 1}")
    return found


def read(rules: Rules, text: str | Sequence[Line]) -> Table:
    """The table that the text describes; :class:`RecordError` names the line of whatever cannot be."""
    block = list(lines(text)) if isinstance(text, str) else list(text)
    facts = _Facts(rules, [line for line in block if line.text])
    table = facts.table()
    check(rules, table, facts.fail)
    return table


class _Facts:
    """The lines of a position by their keys, and the reading of each."""

    def __init__(self, rules: Rules, block: Sequence[Line]) -> None:
        self.rules = rules
        self.lines: dict[str, tuple[Line, str]] = {}
        rows: list[Line] = []
        for line in block:
            if ":" not in line.text and "board" in self.lines:
                rows.append(line)
            else:
                self._take(line)
        self.board = Drawing(rules, self._said("board")[0], rows)

    def _take(self, line: Line) -> None:
        key, value = line.pair()
        key = " ".join(key.split())
        if key not in KEYS:
            line.fail(f"'{shown(key)}' is not a part of a position; the parts are {', '.join(KEYS)}.")
        if key in self.lines:
            line.fail(f"'{key}' is given twice.", key)
        if key == "board" and value:
            line.fail("the rows of the board go on lines of their own below 'board:'.", value)
        self.lines[key] = (line, value)

    def fail(self, where: str | int, problem: str) -> None:
        """Raise the error at a plot of the board, or at the line of that key, or where the board begins if it has none."""
        if isinstance(where, int):
            self.board.fail(where, problem)
            return
        line = self.lines.get(where, self.lines["board"])[0]
        line.fail(problem)

    def table(self) -> Table:
        """The table, before it is checked as a whole."""
        board, rules = self.board, self.rules
        shops = self._shops()
        served = sum(1 << plot for plot in (*board.sites, *(shop for owned in shops for shop in owned)) if plot > 0)
        table = Table(
            turn=self._number("turn", 0, 10**6),
            phase=self._phase(),
            actor=CHANCE,
            player=self._number("player", 1, rules.players) - 1 if "player" in self.lines else NOBODY,
            sites=tuple(board.sites),
            shops=shops,
            blockers=tuple(board.blockers),
            served=served,
            built=served | sum(board.blockers),
            roads=board.roads,
            marks=tuple(board.marks),
            coins=self._coins(),
            pile=(),
            aside=(),
            tile=self._tile(),
            bids=self._bids(),
        )
        table.pile, table.aside = self._stock(table)
        for key, phase in (("winner", BUILD), ("bids", BID)):
            if key in self.lines and table.phase != phase:
                self.fail(key, f"a line '{key}' belongs to the phase {phase} only.")
        table.actor = self._actor(table)
        return table

    def _actor(self, table: Table) -> int | None:
        if table.phase in (SITE, FIRST, DRAW):
            return CHANCE
        if table.phase == OVER:
            return None
        if table.phase == BUILD and 0 <= table.tile < len(GOODS):
            return self._number("winner", 1, self.rules.players) - 1
        if table.phase == BID and table.player != NOBODY and 0 <= table.tile < len(GOODS):
            return next((player for player in bidders(self.rules, table) if table.bids[player] == NOT_YET), table.player)
        return table.player

    def _said(self, key: str) -> tuple[Line, str]:
        if key not in self.lines:
            last = max((line.number for line, _ in self.lines.values()), default=1)
            raise RecordError(f"the position lacks a line '{key}: …'.", last)
        return self.lines[key]

    def _number(self, key: str, low: int, high: int) -> int:
        line, value = self._said(key)
        return line.number_of(value, key, low, high)

    def _phase(self) -> str:
        line, value = self._said("phase")
        if value not in PHASES:
            line.fail(f"'{shown(value)}' is no phase; the phases are {', '.join(PHASES)}.", value)
        return value

    def _shops(self) -> tuple[tuple[int, ...], ...]:
        shops = tuple(map(tuple, self.board.shops))
        line, value = self.lines.get("off-board", (Line(1, 0, ""), ""))
        for code in value.split():
            players = [str(player + 1) for player in range(self.rules.players)]
            if len(code) != 2 or code[0] not in SITES.lower() or code[1] not in players:
                line.fail(f"a shop off the board is written like 'p2', found '{shown(code)}'.", code)
            good, player = SITES.lower().index(code[0]), int(code[1]) - 1
            if shops[player][good] != LACKING:
                line.fail(f"player {player + 1} has two shops of the kind {KINDS[good]}.", code)
            shops = replaced(shops, player, replaced(shops[player], good, OFF_BOARD))
        return shops

    def _coins(self) -> tuple[int, ...]:
        if "coins" not in self.lines:
            return (self.rules.coins,) * self.rules.players
        line, value = self.lines["coins"]
        if len(value.split()) != self.rules.players:
            line.fail(f"there are {len(value.split())} amounts for {self.rules.players} players.")
        return tuple(line.number_of(word, "a player's money", 0, self.rules.coins) for word in value.split())

    def _tile(self) -> int:
        if "tile" not in self.lines:
            return NO_TILE
        line, value = self.lines["tile"]
        if value not in KINDS:
            line.fail(f"'{shown(value)}' is no tile of the pile; the tiles are {', '.join(KINDS)}.", value)
        return KINDS.index(value)

    def _stock(self, table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The pile and what was left over: as stated, or whatever has not been drawn."""
        pile, aside = self._counts("pile", range(len(KINDS))), self._counts("aside", SET_ASIDE)
        used = [sum(owned[good] != LACKING for owned in table.shops) for good in range(len(GOODS))]
        used += [plots.bit_count() for plots in table.blockers]
        if table.tile != NO_TILE:
            used[table.tile] += 1
        if pile is None:
            pile = tuple(max(0, all_ - gone) for all_, gone in zip(self.rules.pile, used, strict=True))
        if aside is None:
            tiles = zip(self.rules.blocker_tiles[0], used[FLATS:], strict=False)
            aside = self.rules.aside if any(pile) else tuple(max(0, all_ - gone) for all_, gone in tiles)
        return pile, aside

    def _counts(self, key: str, tiles: Sequence[int]) -> tuple[int, ...] | None:
        if key not in self.lines:
            return None
        line, value = self.lines[key]
        found: dict[int, int] = {}
        for entry in value.split(",") if value != "empty" else ():
            words = entry.split()
            if len(words) != 2 or words[0] not in [KINDS[tile] for tile in tiles]:
                line.fail(f"expected a tile and a number, like 'flats 3', found '{shown(entry.strip())}'.", entry.strip())
            if KINDS.index(words[0]) in found:
                line.fail(f"{words[0]} is given twice.", entry.strip())
            found[KINDS.index(words[0])] = line.number_of(words[1], words[0], 0, 10**4)
        return tuple(found.get(tile, 0) for tile in tiles)

    def _bids(self) -> tuple[int, ...]:
        if "bids" not in self.lines:
            return (NOT_YET,) * self.rules.players
        line, value = self.lines["bids"]
        words = value.split()
        if len(words) != self.rules.players:
            line.fail(f"there are {len(words)} bids for {self.rules.players} players; write '-' for one who has none.")
        return tuple(NOT_YET if word == "-" else line.number_of(word, "a bid") for word in words)
