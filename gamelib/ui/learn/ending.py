"""What is said when a chapter, a whole lesson or all exercises are done: how it went, and what comes next."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...core.exercise import RIGHT
from ...drawing import escaped
from ...teach.lesson import FIRST, LOOK, Chapter, Scene
from ...teach.progress import SEEN
from ..markup import element
from . import parts
from .frame import say

if TYPE_CHECKING:
    from .exercises import ExercisePage
    from .lesson import LessonPage

MOST = 0.6
"""From this share of right predictions on a chapter went well."""


def counted(page: LessonPage, scenes: Iterable[Scene]) -> dict[str, int]:
    """How many scenes there are and were seen; how many of them ask something, were predicted, and were predicted right."""
    every = list(scenes)
    asking = sum(scene.ask != LOOK for scene in every)
    given = [page.progress.given[scene.name].status for scene in every if scene.name in page.progress.given]
    is_looked_at = page.scene.ask == LOOK and page.scene in every and page.scene.name not in page.progress.given
    predicted = [status for status in given if status != SEEN]
    done = len(given) + is_looked_at
    return {"all": len(every), "done": done, "asking": asking, "answered": len(predicted), "right": predicted.count(RIGHT)}


def is_mastered(count: dict[str, int]) -> bool:
    """Whether every scene was seen, and every question answered right: at once, or when it was asked again."""
    return count["done"] == count["all"] and 0 < count["asking"] == count["right"]


def chapter_named(page: LessonPage, chapter: Chapter) -> str:
    """A chapter in the list of chapters, with how far somebody has come in it."""
    count, title = counted(page, chapter.scenes), chapter.title(page.language)
    is_said = chapter is page.chapter and (page.wide or count["done"] < count["all"])  # by the numbers of the scenes
    key = _how_far(count) if count["done"] and (not is_said or is_mastered(count)) else "chapter-open"
    return say(key, page.language, title=title, **count)


def _how_far(count: dict[str, int]) -> str:
    """The key of how far a chapter is: begun, all right, partly right, or only seen."""
    if count["done"] < count["all"]:
        return "chapter-begun"
    return "chapter-done" if is_mastered(count) else "chapter-partly" if count["answered"] else "chapter-seen"


def of_chapter(page: LessonPage) -> str:
    """After the last scene of a chapter: how many predictions were right, in a word and in numbers."""
    if not page.shows_end or page.at + 1 < len(page.chapter.scenes):
        return ""
    count, whole = counted(page, page.chapter.scenes), counted(page, page.lesson.scenes())
    if count["done"] < count["all"]:
        return parts.paragraph(say("went-open", page.language, left=count["all"] - count["done"]), class_="done")
    over = escaped(say("chapter-over", page.language, title=page.chapter.title(page.language)))
    title = element("b", f"✓ {over}" if is_mastered(count) else over)
    told = [say(_kind("went", count), page.language, **count), _praise(count, page.language)]
    is_whole = not page.only and whole["done"] == whole["all"]
    key = _kind("whole-lesson", whole) if is_whole else "can-play" if page.chapter.name == FIRST else "go-on"
    told.append(say(key, page.language, **whole))
    return element("p", f"{title} {escaped(' '.join(filter(None, told)))}", class_="done")


def _praise(count: dict[str, int], language: str) -> str:
    """A word on how it went; none where nothing was predicted."""
    if not count["answered"]:
        return ""
    share = count["right"] / count["answered"]
    return say("praise-all" if share == 1 else "praise-most" if share >= MOST else "praise-some", language)


def _kind(key: str, count: dict[str, int]) -> str:
    """Which sentence fits: nothing was predicted, some of it, or every scene."""
    return f"{key}-seen" if not count["answered"] else key if count["answered"] == count["all"] else f"{key}-partly"


def of_exercises(page: ExercisePage) -> str:
    """After the last exercise that was open: all are solved."""
    names = page.counted()
    if not page.work.pupil or page.work.results().solved_of(names) < len(names):
        return ""
    return parts.paragraph(say("all-solved", page.language, all=len(names), pupil=page.work.pupil), class_="verdict right done")


def way_of_lesson(page: LessonPage) -> str:
    """How far somebody has come in the whole lesson, as a thin line."""
    count = counted(page, page.chapter.scenes if page.only else page.lesson.scenes())
    return _way("lesson-way", count["done"], count["all"], page.language)


def way_of_exercises(page: ExercisePage) -> str:
    """How many exercises are solved, as a thin line."""
    names = page.counted()
    return _way("exercise-way", page.work.results().solved_of(names), len(names), page.language)


def _way(key: str, done: int, every: int, language: str) -> str:
    told = say(key, language, done=done, all=every)
    line = f'<i style="width:{100 * done / every:.1f}%"></i>'
    return element("div", line, class_="way", role="img", aria_label=told, title=told)
