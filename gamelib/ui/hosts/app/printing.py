"""What the server prints: sheets that others make, each made once, and the answers kept for whoever sits at the machine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from ...teachers.page import KEY


class Printer:
    """Makes pages to print, by their names: ``works`` are the functions that make one of a game."""

    def __init__(self, works: Mapping[str, Callable[[str], str]]) -> None:
        self._works, self._made = works, dict[tuple[str, str], str]()
        self._turn = asyncio.Lock()

    def offered(self, at_host: bool) -> tuple[str, ...]:
        """The names of what can be printed, here or from elsewhere."""
        return tuple(name for name in self._works if at_host or name != KEY)

    async def printed(self, game: str, what: str) -> str:
        """A page of a game; others are answered while it is made."""
        async with self._turn:
            if (game, what) not in self._made:
                loop = asyncio.get_running_loop()
                self._made[game, what] = await loop.run_in_executor(None, self._works[what], game)
        return self._made[game, what]
