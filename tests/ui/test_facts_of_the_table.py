"""Facts of the table in free words: which turn it is, everybody's money, whether a colour is open, what a marker is for."""

from __future__ import annotations

import pytest

from tests.ui.test_rules_of_another_moment import first_turn, told


@pytest.mark.parametrize(
    ("name", "question", "answer"),
    [
        ("shark", "how many turns have we played", "This is turn 1 of the game."),
        ("mark", "how much money does everybody have", "Anna's cash: $30. Ben's cash: $30."),
        ("city", "how many coins do the others have", "Anna has 15 coins. Ben has 15 coins."),
        ("mark", "is gold still open", "Gold is still open: 0 pieces are sold, of 5 that can be."),
        ("mark", "how rich am I", "Anna has $30."),
        ("city", "who has the most coins?", "Anna has 15 coins. Ben has 15 coins."),
        ("city", "how rich am I", "Anna has 15 coins."),
        ("city", "does reserving cost a marker", "It takes one marker from your hand"),
    ],
)
def test_a_fact_of_the_table_is_told(name: str, question: str, answer: str) -> None:
    assert answer in told(first_turn(name), question)
