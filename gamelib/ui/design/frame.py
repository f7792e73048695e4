"""Where the regions of the designer's page stand, and how they look."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ...core.words import LANGUAGE, words
from ...drawing import escaped

HERE = Path(__file__).parent


@cache
def style() -> str:
    """The style of the designer's page, which stands in its own frame."""
    return (HERE / "design.css").read_text(encoding="utf-8")


def say(key: str, language: str = LANGUAGE, **values: object) -> str:
    """A text of this page."""
    return words("ui/design", language).say("design", key, values)


def frame(language: str) -> str:
    """The whole page without what fills its regions."""

    def text(key: str) -> str:
        return escaped(say(key, language))

    return f"""<style>{style()}</style>
    <div class="design">
      <header data-region="head"></header>
      <p class="lost" role="alert" hidden>{text("lost")}</p>
      <div class="side">
        <section class="seen">
          <nav data-region="time" aria-label="{text("steps")}"></nav>
          <section data-region="answer" aria-label="{text("answer")}"></section>
        </section>
        <section data-region="moves" aria-label="{text("dials")}"></section>
      </div>
      <div data-region="dialog"></div>
      <p class="live" aria-live="polite"></p>
    </div>"""
