"""What is to be drawn of MARK: the scene of every board, and what this market asks for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import cast

from ... import drawing
from ..rules import Rules
from ..table import BID, COLOURS, FACES, LETTERS, NOBODY, NOT_YET, Table
from .layout import Layout, layout


class Scene(drawing.Scene[Rules, Table, Layout]):
    """A table of MARK, and how it is spoken of; ``tells`` is whether a fee that looms is shown."""

    tells: bool = True

    def arranged(self) -> Layout:
        """Where everything lies."""
        return layout(self.rules, self.look, self.own)

    def closed(self, colour: int) -> bool:
        """Whether a colour's market row is full."""
        return self.table.sold[colour] == self.rules.market_squares

    @cached_property
    def thrower(self) -> int:
        """Who has just rolled what leaves nothing to do; NOBODY if nobody has."""
        rolled = [event.values["player"] for event in self.events if event.key == "roll"]
        return cast(int, rolled[0]) if rolled and self.begun and not self.table.dice else NOBODY

    @cached_property
    def dice(self) -> tuple[int, ...]:
        """What the dice show: also a roll that leaves nothing to do, until the next one falls."""
        faces = [event.values["faces"] for event in self.events if event.key == "roll"] if self.thrower != NOBODY else []
        return tuple(FACES.index(face) for face in cast("tuple[str, str]", faces[0])) if faces else tuple(self.table.dice)

    @cached_property
    def highest(self) -> int:
        """Who has just won an auction; NOBODY if nobody has."""
        shown = [event.values["player"] for event in self.events if event.key == "bids-shown"]
        return cast(int, shown[0]) if shown and self.begun else NOBODY

    @cached_property
    def bids(self) -> dict[int, int]:
        """The bids on the table: laid, sealed or to come while they are asked for, and open once all are laid."""
        if self.table.phase == BID:
            return dict(enumerate(self.table.bids))
        told = [{**event.values, **event.witness}.get("bids", ()) for event in self.events] if self.begun else []
        pairs = cast("Iterable[Iterable[tuple[int, int]]]", told)
        return {player: bid for bids in pairs for player, bid in bids if bid != NOT_YET}


def stock(counts: Iterable[int], words: Iterable[str] = ("",) * len(LETTERS)) -> dict[str, object]:
    """How many pieces of each colour, by letter and by word, as sentences take them; ``words`` stand beside the letters."""
    counted = tuple(counts)
    letters = (f"{letter} {count} {word}".strip() for letter, count, word in zip(LETTERS, counted, words, strict=True))
    return {"letters": ", ".join(letters), "named": tuple(zip(COLOURS, counted, strict=True))}
