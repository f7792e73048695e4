"""Exercises as a page: the name first, then question, board and a field of the right kind; at the end the work is handed in."""

from __future__ import annotations

from typing import Any

from ...core.deeds import without_notation
from ...core.errors import RecordError
from ...core.exercise import FUNCTION, RIGHT, UNREAD, WRONG, Exercise, exercises
from ...core.rulesets import ruleset
from ...core.words import words
from ...drawing import escaped
from ...teach.page import SIGNS, Said
from ...teach.results import Results
from ...teach.work import Task, Work
from ..markup import button, element
from ..message import OF_THE_WINDOW, Message, fields_of, text_of
from ..page import Contents, Page
from . import ending, fields, frame, handing_in, heading, parts, putting_away, showing, steps
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
        self.against, self.dialog, self.trouble = False, "", ""
        self.code = False  # whether there are cells beside the page, for answers in Python
        self.window = ""

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
        if not self.work.pupil:
            blank = dict.fromkeys(("answer", "time", "dialog"), "")
            here_now = parts.facts({}, [], self._say("who"), self.wide)
            title = heading.name_of_exercises(self) + heading.projector(self)
            return {**blank, "head": title, "board": self._board(), "moves": self._who(), "facts": here_now}
        acts = fields.acts(self.asked, self.draft.origin)
        return {
            "head": heading.of_exercises(self),
            "board": self._board(),
            "moves": self._question(),
            "answer": "".join(map(self._told, self.said.get(self.name, ()))) + ending.of_exercises(self),
            "time": steps.of_exercises(self),
            "dialog": self._dialog(),
            "facts": parts.facts(acts, showing.marks(self), self._spoken(), self.wide) | {"fits": self.wide},
        }

    def act(self, message: Message) -> None:
        """Take a name, a part of an answer, a check, a request for help, or turn to another exercise."""
        do, arg, given = message["do"], text_of(message), fields_of(message)
        if do in OF_THE_WINDOW:
            self.window = arg if do == "width" else self.window
            return
        self.dialog = ""  # a window that is open belongs to what was shown
        if do == "name":
            self._called(given.get("text", ""))
        elif do in ("play", "add", "place"):
            self._add(arg or given.get("text", ""))
        elif do == "drop":
            self.draft.parts = [part for at, part in enumerate(self.draft.parts) if str(at) != arg]
        elif do == "check":
            self._check(fields.answer(self.asked, self.draft, given | ({"text": arg} if arg else {})))
        elif do in ("clause", "dialog"):
            self.dialog = arg if do == "clause" else ""
        elif do in ("lesson", "table"):
            self.turned = self._leads_to(do)
        elif do in ("leave", "home") and self.origin is not None:
            self.turned = parts.left_for(do, self.origin)
        elif do == "to" and arg in self.work:
            self.name, self.against = arg, False
        else:
            self._other(do)

    def _other(self, do: str) -> None:
        given = {
            "hint": self._hint,
            "solution": self._solution,
            "wide": self._widen,
            "turn": self._turn,
            "hand-in": self._hand_in,
            "someone-else": self._someone_else,
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
        """Go on with the work of whoever was here last in this visit."""
        if not self.work.pupil:
            self.shelf.read_work(self.work, self.satchel.last(self.work.ruleset))

    def saved(self) -> dict[str, Any]:
        """The exercises as plain data."""
        return putting_away.saved_exercises(self)

    def still(self) -> str:
        """The board and the question, for pages that run no code."""
        return f'<div class="gamelib-still">{self._board()}<p>{parts.marked_up(self._plain("question"))}</p></div>'

    def _called(self, name: str) -> None:
        try:
            Results(self.work.ruleset, name.strip(), {})
        except RecordError:
            self.trouble = self._say("bad-name")
            return
        self.trouble = ""
        if not self.shelf.read_work(self.work, self.satchel.of_pupil(self.work.ruleset, name)):
            self.work.pupil = name.strip()

    def _someone_else(self) -> None:
        """Ask for a name again; the work of whoever was here is kept."""
        self.keep()
        self.work.clear()
        self.name, self.drafts, self.said = next(iter(self.work)), {}, {}

    def _add(self, part: str) -> None:
        known = {text for options in fields.acts(self.asked, self.draft.origin).values() for text, _ in options}
        if part.startswith(fields.FROM) or part == fields.FROM.strip():
            self.draft.origin, self.against = part.removeprefix(fields.FROM) if part in known else "", False
        elif part in known or part in map(str, fields.candidates(self.asked)):
            self.draft.add(part, self.asked.field)
            self.against = False

    def _check(self, answer: str) -> None:
        """The same wrong answer once more is no further try: what was said of it still stands there."""
        if answer and answer == self.draft.tried:
            return
        verdict = self.task.check(answer)
        self.draft.tried = answer if verdict.status == WRONG else ""
        self._take(showing.with_right_move(verdict, self.asked, answer) if verdict.status == RIGHT else verdict)
        self.against = self.said[self.name][0].shown is not None and verdict.status in (RIGHT, WRONG)

    def _take(self, said: Said) -> None:
        """The last verdict first, instead of the one before it."""
        kept = [one for one in self.said.get(self.name, []) if one.status not in (RIGHT, WRONG, UNREAD, "not attempted")]
        self.said[self.name] = [said, *(one for one in kept if one != said)]

    def _hint(self) -> None:
        self._say_first(self.task.hint())

    def _solution(self) -> None:
        self._say_first(showing.with_right_move(self.task.solution(), self.asked, self.asked.right))
        self.against = self.said[self.name][0].shown is not None

    def _say_first(self, said: Said) -> None:
        """What was asked for last stands first, where it is seen."""
        self.said[self.name] = [said, *(one for one in self.said.get(self.name, ()) if one != said)]

    def _widen(self) -> None:
        self.satchel.projected = not self.wide

    def _turn(self) -> None:
        self.against = not self.against

    def _hand_in(self) -> None:
        file = self.shelf.hand_in(self.work.results())
        self.dialog, self.trouble = f"handed-in {file}", ""

    def _leads_to(self, what: str) -> Page:
        from .opening import beyond

        return beyond(what, self.work.ruleset, self.shelf, self.origin)

    def _who(self) -> str:
        """The name, before anything else."""
        form = parts.text_form("name", self._say("name"), "", self._say("begin"), maxlength=60, size=24)
        trouble = parts.paragraph(self.trouble, class_="verdict wrong")
        return (
            parts.paragraph(self._say("who"), class_="question")
            + form
            + trouble
            + parts.paragraph(self._say("who-why"), class_="quiet")
        )

    def _board(self) -> str:
        against, asked, shape = self._against(), self.asked.state, parts.shape(self.window, self.wide)
        state = parts.from_seat(asked if against is None else against, asked, shape)
        drawing: str = state.svg(names=self.asked.record.names, language=self.language, targets=None, shape=shape)
        return drawing

    def _against(self) -> Any:
        shown = [one.shown for one in self.said.get(self.name, ()) if one.shown is not None]
        return shown[0] if shown and self.against else None

    def _question(self) -> str:
        task = self.asked
        step = words("teach", self.language).template("steps", task.step)
        head = element("h3", f"{escaped(task.text('title', self.language))} <small>{escaped(step)}</small>")
        asked = parts.paragraph(self._plain("question"), class_="question")
        return head + asked + fields.shown(task, self.draft, self.code)

    def _told(self, said: Said) -> str:
        sign = f"<b>{SIGNS[said.status]}</b> " if said.status in (RIGHT, WRONG) else ""
        text = element("p", f"{sign}{parts.marked_up(self._worded(said.sentence))}")
        clause = ruleset(self.work.ruleset).rulebook[said.clause] if said.clause else None
        rule = parts.clause_brief(clause, self.wide) if clause is not None and clause.sentence not in said.sentence else ""
        last = next((one for one in self.said[self.name] if one.shown is not None), None)
        is_other = said is last and said.shown != self.asked.state
        turn = button(self._say("own-board" if self.against else "counterexample"), "turn") if is_other else ""
        why = parts.paragraph(self._plain("solution")) if said.status == RIGHT else ""
        kind = {RIGHT: "right", WRONG: "wrong"}.get(said.status, "")
        return element("div", text + why + rule + turn, class_=f"verdict {kind}".strip())

    def _dialog(self) -> str:
        kind, _, file = self.dialog.partition(" ")
        if kind == "handed-in":
            return handing_in.sheet(self.work.results(), file, self.language)
        return parts.clause_dialog(self.dialog) if self.dialog else ""

    def _spoken(self) -> str:
        said = self.said.get(self.name)
        return self._worded(said[0].sentence) if said else self._plain("question")

    def _plain(self, part: str) -> str:
        return self.asked.plain(part, self.language)

    def _worded(self, text: str) -> str:
        """A text without notation: the moves in it are said as at the table."""
        return without_notation(text, self.work.ruleset, self.asked.record.names, self.asked.state.rules)

    def _say(self, key: str, **values: Any) -> str:
        return frame.say(key, self.language, **values)
