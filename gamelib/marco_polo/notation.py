"""The moves of Marco Polo as a person would write them: ``announce sea``, ``spin 4``, ``go Acre``, ``sell tea``, ``deal 2``.

Spaces and cards go by the names on the map; which names exist is a matter of the map, and a move that names none of them is
refused there. Players are counted from 1 in notation and from 0 in the moves themselves.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from ..core.errors import NotationError
from ..core.moves import Move, Place
from ..core.text import shown
from .table import ATTACK, BANK, KINDS, LOOT, MISSIONS, SECRETS, hand, purse, space

if TYPE_CHECKING:
    from .rules import Rules

MOST_PLAYERS = 4
CASH, PAPERS = "cash", ("table", "secret")
"""What may be given beside goods: 50 besants as ransom; in debt and without goods, a Table or a Secret."""


@dataclass(frozen=True, slots=True)
class First(Move):
    """Chance: the player who begins."""

    kind: ClassVar[str] = "first"
    player: int

    def __str__(self) -> str:
        return f"first {self.player + 1}"


@dataclass(frozen=True, slots=True)
class Fresh(Move):
    """A merchant who has nothing goes to Venice and starts afresh."""

    kind: ClassVar[str] = "fresh"

    def __str__(self) -> str:
        return "fresh start"

    def places(self, actor: int) -> tuple[Place, ...]:
        """The purse that is filled."""
        return (purse(actor),)


@dataclass(frozen=True, slots=True)
class Announce(Move):
    """Land or sea, said before the spin."""

    kind: ClassVar[str] = "announce"
    by: int

    def __str__(self) -> str:
        return f"announce {KINDS[self.by]}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """The ring of the roulette."""
        return (("ring", KINDS[self.by]),)


@dataclass(frozen=True, slots=True)
class Spin(Move):
    """Chance: the number spun, or an attack."""

    kind: ClassVar[str] = "spin"
    steps: int

    def __str__(self) -> str:
        return f"spin {self.steps if self.steps != ATTACK else 'attack'}"


@dataclass(frozen=True, slots=True)
class Fight(Move):
    """The holder of a safe-conduct fights all the same."""

    kind: ClassVar[str] = "fight"

    def __str__(self) -> str:
        return "fight"

    def places(self, actor: int) -> tuple[Place, ...]:
        """The loot space."""
        return (LOOT,)


@dataclass(frozen=True, slots=True)
class Refuse(Move):
    """The holder of a safe-conduct refuses the fight and spins again."""

    kind: ClassVar[str] = "refuse"

    def __str__(self) -> str:
        return "refuse"


@dataclass(frozen=True, slots=True)
class Dice(Move):
    """Chance: the black die and the white one."""

    kind: ClassVar[str] = "dice"
    black: int
    white: int

    def __str__(self) -> str:
        return f"dice {self.black} {self.white}"


@dataclass(frozen=True, slots=True)
class Ransom(Move):
    """A goods card, or money, to the loot space."""

    kind: ClassVar[str] = "ransom"
    card: str

    def __str__(self) -> str:
        return f"ransom {self.card}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """Hand or purse, and the loot space."""
        return (purse(actor) if self.card == CASH else hand(actor)), LOOT


@dataclass(frozen=True, slots=True)
class Go(Move):
    """The pawn to a space."""

    kind: ClassVar[str] = "go"
    space: str

    def __str__(self) -> str:
        return f"go {self.space}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """The space he goes to."""
        return (space(self.space),)


@dataclass(frozen=True, slots=True)
class Sell(Move):
    """A goods card, in debt also Table or Secret, to the bank."""

    kind: ClassVar[str] = "sell"
    card: str

    def __str__(self) -> str:
        return f"sell {self.card}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """Hand and bank."""
        return hand(actor), BANK


@dataclass(frozen=True, slots=True)
class Buy(Move):
    """One card from the pile of the post's colour."""

    kind: ClassVar[str] = "buy"

    def __str__(self) -> str:
        return "buy"

    def places(self, actor: int) -> tuple[Place, ...]:
        """Purse and hand."""
        return purse(actor), hand(actor)


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """One card at random from a merchant on the same post."""

    kind: ClassVar[str] = "deal"
    player: int

    def __str__(self) -> str:
        return f"deal {self.player + 1}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """The other's hand."""
        return (hand(self.player),)


@dataclass(frozen=True, slots=True)
class Done(Move):
    """Enough traded."""

    kind: ClassVar[str] = "done"

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Chance: the card on top of the pile."""

    kind: ClassVar[str] = "draw"
    card: str

    def __str__(self) -> str:
        return f"draw {self.card}"


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Chance: the card that is taken from a fanned hand."""

    kind: ClassVar[str] = "take"
    card: str

    def __str__(self) -> str:
        return f"take {self.card}"


@dataclass(frozen=True, slots=True)
class Give(Move):
    """A goods card to the Khan."""

    kind: ClassVar[str] = "give"
    card: str

    def __str__(self) -> str:
        return f"give {self.card}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """Hand and Khanbalik."""
        return hand(actor), space("Khanbalik")


@dataclass(frozen=True, slots=True)
class Golden(Move):
    """Chance: the city that the Golden Table names."""

    kind: ClassVar[str] = "table"
    city: str

    def __str__(self) -> str:
        return f"table {self.city}"


@dataclass(frozen=True, slots=True)
class Secret(Move):
    """Chance: the Secret of the Orient that is learnt."""

    kind: ClassVar[str] = "secret"
    name: str

    def __str__(self) -> str:
        return f"secret {self.name}"


@dataclass(frozen=True, slots=True)
class Name(Move):
    """The merchant whom a chance card is about."""

    kind: ClassVar[str] = "name"
    player: int

    def __str__(self) -> str:
        return f"name {self.player + 1}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """The hand of the one who is named."""
        return (hand(self.player),)


@dataclass(frozen=True, slots=True)
class Decline(Move):
    """What a card or the fresh start offers is not wanted."""

    kind: ClassVar[str] = "decline"

    def __str__(self) -> str:
        return "decline"


# Moves without names of the map exist once, so that listing the legal ones makes no new objects; the rest a map makes.
FIRSTS = tuple(First(player) for player in range(MOST_PLAYERS))
ANNOUNCES = tuple(Announce(kind) for kind in range(len(KINDS)))
DICE = tuple(Dice(black, white) for black in range(1, 7) for white in range(1, 7))
DEALS = tuple(Deal(player) for player in range(MOST_PLAYERS))
NAMES = tuple(Name(player) for player in range(MOST_PLAYERS))
GOLDEN = tuple(Golden(city) for city in MISSIONS)
LEARNT = tuple(Secret(name) for name in SECRETS)
SELL_PAPERS = tuple(Sell(paper) for paper in PAPERS)
FRESH_START, DECLINE, FIGHT_ON, REFUSE, BUY_ONE, DONE, RANSOM_CASH = (
    Fresh(),
    Decline(),
    Fight(),
    Refuse(),
    Buy(),
    Done(),
    Ransom(CASH),
)


@cache
def catalogue(rules: Rules) -> tuple[Move, ...]:
    """Every move that can ever be written under these rules, in a fixed order."""
    from .atlas import world

    here = world(rules.map)
    players = rules.players
    begin: tuple[Move, ...] = (*FIRSTS[:players], FRESH_START, *ANNOUNCES, *here.spins, FIGHT_ON, REFUSE, *DICE)
    way: tuple[Move, ...] = (*here.goods_moves(here.ransoms), RANSOM_CASH, *here.goes)
    trade: tuple[Move, ...] = (*here.goods_moves(here.sells), *SELL_PAPERS, BUY_ONE, *DEALS[:players], DONE)
    found: tuple[Move, ...] = (*here.draws, *here.goods_moves(here.takes), *here.goods_moves(here.gives))
    return (*begin, *way, *trade, *found, *GOLDEN, *LEARNT, *NAMES[:players], DECLINE)


_name, _player = r"([^\W\d_](?:[^\W_]|[ '’-]){0,29})", f"([1-{MOST_PLAYERS}])"
_card = "([a-z][a-z-]{0,39})"
GRAMMAR: dict[str, tuple[str, str, Callable[..., Move]]] = {
    "first": (f"first {_player}", "first 1", lambda player: First(int(player) - 1)),
    "fresh": ("fresh start", "fresh start", lambda: FRESH_START),
    "announce": ("announce (land|sea)", "announce sea", lambda kind: Announce(KINDS.index(kind))),
    "spin": ("spin ([1-9]|attack)", "spin 4", lambda steps: Spin(ATTACK if steps == "attack" else int(steps))),
    "fight": ("fight", "fight", lambda: FIGHT_ON),
    "refuse": ("refuse", "refuse", lambda: REFUSE),
    "dice": ("dice ([1-6]) ([1-6])", "dice 3 5", lambda black, white: Dice(int(black), int(white))),
    "ransom": (f"ransom {_card}", "ransom tea", Ransom),
    "go": (f"go {_name}", "go Acre", Go),
    "sell": (f"sell {_card}", "sell tea", Sell),
    "buy": ("buy", "buy", lambda: BUY_ONE),
    "deal": (f"deal {_player}", "deal 2", lambda player: Deal(int(player) - 1)),
    "done": ("done", "done", lambda: DONE),
    "draw": (f"draw {_card}", "draw tea", Draw),
    "take": (f"take {_card}", "take tea", Take),
    "give": (f"give {_card}", "give tea", Give),
    "table": (f"table ({'|'.join(MISSIONS)})", "table Kyoto", Golden),
    "secret": (f"secret ({'|'.join(SECRETS)})", "secret kite", Secret),
    "name": (f"name {_player}", "name 2", lambda player: Name(int(player) - 1)),
    "decline": ("decline", "decline", lambda: DECLINE),
}
"""For each kind of move: its pattern, an example, and how it is made of the parts."""


def parse(text: str) -> Move:
    """The move that a text writes; :class:`NotationError` says how that kind of move is written."""
    if not isinstance(text, str):
        raise NotationError(f"Notation is text such as 'go Acre', not {type(text).__name__}.")
    written = " ".join(text.split())
    kind = written.partition(" ")[0]
    if kind not in GRAMMAR:
        raise NotationError(f"'{shown(text)}' is no move of Marco Polo; a move begins with {', '.join(GRAMMAR)}.")
    pattern, example, make = GRAMMAR[kind]
    match = re.fullmatch(pattern, written)
    if match is None:
        raise NotationError(f"'{shown(text)}' is not a move; '{kind}' is written like '{example}'.")
    return make(*match.groups())
