"""All rules of a game as a list: by chapter, each with its sentence and the way to its demonstration, and a field to search."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ...core.rulebook import Clause, Rulebook
from ...core.rules import Dial, Rules
from ...core.words import words
from ...drawing import escaped
from ...teach.in_short import in_short
from ...teach.lesson import FIRST, has_lesson, lesson
from ..markup import button, element, here
from .wording import say

FOLDED = "folded"
"""The name of the group of what is not in force; no chapter has it."""


class Group(NamedTuple):
    """Rules that belong together, under a heading; ``folded`` where they are not in force."""

    name: str
    title: str
    clauses: list[Clause]
    folded: bool = False


def groups(ruleset: str, rules: Rules, language: str) -> list[Group]:
    """Every clause once: by the chapters of the lesson, then what no chapter tells, then what is not in force."""
    book, folded, chapters = Rulebook(ruleset, language), in_short(ruleset).folded(rules), _chapters(ruleset)
    titles = {name: _title(ruleset, name, language) for name in dict.fromkeys(chapters.values())}
    titles |= {"": say("further" if titles else "title", language)}
    every = [Group(name, title, []) for name, title in titles.items()]
    every.append(Group(FOLDED, say("variants", language), [], folded=True))
    by_name = {group.name: group for group in every}
    for clause in book.values():
        by_name[FOLDED if clause.id in folded else chapters.get(clause.id, "")].clauses.append(clause)
    return [group for group in every if group.clauses]


def _chapters(ruleset: str) -> Mapping[str, str]:
    """The chapter of each clause, in the order of the lesson; nothing where there is none."""
    where: dict[str, str] = {}
    for chapter in lesson(ruleset).chapters.values() if has_lesson(ruleset) else ():
        for scene in chapter.scenes:
            where.setdefault(scene.clause, chapter.name)
    return where


def _title(ruleset: str, chapter: str, language: str) -> str:
    return say("basics", language) if chapter == FIRST else lesson(ruleset)[chapter].title(language)


def shown(ruleset: str, rules: Rules, language: str, at_table: bool) -> str:
    """The search, the chapters and the rules, as they are under some rules."""
    every, beside = groups(ruleset, rules, language), _Beside(ruleset, rules, language)
    count = sum(len(group.clauses) for group in every)
    told = element("div", (_group(group, beside, at_table) for group in every), class_="every")
    both = _contents(every, language) + _best(language) + told
    return _search(count, language, at_table) + element("div", both, class_="two")


class _Beside:
    """What belongs to a clause beside its text: the everyday words that ask for it, its fields, and those that differ here."""

    def __init__(self, ruleset: str, rules: Rules, language: str) -> None:
        self.language, self._rules, self._ruleset = language, rules, ruleset
        self._topics: Mapping[str, str] = words(ruleset, language).texts.get("topics", {})

    def also(self, clause: str) -> str:
        """Words by which a clause is looked for that do not stand in it, one strike between those that lead to it apart."""
        name = clause.partition(".")[2]
        asked = [word for word, names in self._topics.items() if name in str(names).split()]
        return " | ".join([*asked, *(dial.help(self.language) for _, dial in self._fields(clause))])

    def differing(self, clause: str) -> Iterable[str]:
        """What is not as usual at this table, in a sentence each."""
        here_only = {name: value for name, value in self._rules.differing().items() if name != "players"}
        for name, dial in self._fields(clause):
            if name in here_only and dial["kind"] != "grid":
                value = words("ui/rules", self.language).texts["rules"].get(str(here_only[name]).lower(), here_only[name])
                yield say("differs", self.language, help=dial.help(self.language).rstrip(".") + ":", value=value)

    def _fields(self, clause: str) -> Iterable[tuple[str, Dial]]:
        return ((name, dial) for name, dial in self._rules.dials().items() if dial["clause"] == clause)


def _search(count: int, language: str, at_table: bool) -> str:
    label = say("search", language)
    field = (
        f'<input type="search" data-finds=".every article" data-first aria-label="{escaped(label)}" '
        f'placeholder="{escaped(label)}" autocomplete="off" spellcheck="false">'
    )
    said = {f"data_{key}": say(f"found-{key}", language) for key in ("one", "many", "none")}
    found = element("output", escaped(say("found", language, count=count)), role="status", class_="found", **said)
    asks = button(say("ask", language), "ask", "", class_="strong") if at_table else ""
    nothing = element("div", element("p", escaped(say("nothing", language))) + asks, class_="nothing", hidden=True)
    return element("div", field + found, role="search", class_="finder") + nothing


def _best(language: str) -> str:
    """Where what a search finds stands instead of the chapters, best first."""
    ranked = element("div", "", class_="ranked")
    return element("section", element("h3", escaped(say("best", language))) + ranked, class_="best", hidden=True)


def _contents(every: list[Group], language: str) -> str:
    """The chapters by name; a press goes there."""
    if len(every) < 3:
        return ""
    leads = (here(group.title, "jump", data_arg=f"chapter-{group.name}") for group in every)
    return element("nav", leads, class_="chapters", aria_label=say("chapters", language))


def _group(group: Group, beside: _Beside, at_table: bool) -> str:
    language = beside.language
    rules = element("div", (_rule(clause, beside) for clause in group.clauses), class_="some")
    name = f"chapter-{group.name}"
    if not group.folded:
        return element("section", element("h3", escaped(group.title), tabindex="-1") + rules, data_chapter=name)
    told = element("p", escaped(say("variants-about" if at_table else "variants-usual", language)), class_="quiet")
    head = element("summary", f"<h3>{escaped(group.title)}</h3>")
    return element("section", element("details", head + told + rules), data_chapter=name)


def _rule(clause: Clause, beside: _Beside) -> str:
    label = say("show-rule", beside.language, title=clause.title)
    shows = button(say("show", beside.language), "clause", clause.id, class_="shows", aria_label=label)
    told = f"<h4>{escaped(clause.title)}</h4><p>{escaped(clause.sentence)}</p>"
    told += "".join(element("p", escaped(one), class_="differs") for one in beside.differing(clause.id))
    return element("article", told + shows, data_rule=clause.id, data_also=beside.also(clause.id))


def game(ruleset: str, language: str) -> str:
    """The name of the game."""
    return words(ruleset, language).label("game", ruleset)
