"""The parts that lessons and exercises share: texts, clauses, sentences of the engine, places that can be clicked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from ...core.deeds import in_words
from ...core.errors import UnknownClause
from ...core.events import Event, Refusal
from ...core.moves import CHANCE, Move
from ...core.rulebook import Clause
from ...core.rulesets import ruleset_of
from ...core.state import State
from ...core.words import LANGUAGE, words
from ...drawing import escaped
from ...teach.moment import sentence
from ..example import example
from ..markup import button, element
from ..page import VISIT, Page
from ..rules.in_short import ALL_RULES
from ..table import sight
from ..table.facts import COUNTED, SPOKEN
from ..table.page import TablePage
from .frame import say

LONG = 160
"""A rule of more letters is folded beside a verdict."""
LONGEST = 550
"""Beside a rule that has more letters with its note, a wall has no room for what happens in the picture."""
MOST = 3
"""So many sentences about the rule itself are read at once; the others are folded."""
TOLD_TO = re.compile(r"(Show|Find|Write|Be a designer:)\b.*", re.DOTALL)
"""How a sentence begins that asks without a question mark."""
DEMO = "demo"
"""What lays the demonstration of a rule on a table of its own."""
Told = Sequence[Event] | Sequence[Refusal]
"""What the engine says of a move."""
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
        short = "leave-game-wall" if page.satchel.projected else "leave-game"  # on a wall the numbers need the room
        return button(say(short, language), "leave", data_key="leave") + home
    if isinstance(origin, TeachersPage | ResultsPage):
        home = button(say("home", language), VISIT, "/", data_key="home")
        back = say("leave-plan" if isinstance(origin, TeachersPage) else "leave-results", language)
        return button(back, "leave", data_key="leave") + home + ways.waiting(page)
    return button(say("leave", language), "leave", data_key="leave") + ways.waiting(page)


def left_for(do: str, origin: Page, glances: bool = False) -> Page:
    """Where somebody goes who leaves: back to where they came from, or ``home`` to all games, where their game waits.

    To the choices of a game leads only a glance at how it is played.
    """
    from ..door import DoorPage

    if isinstance(origin, DoorPage) and not glances:
        origin.ask({"do": "dialog", "arg": ""})
    if do == "home" and isinstance(origin, TablePage) and origin.door:
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
    return "phone" if window == "phone" else "projector" if wide or window.startswith("small") else "wide"


def marked_up(text: str) -> str:
    """A text for a page, with what stands between backticks as code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escaped(text))


def paragraph(text: str, **given: object) -> str:
    """A paragraph of text."""
    return element("p", marked_up(text), **given) if text else ""


def about(text: str, is_folded: bool, is_opening: bool = False) -> str:
    """What a chapter is about; folded where the room is for the question, its answers and the board.

    Of the first chapter one sentence stays also on a low wall: it says what the game is.
    """
    if not is_folded:
        first, end, rest = text.partition(". ") if is_opening else ("", "", "")
        inside = f"{escaped(first + end)}{element('span', escaped(rest))}" if end else escaped(text)
        return element("p", inside, class_="about opening" if end else "about") if text else ""
    return element("details", element("summary", escaped(say("about"))) + paragraph(text), class_="about")


def asked(text: str) -> str:
    """The text of an exercise: what is told as any text, and only the question itself large; what follows it is told again."""
    story, question, rest = parted(text)
    return paragraph(story, class_="scene") + paragraph(question, class_="question") + paragraph(rest, class_="scene")


def parted(text: str) -> tuple[str, str, str]:
    """What is told, what is asked, and what is added: the question ends in a question mark, or tells to do something."""
    sentences = re.split(r"(?<=[.?!])\s+(?=[A-Z(])", text)
    at = next((at for at, one in enumerate(sentences) if one.endswith("?") or TOLD_TO.match(one)), len(sentences) - 1)
    return " ".join(sentences[:at]), sentences[at], " ".join(sentences[at + 1 :])


def chip(clause: str) -> str:
    """A clause by its title; it opens what the clause says."""
    return button(say("rule-named", title=ruleset_of(clause).rulebook[clause].title), "clause", clause, class_="chip")


def clause_box(clause: Clause, fold: bool = False, is_open: bool = False) -> str:
    """The rule itself, with what is to be known about it folded; on a wall that opens over the page, where there is room.

    There a word says what it is, since a class speaks of it.
    """
    opens = (
        f" {button(say(_basis(clause) or 'about-rule'), 'clause', clause.id, class_='chip')}" if fold and clause.note else ""
    )
    opens = f" {button(say('whole-rule'), 'clause', clause.id, class_='chip whole')}{opens}" if fold else ""
    head = f"<h3>{escaped(say('rule-named', title=clause.title))}{opens}</h3>"
    about = "" if fold else _about_rule(clause, is_open)
    return element(
        "div", f"{head}{element('p', escaped(clause.sentence), class_='said' if fold else None)}{about}", class_="rule"
    )


def _about_rule(clause: Clause, is_open: bool = False) -> str:
    """On what a rule rests: a ruling, a reconstruction, or the text with a note; for those who want to know."""
    if not clause.note:
        return ""
    basis = _basis(clause)
    told = (paragraph(say(f"{basis}-means"), class_="quiet") if basis else "") + element(
        "p", escaped(clause.note), class_="quiet"
    )
    return element("details", element("summary", escaped(say("about-rule"))) + told, class_="about-rule", open=is_open)


def _basis(clause: Clause) -> str:
    """What a rule is that does not stand in the text alone: a reconstruction, or a ruling."""
    return next((basis for basis in ("rebuilt", "ruling") if basis in clause.basis), "")


def clause_brief(clause: Clause, fold: bool = False, is_low: bool = False) -> str:
    """The rule beside a verdict, where question and field must stay in view: what is long opens when it is asked for.

    Folded, it opens over the page, where there is room; where the sheet ``is_low``, every rule is long.
    """
    if fold:
        return chip(clause.id)
    if len(clause.sentence) <= LONG and not is_low:
        return clause_box(clause)
    text = element("p", escaped(clause.sentence)) + _about_rule(clause)
    return element("details", element("summary", escaped(say("rule-named", title=clause.title))) + text, class_="rule")


def clause_dialog(clause: str, window: str = "", wide: bool = False, shut_by: str = "dialog", leads_on: bool = False) -> str:
    """A clause in a sheet of its own, with its picture drawn for the window; on a wall with all that is known about it.

    Where it ``leads_on``, also through it step by step, and to all rules; on a wall those are reached from the game in short.
    """
    try:
        text = ruleset_of(clause).rulebook[clause]
    except (UnknownClause, ValueError):
        return ""
    shows = button(words("ui", LANGUAGE).say("ui", "demo", {}), DEMO, clause) if clause in ruleset_of(clause).demos else ""
    ways = shows + ("" if wide else button(say("all-rules"), ALL_RULES))
    more = element("div", ways, class_="row") if leads_on and ways else ""
    told = clause_box(text, is_open=wide) + more + example(clause, LANGUAGE, window, wide)
    kind = "clause long" if len(text.sentence) + len(text.note) > LONGEST else "clause"
    return sheet(say("title-clause"), told, kind, shut_by)


def sheet(title: str, inside: str, kind: str, shut_by: str = "dialog") -> str:
    """Something that lies over the page until it is closed."""
    shut = button("✕", shut_by, "", aria_label=say("close"), class_="shut")
    head = element("header", element("h2", escaped(title)) + shut)
    return element(
        "div", head + element("div", inside, class_="inside"), role="dialog", aria_label=title, class_=f"sheet {kind}"
    )


def told(
    events: Told,
    names: tuple[str, ...],
    clause: str,
    fold: bool = False,
    asked: Event | None = None,
    first: Event | Refusal | None = None,
) -> str:
    """What the engine says: first what the clause does, then what else happened; folded, it opens over the page.

    What stands ``first`` of all says more than what the clause does.

    Of several things alike the one that was ``asked`` about is said first of all, and the others with what else happened.
    """
    alike = [one for one in events if asked is not None and one.key == asked.key and one != asked]
    own = [one for one in events if clause in one.clauses and one not in alike]
    if first is not None and first not in own:
        own = [first, *own]
    cited = [clause] * len(own)
    if fold:  # on a wall the last of several lines by one rule names it
        cited = [one.clause if one.clause == then.clause else clause for one, then in pairwise(own)] + cited[-1:]
    mine = list(dict.fromkeys(_line(one, names, known) for one, known in zip(own, cited, strict=True)))  # two moves, one reason
    others = mine[MOST:] + [_line(one, names) for one in events if one not in own]
    if not mine:
        return element("ul", others, class_="events")
    more = escaped(say("more", count=len(others)))
    if fold and others:
        return element("ul", [*mine[:MOST], _opens(more)], class_="events mine")
    told_first = element("ul", mine[:MOST], class_="events mine")
    rest = element("summary", more) + element("ul", others, class_="events")
    return told_first + (element("details", rest) if others else "")


def told_later(events: Told, names: tuple[str, ...], fold: bool = False) -> str:
    """What the engine says of a move that was shown as an example, for who wants to know; folded, it opens over the page."""
    label = escaped(say("what-happens"))
    if fold:
        return element("ul", _opens(label), class_="events")
    return element("details", element("summary", label) + element("ul", (_line(one, names) for one in events), class_="events"))


def _opens(label: str) -> str:
    return element("li", element("button", label, type="button", data_do="happened", class_="chip"), class_="more")


def happened_dialog(events: Told, names: tuple[str, ...]) -> str:
    """All that happened, in its order and with its clauses, in a sheet of its own."""
    return sheet(say("title-happened"), element("ol", (_line(one, names) for one in events), class_="events all"), "happened")


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
    says = words("ui", LANGUAGE)
    words_here = {key: says.say("ui", key, {}) for key in SPOKEN} | {
        key: says.say("ui", key, {"number": "#"}) for key in COUNTED
    }
    return {"acts": acts_here, "marks": marks, "say": spoken, "words": words_here, "face": "learn", "projected": projected}


def text_form(do: str, label: str, value: str, go: str, **given: object) -> str:
    """A field for a short text with its button."""
    box = element("input", "", name="text", value=value, aria_label=label, autocomplete="off", **given).replace("</input>", "")
    return element("form", box + element("button", escaped(go), type="submit", class_="strong"), data_do=do, class_="row")
