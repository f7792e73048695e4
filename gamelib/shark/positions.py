"""Positions of SHARK as text, and the check that such a table could be.

::

    turn: 14
    phase: place
    player: 2
    dice: red 3
    bought: 1
    row 1: . . R R . . . . . . . .
    …
    row 10: . . . . . . . . . B . .
    values: red 2, blue 1, green 0, yellow 0
    box: red 0, blue 0, green 3, yellow 0
    bank: red 38, blue 40, green 40, yellow 37
    player 1: 12000 | red 2, blue 0, green 0, yellow 0
    player 2: out

``bank`` are the bank's shares. ``debts`` (a sum a player) and ``lots`` (shares surrendered so far) belong to the phase settle.
"""

from __future__ import annotations

from ..core.kit import positions as core
from ..core.moves import CHANCE
from ..core.text import Line, shown
from .map import BITS, COLUMNS, ROWS, ZONES, chains_of
from .rules import Rules
from .table import CHOOSE, COMPANIES, FACES, HUES, LETTERS, NO_COLOUR, NO_DICE, NOBODY, NOTHING, SETTLE, Table
from .table_faults import FAULTS

EMPTY = "."
DEBTS = "debts for # players; write 0 for none."


def write(rules: Rules, table: Table) -> list[str]:
    """The position, a line a fact; everything is stated."""
    found = core.head(table)
    if table.dice:
        face, zone = table.dice
        found.append(f"dice: {zone + 1}" if face == NO_COLOUR else f"dice: {FACES[face]} {zone + 1}")
    if table.bought:
        found.append(f"bought: {table.bought}")
    found += [f"row {row + 1}: {' '.join(_letter(table, bit) for bit in BITS[row])}" for row in range(ROWS)]
    found += [f"{key}: {_counts(getattr(table, name))}" for key, name in (("values",) * 2, ("box",) * 2, ("bank", "stock"))]
    found += [_player(table, player) for player in range(rules.players)]
    if table.phase == SETTLE:
        found += [f"debts: {' '.join(map(str, table.debts))}", f"lots: {_counts(table.lots)}"]
    return found


def _letter(table: Table, bit: int) -> str:
    return next((LETTERS[company] for company in HUES if table.built[company] & bit), EMPTY)


def _counts(counts: tuple[int, ...]) -> str:
    return ", ".join(f"{name} {count}" for name, count in zip(COMPANIES, counts, strict=True))


def _player(table: Table, player: int) -> str:
    held = "out" if table.out[player] else f"{table.cash[player]} | {_counts(table.shares[player])}"
    return f"player {player + 1}: {held}"


class Facts(core.Facts[Rules, Table]):
    """The lines of a position of SHARK, and the reading of each."""

    keys = (
        *("turn", "phase", "player", "dice", "bought", "values", "box", "bank", "debts", "lots"),
        *(f"row {row + 1}" for row in range(ROWS)),
    )
    seats = "player"
    faults = FAULTS

    def table(self) -> Table:
        """The table, before it is checked as a whole."""
        built = self._map()
        players = [self._player(player) for player in range(self.rules.players)]
        table = Table(
            turn=self.count("turn"),
            phase=self.phase(),
            actor=CHANCE,
            player=self.player(absent=NOBODY),
            dice=self._dice(),
            bought=self.number("bought", 1, absent=0),
            chains=tuple(chains_of(squares) for squares in built),
            built=built,
            values=self._counts("values", *self.stated("values")),
            box=self._counts("box", *self.stated("box")),
            stock=self._counts("bank", *self.stated("bank")),
            cash=tuple(cash for cash, _, _ in players),
            shares=tuple(held for _, held, _ in players),
            out=tuple(out for _, _, out in players),
            debts=self.amounts("debts", "a debt", DEBTS, absent=0),
            lots=self._counts("lots", *self.lines["lots"]) if "lots" in self.lines else NOTHING,
        )
        table.actor = self.actor(table)
        return table

    def decides(self, table: Table) -> int | None:
        """The next debtor, who chooses a start share, or whose turn it is."""
        seats = [(table.player + seat) % self.rules.players for seat in range(self.rules.players)]
        if table.phase == SETTLE:
            return next((player for player in seats if table.debts[player]), None)
        return seats[sum(map(sum, table.shares)) % self.rules.players] if table.phase == CHOOSE else table.player

    def _dice(self) -> tuple[int, ...]:
        if "dice" not in self.lines:
            return NO_DICE
        line, value = self.lines["dice"]
        words = value.split()
        faces = [] if self.rules.variant_three else words[:1]
        zone = words[len(faces) :]
        if not set(faces) <= set(FACES) or len(zone) != 1 or zone[0] not in [str(zone + 1) for zone in ZONES]:
            wanted = "a zone" if self.rules.variant_three else f"a face ({', '.join(FACES)}) and a zone"
            line.fail(f"dice are {wanted} from 1 to {len(ZONES)}; found '{shown(value)}'.")
        return (FACES.index(faces[0]) if faces else NO_COLOUR, int(zone[0]) - 1)

    def _map(self) -> tuple[int, ...]:
        built = [0] * len(COMPANIES)
        for row in range(ROWS):
            line, value = self.stated(f"row {row + 1}")
            words = value.split()
            if len(words) != len(COLUMNS):
                line.fail(f"row {row + 1} has {len(words)} squares; it must have {len(COLUMNS)}.")
            for bit, word in zip(BITS[row], words, strict=True):
                if word in LETTERS:
                    built[LETTERS.index(word)] |= bit
                elif word != EMPTY:
                    line.fail(f"a square is one of {', '.join(LETTERS)} or '{EMPTY}'; found '{shown(word)}'.", word)
        return tuple(built)

    def _counts(self, key: str, line: Line, value: str) -> tuple[int, ...]:
        found: dict[str, int] = {}
        for entry in value.split(","):
            words = entry.split()
            if len(words) != 2 or words[0] not in COMPANIES or words[0] in found:
                line.fail(f"expected each company once with a number, like 'red 3', found '{shown(entry.strip())}'.")
            found[words[0]] = line.number_of(words[1], words[0])
        if len(found) != len(COMPANIES):
            line.fail(f"{key} must state all of {', '.join(COMPANIES)}.")
        return tuple(found[name] for name in COMPANIES)

    def _player(self, player: int) -> tuple[int, tuple[int, ...], bool]:
        key = f"player {player + 1}"
        line, value = self.stated(key)
        if value == "out":
            return 0, NOTHING, True
        cash, bar, held = value.partition("|")
        if not bar:
            line.fail(f"a player is written '12000 | red 2, blue 0, green 0, yellow 1' or 'out', found '{shown(value)}'.")
        return line.count_of(cash.strip(), "cash"), self._counts(key, line, held), False


read = Facts.read
