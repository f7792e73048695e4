"""Patience with bots that think for ever: a game that takes too long is broken off, in whichever thread it runs."""

from __future__ import annotations

import ctypes
import threading
from types import TracebackType
from typing import Self


class Stuck(Exception):
    """Raised inside a game that took longer than patience allows."""


class Watch:
    """Guards a block of code: after so many seconds :class:`Stuck` is raised in it.

    Signals would reach the main thread only, and clusters play in others; so the exception is planted in the very thread,
    where plain Python code meets it at its next step.
    """

    def __init__(self, seconds: float) -> None:
        self._thread = threading.get_ident()
        self._lock = threading.Lock()
        self._over = False
        self._timer = threading.Timer(seconds, self._ring)
        self._timer.daemon = True

    def __enter__(self) -> Self:
        self._timer.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        with self._lock:
            self._over = True
        self._timer.cancel()

    def _ring(self) -> None:
        with self._lock:
            if not self._over:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), ctypes.py_object(Stuck))
