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

from collections.abc import Sequence

from ..core.errors import RecordError
from ..core.moves import CHANCE
from ..core.text import Line, lines, shown
from .checks import check
from .map import BITS, COLUMNS, ROWS, ZONES, chains_of
from .rules import Rules
from .table import (
    COMPANIES,
    DEAL,
    FACES,
    FIRST,
    HUES,
    LETTERS,
    NO_COLOUR,
    NO_DICE,
    NOBODY,
    NOTHING,
    OVER,
    PHASES,
    ROLL,
    SETTLE,
    Table,
)

KEYS = ("turn", "phase", "player", "dice", "bought", "values", "box", "bank", "debts", "lots")
EMPTY = "."


def write(rules: Rules, table: Table) -> list[str]:
    """The position, a line a fact; everything is stated."""
    found = [f"turn: {table.turn}", f"phase: {table.phase}"]
    if table.player != NOBODY:
        found.append(f"player: {table.player + 1}")
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
        seats = [f"player {player + 1}" for player in range(rules.players)]
        known = (*KEYS, *(f"row {row + 1}" for row in range(ROWS)), *seats)
        for line in block:
            key, value = line.pair()
            key = " ".join(key.split())
            if key not in known:
                line.fail(f"'{shown(key)}' is not a part of a position; the parts are {', '.join(known)}.")
            if key in self.lines:
                line.fail(f"'{key}' is given twice.", key)
            self.lines[key] = (line, value)

    def fail(self, key: str, problem: str) -> None:
        """Raise the error at the line of that key, or at the first line if it has none."""
        line = self.lines.get(key, next(iter(self.lines.values()), (Line(1, 0, ""), "")))[0]
        line.fail(problem)

    def table(self) -> Table:
        """The table, before it is checked as a whole."""
        built = self._map()
        players = [self._player(player) for player in range(self.rules.players)]
        table = Table(
            turn=self._number("turn", 0),
            phase=self._phase(),
            actor=CHANCE,
            player=self._number("player", 1, self.rules.players) - 1 if "player" in self.lines else NOBODY,
            dice=self._dice(),
            bought=self._number("bought", 1) if "bought" in self.lines else 0,
            chains=tuple(chains_of(squares) for squares in built),
            built=built,
            values=self._counts("values", *self._said("values")),
            box=self._counts("box", *self._said("box")),
            stock=self._counts("bank", *self._said("bank")),
            cash=tuple(cash for cash, _, _ in players),
            shares=tuple(held for _, held, _ in players),
            out=tuple(out for _, _, out in players),
            debts=self._debts(),
            lots=self._counts("lots", *self.lines["lots"]) if "lots" in self.lines else NOTHING,
        )
        table.actor = self._actor(table)
        return table

    def _actor(self, table: Table) -> int | None:
        if table.phase in (FIRST, DEAL, ROLL):
            return CHANCE
        if table.phase == OVER:
            return None
        seats = [(table.player + seat) % self.rules.players for seat in range(self.rules.players)]
        if table.phase == SETTLE:
            return next((player for player in seats if table.debts[player]), None)
        return seats[sum(map(sum, table.shares)) % self.rules.players] if table.phase == "choose" else table.player

    def _said(self, key: str) -> tuple[Line, str]:
        if key not in self.lines:
            last = max((line.number for line, _ in self.lines.values()), default=1)
            raise RecordError(f"the position lacks a line '{key}: …'.", last)
        return self.lines[key]

    def _number(self, key: str, low: int, high: int = 10**9) -> int:
        line, value = self._said(key)
        return line.number_of(value, key, low, high)

    def _phase(self) -> str:
        line, value = self._said("phase")
        if value not in PHASES:
            line.fail(f"'{shown(value)}' is no phase; the phases are {', '.join(PHASES)}.", value)
        return value

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
            line, value = self._said(f"row {row + 1}")
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
        line, value = self._said(key)
        if value == "out":
            return 0, NOTHING, True
        cash, bar, held = value.partition("|")
        if not bar:
            line.fail(f"a player is written '12000 | red 2, blue 0, green 0, yellow 1' or 'out', found '{shown(value)}'.")
        return line.number_of(cash.strip(), "cash"), self._counts(key, line, held), False

    def _debts(self) -> tuple[int, ...]:
        if "debts" not in self.lines:
            return (0,) * self.rules.players
        line, value = self.lines["debts"]
        if len(value.split()) != self.rules.players:
            line.fail(f"there are {len(value.split())} debts for {self.rules.players} players; write 0 for none.")
        return tuple(line.number_of(word, "a debt") for word in value.split())
