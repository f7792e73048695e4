"""The results of a class: what pupils handed in to the host, and files that are chosen or dropped here, become one table.

Only whoever sits at the machine that runs this sees them, as it is with the answers; nothing is sent anywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.exercise import exercises
from ...drawing import escaped
from ...teach.gradebook import Folder, printed
from ...teach.results import HEAD
from ...teach.roll_call import names_in
from .. import ways
from ..addresses import PLAN, RESULTS
from ..learn.parts import marked_up
from ..markup import button, element
from ..message import OF_THE_WINDOW, Message, fields_of, text_of
from ..page import VISIT, Contents, Page
from ..table.heading import titled
from ..tray import Tray
from . import class_table, collecting
from .collecting import HANDED_IN, PUT_AWAY
from .page import KEY, WALL, TeachersPage, say, style
from .roll_call import CLASS_LIST, LEAVE_OUT

MOST_FILES, LONGEST_NAME = 400, 80
"""So many files are more than any school hour brings; so many letters of their names are shown."""
FURTHER = "further"
"""What a message says that brings more files of one choice."""


class ResultsPage(Page):
    """What a class has handed in; ``files`` are the texts that could be read, by the names of their files."""

    def __init__(self, files: Mapping[str, str] | None = None) -> None:
        super().__init__()
        self.files, self.bad, self.trouble, self.told = dict(files or {}), dict[str, str](), "", ""
        self.handed_in = set[str]()  # which of the files come from the tray of the host
        self.chosen: dict[str, set[str]] = {}  # which exercises were set, by game, where the teacher said so
        self.class_list: tuple[str, ...] = ()  # who should hand in, where the teacher said so

    @property
    def is_allowed(self) -> bool:
        """Whether whoever looks sits at the machine that runs this."""
        return KEY in self.prints

    @property
    def address(self) -> str:
        """One address for the results of all games; none where no door leads elsewhere."""
        return RESULTS if self.origin is not None else ""

    @property
    def title(self) -> str:
        """What is collected here."""
        return say("results", self.language)

    def frame(self) -> str:
        """A head, and the tables below it."""
        return (
            f'<style>{style()}</style><header data-region="head"></header><p class="lost" role="alert" hidden></p>'
            f'<div class="teachers wide"><section data-region="moves" aria-label="{escaped(self.title)}"></section></div>'
            '<p class="live" aria-live="polite"></p>'
        )

    def contents(self) -> Contents:
        """Where to put the files, what was wrong with some, and the tables."""
        facts = {"say": self.trouble or self.told, "acts": {}, "marks": [], "face": "door", "returns": True}
        facts["projected"] = self.satchel.projected
        return {"head": self._head(), "moves": self._inside(), "facts": facts}

    def act(self, message: Message) -> None:
        """Take files, or put all of them away."""
        do = message["do"]
        if do in OF_THE_WINDOW:
            return
        self.trouble = ""
        if do == WALL:
            self.satchel.projected = not self.satchel.projected
            return
        if not self.is_allowed:
            raise ValueError(say("results-elsewhere", self.language))
        if do == "collect":
            self._collect(fields_of(message), text_of(message) == FURTHER)
        elif do in (HANDED_IN, PUT_AWAY) and self.tray is not None:
            (self._take_from if do == HANDED_IN else self._put_away)(self.tray)
        elif do == "clear":
            self.files, self.bad, self.told = {}, {}, ""
            self.handed_in.clear()
            self.chosen.clear()
        elif do == CLASS_LIST:
            self.class_list = names_in(fields_of(message).get("text", ""))
        elif do == LEAVE_OUT:
            self._leave_out(text_of(message))
        elif do == "set":
            self._set(*text_of(message).partition("/")[::2])
        else:
            raise ValueError(self.tongue.ui("unknown-act", name=str(do)[:60]))

    def refuse(self, sentence: str) -> None:
        """Say it above the tables."""
        self.trouble = sentence

    def saved(self) -> dict[str, Any]:
        """The files, and the page that led here."""
        origin = None if self.origin is None else self.origin.saved()
        chosen = {game: sorted(names) for game, names in self.chosen.items()}
        handed_in = sorted(self.handed_in)
        kept = {"files": self.files, "handed_in": handed_in, "chosen": chosen, "class_list": list(self.class_list)}
        return {"kind": "results", **kept, "origin": origin}

    def _set(self, game: str, name: str) -> None:
        """Count an exercise, or no longer; without any, those that somebody began count again."""
        folder = Folder.of(self.files)
        if game not in folder.rulesets() or name not in exercises(game):
            raise ValueError(self.tongue.ui("unknown-act", name=name[:60]))
        now = {task.name for task in folder.asked(game, self.chosen.get(game, ()))}
        self.chosen[game] = now ^ {name}

    def _leave_out(self, file: str) -> None:
        """Count a file no longer; it stays where it lies, and comes again with the rest."""
        if file not in self.files:
            raise ValueError(self.tongue.ui("unknown-act", name=file[:60]))
        del self.files[file]
        self.handed_in.discard(file)
        self.told = say("was-left-out", self.language, file=file)

    def _take_from(self, tray: Tray) -> None:
        """Read what was handed in to the host, in place of what was read of it before."""
        self._drop_handed_in()
        texts = tray.texts()
        if texts:
            self._collect(texts, False)
            self.handed_in = {name for name in texts if name in self.files}
        count = len(self.handed_in)
        self.told = say("from-here" if texts else "nothing-here", self.language, files=count)

    def _put_away(self, tray: Tray) -> None:
        self._drop_handed_in()
        self.told = say("was-put-away", self.language, folder=tray.put_away())

    def _drop_handed_in(self) -> None:
        self.files = {name: text for name, text in self.files.items() if name not in self.handed_in}
        self.handed_in = set()

    def _collect(self, texts: Mapping[str, str], is_further: bool) -> None:
        """A file that comes again takes the place of the one before: somebody went on working and handed in anew."""
        read = Folder.of({printed(name)[:LONGEST_NAME]: text for name, text in texts.items()})
        if len(self.files.keys() | read.found.keys()) > MOST_FILES:
            raise ValueError(say("too-many", self.language, most=MOST_FILES))
        strange = {
            printed(name)[:LONGEST_NAME] for name, text in texts.items() if not text.lstrip("\ufeff \r\n").startswith(HEAD)
        }
        bad = {file: say("no-results", self.language) if file in strange else why for file, why in read.bad.items()}
        self.bad = {**(self.bad if is_further else {}), **bad}
        self.files |= {file: results.text() for file, results in read.found.items()}
        self.bad = {file: why for file, why in self.bad.items() if file not in read.found}
        self.told = say("collected", self.language, files=len(self.files))

    def _head(self) -> str:
        title = element("h2", f"{escaped(say('title', self.language))} · <b>{escaped(self.title)}</b>")
        plan = ""
        if isinstance(self.origin, TeachersPage):
            name = say("to-plan", self.language, game=titled(self.origin.name, self.tongue)[0])
            plan = button(name, VISIT, f"/{self.origin.name}/{PLAN}", data_key="plan")
        return ways.back(self) + plan + title + (self._switch() if self.is_allowed else "")

    def _switch(self) -> str:
        """What shows the results without anybody's name, in large letters; and all of them again."""
        pressed, help_ = str(self.satchel.projected).lower(), say("wall-help", self.language)
        return button(say("for-the-wall", self.language), WALL, aria_pressed=pressed, title=help_, data_key=WALL)

    def _inside(self) -> str:
        if not self.is_allowed:
            key = "results-elsewhere" if self.prints else "results-by-command"
            return element("p", marked_up(say(key, self.language)), class_="plan quiet")
        folder = Folder.of(self.files)
        if self.satchel.projected and folder.found:
            told = "".join(
                class_table.for_the_wall(folder, name, self.language, self.chosen.get(name, ())) for name in folder.rulesets()
            )
            return element("div", told, class_="on-wall")
        notice = element("p", f"✕ {escaped(self.trouble)}", class_="refused", role="alert") if self.trouble else ""
        tables = "".join(
            class_table.shown(folder, name, self.language, self.chosen.get(name, ()), self.class_list)
            for name in folder.rulesets()
        )
        return notice + collecting.box(self, folder) + collecting.unread(self, folder) + tables


def restored(data: Mapping[str, Any]) -> ResultsPage:
    """The page that was put away; what does not fit raises :class:`ValueError`."""
    from .. import kinds
    from ..door import DoorPage

    try:
        page = ResultsPage({str(name): str(text) for name, text in data["files"].items()})
        page.handed_in = set(map(str, data.get("handed_in", ())))
        page.chosen = {str(game): set(map(str, names)) for game, names in data.get("chosen", {}).items()}
        page.class_list = tuple(map(str, data.get("class_list", ())))
        page.origin = kinds.restored(data["origin"]) if data["origin"] else DoorPage()
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"These are no results that were put away: {error}.") from None
    return page
