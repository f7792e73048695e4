"""What is asked at another moment than its own: that it is not now, what is due instead, and when the rule allows it."""

from __future__ import annotations

import re
from html import unescape

import pytest

import gamelib
from gamelib.core.words import words
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


@pytest.mark.parametrize(
    ("name", "question", "rule"),
    [
        (
            "city",
            "May I bid 0?",
            "It may be done in an auction: 0 is a bid as well, and can win the shop if nobody bids more. city.auction",
        ),
        (
            "mark",
            "can you bid 0",
            "It may be done in an auction: a bid of 0 is no bid, and you get and pay nothing. mark.bid-zero",
        ),
        (
            "shark",
            "may I sell shares",
            "It may be done in your own turn, before the dice and again after your building is settled",
        ),
        (
            "marco_polo",
            "may I buy",
            "It may be done on a trading post, in a turn in which your own move led there: up to 3 cards",
        ),
    ],
)
def test_it_is_not_now_and_then_the_rule_is_told_without_a_yes_or_a_cross(name: str, question: str, rule: str) -> None:
    answer = told(first_turn(name), question)
    assert answer.strip().startswith("Not now. ")
    assert "Anna must " in answer.partition(rule)[0]
    assert rule in answer
    assert not any(sign in answer for sign in ("✕", "✓", "Yes"))


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_what_is_said_of_other_moments_rests_on_moves_and_clauses_that_there_are(name: str) -> None:
    game = gamelib.ruleset(name)
    moves = game.catalogue(game.start(players=2).rules)
    known = {move.kind for move in moves} | {str(move) for move in moves}
    for one in words(f"{name}/questions", "en").texts.get("moments", {}).values():
        assert {*one["of"].split(" | ")} <= known
        assert {f"{name}.{clause}" for clause in one["clauses"].split()} <= {*game.rulebook}
    for one in words(f"{name}/questions", "en").texts.get("limits", {}).values():
        assert one["of"] in known
        assert one["most"] in game.start(players=2).rules.dials()
        assert f"{name}.{one['clause']}" in game.rulebook
