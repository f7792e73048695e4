"""The office of the server: what all handlers share, and the clock that does what nobody waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from ...page import Page
from .doorkeeper import Door
from .printing import Printer
from .visitors import Visitor, Visitors

SOON, TIDY = 0.1, 60.0
"""Seconds after which work that nobody waits for is done, and after which idle visitors are looked for."""
A_WHILE, FEW, LATE, LATER = 2.0, 8, 0.03, 1.0
"""Up to so many questions of all visitors in a while leave time to look ahead; what is so late shows that all must wait."""


class Office:
    """What all handlers share: the door, the visitors, the looks."""

    def __init__(
        self,
        opening: Callable[[], Page],
        ip: str,
        folder: Path | None,
        theme: str = "system",
        prints: Mapping[str, Callable[[str], str]] = MappingProxyType({}),
    ) -> None:
        self.door, self.visitors, self.theme = Door(ip), Visitors(opening, folder), theme
        self.printer = Printer(prints)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._asked: list[float] = []

    def soon(self, visitor: Visitor, wait: float = SOON) -> None:
        """Do what nobody waits for once the visitor has paused."""
        if visitor.name in self._timers:
            self._timers[visitor.name].cancel()
        loop = asyncio.get_running_loop()
        self._asked = [*(when for when in self._asked if loop.time() - when < A_WHILE), loop.time()]
        due = loop.time() + wait
        self._timers[visitor.name] = loop.call_at(due, self._meanwhile, visitor, due)

    def _meanwhile(self, visitor: Visitor, due: float) -> None:
        """The curves; and where few ask, what may be asked next. Where all have to wait, this waits longest."""
        self._timers.pop(visitor.name, None)
        if asyncio.get_running_loop().time() - due > LATE:
            return self.soon(visitor, LATER)
        visitor.show(visitor.visit.meanwhile())
        if not self.is_busy:
            for far in (False, True):
                visitor.tell(visitor.visit.foresee(far))
        self.visitors.keep(visitor)

    def answered(self, visitor: Visitor, changed: bool) -> None:
        """Somebody was answered; where nothing changed, all that nobody waits for is done already."""
        if changed:
            self.soon(visitor)

    @property
    def is_busy(self) -> bool:
        """Whether so much is asked that there is no time to look ahead."""
        return len(self._asked) > FEW

    def tidy(self) -> None:
        """Put idle visitors away, again and again."""
        self.visitors.tidy()
        asyncio.get_running_loop().call_later(TIDY, self.tidy)
