"""All rules of a game as a page: every clause by chapter, a search among them, and the way back to where one came from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ...core.rules import Rules
from ...core.rulesets import named
from ...drawing import escaped
from .. import ways
from ..addresses import RULES, tables
from ..markup import Tongue, button, element
from ..message import OF_THE_WINDOW, Message, text_of
from ..page import Contents, Page
from ..table import clauses
from ..table.game import begun
from ..table.page import TablePage
from . import listed
from .wording import say

HERE = Path(__file__).parent
PRINTED = "rules"
"""What a host calls the sheet with all rules that can be printed."""


class RulesPage(Page):
    """Every rule of a game, as it stands in force at the table from which somebody came; else as usual."""

    def __init__(self, ruleset: str) -> None:
        super().__init__()
        named(ruleset)
        self.name, self.dialog, self.trouble = ruleset, "", ""

    @property
    def address(self) -> str:
        """The rules of the game; none where no door leads elsewhere."""
        return f"/{self.name}/{RULES}" if self.origin is not None and self.origin.address else ""

    @property
    def title(self) -> str:
        """The game, and what this is."""
        return f"{listed.game(self.name, self.language)} · {say('title', self.language)}"

    @property
    def table(self) -> TablePage | None:
        """The game of these rules that somebody is playing, if there is one."""
        own = [self.origin] if isinstance(self.origin, TablePage) and self.origin.opened is not None else []
        return next((one for one in (*own, *tables(self)) if one.game.state.ruleset == self.name), None)

    @property
    def rules(self) -> Rules:
        """The rules that are in force: those of the table, or the usual ones."""
        own: Rules = named(self.name).Rules() if self.table is None else self.table.game.state.rules
        return own

    def frame(self) -> str:
        """A head, and the rules below it."""
        return (
            f'<style>{style()}</style><header data-region="head"></header>'
            f'<p class="lost" role="alert" hidden>{escaped(say("lost", self.language))}</p>'
            f'<div class="rulebook"><section data-region="moves" aria-label="{escaped(say("board", self.language))}"></section>'
            '</div><div data-region="dialog"></div><p class="live" aria-live="polite"></p>'
        )

    def contents(self) -> Contents:
        """The ways back, every rule, and the one that is looked at."""
        notice = element("p", escaped(self.trouble), class_="refused", role="alert") if self.trouble else ""
        facts = {"say": self.trouble, "acts": {}, "marks": [], "face": "door", "projected": self.satchel.projected}
        return {
            "head": self._head(),
            "moves": notice + listed.shown(self.name, self.rules, self.language, self.table is not None),
            "dialog": self._dialog(),
            "facts": facts,
        }

    def act(self, message: Message) -> None:
        """Look at a rule, show it at the table, ask there, or go back."""
        do, arg, self.trouble = message["do"], text_of(message), ""
        if do in OF_THE_WINDOW:
            self.window = arg if do == "width" else self.window
        elif do == "clause":
            self.dialog = self._clause(arg)
        elif do == "dialog":
            self.dialog = ""
        elif do == "leave" and self.origin is not None:
            self.turned = self.origin
        elif do == "demo" and self.table is None:
            self.dialog = self._clause(arg.partition("~")[0])
            self.turned = laid(self, self.name, arg, self.rules)
        elif do in ("demo", "ask") and self.table is not None:
            self.turned = self._at_table(do, arg)
        else:
            raise ValueError(say("no-such", self.language))

    def refuse(self, sentence: str) -> None:
        """Say it above the rules."""
        self.trouble = sentence

    def saved(self) -> dict[str, Any]:
        """The game, and the page that led here."""
        from ..learn.putting_away import left

        return {"kind": RULES, "ruleset": self.name, "language": self.language, "origin": left(self.origin)}

    def _clause(self, clause: str) -> str:
        """The id of a clause of this game; any other is refused."""
        if clause not in named(self.name).rulebook:
            raise ValueError(say("no-such", self.language))
        return clause

    def _at_table(self, do: str, arg: str) -> TablePage | None:
        """The table, with a rule demonstrated on it or with the answer to a question."""
        table = self.table
        if table is not None:
            table.ask({"do": do, "arg": arg} if do == "demo" else {"do": "question", "fields": {"move": arg}})
        self.dialog = ""
        return table

    def _head(self) -> str:
        title = f"{escaped(listed.game(self.name, self.language))} · <b>{escaped(say('title', self.language))}</b>"
        return self._back() + element("h2", title) + self._print()

    def _back(self) -> str:
        """To the game or the lesson from which somebody came, and home."""
        from ..door import DoorPage

        origin, home = self.origin, ways.home(self.tongue) if self.address else ""
        if origin is None or isinstance(origin, DoorPage):
            return ways.back(self)
        key = "leave-game" if isinstance(origin, TablePage) else "leave-page"
        return button(say(key, self.language), "leave", data_key="leave") + home

    def _print(self) -> str:
        if PRINTED not in self.prints:
            return ""
        return element("a", escaped(say("print", self.language)), href=f"/print/{self.name}/{PRINTED}", class_="print")

    def _dialog(self) -> str:
        """One rule with its picture, and the ways to its demonstration."""
        if not self.dialog:
            return ""
        table = self.table
        may_show = table is None or table.seat is None
        inside = clauses.clause_page(self.dialog, Tongue(self.language, plain=True), self.window, may_show=may_show)
        shut = button("✕", "dialog", "", aria_label=say("close", self.language), class_="shut")
        head = element("header", element("h2", escaped(say("rule", self.language))) + shut)
        body = head + element("div", inside, class_="inside")
        return element("div", body, role="dialog", aria_label=say("rule", self.language), class_="sheet clause")


def all_rules(origin: Page, ruleset: str) -> RulesPage:
    """All rules of a game, with the way back to the page that leads there."""
    page = RulesPage(ruleset)
    page.origin, page.language, page.window = origin, origin.language, origin.window
    return page


def laid(origin: Page, ruleset: str, clause: str, rules: Rules) -> TablePage:
    """A table for the demonstration of a rule alone, from which one comes back to the page that leads there."""
    table = TablePage(begun(named(ruleset).start(rules)), face="play")
    table.only_shows, table.origin, table.language, table.window = True, origin, origin.language, origin.window
    table.projected, table.door = origin.satchel.projected, bool(origin.address)
    table.ask({"do": "demo", "arg": clause})
    return table


@cache
def style() -> str:
    """The style of this page, which stands in its own frame."""
    return (HERE / "rules.css").read_text(encoding="utf-8")


def restored(data: Mapping[str, Any]) -> RulesPage:
    """The page that was put away; what does not fit raises :class:`ValueError`."""
    from ..learn.putting_away import origin_of

    try:
        page = RulesPage(str(data["ruleset"]))
        page.language, page.origin = str(data["language"]), origin_of(data["origin"])
    except (KeyError, TypeError) as error:
        raise ValueError(f"These are no rules that were put away: {error}.") from None
    return page
