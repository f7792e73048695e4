"""Lessons and exercises as pages: further kinds of page on the same hosts."""

from __future__ import annotations

from .opening import exercise_page, exercises, lesson, lesson_page

__all__ = ["exercise_page", "exercises", "lesson", "lesson_page"]
