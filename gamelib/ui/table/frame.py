"""Where the regions of a table stand in its page."""

from __future__ import annotations

from ...drawing import escaped
from ..markup import Tongue


def frame(tongue: Tongue) -> str:
    """The whole page without what fills its regions."""

    def say(key: str) -> str:
        return escaped(tongue.ui(key))

    return f"""
    <header data-region="head"></header>
    <p class="lost" role="alert" hidden>{say("lost-kernel")}</p>
    <div class="desk">
      <section class="table" aria-label="{say("board")}">
        <nav class="tabs" aria-label="{say("parts")}" hidden></nav>
        <div data-region="board"></div>
        <div class="hint"><p hidden><span></span> <span></span></p></div>
      </section>
      <div class="words">
        <button type="button" data-here="fold" class="handle" aria-expanded="true" aria-label="{say("fold")}"></button>
        <section data-region="moves" aria-label="{say("moves")}"></section>
        <section class="ask" aria-label="{say("why-not")}">
          <h4 class="tool">{say("why-not")}</h4>
          <form data-do="question" class="row" autocomplete="off">
            <input name="move" placeholder="{say("example")}" aria-label="{say("why-not")}">
            <button type="submit">{say("ask")}</button>
          </form>
          <div data-region="answer" aria-live="polite"></div>
          <button type="button" data-do="hush" class="hush" aria-label="{say("close")}">✕</button>
        </section>
        <section data-region="log" aria-label="{say("log")}" tabindex="0"></section>
      </div>
    </div>
    <div data-region="time"></div>
    <div data-region="curves"></div>
    <div data-region="work" role="status"></div>
    <div data-region="dialog"></div>
    <div class="menu" role="menu" aria-label="{say("menu")}" hidden></div>
    <p class="live" aria-live="polite"></p>"""
