"""Exercises that the engine itself checks, what pupils made of them, and pages for teachers to print.

>>> import gamelib
>>> work = gamelib.teach.Work("mark", pupil="Anna")
>>> print(work["forbidden"].hint())
Hint 1 of 2: The dice allow red, and there is a red piece on yard square 2. So the fault is in the way it would move.
"""

from __future__ import annotations

from ..core.exercise import Exercise, Verdict, exercises
from .gallery import Gallery, gallery
from .lesson import Chapter, Lesson, Scene, lesson
from .moment import Moment
from .results import Mark, Results
from .work import Task, Work

__all__ = [
    "Chapter", "Exercise", "Gallery", "Lesson", "Mark", "Moment", "Results", "Scene", "Task", "Verdict", "Work",
    "exercises", "gallery", "lesson",
]  # fmt: skip
