"""The fields in which an exercise is answered: what is shown, and how what was given becomes the text that the judge reads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import zip_longest

from ...core.exercise import CLAUSE, FUNCTION, MOVE, MOVES, NUMBER, PLACES, RULE, TABLE, Exercise
from ...core.words import words
from ...drawing import escaped
from ...teach.numbers import plain_number
from ..markup import ON_KEY, button, element, select
from ..table.brief import first_sentence
from . import clicks, parts, sequences
from .frame import say

MOST, LONGEST = 60, 40
"""So many moves or places are more than any answer has, and so many letters more than any number."""


@dataclass
class Draft:
    """An answer that is being made: what was typed, or the moves and places clicked so far, and fields of a form.

    ``origin`` is the place from which a move begins that is half clicked, ``tried`` the answer that was just found wrong,
    ``judged`` the one that was judged last, ``lists`` whether the parts are chosen from the list, which then stays open.
    """

    text: str = ""
    parts: list[str] = field(default_factory=list)
    cells: dict[str, str] = field(default_factory=dict)
    origin: str = ""
    tried: str = ""
    judged: str = ""
    lists: bool = False

    def add(self, part: str, task: Exercise) -> None:
        """A further move or place; where one is asked for, instead of the last. What is listed is let go the second time."""
        self.origin = ""
        if part in self.parts and (task.field == PLACES or sequences.is_listed(task)):
            self.parts.remove(part)
        else:
            self.parts = [part] if task.field == MOVE else [*self.parts, part][:MOST]


def shown(task: Exercise, draft: Draft, code: bool = False, brief: bool = False) -> str:
    """The field of an exercise, filled with the draft; ``code`` is whether there are cells for an answer in Python."""
    if task.field == FUNCTION:
        key = "python" if code else "python-briefly" if brief else "python-elsewhere"
        return parts.paragraph(say(key, name=task.name, ruleset=task.ruleset), class_="python")
    makers = {NUMBER: _number, CLAUSE: _clause, TABLE: _table, RULE: _rule}
    if task.field in makers:
        return makers[task.field](task, draft)
    keys = ON_KEY if brief and waits(task, draft) else {}
    return (_places if task.field == PLACES else _moves)(task, draft, keys)


def waits(task: Exercise, draft: Draft) -> bool:
    """Whether moves or places were chosen and can be checked, of which nothing has been said yet."""
    return bool(draft.parts) and ", ".join(draft.parts) != draft.judged and not (task.field == MOVE and task.among)


def answer(task: Exercise, draft: Draft, given: Mapping[str, str]) -> str:
    """The text that the judge reads, from the draft and from what the form holds."""
    if task.field == MOVE and (kind := clicks.number_of(task)):
        draft.text = given.get("text", "")[:LONGEST].strip()
        number = plain_number(draft.text, task.text("question"))
        if number and not _is_whole(number):
            raise ValueError(say("whole-number"))
        return f"{kind} {number}" if number else ""
    if task.field == MOVE and given.get("text", "") in task.among:
        draft.parts = [given["text"]]
    if task.field in (MOVE, MOVES, PLACES):
        return ", ".join(draft.parts)
    if task.field == TABLE:
        draft.cells = {name: plain_number(value[:LONGEST]) for name, value in given.items() if name.startswith("cell-")}
        _check_cells(task, draft)
        rows = range(len(_grid(task)))
        return " / ".join(
            " ".join(draft.cells.get(f"cell-{row}-{at}", "") for at in range(len(_grid(task)[row]))) for row in rows
        )
    if task.field == RULE:
        draft.cells = {name: given.get(name, "")[:40] for name in ("rule", "text")}
        if (value := plain_number(draft.cells["text"], task.text("question"))) and not _is_whole(value):
            raise ValueError(say("whole-number"))
        return f"{draft.cells['rule']} = {value}" if value else ""
    draft.text = given.get("text", "")[:200]
    return plain_number(draft.text, task.text("question")) if task.field == NUMBER else draft.text


def _is_whole(text: str) -> bool:
    return text.isascii() and text.isdecimal()


def _check_cells(task: Exercise, draft: Draft) -> None:
    """Say which field of a table holds no number; a table that is empty is no answer at all."""
    places = [(row, at) for row, line in enumerate(_grid(task)) for at in range(len(line))] if any(draft.cells.values()) else []
    for row, at in places:
        if not _is_whole(draft.cells.get(f"cell-{row}-{at}", "").strip()):
            raise ValueError(say("cell-number", row=row + 1, at=at + 1))


def unfilled(task: Exercise, was_tried: bool) -> str:
    """What to fill in, for those who check nothing; what they tried before still counts."""
    kind = NUMBER if task.field == MOVE and clicks.number_of(task) else task.field
    kind = "fraction" if kind == NUMBER and isinstance(task.right, Fraction) else kind
    told = say("fill-offered" if task.among and task.field in (MOVE, CLAUSE) else f"fill-{kind}")
    return f"{told} {say('still-counts')}" if was_tried else told


def _form(inside: str, label: str = "") -> str:
    go = element("button", escaped(label or say("check")), type="submit", class_="strong")
    return element("form", inside + go, data_do="check", class_="row field", autocomplete="off")


def _number(task: Exercise, draft: Draft) -> str:
    return parts.text_form("check", say("number"), draft.text, say("check"), inputmode="text", size=12)


def _clause(task: Exercise, draft: Draft) -> str:
    if task.among:
        return _offered(task, draft.text)
    options = [("", say("choose")), *((clause.id, clause.title) for clause in task.game.rulebook.values())]
    return _form(select("", options, draft.text, say("clause"), name="text"))


def _table(task: Exercise, draft: Draft) -> str:
    rows = [
        element("tr", (_cell(draft, row, at, value) for at, value in enumerate(line))) for row, line in enumerate(_grid(task))
    ]
    return _form(element("table", rows, class_="grid"))


def _cell(draft: Draft, row: int, at: int, value: int) -> str:
    name = f"cell-{row}-{at}"
    label, text = escaped(say("cell", row=row + 1, at=at + 1)), escaped(draft.cells.get(name, str(value)))
    return f'<td><input name="{name}" inputmode="numeric" size="3" aria-label="{label}" value="{text}"></td>'


def _grid(task: Exercise) -> tuple[tuple[int, ...], ...]:
    """The table of numbers of these rules."""
    grid: tuple[tuple[int, ...], ...] = next(
        value for value in vars_of(task).values() if isinstance(value, tuple) and value and isinstance(value[0], tuple)
    )
    return grid


def vars_of(task: Exercise) -> dict[str, object]:
    """The fields of the rules with their values."""
    rules = task.state.rules
    return {name: getattr(rules, name) for name in rules.dials()}


def _rule(task: Exercise, draft: Draft) -> str:
    numbers = {name: value for name, value in vars_of(task).items() if isinstance(value, int) and not isinstance(value, bool)}
    options = [(name, say("rule-now", name=name.replace("_", " "), value=value)) for name, value in numbers.items()]
    chosen = select("", options, draft.cells.get("rule", ""), say("rule"), name="rule")
    value, label = escaped(draft.cells.get("text", "")), escaped(say("value"))
    return _form(f'{chosen}<input name="text" inputmode="numeric" size="6" aria-label="{label}" value="{value}">')


def _places(task: Exercise, draft: Draft, keys: Mapping[str, str]) -> str:
    return parts.paragraph(say("click-places"), class_="quiet") + _chosen(task, draft) + _check(draft, keys)


def _moves(task: Exercise, draft: Draft, keys: Mapping[str, str]) -> str:
    if task.field == MOVE and task.among:
        return _offered(task, draft.parts[0] if draft.parts else "")
    if task.field == MOVE and clicks.number_of(task):
        return _number(task, draft)
    one = task.field == MOVE
    note = parts.paragraph(say(clicks.how(task)), class_="quiet")
    begun = clicks.likely(task)
    options = [(str(move), str(task.spoken(move))) for move in clicks.candidates(task) if str(move) in begun]
    if len(options) <= clicks.FEW:
        chosen = set(draft.parts)
        listed = element("div", (_option(key, text, key in chosen) for key, text in options), class_="options")
        order = "" if one else parts.paragraph(say("press-several"), class_="quiet")
        return order + listed + ("" if one else _chosen(task, draft)) + _check(draft, keys)
    return note + _chosen(task, draft) + _check(draft, keys) + _listed(task, options, one, draft.lists)


def _offered(task: Exercise, chosen: str) -> str:
    """The few answers that the question offers, a rule with how it begins; one press is the answer."""
    book = task.game.rulebook
    offered = []
    for key, text in task.options().items():
        rule = element("small", escaped(first_sentence(book[key].sentence))) if key in book else ""
        pressed = str(key == chosen).lower()
        offered.append(
            element("button", escaped(text) + rule, type="button", data_do="check", data_arg=key, aria_pressed=pressed)
        )
    cites = any(key in book for key in task.options())
    return element("div", offered, class_="options cites" if cites else "options")


def _option(key: str, text: str, is_chosen: bool) -> str:
    return button(text, "play", key, aria_pressed=str(is_chosen).lower())


def _listed(task: Exercise, options: list[tuple[str, str]], one: bool, is_open: bool) -> str:
    """For those who cannot click on the board: the moves by their kind."""
    kinds: dict[str, list[tuple[str, str]]] = {}
    for key, text in options:
        kinds.setdefault(words(task.ruleset).label("move", key.partition(" ")[0]), []).append((key, text))
    groups = [
        element("optgroup", (element("option", escaped(text), value=key) for key, text in some), label=kind)
        for kind, some in kinds.items()
    ]
    field = element("select", groups, name="text", aria_label=say("move"))
    add = element("button", escaped(say("take" if one else "add")), type="submit")
    form = element("form", field + add, data_do="add", class_="row")
    return element("details", element("summary", escaped(say("from-list"))) + form, class_="listed", open=is_open)


def _chosen(task: Exercise, draft: Draft) -> str:
    if not draft.parts:
        return ""
    texts = [part if task.field == PLACES else str(task.spoken(task.game.parse(part))) for part in draft.parts]
    texts = [f"{name}: {text}" if name else text for name, text in zip_longest(task.in_order(), texts, fillvalue="") if text]
    items = [
        element("li", element("span", escaped(text)) + button("✕", "drop", at, aria_label=say("drop", part=text)))
        for at, text in enumerate(texts)
    ]
    return element("ul", items, class_="chosen", aria_label=say("chosen"))


def _check(draft: Draft, keys: Mapping[str, str]) -> str:
    """An answer that was just found wrong is not checked again; one that is empty is told what to choose."""
    is_tried = bool(draft.parts) and ", ".join(draft.parts) == draft.tried
    return element("div", button(say("check"), "check", class_="strong", disabled=is_tried, **keys), class_="row")
