"""Reading a record: the whole file is understood and every move played before anything is handed out."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from .errors import IllegalMove, NotationError, RecordError, UnknownRuleset
from .fingerprint import fingerprint
from .moves import Move
from .record import FORMAT, HEAD, MOST_SEED, Try, check_names
from .rules import Rules
from .rulesets import is_outside, named
from .state import State
from .text import Line, lines, read_rules, shown
from .words import words

KEYS = ("ruleset", "fingerprint", "rules", "names", "seed", "start", "moves")


@dataclass
class _Section:
    """A line at the margin and the lines indented below it."""

    line: Line
    value: str
    inside: list[Line] = field(default_factory=list)


def read_fields(text: str) -> dict[str, Any]:
    """The fields of a record from its text; :class:`RecordError` with the line for whatever is wrong."""
    remarks, sections = _sections(text)
    if "ruleset" not in sections:
        raise RecordError("expected a line 'ruleset: …'.", sections["head"].line.number)
    game, mark = _game(sections), _fingerprint(sections.get("fingerprint"), sections["ruleset"].value)
    try:
        return {**_fields(game, sections, remarks), "fingerprint": mark}
    except RecordError as error:
        now = fingerprint(sections["ruleset"].value)
        if not mark or mark == now:
            raise
        values = {"why": error.problem, "ruleset": sections["ruleset"].value, "then": mark, "now": now}
        raise RecordError(words("core").say("records", "no-longer", values), error.line, error.column) from None


def _fields(game: Any, sections: dict[str, _Section], remarks: str) -> dict[str, Any]:
    """All that the sections say, once every move has been played."""
    rules = read_rules(game.Rules, _said(sections["rules"])) if "rules" in sections else game.Rules()
    start = _start(game, sections["start"], rules) if "start" in sections else None
    fields: dict[str, Any] = {"ruleset": sections["ruleset"].value, "rules": rules, "start": start}
    fields["names"] = _names(sections.get("names"), rules)
    fields["seed"] = _seed(sections.get("seed"))
    if "moves" not in sections:
        raise RecordError("expected a line 'moves:'; it may be the last.", sections["head"].line.number)
    reader = _Moves(game, start if start is not None else game.start(rules))
    for line in sections["moves"].inside:
        reader.take(line)
    return {**fields, **reader.fields(), "remarks": {**({-1: remarks} if remarks else {}), **reader.said()}}


def _sections(text: str) -> tuple[str, dict[str, _Section]]:
    """The head's remarks, and the sections by key; ``head`` is the first line."""
    found: dict[str, _Section] = {}
    remarks: list[str] = []
    last = None
    for line in lines(text):
        if not line.text and last != "moves":
            remarks += [line.comment] if line.comment else []
        elif not found:
            found["head"] = _head(line)
        elif last == "moves" and (line.indent or not line.text):
            found[last].inside.append(line)
        elif line.indent:
            _inside(found, last, line)
        else:
            last = _section(found, line)
    if not found:
        raise RecordError(f"the file is empty; expected '{HEAD} {FORMAT}'.", 1)
    return "\n".join(remarks), found


def _head(line: Line) -> _Section:
    words = line.text.rsplit(" ", 1)
    if words[0] != HEAD or len(words) != 2:
        line.fail(f"expected '{HEAD} {FORMAT}', found '{shown(line.text)}'.")
    if words[1] != str(FORMAT):
        line.fail(f"this is format '{shown(words[1])}'; only format {FORMAT} can be read.", words[1])
    return _Section(line, words[1])


def _section(found: dict[str, _Section], line: Line) -> str:
    key, value = line.pair()
    if key not in KEYS:
        line.fail(f"'{shown(key)}' is not a part of a record; the parts are {', '.join(KEYS)}.", key)
    if key in found:
        line.fail(f"'{key}' is given twice.", key)
    if value and key in ("rules", "start", "moves"):
        line.fail(f"what belongs to '{key}' goes on indented lines below it.", value)
    found[key] = _Section(line, value)
    return key


def _inside(found: dict[str, _Section], last: str | None, line: Line) -> None:
    if last not in ("rules", "start"):
        line.fail("this line is indented, but nothing above it takes lines below it.")
    found[last].inside.append(line)


def _said(section: _Section) -> list[Line]:
    return [line for line in section.inside if line.text]


def _game(sections: dict[str, _Section]) -> Any:
    section = sections["ruleset"]
    try:
        return named(section.value)
    except UnknownRuleset as error:
        outside = "fingerprint" in sections
        problem = words("core").say("records", "not-here", {"why": str(error)}) if outside else str(error)
        section.line.fail(problem, section.value)


def _start(game: Any, section: _Section, rules: Rules) -> State[Any, Any]:
    if not _said(section):
        section.line.fail("expected a position on indented lines below 'start:'.")
    state: State[Any, Any] = game.position(section.inside, rules)
    return state


def _names(section: _Section | None, rules: Rules) -> tuple[str, ...]:
    if section is None:
        return ()
    names = tuple(name.strip() for name in section.value.split(","))
    try:
        check_names(names, rules.players)
    except RecordError as error:
        section.line.fail(error.problem)
    return names


def _seed(section: _Section | None) -> int | None:
    if section is None:
        return None
    text = section.value
    if not text.isascii() or not text.isdigit() or len(text) > 19 or int(text) > MOST_SEED:
        section.line.fail(f"the seed must be a whole number from 0 to {MOST_SEED}, found '{shown(text)}'.")
    return int(text)


def _fingerprint(section: _Section | None, name: str) -> str:
    if section is None:
        return ""
    if not is_outside(name):
        section.line.fail(f"{name} is a ruleset of the package; only games of other rulesets have a fingerprint.")
    if not re.fullmatch("[0-9a-f]{16}", section.value):
        section.line.fail(f"the fingerprint must be 16 hexadecimal digits, found '{shown(section.value)}'.")
    return section.value


class _Moves:
    """Plays the lines of ``moves:`` one by one and keeps what they say."""

    def __init__(self, game: Any, state: State[Any, Any]) -> None:
        self.game, self.state = game, state
        self.moves: list[Move] = []
        self.tries: list[Try] = []
        self.comments: dict[int, str] = {}
        self.remarks: dict[int, list[str]] = {}
        self.asked: dict[str, Move] = {}
        """What was asked in this state and is refused: the same question need not be put twice."""
        self.known: dict[str, Move] = {}
        """Moves that were understood: in a long game the same are written again and again."""

    def take(self, line: Line) -> None:
        """One line: a remark, a question, or a move."""
        at = len(self.moves)
        if not line.text:
            if line.comment:
                self.remarks.setdefault(at, []).append(line.comment)
        elif line.text.startswith("try "):
            self._ask(line, at)
        else:
            self._play(line, at)

    def _ask(self, line: Line, at: int) -> None:
        text = line.text.removeprefix("try ")
        move = self.asked.get(text)
        if move is None:
            move = self.asked[text] = self._parse(line, text)
            if self.state.allows(move):
                line.fail(f"'{move}' is a legal move here; after 'try' one that is refused was expected.")
        self.tries.append(Try(at, move, line.comment))

    def _play(self, line: Line, at: int) -> None:
        move = self._parse(line, line.text)
        try:
            self.state = self.state.play(move)
        except IllegalMove as error:
            refusal = error.refusal
            nearest = f" You could play '{refusal.nearest}'." if refusal.nearest is not None else ""
            line.fail(f"'{move}' is refused: {refusal.sentence} [{refusal.clause}]{nearest}")
        self.moves.append(move)
        self.asked.clear()
        if line.comment:
            self.comments[at] = line.comment

    def _parse(self, line: Line, text: str) -> Move:
        move = self.known.get(text)
        if move is None:
            try:
                move = self.known[text] = self.game.parse(text)
            except NotationError as error:
                line.fail(str(error))
        return move

    def said(self) -> dict[int, str]:
        """The remarks on lines of their own, by the move below them."""
        return {at: "\n".join(remarks) for at, remarks in self.remarks.items()}

    def fields(self) -> dict[str, Any]:
        """What the lines said, as fields of a record."""
        return {"moves": tuple(self.moves), "tries": tuple(self.tries), "comments": self.comments}
