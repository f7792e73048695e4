"""What lies on the table in Marco Polo, and the words of the game.

Cards are counted from 0 to 55, fourteen a colour: nine goods, then five chance cards. A hand, the unknown top of a pile and
the cards on the loot space are sets of cards, kept as the bits of one number.
"""

from __future__ import annotations

from typing import Self

from ..core import table as core
from ..core.moves import Place

COLOURS = ("yellow", "mauve", "blue", "green")
LETTERS = ("Y", "V", "B", "G")
YELLOW, MAUVE, BLUE, GREEN = range(4)
MEASURED = (BLUE, GREEN, YELLOW)
"""The colours of which Venice wants some, and not too many."""

GOODS, CARDS = 9, 14
"""Goods of a colour, and all cards of a colour."""
CHANCES = (
    ("zanzibar", "birthday", "hunt", "astrologer", "pope"),
    ("insult", "chief", "danger", "bath", "join"),
    ("new-year", "wind", "typhoon", "khan", "join"),
    ("volcano", "join", "karakorum", "tartar", "machines"),
)
"""The chance cards of each colour; what each does is fixed, the amount on it is in the map's file."""
CHANCE_NAMES = tuple(f"{colour}-{name}" for colour, names in zip(COLOURS, CHANCES, strict=True) for name in names)
PILE = tuple((1 << CARDS) - 1 << CARDS * colour for colour in range(4))
"""The cards of each colour as bits."""
GOODS_OF = tuple((1 << GOODS) - 1 << CARDS * colour for colour in range(4))
CHANCES_OF = tuple(PILE[colour] & ~GOODS_OF[colour] for colour in range(4))
ALL_GOODS = sum(GOODS_OF)

KINDS = ("land", "sea")
LAND, SEA = range(2)
ATTACK = 0
"""A spin that is no number but an attack."""

VENICE, KHANBALIK, ACRE, ZANZIBAR, KARAKORUM = "Venice", "Khanbalik", "Acre", "Zanzibar", "Karakorum"
MISSIONS = ("Manila", "Mandalay", "Kyoto", "Lhasa")
SECRETS = ("fireworks", "kite", "helicopter", "printing")
NAMED = (VENICE, ACRE, ZANZIBAR, KARAKORUM, KHANBALIK, *MISSIONS)
"""Every place that the rules name and a map must have."""

NOBODY, NONE, HIDDEN = -1, -1, -2
STAGES = ("outward", "on-mission", "homeward")
OUTWARD, ON_MISSION, HOMEWARD = range(3)
TO_BANK, TO_LOOT = -1, -2
"""Who is paid, where it is no player."""

(
    FIRST,
    FRESH,
    ANNOUNCE,
    SPIN,
    CONDUCT,
    FIGHT,
    RANSOM,
    MOVE,
    TRADE,
    BUY,
    DEAL,
    DRAW,
    FAN,
    DEBT,
    GIFT,
    TABLE,
    SECRET,
    NAME,
    OVER,
) = PHASES = (
    "first-player",
    "fresh-start",
    "announce",
    "spin",
    "safe-conduct",
    "fight",
    "ransom",
    "move",
    "trade",
    "buy",
    "deal",
    "draw",
    "fan",
    "debt",
    "gift",
    "table",
    "secret",
    "name",
    "over",
)

Task = tuple[str | int, ...]
"""Something still to be done in this turn: ``("draw", 0)``, ``("pay", 1, 0, 40)``, ``("end",)``."""

BANK: Place = ("bank",)
BOX: Place = ("box",)
LOOT: Place = ("loot",)
SHOWN: Place = ("shown",)
TABLES: Place = ("tables",)
SECRET_STACK: Place = ("secrets",)
MONEY = "money"
CARD = "card"
"""A card whose face the viewer does not see."""


class Table(core.Table):
    """Pawns, purses, hands and piles, and what is going on. Tuples are by player or by colour.

    ``player`` has the turn, in which ``kind`` was announced and ``spun`` spun, ``left`` more cards may be bought and
    ``extra`` turns follow. ``places`` are spaces of the map, ``hands`` sets of cards. A pile is the set ``tops`` of cards
    whose order nobody knows, on the ``bottoms`` that were put under it in order. ``stages`` say how far each merchant has come,
    ``missions`` to which city the Khan sent each, ``golden`` and ``learnt`` who holds a Table and which Secret.
    ``tables`` and ``secrets`` are what is left of both stacks. ``agenda`` lists what is still to be done, the last first.
    """

    __slots__ = (
        "agenda", "bottoms", "cash", "extra", "golden", "hands", "kind", "learnt", "left", "loot", "loot_cash",
        "missions", "places", "player", "secrets", "spun", "stages", "tables", "tops", "winner",
    )  # fmt: skip
    player: int
    kind: int
    spun: int
    left: int
    extra: int
    places: tuple[int, ...]
    cash: tuple[int, ...]
    hands: tuple[int, ...]
    stages: tuple[int, ...]
    missions: tuple[int, ...]
    golden: tuple[bool, ...]
    learnt: tuple[int, ...]
    tops: tuple[int, ...]
    bottoms: tuple[tuple[int, ...], ...]
    loot: int
    loot_cash: int
    tables: int
    secrets: int
    agenda: tuple[Task, ...]
    winner: int

    def copy(self) -> Self:
        """Another table with the same things on it. Three to a line: Python packs and unpacks a tuple for more of them."""
        other = object.__new__(type(self))
        other.turn, other.phase, other.actor = self.turn, self.phase, self.actor
        other.player, other.kind, other.spun = self.player, self.kind, self.spun
        other.left, other.extra, other.places = self.left, self.extra, self.places
        other.cash, other.hands, other.stages = self.cash, self.hands, self.stages
        other.missions, other.golden, other.learnt = self.missions, self.golden, self.learnt
        other.tops, other.bottoms, other.loot = self.tops, self.bottoms, self.loot
        other.loot_cash, other.tables, other.secrets = self.loot_cash, self.tables, self.secrets
        other.agenda, other.winner = self.agenda, self.winner
        return other


def cards(hand: int) -> list[int]:
    """The cards of a set, in order."""
    found = []
    while hand:
        bit = hand & -hand
        found.append(bit.bit_length() - 1)
        hand ^= bit
    return found


def count(hand: int) -> int:
    """How many cards a set has, also one whose cards the viewer does not see."""
    return hand.bit_count() if hand >= 0 else ~hand


def masked(hand: int) -> int:
    """A set of which only the number of cards is seen; it is below zero."""
    return ~hand.bit_count() if hand > 0 else hand


def all_masked(hands: tuple[int, ...]) -> tuple[int, ...]:
    """The same for several sets."""
    return tuple([~hand.bit_count() if hand > 0 else hand for hand in hands])


def purse(player: int) -> Place:
    """Where a player's money is."""
    return ("cash", player)


def hand(player: int) -> Place:
    """Where a player's goods, Table and Secret are."""
    return ("hand", player)


def pile(colour: int) -> Place:
    """A pile of cards."""
    return ("pile", COLOURS[colour])


def space(name: str) -> Place:
    """A space of the map."""
    return ("space", name)
