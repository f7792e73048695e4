"""The teacher's answer key: to every scene and every exercise the answer with its reason, on paper and on screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape, unescape

from ..core.deeds import in_words
from ..core.exercise import CLAUSE, MOVES, Exercise, exercises
from ..core.rulesets import ruleset
from ..core.words import words
from ..teach import answers
from ..teach.lesson import LOOK, MOVE, PLACE, Chapter, Scene, has_lesson, lesson
from ..teach.moment import sentence
from ..teach.page import marked_up
from .sheet import printed

MOST_MOVES = 8
"""So many right moves are named; of more, only how many there are."""


def key(name: str) -> str:
    """The whole key as one file: the lesson chapter by chapter, then the exercises."""
    title = _say("key", game=words(name).label("game", name))
    chapters = lesson(name).chapters.values() if has_lesson(name) else ()
    parts = [f'<div class="key"><h1>{escape(title)}</h1><p class="quiet">{escape(_say("key-how"))}</p>']
    parts += [part for chapter in chapters for part in _chapter(chapter)]
    solved = (_solved(number, task) for number, task in enumerate(exercises(name).values(), 1))
    parts += [f"<h2>{escape(_say('exercises'))}</h2>", *solved, "</div>"]
    return printed(title, parts)


def answer(scene: Scene) -> str:
    """What is right, in words."""
    right = sorted(answers.right(scene))
    if scene.ask == PLACE:
        return ", ".join(_called(scene, place) for place in right)
    if scene.ask == MOVE:
        many = len(right) > MOST_MOVES
        return _say("any-of", count=len(right)) if many else ", ".join(_in_words(scene, move) for move in right)
    return answers.right_in_words(scene)


def _in_words(scene: Scene, move: str) -> str:
    before, names = scene.moment.before(), scene.moment.record.names
    return in_words(ruleset(scene.ruleset).parse(move), scene.ruleset, names, before.rules, fully=True)


def _called(scene: Scene, place: str) -> str:
    """A place by the name that it has on the board, without what lies there."""
    named = re.search(rf'data-place="{re.escape(place)}"[^>]*><title>([^<:]+)', scene.moment.drawing())
    return unescape(named[1]) if named else place


def _chapter(chapter: Chapter) -> Iterator[str]:
    yield f"<h2>{escape(chapter.title())} <code>{escape(chapter.name)}</code></h2>"
    yield from (_scene(number, scene) for number, scene in enumerate(chapter.scenes, 1) if scene.ask != LOOK)


def _scene(number: int, scene: Scene) -> str:
    """The answer to a scene, under the number that the page and the plan call it by."""
    moment = scene.moment
    reason = (
        moment.clause.sentence
        if scene.ask == MOVE
        else moment.reason() or " ".join(sentence(one, moment.record.names) for one in moment.told())
    )
    reason = f"{reason} {scene.after()}".strip()
    said = f'<b class="answer">{escape(answer(scene))}</b> '
    cited = f"<code>[{escape(scene.clause)}]</code>"
    asked = f'<b class="number">{number}</b> <i>{marked_up(scene.question())}</i>'
    return f'<div class="one">{asked}<br>{said}{escape(reason)} {cited}</div>'


def _solved(number: int, task: Exercise) -> str:
    head = f"<b>{number} {escape(task.text('title'))}</b> <code>{escape(task.name)}</code>"
    right = "" if callable(task.right) else f'<b class="answer">{escape(_written(task))}</b> '
    return f'<div class="one">{head}<br>{right}{marked_up(task.plain("solution"))}</div>'


def _written(task: Exercise) -> str:
    """The right answer as one would say it."""
    right = task.right
    if task.field == CLAUSE:
        return str(task.game.rulebook[right].title)
    if task.field in (MOVE, MOVES):
        moves = right.split(", ") if isinstance(right, str) else right
        return ", ".join(str(task.spoken(task.game.parse(move))) for move in moves)
    return ", ".join(map(str, right)) if isinstance(right, list) else str(right)


def _say(key: str, **values: object) -> str:
    return words("teach").say("sheet", key, values)
