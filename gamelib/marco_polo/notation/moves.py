"""The moves of Marco Polo, one small class a kind. Spaces and cards go by the names on the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...core.kit import first
from ...core.kit.notation import counted, named, number, text, word
from ...core.moves import Move, Place
from ..table import BANK, KINDS, LOOT, MISSIONS, SECRETS, hand, purse, space

MOST_PLAYERS = 4
SPINS = ("attack", *"123456789")
"""What the roulette shows; an attack counts 0."""
CARD, SPACE = "[a-z][a-z-]{0,39}", r"[^\W\d_](?:[^\W_]|[ '’-]){0,29}"
"""How the names of cards and spaces look on any map."""

CASH, PAPERS = "cash", ("table", "secret")
"""What may be given beside goods: 50 besants as ransom; in debt and without goods, a Table or a Secret."""


@dataclass(frozen=True, slots=True)
class First(first.First):
    """Chance: the player who begins."""

    player: int = counted(MOST_PLAYERS)


@dataclass(frozen=True, slots=True)
class Fresh(Move):
    """A merchant who has nothing goes to Venice and starts afresh."""

    form: ClassVar[str] = "fresh start"

    def places(self, actor: int) -> tuple[Place, ...]:
        """The purse that is filled."""
        return (purse(actor),)


@dataclass(frozen=True, slots=True)
class Announce(Move):
    """Land or sea, said before the spin."""

    form: ClassVar[str] = "announce {by}"
    example: ClassVar[str] = "announce sea"
    by: int = word(KINDS)

    def places(self, actor: int) -> tuple[Place, ...]:
        """The ring of the roulette."""
        return (("ring", KINDS[self.by]),)


@dataclass(frozen=True, slots=True)
class Spin(Move):
    """Chance: the number spun, or an attack."""

    form: ClassVar[str] = "spin {steps}"
    example: ClassVar[str] = "spin 4"
    steps: int = word(SPINS)


@dataclass(frozen=True, slots=True)
class Fight(Move):
    """The holder of a safe-conduct fights all the same."""

    form: ClassVar[str] = "fight"

    def places(self, actor: int) -> tuple[Place, ...]:
        """The loot space."""
        return (LOOT,)


@dataclass(frozen=True, slots=True)
class Refuse(Move):
    """The holder of a safe-conduct refuses the fight and spins again."""

    form: ClassVar[str] = "refuse"


@dataclass(frozen=True, slots=True)
class Dice(Move):
    """Chance: the black die and the white one."""

    form: ClassVar[str] = "dice {black} {white}"
    example: ClassVar[str] = "dice 3 5"
    black: int = number(1, 6)
    white: int = number(1, 6)


@dataclass(frozen=True, slots=True)
class Ransom(Move):
    """A goods card, or money, to the loot space."""

    form: ClassVar[str] = "ransom {card}"
    example: ClassVar[str] = "ransom tea"
    card: str = text(CARD)

    def places(self, actor: int) -> tuple[Place, ...]:
        """Hand or purse, and the loot space."""
        return (purse(actor) if self.card == CASH else hand(actor)), LOOT


@dataclass(frozen=True, slots=True)
class Go(Move):
    """The pawn to a space."""

    form: ClassVar[str] = "go {space}"
    example: ClassVar[str] = "go Acre"
    space: str = text(SPACE)

    def places(self, actor: int) -> tuple[Place, ...]:
        """The space that the pawn goes to."""
        return (space(self.space),)


@dataclass(frozen=True, slots=True)
class Sell(Move):
    """A goods card, in debt also Table or Secret, to the bank."""

    form: ClassVar[str] = "sell {card}"
    example: ClassVar[str] = "sell tea"
    card: str = text(CARD)

    def places(self, actor: int) -> tuple[Place, ...]:
        """Hand and bank."""
        return hand(actor), BANK


@dataclass(frozen=True, slots=True)
class Buy(Move):
    """One card from the pile of the post's colour."""

    form: ClassVar[str] = "buy"

    def places(self, actor: int) -> tuple[Place, ...]:
        """Purse and hand."""
        return purse(actor), hand(actor)


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """One card at random from a merchant on the same post."""

    form: ClassVar[str] = "deal {player}"
    example: ClassVar[str] = "deal 2"
    player: int = counted(MOST_PLAYERS)

    def places(self, actor: int) -> tuple[Place, ...]:
        """The other's hand."""
        return (hand(self.player),)


@dataclass(frozen=True, slots=True)
class Done(Move):
    """Enough traded."""

    form: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Chance: the card on top of the pile."""

    form: ClassVar[str] = "draw {card}"
    example: ClassVar[str] = "draw tea"
    card: str = text(CARD)


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Chance: the card that is taken from a fanned hand."""

    form: ClassVar[str] = "take {card}"
    example: ClassVar[str] = "take tea"
    card: str = text(CARD)


@dataclass(frozen=True, slots=True)
class Give(Move):
    """A goods card to the Khan."""

    form: ClassVar[str] = "give {card}"
    example: ClassVar[str] = "give tea"
    card: str = text(CARD)

    def places(self, actor: int) -> tuple[Place, ...]:
        """Hand and Khanbalik."""
        return hand(actor), space("Khanbalik")


@dataclass(frozen=True, slots=True)
class Golden(Move):
    """Chance: the city that the Golden Table names."""

    form: ClassVar[str] = "table {city}"
    example: ClassVar[str] = "table Kyoto"
    city: str = named(MISSIONS)


@dataclass(frozen=True, slots=True)
class Secret(Move):
    """Chance: the Secret of the Orient that is learnt."""

    form: ClassVar[str] = "secret {name}"
    example: ClassVar[str] = "secret kite"
    name: str = named(SECRETS)


@dataclass(frozen=True, slots=True)
class Name(Move):
    """The merchant whom a chance card is about."""

    form: ClassVar[str] = "name {player}"
    example: ClassVar[str] = "name 2"
    player: int = counted(MOST_PLAYERS)

    def places(self, actor: int) -> tuple[Place, ...]:
        """The hand of the one who is named."""
        return (hand(self.player),)


@dataclass(frozen=True, slots=True)
class Decline(Move):
    """What a card or the fresh start offers is not wanted."""

    form: ClassVar[str] = "decline"
