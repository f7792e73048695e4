"""The libraries behind the numbers, fetched while the first games are played: whoever turns the first dial need not wait."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from threading import Thread

LIBRARIES = ("numpy", "pandas")


@cache
def warm() -> Thread | None:
    """Begin to fetch them, once in a process; None where there are no threads, and they come when they are needed."""
    thread = Thread(target=_fetch, name="gamelib-warming", daemon=True)
    try:
        thread.start()
    except RuntimeError:  # a browser's Python has no threads
        return None
    return thread


def is_warm(wait: float | None = 0.0) -> bool:
    """Whether they are there, or will not come by themselves, after so many seconds; None waits as long as it takes."""
    thread = warm()
    if thread is not None:
        thread.join(wait)
    return thread is None or not thread.is_alive()


def _fetch() -> None:
    for name in LIBRARIES:
        try:
            import_module(name)
        except ImportError:  # whoever needs it is told then
            return
