"""Questions in plain words: what is meant, whether it is allowed, and why not."""

from __future__ import annotations

import re
from html import unescape

import pytest

import gamelib
from gamelib.core.wishes import meant
from tests.ui.pages import ask, played, table


def said(answer: str) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", answer)))


@pytest.mark.parametrize(
    ("name", "text", "moves"),
    [
        ("mark", "May she take a red piece?", {f"take red {square}" for square in range(1, 5)}),
        ("mark", "Is taking red to yard square 3 all right", {"take red 3"}),
        ("mark", "can I sell a gold piece on row A?", {f"sell gold {square} A" for square in range(1, 5)}),
        ("mark", "refine the blue piece to roof 2", {f"refine blue {square}-2" for square in range(1, 5)}),
        ("mark", "May Anna bid 5?", {"bid 5"}),
        ("city", "can he build on C4", {"build C4"}),
        ("city", "May I lay a road on a3?", {"lay road A3"}),
        ("shark", "Can he put a building on C4?", {f"place {colour} C4" for colour in ("red", "blue", "green", "yellow")}),
        ("shark", "buying a blue share", {"buy blue"}),
        ("marco_polo", "May she sail to Acre?", {"go Acre"}),
        ("marco_polo", "may I sell the gold jewels", {"sell gold-jewels"}),
        ("mark", "What is the weather like?", set()),
        ("mark", "", set()),
    ],
)
def test_a_sentence_finds_the_moves_that_it_speaks_of(name: str, text: str, moves: set[str]) -> None:
    catalogue = gamelib.ruleset(name).catalogue(gamelib.ruleset(name).start().rules)
    assert {str(move) for move in meant(text, name, catalogue)} == moves


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_the_example_of_a_ruleset_is_understood_and_its_verbs_are_of_kinds_that_there_are(name: str) -> None:
    texts, game = gamelib.core.words.words(name).texts, gamelib.ruleset(name)
    assert meant(texts["ask"]["example"], name, game.catalogue(game.start().rules))
    assert set(texts["verbs"]) <= set(texts["do"])


def test_yes_names_the_ways_and_their_rule_and_no_gives_the_reason() -> None:
    page = played(table(), "first 1", "roll red blue")
    told = said(ask(page, "question", move="May I take a red piece?").answer)
    assert "✓ Yes, by mark.take Take" in told
    assert "Take red to yard square 4" in told
    told = said(ask(page, "question", move="May I take a green piece?").answer)
    assert "Green is not on the dice: they show red and blue." in told
    assert "mark.one-action" in told
    told = said(ask(page, "question", move="Could I sell red on row C?").answer)
    assert "✕" in told
    assert "mark.sell" in told


def test_some_ways_are_allowed_and_one_reason_is_given_for_the_others() -> None:
    page = played(table(players=2), "first 1", "roll red blue", "take red 2", "roll red blue", "take blue 1", "roll red blue")
    told = said(ask(page, "question", move="May she take red?").answer)
    assert "not every way" in told
    assert "Take red to yard square 1" in told
    assert "Yard square 2 already holds a red piece." in told
    assert [mark for mark in page.marks if mark[0] == "instead"] == [["instead", False, ["yard/0/0", "yard/0/2", "yard/0/3"]]]


def test_what_is_not_understood_gets_an_example_and_moves_to_press() -> None:
    page = played(table(), "first 1", "roll red blue")
    answer = ask(page, "question", move="Tell me a joke!").answer
    assert "May I take a red piece?" in said(answer)
    assert 'data-do="why" data-arg="take ' in answer


def test_nothing_is_told_of_a_bid_behind_its_cover() -> None:
    page = played(table(), "first 1", "roll hammer red")
    assert "lift the cover first" in said(ask(page, "question", move="may I bid 5?").answer)
