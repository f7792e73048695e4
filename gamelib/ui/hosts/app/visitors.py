"""The visitors of a server: each has a page; who is away is put away on disk, and finds everything again."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any, Protocol

from ... import kinds
from ...message import Message
from ...page import Page
from ...visit import Visit
from . import drawers
from .doorkeeper import Pace

MOST_VISITORS, MOST_SCREENS, MOST_FILES = 400, 8, 5000
"""So many pages at once in memory, so many screens (tabs) of one visitor, and so many that were put away."""
SLICE = 0.03
"""Long work of one visitor is done in shorter slices here, as others wait for their turn."""
IDLE = 900.0
"""Seconds after which a page that nobody looks at is put away."""


class Screen(Protocol):
    """A tab of a visitor, to which the server can send."""

    def tell(self, message: dict[str, Any]) -> None:
        """Send one message."""

    def hang_up(self) -> None:
        """Close the connection at once."""


class Visitor:
    """Somebody with a page, on any number of screens."""

    def __init__(self, name: str, visit: Visit) -> None:
        self.name, self.visit, self.pace = name, visit, Pace()
        self.screens: list[Screen] = []
        self.seen = monotonic()
        self.kept, self.folding = "", drawers.Folding()
        self.is_writing = self.is_due = False

    def show(self, contents: dict[str, Any], asker: Screen | None = None) -> None:
        """Send what has changed, and the notes, to every screen; the one that asked is told that this is its answer."""
        if contents:
            for screen in list(self.screens):
                screen.tell({"state": contents, "yours": True} if screen is asker else {"state": contents})
        self.tell(self.visit.notes())

    def tell(self, notes: list[Message]) -> None:
        """Send notes to every screen."""
        for screen in list(self.screens):
            for note in notes:
                screen.tell({"note": note})


class TooMany(Exception):
    """There is no room for another visitor."""


class Visitors:
    """All visitors by name; ``opening`` makes the page that somebody new sees."""

    def __init__(self, opening: Callable[[], Page], folder: Path | None) -> None:
        self.opening, self.folder = opening, folder
        self.here: dict[str, Visitor] = {}
        self.trouble = ""
        self._writer = ThreadPoolExecutor(1, "gamelib-keeps")

    def come(self, name: str) -> Visitor:
        """The visitor of that name, with the page that was left, or with a new one."""
        visitor = self.here.get(name)
        if visitor is None:
            if len(self.here) >= MOST_VISITORS:
                self.tidy(0.0)
            if len(self.here) >= MOST_VISITORS:
                raise TooMany
            visitor = self.here[name] = Visitor(name, Visit(self._page(name), SLICE))
        visitor.seen = monotonic()
        return visitor

    def _page(self, name: str) -> Page:
        path = self._path(name)
        if path is None or not path.is_file():
            return self.opening()
        try:
            return kinds.restored(drawers.taken(path))
        except ValueError:
            page = self.opening()
            page.refuse(page.tongue.ui("set-aside", file=drawers.set_aside(path).name))
            return page

    def _path(self, name: str) -> Path | None:
        """The file of a visitor: a digest, so that nobody can name a file, or come in by the name of one."""
        return None if self.folder is None else self.folder / f"{hashlib.sha256(name.encode()).hexdigest()[:40]}{drawers.PAGE}"

    def keep(self, visitor: Visitor) -> None:
        """Write a visitor's page to disk if it has changed, while others are answered; where that fails the page says so."""
        if visitor.is_writing:
            visitor.is_due = True
            return
        path, apart = self._path(visitor.name), self._apart(visitor)
        if path is None or apart is None or apart.page == visitor.kept:
            return
        visitor.is_writing = True
        loop = asyncio.get_running_loop()
        writing = loop.run_in_executor(self._writer, drawers.put, path, apart)
        writing.add_done_callback(lambda done: self._written(visitor, apart.page, done.exception()))

    def keep_now(self, visitor: Visitor) -> None:
        """Write a visitor's page to disk if it has changed, behind all that is being written, and wait for it."""
        visitor.is_due = False
        path, apart = self._path(visitor.name), self._apart(visitor)
        if path is not None and apart is not None and apart.page != visitor.kept:
            self._told(visitor, apart.page, self._writer.submit(drawers.put, path, apart).exception())

    def _apart(self, visitor: Visitor) -> drawers.Apart | None:
        """The page and its games as texts; None where there is nothing to put away."""
        data = None if self.folder is None else kinds.put_away(visitor.visit.page)
        return None if data is None else visitor.folding.apart(data)

    def _written(self, visitor: Visitor, text: str, error: BaseException | None) -> None:
        """What was asked while the file was written is kept next."""
        is_due, visitor.is_writing, visitor.is_due = visitor.is_due, False, False
        self._told(visitor, text, error)
        if is_due and error is None:
            self.keep(visitor)

    def _told(self, visitor: Visitor, text: str, error: BaseException | None) -> None:
        if error is None:
            visitor.kept = text
        elif isinstance(error, OSError):
            page = visitor.visit.page
            page.refuse(page.tongue.ui("keeping-failed", why=error.strerror or type(error).__name__))
        else:
            raise error

    def tidy(self, idle: float = IDLE) -> None:
        """Put away the pages that nobody has looked at for so long."""
        now = monotonic()
        for name, visitor in list(self.here.items()):
            if not visitor.screens and now - visitor.seen >= idle:
                self.keep_now(visitor)
                del self.here[name]

    def sweep(self) -> None:
        """Of what was put away, only so much is kept; the oldest goes."""
        if self.folder is None or not self.folder.is_dir():
            return
        files = sorted(self.folder.glob(f"*{drawers.PAGE}"), key=lambda path: path.stat().st_mtime)
        for path in files[: max(0, len(files) - MOST_FILES)]:
            drawers.remove(path)

    def keep_all(self) -> None:
        """Put everybody's page on disk: the server stops."""
        for visitor in self.here.values():
            self.keep_now(visitor)
