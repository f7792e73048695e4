"""Market Nim as a drawing: a tray for each heap, for the market and for each purse."""

from collections.abc import Iterator

from gamelib.core.kit.money import purse
from gamelib.drawing import Tray, Trays

from .rules import Rules
from .table import HEAPS, MARKET, Table, heap


class Scene(Trays[Rules, Table]):
    """A table of Market Nim."""

    def trays(self) -> Iterator[Tray]:
        """The heaps, the market, the purses."""
        price = self.table.price
        for number, stones in enumerate(self.table.heaps):
            yield Tray(heap(number), self.say("heap", heap=HEAPS[number], stones=stones), pieces=stones)
        yield Tray(MARKET, self.say("market", price=price) if price else self.say("closed"))
        for player, cash in enumerate(self.table.cash):
            yield Tray(purse(player), self.name(player), self.money(cash))


draw = Scene.drawer()
