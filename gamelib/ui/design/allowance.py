"""How many games designers may have played: one visitor on all pages of a visit, and all visitors of a process in an hour."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

MOST_GAMES, MOST_TOGETHER, HOUR = 20_000, 100_000, 3600.0
"""Games for one visitor; games for all visitors of a process within an hour, and that hour in seconds."""


class Together:
    """The games that were played for all visitors of this process since the hour began."""

    def __init__(self, most: int = MOST_TOGETHER, clock: Callable[[], float] = monotonic) -> None:
        self.most, self._clock = most, clock
        self._began, self._games = clock(), 0

    def add(self, games: int) -> None:
        """Count games."""
        self._turn()
        self._games += games

    @property
    def is_spent(self) -> bool:
        """Whether no more may be played before the next hour."""
        self._turn()
        return self._games >= self.most

    def _turn(self) -> None:
        if self._clock() - self._began >= HOUR:
            self._began, self._games = self._clock(), 0


TOGETHER = Together()
"""What all pages of this process that share it with others have played."""
