"""The visitors of a server: each has a page; who is away is put away on disk, and finds everything again."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any, Protocol

from ... import kinds
from ...addresses import tables
from ...door import DoorPage
from ...message import Message
from ...page import FACTS, Contents, Page
from ...table.page import TablePage
from ...table.waiting import seated
from ...visit import Visit
from . import drawers, mending
from .doorkeeper import Pace

MOST_VISITORS, MOST_SCREENS, MOST_FILES = 400, 8, 5000
"""So many pages at once in memory, so many screens (tabs) of one visitor, and so many that were put away."""
SLICE = 0.03
"""Long work of one visitor is done in shorter slices here, as others wait for their turn."""
IDLE, AGAIN = 900.0, 5.0
"""Seconds after which a page that nobody looks at is put away, and after which keeping is tried again where it failed."""
WIDE, LONGEST = "wide", 20
"""What a window is taken for that has not told its size, as pages do; and how much is kept of what one tells."""
log = logging.getLogger(__name__)


class Screen(Protocol):
    """A tab of a visitor, to which the server can send."""

    window: str
    """How large its window is."""
    is_apart: bool
    """Whether what it shows was drawn for it alone: then changes of the page do not fit it."""

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
        self.trouble = self.why = ""
        self.again: asyncio.TimerHandle | None = None
        self.drawn_for = self.window

    @property
    def window(self) -> str:
        """For what window the page is drawn."""
        return self.visit.page.window or WIDE

    def turn_to(self, screen: Screen, asked: Any) -> None:
        """Draw the page for the window in which something was asked: what may come next is told to it alone."""
        if isinstance(asked, dict) and asked.get("do") == "width" and isinstance(asked.get("arg"), str):
            screen.window = asked["arg"][:LONGEST]
        if screen.window != self.window:
            self.visit.page.window = screen.window

    def whole(self, screen: Screen | None = None) -> Contents:
        """Everything, and what is wrong with keeping it; drawn for the window of a screen where one is named."""
        if screen is not None:
            screen.is_apart = screen.window != self.window
        every = self.visit.whole() if screen is None or not screen.is_apart else self.visit.seen_in(screen.window)
        return {**every, "trouble": self.trouble}

    def warn(self, trouble: str) -> None:
        """Show on every screen what is wrong with keeping the page; nothing, once it is kept again."""
        if trouble != self.trouble:
            self.trouble = trouble
            for screen in list(self.screens):
                screen.tell({"state": {"trouble": trouble}})

    def show(self, contents: dict[str, Any], asker: Screen | None = None) -> None:
        """Send what has changed, and the notes, to every screen; the one that asked is told that this is its answer."""
        if contents:
            is_other = FACTS in contents and self.drawn_for != self.window and len(self.screens) > 1
            for screen in list(self.screens):
                state = self._fitting(screen, contents, is_other)
                screen.tell({"state": state, "yours": True} if screen is asker else {"state": state})
            self.drawn_for = self.window if FACTS in contents else self.drawn_for
        self.tell(self.visit.notes())

    def _fitting(self, screen: Screen, contents: Contents, is_other: bool) -> Contents:
        """What has changed; everything for a window of another size, and where changes do not fit what it shows."""
        was_apart, screen.is_apart = screen.is_apart, screen.window != self.window
        if FACTS not in contents:
            screen.is_apart = was_apart
            return contents
        if screen.is_apart:
            return self.visit.seen_in(screen.window)
        return self.visit.whole() if was_apart or is_other else contents

    def tell(self, notes: list[Message]) -> None:
        """Send notes to every screen; what may come next is drawn for one window."""
        for screen in list(self.screens):
            for note in notes:
                if not (screen.is_apart and "ahead" in note):
                    screen.tell({"note": note})


class TooMany(Exception):
    """There is no room for another visitor."""


class Visitors:
    """All visitors by name; ``opening`` makes the page that somebody new sees."""

    def __init__(self, opening: Callable[[], Page], folder: Path | None) -> None:
        self.opening, self.folder = opening, folder
        self.here: dict[str, Visitor] = {}
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
        except Exception as error:
            if not isinstance(error, ValueError):
                log.error("A page could not be brought back: %r", error)
            return self._mended(path)

    def _mended(self, path: Path) -> Page:
        """The page without the games that are damaged; where it is damaged itself, a new one."""
        try:
            page, damaged = mending.mended(path)
            page.refuse(page.tongue.ui("games-set-aside", games=damaged))
        except Exception:
            page = self.opening()
            page.refuse(page.tongue.ui("set-aside", file=_set_aside(path)))
        return page

    def shown(self, visitor: Visitor, show: Callable[[], Contents]) -> Contents:
        """What a page shows. One that cannot be shown is set aside, and its visitor finds all other games at the door."""
        try:
            return show()
        except Exception as error:
            log.error("A page could not be shown and was set aside: %r", error)
            self._start_anew(visitor)
            return visitor.whole()

    def _start_anew(self, visitor: Visitor) -> None:
        self.keep_now(visitor)
        old, page, path = visitor.visit.page, self.opening(), self._path(visitor.name)
        page.language, page.satchel, page.purse = old.language, old.satchel, old.purse
        if isinstance(page, DoorPage):
            page.waiting = _still_good(old)
        is_kept = path is not None and path.is_file()
        file = _set_aside(path) if path is not None and is_kept else ""
        page.refuse(page.tongue.ui("page-broke" if file else "page-gone", file=file))
        visitor.visit, visitor.kept, visitor.folding = Visit(page, SLICE), "", drawers.Folding()

    def _path(self, name: str) -> Path | None:
        """The file of a visitor: a digest, so that nobody can name a file, or come in by the name of one."""
        return None if self.folder is None else self.folder / f"{hashlib.sha256(name.encode()).hexdigest()[:40]}{drawers.PAGE}"

    def keep(self, visitor: Visitor) -> None:
        """Write a visitor's page to disk if it has changed, while others are answered; where that fails all screens say so."""
        if visitor.again is not None:
            visitor.again.cancel()
            visitor.again = None
        if visitor.is_writing:
            visitor.is_due = True
            return
        path, apart = self._path(visitor.name), self._apart(visitor)
        if path is None or apart is None:
            return
        visitor.is_writing = True
        loop = asyncio.get_running_loop()
        writing = loop.run_in_executor(self._writer, drawers.put, path, apart)
        writing.add_done_callback(lambda done: self._written(visitor, apart.page, done.exception()))

    def keep_now(self, visitor: Visitor) -> bool:
        """Write a visitor's page to disk if it has changed, behind all that is being written, and wait; whether it is there."""
        visitor.is_due = False
        path, apart = self._path(visitor.name), self._apart(visitor)
        if path is not None and apart is not None:
            self._told(visitor, apart.page, self._writer.submit(drawers.put, path, apart).exception())
        return not visitor.trouble

    def _apart(self, visitor: Visitor) -> drawers.Apart | None:
        """The page and its games as texts; None where there is nothing to put away that is not kept already."""
        try:
            data = None if self.folder is None else kinds.put_away(visitor.visit.page)
            apart = None if data is None else visitor.folding.apart(data)
        except Exception as error:
            self._told(visitor, "", error)
            return None
        if apart is not None and apart.page != visitor.kept:
            return apart
        visitor.warn("")
        return None

    def _written(self, visitor: Visitor, text: str, error: BaseException | None) -> None:
        """What was asked while the file was written is kept next; what could not be written is tried again."""
        is_due, visitor.is_writing, visitor.is_due = visitor.is_due, False, False
        self._told(visitor, text, error)
        if error is not None:
            visitor.again = asyncio.get_running_loop().call_later(AGAIN, self.keep, visitor)
        elif is_due:
            self.keep(visitor)

    def _told(self, visitor: Visitor, text: str, error: BaseException | None) -> None:
        """Remember what was written, or show why it was not."""
        if error is None:
            visitor.kept = text
            return visitor.warn("")
        if not isinstance(error, OSError):
            log.error("A page could not be kept: %r", error)
        visitor.why = (error.strerror if isinstance(error, OSError) else None) or type(error).__name__
        visitor.warn(visitor.visit.page.tongue.ui("not-kept", why=visitor.why))

    def tidy(self, idle: float = IDLE) -> None:
        """Put away the pages that nobody has looked at for so long; one that cannot be kept stays here."""
        now = monotonic()
        for name, visitor in list(self.here.items()):
            if not visitor.screens and now - visitor.seen >= idle and self.keep_now(visitor):
                del self.here[name]

    def sweep(self) -> None:
        """Of what was put away, only so much is kept; the oldest goes."""
        if self.folder is None or not self.folder.is_dir():
            return
        files = sorted(self.folder.glob(f"*{drawers.PAGE}"), key=lambda path: path.stat().st_mtime)
        for path in files[: max(0, len(files) - MOST_FILES)]:
            drawers.remove(path)

    def keep_all(self) -> None:
        """Put everybody's page on disk: the server stops; of what is lost by it somebody must hear."""
        lost = [visitor for visitor in self.here.values() if not self.keep_now(visitor)]
        if lost:
            log.error("Not kept: the last moves of %d of %d visitors: %s.", len(lost), len(self.here), lost[0].why)


def _set_aside(path: Path) -> str:
    """The name under which a page lies that cannot be read; its own where it cannot be moved."""
    try:
        return drawers.set_aside(path).name
    except OSError as error:
        log.error("A page could not be set aside: %r", error)
        return path.name


def _still_good(page: Page) -> TablePage | None:
    """The tables of a visit but for those that cannot be shown."""
    good = []
    for table in tables(page):
        try:
            table.leave()
            table.contents()
        except Exception:
            continue
        good.append(table)
    return seated(good[0], good) if good else None
