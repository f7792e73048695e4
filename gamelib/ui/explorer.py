"""The explorer: one widget for all rulesets. Its page is one small script; all it shows and knows comes from the desk."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from ..core.record import Record
from . import ahead, asking, files
from .acts import handle
from .desk import Desk, Regions

HERE = Path(__file__).parent
SOON, PAUSE = 0.1, 2.5
"""Seconds after which the curves are drawn, and after which somebody has paused."""


class Explorer(anywidget.AnyWidget):
    """A game to play, scrub, question and fork in a notebook. ``desk.game`` is the game, ``record()`` what was played."""

    _esm = "".join((HERE / name).read_text(encoding="utf-8") for name in ("changing.js", "explorer.js"))
    _css = HERE / "explorer.css"
    head = traitlets.Unicode().tag(sync=True)
    board = traitlets.Unicode().tag(sync=True)
    moves = traitlets.Unicode().tag(sync=True)
    answer = traitlets.Unicode().tag(sync=True)
    log = traitlets.Unicode().tag(sync=True)
    time = traitlets.Unicode().tag(sync=True)
    curves = traitlets.Unicode().tag(sync=True)
    dialog = traitlets.Unicode().tag(sync=True)
    work = traitlets.Unicode().tag(sync=True)
    facts = traitlets.Dict().tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self._picture: Any = None
        self._shown = 0
        self._kept: tuple[int, int] | None = None
        self._timers: list[asyncio.TimerHandle] = []
        self.labels = {key: desk.tongue.ui(key) for key in LABELS}
        self.show()
        self._draw()
        self.on_msg(self._asked)

    def show(self) -> None:
        """Send what has changed, in one message."""
        self._shown += 1
        with self.hold_sync():
            for name, text in self.desk.regions().items():
                setattr(self, name, text if name != "facts" else {**text, "tick": self._shown})

    def record(self) -> Record:
        """The game so far, on the branch that is shown."""
        return self.desk.game.record()

    def _asked(self, _: object, asked: dict[str, Any], __: object) -> None:
        if asked.get("do") == "look":
            return self._look(asked)
        handle(self.desk, asked)
        self.show()
        self._keep()
        self._afterwards()

    def _afterwards(self) -> None:
        """The curves soon, as the board must not wait for them, and the steps that may come next; the still picture later.

        The kernel keeps the time itself: a page that answers at once makes the system hold back the next reply to it.
        """
        for timer in self._timers:
            timer.cancel()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # no kernel, so nobody waits
            return self._draw()
        soon = (loop.call_later(SOON, work) for work in (self._draw, self._foresee))
        self._timers = [*soon, loop.call_later(PAUSE, self._pause)]

    def __repr__(self) -> str:
        return f"<Explorer: {self.desk.lines.state!r}>" if self.desk.lines is not None else "<Explorer>"

    def _keep(self) -> None:
        """Keep the running game beside the notebook."""
        desk = self.desk
        if desk.kept is None or desk.lines is None or desk.aside or desk.job is not None:
            return
        mark = (desk.lines.current, desk.lines.last)
        if desk.lines.last and mark != self._kept:
            self._kept = mark
            try:
                desk.lines.record().save(desk.kept)
            except OSError:
                desk.kept = None  # a folder that cannot be written to is no reason to stop playing

    def _draw(self) -> None:
        self.curves = self.desk.curves()

    def _foresee(self) -> None:
        for asked, regions in ahead.steps(self.desk).items():
            self.send({"ahead": self._ahead({asked: regions})})

    def _look(self, asked: dict[str, Any]) -> None:
        """What a move that somebody points at would cause, in words and as the table would then be shown."""
        text = str(asked.get("arg", ""))
        said, marks = asking.foreseen(self.desk.game, text, self.desk.tongue)
        self.send({"look": text, "said": said, "marks": marks, "ahead": self._ahead(ahead.move(self.desk, text))})

    def _ahead(self, wanted: dict[str, Regions]) -> dict[str, Any]:
        """What may be shown at once if it is asked now, and only now: ``tick`` says which page it follows."""
        known = {name: getattr(self, name) for name in SHOWN}
        return {"tick": self._shown, "asked": ahead.news(known, wanted)}

    def _pause(self) -> None:
        """Somebody paused: the still picture takes the board as it is now."""
        if self._picture is not None:
            self._picture.update(_Still(self.desk.still()))

    def _ipython_display_(self) -> None:
        """The live explorer, and below it a still picture that only pages without code show."""
        from IPython.display import display

        bundle = self._repr_mimebundle_()
        if bundle is None:  # it was closed
            return
        display(bundle[0], raw=True)  # type: ignore[no-untyped-call]
        self._picture = display(_Still(self.desk.still()), display_id=True)  # type: ignore[no-untyped-call]


class _Still:
    """A picture as a notebook stores it."""

    def __init__(self, html: str) -> None:
        self.html = html

    def _repr_html_(self) -> str:
        return self.html

    def __repr__(self) -> str:
        return "the board, as it was left"


SHOWN = ("head", "board", "moves", "answer", "log", "time", "dialog", "work")
LABELS = ("why-not", "ask", "example", "log", "moves", "board", "lost-kernel", "can-do", "copied", "menu")


def kept_beside(ruleset: str) -> tuple[Path, Path]:
    """The folder of the notebook, and the file in it that keeps the running game."""
    folder = Path.cwd()
    return folder, files.kept_file(folder, ruleset)
