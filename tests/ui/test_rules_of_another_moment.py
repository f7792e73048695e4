"""What is asked at another moment than its own: first what the rule says of it, and then what can be done now."""

from __future__ import annotations

import re
from html import unescape

import gamelib
from gamelib.ui.table.game import begun
from gamelib.ui.table.page import TablePage
from tests.ui.pages import ask

NAMES = ("Anna", "Ben")


def first_turn(name: str) -> TablePage:
    """The first decision of a game."""
    page = TablePage(begun(gamelib.ruleset(name).start(players=2), NAMES, 1), folder=None)
    while page.game.state.actor == gamelib.CHANCE:
        ask(page, "play", str(page.game.state.moves()[0]))
    return page


def plain(page: TablePage) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", page.answer)))


def told(page: TablePage, question: str) -> str:
    return plain(ask(page, "question", move=question))


def test_whoever_has_no_plot_is_never_told_to_build() -> None:
    page = first_turn("city")
    for question in ("may I bid 0", "whose turn is it", "what should I do now", "may I build"):
        answer = told(page, question)
        assert "must reserve a plot now, and has none to build on." in answer, question
        assert "draw a tile to build with" not in answer, question
    assert "turn: reserve a plot." in plain(ask(page, "place", "seat/0"))
