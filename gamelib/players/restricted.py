"""A bot that is denied one kind of move, to see what that kind is worth."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..core.moves import Move
from ..core.view import View


class _Narrowed(View):
    """A view whose moves leave out one kind, unless nothing else is legal."""

    __slots__ = ("denied",)

    def __init__(self, view: View, denied: str) -> None:
        self.viewer, self._seen, self._tell, self._events = view.viewer, view._seen, view._tell, view._events
        self.denied = denied

    def moves(self) -> tuple[Move, ...]:
        """The legal moves of other kinds; all of them if there is no other."""
        whole = super().moves()
        return tuple(move for move in whole if move.kind != self.denied) or whole


class Restricted:
    """Another bot that never makes moves of one kind while it may do anything else.

    It is shown only the other moves; if it still answers with the denied kind, chance picks one of those it was shown.
    """

    def __init__(self, bot: Callable[[View, Random], Move], denied: str, name: str = "") -> None:
        self.bot, self.denied = bot, denied
        self.__name__ = f"{name or getattr(bot, '__name__', 'bot')} without {denied}"

    def __call__(self, view: View, rng: Random) -> Move:
        """What the bot does without that kind of move."""
        narrowed = _Narrowed(view, self.denied)
        answer, allowed = self.bot(narrowed, rng), narrowed.moves()
        return answer if answer in allowed else rng.choice(allowed)
