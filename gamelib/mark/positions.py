"""Positions of MARK as text, and the check that such a table could be.

::

    turn: 14
    phase: act
    player: 2
    dice: red star
    actions: 1
    market: A red 3, C gold 1
    bank: white 8, blue 8, gold 6, green 8, red 3
    company 1: $12 | yard red . . blue | roof . . . .
    company 2: $30 | yard . . . .      | roof . gold . red

``auction``, ``bids`` (``-`` for one still to come) and ``winner`` are given in the phases that have them.
"""

from __future__ import annotations

from ..core.kit import positions as core
from ..core.kit.sealed import NOT_YET, written
from ..core.moves import CHANCE
from ..core.text import Line, shown
from .rules import Rules
from .table import BID, COLOURS, EMPTY, FACES, FIRST_DIE, NO_DICE, NOBODY, PLACE, ROWS, SECOND_DIE, Table
from .table_faults import FAULTS

BIDS = "bids for # players; write '-' for one still to come."


def write(rules: Rules, table: Table) -> list[str]:
    """The position, a line a fact; everything is stated."""
    found = core.head(table)
    if table.dice:
        found.append(f"dice: {' '.join(FACES[face] for face in table.dice)}")
    if table.actions:
        found.append(f"actions: {table.actions}")
    claimed = [f"{ROWS[row]} {COLOURS[c]} {table.sold[c]}" for row, c in enumerate(table.rows) if c != EMPTY]
    found.append(f"market: {', '.join(claimed) or 'empty'}")
    found.append("bank: " + ", ".join(f"{name} {count}" for name, count in zip(COLOURS, table.bank, strict=True)))
    found += [_company(table, player) for player in range(rules.players)]
    return found + _auction(table)


def _company(table: Table, player: int) -> str:
    yard, roof = (" ".join(_piece(c) for c in row) for row in (table.yards[player], table.roofs[player]))
    return f"company {player + 1}: ${table.cash[player]} | yard {yard} | roof {roof}"


def _piece(colour: int) -> str:
    return "." if colour == EMPTY else COLOURS[colour]


def _auction(table: Table) -> list[str]:
    if table.lot == EMPTY:
        return []
    if table.phase == PLACE:
        assert table.actor is not None
        return [f"auction: {COLOURS[table.lot]}", f"winner: {table.actor + 1}"]
    return [f"auction: {COLOURS[table.lot]}", f"bids: {written(table.bids)}"]


class Facts(core.Facts[Rules, Table]):
    """The lines of a position of MARK, and the reading of each."""

    keys = ("turn", "phase", "player", "dice", "actions", "market", "bank", "auction", "winner", "bids")
    seats = "company"
    faults = FAULTS

    def table(self) -> Table:
        """The table, before it is checked as a whole."""
        players, rules = self.rules.players, self.rules
        rows, sold = self._market()
        companies = [self._company(player) for player in range(players)]
        table = Table(
            turn=self.number("turn", 0, rules.turn_limit),
            phase=self.phase(),
            actor=CHANCE,
            player=self.player(absent=NOBODY),
            dice=self._dice(),
            actions=self.number("actions", 1, 2, absent=0),
            cash=tuple(cash for cash, _, _ in companies),
            yards=tuple(yard for _, yard, _ in companies),
            roofs=tuple(roof for _, _, roof in companies),
            bank=self._bank(),
            rows=rows,
            sold=sold,
            lot=self._colour("auction", self.lines["auction"][1]) if "auction" in self.lines else EMPTY,
            bids=self.amounts("bids", "a bid", BIDS, absent=NOT_YET, marks={"-": NOT_YET}),
        )
        table.actor = self.actor(table)
        self.only_in(table, winner=PLACE, bids=BID)
        return table

    def decides(self, table: Table) -> int | None:
        """The winner of an auction, whose bid is next, or whose turn it is."""
        if table.phase == PLACE:
            return self.player("winner")
        if table.phase == BID and table.player != NOBODY:
            laid = sum(bid != NOT_YET for bid in table.bids)
            return (table.player + laid) % self.rules.players
        return table.player

    def _colour(self, key: str, text: str) -> int:
        if text not in COLOURS:
            self.stated(key)[0].fail(f"'{shown(text)}' is no colour; the colours are {', '.join(COLOURS)}.", text)
        return COLOURS.index(text)

    def _dice(self) -> tuple[int, ...]:
        if "dice" not in self.lines:
            return NO_DICE
        line, value = self.lines["dice"]
        faces = [FACES.index(word) for word in value.split() if word in FACES]
        if len(faces) != 2 or len(value.split()) != 2 or faces[0] not in FIRST_DIE or faces[1] not in SECOND_DIE:
            line.fail(f"dice are two faces, the first a colour or hammer, the second a colour or star; found '{shown(value)}'.")
        return tuple(faces)

    def _market(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        line, value = self.stated("market")
        rows, sold = [EMPTY] * len(ROWS), [0] * len(COLOURS)
        for entry in value.split(",") if value != "empty" else ():
            words = entry.split()
            if len(words) != 3 or words[0] not in tuple(ROWS):
                line.fail(
                    f"expected a row, its colour and its pieces, like 'A red 3', found '{shown(entry.strip())}'.",
                    entry.strip(),
                )
            row, colour = ROWS.index(words[0]), self._colour("market", words[1])
            if rows[row] != EMPTY or colour in rows:
                line.fail(f"row {words[0]} or the colour {words[1]} is given twice.", entry.strip())
            rows[row] = colour
            sold[colour] = line.number_of(words[2], f"row {words[0]}", 1, self.rules.market_squares)
        return tuple(rows), tuple(sold)

    def _bank(self) -> tuple[int, ...]:
        line, value = self.stated("bank")
        found: dict[int, int] = {}
        for entry in value.split(","):
            words = entry.split()
            if len(words) != 2:
                line.fail(f"expected a colour and a number, like 'red 3', found '{shown(entry.strip())}'.", entry.strip())
            colour = self._colour("bank", words[0])
            if colour in found:
                line.fail(f"{words[0]} is given twice.", entry.strip())
            found[colour] = line.number_of(words[1], words[0], 0, self.rules.pieces)
        if len(found) != len(COLOURS):
            line.fail(f"the bank must state all of {', '.join(COLOURS)}.")
        return tuple(found[colour] for colour in range(len(COLOURS)))

    def _company(self, player: int) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
        key = f"company {player + 1}"
        line, value = self.stated(key)
        parts = [part.split() for part in value.split("|")]
        if [part[:1] for part in parts[1:]] != [["yard"], ["roof"]] or len(parts[0]) != 1 or parts[0][0][0] != "$":
            line.fail(f"a company is written '$30 | yard red . . . | roof . . . .', found '{shown(value)}'.")
        cash = line.number_of(parts[0][0][1:], "cash")
        yard, roof = (self._row(key, line, part[1:]) for part in parts[1:])
        return cash, yard, roof

    def _row(self, key: str, line: Line, squares: list[str]) -> tuple[int, ...]:
        if len(squares) != self.rules.squares:
            line.fail(f"a row of {key} has {len(squares)} squares; it must have {self.rules.squares}.")
        return tuple(EMPTY if word == "." else self._colour(key, word) for word in squares)


read = Facts.read
