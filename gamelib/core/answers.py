"""What a driver of games asks beside the moves: whose turn it is, what lies where, who bids, who owes, who may still buy.

States and views answer alike; a view says what its viewer may know. Players are counted from 0 here, as everywhere in code
(``state.actor``, ``seen_by(0)``, the fields of moves), and from 1 wherever people read: in notation, positions and sentences.

A ruleset says in a module ``answers`` how its places are written (``places``, by rules), and, where it has them, ``auction``,
``debts`` and ``purchases_left``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .errors import UnknownPlace
from .moves import Place
from .rulesets import part
from .text import shown


@dataclass(frozen=True, slots=True)
class Auction:
    """An auction that is on, or that the last move has closed.

    ``order`` is the order in which the players bid; ``bids`` are the amounts that may be known, by player; ``laid`` are those
    who have decided, ``abstained`` those who are known to stay out. Once it is closed, ``winner`` and ``price`` say how it
    went; both are None where nobody bid, and ``price`` also where a typed position does not tell it.
    """

    lot: str
    order: tuple[int, ...]
    bids: Mapping[int, int]
    laid: tuple[int, ...]
    abstained: tuple[int, ...] = ()
    closed: bool = False
    winner: int | None = None
    price: int | None = None


class Answers:
    """The questions that states and views answer."""

    __slots__ = ()

    @property
    def player(self: Any) -> int | None:
        """The player whose turn it is, from 0; None before the first is drawn. Another may have to decide: see ``actor``."""
        player: int = getattr(self.table, "player", -1)
        return player if player >= 0 else None

    def at(self: Any, place: str | Place) -> dict[str, int]:
        """What lies at a place: ``state.at("C4")``, ``state.at(("cash", 0))``; :class:`UnknownPlace` where there is none."""
        named = self._places()
        if isinstance(place, str):
            where = named.get(" ".join(place.split()))
        else:
            where = place if isinstance(place, tuple) and place in named.values() else None
        if where is None:
            raise UnknownPlace(self._no_such_place(place, named))
        return {thing: amount for (held_at, thing), amount in self.holdings().items() if held_at == where}

    def places(self: Any) -> tuple[str, ...]:
        """Every place at which something may lie, as ``at`` reads it."""
        return tuple(self._places())

    @property
    def auction(self: Any) -> Auction | None:
        """The auction that is on, or that the last move has closed; None where there is none."""
        found: Auction | None = self._answer("auction", None, self.events)
        return found

    @property
    def debts(self: Any) -> tuple[int, ...]:
        """What each player still has to pay before the game goes on."""
        found: tuple[int, ...] = self._answer("debts", (0,) * self.rules.players)
        return found

    @property
    def purchases_left(self: Any) -> int:
        """How many more shares or cards the player whose turn it is may buy now."""
        found: int = self._answer("purchases_left", 0)
        return found

    def _answer(self: Any, name: str, otherwise: Any, *more: Any) -> Any:
        own = getattr(part(self.ruleset, "answers"), name, None)
        return otherwise if own is None else own(self.rules, self.table, *more)

    def _places(self: Any) -> dict[str, Place]:
        """The places by their texts; a ruleset that names none has those at which something lies."""
        named: dict[str, Place] | None = self._answer_of_rules("places")
        return named if named is not None else {_written(place): place for place, _ in self.holdings()}

    def _answer_of_rules(self: Any, name: str) -> Any:
        own = getattr(part(self.ruleset, "answers"), name, None)
        return None if own is None else own(self.rules)

    def _no_such_place(self: Any, place: object, named: Mapping[str, Place]) -> str:
        asked = place if isinstance(place, str) else repr(place)
        kinds: dict[object, str] = {}
        for text, where in named.items():
            kinds.setdefault(where[0], text)
        return f"{self.ruleset} has no place '{shown(asked)}'; places are written like {', '.join(kinds.values())}."


def _written(place: Place) -> str:
    return " ".join(str(one + 1) if isinstance(one, int) else one for one in place)


def seats(players: int, *names: str) -> dict[str, Place]:
    """The places that every player has: ``cash 1`` is the purse of the first player, ``("cash", 0)``."""
    return {f"{name} {player + 1}": (name, player) for name in names for player in range(players)}


def single(*names: str) -> dict[str, Place]:
    """Places of which there is one: ``bank``, ``box``."""
    return {name: (name,) for name in names}
