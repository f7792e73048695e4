"""The explorer without its page: what is shown in each region, as HTML, and what changes when something is asked of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from time import perf_counter
from typing import Any

from ..core.errors import RecordError, RulesError
from ..core.record import Record
from ..core.words import LANGUAGE
from ..drawing import escaped
from . import asking, choices, curves, eyes, files, panel, rulebook, settings, telling, travel
from .lines import Lines
from .marks import Mark
from .markup import Tongue, button, element

SLICE = 0.15
"""Long work is done in slices of so many seconds, so that it can be watched and stopped."""
Regions = dict[str, Any]


class Desk:
    """A game on a desk: its lines, the dialog that is open, the answer that is shown, and the work that is going on."""

    def __init__(
        self, record: Record | None, at: int | None = None, folder: Path | None = None, kept: Path | None = None
    ) -> None:
        self.lines: Lines | None = None if record is None else Lines(record, at)
        self.aside: list[Lines] = []
        self.chooses = record is None
        self.folder, self.kept = folder, kept
        self.offer = files.kept(kept)
        self.language, self.group, self.speed = LANGUAGE, "", "1000"
        self.dialog, self.typed = "", dict[str, str]()
        self.error: RulesError | RecordError | None = None
        self.pair = (0, 0)
        self.lifted: tuple[int, int] | None = None
        self.leafed = (0, 0, 0)
        self.job: Iterator[str] | None = None
        self.report, self.worked = "", 0
        self.clear()

    def clear(self) -> None:
        """Take the last answer off the page; what a record itself asks here is answered."""
        self.answer, self.marks = "", list[Mark]()
        if self.lines is not None:
            for _, move, why in self.lines.asked_here():
                said, marks = asking.refused(self.lines, move, why, self.tongue)
                self.answer, self.marks = self.answer + said, self.marks + marks

    @property
    def tongue(self) -> Tongue:
        """The language and the names in which all is said."""
        return Tongue(self.language, () if self.lines is None else self.lines.names)

    @property
    def game(self) -> Lines:
        """The game on the desk."""
        if self.lines is None:
            raise ValueError(self.tongue.ui("no-game"))
        return self.lines

    def open(self, lines: Lines) -> None:
        """Put another game on the desk."""
        self.lines, self.offer = lines, None
        self.close()
        self.lifted = None
        self.clear()

    def close(self) -> None:
        """Close the dialog."""
        self.dialog, self.error = "", None
        self.typed = {}

    @property
    def earlier(self) -> int:
        """How many more blocks of the log were asked for at the place that is shown."""
        branch, at, blocks = self.leafed
        return blocks if (branch, at) == (self.game.current, self.game.at) else 0

    def regions(self) -> Regions:
        """Everything that the page shows, but for the curves."""
        if self.lines is None:
            return {**_EMPTY, "board": panel.cards(self.tongue), "facts": {"say": "", "acts": {}, "marks": []}}
        if self.job is not None:
            return {"work": self._working(), "facts": self._facts()}
        return {
            "head": panel.head(self),
            "board": self._board(),
            "moves": panel.moves(self),
            "answer": self.answer,
            "log": telling.log(self.lines, self.tongue, self.earlier),
            "time": travel.bar(self.lines, self.tongue, self.speed),
            "dialog": self._dialog(),
            "work": "",
            "facts": self._facts(),
        }

    def curves(self) -> str:
        """The curves of the branch that is shown; they take longer, and come after the board."""
        if self.lines is None or self.job is not None:
            return ""
        return curves.drawn(self.lines.record(), self.group, self.lines.at, self.tongue)

    def still(self) -> str:
        """The board and the last events as a picture for pages that run no code."""
        return "" if self.lines is None else panel.still(self.lines, self.tongue)

    def _board(self) -> str:
        lines = self.game
        moves = () if self.is_covered() else eyes.choosable(lines)
        seen = eyes.seen(lines.state, eyes.viewer(lines))
        actor = lines.state.actor
        rings = choices.targets(moves, actor) if actor is not None else ()
        return seen.svg(names=self.tongue.names, language=self.language, targets=rings)

    def is_covered(self) -> bool:
        """Whether the cover lies over a secret decision."""
        return eyes.covered(self.game) and self.lifted != (self.game.current, self.game.at)

    def _facts(self) -> dict[str, Any]:
        lines = self.game
        actor = lines.state.actor
        moves = () if self.is_covered() else eyes.choosable(lines)
        acts = choices.acts(moves, actor, self.tongue, lines.state.ruleset) if actor is not None else {}
        return {
            "at": lines.at,
            "last": lines.last,
            "acts": acts,
            "marks": self.marks,
            "auto": lines.at < lines.last or lines.automatic(),
            "say": telling.latest(lines, self.tongue),
            "work": self.worked if self.job is not None else 0,
            "speed": int(self.speed),
            "words": {key: self.tongue.ui(key) for key in ("lost-kernel", "can-do", "copied")},
        }

    def _dialog(self) -> str:
        if not self.dialog:
            return ""
        name, _, arg = self.dialog.partition(" ")
        inside, title = self._pages()[name](arg), self.tongue.ui(f"title-{name}")
        shut = button("✕", "dialog", "", aria_label=self.tongue.ui("close"), class_="shut")
        head = element("header", element("h2", escaped(title)) + shut)
        return element(
            "div", head + element("div", inside, class_="inside"), role="dialog", aria_label=title, class_=f"sheet {name}"
        )

    def _pages(self) -> Mapping[str, Callable[[str], str]]:
        lines, tongue, typed = self.game, self.tongue, self.typed
        rules = self.error if isinstance(self.error, RulesError) else None
        file = self.error if isinstance(self.error, RecordError) else None
        sealed = eyes.sealed(lines)
        return {
            "rules": lambda _: settings.rules_form(lines, tongue, typed, rules),
            "seats": lambda _: settings.seats_form(lines, tongue),
            "save": lambda _: files.save_form(lines, self.folder, tongue, sealed),
            "load": lambda _: files.load_form(self.folder, tongue, typed.get("text", ""), file),
            "position": lambda _: files.position_form(lines, tongue, typed.get("text", ""), file, sealed),
            "clause": lambda clause: rulebook.clause_page(clause, tongue),
            "compare": lambda _: rulebook.side_by_side(lines, self.pair, self.group, tongue),
        }

    def work(self) -> None:
        """Go on with the work for a slice of time."""
        end = perf_counter() + SLICE
        while self.job is not None and perf_counter() < end:
            try:
                self.report = next(self.job)
            except StopIteration:
                self.job = None
        self.worked += 1

    def _working(self) -> str:
        stop = button(self.tongue.ui("stop"), "stop", class_="strong")
        return f"<progress></progress><span>{escaped(self.report)}</span>{stop}"


_EMPTY = dict.fromkeys(("head", "moves", "answer", "log", "time", "dialog", "work"), "")
