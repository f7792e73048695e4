"""The parts that lessons and exercises share: texts, clauses, sentences of the engine, places that can be clicked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from ...core.deeds import in_words
from ...core.errors import UnknownClause
from ...core.events import Event, Refusal
from ...core.moves import CHANCE, Move
from ...core.rulebook import Clause
from ...core.rulesets import ruleset_of
from ...core.state import State
from ...core.words import LANGUAGE
from ...drawing import escaped
from ...teach.moment import sentence
from ..example import example
from ..markup import button, element
from ..page import VISIT, Page
from ..table import sight
from ..table.page import TablePage
from .frame import say

SHORT = 160
"""A note of so many letters stands open; a longer one is folded."""
LONG = 160
"""A rule of more letters is folded beside a verdict."""
MOST = 3
"""So many sentences about the rule itself are read at once; the others are folded."""
Acts = dict[str, list[list[str]]]
"""What a click on a place means: moves in notation, each with its words."""


def leave(page: Page) -> str:
    """The ways back to where somebody came from, a game or a plan, home to all games, and to the game that waits."""
    from .. import ways
    from ..teachers import TeachersPage
    from ..teachers.results import ResultsPage

    origin, language = page.origin, page.language
    if origin is None:
        return ""
    if isinstance(origin, TablePage):
        home = button(say("home", language), "home", data_key="home") if origin.door else ""
        return button(say("leave-game", language), "leave", data_key="leave") + home
    if isinstance(origin, TeachersPage | ResultsPage):
        home = button(say("home", language), VISIT, "/", data_key="home")
        back = say("leave-plan" if isinstance(origin, TeachersPage) else "leave-results", language)
        return button(back, "leave", data_key="leave") + home + ways.waiting(page)
    return button(say("leave", language), "leave", data_key="leave") + ways.waiting(page)


def left_for(do: str, origin: Page) -> Page:
    """Where somebody goes who leaves: back to where they came from, or ``home`` to all games, where their game waits."""
    if do == "home" and isinstance(origin, TablePage) and origin.door:
        from ..door import DoorPage

        return DoorPage(origin.folder, origin.language, origin)
    return origin


def from_seat(state: Any, before: Any, shape: str) -> Any:
    """On a phone, where one's own things come first, the table from the seat of whoever decided; what lies open stays open."""
    seat = getattr(before.table, "player", sight.NOBODY) if before.actor == CHANCE else before.actor
    if shape != "phone" or seat is None or seat < 0 or sight.hides(state, seat):
        return state
    return sight.seen(state, seat)


def shape(window: str, wide: bool) -> str:
    """For which screen the board is drawn: larger on a wall or in a small window, anew on a phone."""
    return "phone" if window == "phone" else "projector" if wide or window == "small" else "wide"


def marked_up(text: str) -> str:
    """A text for a page, with what stands between backticks as code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escaped(text))


def paragraph(text: str, **given: object) -> str:
    """A paragraph of text."""
    return element("p", marked_up(text), **given) if text else ""


def chip(clause: str) -> str:
    """A clause by its title, with its id for those who point at it; it opens what the clause says."""
    title = say("rule-named", title=ruleset_of(clause).rulebook[clause].title)
    return button(title, "clause", clause, class_="chip", title=clause)


def clause_box(clause: Clause, fold: bool = False, is_open: bool = False) -> str:
    """The rule itself, with its basis and its note, which can be folded: then it opens over the page, where there is room."""
    title = escaped(say("rule-named", title=clause.title))
    given = {"class_": "chip", "title": say("note"), "aria_label": say("note")}
    opens = button(say("note-short"), "clause", clause.id, **given) if fold and clause.note else ""
    head = f'<h3>{title} <small class="id">{escaped(clause.id)}</small> {opens}</h3>'
    note = element("p", escaped(clause.note), class_="quiet") if clause.note and not fold else ""
    if note:
        key = next((f"note-{basis}" for basis in ("rebuilt", "ruling") if basis in clause.basis), "note")
        note = element("details", element("summary", escaped(say(key))) + note, open=is_open or len(clause.note) <= SHORT)
    return element("div", f"{head}<p>{escaped(clause.sentence)}</p>{note}", class_="rule")


def clause_brief(clause: Clause, fold: bool = False) -> str:
    """The rule beside a verdict, where question and field must stay in view: what is long opens when it is asked for."""
    if len(clause.sentence) <= LONG and not fold:
        return clause_box(clause, fold=True)
    title = f'{escaped(say("rule-named", title=clause.title))} <small class="id">{escaped(clause.id)}</small>'
    text = element("p", escaped(clause.sentence)) + (element("p", escaped(clause.note), class_="quiet") if clause.note else "")
    return element("details", element("summary", title) + text, class_="rule")


def clause_dialog(clause: str) -> str:
    """A clause in a sheet of its own."""
    try:
        text = ruleset_of(clause).rulebook[clause]
    except (UnknownClause, ValueError):
        return ""
    return sheet(say("title-clause"), clause_box(text, is_open=True) + example(clause, LANGUAGE), "clause")


def sheet(title: str, inside: str, kind: str) -> str:
    """Something that lies over the page until it is closed."""
    shut = button("✕", "dialog", "", aria_label=say("close"), class_="shut")
    head = element("header", element("h2", escaped(title)) + shut)
    return element(
        "div", head + element("div", inside, class_="inside"), role="dialog", aria_label=title, class_=f"sheet {kind}"
    )


def told(events: Sequence[Event] | Sequence[Refusal], names: tuple[str, ...], clause: str) -> str:
    """What the engine says: first what the clause does, and folded what else happened."""
    mine = [_line(one, names, clause) for one in events if clause in one.clauses]
    others = mine[MOST:] + [_line(one, names) for one in events if clause not in one.clauses]
    mine = mine[:MOST]
    if not mine:
        return element("ul", others, class_="events")
    told_first = element("ul", mine, class_="events mine")
    if not others:
        return told_first
    summary = element("summary", escaped(say("more", count=len(others))))
    return told_first + element("details", summary + element("ul", others, class_="events"))


def _line(told_of: Event | Refusal, names: tuple[str, ...], clause: str = "") -> str:
    """What is told, with the clause that says so, unless that is the one whose rule is shown below."""
    cited = "" if told_of.clause == clause else f" {chip(told_of.clause)}"
    return element("li", f"{escaped(sentence(told_of, names))}{cited}")


def named(move: Move, state: State[Any, Any], names: tuple[str, ...]) -> str:
    """A move in words, as at the table; in full, so that no two moves of a board are called alike."""
    return in_words(move, state.ruleset, names, state.rules, fully=True)


def acts(moves: Iterable[Move], state: State[Any, Any], names: tuple[str, ...]) -> Acts:
    """The moves that each place stands for: those that end there; where none ends, those that begin there."""
    ends: Acts = {}
    begins: Acts = {}
    actor = max(state.actor or 0, 0)
    for move in moves:
        places = move.places(actor)
        for index, place in enumerate(places):
            group = ends if index == len(places) - 1 else begins
            group.setdefault("/".join(map(str, place)), []).append([str(move), named(move, state, names)])
    return {**begins, **ends}


def facts(acts_here: Acts, marks: list[Any], spoken: str, projected: bool = False) -> dict[str, Any]:
    """What the script of the page needs to know."""
    words_here = {key: say(key) for key in ("can-do", "copied")}
    return {"acts": acts_here, "marks": marks, "say": spoken, "words": words_here, "face": "learn", "projected": projected}


def text_form(do: str, label: str, value: str, go: str, **given: object) -> str:
    """A field for a short text with its button."""
    box = element("input", "", name="text", value=value, aria_label=label, autocomplete="off", **given).replace("</input>", "")
    return element("form", box + element("button", escaped(go), type="submit", class_="strong"), data_do=do, class_="row")
