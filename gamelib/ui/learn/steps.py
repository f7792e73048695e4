"""The buttons below what is asked: back, show, on; help, and where to go when a chapter or all exercises are done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.exercise import RIGHT
from ...teach.lesson import FIRST, LOOK
from ...teach.work import HINTS
from ..markup import BACK_KEY, ON_KEY, button, element
from . import afresh, ahead, ending, fields, naming, verdicts
from .frame import say

if TYPE_CHECKING:
    from ..teachers.route import Stop
    from .exercises import ExercisePage
    from .lesson import LessonPage


def of_lesson(page: LessonPage) -> str:
    """Back, show and on; after the last scene of a chapter also what one can do now."""
    language, is_last = page.language, page.at + 1 == len(page.chapter.scenes)
    before, anew = ahead.before(page), afresh.of_lesson(page)
    back = anew if before is None and anew else _back(page, before) + anew
    shown = button(say("reveal", language), "reveal", title=say("reveal-help", language), **ON_KEY)
    again = button(say("again", language), "again") if page.is_revealed and page.scene.ask != LOOK else ""
    on = _on_by_plan(page) if ahead.planned(page) else _on(page, is_last) if ahead.after(page) is not None else ""
    end = _end(page) if is_last and page.shows_end and not ahead.planned(page) else ""
    return ending.of_chapter(page) + back + ("" if page.shows_end else shown) + again + on + end


def _back(page: LessonPage, before: Stop | None) -> str:
    """To the scene before; by the plan it is named, and on a wall only when it is pointed at, so that all fits on one line."""
    is_named = before is not None and ahead.planned(page)
    text = say("back-to", page.language, scene=ahead.named(page, before)) if before and is_named else say("back", page.language)
    shown, title = (say("back", page.language), text) if page.wide and is_named else (text, None)
    return button(shown, "back", disabled=before is None, title=title, **BACK_KEY)


def _on_by_plan(page: LessonPage) -> str:
    """To the next scene of the plan, on a wall named when it is pointed at; after the last one back to the plan."""
    key, strong, stop = ON_KEY if page.shows_end else {}, "strong" if page.shows_end else None, ahead.after(page)
    if stop is None:
        return button(say("plan-done", page.language), "leave", class_=strong, **key)
    text = say("next-in-plan", page.language, scene=ahead.named(page, stop))
    brief = "next-on-wall" if stop[0] == page.chapter.name else "next-chapter"
    shown, title = (say(brief, page.language, at=stop[1] + 1), text) if page.wide else (text, None)
    return button(shown, "next", class_=strong, title=title, **key)


def _on(page: LessonPage, is_last: bool) -> str:
    strong = "strong" if page.shows_end and not (is_last and page.chapter.name == FIRST) else None
    text, chapter = say("next-chapter" if is_last and not page.wide else "next", page.language), page.next_chapter()
    if is_last and page.shows_end and not page.wide and chapter is not None:
        text = say("next-called", page.language, title=page.lesson[chapter].title(page.language))
    return button(text, "next", class_=strong, **(ON_KEY if page.shows_end else {}))


def _end(page: LessonPage) -> str:
    """What to do after a chapter: play, once the first is done, and the exercises."""
    play = button(say("play", page.language), "table", class_="strong" if page.chapter.name == FIRST else None)
    return play + button(say("exercises", page.language), "exercises")


def of_exercises(page: ExercisePage) -> str:
    """Back, help and on; below them handing in, and where else to go.

    On a phone one line stays in view, and the answers keep the room: the other ways stand below what is asked.
    """
    language, task, names = page.language, page.task, list(page.work)
    at, behind, is_done = names.index(page.name), _behind(page), _is_done(page)
    back = afresh.of_exercises(page)
    back = back or button(say("back", language), "to", names[at - 1] if at else "", disabled=not at, **BACK_KEY)
    hint = _hint(page)
    shows = page.wide and task.status != RIGHT and not task.saw_solution  # on a wall all look at it together
    checks = page.wide and fields.waits(page.asked, page.draft) and not verdicts.is_settled(page)
    solution = button(say("solution", language), "solution", **(ON_KEY if shows and not checks else {}))
    strong = "strong" if task.status == RIGHT and not is_done else None
    on = button(say("next", language), "to", behind, class_=strong, **({} if shows or checks else ON_KEY)) if behind else ""
    line = back + hint + solution + on
    return line + (_hand_in(page) if is_done else "") if _is_low(page) else line + element("div", _ways(page), class_="ways")


def beside(page: ExercisePage) -> str:
    """Where else to go, at the end of what a phone scrolls; elsewhere it stands below the buttons."""
    return element("div", _ways(page), class_="ways") if _is_low(page) else ""


def _is_low(page: ExercisePage) -> bool:
    return page.window == "phone" and not page.wide


def _behind(page: ExercisePage) -> str:
    """The next exercise that can be solved here; nothing after the last."""
    names, counted = list(page.work), page.counted()
    return next((name for name in names[names.index(page.name) + 1 :] if name in counted), "")


def _is_done(page: ExercisePage) -> bool:
    """Whether nothing is left to be solved, here or behind."""
    counted = page.counted()
    return not _behind(page) or page.work.results().solved_of(counted) == len(counted)


def _hint(page: ExercisePage) -> str:
    """The next hint; the last one again where it is not in view. Where it is, the button stays under the finger, but is dim."""
    is_last = page.task.hint_of(len(HINTS)) in verdicts.heard(page)
    at = min(verdicts.hints_told(page) + 1, len(HINTS))
    text = say("no-more-hints", page.language) if is_last else say("hint", page.language, at=at, all=len(HINTS))
    return button(text, "hint", aria_disabled="true" if is_last else None)


def _hand_in(page: ExercisePage) -> str:
    """Handing in, for whoever has said a name; for others the way to say one."""
    if not page.work.pupil:
        return button(say("say-name", page.language), naming.OTHER)
    is_worth = _is_done(page) and page.work.results().solved_of(page.counted())  # as long as nothing is solved it stays quiet
    return button(say("hand-in", page.language), "hand-in", class_="strong" if is_worth else None)


def _ways(page: ExercisePage) -> list[str]:
    """Handing in; the lesson, a game, and somebody else."""
    language, pupil = page.language, page.work.pupil
    first = "" if _is_low(page) and _is_done(page) else _hand_in(page)
    lesson = button(say("lesson", language), "lesson", class_="plain")
    play = button(say("play", language), "table", class_="plain")
    other = button(say("someone-else", language, pupil=pupil), naming.NOT_ME, class_="plain")
    return [first, lesson, play, other] if pupil else [first, lesson, play]
