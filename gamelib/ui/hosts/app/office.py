"""The office of the server: what all handlers share, and the clock that does what nobody waits for."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from ...page import Page
from .doorkeeper import Door
from .in_tray import FOLDER, InTray
from .printing import Printer
from .visitors import Visitor, Visitors, log

SOON, TIDY = 0.1, 60.0
"""Seconds after which work that nobody waits for is done, and after which idle visitors are looked for."""
KEEP = 0.5
"""So many seconds after a change it is on its way to disk, however much is asked; after a pause it is so sooner."""
A_WHILE, FEW, LATE, LATER = 2.0, 8, 0.03, 1.0
"""Up to so many questions of all visitors in a while leave time to look ahead; what is so late shows that all must wait."""


class Office:
    """What all handlers share: the door, the visitors, the looks; ``start`` tells one start of the server from another."""

    def __init__(
        self,
        opening: Callable[[], Page],
        ip: str,
        folder: Path | None,
        theme: str = "system",
        prints: Mapping[str, Callable[[str], str]] = MappingProxyType({}),
    ) -> None:
        self.door, self.visitors, self.theme = Door(ip), Visitors(opening, folder), theme
        self.printer, self._handed_in = Printer(prints), None if folder is None else folder / FOLDER
        self.start = secrets.token_urlsafe(16)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._keeps: dict[str, asyncio.TimerHandle] = {}
        self._asked: list[float] = []

    def offer(self, visitor: Visitor, at_host: bool) -> None:
        """What there is for whoever looks at a visit now: pages to print, and where work is handed in."""
        tray = None if self._handed_in is None else InTray(self._handed_in, visitor.name)
        visitor.visit.offer(self.printer.offered(at_host), tray)

    def soon(self, visitor: Visitor, wait: float = SOON) -> None:
        """Do what nobody waits for once the visitor has paused."""
        if visitor.name in self._timers:
            self._timers[visitor.name].cancel()
        loop = asyncio.get_running_loop()
        self._asked = [*(when for when in self._asked if loop.time() - when < A_WHILE), loop.time()]
        due = loop.time() + wait
        self._timers[visitor.name] = loop.call_at(due, self._meanwhile, visitor, due)

    def _meanwhile(self, visitor: Visitor, due: float) -> None:
        """Keep the page; then draw curves, and where few ask, look ahead. Where all have to wait, this waits longest."""
        self._timers.pop(visitor.name, None)
        if asyncio.get_running_loop().time() - due > LATE:
            return self.soon(visitor, LATER)
        self._keep(visitor)
        try:
            visitor.show(visitor.visit.meanwhile())
            for far in (False, True) if not self.is_busy else ():
                visitor.tell(visitor.visit.foresee(far))
        except Exception as error:  # nobody waits for it, so nobody misses it
            log.error("What comes next could not be worked out: %r", error)

    def answered(self, visitor: Visitor, changed: bool) -> None:
        """Somebody was answered; where nothing changed, all that nobody waits for is done already."""
        if changed:
            self.soon(visitor)
            self._keep_within(visitor)

    def _keep_within(self, visitor: Visitor) -> None:
        """The first change that is not kept sets the clock; what is asked after it does not put it off."""
        if visitor.name not in self._keeps:
            self._keeps[visitor.name] = asyncio.get_running_loop().call_later(KEEP, self._keep, visitor)

    def _keep(self, visitor: Visitor) -> None:
        if (timer := self._keeps.pop(visitor.name, None)) is not None:
            timer.cancel()
        self.visitors.keep(visitor)

    @property
    def is_busy(self) -> bool:
        """Whether so much is asked that there is no time to look ahead."""
        return len(self._asked) > FEW

    def tidy(self) -> None:
        """Put idle visitors away, again and again."""
        self.visitors.tidy()
        asyncio.get_running_loop().call_later(TIDY, self.tidy)
