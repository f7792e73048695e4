"""The notebook as host: one widget for every kind of page."""

from __future__ import annotations

import asyncio
from typing import Any

import anywidget
import traitlets

from ...core.record import Record
from .. import assets
from ..page import FACTS, FRAME, Contents, Page
from ..regions import REGIONS
from ..table.page import TablePage
from ..visit import Visit

SOON, THEN, PAUSE = 0.1, 0.15, 2.5
"""Seconds after which work that nobody waits for is done, in two parts, and after which somebody has paused."""


class Explorer(anywidget.AnyWidget):
    """A page in a notebook. ``page`` is what it shows, ``record()`` the game so far."""

    def __init__(self, page: Page) -> None:
        texts = (*REGIONS, FRAME)
        self.add_traits(**{name: traitlets.Unicode().tag(sync=True) for name in texts}, facts=traitlets.Dict().tag(sync=True))
        self._esm, self._css = assets.script("notebook"), assets.style()
        self.visit = Visit(page)
        super().__init__(**self.visit.whole())
        self._picture: Any = None
        self._timers: list[asyncio.TimerHandle] = []
        self.on_msg(self._asked)
        self._afterwards()

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return self.visit.page

    def record(self) -> Record:
        """The game so far, on the branch that is shown."""
        if not isinstance(self.page, TablePage):
            raise ValueError("There is no game on this page.")
        return self.page.game.record()

    def _asked(self, _: object, message: object, __: object) -> None:
        self.visit.ask(message)
        changed = self.visit.changes()
        self._show(changed)
        if changed:
            self._afterwards()

    def _show(self, contents: Contents) -> None:
        """Send what has changed, in one message, and then the notes."""
        with self.hold_sync():
            for name in sorted(contents, key=FACTS.__eq__):
                setattr(self, name, contents[name])
        for note in self.visit.notes():
            self.send(note)

    def _afterwards(self) -> None:
        """What nobody waits for soon, the still picture later.

        The kernel keeps the time itself: a page that answers at once makes the system hold back the next reply to it.
        """
        for timer in self._timers:
            timer.cancel()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # no kernel, so nobody waits
            return self._meanwhile()
        works = ((SOON, self._meanwhile), (THEN, self._foresee), (PAUSE, self._pause))
        self._timers = [loop.call_later(wait, work) for wait, work in works]

    def _meanwhile(self) -> None:
        self._foresee(far=False)
        self._show(self.visit.meanwhile())

    def _foresee(self, far: bool = True) -> None:
        for note in self.visit.foresee(far):
            self.send(note)

    def _pause(self) -> None:
        """Somebody paused: the still picture takes the page as it is now."""
        if self._picture is not None:
            self._picture.update(_Still(self.page.still()))

    def __repr__(self) -> str:
        shown = self.page.opened if isinstance(self.page, TablePage) else None
        return f"<Explorer: {shown.state!r}>" if shown is not None else "<Explorer>"

    def _ipython_display_(self) -> None:
        """The live page, and below it a still picture that only pages without code show."""
        from IPython.display import display

        bundle = self._repr_mimebundle_()
        if bundle is None:  # it was closed
            return
        display(bundle[0], raw=True)  # type: ignore[no-untyped-call]
        self._picture = display(_Still(self.page.still()), display_id=True)  # type: ignore[no-untyped-call]


class _Still:
    """A picture as a notebook stores it."""

    def __init__(self, html: str) -> None:
        self.html = html

    def _repr_html_(self) -> str:
        return self.html

    def __repr__(self) -> str:
        return "the board, as it was left"
