"""Money lies in purses and the bank, and the most of it wins, alone or shared."""

from __future__ import annotations

import pytest

from gamelib.core.events import Log
from gamelib.core.kit.money import payment, richest, tell_winner


@pytest.mark.parametrize(
    ("scores", "winners", "key", "most"),
    [
        ((3, 5), (1,), "winner", 5), ((5, 5), (0, 1), "shared-win", 5), ((5, 4, 5), (0, 2), "shared-win", 5),
        ((-2, -3), (0,), "winner", -2), ((0, 0, 0), (0, 1, 2), "shared-win", 0),
    ],
)  # fmt: skip
def test_the_highest_score_wins_alone_or_shared(scores: tuple[int, ...], winners: tuple[int, ...], key: str, most: int) -> None:
    ended, log = richest("mark.winner", scores), Log()
    assert (ended.clause, ended.scores, ended.winners) == ("mark.winner", scores, winners)
    tell_winner("mark.winner", ended, log)
    assert [(event.clause, event.key, event.values) for event in log] == [
        ("mark.winner", key, {"winners": winners, "cash": most})
    ]
    tell_winner("mark.winner", ended, None)


def test_a_payment_of_nothing_moves_nothing() -> None:
    assert payment(1, 0) == ()
    assert [payment(1, amount) for amount in (5, -5)] == [((("bank",), ("cash", 1), "money", amount),) for amount in (5, -5)]
