"""The page of a table: a game to play, scrub, question and fork, in the regions that a host shows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

from ...core.errors import RecordError, RulesError
from ...core.moves import Move
from ...core.record import Record
from .. import play
from ..markup import Tongue
from ..message import Message, fields_of
from ..page import Contents, Page
from . import (
    choices,
    covers,
    curves,
    frame,
    heading,
    putting_away,
    question_heading,
    questions,
    regions,
    sight,
    still,
    waiting,
)
from .game import Branch, Game
from .keeping import Keeper
from .marks import Mark
from .moment import Moment, lone_person
from .sight import NOBODY, Eyes

PLAY, LAB = "play", "lab"


class TablePage(Page):
    """A game on a table: whose eyes see it, the dialog that is open, the answer that is shown, the work that is going on.

    ``seat`` binds the page to one player, whose eyes it never leaves. ``left`` are tables with other games that wait at the
    front door; ``number`` tells those of one game apart. One that ``only_shows`` was laid to demonstrate a rule.
    """

    def __init__(
        self,
        record: Record | None,
        at: int | None = None,
        folder: Path | None = None,
        kept: Path | None = None,
        eyes: Eyes = NOBODY,
        seat: int | None = None,
        face: str = LAB,
    ) -> None:
        super().__init__()
        self.opened: Game | None = None if record is None else Game(record, at)
        self.aside: list[tuple[Game, Eyes]] = []
        self.demonstrated, self.tried, self.said_before = "", 0, ("", list[Mark]())
        self.folder, self.keeper = folder, Keeper(kept)
        self.seat, self.chosen = seat, eyes if seat is None else seat
        self.lifted: int | None = None
        self.handed: tuple[object, bool] | None = None  # where something drawn last is looked at, or was passed on
        self.group, self.speed, self.halted = "", "1000", False
        self.face, self.projected = face, False
        self.folds: bool | None = None
        self.window = "wide"
        self.door, self.number, self.only_shows = False, 0, False
        self.left: list[TablePage] = []
        self.dialog, self.typed, self.question = "", dict[str, str](), question_heading.Question()
        self.asked: list[str] = []
        self.error: RulesError | RecordError | None = None
        self.pair, self.leafed = (0, 0), (0, 0, 0)
        self.turned_to = (0, 0, "")
        self.job: Iterator[str] | None = None
        self.report, self.worked, self.curves = "", 0, ""
        self._moment: tuple[object, Moment] | None = None
        self.put_away: tuple[object, dict[str, Any]] | None = None
        self.hinted: Move | None = None
        self.picked: Move | None = None
        self.flagged: tuple[Branch, int, int | None] | None = None  # where a game that has ended turned, for its bar
        self.last_hint: play.hints.Told | None = None
        self.clear()

    def clear(self) -> None:
        """Take the last answer off the page; what a record itself asks here is answered, where nothing is hidden."""
        self.answer, self.marks, self.hinted, self.times = "", list[Mark](), None, 1
        self.picked = None
        if self.goes_by_steps:
            self.marks = play.demonstration.marks(self)
        elif self.opened is not None and self.opened.asked_here() and not self.moment.hides:
            for _, move, why in self.opened.asked_here():
                said, marks = questions.refused(self.moment, move, why, self.tongue)
                self.answer, self.marks = self.answer + said, self.marks + marks

    @property
    def goes_by_steps(self) -> bool:
        """Whether a demonstration lies on the table that is told step by step, as to a player."""
        return bool(self.aside) and self.face == PLAY

    @property
    def tongue(self) -> Tongue:
        """The language and the names in which all is said."""
        if self.opened is None:
            return Tongue(self.language, (), self.face == PLAY)
        told = choices.needed(self.opened.state)
        return Tongue(self.language, self.opened.names, self.face == PLAY, *told, you=self._spoken_to())

    def _spoken_to(self) -> int | None:
        """Whom the page calls *you*: somebody alone at a table of bots, but nobody where a class looks on."""
        return None if self.opened is None or self.face != PLAY or self.projected else lone_person(self.opened)

    @property
    def game(self) -> Game:
        """The game on the table."""
        if self.opened is None:
            raise ValueError(self.tongue.ui("no-game"))
        return self.opened

    @property
    def moment(self) -> Moment:
        """What is shown of the game here and now, worked out once."""
        game = self.game
        key = (game, game.current, game.at, game.last, self.chosen, self.lifted, tuple(game.seats))
        if self._moment is None or self._moment[0] != key:
            self._moment = (key, Moment(game, self.chosen, self.lifted))
        return self._moment[1]

    @property
    def address(self) -> str:
        """The table of this game, or what a demonstration laid on it shows; none where no door leads elsewhere."""
        return waiting.address(self)

    @property
    def title(self) -> str:
        """The game."""
        return "" if self.opened is None else heading.titled(self.opened.state.ruleset, self.tongue)[0]

    def leave(self) -> None:
        """Put a demonstration away and end long work: the game is found again as it was."""
        while self.aside:
            self.open(*self.aside.pop())
        self.job = self.lifted = self.handed = None
        self.close()
        self.clear()  # whoever comes back has asked nothing there
        covers.leave_secrets(self)

    def open(self, game: Game, eyes: Eyes = NOBODY) -> None:
        """Put another game on the table."""
        self.opened, self.job = game, None
        self.chosen = eyes if self.seat is None else self.seat
        self.close()
        self.lifted = self.handed = None
        self.clear()
        covers.leave_secrets(self)

    def close(self) -> None:
        """Close the dialog."""
        self.dialog, self.error = "", None
        self.typed = {}

    @property
    def earlier(self) -> int:
        """How many more blocks of the log were asked for at the place that is shown."""
        branch, at, blocks = self.leafed
        return blocks if (branch, at) == (self.game.current, self.game.at) else 0

    @property
    def turned_board(self) -> str:
        """The part of the board to which somebody turned it at the place that is shown."""
        branch, at, part = self.turned_to
        return part if (branch, at) == (self.game.current, self.game.at) else ""

    def frame(self) -> str:
        """Where the regions stand."""
        return frame.frame(self.tongue)

    def contents(self) -> Contents:
        """What every region shows, but for the curves."""
        return regions.contents(self)

    @property
    def shape(self) -> str:
        """For what the board is drawn: with larger letters also where it gives room to the curves in a low window."""
        large = self.projected or self.window.startswith("small") or (self.window == "low" and self.unfolded)
        return "projector" if large else "phone" if self.window == "phone" else "wide"

    def act(self, message: Message) -> None:
        """Do what is asked; rules and records that do not fit are explained in their dialog."""
        from .acts import handle

        self.put_away = None
        before = None if self.opened is None else (self.opened, self.opened.current, self.opened.at)
        try:
            handle(self, message)
        except (RulesError, RecordError) as error:
            self.error, self.typed = error, fields_of(message)
            if not self.dialog:
                self.answer = questions.refused_text(str(error))
        covers.lower(self, before)
        covers.leave_secrets(self)

    def refuse(self, sentence: str) -> None:
        """Say in one sentence what cannot be done."""
        self.close()
        self.answer = questions.refused_text(sentence)

    def keep(self) -> None:
        """Keep the running game where it will be found again."""
        if self.opened is not None and not self.aside and self.job is None:
            self.keeper.keep(self.opened, self.tongue)

    def think(self) -> None:
        """Draw the curves."""
        if self.opened is None:
            self.curves = ""
        elif self.job is None:
            self.curves = (
                ""
                if not self.unfolded
                else curves.drawn(self.moment, self.group, self.tongue, self.face == PLAY, play.turning.flag(self.moment))
            )

    def foresee(self, far: bool = False) -> None:
        """The places before and after this one; or the two ends of the game."""
        from . import prefetch

        for asked, contents in (prefetch.ends(self) if far else prefetch.steps(self)).items():
            self.note({"ahead": {"tick": self.tick, "asked": {asked: self.news(contents)}}})

    def late(self) -> Contents:
        """The curves come after the board, which must not wait for them."""
        return {"curves": self.curves}

    def recall(self) -> None:
        """A projector shows every page of a visit, or none."""
        self.projected = self.satchel.projected

    def saved(self) -> dict[str, Any]:
        """The table as plain data."""
        return putting_away.saved(self)

    def still(self) -> str:
        """The board and the last events as a picture."""
        return "" if self.opened is None else still.picture(self.moment, self.tongue)

    @property
    def unfolded(self) -> bool:
        """Whether the curves are seen: as was chosen; unasked among the tools and at a game's end, where there is room."""
        if self.folds is not None or self.goes_by_steps:
            return self.folds is False and not self.goes_by_steps
        if self.face == LAB:
            return not (self.projected or self.window.startswith("small"))
        ended = self.game.state.actor is None and self.game.at == self.game.last
        return ended and not self.projected and self.window in ("wide", "low")

    def fork(self) -> None:
        """A new branch from here; where something is hidden, on a table that these eyes can imagine."""
        now, state = self.moment, self.game.state
        world = sight.imagined(self.game, self.game.at, now.eyes) if now.hides else None
        self.game.fork(world, now.eyes if sight.hides(state, NOBODY) else NOBODY)

    def work(self) -> None:
        """Go on with the work for a slice of time."""
        end = perf_counter() + self.slice
        while self.job is not None and perf_counter() < end:
            try:
                self.report = next(self.job)
            except StopIteration:
                self.job = None
        self.worked += 1
