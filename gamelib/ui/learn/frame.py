"""Where the regions of a lesson and of an exercise stand, and how they look."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ...core.words import LANGUAGE, words
from ...drawing import escaped

HERE = Path(__file__).parent


@cache
def style() -> str:
    """The style of lessons and exercises, which stands in their own frame."""
    return (HERE / "learn.css").read_text(encoding="utf-8")


def say(key: str, language: str = LANGUAGE, **values: object) -> str:
    """A text of these pages."""
    return words("ui/learn", language).say("learn", key, values)


def frame(language: str) -> str:
    """The whole page without what fills its regions."""

    def text(key: str) -> str:
        return escaped(say(key, language))

    return f"""<style>{style()}</style>
    <header data-region="head"></header>
    <p class="lost" role="alert" hidden>{text("lost")}</p>
    <div class="learn">
      <div class="side">
        <section class="table" aria-label="{text("board")}"><div data-region="board"></div></section>
        <div class="told">
          <button type="button" data-here="fold" class="handle" aria-expanded="true" aria-label="{text("fold")}"></button>
          <div class="read" tabindex="0" role="group" aria-label="{text("told")}">
            <section data-region="moves" aria-label="{text("question")}"></section>
            <section data-region="answer" aria-live="polite" aria-label="{text("answer")}"></section>
          </div>
          <nav data-region="time" aria-label="{text("steps")}"></nav>
        </div>
      </div>
      <div data-region="dialog"></div>
      <div class="menu" role="menu" aria-label="{text("menu")}" hidden></div>
      <p class="live" aria-live="polite"></p>
    </div>"""
