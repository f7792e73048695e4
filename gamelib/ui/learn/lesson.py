"""A lesson as a page: a board just before something happens, a question, an answer given with mouse or keys, and the reveal."""

from __future__ import annotations

from typing import Any

from ...core.exercise import NOT_ATTEMPTED, RIGHT, UNREAD, WRONG, Verdict
from ...teach import answers
from ...teach.lesson import FIRST, LOOK, MOVE, NUMBER, PLACE, Chapter, Lesson, Scene
from ...teach.progress import SEEN
from ..markup import element
from ..message import OF_THE_WINDOW, Message, fields_of, text_of
from ..page import Contents, Page
from ..rules import in_short
from ..rules.page import all_rules
from . import (
    afresh,
    ahead,
    answering,
    dialogs,
    examples,
    frame,
    guesses,
    heading,
    motion,
    parts,
    putting_away,
    reveal,
    showing,
    spoken_of,
    steps,
    tints,
)
from .dialogs import HAPPENED, SHORT
from .keeping import Shelf


class LessonPage(Page):
    """A lesson of a ruleset, or one chapter of it; ``progress`` is what was answered."""

    def __init__(self, lesson: Lesson, chapter: str = "", shelf: Shelf | None = None) -> None:
        super().__init__()
        self.lesson, self.only = lesson, chapter
        self.chapter: Chapter = lesson[chapter] if chapter else self._first()
        self.at, self.dialog = 0, ""
        self.is_glance = False  # whether somebody who is about to begin a game only looks up how it is played
        self.card = 0  # which card of the game in short a wall shows
        self.is_over_short = False  # whether a rule was opened from the game in short, and leads back there
        self.hour = 0  # by which hour of the plan somebody goes through the scenes, counted from one
        self.verdict = Verdict(NOT_ATTEMPTED)
        self.guesses: dict[str, list[str]] = {}  # what a class said on a wall, by scene, until it is shown what happens
        self.tapped = (self.verdict, "")  # what was said to the last place or move that was tapped
        self.missed: set[str] = set()  # where a refused move was tried, before one that is allowed
        self.shelf = shelf or Shelf(None)
        self.progress = self.shelf.lesson(lesson)

    def _first(self) -> Chapter:
        return next(iter(self.lesson.chapters.values()))

    @property
    def scene(self) -> Scene:
        """The scene that is shown."""
        return self.chapter.scenes[self.at]

    @property
    def is_begun(self) -> bool:
        """Whether somebody went on, or answered."""
        return not self.is_glance and (self.at > 0 or self.chapter is not self._first() or bool(self.progress.given))

    @property
    def is_revealed(self) -> bool:
        """Whether what happens may be shown."""
        return self.scene.name in self.progress.given

    @property
    def shows_end(self) -> bool:
        """Whether the table is shown as it is after the move."""
        return self.is_revealed or self.scene.ask == LOOK

    @property
    def wide(self) -> bool:
        """Whether all is shown for a projector; it holds on every page of the visit."""
        return self.satchel.projected

    @property
    def address(self) -> str:
        """The scene that is shown; none where no door leads elsewhere."""
        return f"/{self.lesson.ruleset}/learn/{self.chapter.name}/{self.at + 1}" if self.origin is not None else ""

    @property
    def title(self) -> str:
        """The game and the chapter."""
        return f"{heading.game(self.lesson.ruleset, self.language)} · {self.chapter.title(self.language)}"

    def frame(self) -> str:
        """Where the regions stand."""
        return frame.frame(self.language)

    def contents(self) -> Contents:
        """What every region shows; nothing of the answer before it was given or asked for."""
        return {
            "head": heading.of_lesson(self),
            "board": self._board(),
            "moves": self._question(),
            "answer": reveal.answer(self),
            "time": steps.of_lesson(self),
            "dialog": dialogs.of_lesson(self),
            "facts": self._facts(),
        }

    def act(self, message: Message) -> None:
        """Answer, reveal, or turn to another scene or chapter."""
        do, arg = message["do"], text_of(message)
        if do in OF_THE_WINDOW:
            self.window = arg if do == "width" else self.window
            return
        self.is_over_short = do == "clause" and self.dialog == SHORT
        glances = self.is_glance and self.dialog == SHORT
        self.dialog = ""  # a window that is open belongs to what was shown
        given = {
            "next": self._next,
            "back": self._back,
            "reveal": self._reveal,
            "wide": self._widen,
            "again": self._again,
            afresh.SURE: self._afresh,
        }
        if do in given:
            given[do]()
        elif do == "place" and arg not in self._acts() and not self.shows_end:
            self._leave_out(arg)
        elif do == "drop":
            guesses.drop(self, arg)
        elif do in ("answer", "play", "place"):
            self._take(arg or fields_of(message).get("text", ""))
        elif do == "chapter":
            self.turn_to(arg)
        elif do == "to" and arg.isdecimal() and int(arg) < len(self.chapter.scenes):
            self.turn_to(self.chapter.name, int(arg))
        elif do in ("clause", "dialog", SHORT, HAPPENED, afresh.AFRESH):
            self.dialog = arg if do == "clause" else "" if do == "dialog" else str(do)
            self.card = int(arg) if do == SHORT and arg.isdecimal() else self.card
        elif do in ("table", "exercises"):
            self.turned = self._leads_to(do)
        elif do == "demo":
            self.turned = dialogs.demonstration(self, arg)
        elif do == in_short.ALL_RULES:
            self.turned = all_rules(self, self.lesson.ruleset)
        elif do in ("leave", "home") and self.origin is not None:
            ahead.mark(self)
            self.turned = parts.left_for(do, self.origin, glances)
        else:
            raise ValueError(self._say("no-such"))
        if do in ("play", "place"):
            self.tapped = (self.verdict, arg)

    def refuse(self, sentence: str) -> None:
        """Say on the page that something cannot be done."""
        self.verdict = Verdict(UNREAD, sentence)

    def keep(self) -> None:
        """Keep what was answered beside the notebook and with the visit."""
        self.shelf.keep(self.progress)
        if self.progress.given:
            self.satchel.lessons[self.lesson.ruleset] = self.progress.text()

    def recall(self) -> None:
        """Take up what was answered before in this visit."""
        text = self.satchel.lessons.get(self.lesson.ruleset, "")
        self.progress = self.shelf.read_lesson(self.lesson, text) if text else self.progress

    def saved(self) -> dict[str, Any]:
        """The lesson as plain data."""
        return putting_away.saved_lesson(self)

    def still(self) -> str:
        """The board and the question, for pages that run no code."""
        asked = f"{self.scene.text(self.language)} {self.scene.question(self.language)}"
        return element("div", self._board() + parts.paragraph(asked), class_="gamelib-still")

    def turn_to(self, chapter: str, at: int = 0) -> None:
        """Show a chapter from one of its scenes on; a scene that asks nothing was seen."""
        if self.scene.ask == LOOK:
            self.progress.take(self.scene.name, SEEN)
        self.chapter, self.at = self.lesson[chapter], at
        self.verdict = Verdict(NOT_ATTEMPTED)

    def _take(self, answer: str) -> None:
        if self.is_revealed or self.scene.ask == LOOK:
            return
        self.verdict = answers.judged(self.scene, answer)
        if self.verdict.status == NOT_ATTEMPTED:
            kind = "fill-guess" if guesses.are_collected(self) else "fill-number" if self.scene.ask == NUMBER else "fill"
            self.refuse(self._say(kind))
        if self.verdict.status in (RIGHT, WRONG):
            if guesses.are_collected(self):
                guesses.add(self, answer)
            elif guesses.are_crossed(self):
                guesses.point(self, answer)
            elif self.scene.ask != MOVE or self.verdict.status == RIGHT:
                self.progress.take(self.scene.name, self.verdict.status, answer)
            else:
                self.missed.add(self.scene.name)

    def _leave_out(self, place: str) -> None:
        """Say what is asked for to a click on something else; it does not count."""
        is_shown_there, called = self.scene.ask in (MOVE, PLACE), showing.called(self._board(), place)
        asked = self.scene.question(self.language)
        self.refuse(
            self._say("idle-place", place=called, how=asked) if is_shown_there else self._say("idle-look", place=called)
        )

    def _reveal(self) -> None:
        guesses.count(self)
        self.progress.take(self.scene.name, WRONG if self.scene.name in self.missed else SEEN)
        self.verdict = Verdict(NOT_ATTEMPTED)

    def _again(self) -> None:
        """Ask the scene anew."""
        self.progress.given.pop(self.scene.name, None)
        self.missed.discard(self.scene.name)
        self.guesses.pop(self.scene.name, None)
        self.verdict = Verdict(NOT_ATTEMPTED)

    def _afresh(self) -> None:
        """Forget every answer, and begin the chapter anew."""
        afresh.forget_lesson(self, self.lesson.ruleset, self.shelf)
        self.turn_to(self.chapter.name)
        self.progress.given.clear()
        self.missed.clear()
        self.guesses.clear()

    def _widen(self) -> None:
        self.satchel.projected = not self.wide

    def _next(self) -> None:
        if (stop := ahead.after(self)) is not None:
            self.turn_to(*stop)

    def _back(self) -> None:
        if (stop := ahead.before(self)) is not None:
            self.turn_to(*stop)

    def next_chapter(self) -> str | None:
        """The chapter behind this one, if the page is not for one alone."""
        names = list(self.lesson.chapters)
        behind = names.index(self.chapter.name) + 1
        return names[behind] if not self.only and behind < len(names) else None

    def _leads_to(self, what: str) -> Page:
        from .opening import beyond

        return beyond(what, self.lesson.ruleset, self.shelf, self.origin, self.window)

    def _board(self) -> str:
        moment, shape = self.scene.moment, parts.shape(self.window, self.wide)
        said = spoken_of.in_scene(self.scene, self.language, self.shows_end, self.wide)
        if not self.shows_end:
            return moment.drawing(language=self.language, shape=shape, **said)
        rings = examples.ringed(self.scene) if reveal.is_shown(self) else None
        end = parts.from_seat(reveal.end_state(self), moment.before(), shape)
        drawing: str = end.svg(names=moment.record.names, language=self.language, targets=rings, shape=shape, **said)
        return drawing

    def _question(self) -> str:
        scene = self.scene
        first = self.at == 0 and not self.only  # a notebook tells it before the cell
        about = (
            parts.about(self.chapter.text(self.language), self.window == "phone", self.chapter.name == FIRST) if first else ""
        )
        told = parts.paragraph(scene.text(self.language), class_="scene")
        asked = parts.paragraph(scene.question(self.language), class_="question")
        return about + told + asked + (reveal.options(self) if self.shows_end else answering.field(self))

    def _facts(self) -> dict[str, Any]:
        told = parts.facts(self._acts(), reveal.marks(self), self._spoken(), self.wide)
        return tints.undrawn(told, self.wide) | motion.of_lesson(self) | {"fits": self.wide}

    def _acts(self) -> parts.Acts:
        if self.shows_end or self.scene.ask not in (MOVE, PLACE):
            return {}
        if self.scene.ask == PLACE:
            spots = {answers.slug(place) for place in answers.places(self.scene)}
            return {spot: [[spot, self._say("here")]] for spot in spots}
        moment = self.scene.moment
        return parts.acts(answers.candidates(self.scene), moment.before(), moment.record.names)

    def _spoken(self) -> str:
        if self.verdict.sentence:
            return self.verdict.sentence
        return reveal.spoken(self) if self.shows_end else self.scene.question(self.language)

    def _say(self, key: str, **values: Any) -> str:
        return frame.say(key, self.language, **values)
