"""Positions of Marco Polo as text, and the check that such a table could be.

::

    turn: 14
    phase: trade
    player: 2
    announced: sea
    spun: 4
    left: 3
    merchant 1: Acre | 240 | goods tea, falcons | outward
    merchant 2: Hormuz | 100 | goods none | on-mission Manila | table
    pile yellow: top 12 | under yellow-hunt, yaks
    … a line for each pile …
    loot: 50 | goods dates
    tables: Mandalay, Kyoto, Lhasa
    secrets: fireworks, kite, helicopter, printing
    agenda: end, trade

Of a pile, ``top`` is how many cards have not been seen since the start: all that are nowhere else, in an order that nobody
knows. ``under`` is what was put under it, the first to be drawn first.
``extra`` (turns owed) and ``winner`` are given where there are any. In a view, ``?`` and a number stand for hidden cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core.kit import positions as core
from ..core.kit.engine import Engine
from ..core.moves import CHANCE
from ..core.text import Line, shown
from .agenda_text import read_task, write_task
from .atlas import world
from .engine.unseen import unseen
from .rules import Rules
from .table import (
    ATTACK,
    CARDS,
    COLOURS,
    DEBT,
    GIFT,
    KINDS,
    MISSIONS,
    NOBODY,
    NONE,
    PHASES,
    PILE,
    SECRETS,
    STAGES,
    Table,
    Task,
    cards,
    count,
)
from .table_faults import FAULTS
from .world import World


def write(rules: Rules, table: Table) -> list[str]:
    """The position, a line a fact; everything is stated."""
    here = world(rules.map)
    found = core.head(table)
    if table.kind != NONE:
        found.append(f"announced: {KINDS[table.kind]}")
    if table.spun != NONE:
        found.append(f"spun: {'attack' if table.spun == ATTACK else table.spun}")
    found += [f"{key}: {value}" for key, value in (("left", table.left), ("extra", table.extra)) if value]
    found += [_merchant(here, table, player) for player in range(rules.players)]
    for colour, name in enumerate(COLOURS):
        under = ", ".join(here.cards[card] for card in table.bottoms[colour]) or "none"
        found.append(f"pile {name}: top {count(table.tops[colour])} | under {under}")
    found.append(f"loot: {table.loot_cash} | goods {_set(here, table.loot)}")
    known = (
        ", ".join(MISSIONS[city] for city in cards(table.tables)) or "none" if table.tables >= 0 else _set(here, table.tables)
    )
    found.append(f"tables: {known}")
    found.append(f"secrets: {', '.join(SECRETS[which] for which in cards(table.secrets)) or 'none'}")
    if table.agenda:
        found.append(f"agenda: {', '.join(write_task(here, task) for task in table.agenda)}")
    return found + ([f"winner: {table.winner + 1}"] if table.winner != NOBODY else [])


def _set(here: World, these: int) -> str:
    return f"? {count(these)}" if these < 0 else ", ".join(here.cards[card] for card in cards(these)) or "none"


def _merchant(here: World, table: Table, player: int) -> str:
    stage, mission = STAGES[table.stages[player]], table.missions[player]
    city = "" if mission == NONE else f" {MISSIONS[mission]}" if mission >= 0 else " ?"
    parts = [here.spaces[table.places[player]].name, str(table.cash[player]), f"goods {_set(here, table.hands[player])}"]
    parts.append(stage + city)
    parts += ["table"] if table.golden[player] else []
    parts += [f"secret {SECRETS[table.learnt[player]]}"] if table.learnt[player] != NONE else []
    return f"merchant {player + 1}: {' | '.join(parts)}"


Merchant = tuple[int, int, int, int, int, bool, int]
"""Space, cash, hand, stage, mission, Table held, Secret."""


class Facts(core.Facts[Rules, Table]):
    """The lines of a position of Marco Polo, and the reading of each."""

    keys = ("turn", "phase", "player", "announced", "spun", "left", "extra", "loot", "tables", "secrets", "agenda", "winner")
    seats = "merchant"
    faults = FAULTS

    def __init__(self, rules: Rules, engine: Engine[Rules, Table], block: Sequence[Line]) -> None:
        self.here = world(rules.map)
        super().__init__(rules, engine, block)

    def known(self) -> tuple[str, ...]:
        """A line for each pile, too."""
        return (*super().known(), *(f"pile {colour}" for colour in COLOURS))

    def table(self) -> Table:
        """The table, before it is checked as a whole."""
        places, cash, hands, stages, missions, golden, learnt = zip(
            *map(self._merchant, range(self.rules.players)), strict=True
        )
        sizes, bottoms = zip(*map(self._pile, range(len(COLOURS))), strict=True)
        loot_cash, loot = self._loot()
        table = Table(
            turn=self.number("turn", 0, self.rules.turn_limit),
            phase=self._word("phase", PHASES),
            actor=CHANCE,
            player=self.player(absent=NOBODY),
            kind=KINDS.index(self._word("announced", KINDS)) if "announced" in self.lines else NONE,
            spun=self._spun(),
            left=self.number("left", 1, self.rules.buy_limit, absent=0),
            extra=self.count("extra", 1, absent=0),
            places=places,
            cash=cash,
            hands=hands,
            stages=stages,
            missions=missions,
            golden=golden,
            learnt=learnt,
            tops=(0,) * len(COLOURS),
            bottoms=bottoms,
            loot=loot,
            loot_cash=loot_cash,
            tables=self._names("tables", MISSIONS),
            secrets=self._names("secrets", SECRETS),
            agenda=self._agenda(),
            winner=self.player("winner", absent=NOBODY),
        )
        table.actor = self.actor(table)
        table.tops = tuple(unseen(table) & ~loot & cards_of for cards_of in PILE)
        for colour, size in enumerate(sizes):
            if count(table.tops[colour]) != size:
                problem = f"{count(table.tops[colour])} cards are nowhere else, so they are the top of this pile, not {size}."
                self.fail(f"pile {COLOURS[colour]}", problem)
        return table

    def decides(self, table: Table) -> int | None:
        """The debtor, the giver, or whose turn it is."""
        if table.phase in (DEBT, GIFT) and table.agenda and len(table.agenda[-1]) > 1:
            return int(table.agenda[-1][1])
        return table.player

    def _word(self, key: str, known: Sequence[str]) -> str:
        line, value = self.stated(key)
        if value not in known:
            line.fail(f"'{shown(value)}' is no {key}; expected one of {', '.join(known)}.", value)
        return value

    def _spun(self) -> int:
        if "spun" not in self.lines:
            return NONE
        return ATTACK if self.lines["spun"][1] == "attack" else self.number("spun", 1, 9)

    def _names(self, key: str, known: Sequence[str]) -> int:
        line, value = self.stated(key)
        found = 0
        for name in [] if value == "none" else [one.strip() for one in value.split(",")]:
            if name not in known or found >> known.index(name) & 1:
                line.fail(f"'{shown(name)}' is given twice or not one of {', '.join(known)}.", name)
            found |= 1 << known.index(name)
        return found

    def _cards(self, line: Line, text: str, goods: bool) -> list[int]:
        """The cards of a list, each a good or any card."""
        found = []
        for name in [] if text == "none" else [one.strip() for one in text.split(",")]:
            card = self.here.card_index.get(name)
            if card is None or (goods and not self.here.is_good(name)):
                line.fail(f"'{shown(name)}' is no {'good' if goods else 'card'} of this map.", name)
            if card in found:
                line.fail(f"'{name}' is given twice.", name)
            found.append(card)
        return found

    def _goods(self, line: Line, part: str) -> int:
        word, _, rest = part.partition(" ")
        if word != "goods":
            line.fail(f"expected 'goods' and their names, or 'goods none', found '{shown(part)}'.", part)
        return sum(1 << card for card in self._cards(line, rest.strip(), True))

    def _merchant(self, player: int) -> Merchant:
        line, value = self.stated(f"merchant {player + 1}")
        parts = [part.strip() for part in value.split("|")]
        if not 4 <= len(parts) <= 6 or parts[0] not in self.here.index:
            line.fail(f"a merchant is written 'Acre | 240 | goods tea, falcons | outward', found '{shown(value)}'.")
        stage, _, city = parts[3].partition(" ")
        if stage not in STAGES or (city not in MISSIONS if stage != STAGES[0] else city):
            line.fail(f"expected 'outward', 'on-mission Kyoto' or 'homeward Kyoto', found '{shown(parts[3])}'.", parts[3])
        papers, learnt = parts[4:], NONE
        golden = papers[:1] == ["table"]
        rest = papers[golden:]
        if rest and rest[0].startswith("secret ") and rest[0].partition(" ")[2] in SECRETS:
            learnt = SECRETS.index(rest.pop(0).partition(" ")[2])
        if rest:
            line.fail(f"expected 'table' or 'secret kite', found '{shown(rest[0])}'.", rest[0])
        cash, hand = line.count_of(parts[1], "cash"), self._goods(line, parts[2])
        mission = MISSIONS.index(city) if city else NONE
        return self.here.index[parts[0]], cash, hand, STAGES.index(stage), mission, golden, learnt

    def _pile(self, colour: int) -> tuple[int, tuple[int, ...]]:
        """How many cards are on top, and those under them."""
        line, value = self.stated(f"pile {COLOURS[colour]}")
        top, bar, under = (part.strip() for part in value.partition("|"))
        if not bar or not top.startswith("top ") or not under.startswith("under "):
            line.fail(f"a pile is written 'top 12 | under tea, dates', found '{shown(value)}'.")
        below = self._cards(line, under.removeprefix("under ").strip(), False)
        for card in below:
            if not PILE[colour] >> card & 1:
                line.fail(f"{self.here.cards[card]} does not belong to the {COLOURS[colour]} pile.", self.here.cards[card])
        return line.number_of(top.removeprefix("top ").strip(), "the top of a pile", 0, CARDS), tuple(below)

    def _loot(self) -> tuple[int, int]:
        line, value = self.stated("loot")
        cash, bar, goods = (part.strip() for part in value.partition("|"))
        if not bar:
            line.fail(f"the loot is written '50 | goods none', found '{shown(value)}'.")
        return line.count_of(cash, "loot"), self._goods(line, goods)

    def _agenda(self) -> tuple[Task, ...]:
        if "agenda" not in self.lines:
            return ()
        line, value = self.lines["agenda"]
        return tuple(read_task(self.here, self.rules, line, part.strip()) for part in value.split(","))


read = Facts.read
