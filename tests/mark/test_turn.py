"""mark.turn: the order of a turn, and what is due in each phase."""

from __future__ import annotations

import pytest

from .tables import IDLE, at, cited, company, mark, play, said, why


def test_turn_storage_dice_auction_dice_action_next_player() -> None:
    state = at("act", IDLE, "30 BBG. ....", IDLE, dice="white white").play("take white 1")
    assert said(state) == ["take", "turn", "fee"]
    steps = [
        ("roll hammer red", ["roll", "auction"]),
        ("bid 1", ["bid"]),
        ("bid 5", ["bid"]),
        ("bid 3", ["bid", "bids-shown"]),
        ("place 2", ["placed"]),
        ("roll hammer star", ["roll", "name"]),
        ("auction gold", ["named", "auction"]),
        ("bid 2", ["bid"]),
        ("bid 0", ["bid"]),
        ("bid 0", ["bid", "bids-shown"]),
        ("place 4", ["placed"]),
        ("roll green green", ["roll"]),
        ("refine green 3-2", ["refine", "second-action"]),
        ("sell green 2 E", ["claim", "sell", "turn"]),
    ]
    for move, expected in steps:
        state = state.play(move)
        assert said(state) == expected, move
    assert (state.table.player, state.turn, state.phase) == (2, 22, "roll")
    assert [company(state, player) for player in (1, 2, 3)] == ["30 W... ....", "38 BB.M ....", "25 .R.. ...."]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turn_passes_clockwise_through_every_seat(players: int) -> None:
    state, seats = mark.start(players=players).play(f"first {players}"), []
    for turn in range(2 * players):
        assert state.turn == turn + 1
        seats.append(state.table.player)
        state = play(state, "roll red blue")
        state = state.play(state.moves()[0])
    assert seats == [(players - 1 + turn) % players for turn in range(2 * players)]
    assert cited(state)[-1] == "turn"


DUE = {
    "first-player": (mark.start(players=2), "take red 1", "first-player"),
    "roll": (at("roll"), "first 1", "roll"),
    "name-colour": (at("name-colour", dice="hammer star"), "bid 1", "hammer-star"),
    "bid": (at("bid", dice="hammer red", auction="red", bids="- -"), "auction red", "sealed-bids"),
    "place": (at("place", dice="hammer red", auction="red", winner=2), "bid 1", "sealed-bids"),
    "return": (at("return", "0 BBB. ....", IDLE), "roll red blue", "storage-default"),
    "act": (at("act", dice="red blue"), "return yard 1", "one-action"),
    "over": (at("over", rules=mark.Rules(players=2, turn_limit=20)), "take red 1", "stall"),
}


@pytest.mark.parametrize("phase", DUE)
def test_a_move_for_another_phase_cites_what_is_due_now(phase: str) -> None:
    state, move, clause = DUE[phase]
    assert state.phase == phase
    assert why(state, move) == (clause, f"due-{phase}")
    assert state.refusal(move).sentence[-1] == "."


@pytest.mark.parametrize("phase", DUE)
def test_a_position_of_every_phase_reads_back(phase: str) -> None:
    state = DUE[phase][0]
    assert mark.position(state.position(), state.rules) == state


def test_who_acts_in_each_phase() -> None:
    actors = {phase: state.actor for phase, (state, _, _) in DUE.items()}
    assert actors == {
        "first-player": -1, "roll": -1, "name-colour": 0, "bid": 0, "place": 1, "return": 0, "act": 0, "over": None,
    }  # fmt: skip
