"""Bad moves, and questions that cannot be answered: refused with a clause, or with how a move is written."""

from __future__ import annotations

from typing import Any

import pytest

import gamelib
from gamelib.mark.notation import Bid, First, Put, Roll, Take

from .tables import at, mark

FOREIGN = [
    None,
    3,
    2.5,
    b"take red 1",
    ["take", "red", 1],
    {},
    object(),
    Take,
    First(5),
    First(-1),
    Roll(6, 5),
    Put(9),
    Bid(10**30),
]


@pytest.mark.parametrize("move", FOREIGN, ids=[f"{number}-{type(move).__name__}" for number, move in enumerate(FOREIGN)])
def test_foreign_moves_are_refused_in_every_phase(move: Any) -> None:
    for state in (
        mark.start(players=2),
        at("roll"),
        at("act", dice="red blue"),
        at("bid", dice="hammer red", auction="red", bids="- -"),
    ):
        with pytest.raises(gamelib.IllegalMove) as caught:
            state.play(move)
        assert caught.value.refusal.clause in mark.rulebook
        assert caught.value.refusal.sentence[-1] == "."


def test_the_first_of_more_players_than_play_is_refused_with_how_many_play() -> None:
    assert mark.start(players=2).refusal("first 3").sentence == "There is no player 3; 2 players play."


@pytest.mark.parametrize("make", [lambda: Take("red", 1), lambda: Bid(2.5), lambda: Bid(None), lambda: Roll("red", "star")])
def test_moves_are_made_of_whole_numbers(make: Any) -> None:
    with pytest.raises(gamelib.NotationError, match="must be a whole number, not"):
        make()


@pytest.mark.parametrize(
    "text", ["x" * 10_000_000, "take red " + "1" * 10**6, "bid -1", "bid 007", "bid 1e3", "take red ２", "TAKE RED 1"]
)
def test_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(gamelib.NotationError) as caught:
        at("roll").play(text)
    assert len(str(caught.value)) < 300


def test_notation_wants_text() -> None:
    with pytest.raises(gamelib.NotationError, match="Notation is text such as 'take red 2', not int"):
        mark.parse(3)


def test_a_refused_move_says_why_what_is_near_and_where_one_stands() -> None:
    with pytest.raises(gamelib.IllegalMove) as caught:
        at("act", "30 R... ....", "30 .... ....", dice="red blue").play("take red 1")
    first, *position = str(caught.value).split("\n")
    assert first == "'take red 1' is refused: Yard square 1 already holds a red piece. [mark.take] You could play 'take red 2'."
    assert position[0] == "The position:"
    assert "company 1: $30 | yard red . . . | roof . . . ." in position


def test_there_is_no_view_for_a_player_who_does_not_play() -> None:
    for viewer in (-1, 2):
        with pytest.raises(ValueError, match="the players are 0 to 1"):
            at("roll").seen_by(viewer)


def test_odds_are_only_asked_of_chance() -> None:
    with pytest.raises(gamelib.NotChance, match="no chance decides here"):
        at("act", dice="red blue").odds()


def test_bots_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="There are 3 bots for 2 players"):
        gamelib.playout("mark", mark.Rules(players=2), bots=["random"] * 3)
    with pytest.raises(ValueError, match=r"There is no bot 'clever'; the bots are .*random"):
        gamelib.playout("mark", bots="clever")
