"""Exercises that the engine itself checks, what pupils made of them, and pages for teachers to print.

>>> import gamelib
>>> work = gamelib.teach.Work("mark", pupil="Anna")
>>> print(work["forbidden"].hint())
Hint 1 of 2: Go through them with a finger on the board: is the colour on the dice? Is the square free? Whose row is it?
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
