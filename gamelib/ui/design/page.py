"""The designer's page: turn a dial, and what it does is shown while games come in, beside the same games as printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from time import perf_counter
from typing import Any

from ...core.errors import RulesError
from ...core.rulesets import named
from ...lab.change.beside import PLAIN, Beside, Difference, all_measures
from ...players.bots import sensible_name
from ..message import OF_THE_WINDOW, Message, fields_of, text_of
from ..page import SLICE, Contents, Page
from ..table.heading import titled
from . import dials, frame, odd, shown
from .allowance import MOST_GAMES, TOGETHER
from .picture import Axes
from .warming import is_warm, warm

MOST_PAIRS, SEED = 1000, 0
"""Pairs of games for one question, and the seed of its studies."""
GAMES = "games"
"""What a visitor's purse counts."""
PATIENT = ("strong",)
"""Bots whose single move may take longer than a slice of a server; they play where nobody else waits."""
OFTEN = 25
"""What is known is worked out anew after every pair at first, and later when a twenty-fifth more games have come in."""


class DesignPage(Page):
    """A ruleset with some ``fields`` of its rules changed, and the ``pairs`` of games that show what that does."""

    def __init__(self, ruleset: str, fields: Mapping[str, Any] | None = None, bots: str = "") -> None:
        super().__init__()
        self.game = named(ruleset)
        self.name = ruleset
        self.bots = bots or sensible_name(self.game)
        self._known_bot(self.bots)
        self.fields: dict[str, Any] = {}
        self.measure, self.door = PLAIN[0], False
        self.error: RulesError | None = None
        self.dialog, self.trouble = "", ""
        self.pairs: Beside | None = None
        self.running, self.worked = False, 0
        warm()
        self.seen: list[Difference] = []
        self.counted, self.cut, self.axes = 0, 0, Axes()
        self._as_printed: dict[tuple[str, tuple[str, ...]], dict[int, Any]] = {}
        self.folder: Path | None = None
        for field, value in (fields or {}).items():
            self._take(field, value)
        self._begin()

    @property
    def spent(self) -> int:
        """Games that were played for this visitor."""
        return self.purse.get(GAMES, 0)

    @spent.setter
    def spent(self, games: int) -> None:
        self.purse[GAMES] = games

    @property
    def is_shared(self) -> bool:
        """Whether others wait for their turn: long single steps are then left out."""
        return self.slice < SLICE

    def levels(self) -> list[str]:
        """The bots that may play."""
        return [name for name in self.game.BOTS if not (self.is_shared and name in PATIENT)]

    @property
    def address(self) -> str:
        """The designer's page of the game; none where no door leads elsewhere."""
        return f"/{self.name}/design" if self.door else ""

    @property
    def title(self) -> str:
        """The game, and that it is designed here."""
        return f"{titled(self.name, self.tongue)[0]} · {self.say('title')}"

    def leave(self) -> None:
        """Play no more games while nobody looks."""
        self.running = False

    def frame(self) -> str:
        """Where the regions stand."""
        return frame.frame(self.language)

    def contents(self) -> Contents:
        """The dials, what they do, and what can be done about it."""
        self._look()
        return {
            "head": shown.head(self),
            "time": shown.steps(self),
            "answer": shown.answer(self),
            "moves": shown.dials_of(self),
            "dialog": shown.dialog(self),
            "facts": self._facts(),
        }

    def _facts(self) -> dict[str, Any]:
        work = self.worked + 1 if self.running or self.awaits else 0
        return {"acts": {}, "marks": [], "say": shown.spoken(self), "work": work, "words": {"copied": self.say("copied")}}

    def act(self, message: Message) -> None:
        """Turn a dial, choose who plays, stop and go on, open the odd game, write it down."""
        do, arg = str(message["do"]), text_of(message)
        if do in OF_THE_WINDOW:
            return
        if do == "more":
            return self.work()
        self.trouble = ""
        if do.startswith(dials.SET):
            return self._turn(do.removeprefix(dials.SET), fields_of(message).get("text", arg))
        acts: dict[str, Callable[[str], None]] = {
            "printed": self._printed,
            "level": self._level,
            "measure": self.choose_measure,
            "stop": self._stop,
            "go": self._go,
            "odd": self._odd,
            "write": self._write,
            "clause": self._open,
            "dialog": self._close,
            "door": self._door,
        }
        if do not in acts:
            raise ValueError(self.say("no-such", name=do[:60]))
        acts[do](arg)

    def refuse(self, sentence: str) -> None:
        """Say on the page what cannot be done."""
        self.trouble = sentence

    def saved(self) -> dict[str, Any]:
        """The dials and who plays as plain data."""
        entrance = None if self.origin is None else self.origin.saved()
        kept = {"ruleset": self.name, "fields": self.fields, "bots": self.bots, "measure": self.measure}
        return {"kind": "design", **kept, "door": self.door, "entrance": entrance}

    def still(self) -> str:
        """What is known, for pages that run no code."""
        return shown.still(self)

    def work(self) -> None:
        """Let games come in for a slice of time; they pause after any move."""
        if not self.running:
            return self._await() if self.awaits else self.quietly()
        if self.pairs is None:
            self.pairs = self._set_up()
        end, before = perf_counter() + self.slice, self.pairs.played
        try:
            for _ in self.pairs.going():
                if perf_counter() >= end:
                    break
            else:
                self.running = False
        except ValueError:
            self.running = False
            raise
        finally:
            self.worked += 1
            self._pay(self.pairs.played - before)

    @property
    def awaits(self) -> bool:
        """Whether it was stopped before games that came in could be looked at, as the libraries were not there yet."""
        return not self.running and self.pairs is not None and self.counted < self.pairs.games

    def _await(self) -> None:
        """Wait for the libraries, a slice at a time."""
        is_warm(self.slice)
        self.worked += 1

    def _pay(self, games: int) -> None:
        """Count games for the visitor, and for all visitors of a server; whoever has had all stops, and is told so."""
        self.spent += games
        if self.is_shared:
            TOGETHER.add(games)
        if trouble := self._spent():
            self._stop("")
            self.refuse(trouble)

    def _spent(self) -> str:
        """Why no more games may be played, or nothing."""
        if self.spent >= MOST_GAMES:
            return self.say("spent", games=self.spent)
        return self.say("spent-together", games=TOGETHER.most) if self.is_shared and TOGETHER.is_spent else ""

    def say(self, key: str, **values: object) -> str:
        """A text of this page."""
        return frame.say(key, self.language, **values)

    def choose_measure(self, measure: str) -> None:
        """The measure in which the odd game is looked for."""
        known = self.pairs.measures if self.pairs is not None else all_measures(self.name)
        if measure not in known:
            raise ValueError(self.say("no-measure", name=measure[:60], known=", ".join(known)))
        self.measure = measure

    def _look(self) -> None:
        """Work out what is known, where games enough have come in since the last look."""
        if self.pairs is None or not is_warm(0.0 if self.is_shared else None):
            return
        games = self.pairs.games
        if games > self.counted and (not self.running or games >= self.counted + max(1, self.counted // OFTEN)):
            self.seen, self.counted, self.cut = self.pairs.differences(), games, self.pairs.cut()

    def _turn(self, field: str, text: str) -> None:
        known = self.game.Rules.dials()
        if field not in known:
            raise ValueError(self.say("no-dial", name=field[:60], known=", ".join(known)))
        self._take(field, dials.value_of(known[field], text))
        self._begin()

    def _take(self, field: str, value: Any) -> None:
        """A field as it is wanted; what cannot be stays on its dial until it is turned on, for two may have to be turned."""
        if isinstance(value, str):
            value = value[:200]
        if field in self.game.Rules.dials() and value == getattr(self.game.Rules.of(), field):
            self.fields.pop(field, None)
        else:
            self.fields[field] = value

    def _begin(self) -> None:
        """Begin a new question; games as printed that were played before are used again."""
        self.pairs, self.seen, self.axes = None, [], Axes()
        self.counted = self.cut = 0
        self.error = None
        try:
            self.game.Rules.of(**self.fields)
        except RulesError as error:
            self.error = error
        self.running = self.can_go

    @property
    def can_go(self) -> bool:
        """Whether there are games to come."""
        ended = self.pairs is not None and self.pairs.games >= MOST_PAIRS
        return bool(self.fields) and self.error is None and not ended and not self._spent()

    def _set_up(self) -> Beside:
        """The pairs of games of this question; the game's own measures look at every move again, which others wait for."""
        measures = PLAIN if self.is_shared else all_measures(self.name)
        known = self._as_printed.setdefault((self.bots, measures), {})
        self.measure = self.measure if self.measure in measures else measures[0]
        return Beside(self.name, self.fields, self.bots, MOST_PAIRS, SEED, measures, known)

    def _known_bot(self, name: str) -> None:
        if name not in self.levels():
            raise ValueError(self.say("no-level", name=name[:60], known=", ".join(self.levels())))

    def _printed(self, _: str) -> None:
        self.fields = {}
        self._begin()

    def _level(self, name: str) -> None:
        self._known_bot(name)
        self.bots = name
        self._begin()

    def _stop(self, _: str) -> None:
        self.running = False

    def _go(self, _: str) -> None:
        self.running = self.can_go

    def _played(self) -> Beside:
        if self.pairs is None or not self.pairs.games:
            raise ValueError(self.say("no-games"))
        return self.pairs

    def _odd(self, side: str) -> None:
        """Open the game that is furthest from the others, on a table with the tools of the lab."""
        page = odd.table(self._played(), self.measure, side, self.say)
        self.running = False
        page.language, page.door, page.origin = self.language, True, self
        self.turned = page

    def _write(self, _: str) -> None:
        self._played()
        self.running = False
        self.dialog = shown.WRITTEN

    def _open(self, clause: str) -> None:
        self.dialog = clause

    def _close(self, _: str) -> None:
        self.dialog = ""

    def _door(self, _: str) -> None:
        if self.door:
            from ..door import DoorPage

            self.running = False
            self.turned = self.origin or DoorPage(self.folder, self.language)
