"""What a hint in SHARK gives up for a debt: all of it in one step, told with what it really covers."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from gamelib.players.hints import Hint, hint
from gamelib.shark.bots.surrender import advised
from gamelib.shark.table import SETTLE
from tests.shark.tables import at


def debtor(shares: str, cash: int = 3) -> Any:
    """A player who cannot pay a fall of blue from the cash; one share at 3,000 covers 1,000 then, two cover 3,000."""
    state = at("roll", (0, cash), ("", shares), yellow="A6 B6 C6 A7 B7", blue="E6 E7 J2 J3 J4", red="G1 G2 G3 G4")
    return state.play("roll yellow 4").play("place yellow D6")


def asked(state: Any, before: list[Hint]) -> Hint:
    return hint(state.seen_by(state.actor), Random(0), before)


def test_one_hint_gives_up_all_the_shares_that_a_debt_takes() -> None:
    for shares in ("blue 12", "blue 12 red 9"):
        state = debtor(shares, 8)
        told = asked(state, [])
        assert told.times > 1
        assert f"{told.values['owed']:,} FT that you still owe" in told.why()
        for _ in range(told.times):
            assert state.phase == SETTLE, "fewer would be enough"
            state = state.play(told.move)
        assert state.phase != SETTLE, "so many are enough"


def test_shares_that_are_given_up_one_by_one_are_told_with_what_is_still_owed() -> None:
    state, before = debtor("blue 12 red 3"), list[Hint]()
    while state.phase == SETTLE:
        before.append(asked(state, before))
        told = before[-1]
        owed = advised(state.seen_by(state.actor)).owed
        assert told.values["owed"] == owed
        assert told.values["covers"] >= owed or told.key == "surrender-part"  # type: ignore[operator]
        state = state.play(told.move)
    assert {"surrender-part", "surrender-change"} <= {one.key for one in before}
    assert not any(later.repeats(one) for one, later in pairwise(before))


@pytest.mark.parametrize(
    ("shares", "cash", "move", "times"), [("blue 2 red 3", 2, "surrender red", 1), ("blue 3 red 3", 3, "surrender blue", 2)]
)
def test_it_gives_up_what_is_missed_least(shares: str, cash: int, move: str, times: int) -> None:
    """One red share at 4,000 pays 2,000 FT, two pay 4,000; one blue at 3,000 pays 1,000, two pay 3,000."""
    told = asked(debtor(shares, cash), [])
    assert (str(told.move), told.times) == (move, times)
