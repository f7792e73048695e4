"""How far it has come and how long it will take: a line in the terminal, the same line in a notebook's cell."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

Tell = Callable[[int, int], None]
"""Called with how many games are done and how many there are."""
WIDTH, EVERY = 24, 0.2


class Bar:
    """A bar with the time that is left, drawn at most five times a second."""

    def __init__(self, write: Callable[[str, bool], None], clock: Callable[[], float] = time.monotonic) -> None:
        self._write, self._clock = write, clock
        self._began, self._told, self._first = clock(), 0.0, -1

    def __call__(self, done: int, games: int) -> None:
        """Draw it, if it is time."""
        now = self._clock()
        if self._first < 0:
            self._first = done
        if done < games and now - self._told < EVERY:
            return
        self._told = now
        self._write(line(done, games, now - self._began, self._first), done == games)


def line(done: int, games: int, seconds: float, resumed: int = 0) -> str:
    """The bar as text; games of an earlier sitting count as done, not as work of this one."""
    full = WIDTH * done // games
    bar = "█" * full + "·" * (WIDTH - full)
    made = done - resumed
    left = f"{_time(seconds * (games - done) / made)} left" if made > 0 and done < games else _time(seconds)
    return f"{bar} {done:,} of {games:,} games · {left}"


def teller(progress: bool | Tell | None) -> Tell:
    """What tells the progress: the caller's own, a bar where a person looks, or nothing."""
    if callable(progress):
        return progress
    shell = _notebook()
    if progress is None and shell is None and not sys.stderr.isatty():
        progress = False
    if progress is False:
        return lambda done, games: None
    return Bar(_in_cell() if shell is not None else _in_terminal)


def _in_terminal(text: str, last: bool) -> None:
    sys.stderr.write(f"\r{text}\x1b[K" + ("\n" if last else ""))
    sys.stderr.flush()


def _in_cell() -> Callable[[str, bool], None]:
    from IPython import display

    show: Any = display.display
    pretty: Any = display.Pretty
    shown: list[Any] = []

    def write(text: str, last: bool) -> None:
        said = pretty(text)
        if shown:
            shown[0].update(said)
        else:
            shown.append(show(said, display_id=True))

    return write


def _notebook() -> Any:
    """The shell of the notebook that runs this, if one does; IPython is not imported to find out."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    return shell if shell is not None and hasattr(shell, "kernel") else None


def _time(seconds: float) -> str:
    whole = round(seconds)
    return f"{whole} s" if whole < 100 else f"{whole // 60} min {whole % 60:02d} s" if whole < 6000 else f"{whole / 3600:.1f} h"
