"""The page for teachers of one game: the plan of the hour, the lesson for the wall, and what there is to print."""

from __future__ import annotations

import itertools
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...core.rulesets import known_names, named
from ...core.words import LANGUAGE, words
from ...drawing import escaped
from ...teach.lesson import has_lesson
from ...teach.plan import HEADING, ITEMS, ROWS, Block, plan
from .. import ways
from ..addresses import DESIGN, EXERCISES, LEARN, PLAN, RESULTS, folder_of, visited
from ..learn import afresh
from ..learn.keeping import Shelf
from ..markup import button, element, here
from ..message import OF_THE_WINDOW, Message, text_of
from ..page import Contents, Page
from ..table.heading import titled
from .route import HOUR, Stop, routes
from .wording import marked_up, to

if TYPE_CHECKING:
    from collections.abc import Mapping

HERE = Path(__file__).parent
WALL = "wall"
"""What opens the lesson on a projector."""
RULES, WORKSHEETS, KEY = PRINTS = ("rules", "worksheets", "key")
"""What can be printed."""


class TeachersPage(Page):
    """The plan of a game's hour; ``prints`` of the page are those that the host hands to whoever looks at it."""

    def __init__(self, ruleset: str) -> None:
        super().__init__()
        named(ruleset)
        if not has_lesson(ruleset):
            raise ValueError(say("none", game=titled(ruleset, self.tongue)[0]))
        self.name, self.trouble, self.notice = ruleset, "", ""
        self.asks = False  # whether all answers shall be forgotten
        self.reached: tuple[int, Stop] | None = None  # the hour and the scene from which somebody comes back

    @property
    def address(self) -> str:
        """The plan of the game; none where no door leads elsewhere."""
        return f"/{self.name}/{PLAN}" if self.origin is not None else ""

    @property
    def title(self) -> str:
        """The game, and for whom this is."""
        return f"{titled(self.name, self.tongue)[0]} · {say('title', self.language)}"

    def frame(self) -> str:
        """A head, and the plan below it."""
        title = escaped(say("title", self.language))
        return (
            f'<style>{style()}</style><header data-region="head"></header><p class="lost" role="alert" hidden></p>'
            f'<div class="teachers"><section data-region="moves" aria-label="{title}"></section></div>'
            '<div data-region="dialog"></div>'
            '<p class="live" aria-live="polite"></p>'
        )

    def contents(self) -> Contents:
        """Which game, what to show and to print, and the plan."""
        title = element("h2", f"{escaped(titled(self.name, self.tongue)[0])} · <b>{escaped(say('title', self.language))}</b>")
        facts = {"say": self.trouble or self.notice, "acts": {}, "marks": [], "face": "door", "returns": True}
        facts |= {"projected": self.satchel.projected, "reached": self.reached is not None}
        notice = element("p", escaped(self.trouble), class_="refused", role="alert") if self.trouble else ""
        notice += element("p", escaped(self.notice), class_="quiet") if self.notice else ""
        head = ways.back(self) + title + _others(self)
        return {
            "head": head,
            "moves": notice + _shelf(self) + _with_prints(_with_reached(told(self.name), self), self),
            "dialog": self._dialog(),
            "facts": facts,
        }

    def act(self, message: Message) -> None:
        """There is nothing to be done here but to go elsewhere, and to begin anew with another class."""
        do = message["do"]
        self.reached = None
        if do == "width":
            self.window = text_of(message)
        elif do == WALL:
            self._project()
            chapter, at = next(itertools.chain.from_iterable(routes(self.name)), ("", 0))  # where the plan begins
            self.turned = visited(self, f"/{self.name}/{LEARN}" + (f"/{chapter}/{at + 1}" if chapter else ""))
            return
        if do in (afresh.AFRESH, "dialog"):
            self.asks, self.notice = do == afresh.AFRESH, ""
        elif do == afresh.SURE:
            self._forget()
        elif do not in OF_THE_WINDOW:
            raise ValueError(self.tongue.ui("unknown-act", name=str(message["do"])[:60]))

    def _visit(self, address: str) -> None:
        """Whoever opens a scene from a plan shows it to a class."""
        if address.split("/")[2:3] == [LEARN]:
            self._project()
        self.reached = None
        super()._visit(address)

    def _project(self) -> None:
        """Show what comes next for the wall; a phone has no switch to leave that again."""
        self.satchel.projected = self.window != "phone"

    def refuse(self, sentence: str) -> None:
        """Say it above the plan."""
        self.trouble = sentence

    def _forget(self) -> None:
        shelf = Shelf(folder_of(self))
        afresh.forget_lesson(self, self.name, shelf)
        afresh.forget_exercises(self, self.name, shelf)
        self.asks, self.notice = False, say("forgotten", self.language, game=titled(self.name, self.tongue)[0])

    def _dialog(self) -> str:
        return afresh.dialog("afresh-all", titled(self.name, self.tongue)[0], self.language) if self.asks else ""

    def saved(self) -> dict[str, Any]:
        """The game, and the page that led here."""
        return {"kind": PLAN, "ruleset": self.name, "origin": None if self.origin is None else self.origin.saved()}


def restored(data: Mapping[str, Any]) -> TeachersPage:
    """The page that was put away; what does not fit raises :class:`ValueError`."""
    from .. import kinds
    from ..door import DoorPage

    try:
        page = TeachersPage(str(data["ruleset"]))
        page.origin = kinds.restored(data["origin"]) if data["origin"] else DoorPage()
    except (KeyError, TypeError) as error:
        raise ValueError(f"This is no plan that was put away: {error}.") from None
    return page


@cache
def style() -> str:
    """The style of this page, which stands in its own frame."""
    return (HERE / "teachers.css").read_text(encoding="utf-8")


def say(key: str, language: str = LANGUAGE, **values: object) -> str:
    """A text of this page."""
    return words("ui/teachers", language).say("teachers", key, values)


@cache
def told(game: str) -> str:
    """The whole plan of a game as HTML."""
    hours = itertools.count(1)
    told_of = (_routed(_block(one, game), game, next(hours) if _has_scenes(one) else 0) for one in plan(game))
    return element("div", told_of, class_="plan")


def _has_scenes(block: Block) -> bool:
    return block.kind == ROWS and any("walkthrough" in row[-1] for row in block.rows)


def _routed(block: str, game: str, hour: int) -> str:
    """A table whose scenes are opened in its own order; the first hour that goes through a scene needs no word."""
    scene = rf'(data-arg="/{game}/{LEARN}/[^"/]+/\d+)"'
    return re.sub(scene, rf'\1/{HOUR}{hour}"', block) if hour > 1 else block


def _with_reached(plan_told: str, page: TeachersPage) -> str:
    """The plan, with the scene marked from which somebody comes back: the next row stands below it."""
    if page.reached is None:
        return plan_told
    hour, stop = page.reached
    before, end, after = plan_told.rpartition("</table>")
    tables = re.findall(r".*?</table>", before + end, re.DOTALL)  # those of the hours come first
    tables[hour - 1] = _with_current(tables[hour - 1], page.name, hour, stop)
    return "".join([*tables, after])


def _with_current(table: str, game: str, hour: int, stop: Stop) -> str:
    """The table of an hour, with the last scene marked that it names on the way to a stop."""
    stops = routes(game)[hour - 1]
    for chapter, at in reversed(stops[: stops.index(stop) + 1]):
        address = f'data-arg="/{game}/{LEARN}/{chapter}/{at + 1}' + (f'/{HOUR}{hour}"' if hour > 1 else '"')
        if address in table:  # of several in a row only the first and the last are named
            return table.replace(address, f'{address} aria-current="step"', 1)
    return table


def _with_prints(plan_told: str, page: TeachersPage) -> str:
    """The plan, in which what can be printed leads there; where the host prints nothing, it is as it was."""
    for what in (RULES, WORKSHEETS):
        if what in page.prints:
            words_for_it = escaped(say(f"plan-{what}", page.language))
            link = element("a", words_for_it, href=f"/print/{page.name}/{what}", class_="to")
            plan_told = plan_told.replace(words_for_it, link)
    return plan_told


def _block(block: Block, game: str) -> str:
    if block.kind == HEADING:
        return element(f"h{min(block.level + 1, 6)}", marked_up(block.texts[0], game))
    if block.kind == ITEMS:
        return element("ul", (element("li", marked_up(one, game)) for one in block.texts))
    if block.kind == ROWS:
        return element(
            "div", _table(block, game), class_="rows", tabindex="0", role="group", aria_label=", ".join(block.rows[0])
        )
    return element("p", marked_up(block.texts[0], game))


def _table(block: Block, game: str) -> str:
    head, *rows = block.rows
    cells = element("tr", (element("th", marked_up(one, game), scope="col") for one in head))
    body = (element("tr", (element("td", marked_up(one, game)) for one in row)) for row in rows)
    return element("table", element("thead", cells) + element("tbody", body))


def _shelf(page: TeachersPage) -> str:
    """What to show, and what to print."""
    wall = button(say("show-wall", page.language), WALL, class_="to", title=say("show-wall-help", page.language))
    show = (to(f"/{page.name}/{way}", say(f"show-{way}", page.language)) for way in (EXERCISES, DESIGN))
    anew = button(say("afresh", page.language), afresh.AFRESH, class_="to", title=say("afresh-help", page.language))
    shown = element("section", _headed("show", page) + element("p", [wall, *show, anew], class_="row"))
    collected = to(RESULTS, say("to-results", page.language)) if KEY in page.prints else ""
    printed = element("section", _headed("print", page) + _prints(page))
    results = element("section", _headed("collect", page) + element("p", collected, class_="row")) if collected else ""
    return element("div", shown + printed + results, class_="shelf")


def _headed(key: str, page: TeachersPage) -> str:
    return element("h3", escaped(say(key, page.language)))


def _prints(page: TeachersPage) -> str:
    """Links to what can be printed; where the host prints nothing, or not the answers, the command that makes them."""
    links = "".join(_link(one, page) for one in PRINTS if one in page.prints)
    missing = "" if KEY in page.prints else "key-elsewhere" if page.prints else "by-command"
    notes = element("p", marked_up(say(missing, page.language, game=page.name), page.name), class_="quiet") if missing else ""
    done = say("printed", page.language)
    own = here(say("print-plan", page.language), "print", class_="to", data_key="print", data_done=done) if links else ""
    return (element("p", links + own, class_="row") if links else "") + notes


def _link(what: str, page: TeachersPage) -> str:
    return element("a", escaped(say(f"print-{what}", page.language)), href=f"/print/{page.name}/{what}", class_="to")


def _others(page: TeachersPage) -> str:
    """The plans of the other games."""
    others = [name for name in known_names() if name != page.name and has_lesson(name)]
    buttons = (to(f"/{name}/{PLAN}", titled(name, page.tongue)[0]) for name in others)
    return element("nav", buttons, class_="others", aria_label=say("others", page.language))
