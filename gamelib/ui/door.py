"""The front door: which game, how, with how many and how good; and the ways to learn it."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ..core.record import check_names
from ..core.rulesets import known_names, named, ruleset
from ..drawing import escaped
from ..players.bots import sensible_name
from ..players.playout import playout
from .markup import Tongue, button, element
from .message import OF_THE_WINDOW, Message, fields_of, text_of
from .page import Contents, Page
from .play.acts import fresh
from .table import heading
from .table.game import PERSON
from .table.keeping import kept_file
from .table.page import PLAY, TablePage
from .table.putting_away import restored as restored_table

NAMES = ("Anna", "Ben", "Chloé", "Dev", "Eva", "Finn")
WAYS = BOTS, TOGETHER, WATCH = ("bots", "together", "watch")
LEVELS = ("beginner", "sensible", "strong")
USUAL_PLAYERS, USUAL_LEVEL = 3, "sensible"
PICTURE_SEED, PICTURE_MOVES = 7, 110


class DoorPage(Page):
    """What one meets first. ``folder`` is where running games are kept, ``waiting`` the table from which somebody came."""

    def __init__(self, folder: Path | None = None, language: str = "en", waiting: TablePage | None = None) -> None:
        super().__init__(language)
        self.folder, self.waiting = folder, waiting
        self.chosen, self.trouble = "", ""

    def frame(self) -> str:
        """A head and the games below it."""
        title = escaped(self.tongue.ui("door-title"))
        return (
            f'<div class="door"><header data-region="head"></header><p class="lost" role="alert" hidden></p>'
            f'<section data-region="moves" aria-label="{title}"></section></div>'
            '<div data-region="dialog"></div><p class="live" aria-live="polite"></p>'
        )

    def contents(self) -> Contents:
        """The head, the games, and the choices for the game that was chosen."""
        facts = {"say": self.trouble, "acts": {}, "marks": [], "face": "door"}
        return {"head": self._head(), "moves": self._games(), "dialog": self._choices(), "facts": facts}

    def act(self, message: Message) -> None:
        """Choose a game, start it, or learn it."""
        acts = {
            "choose": self._choose,
            "start": self._start,
            "continue": self._continue,
            "dialog": self._close,
            "learn": self._learn,
            "design": self._design,
        }
        do = str(message["do"])
        if do in OF_THE_WINDOW:
            return
        if do == "exercises":
            return self._exercises(message)
        if do not in acts:
            raise ValueError(self.tongue.ui("unknown-act", name=do[:60]))
        self.trouble = ""
        acts[do](message)

    def refuse(self, sentence: str) -> None:
        """Say it beside the choices."""
        self.trouble = sentence

    def saved(self) -> dict[str, Any] | None:
        """The table that waits, as data; nothing where none does and the visitor has spent nothing."""
        if self.waiting is None and not self.purse:
            return None
        return {"kind": "door", "language": self.language, "waiting": self.waiting and self.waiting.saved()}

    def _continue(self, message: Message) -> None:
        if self.waiting is None:
            raise ValueError(self.tongue.ui("no-game"))
        self.turned = self.waiting

    def _choose(self, message: Message) -> None:
        named(text_of(message))
        self.chosen = text_of(message)

    def _close(self, message: Message) -> None:
        self.chosen = ""

    def _learn(self, message: Message) -> None:
        from .learn.opening import left_from, lesson_page

        self.turned = left_from(self, lesson_page(text_of(message)))

    def _exercises(self, message: Message) -> None:
        from .learn.opening import exercise_page, left_from

        self.turned = left_from(self, exercise_page(text_of(message)))

    def _design(self, message: Message) -> None:
        from .design.opening import design_page

        page = design_page(text_of(message))
        page.language, page.door, page.folder, page.entrance = self.language, True, self.folder, self
        self.turned = page

    def _start(self, message: Message) -> None:
        fields, name = fields_of(message), text_of(message)
        players, way, level = fields.get("players", ""), fields.get("way", ""), fields.get("level", "")
        if way not in WAYS or level not in LEVELS or not (players.isascii() and players.isdecimal() and len(players) < 3):
            raise ValueError(self.tongue.ui("door-bad"))
        self.turned = self.table(name, int(players), way, level, fields.get("name", "").strip())

    def table(self, name: str, players: int, way: str, level: str, person: str = "") -> TablePage:
        """A new game, ready for its first decision."""
        game = named(name)
        state = game.start(players=players)
        names = tuple(dict.fromkeys((person or NAMES[0], *NAMES)))[:players]
        check_names(names, players)
        bot = level if level in game.BOTS else sensible_name(game)
        people = {BOTS: 1, TOGETHER: players, WATCH: 0}[way]
        seats = [PERSON] * people + [bot] * (players - people)
        kept = None if self.folder is None else kept_file(self.folder, name)
        page = TablePage(None, folder=self.folder, kept=kept, face=PLAY)
        page.language, page.door = self.language, True
        page.open(fresh(state, names, seats))
        return page

    def _head(self) -> str:
        return element("p", escaped(self.tongue.ui("door-title")), class_="brand")

    def _games(self) -> str:
        tongue = self.tongue
        head = element("h2", escaped(tongue.ui("door-head"))) + element("p", escaped(tongue.ui("door-about")), class_="about")
        cards = _cards(tuple(known_names()), tongue)
        further = ("teachers", "designers", "rules")
        more = element("div", (_further(key, tongue) for key in further), class_="further")
        return self._notice() + self._left() + head + cards + more

    def _left(self) -> str:
        """The way back to the table that waits, before all other games."""
        if self.waiting is None:
            return ""
        tongue, state = self.tongue, self.waiting.game.states[self.waiting.game.last]
        key = "door-look" if state.actor is None else "door-continue" if state.turn else "door-continue-start"
        text = tongue.ui(key, game=heading.titled(state.ruleset, tongue)[0], turn=state.turn)
        return element("p", button(text, "continue", class_="deed strong", data_key="continue"), class_="waiting")

    def _notice(self) -> str:
        """What could not be done, where no choices are open that could say it."""
        if self.chosen or not self.trouble:
            return ""
        return element("p", f"✕ {escaped(self.trouble)}", class_="refused", role="alert")

    def _choices(self) -> str:
        """How to play the game that was chosen: every choice is made already, and one press starts it."""
        if not self.chosen:
            return ""
        tongue, name = self.tongue, self.chosen
        title = heading.titled(name, tongue)[0]
        low, high = players_of(name)
        usual = usual_players(name)
        ways = [(way, tongue.ui(f"way-{way}")) for way in WAYS]
        levels = [(level, tongue.ui(f"level-{level}")) for level in LEVELS]
        inside = element("p", escaped(about(name, tongue)), class_="about")
        inside += _radios("way", tongue.ui("door-how"), ways, BOTS)
        inside += _radios("players", tongue.ui("door-players"), [(str(n), str(n)) for n in range(low, high + 1)], str(usual))
        inside += _radios("level", tongue.ui("door-level"), levels, USUAL_LEVEL)
        inside += (
            f'<label class="name"><span>{escaped(tongue.ui("door-name"))}</span>'
            f'<input name="name" maxlength="20" value="{NAMES[0]}" autocomplete="off"></label>'
        )
        if self.trouble:
            inside += element("p", f"✕ {escaped(self.trouble)}", class_="refused", role="alert")
        inside += element("button", escaped(tongue.ui("door-start")), type="submit", class_="deed strong", data_first=True)
        form = element("form", inside, data_do="start", data_arg=name, autocomplete="off")
        shut = button("✕", "dialog", "", aria_label=tongue.ui("close"), class_="shut")
        head = element("header", element("h2", escaped(title)) + shut)
        sheet = head + element("div", form, class_="inside")
        return element("div", sheet, role="dialog", aria_label=title, class_="sheet choices")


def restored(data: Mapping[str, Any]) -> DoorPage:
    """The door that was put away with the table that waits there; what does not fit raises :class:`ValueError`."""
    try:
        waiting = None if data["waiting"] is None else restored_table(data["waiting"])
        if waiting is not None and waiting.opened is None:
            raise ValueError("There is no game on the table that waits.")
        return DoorPage(None, str(data["language"]), waiting)
    except (KeyError, TypeError) as error:
        raise ValueError(f"This is no front door that was put away: {error}.") from None


def _playable(name: str) -> bool:
    return bool(ruleset(name).BOTS)


@cache
def _cards(names: tuple[str, ...], tongue: Tongue) -> str:
    """All games; they are the same for everybody who comes."""
    return element("div", (_card(name, tongue) for name in names if _playable(name)), class_="games")


def _card(name: str, tongue: Tongue) -> str:
    title = heading.titled(name, tongue)[0]
    low, high = players_of(name)
    minutes = tongue.of(name).texts.get("pitch", {}).get("minutes", "30")
    facts = tongue.ui("door-facts", low=low, high=high, minutes=minutes)
    picture = f'<img src="{_picture(name)}" alt="{escaped(tongue.ui("door-picture", game=title))}">'
    words = (
        element("h3", escaped(title))
        + element("p", escaped(about(name, tongue)))
        + element("p", escaped(facts), class_="facts")
    )
    play = button(f"{tongue.ui('door-play')} {title}", "choose", name, class_="deed strong", data_key=f"play-{name}")
    ways = ""
    if _has_lesson(name):
        ways = button(
            tongue.ui("door-learn"), "learn", name, class_="quietly", aria_label=f"{tongue.ui('door-learn')}: {title}"
        )
        exercises = tongue.ui("door-exercises")
        ways += button(exercises, "exercises", name, class_="quietly", aria_label=f"{exercises}: {title}")
    design = tongue.ui("door-design")
    ways += button(design, "design", name, class_="quietly", aria_label=f"{design}: {title}")
    return element("article", picture + element("div", words + play + element("p", ways, class_="ways"), class_="inside"))


def _has_lesson(name: str) -> bool:
    from ..teach.lesson import has_lesson

    return has_lesson(name)


def _further(key: str, tongue: Tongue) -> str:
    return element(
        "section", element("h3", escaped(tongue.ui(f"door-{key}"))) + element("p", escaped(tongue.ui(f"door-{key}-about")))
    )


def _radios(name: str, legend: str, options: list[tuple[str, str]], chosen: str) -> str:
    """A few ways of which one is chosen, as a row of large buttons."""
    parts = [element("legend", escaped(legend))]
    for value, text in options:
        field = f'<input type="radio" name="{name}" value="{escaped(value)}"{" checked" if value == chosen else ""}>'
        parts.append(element("label", f"{field}<span>{escaped(text)}</span>"))
    return element("fieldset", parts, class_="ways")


def players_of(name: str) -> tuple[int, int]:
    """The fewest and the most players of a game."""
    low, high = ruleset(name).Rules.dials()["players"]["range"]
    return int(low), int(high)


def usual_players(name: str) -> int:
    """How many sit at the table unless somebody says otherwise."""
    low, high = players_of(name)
    return min(max(USUAL_PLAYERS, low), high)


def about(name: str, tongue: Tongue) -> str:
    """What a game is about, in a sentence."""
    pitch: Any = tongue.of(name).texts.get("pitch", {})
    told = str(pitch.get("about") or heading.titled(name, tongue)[1])
    return told[:1].upper() + told[1:]


@cache
def _picture(name: str) -> str:
    """A table in the middle of a game, drawn once."""
    game = ruleset(name)
    record = playout(name, bots=sensible_name(game), seed=PICTURE_SEED, limit=PICTURE_MOVES)
    drawing = record.final().svg(names=NAMES[: record.rules.players], theme="light", targets=None)
    return f"data:image/svg+xml;base64,{b64encode(drawing.encode()).decode()}"
