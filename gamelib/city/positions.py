"""Positions of the city game as text, and the check that such a table could be.

::

    turn: 31
    phase: choose
    player: 2
    board:
      P + . . . . N
      1 F 2 . . . .
      …as many rows as the board has; see the letters in :mod:`.board_text`
    coins: 15 12
    off-board: r2
    pile: dump 2, fishmonger 2, station 1, toyshop 2, flats 3, offices 2, park 2
    aside: flats 8, offices 4, park 4

``tile``, ``bids`` (``-`` for none, ``abstain`` for one who stays out) and ``winner`` are given in the phases that have them. A
teacher who types a position may leave out ``coins``, ``pile`` and ``aside``: nothing was spent then, and what is not on the
board is where it began.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core.kit import positions as core
from ..core.kit.engine import Engine
from ..core.kit.sealed import ABSTAIN, ABSTAINED, NOT_YET, written
from ..core.moves import CHANCE
from ..core.table import replaced
from ..core.text import Line, shown
from .board_text import SITES, Drawing, drawing
from .engine.auction import bidders
from .rules import Rules
from .table import BID, BUILD, FLATS, GOODS, KINDS, LACKING, NO_TILE, NOBODY, OFF_BOARD, SET_ASIDE, Table
from .table_faults import FAULTS

COINS = "amounts for # players."
BIDS = "bids for # players; write '-' for one who has none."


def write(rules: Rules, table: Table) -> list[str]:
    """The position, a line a fact; everything is stated."""
    found = core.head(table)
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
        found.append(f"bids: {written(table.bids)}")
    if table.phase == BUILD and table.tile < len(GOODS):
        assert table.actor is not None
        found.append(f"winner: {table.actor + 1}")
    return found


class Facts(core.Facts[Rules, Table]):
    """The lines of a position of the city game, and the reading of each."""

    keys = ("turn", "phase", "player", "board", "coins", "off-board", "pile", "aside", "tile", "bids", "winner")
    faults = FAULTS

    def __init__(self, rules: Rules, engine: Engine[Rules, Table], block: Sequence[Line]) -> None:
        self.rows: list[Line] = []
        super().__init__(rules, engine, block)
        self.board = Drawing(rules, self.stated("board")[0], self.rows)

    def take(self, line: Line) -> None:
        """A row of the board, or a line with a key."""
        if ":" not in line.text and "board" in self.lines:
            self.rows.append(line)
            return
        super().take(line)
        key, value = line.pair()
        if key == "board" and value:
            line.fail("the rows of the board go on lines of their own below 'board:'.", value)

    def fail(self, where: str | int, problem: str) -> None:
        """Raise the error at a plot of the board, or at the line of that key, or where the board begins if it has none."""
        if isinstance(where, int):
            self.board.fail(where, problem)
        super().fail(where if where in self.lines else "board", problem)

    def table(self) -> Table:
        """The table, before it is checked as a whole."""
        board, rules = self.board, self.rules
        shops = self._shops()
        served = sum(1 << plot for plot in (*board.sites, *(shop for owned in shops for shop in owned)) if plot > 0)
        table = Table(
            turn=self.count("turn"),
            phase=self.phase(),
            actor=CHANCE,
            player=self.player(absent=NOBODY),
            sites=tuple(board.sites),
            shops=shops,
            blockers=tuple(board.blockers),
            served=served,
            built=served | sum(board.blockers),
            roads=board.roads,
            marks=tuple(board.marks),
            coins=self.amounts("coins", "a player's money", COINS, absent=rules.coins, high=rules.coins),
            pile=(),
            aside=(),
            tile=self._tile(),
            bids=self.amounts("bids", "a bid", BIDS, absent=NOT_YET, marks={"-": NOT_YET, ABSTAIN: ABSTAINED}),
        )
        table.pile, table.aside = self._stock(table)
        self.only_in(table, winner=BUILD, bids=BID)
        table.actor = self.actor(table)
        return table

    def decides(self, table: Table) -> int | None:
        """The winner of an auction, who bids next, or whose turn it is."""
        if table.phase == BUILD and 0 <= table.tile < len(GOODS):
            return self.player("winner")
        if table.phase == BID and table.player != NOBODY and 0 <= table.tile < len(GOODS):
            return next((player for player in bidders(self.rules, table) if table.bids[player] == NOT_YET), table.player)
        return table.player

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


read = Facts.read
