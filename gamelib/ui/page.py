"""A page without a host: what any page is to the notebook, the server or the test that carries it.

A page has regions of HTML, a frame they stand in, and ``facts`` for its script. A host does three things: it hands what was
asked to ``ask``, and sends on ``changes`` and ``notes``; when nobody waits it calls ``meanwhile`` and sends again. A host that
joins later, or again, begins with ``whole``. A page may lead to another (``turned``), which then takes its place.
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from ..core.extras import MissingLibrary, advice
from ..core.words import LANGUAGE
from .markup import Tongue
from .message import Message, checked, text_of
from .regions import REGIONS
from .satchel import Satchel
from .tray import Tray

Contents = dict[str, Any]
"""The HTML of each region, and ``facts``."""
FACTS, FRAME = "facts", "frame"
VISIT = "visit"
"""What is asked to go to a page by its address."""
LONGEST_ADDRESS = 200

SLICE = 0.15
"""Long work is done in slices of so many seconds, so that it can be watched and stopped; a host of many visitors takes less."""


class Page(ABC):
    """What a person sees and asks, by whatever it is carried."""

    slice = SLICE
    purse: dict[str, int]
    """What was spent for the visitor on all pages of the visit, by what it was spent on."""
    satchel: Satchel
    """What the visitor carries from page to page."""
    rooms: dict[str, Page]
    """Pages of the visit that were left, by their addresses, as they were left."""
    prints: tuple[str, ...] = ()
    """What the host can print for whoever looks at the page."""
    tray: Tray | None = None
    """Where the host takes what is handed in, if it does."""
    origin: Page | None
    """The page that led here, where one did."""
    is_put_away = False
    """Whether the door is to tell no more of it, until somebody is there again."""

    def __init__(self, language: str = LANGUAGE) -> None:
        self.language = language
        self._known: Contents = {}
        self._notes: list[Message] = []
        self._tick, self._stale = 0, True
        self.turned: Page | None = None
        self.origin = None
        self._visited = ""
        self.purse, self.rooms = {}, {}
        self.satchel = Satchel()
        self.window = ""  # how large the window is, where the page draws for it

    @property
    def tongue(self) -> Tongue:
        """The language and the names in which all is said."""
        return Tongue(self.language)

    @property
    def address(self) -> str:
        """Where the page is found in its visit, such as ``/mark/learn``; empty where it leads to no other page."""
        return ""

    @property
    def title(self) -> str:
        """What the page is called in the list of pages one has seen."""
        return ""

    @property
    def is_begun(self) -> bool:
        """Whether somebody did something here, and did not only look in."""
        return True

    @abstractmethod
    def frame(self) -> str:
        """The HTML that holds the regions; it stays as it is while the page lives."""

    @abstractmethod
    def contents(self) -> Contents:
        """What each region shows now, and the facts; regions that are left out stay as they are."""

    @abstractmethod
    def act(self, message: Message) -> None:
        """Do what is asked; what cannot be done raises an error whose sentence is shown."""

    @abstractmethod
    def refuse(self, sentence: str) -> None:
        """Say on the page that something cannot be done."""

    def foresee(self, far: bool = False) -> None:  # noqa: B027 not every page can know what comes next
        """Leave notes of what may be asked next: what lies near, or what lies ``far``."""

    def think(self) -> None:  # noqa: B027 a page may have nothing to do while nobody waits
        """Work out what nobody waits for."""

    def keep(self) -> None:  # noqa: B027 not every page has something to keep
        """Put what must not be lost where it will be found again."""

    def leave(self) -> None:  # noqa: B027 not every page has something under way
        """End what is under way, as somebody goes to another page and may come back."""

    def recall(self) -> None:  # noqa: B027 not every page was seen before
        """Take from the satchel what belongs here."""

    def saved(self) -> dict[str, Any] | None:
        """The page as plain data with its ``kind``, from which it can be brought back; None where that makes no sense."""
        return None

    def still(self) -> str:
        """A picture for pages that run no code; empty where there is none."""
        return ""

    def ask(self, message: object) -> None:
        """Do what is asked. Whatever arrives, nothing is raised: what cannot be done is said on the page."""
        try:
            asked = checked(message, self.tongue)
            self._stale = True
            if asked["do"] == VISIT and self.address:
                self._visit(text_of(asked))
            else:
                self.act(asked)
            self.keep()
        except (ValueError, OSError, MissingLibrary) as error:
            self._stale = True
            self.refuse(str(error).partition("\n")[0])
        except ModuleNotFoundError as error:
            self._stale = True
            told = advice(error)
            problem = self.tongue.ui("went-wrong", error=type(error).__name__)
            self.refuse(problem if told is None else self.tongue.ui("needs-libraries", told=told))
        except Exception as error:
            logging.getLogger(__name__).debug("a question failed", exc_info=True)
            self._stale = True
            self.refuse(self.tongue.ui("went-wrong", error=type(error).__name__))

    def _visit(self, address: str) -> None:
        """Go to the page of an address; which was asked for is told with it."""
        from .addresses import visited

        self.turned = visited(self, address[:LONGEST_ADDRESS])
        self.turned._visited = address

    def changes(self) -> Contents:
        """What differs from what was handed out before; nothing where nothing was asked since."""
        if not self._stale:
            return {}
        self._stale = False
        now = self.contents()
        fresh = {name: value for name, value in now.items() if name != FACTS and self._known.get(name) != value}
        self._tick += 1
        fresh[FACTS] = {**now[FACTS], "tick": self._tick, **self._where()}
        self._known.update(fresh)
        return fresh

    def _where(self) -> dict[str, str]:
        """Where the page is found, which address was asked for to find it, and for what window it is drawn."""
        asked, self._visited = self._visited, ""
        where = {"address": self.address, "title": self.title, "visited": asked, "window": self.window}
        return {name: value for name, value in where.items() if value}

    def notes(self) -> list[Message]:
        """Messages for the script that change no region: what was looked at, and steps that may come next."""
        waiting, self._notes = self._notes, []
        return waiting

    def meanwhile(self) -> Contents:
        """Work out what nobody waits for, and return the regions that it changed."""
        self.think()
        now = self.late()
        fresh = {name: value for name, value in now.items() if self._known.get(name) != value}
        self._known.update(fresh)
        return fresh

    def late(self) -> Contents:
        """The regions that come after the others, as they were last worked out."""
        return {}

    def whole(self) -> Contents:
        """Everything, for a host that begins or comes back."""
        self.changes()
        empty: Contents = dict.fromkeys(REGIONS, "")
        return {**empty, **self._known, FRAME: self.frame()}

    def seen_in(self, window: str) -> Contents:
        """Everything, drawn for a window of another size; what was handed out before stays as it is."""
        own, self.window = self.window, window
        try:
            now = self.contents()
        finally:
            self.window = own
        every = {**dict.fromkeys(REGIONS, ""), **self._known, **now, FRAME: self.frame()}
        return {**every, FACTS: {**self._known.get(FACTS, {}), **now[FACTS], "window": window}}

    def changed(self) -> None:
        """Something that is shown has changed without a question."""
        self._stale = True

    def quietly(self) -> None:
        """What was just asked changed nothing that is shown."""
        self._stale = False

    def note(self, message: Mapping[str, Any]) -> None:
        """Leave a message for the script."""
        self._notes.append(dict(message))

    @property
    def tick(self) -> int:
        """The number of what was last shown; what is sent ahead holds only for it."""
        return self._tick

    def news(self, contents: Contents) -> Contents:
        """Only what differs from what the page has."""
        return {name: value for name, value in contents.items() if self._known.get(name) != value}
