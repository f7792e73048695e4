"""How far it has come and how long it will take: tqdm's bar in the terminal, the same line in a notebook's cell."""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import StringIO
from threading import RLock
from typing import IO, Any

from tqdm.std import tqdm

Tell = Callable[[int, int], None]
"""Called with how many games are done and how many there are."""
EVERY = 0.2
FORMAT = "{bar:24} {n_fmt} of {total_fmt} games · {elapsed} · {remaining} left"


class _Line(tqdm):  # type: ignore[type-arg]
    """A bar without a thread of its own, as workers may be forked while it stands."""

    monitor_interval = 0


class _Cell(_Line):
    """The bar as a line of a notebook's cell, which changes in place and stays readable where no code runs."""

    def __init__(self, **given: Any) -> None:
        self._shown: Any = None
        super().__init__(**given | {"file": StringIO()})

    def display(self, msg: str | None = None, pos: int | None = None) -> None:
        """Show the line, or change it."""
        from IPython import display

        show: Any = display.display
        pretty: Any = display.Pretty
        text = pretty(str(self) if msg is None else msg)
        if self._shown is None:
            self._shown = show(text, display_id=True)
        else:
            self._shown.update(text)


_Line.set_lock(RLock())


class Bar:
    """A bar with the time that is left, drawn at most five times a second; games of an earlier sitting count as done."""

    def __init__(self, kind: type[_Line] = _Line, file: IO[str] | None = None) -> None:
        self._kind, self._file = kind, file
        self._bar: _Line | None = None

    def __call__(self, done: int, games: int) -> None:
        """Draw it, if it is time."""
        if self._bar is None:
            given: dict[str, Any] = {
                "total": games,
                "initial": done,
                "mininterval": EVERY,
                "bar_format": FORMAT,
                "file": self._file,
            }
            self._bar = self._kind(**given, ncols=100, ascii=" █")
        self._bar.update(done - self._bar.n)
        if done >= games:
            self._bar.close()


def teller(progress: bool | Tell | None) -> Tell:
    """What tells the progress: the caller's own, a bar where a person looks, or nothing."""
    if callable(progress):
        return progress
    in_cell = _in_notebook()
    if progress is None and not in_cell and not sys.stderr.isatty():
        progress = False
    if progress is False:
        return lambda done, games: None
    return Bar(_Cell if in_cell else _Line)


def _in_notebook() -> bool:
    """Whether a notebook runs this; IPython is not imported to find out."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    return shell is not None and hasattr(shell, "kernel")
