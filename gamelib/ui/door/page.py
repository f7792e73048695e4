"""The door as a page: choose a game, start it, go on with one that waits, or learn one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...core.record import check_names
from ...core.rulesets import known_names, named
from ...drawing import escaped
from ...players.bots import sensible_name
from ..addresses import EXERCISES, LEARN
from ..markup import element
from ..message import OF_THE_WINDOW, Message, fields_of, text_of
from ..page import Contents, Page
from ..play.acts import fresh
from ..table import heading
from ..table.game import PERSON
from ..table.keeping import kept_file
from ..table.page import PLAY, TablePage
from ..table.putting_away import restored as restored_table
from ..table.waiting import begun, key, seated
from . import cards, choices
from .choices import BOTS, LEVELS, TOGETHER, WATCH, WAYS, Filled, name_field
from .names import faults, for_seats


class DoorPage(Page):
    """What one meets first. ``folder`` is where running games are kept, ``waiting`` the table from which somebody came.

    A table has with it those that were left before, so that they all wait here.
    """

    def __init__(self, folder: Path | None = None, language: str = "en", waiting: TablePage | None = None) -> None:
        super().__init__(language)
        self.folder, self.waiting = folder, waiting
        self.chosen, self.trouble = "", ""
        self._filled = Filled()
        self._gone: tuple[int, TablePage] | Page | None = None
        self._is_cleared = self._is_unfolded = False

    @property
    def address(self) -> str:
        """The root of all addresses; with the name of a game where its choices are open."""
        return f"/{self.chosen}"

    @property
    def title(self) -> str:
        """The game that was chosen, if any."""
        return heading.titled(self.chosen, self.tongue)[0] if self.chosen else ""

    def frame(self) -> str:
        """A head and the games below it."""
        title = escaped(self.tongue.ui("door-title"))
        return (
            '<header data-region="head"></header><p class="lost" role="alert" hidden></p>'
            f'<div class="door"><section data-region="moves" aria-label="{title}"></section></div>'
            '<div data-region="dialog"></div><p class="live" aria-live="polite"></p>'
        )

    def contents(self) -> Contents:
        """The head, the games, and the choices for the game that was chosen."""
        facts = {"say": self.trouble, "acts": {}, "marks": [], "face": "door"}
        brand = element("p", escaped(self.tongue.ui("door-title")), class_="brand")
        head = brand + cards.waiting(self._kept(), self.tongue) + cards.to_teachers(self.tongue)
        return {"head": head, "moves": self._games(), "dialog": self._choices(), "facts": facts}

    def act(self, message: Message) -> None:
        """Choose a game, start it, or learn it."""
        acts = {
            "choose": self._choose,
            "start": self._start,
            "continue": self._continue,
            cards.LET_GO: self._let_go,
            cards.TAKE_BACK: self._take_back,
            cards.UNFOLD: self._unfold,
            "dialog": self._close,
            "learn": self._learn,
            "how-to": self._how_to,
            "exercises": self._exercises,
            "design": self._design,
        }
        do = str(message["do"])
        if do in OF_THE_WINDOW:
            return
        if do not in acts:
            raise ValueError(self.tongue.ui("unknown-act", name=do[:60]))
        self.trouble, self._filled = "", Filled(self._filled.fields)
        if do != cards.TAKE_BACK:
            self._gone = None
        acts[do](message)

    def refuse(self, sentence: str) -> None:
        """Say it beside the choices."""
        self.trouble = sentence

    def saved(self) -> dict[str, Any] | None:
        """The tables that wait, as data; nothing where none ever did and the visitor has spent and carries nothing."""
        if self.waiting is None and not self._is_cleared and not self.purse and not self.satchel:
            return None
        return {"kind": "door", "language": self.language, "waiting": self.waiting and self.waiting.saved()}

    def tables(self) -> list[TablePage]:
        """The tables that wait, the one that was left last first."""
        return [] if self.waiting is None else [self.waiting, *self.waiting.left]

    def _left(self) -> list[Page]:
        """Lessons and exercises in which something was done in this visit, the one that was left last first."""
        rooms = [page for name, page in self.rooms.items() if name.endswith((f"/{LEARN}", f"/{EXERCISES}"))]
        return [page for page in reversed(rooms) if page.is_begun and not page.is_put_away]

    def _kept(self) -> cards.Kept:
        gone = self._gone[1] if isinstance(self._gone, tuple) else self._gone
        return cards.Kept(self.tables(), self._left(), gone, self._is_unfolded)

    def _unfold(self, message: Message) -> None:
        self._is_unfolded = not self._is_unfolded

    def _continue(self, message: Message) -> None:
        name, tables = text_of(message), self.tables()
        table = next((one for one in tables if name in ("", key(one))), None)
        if table is None:
            raise ValueError(self.tongue.ui("no-game"))
        self.turned = seated(table, tables)

    def _let_go(self, message: Message) -> None:
        """A game waits here no more, and lessons are told of no more; until something else is asked, that can be taken back."""
        tables, name = self.tables(), text_of(message)
        room = next((one for one in self._left() if one.address == name), None)
        if room is not None:
            self._gone, room.is_put_away = room, True
            return
        at = next((at for at, one in enumerate(tables) if key(one) == name), None)
        if at is None:
            raise ValueError(self.tongue.ui("no-game"))
        self._gone = (at, tables.pop(at))
        self._wait(tables)

    def _take_back(self, message: Message) -> None:
        if self._gone is None:
            raise ValueError(self.tongue.ui("nothing-to-undo"))
        if isinstance(self._gone, Page):
            self._gone.is_put_away, self._gone = False, None
            return
        (at, table), tables, self._gone = self._gone, self.tables(), None
        self._wait([*tables[:at], table, *tables[at:]])

    def _wait(self, tables: list[TablePage]) -> None:
        """These tables wait here from now on."""
        self.waiting, self._is_cleared = seated(tables[0], tables) if tables else None, not tables

    def _choose(self, message: Message) -> None:
        from ..rules.pictures import warm

        named(text_of(message))
        self.chosen, self._filled = text_of(message), Filled()
        warm(self.chosen, self.language)  # while the choices are read

    def _close(self, message: Message) -> None:
        self.chosen = ""

    def _learn(self, message: Message) -> None:
        from ..learn.opening import left_from, lesson_page

        self.turned = left_from(self, lesson_page(text_of(message)))

    def _how_to(self, message: Message) -> None:
        """The game in short, before it begins; whoever comes back finds the choices as they were."""
        from ..learn.dialogs import SHORT
        from ..learn.opening import left_from, lesson_page

        page = lesson_page(text_of(message))
        page.dialog, page.is_glance = SHORT, True
        self._filled = Filled(fields_of(message) or self._filled.fields)
        self.turned = left_from(self, page)

    def _exercises(self, message: Message) -> None:
        from ..learn.opening import exercise_page, left_from

        self.turned = left_from(self, exercise_page(text_of(message)))

    def _design(self, message: Message) -> None:
        from ..design.opening import design_page

        page = design_page(text_of(message))
        page.language, page.door, page.folder, page.origin = self.language, True, self.folder, self
        self.turned = page

    def _start(self, message: Message) -> None:
        fields, name = fields_of(message), text_of(message)
        self._filled = Filled(fields)
        players, way, level = fields.get("players", ""), fields.get("way", ""), fields.get("level", "")
        if way not in WAYS or level not in LEVELS or not (players.isascii() and players.isdecimal() and len(players) < 3):
            raise ValueError(self.tongue.ui("door-bad"))
        people = {BOTS: 1, TOGETHER: int(players), WATCH: 0}[way]
        given = tuple(fields.get(name_field(number), "").strip() for number in range(1, people + 1))
        self._check(given)
        table = self.table(name, int(players), way, level, *given)
        self.satchel.put_names(given)
        self.turned = begun(table, self.tables())

    def _check(self, given: tuple[str, ...]) -> None:
        """Say which names do not do, beside the fields in which they were typed."""
        wrong, trouble = faults(given, self.tongue)
        if wrong:
            self._filled = Filled(self._filled.fields, wrong)
            raise ValueError(trouble)

    def table(self, name: str, players: int, way: str, level: str, *people: str) -> TablePage:
        """A new game, ready for its first decision; whoever gives no name gets one that nobody has."""
        game = named(name)
        state = game.start(players=players)
        names = for_seats(people, players)
        check_names(names, players)
        bot = level if level in game.BOTS else sensible_name(game)
        persons = {BOTS: 1, TOGETHER: players, WATCH: 0}[way]
        seats = [PERSON] * persons + [bot] * (players - persons)
        kept = None if self.folder is None else kept_file(self.folder, name)
        page = TablePage(None, folder=self.folder, kept=kept, face=PLAY)
        page.language, page.door = self.language, True
        page.open(fresh(state, names, seats))
        return page

    def _games(self) -> str:
        tongue = self.tongue
        names = tuple(known_names())
        above = self._notice() + cards.welcome(tongue)
        return above + cards.games(names, tongue) + cards.further(names, self.prints, tongue)

    def _notice(self) -> str:
        """What could not be done, where no choices are open that could say it."""
        if self.chosen or not self.trouble:
            return ""
        return element("p", f"✕ {escaped(self.trouble)}", class_="refused", role="alert")

    def _choices(self) -> str:
        if not self.chosen:
            return ""
        carried = {name_field(number): name for number, name in enumerate(self.satchel.names, 1) if name}
        filled = Filled(self._filled.fields or carried, self._filled.wrong, self.trouble)
        return choices.sheet(self.chosen, filled, self.tongue)


def restored(data: Mapping[str, Any]) -> DoorPage:
    """The door that was put away with the tables that wait there; what does not fit raises :class:`ValueError`."""
    try:
        waiting = None if data["waiting"] is None else restored_table(data["waiting"])
        if waiting is not None and waiting.opened is None:
            raise ValueError("There is no game on the table that waits.")
        return DoorPage(None, str(data["language"]), waiting)
    except (KeyError, TypeError) as error:
        raise ValueError(f"This is no front door that was put away: {error}.") from None
