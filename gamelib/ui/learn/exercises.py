"""Exercises as a page: the name first, then question, board and a field of the right kind; at the end the work is handed in."""

from __future__ import annotations

from typing import Any

from ...core.deeds import without_notation
from ...core.exercise import FUNCTION, MOVE, NOT_ATTEMPTED, RIGHT, UNREAD, WRONG, Exercise, exercises
from ...core.words import words
from ...drawing import escaped
from ...teach.page import Said
from ...teach.work import HINTS, Task, Work
from ..markup import element
from ..message import OF_THE_WINDOW, Message, fields_of, text_of
from ..page import Contents, Page
from . import (
    afresh,
    clicks,
    dialogs,
    ending,
    fields,
    frame,
    handing_in,
    heading,
    motion,
    naming,
    parts,
    putting_away,
    showing,
    spoken_of,
    steps,
    verdicts,
)
from .fields import Draft
from .keeping import Shelf


class ExercisePage(Page):
    """The exercises of a ruleset for one pupil; ``work`` is what has become of them."""

    def __init__(self, work: Work, name: str = "", shelf: Shelf | None = None) -> None:
        super().__init__()
        self.work, self.shelf = work, shelf or Shelf(None)
        self.name = name or next(iter(work))
        assert work[self.name]
        self.drafts: dict[str, Draft] = {}
        self.said: dict[str, list[Said]] = {}
        self.solved: Said | None = None  # the solution that was asked for last
        self.against, self.dialog, self.trouble = False, "", ""
        self.noted = ""  # what is told to a click that is no part of an answer
        self.code = False  # whether there are cells beside the page, for answers in Python
        self.looks: bool | None = None  # whether somebody only looks, without a name; where nothing is said, the way here tells

    @property
    def task(self) -> Task:
        """The exercise that is shown, with its marks."""
        return self.work[self.name]

    @property
    def asked(self) -> Exercise:
        """The exercise itself."""
        return exercises(self.work.ruleset)[self.name]

    @property
    def draft(self) -> Draft:
        """The answer that is being made."""
        return self.drafts.setdefault(self.name, Draft())

    @property
    def wide(self) -> bool:
        """Whether all is shown for a projector; it holds on every page of the visit."""
        return self.satchel.projected

    def counted(self) -> list[str]:
        """The exercises that can be solved here: those that ask for Python need cells for it."""
        tasks = exercises(self.work.ruleset)
        return [name for name in self.work if self.code or tasks[name].field != FUNCTION]

    @property
    def is_begun(self) -> bool:
        """Whether somebody went on, or gave a name, an answer or a part of one."""
        went_on = self.name != next(iter(self.work))
        return bool(went_on or self.work.pupil or self.said or any(one.parts for one in self.drafts.values()))

    @property
    def address(self) -> str:
        """The exercise that is shown, by its number; none where no door leads elsewhere."""
        number = list(self.work).index(self.name) + 1
        return f"/{self.work.ruleset}/exercises/{number}" if self.origin is not None else ""

    @property
    def title(self) -> str:
        """The game, and that exercises are solved here."""
        return f"{heading.game(self.work.ruleset, self.language)} · {self._say('exercises')}"

    def frame(self) -> str:
        """Where the regions stand."""
        return frame.frame(self.language)

    def contents(self) -> Contents:
        """What every region shows; nothing of an answer before it was given or asked for."""
        if not self.work.pupil and not naming.is_looking(self):
            blank = dict.fromkeys(("answer", "time", "dialog"), "")
            here_now = parts.facts({}, [], self._say("who"), self.wide)
            title = heading.name_of_exercises(self) + heading.projector(self)
            return {**blank, "head": title, "board": self._board(), "moves": naming.form(self), "facts": here_now}
        acts = clicks.acts(self.asked, self.draft.origin)
        return {
            "head": heading.of_exercises(self),
            "board": self._board(),
            "moves": self._question(),
            "answer": verdicts.told(self) + ending.of_exercises(self),
            "time": steps.of_exercises(self),
            "dialog": dialogs.of_exercises(self),
            "facts": parts.facts(acts, showing.marks(self), self._spoken(), self.wide) | self._moved(),
        }

    def act(self, message: Message) -> None:
        """Take a name, a part of an answer, a check, a request for help, or turn to another exercise."""
        do, arg, given = message["do"], text_of(message), fields_of(message)
        if do in OF_THE_WINDOW:
            self.window = arg if do == "width" else self.window
            return
        self.dialog = self.noted = ""  # a window that is open belongs to what was shown
        if do == "name":
            naming.take(self, given.get("text", ""))
        elif do in ("play", "add", "place"):
            self.draft.lists = do == "add"
            self._add(arg or given.get("text", ""))
        elif do == "drop":
            self.draft.parts = [part for at, part in enumerate(self.draft.parts) if str(at) != arg]
        elif do == "check":
            self._check(fields.answer(self.asked, self.draft, given | ({"text": arg} if arg else {})))
        elif do in ("clause", "dialog", afresh.AFRESH, naming.NOT_ME):
            self.dialog = arg if do == "clause" else "" if do == "dialog" else str(do)
        elif do in ("lesson", "table"):
            self.turned = self._leads_to(do)
        elif do in ("leave", "home") and self.origin is not None:
            self.turned = parts.left_for(do, self.origin)
        elif do == "to" and arg in self.work:
            self.name, self.against = arg, False
            if self.wide:
                self.said.pop(arg, None)  # a class is asked anew
        else:
            self._other(do)

    def _other(self, do: str) -> None:
        given = {
            "hint": self._hint,
            "solution": self._solution,
            "wide": self._widen,
            "turn": self._turn,
            "hand-in": self._hand_in,
            naming.OTHER: lambda: naming.ask_again(self),
            naming.LOOK: lambda: naming.look(self),
            afresh.SURE: self._afresh,
        }
        if do not in given:
            raise ValueError(self._say("no-such"))
        given[do]()

    def refuse(self, sentence: str) -> None:
        """Say on the page that something cannot be done."""
        self._take(Said(sentence, UNREAD))
        self.draft.tried = ""
        self.trouble = sentence

    def keep(self) -> None:
        """Keep the marks beside the notebook and with the visit."""
        if self.work.pupil:
            results = self.work.results()
            self.shelf.keep(results)
            self.satchel.put_exercises(self.work.ruleset, self.work.pupil, results.text())

    def recall(self) -> None:
        """Go on with the work of whoever was here last in this visit, also where that was at another game."""
        if not self.work.pupil and not self.looks and self.satchel.pupil:
            naming.take(self, self.satchel.pupil)

    def saved(self) -> dict[str, Any]:
        """The exercises as plain data."""
        return putting_away.saved_exercises(self)

    def still(self) -> str:
        """The board and the question, for pages that run no code."""
        return f'<div class="gamelib-still">{self._board()}<p>{parts.marked_up(self.plain("question"))}</p></div>'

    def _afresh(self) -> None:
        """Forget every answer, of this pupil and of those before; the name stays."""
        pupil, looks = self.work.pupil, self.looks
        naming.ask_again(self)
        afresh.forget_exercises(self, self.work.ruleset, self.shelf)
        self.work.pupil, self.looks = pupil, looks
        self.name = next(iter(self.work))

    def _add(self, part: str) -> None:
        known = {text for options in clicks.acts(self.asked, self.draft.origin).values() for text, _ in options}
        if part in self.asked.among and self.asked.field == MOVE:
            self.draft.origin = ""
            self._check(fields.answer(self.asked, self.draft, {"text": part}))  # one press is the answer, and so is one click
        elif part.startswith(clicks.FROM) or part == clicks.FROM.strip():
            self.draft.origin, self.against = part.removeprefix(clicks.FROM) if part in known else "", False
        elif part in known or part in map(str, clicks.candidates(self.asked)):
            self.draft.add(part, self.asked)
            self.against = False
        else:
            self.noted = clicks.idle(self.asked, self.draft.origin, showing.called(self._board(), part))

    def _check(self, answer: str) -> None:
        """The same wrong answer once more is no further try: what was said of it still stands there."""
        if answer and answer == self.draft.tried:
            return
        self.draft.judged = answer
        if not answer.strip(" ,;/"):
            self._take(Said(fields.unfilled(self.asked, self.task.tries > 0), NOT_ATTEMPTED))
            return
        verdict = self.task.check(answer)
        self.draft.tried = answer if verdict.status == WRONG else ""
        self._take(showing.with_right_move(verdict, self.asked, answer) if verdict.status == RIGHT else verdict)
        self.against = self.said[self.name][0].shown is not None and verdict.status in (RIGHT, WRONG)

    def _take(self, said: Said) -> None:
        """The last verdict first, instead of the one before it."""
        kept = [one for one in self.said.get(self.name, []) if one.status not in (RIGHT, WRONG, UNREAD, NOT_ATTEMPTED)]
        self.said[self.name] = [said, *(one for one in kept if one != said)]

    def _hint(self) -> None:
        self._say_first(self.task.hint(min(verdicts.hints_told(self) + 1, len(HINTS))))

    def _solution(self) -> None:
        self.solved = showing.with_right_move(self.task.solution(), self.asked, self.asked.right)
        self._say_first(self.solved)
        self.against = self.said[self.name][0].shown is not None

    def _say_first(self, said: Said) -> None:
        """What was asked for last stands first, where it is seen; that there was no answer has been heard.

        Beside the solution an answer that was not right is told no more.
        """
        gone = (UNREAD, NOT_ATTEMPTED, *([WRONG] if said is self.solved else []))
        kept = (one for one in self.said.get(self.name, ()) if one != said and one.status not in gone)
        self.said[self.name] = [said, *kept]

    def _widen(self) -> None:
        self.looks = naming.is_looking(self) or self.looks  # whoever looks goes on looking when the wall is dark
        self.satchel.projected = not self.wide

    def _turn(self) -> None:
        self.against = not self.against

    def _hand_in(self) -> None:
        if not self.work.pupil:
            return naming.ask_again(self)
        self.dialog, self.trouble = f"handed-in {handing_in.given(self)}", ""

    def _leads_to(self, what: str) -> Page:
        from .opening import beyond

        return beyond(what, self.work.ruleset, self.shelf, self.origin, self.window)

    def _board(self) -> str:
        against, asked, shape = self._against(), self.asked.state, parts.shape(self.window, self.wide)
        state = parts.from_seat(asked if against is None else against, asked, shape)
        question, close_up = self.asked.text("question", self.language), self.asked.close_up
        said = spoken_of.spoken_of(self.work.ruleset, question, wide=self.wide, close_up=close_up)
        drawing: str = state.svg(names=self.asked.record.names, language=self.language, targets=None, shape=shape, **said)
        return drawing

    def _moved(self) -> dict[str, Any]:
        return motion.of_exercise(self, self._against()) | {"fits": self.wide}

    def _against(self) -> Any:
        shown = [one.shown for one in self.said.get(self.name, ()) if one.shown is not None]
        return shown[0] if shown and self.against else None

    def _question(self) -> str:
        task = self.asked
        step = (
            self._say("with-python") if task.field == FUNCTION else words("teach", self.language).template("steps", task.step)
        )
        head = element("h3", f"<small>{escaped(step)}</small> {escaped(task.text('title', self.language))}")
        field = "" if verdicts.is_settled(self) else fields.shown(task, self.draft, self.code, self.wide)
        return head + parts.asked(self.plain("question")) + field + steps.beside(self)

    def _spoken(self) -> str:
        said = self.said.get(self.name)
        if self.noted:
            return self.noted
        return self.worded(said[0].sentence) if said else self.plain("question")

    def plain(self, part: str) -> str:
        """A text of the exercise, without notation."""
        return self.asked.plain(part, self.language)

    def worded(self, text: str) -> str:
        """A text without notation: the moves in it are said as at the table."""
        return without_notation(text, self.work.ruleset, self.asked.record.names, self.asked.state.rules)

    def _say(self, key: str, **values: Any) -> str:
        return frame.say(key, self.language, **values)
