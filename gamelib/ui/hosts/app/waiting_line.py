"""The questions of one screen that wait: whoever asks too fast waits, and whoever asks far too fast is not heard."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from .doorkeeper import Pace

MOST_WAITING, MOST_LETTERS = 100, 1024 * 1024
"""So many questions of a screen wait, in so many letters; what comes then is not heard."""
Question = str | bytes


class WaitingLine:
    """Questions in the order in which they came. They are taken at once, so that the connection lives while they wait."""

    def __init__(self, pace: Pace, answer: Callable[[Question], None], refuse: Callable[[], None]) -> None:
        self._pace, self._answer, self._refuse = pace, answer, refuse
        self._waiting: deque[Question] = deque()
        self._letters = 0
        self._is_going = self._has_missed = False

    def hear(self, question: Question) -> None:
        """Answer it now, or when its turn comes; where too many wait, say when they are answered that some were not heard."""
        if self._waiting and (len(self._waiting) >= MOST_WAITING or self._letters + len(question) > MOST_LETTERS):
            self._has_missed = True
            return
        self._waiting.append(question)
        self._letters += len(question)
        if not self._is_going:
            self._go_on()

    def _go_on(self) -> None:
        self._is_going = True
        while self._waiting:
            if wait := self._pace.wait():
                asyncio.get_running_loop().call_later(wait, self._after_waiting)
                return
            self._take()
        self._is_going = False
        if self._has_missed:
            self._has_missed = False
            self._refuse()

    def _after_waiting(self) -> None:
        try:
            self._take()
        finally:  # a question that failed does not keep the others
            self._go_on()

    def _take(self) -> None:
        question = self._waiting.popleft()
        self._letters -= len(question)
        self._answer(question)
