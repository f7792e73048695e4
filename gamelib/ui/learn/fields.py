"""The fields in which an exercise is answered: what is shown, and how what was given becomes the text that the judge reads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...core.exercise import CLAUSE, FUNCTION, MOVE, MOVES, NUMBER, PLACES, RULE, TABLE, Exercise
from ...core.moves import Move
from ...core.words import words
from ...drawing import escaped
from ..markup import button, element, select
from . import parts
from .frame import say

FEW = 8
"""Up to so many moves are buttons; more are a list."""
FROM = "from "
MOST = 60
"""So many moves or places are more than any answer has."""


@dataclass
class Draft:
    """An answer that is being made: what was typed, or the moves and places clicked so far, and fields of a form.

    ``origin`` is the place from which a move begins that is half clicked.
    """

    text: str = ""
    parts: list[str] = field(default_factory=list)
    cells: dict[str, str] = field(default_factory=dict)
    origin: str = ""

    def add(self, part: str, one: bool) -> None:
        """A further move or place; where only one is asked for, instead of the last."""
        self.parts = [part] if one else [*self.parts, part][:MOST]
        self.origin = ""


def shown(task: Exercise, draft: Draft, code: bool = False) -> str:
    """The field of an exercise, filled with the draft; ``code`` is whether there are cells for an answer in Python."""
    if task.field == FUNCTION:
        key = "python" if code else "python-elsewhere"
        return parts.paragraph(say(key, name=task.name, ruleset=task.ruleset), class_="python")
    makers = {NUMBER: _number, CLAUSE: _clause, TABLE: _table, RULE: _rule, PLACES: _places}
    return makers.get(task.field, _moves)(task, draft)


def answer(task: Exercise, draft: Draft, given: Mapping[str, str]) -> str:
    """The text that the judge reads, from the draft and from what the form holds."""
    if task.field in (MOVE, MOVES, PLACES):
        return ", ".join(draft.parts)
    if task.field == TABLE:
        draft.cells = {name: value[:12] for name, value in given.items() if name.startswith("cell-")}
        rows = range(len(_grid(task)))
        return " / ".join(
            " ".join(draft.cells.get(f"cell-{row}-{at}", "") for at in range(len(_grid(task)[row]))) for row in rows
        )
    if task.field == RULE:
        draft.cells = {name: given.get(name, "")[:40] for name in ("rule", "text")}
        return f"{draft.cells['rule']} = {draft.cells['text'].strip()}" if draft.cells["text"].strip() else ""
    draft.text = given.get("text", "")[:200]
    return draft.text


def candidates(task: Exercise) -> list[Move]:
    """The moves that one may think of: every one of the kinds that the exercise is about, legal or not."""
    if task.field not in (MOVE, MOVES):
        return []
    texts = [text for given in (task.right, *task.wrong) for text in (given.split(",") if isinstance(given, str) else given)]
    kinds = {type(task.game.parse(str(text).strip())) for text in texts}
    return [move for move in task.game.catalogue(task.state.rules) if type(move) in kinds]


def acts(task: Exercise, origin: str = "") -> parts.Acts:
    """What a click on the board means: a move that ends there; where a piece lies, first from where, then where to."""
    if task.field == PLACES:
        return {spot: [[name, name]] for spot, name in place_names(task).items()}
    moves, held, actor, names = candidates(task), things(task), max(task.state.actor or 0, 0), task.record.names
    if origin:
        near = [move for move in moves if origin in slugs(move, actor)[:-1] and _fits(move, held.get(origin, set()))]
        ends = parts.acts(near, task.state, names)
        return {place: named for place, named in ends.items() if place != origin} | {origin: [[FROM, say("not-from")]]}
    begins = {slugs(move, actor)[0] for move in moves if len(slugs(move, actor)) > 1}
    starts: parts.Acts = {place: [[f"{FROM}{place}", say("from-here")]] for place in begins if place in held}
    return {**parts.acts(moves, task.state, names), **starts}


def slugs(move: Move, actor: int) -> list[str]:
    """The places of a move as the drawing names them."""
    return ["/".join(map(str, place)) for place in move.places(actor)]


def things(task: Exercise) -> dict[str, set[str]]:
    """What lies where."""
    found: dict[str, set[str]] = {}
    for (place, thing), amount in task.state.holdings().items():
        if amount > 0:
            found.setdefault("/".join(map(str, place)), set()).add(thing)
    return found


def _fits(move: Move, lying: set[str]) -> bool:
    """Whether a move speaks of what lies where it begins; a move that names no thing fits everything."""
    return not lying or bool(lying & set(str(move).split(" ")))


def place_names(task: Exercise) -> dict[str, str]:
    """The places of the board by the names that moves give them."""
    found: dict[str, str] = {}
    for move in task.game.catalogue(task.state.rules):
        words = str(move).split(" ")
        if len(words) == 2 and move.places(0):
            found.setdefault("/".join(map(str, move.places(0)[-1])), words[1])
    return found


def _form(inside: str, label: str = "") -> str:
    go = element("button", escaped(label or say("check")), type="submit", class_="strong")
    return element("form", inside + go, data_do="check", class_="row field", autocomplete="off")


def _number(task: Exercise, draft: Draft) -> str:
    return parts.text_form("check", say("number"), draft.text, say("check"), inputmode="text", size=12)


def _clause(task: Exercise, draft: Draft) -> str:
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
    value = escaped(draft.cells.get("text", ""))
    label = escaped(say("value"))
    return _form(f'{chosen}<input name="text" inputmode="numeric" size="6" aria-label="{label}" value="{value}">')


def _places(task: Exercise, draft: Draft) -> str:
    return parts.paragraph(say("click-places"), class_="quiet") + _chosen(task, draft) + _check(draft)


def _moves(task: Exercise, draft: Draft) -> str:
    one = task.field == MOVE
    note = parts.paragraph(say("click-one" if one else "click-several"), class_="quiet")
    options = [(str(move), parts.named(move, task.state, task.record.names)) for move in candidates(task)]
    if len(options) <= FEW:
        chosen = set(draft.parts)
        listed = element("div", (_option(key, text, key in chosen) for key, text in options), class_="options")
        return listed + ("" if one else _chosen(task, draft)) + _check(draft)
    return note + _chosen(task, draft) + _check(draft) + _listed(task, options, one)


def _option(key: str, text: str, is_chosen: bool) -> str:
    return button(text, "play", key, aria_pressed=str(is_chosen).lower())


def _listed(task: Exercise, options: list[tuple[str, str]], one: bool) -> str:
    """For those who cannot click on the board: first the kind of move, then which; only with what lies where it begins."""
    kinds: dict[str, list[tuple[str, str]]] = {}
    begun = likely(task)
    for key, text in options:
        if key in begun:
            kinds.setdefault(words(task.ruleset).label("move", key.partition(" ")[0]), []).append((key, text))
    groups = [
        element("optgroup", (element("option", escaped(text), value=key) for key, text in some), label=kind)
        for kind, some in kinds.items()
    ]
    field = element("select", groups, name="text", aria_label=say("move"))
    add = element("button", escaped(say("take" if one else "add")), type="submit")
    form = element("form", field + add, data_do="add", class_="row")
    return element("details", element("summary", escaped(say("from-list"))) + form, class_="listed")


def likely(task: Exercise) -> set[str]:
    """The moves of something that lies where they begin; of those that begin nowhere, all."""
    held, actor = things(task), max(task.state.actor or 0, 0)

    def begins(move: Move) -> bool:
        places = slugs(move, actor)
        return len(places) < 2 or (places[0] in held and _fits(move, held[places[0]]))

    return {str(move) for move in candidates(task) if begins(move)}


def _chosen(task: Exercise, draft: Draft) -> str:
    if not draft.parts:
        return ""
    texts = [part if task.field == PLACES else str(task.spoken(task.game.parse(part))) for part in draft.parts]
    items = [
        element("li", element("span", escaped(text)) + button("✕", "drop", at, aria_label=say("drop", part=text)))
        for at, text in enumerate(texts)
    ]
    return element("ul", items, class_="chosen", aria_label=say("chosen"))


def _check(draft: Draft) -> str:
    return element("div", button(say("check"), "check", class_="strong", disabled=not draft.parts), class_="row")
