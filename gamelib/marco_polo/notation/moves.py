"""The moves of Marco Polo, one small class a kind. Spaces and cards go by the names on the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...core.moves import Move, Place
from ..table import ATTACK, BANK, KINDS, LOOT, hand, purse, space

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
