"""Records: a game as a text file that a person can read and write.

::

    gamelib record 1
    ruleset: mark
    fingerprint: …the mark of a ruleset from outside, as it was when the game was played…
    rules:
      players: 3
    names: Anna, Ben, Chloé
    seed: 7
    start:
      …a position, where the game does not start from the set-up…
    moves:
      first 1
      roll red star
      # a line of its own speaks about the move below it
      take red 2        # a comment on the move
      try take red 2    # asked, and refused: the square is taken

A line that begins with ``try`` is a question: a move that must be refused at that point.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self, TypeVar

from .errors import RecordError
from .events import Refusal
from .fingerprint import fingerprint
from .moves import Move
from .rules import Rules
from .rulesets import is_outside, ruleset
from .state import State
from .text import MOST_BYTES, MOST_LINES, read_text, write_rules
from .words import words

FORMAT = 1
HEAD = "gamelib record"
Told = TypeVar("Told", bound=tuple[Any, ...])
LONGEST_NAME = 40
MOST_SEED = 2**63 - 1


class Try(NamedTuple):
    """A move that was asked about before move ``at``, and is refused there."""

    at: int
    move: Move
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """Rules, names of players, a start and moves.

    ``start`` is None where the game begins with the set-up. ``comments`` stand behind move i; ``remarks`` on lines of their
    own above it, or at -1 at the head of the file. ``fingerprint`` is the mark of the rules it was played under, where these
    are not the package's own; ``note`` says so if they have changed since.
    """

    ruleset: str
    rules: Rules
    moves: tuple[Move, ...] = ()
    names: tuple[str, ...] = ()
    seed: int | None = None
    start: State[Any, Any] | None = None
    tries: tuple[Try, ...] = ()
    comments: Mapping[int, str] = field(default_factory=dict, hash=False)
    remarks: Mapping[int, str] = field(default_factory=dict, hash=False)
    fingerprint: str | None = None
    _last: State[Any, Any] | None = field(default=None, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.fingerprint is None:
            object.__setattr__(self, "fingerprint", fingerprint(self.ruleset) if is_outside(self.ruleset) else "")
        check_names(self.names, self.rules.players)
        if self.seed is not None and not 0 <= self.seed <= MOST_SEED:
            raise RecordError(f"the seed must be a whole number from 0 to {MOST_SEED}.")
        for text in (*self.comments.values(), *(one.comment for one in self.tries)):
            _check_comment(text)
        for text in self.remarks.values():
            for line in text.split("\n"):
                _check_comment(line)

    @property
    def note(self) -> str:
        """A sentence where the game was played under other rules than those that tell it now, else nothing."""
        if not self.fingerprint or self.fingerprint == fingerprint(self.ruleset):
            return ""
        values = {"ruleset": self.ruleset, "then": self.fingerprint, "now": fingerprint(self.ruleset)}
        return words("core").say("records", "other-rules", values)

    def states(self) -> list[State[Any, Any]]:
        """Every state of the game, from the start to after the last move."""
        found = [self.opening()]
        for move in self.moves:
            found.append(found[-1].play(move))
        return found

    def opening(self) -> State[Any, Any]:
        """The state it starts from."""
        if self.start is not None:
            return self.start
        state: State[Any, Any] = ruleset(self.ruleset).start(self.rules)
        return state

    def final(self) -> State[Any, Any]:
        """The state after the last move."""
        if self._last is not None:
            return self._last
        state = self.opening()
        for move in self.moves:
            state = state.play(move)
        return state

    def ending(self, last: State[Any, Any]) -> Self:
        """The same record, told by those who have just played it to which state its last move led."""
        object.__setattr__(self, "_last", last)
        return self

    def refusals(self) -> list[tuple[int, Move, Refusal]]:
        """Each move that was asked about, after how many moves, and why it is refused."""
        states = self.states()
        found = [(at, move, states[at].refusal(move)) for at, move, _ in self.tries]
        return [(at, move, refusal) for at, move, refusal in found if refusal is not None]

    def story(self) -> Iterator[str]:
        """The game told in sentences with their clauses, a line an event."""
        refused = _by_place(self.refusals())
        for at, state in enumerate(self.states()):
            yield from (f"{event.sentence(self.names)} [{event.clause}]" for event in state.events)
            for _, move, why in refused.get(at, ()):
                yield f"'{move}' is refused: {why.said(self.names)} [{why.clause}]"

    def text(self) -> str:
        """The record as it stands in a file; :class:`RecordError` if it is longer than a file that can be read back."""
        rows = list(self._lines())
        text = "\n".join(rows) + "\n"
        size = len(text.encode())
        if size > MOST_BYTES or len(rows) > MOST_LINES:
            limits = f"at most {MOST_BYTES:,} bytes and {MOST_LINES:,} lines can be read back"
            raise RecordError(f"the record is too long to be kept: {size:,} bytes, {len(rows):,} lines; {limits}.")
        return text

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file whole, or leave what was there."""
        import tempfile
        from pathlib import Path

        target = Path(path)
        handle, draft = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(self.text())
            os.chmod(draft, 0o644)
            os.replace(draft, target)
        except BaseException:
            Path(draft).unlink(missing_ok=True)
            raise

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Self:
        """Read a file and check it whole; :class:`RecordError` names the line and what was expected."""
        return cls.read(read_text(path))

    @classmethod
    def read(cls, text: str) -> Self:
        """Read a record from its text and check it whole."""
        from .reading import read_fields

        return cls(**read_fields(text))

    def _lines(self) -> Iterator[str]:
        yield from (f"# {remark}" for remark in self.remarks.get(-1, "").split("\n") if remark)
        yield f"{HEAD} {FORMAT}"
        yield f"ruleset: {self.ruleset}"
        if self.fingerprint:
            yield f"fingerprint: {self.fingerprint}"
        yield from _block("rules", write_rules(self.rules))
        if self.names:
            yield f"names: {', '.join(self.names)}"
        if self.seed is not None:
            yield f"seed: {self.seed}"
        if self.start is not None:
            yield from _block("start", self.start.position().split("\n"))
        yield "moves:"
        asked = _by_place(self.tries)
        for at in range(len(self.moves) + 1):
            yield from (f"  # {remark}" for remark in self.remarks.get(at, "").split("\n") if remark)
            yield from (_with(f"  try {one.move}", one.comment) for one in asked.get(at, ()))
            if at < len(self.moves):
                yield _with(f"  {self.moves[at]}", self.comments.get(at, ""))


def check_names(names: tuple[str, ...], players: int) -> None:
    """Raise :class:`RecordError` unless there is a fit name for each player, or none at all."""
    if names and len(names) != players:
        raise RecordError(f"there are {len(names)} names for {players} players.")
    for name in names:
        if not name.isprintable() or name != name.strip() or not 0 < len(name) <= LONGEST_NAME or set(name) & set(",#"):
            raise RecordError(f"a name is 1 to {LONGEST_NAME} printable characters without comma or '#'; {name[:60]!r} is not.")
    if len(set(names)) < len(names):
        raise RecordError("two players have the same name.")


def _check_comment(text: str) -> None:
    if not text.isprintable() or text != text.strip():
        raise RecordError(f"a comment is one line of printable text; {text[:60]!r} is not.")


def _by_place(told: Iterable[Told]) -> dict[int, list[Told]]:
    """What was said, by the number of moves played before it."""
    places: dict[int, list[Told]] = {}
    for one in told:
        places.setdefault(one[0], []).append(one)
    return places


def _with(line: str, comment: str) -> str:
    return f"{line}  # {comment}" if comment else line


def _block(key: str, inside: list[str]) -> Iterator[str]:
    if inside:
        yield f"{key}:"
        yield from (f"  {line}" for line in inside)
