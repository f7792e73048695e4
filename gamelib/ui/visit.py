"""Somebody's visit: the page that is open, and the next one when it leads to another. Hosts carry visits."""

from __future__ import annotations

from .addresses import remember
from .message import Message
from .page import SLICE, Contents, Page
from .tray import Tray


class Visit:
    """The page that is shown, whichever kind it is; it answers as a page does."""

    def __init__(self, page: Page, slice: float = SLICE) -> None:
        self.page, self._slice, self._purse, self._satchel = page, slice, page.purse, page.satchel
        self._rooms, self._prints, self._tray = page.rooms, page.prints, page.tray
        page.slice = slice
        self._is_new = False

    def ask(self, message: object) -> None:
        """Hand on what is asked; where the page leads to another, show that."""
        self.page.ask(message)
        while self.page.turned is not None:
            page, self.page.turned = self.page.turned, None
            remember(self._rooms, self.page)
            page.window = page.window or self.page.window  # a page of the same frame is not told again
            self.page, self._is_new = page, True
            page.slice, page.purse, page.satchel, page.rooms = self._slice, self._purse, self._satchel, self._rooms
            page.prints, page.tray = self._prints, self._tray
            page.recall()

    def offer(self, prints: tuple[str, ...], tray: Tray | None = None) -> None:
        """What the host can print for whoever looks at this visit now, and where it takes what is handed in."""
        self._tray = self.page.tray = tray
        if prints != self._prints:
            self._prints = self.page.prints = prints
            self.page.changed()

    def changes(self) -> Contents:
        """What differs from what was handed out before: everything when the page is another."""
        if self._is_new:
            return self.whole()
        return self.page.changes()

    def seen_in(self, window: str) -> Contents:
        """Everything, drawn for a window of another size."""
        return self.page.seen_in(window)

    def notes(self) -> list[Message]:
        """Messages that change no region."""
        return self.page.notes()

    def meanwhile(self) -> Contents:
        """What nobody waits for."""
        return self.page.meanwhile()

    def foresee(self, far: bool = False) -> list[Message]:
        """What may be asked next, as notes."""
        self.page.foresee(far)
        return self.page.notes()

    def whole(self) -> Contents:
        """Everything."""
        self._is_new = False
        return self.page.whole()
