"""The dialogs of a table: rules, seats, position, save, load, a clause, two branches side by side, and what all tools do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from ...core.errors import RecordError, RulesError
from ...drawing import escaped
from ..markup import Tongue, button, element
from ..play import finishing
from ..rules import in_short
from ..rules.in_short import HOW
from ..rules.leaves import Leaf
from ..rules.wording import say
from . import clauses, compare, examples, files, own_luck, position, settings, tool_help
from .board_drawing import beside_words
from .game import PERSON
from .question_heading import short

if TYPE_CHECKING:
    from .page import TablePage

GROUPS = {"change": ("seats", "rules", "position"), "keep": ("save", "load")}
"""Those that are opened from the head of the page, by what they are for."""
DIALOGS = tuple(name for names in GROUPS.values() for name in names)
HELP, KEYS, COMPARE, QUESTION = "help", "keys", "compare", "question"
"""What tells of all tools and keys, of the keys of a player, two branches side by side, and a question in plain words."""
POSITION = "position"
"""Where a position is set up."""


def dialog(page: TablePage) -> str:
    """The dialog that is open, or nothing."""
    if not page.dialog:
        return ""
    name, _, arg = page.dialog.partition(" ")
    if name == HOW:
        return _how(page, arg)
    inside, title = _pages(page)[name](arg), page.tongue.ui(f"title-{name}")
    shut = button("✕", "dialog", arg.partition(" ")[2], aria_label=page.tongue.ui("close"), class_="shut")
    head = element("header", element("h2", escaped(title)) + shut)
    sheet = head + element("div", _purpose(name, page.tongue) + inside, class_="inside")
    return element("div", sheet, role="dialog", aria_label=title, class_=f"sheet {name}")


def _how(page: TablePage, card: str) -> str:
    """The game in short, with the ways back to the game, to the lesson and to all rules; on a wall one card of it."""
    home = button(say("back-to-game", page.language), "dialog", "", class_="strong", data_first=True)
    leaf = Leaf(int(card or 0), "dialog", f"{HOW} ") if page.projected else None
    return in_short.sheet(page.game.state.rules, page.language, home, in_short.way_on(page.language), leaf=leaf)


def _clause(page: TablePage, arg: str) -> str:
    """A clause; behind its id stands the sheet that it was opened from, to which it leads back."""
    clause, _, beneath = arg.partition(" ")
    further = button(say("back-in-short", page.language), "dialog", beneath) if beneath else ""
    further += button(say("all-rules", page.language), in_short.ALL_RULES)
    return clauses.clause_page(clause, page.tongue, page.window, page.projected, page.seat is None, further)


def _purpose(name: str, tongue: Tongue) -> str:
    """What a tool is for, in a line; a rule speaks for itself."""
    return element("p", escaped(tongue.ui(f"help-{name}")), class_="quiet") if name in (*DIALOGS, COMPARE) else ""


def _pages(page: TablePage) -> Mapping[str, Callable[[str], str]]:
    now, game, tongue, typed = page.moment, page.game, page.tongue, page.typed
    rules = page.error if isinstance(page.error, RulesError) else None
    file = page.error if isinstance(page.error, RecordError) else None
    is_wall = page.projected and page.window != compare.PHONE
    look: dict[str, object] = {"shape": compare.PHONE if page.window == compare.PHONE else compare.SHAPE}
    look |= beside_words(now.state) if is_wall else {}
    return {
        "rules": lambda _: settings.rules_form(game, tongue, typed, rules, own_luck.keeps_seed(game, page.chosen)),
        "seats": lambda _: settings.seats_form(game, tongue),
        "save": lambda _: files.save_form(now, page.folder, tongue),
        "load": lambda _: files.load_form(page.folder, tongue, typed.get("text", ""), file),
        "position": lambda _: position.form(now, tongue, typed, look),
        "clause": lambda arg: _clause(page, arg),
        HELP: lambda _: tool_help.told(tongue),
        KEYS: lambda _: tool_help.keys(tongue) + _at_the_bell(page),
        finishing.FINISHING: lambda _: finishing.form(page),
        QUESTION: lambda _: question_form(page),
        COMPARE: lambda leaf: (
            compare.one_by_one(now, page.pair, page.group, tongue, look, leaf)
            if is_wall
            else compare.side_by_side(now, page.pair, page.group, tongue, look)
        ),
    }


def _at_the_bell(page: TablePage) -> str:
    """Below what keys and buttons do, the way to the end of the game."""
    way = finishing.way(page, page.tongue)
    return element("p", way, class_="row") if way else ""


def question_form(page: TablePage) -> str:
    """A field for a question, with questions that fit this moment and the last ones that were asked, to press."""
    tongue = page.tongue
    words = tongue.of(page.game.state.ruleset)
    example = words.say("ask", "example", {}) if "example" in words.texts.get("ask", {}) else tongue.ui("example")
    field = f'<input name="move" required placeholder="{escaped(example)}" aria-label="{escaped(tongue.ui("ask-help"))}">'
    go = element("button", escaped(tongue.ui("ask")), type="submit", class_="strong")
    told = element("p", escaped(tongue.ui("ask-help")), class_="quiet")
    form = element("form", field + go, data_do="question", class_="row", autocomplete="off")
    shared = page.moment.hides and page.game.seats.count(PERSON) > 1  # then a question may tell what only one may know
    again = [] if shared else page.asked
    fitting = [one for one in examples.fitting(page.moment, tongue) if one not in again]
    return told + form + _to_press("ask-examples", fitting, tongue) + _to_press("ask-again", again, tongue)


def _to_press(head: str, asked: Sequence[str], tongue: Tongue) -> str:
    """Questions to press, under a line that says what they are; nothing where there are none."""
    if not asked:
        return ""
    listed = (button(short(one), "question", one) for one in asked)
    return element("p", escaped(tongue.ui(head)), class_="quiet") + element("div", listed, class_="row asked-list")
