"""The fields in which an exercise is answered: what is shown, and how what was given becomes the text that the judge reads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...core.exercise import CLAUSE, FUNCTION, MOVE, MOVES, NUMBER, PLACES, RULE, TABLE, Exercise
from ...core.moves import Move
from ...core.words import words
from ...drawing import escaped
from ...teach.numbers import plain_number
from ..markup import button, element, select
from ..table.choices import number_range
from . import parts
from .frame import say

FEW = 9
"""Up to so many moves are buttons; more are a list."""
FROM = "from "
MOST = 60
"""So many moves or places are more than any answer has."""


@dataclass
class Draft:
    """An answer that is being made: what was typed, or the moves and places clicked so far, and fields of a form.

    ``origin`` is the place from which a move begins that is half clicked, ``tried`` the answer that was just found wrong.
    """

    text: str = ""
    parts: list[str] = field(default_factory=list)
    cells: dict[str, str] = field(default_factory=dict)
    origin: str = ""
    tried: str = ""

    def add(self, part: str, kind: str) -> None:
        """A further move or place; where only one is asked for, instead of the last. A place clicked again is let go."""
        self.origin = ""
        if kind == PLACES and part in self.parts:
            self.parts.remove(part)
        else:
            self.parts = [part] if kind == MOVE else [*self.parts, part][:MOST]


def shown(task: Exercise, draft: Draft, code: bool = False) -> str:
    """The field of an exercise, filled with the draft; ``code`` is whether there are cells for an answer in Python."""
    if task.field == FUNCTION:
        key = "python" if code else "python-elsewhere"
        return parts.paragraph(say(key, name=task.name, ruleset=task.ruleset), class_="python")
    makers = {NUMBER: _number, CLAUSE: _clause, TABLE: _table, RULE: _rule, PLACES: _places}
    return makers.get(task.field, _moves)(task, draft)


def answer(task: Exercise, draft: Draft, given: Mapping[str, str]) -> str:
    """The text that the judge reads, from the draft and from what the form holds."""
    if task.field == MOVE and (kind := number_of(task)):
        draft.text = given.get("text", "")[:12].strip()
        number = plain_number(draft.text)
        if number and not (number.isascii() and number.isdecimal()):
            raise ValueError(say("whole-number"))
        return f"{kind} {number}" if number else ""
    if task.field == MOVE and given.get("text", "") in task.among:
        draft.parts = [given["text"]]
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
    return plain_number(draft.text) if task.field == NUMBER else draft.text


def candidates(task: Exercise) -> list[Move]:
    """The moves that one may think of: every one of the kinds that the exercise is about, legal or not."""
    if task.field not in (MOVE, MOVES):
        return []
    if task.among:
        return [task.game.parse(text) for text in task.among]
    texts = [text for given in (task.right, *task.wrong) for text in (given.split(",") if isinstance(given, str) else given)]
    kinds = {type(task.game.parse(str(text).strip())) for text in texts}
    return [move for move in task.game.catalogue(task.state.rules) if type(move) in kinds]


def number_of(task: Exercise) -> str:
    """The kind of the moves one may think of, where they differ by a number alone, as bids do; else nothing."""
    moves = candidates(task)
    return moves[0].kind if len(moves) > FEW and number_range(moves) is not None else ""


def acts(task: Exercise, origin: str = "") -> parts.Acts:
    """What a click on the board means: a move that ends there; where a piece lies, first from where, then where to."""
    if task.field == PLACES:
        return {spot: [[name, name]] for spot, name in place_names(task).items()}
    if task.field == MOVE and number_of(task):
        return {}
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
    value = escaped(draft.cells.get("text", ""))
    label = escaped(say("value"))
    return _form(f'{chosen}<input name="text" inputmode="numeric" size="6" aria-label="{label}" value="{value}">')


def _places(task: Exercise, draft: Draft) -> str:
    return parts.paragraph(say("click-places"), class_="quiet") + _chosen(task, draft) + _check(draft)


def _moves(task: Exercise, draft: Draft) -> str:
    if task.field == MOVE and task.among:
        return _offered(task, draft.parts[0] if draft.parts else "")
    if task.field == MOVE and number_of(task):
        return _number(task, draft)
    one = task.field == MOVE
    note = parts.paragraph(say("click-one" if one else "click-several"), class_="quiet")
    begun = likely(task)
    options = [(str(move), str(task.spoken(move))) for move in candidates(task) if str(move) in begun]
    if len(options) <= FEW:
        chosen = set(draft.parts)
        listed = element("div", (_option(key, text, key in chosen) for key, text in options), class_="options")
        order = "" if one else parts.paragraph(say("press-several"), class_="quiet")
        return order + listed + ("" if one else _chosen(task, draft)) + _check(draft)
    return note + _chosen(task, draft) + _check(draft) + _listed(task, options, one)


def _offered(task: Exercise, chosen: str) -> str:
    """The few answers that the question offers; one press is the answer."""
    offered = (button(text, "check", key, aria_pressed=str(key == chosen).lower()) for key, text in task.options().items())
    return element("div", offered, class_="options")


def _option(key: str, text: str, is_chosen: bool) -> str:
    return button(text, "play", key, aria_pressed=str(is_chosen).lower())


def _listed(task: Exercise, options: list[tuple[str, str]], one: bool) -> str:
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
    return element("details", element("summary", escaped(say("from-list"))) + form, class_="listed")


def likely(task: Exercise) -> set[str]:
    """The moves of something that lies where they begin, and all that speak of no thing."""
    held, actor, moves = things(task), max(task.state.actor or 0, 0), candidates(task)
    known = set().union(*held.values())

    def begins(move: Move) -> bool:
        places = slugs(move, actor)
        speaks_of = known & set(str(move).split(" "))
        return len(places) < 2 or not speaks_of or bool(speaks_of & held.get(places[0], set()))

    some = {str(move) for move in moves if begins(move)} if len(moves) > FEW else set()
    return some or set(map(str, moves))


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
    is_new = bool(draft.parts) and ", ".join(draft.parts) != draft.tried
    return element("div", button(say("check"), "check", class_="strong", disabled=not is_new), class_="row")
